package layout

import (
	"grognard/render/paint"
	"grognard/render/ui"
)

// Chart is how far the cells of the map reach, and how broad the margin around them is, in cells.
type Chart struct{ W, H, Margin float32 }

// square reports whether the map is about as high as it is wide: it wants the full height.
func (k Chart) square() bool { return k.H > 0 && k.W < 1.15*k.H }

// cell is how large a cell is where the map is fitted into so much room.
func (k Chart) cell(w, h float32) float32 {
	if k.W <= 0 || k.H <= 0 {
		return min(w, h)
	}
	return min(w/k.W, h/k.H)
}

// within is the room of the cells in a layout: the margin above them never lies under the bar,
// and where letters are large it lies under nothing else either.
func (k Chart) within(l *Layout) paint.Rect {
	r := l.Free
	if k.W <= 0 || k.H <= 0 {
		return r
	}
	if !l.Large {
		z := min(r.W/k.W, r.H/(k.H+k.Margin))
		ui.CutTop(&r, max(0, z*(k.H+2*k.Margin)-r.H)) // the cells come to lie in the middle of the rest
		return r
	}
	return r.Inset(ui.Floor(min(r.W/(k.W+2*k.Margin), r.H/(k.H+2*k.Margin)) * k.Margin))
}

// order is in which way the parts share a window where letters are large.
type order int

const (
	upright order = iota // a drawer stands at the left, and the map beside it; beside odds the map lies beside the tabs
	lying                // a drawer lies below the map; beside odds the map lies below the tabs
	orders
)

// Of lays a workshop out, in the order that leaves the map the largest cells.
func Of(n Needs) Layout {
	best := n.of(upright)
	if !best.Large || !n.Open && !n.Odds {
		return best
	}
	size := n.Chart.cell(best.Cells.W, best.Cells.H)
	for o := upright + 1; o < orders; o++ {
		l := n.of(o)
		if s := n.Chart.cell(l.Cells.W, l.Cells.H); s > size {
			best, size = l, s
		}
	}
	return best
}
