package table

import (
	"testing"

	"grognard/game/prefs"
	"grognard/rules"
)

// summoned plays at random until the side whose turn it is not is asked something that it
// answers on the map.
func (b *clash) summoned(t *testing.T) *rules.Request {
	t.Helper()
	for range 3000 {
		q := b.m.Request()
		if q == nil {
			return nil
		}
		if q.To != rules.Chance && q.To != b.m.Position().View(q.To).Active && q.Field == nil && len(q.Options) > 1 {
			b.t.game.Sync()
			b.Long()
			b.Settle()
			if b.t.game.Scene.Theirs() && !b.t.game.Choice.Reacting() && b.t.game.Scene.Ask == q {
				return q
			}
		}
		if o, ok := b.attack(q); ok {
			answered(t, b.m, o)
			continue
		}
		b.play(t, q)
	}
	return nil
}

func TestWhoIsAskedOnTheMapIsToldBesideTheFight(t *testing.T) {
	asked := 0
	for _, g := range battles {
		for seed := uint64(1); seed <= 2; seed++ {
			b := fighting(t, 1280, 720, g, prefs.Default(), seed)
			b.In.X, b.In.Y = -1, -1
			q := b.summoned(t)
			if q == nil {
				continue
			}
			at := b.t.combat.Called()
			if at.W == 0 {
				t.Errorf("%s %d: nothing tells of %s, with %d options", g[0], seed, q.Kind, len(q.Options))
				continue
			}
			asked++
			if slip := b.t.combat.Slip(); slip.W > 0 && slip.Overlaps(at) {
				t.Errorf("%s %d: the call in %v lies over the slip of the last dice in %v", g[0], seed, at, slip)
			}
			b.Pictures("called-" + g[0])
			if who := b.t.game.Words.Side(q.To); !b.Says(who) {
				t.Errorf("%s: nobody says that %s decides", g[0], who)
			}
			if say := b.t.game.Words.Demand(q); !b.Says(say[:8]) {
				t.Errorf("%s: nobody says %q", g[0], say)
			}
			over := func(r rules.Ref) {
				for _, of := range b.places(r) {
					if both := of.And(at); both.W > 1 && both.H > 1 && of.Overlaps(b.t.View.Board.Port) {
						t.Errorf("%s: the call at %v lies over %s at %v", g[0], at, b.t.game.Words.Keys.Short(r), of)
					}
				}
			}
			over(q.About)
			for _, r := range b.t.combat.Engaged() {
				over(r)
			}
			if lies, shown := b.t.combat.Lies(); shown && lies.Overlaps(at) {
				t.Errorf("%s: the call at %v lies over the theatre at %v", g[0], at, lies)
			}
			if len(q.Options) <= 12 {
				for _, o := range q.Options {
					over(o.At)
				}
			}
		}
	}
	if asked < 3 {
		t.Errorf("only %d are asked", asked)
	}
}
