package replay

import (
	"slices"
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screen/pagetest"
	"grognard/render/screentest"
)

func TestTheReplayShowsATableWithoutCells(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		d := pagetest.Open(t, size[0], size[1], prefs.Default())
		m := screentest.Begin(t, "eagles", "three-elms-crossroads", match.Start{Open: true, Seed: 3})
		if _, err := m.Answer(m.Request().Options[0]); err != nil {
			t.Fatal(err)
		}
		opened(d, m, m.Len(), nil)
		d.Baked()
		d.Shot("replay-eagles-" + map[int]string{720: "720", 1080: "1080"}[size[1]])
		if d.Says(d.Deps.Word("ui.browser.nomap")) {
			t.Error("the replay says that there is no map")
		}
		ground := func(c paint.Cmd) bool { return c.Op == paint.Image && c.Key == "board/ground" }
		if !slices.ContainsFunc(d.List.Cmds, ground) {
			t.Error("the table is not painted")
		}
	}
}
