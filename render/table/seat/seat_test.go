package seat

import (
	"testing"

	"grognard/game/match"
	"grognard/render/screentest"
	"grognard/render/table/scene"
	"grognard/rules"
)

// before sits down before a game of Manoeuvre in which a side is asked.
func before(t *testing.T, start match.Start, asked rules.Side) (*match.Match, *scene.Scene, *bool) {
	t.Helper()
	start.Seed = 1
	m := screentest.Begin(t, "manoeuvre", "man-01-first-orders", start)
	for q := m.Request(); q != nil && q.To != asked; q = m.Request() {
		if _, pending := m.HandOver(); pending {
			m.TakeSeat()
		}
		if _, err := m.Answer(q.Options[max(0, q.Quiet)]); err != nil {
			t.Fatal(err)
		}
	}
	moving := new(bool)
	return m, &scene.Scene{View: m.View, Pos: m.Position(), Moving: func() bool { return *moving }}, moving
}

// Where one person plays both sides the hand of the one that has just decided stays
// until nothing moves any more, and the prompt speaks of it as long.
func TestTheHandOfOneWhoPlaysBothSidesChangesWhenNothingMoves(t *testing.T) {
	m, sc, moving := before(t, match.Start{Open: true}, rules.Second)
	s := At(m, sc)
	sc.Viewer, *moving = rules.First, true
	if !s.OpenHands() || s.Looker() != rules.Second || s.Eyes() != rules.First || s.Decider() != rules.First {
		t.Errorf("while things move: hands open %v, the screen may show %d, shows %d and speaks of %d", s.OpenHands(), s.Looker(), s.Eyes(), s.Decider())
	}
	*moving = false
	if s.Decider() != rules.Second {
		t.Errorf("at rest the prompt speaks of %d", s.Decider())
	}
}

func TestAgainstTheComputerNoHandIsOpenToBoth(t *testing.T) {
	start := match.Start{Open: true}
	start.Players[rules.Second].Computer = true
	m, sc, moving := before(t, start, rules.First)
	s := At(m, sc)
	sc.Viewer, *moving = rules.Second, true
	if s.OpenHands() || s.Decider() != m.View().Active {
		t.Errorf("hands open %v; while things move the prompt speaks of %d", s.OpenHands(), s.Decider())
	}
}
