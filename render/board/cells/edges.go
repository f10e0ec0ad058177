package cells

import (
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// Size of the name of a column or row within the cells, in dp, and of the paper about it.
const (
	letterDp  = 14
	letterPad = 2
)

// paintCoordinates prints the letters and numbers of columns and rows within the cells, where the margin that has them
// lies outside of the window: in the outermost cells, or at the edge of the window where these are outside as well.
func (b *Painter) paintCoordinates(l *paint.List) {
	size := b.letterSize()
	b.coordinates(func(at paint.Rect, name string) {
		l.Fill(paint.Under, at, paint.Alpha(sheet.Paper, .7))
		l.Text(paint.Under, paint.SansBold, size, at.X+letterPad, at.Y+at.H-letterPad, sheet.Ink, name)
	})
}

// letterSize is the size of the name of a column or row within the cells, in pixels.
func (b *Painter) letterSize() float32 { return max(12, floor(letterDp*b.Scale)) }

// coordinates calls visit for each letter and number within the cells.
func (b *Painter) coordinates(visit func(at paint.Rect, name string)) {
	left, top := b.Pixels(0, 0)
	right, foot := b.Pixels(b.W, b.H)
	above, below := top < b.Port.Y-1, foot > b.Port.Y+b.Port.H+1
	before, behind := left < b.Port.X-1, right > b.Port.X+b.Port.W+1
	high := floor(b.Metrics.Ascent(paint.SansBold, b.letterSize())) + 2*letterPad
	for i, name := range b.cols {
		at := paint.Rect{W: b.nameWide(name), H: high}
		first, last := b.Rect(b.grid.lay.Rect(i, 0)), b.Rect(b.grid.lay.Rect(i, b.m.Rows-1))
		at.X = floor(first.X + (first.W-at.W)/2)
		if b.m.Shape == rules.Squares { // pieces stand in the middle
			at.X = floor(first.X+first.W-at.W) - letterPad
		}
		if x := first.X + first.W/2; name == "" || x < b.Port.X || x > b.Port.X+b.Port.W {
			continue
		}
		at.X = floor(min(max(at.X, b.Port.X), b.Port.X+b.Port.W-at.W))
		if above {
			at.Y = floor(max(first.Y, b.Port.Y)) + letterPad
			visit(at, name)
		}
		if below {
			at.Y = floor(min(last.Y+last.H, b.Port.Y+b.Port.H)) - at.H - letterPad
			visit(at, name)
		}
	}
	for i, name := range b.rows {
		at := paint.Rect{W: b.nameWide(name), H: high}
		first, last := b.Rect(b.grid.lay.Rect(0, i)), b.Rect(b.grid.lay.Rect(b.m.Cols-1, i))
		at.Y = floor(first.Y + (first.H-at.H)/2)
		if name == "" || at.Y < b.Port.Y+high || at.Y+high > b.Port.Y+b.Port.H-high { // the corners are for columns
			continue
		}
		if before {
			at.X = floor(max(first.X, b.Free.X)) + letterPad
			visit(at, name)
		}
		if behind {
			at.X = floor(min(last.X+last.W, b.Free.X+b.Free.W)) - at.W - letterPad
			visit(at, name)
		}
	}
}

// nameWide is how wide the paper is about the name of a column or row, in pixels.
func (b *Painter) nameWide(name string) float32 {
	return floor(b.Metrics.Width(paint.SansBold, b.letterSize(), name)) + 2*letterPad
}

// Written calls visit for what was written on the map when it was last painted: names of places,
// and names of columns and rows within the cells.
func (b *Painter) Written(visit func(paint.Rect)) {
	for i := range b.captions {
		if at := b.captions[i].at; at.W > 0 {
			visit(at)
		}
	}
	b.coordinates(func(at paint.Rect, _ string) { visit(at) })
}
