package table

import (
	"strings"
	"testing"

	"grognard/game/ai"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/screentest"
	"grognard/rules"
)

// The slip of a test by which a unit returns says what that came to, not the result of the
// fight before it.
func TestTheSlipOfATestSaysNothingOfTheFightBeforeIt(t *testing.T) {
	seen := 0
	for seed := uint64(1); seed < 20 && seen < 3; seed++ {
		m := screentest.Begin(t, "musket", "montebello-1800", match.Start{Open: true, Seed: seed})
		b := newDesk(t, 1280, 720, prefs.Default()).begin(m)
		b.t.deps.Over = nil
		b.Tick()
		s := ai.Soldier{Rand: newRand(seed)}
		for n := 0; n < 400 && m.Request() != nil && seen < 3; n++ {
			q := m.Request()
			o := s.Choose(q, m.Position().View(q.To))
			if o.Do != "test" {
				if _, err := m.Answer(o); err != nil {
					t.Fatal(err)
				}
				continue
			}
			b.awaits(q)
			b.Long()
			log := len(m.Log())
			if err := b.t.game.Answer(o); err != nil {
				t.Fatal(err)
			}
			said := ""
			for _, e := range m.Log()[log:] {
				if e.Event.Kind == rules.EvDice {
					said = b.t.game.Words.Say(e.Event.Text)
				}
			}
			for range 120 {
				b.Tick()
			}
			slip := b.t.combat.Slip()
			if slip.W == 0 || said == "" {
				continue
			}
			seen++
			if !b.worded(slip, strings.TrimSuffix(b.words.Capital(said), ".")) && !b.worded(slip, b.words.Capital(said)) {
				b.Shot("stale")
				t.Errorf("the slip does not say %q", said)
			}
		}
	}
	if seen == 0 {
		t.Error("nobody is tested")
	}
}
