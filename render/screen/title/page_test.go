package title

import (
	"fmt"
	"testing"

	"grognard/game/prefs"
	"grognard/game/workshop"
	"grognard/render/paint"
	"grognard/render/screen/pagetest"
	"grognard/rules"
	"grognard/scenarios"
)

// However large the letters are, nobody has to look for a system.
func TestAllSystemsAreSeenOnTheTitle(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		for _, w := range [][2]int{{1280, 720}, {1920, 1080}, {2560, 1440}} {
			for text := 80; text <= 200; text += 40 {
				if testing.Short() && w[0] != 1280 && (lang == "en" || text > 120) {
					continue
				}
				p := prefs.Default()
				p.Language, p.TextSize = lang, text
				d := pagetest.Open(t, w[0], w[1], p)
				d.Put(New(&d.Deps, Doors{Seen: func() int { return 0 }, Country: func() {}, Folder: t.TempDir(), Built: func() (workshop.Battle, string, bool) {
					return workshop.Battle{}, "The bridge of Montebello, with a long title of its own (2)", text == 120
				}}))
				for range 4 { // an emblem must not grow from frame to frame
					d.Tick()
				}
				where := fmt.Sprintf("%s, %d at %d %%", lang, w[0], text)
				d.Shot(fmt.Sprintf("title-%s-%d-%d", lang, w[0], text))
				for _, s := range scenarios.Books() {
					name := d.Deps.Word("ui.system." + s.Name() + ".name")
					first := false
					for _, x := range d.Texts() {
						first = first || len(x.Cmd.Text) > 2 && len(name) >= len(x.Cmd.Text) && name[:len(x.Cmd.Text)] == x.Cmd.Text && x.Cmd.Font == paint.Caps
					}
					if !first {
						t.Errorf("%s: %s is out of sight", where, name)
					}
				}
				d.Readable(where)
				onPlates(d, where)
			}
		}
	}
}

// onPlates fails if a text of the title leaves the plate, cartouche or panel that it stands on.
func onPlates(d *pagetest.Pages, where string) {
	d.T.Helper()
	for _, s := range scenarios.Books() {
		plate := d.Region("system." + s.Name())
		for _, x := range d.Texts() {
			if both(x.Rect, plate) && !(x.X >= plate.X && x.Y >= plate.Y && x.X+x.W <= plate.X+plate.W && x.Y+x.H <= plate.Y+plate.H) {
				d.T.Errorf("%s: %q runs out of the plate of %s: %v of %v", where, x.Cmd.Text, s.Name(), x.Rect, plate)
			}
		}
		if foot := d.Region("button.load"); both(plate, foot) {
			d.T.Errorf("%s: the plate of %s lies on the buttons", where, s.Name())
		}
	}
}

// both reports whether two boxes lie on each other.
func both(a, b paint.Rect) bool {
	r := a.And(b)
	return r.W > 1 && r.H > 1
}

// Left and Right go from system to system, a line tells where the keys are, and Quit is asked once more.
func TestTheTitleByKeys(t *testing.T) {
	quit, browsed := 0, ""
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	d.Put(New(&d.Deps, Doors{Seen: func() int { return 0 }, Country: func() {}, Folder: t.TempDir(), Quit: func() { quit++ },
		Browse: func(b rules.Rulebook) { browsed = b.Name() },
		Built:  func() (workshop.Battle, string, bool) { return workshop.Battle{}, "", false }}))
	d.Tick()
	d.Key("Right", "Right", "Left", "Right", "Enter")
	if want := scenarios.Books()[1].Name(); browsed != want {
		t.Errorf("Enter opens %q, not %s", browsed, want)
	}
	if !d.Says("?: all keys") {
		t.Error("nothing tells where the keys are")
	}
	for range 30 {
		if d.Key("Tab"); d.Ctx.Focused("button.quit") {
			break
		}
	}
	if d.Key("Enter"); quit != 0 || !d.Says(d.Deps.Word("ui.title.quit.again")) {
		t.Errorf("one press of Enter quits: %d", quit)
	}
	if d.Key("Enter"); quit != 1 {
		t.Errorf("the second press quits %d times", quit)
	}
}
