package rules_test

import (
	"math/big"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest/toy"
)

// scripted is a toy game of one Step.
type scripted struct {
	toy.Book
	step func(*rules.Table)
}

func (s scripted) Step(b rules.Board, t *rules.Table) {
	t.Ask(rules.First, "toy.throw", "TOY-5", 0, func(m rules.Menu) { m.Quiet(rules.Option{Do: "throw"}) })
	s.step(t)
	b.(*toy.Board).Turn = 99
}

// outcomes counts through a Step after its first question and returns the
// chance of each number of toy.end that it tells, "1/6", and how many leaves
// there were.
func outcomes(t *testing.T, step func(*rules.Table)) (chance map[int]string, leaves int) {
	t.Helper()
	book := scripted{step: step}
	b, err := book.Load([]byte(fight), nil)
	if err != nil {
		t.Fatal(err)
	}
	p, _, err := rules.Begin(book, b)
	if err != nil {
		t.Fatal(err)
	}
	sums := map[int]*big.Rat{}
	err = rules.Preview{}.Outcomes(p, []rules.Option{{Do: "throw"}}, func(l rules.Leaf) {
		leaves++
		n := l.Events[len(l.Events)-1].N
		if sums[n] == nil {
			sums[n] = new(big.Rat)
		}
		sums[n].Add(sums[n], l.Chance)
	})
	if err != nil {
		t.Fatal(err)
	}
	chance = map[int]string{}
	for n, x := range sums {
		chance[n] = x.RatString()
	}
	return chance, leaves
}

// die rolls a die that hits with 4 or more.
func die(t *rules.Table) (hit int) {
	if t.Roll("toy.die", "TOY-5", rules.D(1, 6))[0] >= 4 {
		return 1
	}
	return 0
}

func end(t *rules.Table, n int) { t.Tell(rules.Event{Kind: rules.EvResult, N: n}) }

func TestRunsWithTheSameAnswersLookOnceAndListAMenuOnce(t *testing.T) {
	before, between, menus := 0, 0, 0
	chance, leaves := outcomes(t, func(t *rules.Table) {
		n := rules.Memo(t, func() int { before++; return 10 })
		n += die(t)
		n = rules.Memo(t, func() int { between++; return 2 * n })
		t.Ask(rules.Second, "toy.again", "TOY-5", 0, func(m rules.Menu) { menus++; m.Quiet(rules.Option{Do: "agree"}) })
		end(t, n+die(t))
	})
	if leaves != 36 || before != 1 || between != 6 || menus != 6 {
		t.Errorf("%d leaves; looked %d times before the first die and %d times after it, %d menus", leaves, before, between, menus)
	}
	for n := 20; n <= 23; n++ {
		if chance[n] != "1/4" {
			t.Errorf("%d: %s", n, chance[n])
		}
	}
}

func TestMemoLooksAgainInPlay(t *testing.T) {
	looked := 0
	book := scripted{step: func(t *rules.Table) {
		rules.Memo(t, func() int { looked++; return 0 })
		die(t)
	}}
	b, err := book.Load([]byte(fight), nil)
	if err != nil {
		t.Fatal(err)
	}
	p, _, err := rules.Begin(book, b)
	if err != nil {
		t.Fatal(err)
	}
	play(t, p, "throw", 3)
	if looked != 2 { // once for each answer
		t.Errorf("looked %d times", looked)
	}
}

func TestMergeOnCountsWhatFollowsOnceForTheSameNumbers(t *testing.T) {
	chance, leaves := outcomes(t, func(t *rules.Table) {
		since := t.Asked()
		n := die(t) + die(t)
		t.MergeOn(since, n)
		end(t, n+die(t))
	})
	if leaves != 3*6 {
		t.Errorf("%d leaves", leaves)
	}
	for n, want := range []string{"1/8", "3/8", "3/8", "1/8"} {
		if chance[n] != want {
			t.Errorf("%d hits: %s, want %s", n, chance[n], want)
		}
	}
}

func TestMergeOnMayReplaceWhatAnEarlierOneHasKept(t *testing.T) {
	after := 0
	chance, leaves := outcomes(t, func(t *rules.Table) {
		begun := t.Asked()
		n := die(t)
		t.MergeOn(begun, n)
		n += die(t)
		t.MergeOn(begun, n)
		n = rules.Memo(t, func() int { after++; return n })
		end(t, n+die(t))
	})
	if leaves != 3*6 || after != 3 {
		t.Errorf("%d leaves, looked %d times", leaves, after)
	}
	for n, want := range []string{"1/8", "3/8", "3/8", "1/8"} {
		if chance[n] != want {
			t.Errorf("%d hits: %s, want %s", n, chance[n], want)
		}
	}
}

func TestAPreviewHearsWhichAssumptionsTheRulesAskFor(t *testing.T) {
	var heard []string
	v := rules.Preview{OneDraw: true, OnWhatIf: func(key string, _ []int) { heard = append(heard, key) }}
	p, _ := play(t, begin(t, fight), "play k2")
	if err := v.Outcomes(p, []rules.Option{option(t, "attack p0 @p3")}, func(rules.Leaf) {}); err != nil {
		t.Fatal(err)
	}
	if len(heard) == 0 || heard[0] != "guard" {
		t.Errorf("heard %q", heard)
	}
}
