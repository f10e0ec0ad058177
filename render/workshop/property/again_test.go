package property

import (
	"testing"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/render/workshop/state"
)

// A card that had to be scrolled where there was no room is as high as its rows once there is: the
// bar, beside which they need more lines, is no reason to keep it.
func TestACardGrowsAgainWhereThereIsRoom(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		d, p := open(t, "ccn", "ccn-12-waterloo", lang, 1280, 720, 1)
		low := float32(230)
		d.Put = func(c *ui.Ctx) state.Act {
			r := d.Lay.Card
			r.W, r.H = 282, min(r.H, low)
			return p.Frame(c, r)
		}
		for _, path := range []string{"french.leaders.0", "french.units.0"} {
			low = 230
			d.State.Do(state.Select(path))
			d.Settle()
			if !d.Has("scroll." + scrollName) {
				t.Fatalf("%s: all of %s is in view in %v", lang, path, p.Rect())
			}
			low = 5000
			d.UI.Animate()
			d.Settle()
			d.Settle()
			if d.Has("scroll." + scrollName) {
				t.Errorf("%s: %s is scrolled in a card of %v", lang, path, p.Rect())
			}
			if room := (paint.Rect{W: 282, H: 5000}); p.Height(&d.UI, room) != p.Rect().H {
				t.Errorf("%s: the card of %s is %v high, not %v", lang, path, p.Rect().H, p.Height(&d.UI, room))
			}
		}
	}
}
