package table

import (
	"math/rand/v2"
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screentest"
)

// The theatre of a charge cuts off neither the name of a sum, whose number takes a line of its own
// where it is long, nor what the dice may lead to.
func TestTheTheatreOfAChargeCutsNoWords(t *testing.T) {
	for _, language := range []string{"en", "it"} {
		for _, size := range windows[:2] {
			p := prefs.Default()
			p.Language = language
			n := 0
			for seed := uint64(1); seed <= 4; seed++ {
				m := screentest.Begin(t, "eagles", "hedgerow-morning", match.Start{Open: true, Seed: seed})
				who := keen{rand.New(rand.NewPCG(seed, 1))}
				for q := m.Request(); q != nil && n < 4*int(seed); q = m.Request() {
					if q.Kind == "charge.path" && m.View().Combat != nil {
						n++
						b := newDesk(t, size[0], size[1], p).begin(m)
						b.Long()
						for i := range b.List.Cmds {
							if c := &b.List.Cmds[i]; c.Op == paint.Text && strings.HasSuffix(c.Text, "…") {
								t.Errorf("%s, %d wide: cut off after %q", language, size[0], b.List.Cmds[i-1].Text)
							}
						}
					}
					if _, err := m.Answer(who.Choose(m.Position(), q.To)); err != nil {
						t.Fatal(err)
					}
				}
			}
			if n == 0 {
				t.Fatal("nobody charges")
			}
		}
	}
}
