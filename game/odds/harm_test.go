package odds_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/game/odds"
	"grognard/rules"
	"grognard/scenarios"
)

// TestTheHarmOfASideHoldsThatOfItsTarget compares the numbers about a whole side
// with those about the piece attacked, and about steps alone.
func TestTheHarmOfASideHoldsThatOfItsTarget(t *testing.T) {
	n := 0
	combats(t, "ccn-05-talavera", 200, func(p *rules.Position, o rules.Option) {
		c, err := odds.Card(p, o)
		if err != nil || c.Certain() || c.Target == 0 {
			return
		}
		n++
		d := &c.First
		for name, pair := range map[string][2]odds.Span{"hurt": {d.Hurt, d.Harmed}, "harmed": {d.Harmed, d.FoeHurt}, "lost": {d.Removed, d.FoeGone}, "own hit": {d.OwnHit, d.OwnHurt}} {
			if pair[0].High.Cmp(pair[1].High) > 0 {
				t.Errorf("%+v: %s is %v for one, and %v for any of the side", o, name, pair[0].High, pair[1].High)
			}
		}
	})
	if n == 0 {
		t.Error("nothing was compared")
	}
}

// TestHarmsAreWhatTheNumbersSay plays at random and holds the kinds of harm of
// every card against its numbers.
func TestHarmsAreWhatTheNumbersSay(t *testing.T) {
	for system, scenario := range map[string]string{"musket": "training-trebbia-bridge", "manoeuvre": "man-01-first-orders"} {
		t.Run(system, func(t *testing.T) {
			var seen odds.Harms
			for seed := range uint64(12) {
				wander(t, system, scenario, seed, func(p *rules.Position, o rules.Option) {
					c, err := odds.Card(p, o)
					if err != nil || c.Certain() {
						return
					}
					d := &c.First
					seen |= d.Harms
					some := func(s odds.Span) bool { return s.High.Sign() > 0 }
					if lost := some(d.Lost) || some(d.Removed); lost != (d.Harms&odds.Loss != 0) {
						t.Errorf("%s: harms %b, but it loses a step: %t", rules.FormatOption(p.Book(), o), d.Harms, lost)
					}
					if some(d.Harmed) != (d.Harms != 0) || some(d.OwnHurt) != (d.OwnHarms != 0) {
						t.Errorf("%s: harms %b and %b, of %v and %v", rules.FormatOption(p.Book(), o), d.Harms, d.OwnHarms, d.Harmed.High, d.OwnHurt.High)
					}
					if d.Harms == odds.Back && d.Harmed.High.Cmp(d.Moved.High) != 0 || d.Harms&odds.Back != 0 && !some(d.Moved) || d.Harms == odds.Order && some(d.Hurt) {
						t.Errorf("%s: harms %b, driven back %v of %v", rules.FormatOption(p.Book(), o), d.Harms, d.Moved.High, d.Harmed.High)
					}
				})
			}
			if seen&odds.Back == 0 || seen&odds.Loss == 0 {
				t.Errorf("only the harms %b are met with", seen)
			}
		})
	}
}

// wander plays a battle at random and visits some of the options on the way.
func wander(t *testing.T, system, scenario string, seed uint64, visit func(*rules.Position, rules.Option)) {
	t.Helper()
	book, ok := scenarios.Book(system)
	if !ok {
		t.Fatal("this system is not there")
	}
	_, data, err := scenarios.Open(system, scenario)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(book, match.Start{Scenario: scenario, Data: data, Open: true, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 3))
	for range 150 {
		q := m.Request()
		if q == nil {
			return
		}
		o := q.Options[r.IntN(len(q.Options))]
		if strings.HasPrefix(q.Kind, "combat") || strings.HasPrefix(q.Kind, "fow") {
			visit(m.Position(), o)
		}
		if _, err := m.Answer(o); err != nil {
			t.Fatal(err)
		}
	}
}
