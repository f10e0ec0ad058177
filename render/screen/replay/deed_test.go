package replay

import (
	"strings"
	"testing"

	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
	"grognard/rules"
)

// A decision is called what was decided, and not what its dice brought: whoever stands his ground in a fight is told with the
// attack that he stands against.
func TestADecisionIsCalledWhatWasDecided(t *testing.T) {
	for _, b := range pagetest.Battles {
		t.Run(b[0], func(t *testing.T) {
			d := pagetest.Open(t, 1280, 720, prefs.Default())
			m := pagetest.FoughtOnce(t, b[0], b[1])
			p := opened(d, m, 0, told[m])
			d.Settle()
			w, fights := p.stage.Words, 0
			for stop := 1; stop < len(p.At); stop++ {
				first := p.At[stop-1] + 1
				q, a := m.Given(first)
				if a.By == rules.Chance {
					continue
				}
				said, _ := p.deed(stop, w)
				for _, e := range p.Told(stop) {
					text := w.Say(e.Event.Text)
					if e.Answer > first && text != "" && said == text {
						t.Errorf("answer %d, %s, is called what fell: %q", first, w.Chose(q.Kind, a.Option), said)
					}
				}
				if said == "" {
					t.Errorf("answer %d, %s, is called nothing", first, w.Chose(q.Kind, a.Option))
				}
				v := m.At(first - 1).View(rules.Chance)
				if e := p.fight(stop); e != nil && v.Combat != nil && a.Option.Who == 0 && a.Option.At == 0 && strings.HasPrefix(said, w.Chose(q.Kind, a.Option)) {
					if fights++; !strings.HasSuffix(said, w.Say(e.Text)) {
						t.Errorf("answer %d is called %q, in the fight %q", first, said, w.Say(e.Text))
					}
				}
			}
			if fights == 0 && b[0] != "eagles" { // there whoever decides in a fight is always named
				t.Error("nobody decides in a fight")
			}
		})
	}
}
