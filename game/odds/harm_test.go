package odds_test

import (
	"testing"

	"grognard/game/odds"
	"grognard/rules"
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
