package sheet

import (
	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/rules"
)

// What stands where the ground is not baked yet: paper, or the green of a table
// without cells.
var (
	unbakedPaper = paint.Color{R: 0xf0, G: 0xe8, B: 0xd1, A: 255}
	unbakedTable = paint.Color{R: 0xc2, G: 0xcb, B: 0xa8, A: 255}
)

// PaintGround draws the baked map, or a plain colour until there is one.
func (s *Sheet) PaintGround(l *paint.List) {
	if !s.bakes.ready() {
		w, h := s.Size()
		bare := unbakedPaper
		if s.Map.Shape == rules.Tabletop {
			bare = unbakedTable
		}
		l.Fill(paint.Ground, s.Rect(paint.Rect{W: w, H: h}), bare)
		return
	}
	// The cells of the picture must lie on ours: its margin is rounded.
	lay := ground.NewLayout(s.Map, s.bakes.cell)
	w, h := lay.Size()
	k := s.Zoom / s.bakes.cell
	x, y := s.Pixels(s.Lay.Margin, s.Lay.Margin)
	r := paint.Rect{X: x - lay.Margin*k, Y: y - lay.Margin*k, W: float32(w) * k, H: float32(h) * k}
	if k == 1 {
		r.X, r.Y = floor(r.X+.5), floor(r.Y+.5)
	}
	l.Image(paint.Ground, s.bakes.key, r, paint.White)
}
