package property

import (
	"testing"

	"grognard/render/ui"
	"grognard/render/workshop/shoptest"
	"grognard/render/workshop/state"
)

func open(t *testing.T, book, scenario, language string, w, h int, text float32) (*shoptest.Bench, *Panel) {
	d := shoptest.Open(t, book, scenario, language, w, h, text)
	p := New(Deps{State: &d.State, Words: d.Words, Pictures: &d.Pictures, Board: &d.Board, Cards: d.Cards})
	d.Put = func(c *ui.Ctx) state.Act { return p.Frame(c, d.Lay.Card) }
	return d, p
}

var battles = []struct{ book, id, path string }{{"manoeuvre", "man-01-first-orders", "south.units.0"}, {"ccn", "ccn-12-waterloo", "objective.0"}, {"musket", "montebello-1800", "unit.0"},
	{"squares", "ns-05-salamanca", "forces.units.0"}, {"eagles", "the-walled-farm", "army.0.battalion.0"}}

func TestCard(t *testing.T) {
	for _, b := range battles {
		for _, k := range []struct {
			lang string
			w, h int
			text float32
		}{{"en", 1280, 720, 1}, {"it", 1920, 1080, 1}, {"it", 1280, 720, 2}} {
			t.Run(b.book+"-"+k.lang, func(t *testing.T) {
				d, _ := open(t, b.book, b.id, k.lang, k.w, k.h, k.text)
				d.State.Do(state.Select(b.path))
				d.Settle()
			})
		}
	}
}
