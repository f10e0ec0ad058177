package match

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"grognard/game/archive"
	"grognard/rules"
	"grognard/rules/rulestest/toy"
	"grognard/scenarios"
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

func TestWithRealDiceTheProgramDrawsTheCards(t *testing.T) {
	start := Start{Seed: 7, Dice: Real(7), Open: true}
	m := duel(t, start)
	if q := m.Request(); q.To == rules.Chance {
		t.Fatalf("with real dice somebody has to type in %s", q.Kind)
	}
	other := duel(t, Start{Seed: 8, Dice: Real(8), Open: true})
	if m.Position().Board().Hash() == other.Position().Board().Hash() {
		t.Error("the cards do not depend on the seed")
	}
	n := 0 // a die is asked for
	for ; n < 60 && m.Request().To != rules.Chance; n++ {
		q := m.Request()
		if _, err := m.Answer(q.Options[len(q.Options)-1]); err != nil {
			t.Fatal(err)
		}
	}
	if q := m.Request(); q.To != rules.Chance || q.Dice.Bag != nil {
		t.Fatalf("after %d answers the game asks %s", n, q.Kind)
	}
	g := m.Save()
	if g.Dice != archive.DiceReal {
		t.Fatalf("the save says %q", g.Dice)
	}
	back, err := Load(toy.Book{}, g)
	if err != nil {
		t.Fatal(err)
	}
	branch, err := m.Branch(m.Len(), 9)
	if err != nil {
		t.Fatal(err)
	}
	for who, m := range map[string]*Match{"the game loaded": back, "the branch": branch} {
		if q := m.Request(); q.To != rules.Chance || q.Dice.Bag != nil {
			t.Errorf("%s asks %s", who, q.Kind)
		}
		if _, ok := m.dice.Roll(0, &rules.Request{To: rules.Chance, Dice: rules.Dice{Bag: make([]rules.Ref, 3)}}); !ok {
			t.Errorf("%s does not draw cards any more", who)
		}
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

// TestNobodyIsAskedForACardWithRealDice plays on every battlefield with dice
// that are typed in: cards must never be (MAN-S.8, CCN-4.3).
func TestNobodyIsAskedForACardWithRealDice(t *testing.T) {
	for _, book := range scenarios.Books() {
		drawn, cards := 0, false
		for i, in := range scenarios.List(book.Name()) {
			_, data, err := scenarios.Open(book.Name(), in.ID)
			if err != nil {
				t.Fatal(err)
			}
			m, err := New(book, Start{Scenario: in.ID, Data: data, Dice: Real(uint64(i)), Open: true})
			if err != nil {
				t.Fatal(err)
			}
			r := rand.New(rand.NewPCG(uint64(i), 3))
			for n := 0; m.Request() != nil && n < 60; n++ {
				q := m.Request()
				cards = cards || len(m.View().Cards) > 0
				if q.To != rules.Chance {
					_, err = m.Answer(pick(r, q))
				} else if q.Dice.Bag != nil {
					t.Fatalf("%s asks for one of %d cards", in.ID, len(q.Dice.Bag))
				} else {
					_, err = m.Dice(q.Dice.Throw(r))
				}
				if err != nil {
					t.Fatal(err)
				}
			}
			for i := range m.Len() {
				if q, _ := m.Given(i + 1); q.Dice.Bag != nil {
					drawn++
				}
			}
		}
		if cards != (drawn > 0) {
			t.Errorf("%s: %d cards are drawn; it shows some: %t", book.Name(), drawn, cards)
		}
	}
}
