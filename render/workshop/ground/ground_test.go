package ground

import (
	"os"
	"testing"
	"time"

	"grognard/render/ui"
	"grognard/render/workshop/shoptest"
	"grognard/render/workshop/state"
)

// battles are one of each system.
var battles = map[string]string{"manoeuvre": "man-01-first-orders", "ccn": "ccn-01-rolica-first", "musket": "training-trebbia-bridge",
	"squares": "ns-01-maida", "eagles": "three-elms-crossroads"}

// open opens a window with the drawer of a battle.
func open(t *testing.T, book, language string, w, h int, text float32) *shoptest.Bench {
	t.Helper()
	d := shoptest.Open(t, book, battles[book], language, w, h, text)
	p := New(Deps{State: &d.State, Words: d.Words, Pictures: &d.Pictures, Count: func() int { return 3 }})
	d.Put = func(c *ui.Ctx) state.Act {
		act := p.Keys(c)
		act.Add(p.Frame(c, d.Lay.Drawer))
		return act
	}
	d.Settle()
	return d
}

// TestPictures leaves pictures of the drawer, to be looked at.
func TestPictures(t *testing.T) {
	if os.Getenv("GROGNARD_PICTURES") == "" {
		t.Skip("no pictures are wanted")
	}
	for book := range battles {
		for _, at := range []struct {
			name, language string
			w, h           int
			text           float32
		}{{"en", "en", 1280, 720, 1}, {"it", "it", 1280, 720, 1}, {"wide", "en", 1920, 1080, 1}, {"large", "it", 1280, 720, 2}} {
			t.Run(book+"-"+at.name, func(t *testing.T) {
				d := open(t, book, at.language, at.w, at.h, at.text)
				kit := d.State.Open.Kit()
				d.State.Hand.Tool = kit.Tools[min(2, len(kit.Tools)-1)].Key
				time.Sleep(1500 * time.Millisecond)
				d.Settle()
			})
		}
	}
}
