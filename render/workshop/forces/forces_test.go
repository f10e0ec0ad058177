package forces

import (
	"testing"

	"grognard/render/ui"
	"grognard/render/workshop/shoptest"
	"grognard/render/workshop/state"
	"grognard/rules"
)

func open(t *testing.T, book, scenario, language string, w, h int, text float32) (*shoptest.Bench, *Panel) {
	d := shoptest.Open(t, book, scenario, language, w, h, text)
	return d, drawer(d)
}

func drawer(d *shoptest.Bench) *Panel {
	p := New(Deps{State: &d.State, Words: d.Words, Pictures: &d.Pictures, Board: &d.Board, Cards: d.Cards,
		Middle: func() (rules.Ref, rules.Point) {
			v := d.State.View()
			if len(v.Map.Cells) == 0 {
				return 0, rules.Point{X: v.Map.Width / 2, Y: v.Map.Height / 2}
			}
			return v.Map.Cells[len(v.Map.Cells)/2].Ref, rules.Point{}
		}})
	d.Put = func(c *ui.Ctx) state.Act { return p.Frame(c, d.Lay.Drawer) }
	d.Settle()
	return p
}

var battles = []struct{ book, id string }{{"manoeuvre", "man-01-first-orders"}, {"ccn", "ccn-12-waterloo"}, {"musket", "montebello-1800"},
	{"squares", "ns-05-salamanca"}, {"eagles", "the-walled-farm"}}

func TestDrawer(t *testing.T) {
	for _, b := range battles {
		for _, k := range []struct {
			lang string
			w, h int
			text float32
		}{{"en", 1280, 720, 1}, {"it", 1920, 1080, 1}, {"it", 1280, 720, 2}} {
			t.Run(b.book+"-"+k.lang, func(t *testing.T) {
				open(t, b.book, b.id, k.lang, k.w, k.h, k.text)
			})
		}
	}
}
