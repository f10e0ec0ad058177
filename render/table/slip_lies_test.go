package table

import (
	"math/rand/v2"
	"testing"

	"grognard/game/ai"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/screentest"
)

// The slip with the last dice lies for a moment, and over nothing that is to be read.
func TestTheSlipLiesOverNeitherTheLogNorTheAdvice(t *testing.T) {
	slips, cards := 0, 0
	p := prefs.Default()
	p.TextSize = 150
	for seed := uint64(1); seed <= 6; seed++ {
		m := screentest.Begin(t, "eagles", "hedgerow-morning", match.Start{Open: true, Seed: seed})
		soldier := ai.Soldier{Rand: rand.New(rand.NewPCG(seed, 1))}
		b := newDesk(t, 1280, 720, p).begin(m)
		for range 60 {
			q := m.Request()
			if q == nil {
				break
			}
			answered(t, m, soldier.Choose(q, m.Position().View(q.To)))
			b.Settle()
			slip := b.t.combat.Slip()
			if slip.W == 0 || m.Request() == nil {
				continue
			}
			slips++
			if news := b.t.newsRoom(&b.ui, b.ui.Px(90)); news.W > 0 && news.Overlaps(slip) {
				t.Errorf("%d: the last lines of the log in %v lie below the slip in %v", seed, news, slip)
			}
			k := &thinker{}
			for _, o := range m.Request().Options[:min(3, len(m.Request().Options))] {
				k.advice.Opinions = append(k.advice.Opinions, ai.Opinion{Option: o, Chance: .5, Trials: 100})
			}
			b.mind(k)
			b.Key("H")
			b.think()
			b.Tick()
			if card := b.t.advice.Lies(); card.W > 0 {
				cards++
				if slip := b.t.combat.Slip(); slip.W > 0 && slip.Overlaps(card) {
					t.Errorf("%d: the slip in %v lies over the advice in %v", seed, slip, card)
				}
			}
			b.Key("Escape")
		}
	}
	if slips < 5 || cards < 5 {
		t.Errorf("only %d slips, and %d of them with advice", slips, cards)
	}
}
