package screen

import (
	"os"
	"strconv"
	"testing"

	"grognard/game/prefs"
)

// TestArmyPagePictures paints the sheet of armies for review by eye, into the
// folder that GROGNARD_PICTURES names.
func TestArmyPagePictures(t *testing.T) {
	if os.Getenv("GROGNARD_PICTURES") == "" {
		t.Skip("no folder for pictures")
	}
	for _, size := range [][2]int{{1920, 1080}, {1280, 720}} {
		tag := "muster-" + strconv.Itoa(size[1]) + "-"
		d := newDesk(t, size[0], size[1], prefs.Default())
		d.Click("system.eagles")
		d.Shot(tag + "browser")
		d.Click("button.armies")
		d.Shot(tag + "nation")
		d.Click("muster.nation.gb")
		d.Shot(tag + "empty")
		d.Click("button.army.load")
		d.Shot(tag + "list")
		d.Click("army.book.rifles")
		d.Click("button.army.take")
		d.In.Now += noticeTime
		d.Settle()
		d.In.X, d.In.Y = d.center("muster.recruit.line.24")
		d.Settle()
		d.In.Now += 1000
		d.Settle()
		d.Shot(tag + "full")
		d.Click("muster.disband.a5")
		d.Click("muster.disband.a4")
		d.root.SetLang("it")
		d.In.X, d.In.Y = d.center("muster.recruit.line.24")
		d.Settle()
		d.Shot(tag + "it")
		d.Click("button.army.save")
		d.Shot(tag + "save")
		d.Key("Escape")
		p := prefs.Default()
		p.Theme, p.TextSize = "candle", 125
		d.root.setPrefs(p)
		d.Settle()
		d.Shot(tag + "candle")
	}
	d, m := buildingArmies(t, 1280, 720)
	d.Click("muster.nation.fr")
	d.loadArmy("book.book-french")
	d.In.Now += noticeTime
	d.Settle()
	d.Shot("muster-game")
	if m.Len() == 0 {
		t.Error("nothing was answered")
	}
}
