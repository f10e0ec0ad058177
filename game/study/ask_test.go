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
	ask := func(i int) (float64, bool) { return answered(t, Ask(m.At(i), m.At(0), func() {})) }
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
	if x, ok := ask(decision); !ok || x <= 0 || x >= 1 {
		t.Errorf("the middle is told as %v, %v", x, ok)
	}
	if _, ok := ask(dice); ok {
		t.Error("a chance is told while dice are to fall")
	}
	a := Ask(m.At(decision), m.At(0), func() {})
	a.Stop()
	answered(t, a)
}
