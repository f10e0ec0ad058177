package screen

import (
	"os"
	"testing"

	"grognard/game/prefs"
)

// TestMusterPictures paints the sheet of armies for review by eye, into the
// folder that GROGNARD_PICTURES names.
func TestMusterPictures(t *testing.T) {
	if os.Getenv("GROGNARD_PICTURES") == "" {
		t.Skip("no folder for pictures")
	}
	for _, size := range [][2]int{{1920, 1080}, {1280, 720}} {
		tag := "muster-" + itoa(size[1]) + "-"
		d := newDesk(t, size[0], size[1], prefs.Default())
		d.click("system.eagles")
		d.shot(tag + "browser")
		d.click("button.armies")
		d.shot(tag + "nation")
		d.click("muster.nation.gb")
		d.shot(tag + "empty")
		d.click("button.army.load")
		d.shot(tag + "list")
		d.click("army.book.rifles")
		d.click("button.army.take")
		d.in.Now += noticeTime
		d.settle()
		d.in.X, d.in.Y = d.center("muster.recruit.line.24")
		d.settle()
		d.in.Now += 1000
		d.settle()
		d.shot(tag + "full")
		d.click("muster.disband.a5")
		d.click("muster.disband.a4")
		d.root.SetLang("it")
		d.in.X, d.in.Y = d.center("muster.recruit.line.24")
		d.settle()
		d.shot(tag + "it")
		d.click("button.army.save")
		d.shot(tag + "save")
		d.key("Escape")
		p := prefs.Default()
		p.Theme, p.TextSize = "candle", 125
		d.root.setPrefs(p)
		d.settle()
		d.shot(tag + "candle")
	}
	d, m := levying(t, 1280, 720)
	d.click("muster.nation.fr")
	d.loadArmy("book.book-french")
	d.in.Now += noticeTime
	d.settle()
	d.shot("muster-game")
	if m.Len() == 0 {
		t.Error("nothing was answered")
	}
}
