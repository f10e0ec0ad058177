package match

import (
	"fmt"
	"testing"

	"grognard/rules"
)

func TestSeededDiceAreFairFromAnswerToAnswer(t *testing.T) {
	q := &rules.Request{To: rules.Chance, Dice: rules.D(1, 6)}
	const n = 60_000
	for seed := range uint64(3) {
		var one [6]int
		var pairs [36]int
		before := 0
		for i := range n {
			f, ok := Seeded(seed).Roll(i, q)
			if !ok || !q.Dice.Fits(f) {
				t.Fatalf("roll %v", f)
			}
			one[f[0]-1]++
			pairs[before*6+f[0]-1]++
			before = f[0] - 1
		}
		// The 99.99 % points of chi-square with 5 and 35 degrees of freedom.
		if x := chi(one[:], n); x > 25.7 {
			t.Errorf("seed %d: faces %v, chi-square %.1f", seed, one, x)
		}
		if x := chi(pairs[:], n); x > 74.9 {
			t.Errorf("seed %d: a die depends on the one before, chi-square %.1f", seed, x)
		}
	}
}

func chi(counts []int, n int) float64 {
	want := float64(n) / float64(len(counts))
	x := 0.0
	for _, c := range counts {
		x += (float64(c) - want) * (float64(c) - want) / want
	}
	return x
}

func TestSeededDrawsFitTheBag(t *testing.T) {
	q := &rules.Request{To: rules.Chance, Dice: rules.Dice{Bag: make([]rules.Ref, 3)}}
	var seen [3]int
	for i := range 300 {
		f, _ := Seeded(9).Roll(i, q)
		if !q.Dice.Fits(f) {
			t.Fatalf("draw %v", f)
		}
		seen[f[0]]++
	}
	if seen[0] < 60 || seen[1] < 60 || seen[2] < 60 {
		t.Errorf("draws %v", seen)
	}
}

func TestSameActionGetsTheSameDiceAfterATakeBack(t *testing.T) {
	m := atGuard(t, Start{Seed: 11})
	n := m.Len()
	first := answer(t, m, "pass", "agree")
	m.TakeBack(n)
	again := answer(t, m, "pass", "agree")
	if fmt.Sprint(first) != fmt.Sprint(again) {
		t.Errorf("first %v, then %v", first, again)
	}
}

func TestScriptedDiceFallAsWrittenAndThenThePlayersRoll(t *testing.T) {
	deal := [][]int{{0}, {0}, {0}, {0}, {0}, {0}}
	m := atGuard(t, Start{Dice: Script(append(deal, []int{6})...)})
	events := answer(t, m, "pass", "agree")
	found := false
	for _, e := range events {
		found = found || e.Kind == rules.EvDice && e.Faces[0] == 6
	}
	if !found {
		t.Fatalf("no six in %v", events)
	}
	m = atGuard(t, Start{Dice: Script(deal...)})
	answer(t, m, "pass", "agree")
	if q := m.Request(); q.To != rules.Chance {
		t.Fatalf("the game asks %+v", q)
	}
	if _, err := m.Answer(rules.Option{Do: "pass"}); err != ErrDice {
		t.Errorf("an answer instead of dice gives %v", err)
	}
	if _, err := m.Dice([]int{7}); err == nil {
		t.Error("a seven is taken")
	}
	if _, err := m.Dice([]int{2}); err != nil || m.Request().To == rules.Chance {
		t.Errorf("a two gives %v and the request %+v", err, m.Request())
	}
}

func TestDiceTypedByHandPlayAWholeDeal(t *testing.T) {
	m := duel(t, Start{Dice: Hand()})
	for range 6 {
		q := m.Request()
		if q.To != rules.Chance || q.Dice.Bag == nil {
			t.Fatalf("the game asks %+v", q)
		}
		if _, err := m.Dice([]int{0}); err != nil {
			t.Fatal(err)
		}
	}
	if q := m.Request(); q.To != rules.First {
		t.Errorf("after the deal the game asks %+v", q)
	}
}
