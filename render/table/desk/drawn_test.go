package desk_test

import (
	"testing"

	"grognard/render/paint"
	"grognard/render/paint/painttest"
	"grognard/render/ui"
	"grognard/rules"
)

// TestTheDeskIsDrawnAsRecorded keeps every command of a desk with a sheet of either kind,
// in every theme, and its pictures.
func TestTheDeskIsDrawnAsRecorded(t *testing.T) {
	book := painttest.Open(t, "desk")
	for _, theme := range ui.Themes() {
		s := open(t, "ccn", "ccn-12-waterloo", theme)
		for i, shape := range []rules.Shape{rules.Hexes, rules.Tabletop} {
			s.Put = func(c *ui.Ctx) { s.desk.Paint(c, paint.Rect{X: 200, Y: 50, W: 900, H: 900}, shape) }
			s.Tick()
			book.Page(theme.Name+[]string{", paper", ", table"}[i], &s.List)
		}
		for _, key := range []string{"desk/country", "desk/rim/0", "desk/rim/1", "desk/rim/2", "desk/rim/3", "desk/rim/5", "desk/rim/6", "desk/edge/7", "desk/edge/8"} {
			if pic := s.Store.Get(key); pic != nil {
				book.Image(theme.Name+" "+key, pic.Img)
			}
		}
	}
}
