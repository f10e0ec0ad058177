package table

import (
	"testing"

	"grognard/game/ai"
	"grognard/game/prefs"
)

// Who is asked on the map reads both: what he is asked, and what the computer would do.
func TestTheCardOfAdviceLiesOffWhatTellsWhoIsAsked(t *testing.T) {
	asked := 0
	for _, g := range battles {
		for seed := uint64(1); seed <= 4; seed++ {
			b := fighting(t, 1280, 720, g, prefs.Default(), seed)
			b.In.X, b.In.Y = -1, -1
			q := b.summoned(t)
			if q == nil || b.t.combat.Called().W == 0 {
				continue
			}
			k := &thinker{}
			for _, o := range q.Options[:min(3, len(q.Options))] {
				k.advice.Opinions = append(k.advice.Opinions, ai.Opinion{Option: o, Chance: .5, Trials: 100})
			}
			b.mind(k)
			b.Key("H")
			b.think()
			b.Tick()
			card, call := b.t.advice.Lies(), b.t.combat.Called()
			if card.W == 0 {
				t.Errorf("%s %d: nothing is advised", g[0], seed)
				continue
			}
			asked++
			if card.Overlaps(call) {
				t.Errorf("%s %d: the card of the advice in %v lies over what is asked in %v", g[0], seed, card, call)
			}
		}
	}
	if asked < 3 {
		t.Errorf("only %d are advised", asked)
	}
}
