package table

import (
	"slices"
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

// Two cards that are the same in all are one thing to do, not two.
func TestACardIsNotAdvisedBesideItsTwin(t *testing.T) {
	b := newBattle(t, 1280, 720, "man-01-first-orders", prefs.Default())
	b.until("discard")
	name := func(o rules.Option) string { return b.t.game.Words.Name(o.With) }
	for turn := 0; turn < 200; turn++ {
		all := b.m.Request().Options
		for i, o := range all {
			for _, p := range all[:i] {
				x, y := b.t.game.Scene.Card(o.With), b.t.game.Scene.Card(p.With)
				if x == nil || y == nil || name(o) != name(p) || !slices.Equal(x.Stats, y.Stats) {
					continue
				}
				k := &thinker{advice: ai.Advice{Opinions: []ai.Opinion{{Option: o, Chance: .5, Trials: 100}, {Option: p, Chance: .5, Trials: 100}}}}
				for _, other := range all {
					if other.Do != o.Do || name(other) != name(o) {
						k.advice.Opinions = append(k.advice.Opinions, ai.Opinion{Option: other, Chance: .4, Trials: 100})
						break
					}
				}
				b.mind(k)
				b.Key("H")
				b.think()
				if !b.Has("advice.line.1") || b.Has("advice.line.2") {
					t.Errorf("beside %s its twin is told: %s", name(o), b.said())
				}
				return
			}
		}
		give := all[max(0, b.m.Request().Quiet)]
		if turn%2 == 0 { // so that he draws others
			give = all[len(all)-1]
		}
		answered(t, b.m, give)
		b.until("discard")
	}
	t.Fatal("nobody holds two cards that are the same")
}
