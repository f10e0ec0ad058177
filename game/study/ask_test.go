package study

import (
	"testing"
	"time"

	"grognard/rules"
	"grognard/scenarios"
)

// answered waits for what was asked.
func answered(t *testing.T, a *Asked) (float64, bool) {
	t.Helper()
	for range 4000 {
		if x, known, ok := a.Found(); known {
			return x, ok
		}
		time.Sleep(5 * time.Millisecond)
	}
	t.Fatal("there is no answer")
	return 0, false
}

// A battle that is over is won by who has won it; in one that goes on both have a chance; what waits for dice, or was
// called off, is not told.
func TestTheChanceAtAMomentIsFoundOut(t *testing.T) {
	book, _ := scenarios.Book("ccn")
	m := fought(t, book, battles["ccn"], 5000)
	s := Of(m, nil)
	ask := func(i int) (float64, bool) { return answered(t, s.Ask(m.At(i), func() {})) }
	if x, ok := ask(m.Len()); !ok || x != outcome(m.Result()) {
		t.Errorf("the end is told as %v, %v", x, ok)
	}
	decision, dice := -1, -1
	for i := m.Len() / 2; i < m.Len() && (decision < 0 || dice < 0); i++ {
		if q := m.At(i).Request(); q.To == rules.Chance {
			dice = i
		} else {
			decision = i
		}
	}
	if _, ok := ask(decision); ok {
		t.Error("a chance is told that nothing can be compared with")
	}
	judge := func(own float64) float64 { // a game in which whoever is to act is told to win so often
		for i := 1; i <= m.Len(); i++ {
			if by := m.By(i); by != rules.Chance {
				v := m.At(i - 1).View(rules.Chance)
				s.verdicts[i] = Verdict{Answer: i, By: v.Active, Active: v.Active, Turn: m.Book().PlayerTurn(m.At(i - 1).Board()), Before: own, Played: own}
			}
		}
		s.worked = worked{}
		x, ok := ask(decision)
		if !ok || x <= 0 || x >= 1 {
			t.Errorf("the middle is told as %v, %v", x, ok)
		}
		if m.At(decision).View(rules.Chance).Active == rules.Second {
			x = 1 - x
		}
		return x
	}
	if low, even := judge(.2), judge(.5); low <= even+.05 {
		t.Errorf("of a side that is told to lose whenever it is to act %.2f is told, else %.2f", low, even)
	}
	if _, ok := ask(dice); ok {
		t.Error("a chance is told while dice are to fall")
	}
	a := s.Ask(m.At(decision), func() {})
	a.Stop()
	answered(t, a)
}
