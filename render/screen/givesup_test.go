package screen

import (
	"context"
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/screentest"
	"grognard/render/table"
	"grognard/rules"
)

// hopeless is a computer player that does least and thinks that all is lost.
type hopeless struct{}

func (hopeless) Choose(p *rules.Position, _ rules.Side) rules.Option {
	q := p.Request()
	return q.Options[max(0, q.Quiet)]
}

func (k hopeless) ChooseAfter(_ context.Context, _ func(*rules.Position) int, p *rules.Position, s rules.Side) rules.Option {
	return k.Choose(p, s)
}

func (k hopeless) ChooseJudging(_ context.Context, _ func(*rules.Position) int, p *rules.Position, s rules.Side) (rules.Option, float64) {
	return k.Choose(p, s), 0
}

// lost is a game that the computer, which plays the second side, offers to give up.
func lost(t *testing.T) *match.Match {
	t.Helper()
	m := screentest.Begin(t, "ccn", "ccn-12-waterloo", match.Start{Seed: 3, Players: [2]match.Player{{}, {Chooser: hopeless{}}}})
	for range 400 {
		var err error
		switch q := m.Request(); {
		case m.GivesUp():
			return m
		case m.Computer():
			_, err = m.Think()
		default:
			_, err = m.Answer(q.Options[max(0, q.Quiet)])
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("the computer never gives up")
	return nil
}

func TestTheComputerOffersWhatItHasLost(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		for _, size := range []int{100, 200} {
			p := prefs.Default()
			p.Language, p.TextSize = lang, size
			d := newDesk(t, 1280, 720, p)
			m := lost(t)
			b := d.begin(m)
			b.Settle()
			if _, asks := d.top().(*givesUp); !asks {
				t.Fatalf("%s: it shows %T", lang, d.top())
			}
			d.Click("button.accept")
			b.Settle()
			if r := m.Result(); !r.Over || r.Winner != rules.First {
				t.Errorf("%s: %+v", lang, r)
			}
		}
	}
}

func TestWhoDeclinesFightsOn(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	m := lost(t)
	b := d.begin(m)
	b.Settle()
	d.Click("button.fight")
	b.Settle()
	if _, on := d.top().(*table.Table); !on || m.Result().Over || m.GivesUp() {
		t.Errorf("it shows %T, over %v, it gives up again: %v", d.top(), m.Result().Over, m.GivesUp())
	}
}
