//go:build gpu

package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestAnArmyIsBuiltAndSavedAndThenLedIntoABattle(t *testing.T) {
	t.Parallel()
	s := settings{display: screen(t), folder: t.TempDir(), lang: "it", size: "1280x720", seed: 4}
	w := open(t, s)
	for _, name := range []string{"system.eagles", "button.armies", "muster.nation.gb", "muster.recruit.veteran.24", "muster.light.a1",
		"muster.rifles.a1", "muster.officer.a1", "muster.recruit.militia.40", "button.army.save"} {
		w.click(name)
	}
	w.picture("army-name")
	w.hand("type", "Carabine")
	w.click("button.save")
	file := filepath.Join(s.folder, "armies", "eagles", "Carabine.army")
	w.until("the army file", func() bool {
		data, err := os.ReadFile(file)
		return err == nil && strings.Contains(string(data), "points = 90\n")
	})
	w.click("button.back")
	w.scroll("scroll.list.scenarios", "scenario.free-battle")
	for _, name := range []string{"scenario.free-battle", "who.two", "button.start", "button.army.load", "army.Carabine", "button.army.take"} {
		w.click(name)
	}
	w.await("muster.disband.a2")
	w.picture("army-loaded")
	for _, name := range []string{"muster.done", "button.muster.done", "muster.nation.fr", "button.army.load", "army.book.book-french",
		"button.army.take", "muster.done"} {
		w.click(name)
	}
	w.until("the roll for sides", func() bool { return !w.has("muster.done", "button.muster.done", "muster.disband.b1") })
	w.picture("army-done")
}
