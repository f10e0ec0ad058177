//go:build gpu

package e2e

import (
	"os"
	"testing"
)

// TestGamesOfOtherSystems plays other systems than Manoeuvre with the mouse, one
// soldier deciding for both sides. The first answers of each game are played
// always; to the end it takes minutes, and the variable GROGNARD_E2E_LONG.
func TestGamesOfOtherSystems(t *testing.T) {
	const first = 24
	whole := os.Getenv("GROGNARD_E2E_LONG") != ""
	for _, test := range []struct {
		name, system, scenario, lang, size string
		switches                           []string
	}{
		{"Rolica", "ccn", "ccn-01-rolica-first", "en", "1280x720", nil},
		{"Talavera", "ccn", "ccn-05-talavera", "it", "1920x1080", nil},
		{"Vitoria", "ccn", "ccn-11-vitoria", "it", "1280x720", nil},
		{"Trebbia", "musket", "training-trebbia-bridge", "en", "1280x720", nil},
		{"Montebello", "musket", "montebello-1800", "it", "1920x1080", nil},
		{"Maida", "squares", "ns-01-maida", "en", "1280x720", nil},
		{"AuerstedtInFog", "squares", "ns-03-auerstedt", "it", "1920x1080", []string{"switch.fog_of_war.on"}},
		{"WalledFarm", "eagles", "the-walled-farm", "en", "1280x720", nil},
		{"ThreeElms", "eagles", "three-elms-crossroads", "it", "1920x1080", []string{"switch.deployment.free"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			s := settings{display: screen(t), folder: t.TempDir(), lang: test.lang, size: test.size, seed: 12}
			g := begin(open(t, s), test.system, test.scenario, test.switches...)
			if set := g.save.file().Set; len(set) != len(test.switches) {
				t.Fatalf("%v were clicked, and set is %v", test.switches, set)
			}
			g.choose = soldier()
			defer func() {
				t.Logf("%d answers, %d changes of place, %d clicks, %d drags, %d notches of the wheel", g.gave, g.turns, g.clicks, g.drags, g.wheels)
			}()
			g.play(func() bool { return !whole && g.gave >= first })
			if whole {
				g.end()
			} else {
				g.save.verify()
			}
		})
	}
}
