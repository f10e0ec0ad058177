package cells

import (
	"strings"

	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// Size of the letter of a column within the cells, in dp, and of the paper about it.
const (
	letterDp  = 14
	letterPad = 2
)

// paintColumns prints the letters of the columns of squares in the corners of the outermost
// cells, where the margin that has them lies outside of the window.
func (b *Painter) paintColumns(l *paint.List) {
	size := b.letterSize()
	b.columns(func(at paint.Rect, name string) {
		l.Fill(paint.Under, at, paint.Alpha(sheet.Paper, .7))
		l.Text(paint.Under, paint.SansBold, size, at.X+letterPad, at.Y+at.H-letterPad, sheet.Ink, name)
	})
}

// letterSize is the size of the letter of a column within the cells, in pixels.
func (b *Painter) letterSize() float32 { return max(12, floor(letterDp*b.Scale)) }

// columns calls visit for each letter within the cells.
func (b *Painter) columns(visit func(at paint.Rect, name string)) {
	if b.Map.Shape != rules.Squares {
		return
	}
	size := b.letterSize()
	_, top := b.Pixels(0, 0)
	_, foot := b.Pixels(0, b.H)
	above, below := top < b.Port.Y-1, foot > b.Port.Y+b.Port.H+1
	for i := range b.Map.Cells {
		c := &b.Map.Cells[i]
		name := strings.TrimRight(c.Label, "0123456789")
		r := b.Rect(b.box(i))
		w, h := b.Metrics.Width(paint.SansBold, size, name), b.Metrics.Ascent(paint.SansBold, size)
		at := paint.Rect{X: floor(r.X + r.W - w - 3*letterPad), W: floor(w) + 2*letterPad, H: floor(h) + 2*letterPad}
		switch {
		case name == "" || name == c.Label:
			continue
		case c.Row == 0 && above:
			at.Y = floor(r.Y) + letterPad
		case c.Row == b.Map.Rows-1 && below:
			at.Y = floor(r.Y+r.H) - at.H - letterPad
		default:
			continue
		}
		visit(at, name)
	}
}

// Written calls visit for what was written on the map when it was last painted: names of places,
// and letters of columns within the cells.
func (b *Painter) Written(visit func(paint.Rect)) {
	for i := range b.captions {
		if at := b.captions[i].at; at.W > 0 {
			visit(at)
		}
	}
	b.columns(func(at paint.Rect, _ string) { visit(at) })
}
