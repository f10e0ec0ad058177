// Package ground paints maps: a staff officer's hand-washed chart, made from
// the rules' description of the ground alone. The same map gives the same
// picture, at any size.
package ground

import (
	"math"

	"grognard/render/paint"
	"grognard/rules"
)

// Layout is the geometry of a baked map. Coordinates are pixels of the picture
// from its top left corner. The board's painter shares it, so that pieces and
// ground agree.
type Layout struct {
	Shape      rules.Shape
	Cols, Rows int
	// Cell is the side of a square, the width of a hex between its upright
	// sides, or an inch of a cloth.
	Cell float32
	// Margin is the border around the board, where the letters stand.
	Margin float32
	// inches of a cloth
	wide, high float32
}

// marginShare is the margin as a part of a cell.
const marginShare = .36

// NewLayout lays a map out with cells of a size in pixels.
func NewLayout(m *rules.Map, cell float32) Layout {
	l := Layout{Shape: m.Shape, Cols: m.Cols, Rows: m.Rows, Cell: cell}
	l.Margin = float32(math.Round(float64(cell) * marginShare))
	if m.Shape == rules.Cloth && m.Unit > 0 {
		l.wide, l.high = float32(m.Width)/float32(m.Unit), float32(m.Height)/float32(m.Unit)
		l.Margin = cell * 1.5
	}
	return l
}

// FitLayout lays a map out as large as fits into w by h pixels.
func FitLayout(m *rules.Map, w, h float32) Layout {
	const probe = 100
	one := NewLayout(m, probe)
	pw, ph := one.Size()
	return NewLayout(m, float32(math.Floor(float64(probe*min(w/float32(pw), h/float32(ph))))))
}

// Size returns the width and height of the picture in pixels.
func (l Layout) Size() (w, h int) {
	b := l.Board()
	return int(math.Ceil(float64(b.W + 2*l.Margin))), int(math.Ceil(float64(b.H + 2*l.Margin)))
}

// Board returns the rectangle inside the margins.
func (l Layout) Board() paint.Rect {
	r := paint.Rect{X: l.Margin, Y: l.Margin}
	switch l.Shape {
	case rules.Squares:
		r.W, r.H = float32(l.Cols)*l.Cell, float32(l.Rows)*l.Cell
	case rules.Hexes:
		r.W, r.H = (float32(l.Cols)+.5)*l.Cell, l.hexRadius()*(1.5*float32(l.Rows)+.5)
	case rules.Cloth:
		r.W, r.H = l.wide*l.Cell, l.high*l.Cell
	}
	return r
}

func (l Layout) hexRadius() float32 { return l.Cell / sqrt3 }

const sqrt3 = 1.7320508

// Center returns the middle of a cell.
func (l Layout) Center(col, row int) (x, y float32) {
	if l.Shape == rules.Hexes {
		x = l.Margin + l.Cell*(float32(col)+.5+.5*float32(row&1))
		return x, l.Margin + l.hexRadius()*(1+1.5*float32(row))
	}
	return l.Margin + l.Cell*(float32(col)+.5), l.Margin + l.Cell*(float32(row)+.5)
}

// Rect returns the box around a cell.
func (l Layout) Rect(col, row int) paint.Rect {
	x, y := l.Center(col, row)
	h := l.Cell
	if l.Shape == rules.Hexes {
		h = 2 * l.hexRadius()
	}
	return paint.Rect{X: x - l.Cell/2, Y: y - h/2, W: l.Cell, H: h}
}

// At returns the cell under a point, and whether there is one.
func (l Layout) At(x, y float32) (col, row int, ok bool) {
	switch l.Shape {
	case rules.Squares:
		col = int(math.Floor(float64((x - l.Margin) / l.Cell)))
		row = int(math.Floor(float64((y - l.Margin) / l.Cell)))
	case rules.Hexes:
		col, row = l.hexAt(x, y)
	default:
		return 0, 0, false
	}
	return col, row, col >= 0 && row >= 0 && col < l.Cols && row < l.Rows
}

// hexAt picks the nearest of the hexes around the point.
func (l Layout) hexAt(x, y float32) (col, row int) {
	guess := int(math.Floor(float64((y - l.Margin) / (1.5 * l.hexRadius()))))
	best := float32(math.Inf(1))
	for r := guess - 1; r <= guess; r++ {
		c := int(math.Floor(float64((x-l.Margin)/l.Cell - .5*float32(r&1))))
		cx, cy := l.Center(c, r)
		if d := (x-cx)*(x-cx) + (y-cy)*(y-cy); d < best {
			col, row, best = c, r, d
		}
	}
	return col, row
}
