package screen

import (
	"fmt"
	"testing"
	"time"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
	"grognard/scenarios"
)

// told waits until the battle whose end is shown has been told.
func told(d *desk) {
	d.T.Helper()
	for range 2000 {
		if d.Long(); !d.Last.Pending {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
	d.T.Fatal("the battle is not told")
}

// Every page with pictures, at every size of text: nothing is clipped, nothing lies on
// anything else, and everything that can be clicked lies in the window.
func TestPagesWithPicturesFitAtEverySizeOfText(t *testing.T) {
	m := pagetest.Fought(t, "ccn", "ccn-12-waterloo", 5, 9000)
	saves := []*match.Match{pagetest.Fought(t, "manoeuvre", "man-07-hundred-days", 5, 200), m, pagetest.Fought(t, "musket", "quatre-bras-1815", 5, 60)}
	for size := 80; size <= 200; size += 10 {
		if testing.Short() && size%40 != 0 {
			continue
		}
		for _, w := range [][2]int{{1280, 720}, {1920, 1080}, {2560, 1440}} {
			p := prefs.Default()
			p.TextSize, p.Language = size, "it"
			d := newDesk(t, w[0], w[1], p)
			where := fmt.Sprintf("%dx%d at %d%%: ", w[0], w[1], size)
			d.Fits(where + "title")
			pagetest.Store(t, d.root.deps.Saves, saves...)
			d.root.saves++
			d.Settle()
			d.Click("button.load")
			d.Long()
			d.Fits(where + "saves")
			d.Key("End")
			d.Fits(where + "the last save")
			d.Key("Escape")
			for _, s := range scenarios.Books() {
				d.root.pages.Push(d.root.browse(s))
				d.Settle()
				d.Fits(where + s.Name())
				d.Key("Escape")
			}
			d.root.pages.Push(d.root.ended(m))
			told(d)
			d.Fits(where + "end")
		}
	}
}
