package match

import (
	"math/rand/v2"
	"strings"
	"testing"

	"grognard/rules"
)

// quiet is a computer player that always does least.
type quiet struct{}

func (quiet) Choose(p *rules.Position, _ rules.Side) rules.Option {
	q := p.Request()
	return q.Options[q.Quiet]
}

// wild is a computer player that fails in one way or another.
type wild struct{ how string }

func (w wild) Choose(*rules.Position, rules.Side) rules.Option {
	if w.how == "panic" {
		panic("lost my head")
	}
	return rules.Option{Do: w.how}
}

func TestComputerPlaysItsSide(t *testing.T) {
	m := duel(t, Start{Seed: 1, Players: [2]Player{{}, {Chooser: quiet{}}}})
	r := rand.New(rand.NewPCG(1, 9))
	thoughts := 0
	for m.Request() != nil {
		var err error
		if m.Computer() {
			if m.Request().To != rules.Second {
				t.Fatal("the computer decides for First")
			}
			for !m.Ready() {
			}
			thoughts++
			_, err = m.Think()
		} else {
			if m.Ready() {
				t.Fatal("the computer thinks for First")
			}
			_, err = m.Answer(pick(r, m.Request()))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if thoughts == 0 {
		t.Error("the computer was never asked")
	}
	if _, err := m.Think(); err == nil {
		t.Error("the computer thinks about a game that is over")
	}
}

func TestComputerThatFailsDoesNotStopTheGame(t *testing.T) {
	for _, how := range []string{"panic", "cheat"} {
		m := duel(t, Start{Seed: 1, Players: [2]Player{{Chooser: wild{how}}, {}}})
		n := m.Len()
		events, err := m.Think()
		if err == nil || !strings.Contains(err.Error(), "computer player failed") {
			t.Errorf("%s: %v", how, err)
		}
		if m.Len() == n {
			t.Errorf("%s: nothing was played: %v", how, events)
		}
	}
	m := duel(t, Start{Seed: 1, Players: [2]Player{{Computer: true}, {}}})
	if _, err := m.Think(); err == nil {
		t.Error("a computer player that is not there thinks")
	}
}

func TestThoughtAboutAnOldPositionIsNotPlayed(t *testing.T) {
	m := duel(t, Start{Seed: 1, Open: true})
	m.SetChooser(rules.Second, quiet{})
	answer(t, m, "pass", "hold")
	for !m.Ready() {
	}
	if err := m.Undo(); err != nil {
		t.Fatal(err)
	}
	if m.Ready() {
		t.Error("a thought is ready for First")
	}
	answer(t, m, "move p0 @a2")
	if _, err := m.Think(); err != nil {
		t.Error(err)
	}
}
