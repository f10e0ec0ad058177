// Package chart holds what all maps are drawn with: their geometry (Layout), how
// they are to look (Options), and a Hand with a canvas that knows trees, roofs,
// ways and letters.
package chart

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
	// Cell is the side of a square, the width of a hex between two parallel
	// sides, or an inch of a tabletop.
	Cell float32
	// Margin is the border around the board, where the letters stand.
	Margin float32
	// Short says that the rows (of flat-top hexes the columns) that are
	// shifted by half a hex have one cell less: half hexes are left over at
	// both their ends.
	Short bool
	// inches of a tabletop
	wide, high float32
}

// marginShare is the margin as a part of a cell, and tableMargin that of a table, in inches.
const (
	marginShare = .36
	tableMargin = 1.5
)

// NewLayout lays a map out with cells of a size in pixels.
func NewLayout(m *rules.Map, cell float32) Layout {
	l := Layout{Shape: m.Shape, Cols: m.Cols, Rows: m.Rows, Cell: cell, Short: short(m)}
	l.Margin = float32(math.Round(float64(cell) * marginShare))
	if m.Shape == rules.Tabletop && m.Unit > 0 {
		l.wide, l.high = float32(m.Width)/float32(m.Unit), float32(m.Height)/float32(m.Unit)
		l.Margin = cell * tableMargin
	}
	return l
}

// fixedMargin is the margin in hundredths of a cell, before it is rounded to whole pixels.
func (l Layout) fixedMargin() float64 {
	if l.Shape == rules.Tabletop {
		return 100 * tableMargin
	}
	return 100 * marginShare
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

// short reports whether the shifted rows or columns of a map of hexes are one
// cell shorter than the others.
func short(m *rules.Map) bool {
	for i := range m.Cells {
		c := &m.Cells[i]
		switch m.Shape {
		case rules.Hexes:
			if c.Row&1 == 1 && c.Col == m.Cols-1 {
				return false
			}
		case rules.FlatHexes:
			if c.Col&1 == 1 && c.Row == m.Rows-1 {
				return false
			}
		}
	}
	return true
}

// Board returns the rectangle inside the margins.
func (l Layout) Board() paint.Rect {
	r := paint.Rect{X: l.Margin, Y: l.Margin}
	half := float32(.5)
	if l.Short {
		half = 0
	}
	switch l.Shape {
	case rules.Squares:
		r.W, r.H = float32(l.Cols)*l.Cell, float32(l.Rows)*l.Cell
	case rules.Hexes:
		r.W, r.H = (float32(l.Cols)+half)*l.Cell, l.HexRadius()*(1.5*float32(l.Rows)+.5)
	case rules.FlatHexes:
		r.W, r.H = l.HexRadius()*(1.5*float32(l.Cols)+.5), (float32(l.Rows)+half)*l.Cell
	case rules.Tabletop:
		r.W, r.H = l.wide*l.Cell, l.high*l.Cell
	}
	return r
}

// HexRadius is the distance of a corner of a hex from its middle.
func (l Layout) HexRadius() float32 { return l.Cell / sqrt3 }

const sqrt3 = 1.7320508

// Center returns the middle of a cell.
func (l Layout) Center(col, row int) (x, y float32) {
	switch l.Shape {
	case rules.Hexes:
		x = l.Margin + l.Cell*(float32(col)+.5+.5*float32(row&1))
		return x, l.Margin + l.HexRadius()*(1+1.5*float32(row))
	case rules.FlatHexes:
		y = l.Margin + l.Cell*(float32(row)+.5+.5*float32(col&1))
		return l.Margin + l.HexRadius()*(1+1.5*float32(col)), y
	}
	return l.Margin + l.Cell*(float32(col)+.5), l.Margin + l.Cell*(float32(row)+.5)
}

// Rect returns the box around a cell.
func (l Layout) Rect(col, row int) paint.Rect {
	x, y := l.Center(col, row)
	w, h := l.Cell, l.Cell
	switch l.Shape {
	case rules.Hexes:
		h = 2 * l.HexRadius()
	case rules.FlatHexes:
		w = 2 * l.HexRadius()
	}
	return paint.Rect{X: x - w/2, Y: y - h/2, W: w, H: h}
}

// At returns the cell under a point, and whether there is room for one: a map
// may leave it out.
func (l Layout) At(x, y float32) (col, row int, ok bool) {
	switch l.Shape {
	case rules.Squares:
		col = int(math.Floor(float64((x - l.Margin) / l.Cell)))
		row = int(math.Floor(float64((y - l.Margin) / l.Cell)))
	case rules.Hexes:
		col, row = l.hexAt(x-l.Margin, y-l.Margin)
	case rules.FlatHexes:
		row, col = l.hexAt(y-l.Margin, x-l.Margin)
	default:
		return 0, 0, false
	}
	return col, row, col >= 0 && row >= 0 && col < l.Cols && row < l.Rows
}

// hexAt picks the nearest of the hexes around a point of the board: its place
// along a row, and the row. Flat-top hexes are pointy ones with x and y, rows
// and columns exchanged.
func (l Layout) hexAt(along, across float32) (n, row int) {
	guess := int(math.Floor(float64(across / (1.5 * l.HexRadius()))))
	best := float32(math.Inf(1))
	for r := guess - 1; r <= guess; r++ {
		c := int(math.Floor(float64(along/l.Cell - .5*float32(r&1))))
		u, v := l.Cell*(float32(c)+.5+.5*float32(r&1)), l.HexRadius()*(1+1.5*float32(r))
		if d := (along-u)*(along-u) + (across-v)*(across-v); d < best {
			n, row, best = c, r, d
		}
	}
	return n, row
}

// Hexes reports whether the cells are hexes.
func (l Layout) Hexes() bool { return l.Shape == rules.Hexes || l.Shape == rules.FlatHexes }

// Corner is the direction of the first corner of a hex, in radians.
func (l Layout) Corner() float64 {
	if l.Shape == rules.FlatHexes {
		return 0
	}
	return -math.Pi / 2
}
