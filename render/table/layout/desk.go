package layout

import (
	"grognard/render/paint"
	"grognard/render/ui"
)

// Sizes in dp of what lies on the desk, and in cells of the margin of the sheet there.
const (
	pilesHigh  = 156 // less where the fallen had no room else, down to
	pilesLow   = 100
	pilesLeast = 96 // wide
	lostWide   = 61 // at least: a piece
	lostHigh   = 85 // at least: the head and a row
	sheetEdge  = 8  // of paper beyond the margin
	margin     = .36
)

// lain finds where piles and the fallen lie on the desk: beside the standard of their
// side, or else below the tools.
func (f *frame) lain() {
	if f.n.Wide == 0 || f.Plates {
		return
	}
	edgeOf := f.cell(f.Free)*margin + f.px(sheetEdge) + f.px(gap)
	x := f.Standards[0].X + f.Standards[0].W + f.px(edge)
	left := paint.Rect{X: x, Y: f.Map.Y + f.px(gap), W: f.Desk[0].X + f.Desk[0].W - edgeOf - x}
	left.H = f.foot() - left.Y
	_, middle := f.Turn.Center()
	if f.shared(left, middle) {
		return
	}
	x = f.Desk[1].X + edgeOf
	top := f.Tools.Y + f.Tools.H + f.px(gap)
	right := paint.Rect{X: x, Y: top, W: f.Map.X + f.Map.W - f.px(edge) - x, H: f.foot() - top}
	f.shared(right, right.Y+right.H/2)
}

// foot is where the desk ends: above a hand.
func (f *frame) foot() float32 {
	if f.Hand.W > 0 {
		return f.Hand.Y - f.px(gap)
	}
	return f.n.H - f.px(edge)
}

// shared gives both sides their part of a desk, above and below a line, and reports
// whether there is room for the fallen.
func (f *frame) shared(r paint.Rect, at float32) bool {
	if r.W < f.px(lostWide) {
		return false
	}
	ok := false
	for s := range f.Fallen {
		part := paint.Rect{X: r.X, Y: r.Y, W: r.W, H: at - f.px(gap)/2 - r.Y}
		if s != f.n.North {
			part.Y = at + f.px(gap)/2
			part.H = r.Y + r.H - part.Y
		}
		high := max(f.px(pilesLow), min(f.px(pilesHigh), ui.Floor(part.H)-f.px(lostHigh)-f.px(gap)))
		if f.n.Piles && r.W >= f.px(pilesLeast) && part.H >= high {
			f.Piles[s] = paint.Rect{X: part.X, Y: part.Y, W: part.W, H: high}
			part.Y, part.H = part.Y+high+f.px(gap), part.H-high-f.px(gap)
		}
		if part.H >= f.px(lostHigh) {
			f.Fallen[s], ok = part, true
		}
	}
	return ok
}
