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
	for _, test := range []struct{ system, scenario, lang, size string }{
		{"ccn", "ccn-01-rolica-first", "en", "1280x720"},
		{"ccn", "ccn-05-talavera", "it", "1920x1080"},
		{"ccn", "ccn-11-vitoria", "it", "1280x720"},
	} {
		t.Run(test.scenario, func(t *testing.T) {
			t.Parallel()
			s := settings{display: screen(t), folder: t.TempDir(), lang: test.lang, size: test.size, seed: 12}
			g := begin(open(t, s), test.system, test.scenario)
			g.choose = soldier{}.choose
			g.play(func() bool { return !whole && g.gave >= first })
			if whole {
				g.end()
			} else {
				g.save.verify()
			}
			t.Logf("%d answers, %d changes of place, %d clicks", g.gave, g.turns, g.clicks)
		})
	}
}
