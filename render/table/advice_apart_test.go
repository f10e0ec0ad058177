package table

import (
	"testing"

	"grognard/game/ai"
	"grognard/game/prefs"
	"grognard/rules"
)

// Two cards of one unit are told apart by what they are worth.
func TestCardsOfOneNameAreAdvisedByWhatTheyAreWorth(t *testing.T) {
	b := newBattle(t, 1280, 720, "man-01-first-orders", prefs.Default())
	b.until("discard")
	card := func(r rules.Ref) *rules.Card { return b.t.game.Scene.Card(r) }
	for turn := 0; turn < 60; turn++ {
		all := b.m.Request().Options
		for i, o := range all {
			for _, p := range all[:i] {
				x, y := card(o.With), card(p.With)
				if x == nil || y == nil || len(x.Stats) == 0 || len(y.Stats) == 0 || b.t.game.Words.Name(o.With) != b.t.game.Words.Name(p.With) || x.Stats[0].Value == y.Stats[0].Value {
					continue
				}
				b.mind(&thinker{advice: ai.Advice{Opinions: []ai.Opinion{{Option: o, Chance: .5, Trials: 100}, {Option: p, Chance: .5, Trials: 100}}}})
				b.Key("H")
				b.think()
				for _, k := range []*rules.Card{x, y} {
					if want := "(" + b.t.game.Words.StatValue(&k.Stats[0]) + ")"; !b.Says(want) {
						t.Errorf("nothing says %s: %s", want, b.said())
					}
				}
				return
			}
		}
		answered(t, b.m, all[max(0, b.m.Request().Quiet)])
		b.until("discard")
	}
	t.Fatal("nobody holds two cards of one unit")
}
