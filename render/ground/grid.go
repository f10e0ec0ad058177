package ground

import (
	"math"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/rules"
)

// grid rules the cells, then the lines that divide the board.
func (b *baker) grid() {
	a := .26
	if b.o.StrongGrid || b.o.Theme == Contrast {
		a = .6
	}
	col := palette.Alpha(palette.Ink, a)
	switch b.Shape {
	case rules.Squares:
		r := b.Board()
		for i := 1; i < b.Cols; i++ {
			x := math.Round(float64(r.X + float32(i)*b.Cell))
			b.c.Fill(ink.Box(x, float64(r.Y), 1, float64(r.H)), col)
		}
		for i := 1; i < b.Rows; i++ {
			y := math.Round(float64(r.Y + float32(i)*b.Cell))
			b.c.Fill(ink.Box(float64(r.X), y, float64(r.W), 1), col)
		}
	case rules.Hexes:
		for i := range b.m.Cells {
			m := b.mid(&b.m.Cells[i])
			b.c.Lines(ink.Ngon(m.X, m.Y, float64(b.hexRadius()), 6, -math.Pi/2), .8*b.u, palette.Alpha(palette.Ink, a*.7))
		}
	}
	for _, l := range b.m.Lines {
		b.division(l)
	}
}

// division draws a line that the rules know of but the ground does not.
func (b *baker) division(l rules.MapLine) {
	switch l.Kind {
	case "tile":
		b.c.Lines(b.course(l), 1.6*b.u, palette.Alpha(palette.Ink, .38))
	case "midline":
		p := b.course(l)
		b.c.Lines(p.Dashed(9*b.u, 5*b.u), 4.4*b.u, palette.Alpha(palette.Paper, .75))
		b.c.Lines(p.Dashed(9*b.u, 5*b.u), 2*b.u, palette.Alpha(palette.Replay, .75))
	case "section":
		b.c.Lines(b.course(l).Dashed(8*b.u, 6*b.u), 1.6*b.u, palette.Alpha(palette.Replay, .6))
	}
}
