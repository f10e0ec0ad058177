package match

import (
	"math/rand/v2"
	"testing"

	"grognard/rules"
)

// deployed is a setup of Manoeuvre in which one side has placed its first units.
func deployed(t *testing.T, units int) *Match {
	t.Helper()
	m := battle(t, "man-09-open-battle", Start{Open: true, Seed: 11})
	for r := rand.New(rand.NewPCG(1, 1)); m.Request().Kind != "setup.deploy"; {
		if _, err := m.Answer(pick(r, m.Request())); err != nil {
			t.Fatal(err)
		}
	}
	for range units {
		if _, err := m.Answer(m.Request().Options[0]); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func TestAnAnswerIsOmittedAndThoseAfterItStand(t *testing.T) {
	m := deployed(t, 3)
	n := m.Len()
	gone := m.Gave(n - 1)
	last := m.Gave(n)
	if err := m.Omit(n - 1); err != nil {
		t.Fatal(err)
	}
	if a := m.Gave(m.Len()); m.Len() != n-1 || a.Option != last.Option {
		t.Errorf("%d answers are left, the last one %v", m.Len(), a.Option)
	}
	for _, p := range m.View().Pieces {
		if p.Ref == gone.Option.Who && p.Cell != 0 {
			t.Error("the unit of the answer that was omitted stands on the map")
		}
	}
}

func TestSeveralAnswersArePlayedAllOrNone(t *testing.T) {
	m := deployed(t, 1)
	n, at := m.Len(), hash(m.Position())
	a := m.Request().Options[0]
	if _, err := m.AnswerAll([]rules.Option{a, a}); err == nil {
		t.Fatal("a unit is placed twice")
	}
	if m.Len() != n || hash(m.Position()) != at {
		t.Errorf("%d answers stand after one was refused, want %d", m.Len(), n)
	}
	events, err := m.AnswerAll([]rules.Option{a})
	if err != nil || len(events) == 0 || m.Len() != n+1 {
		t.Errorf("%d answers, %d events: %v", m.Len()-n, len(events), err)
	}
}
