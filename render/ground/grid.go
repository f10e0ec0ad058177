package ground

import (
	"image/color"
	"math"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/render/ground/chart"
	"grognard/rules"
)

// leftovers covers what lies inside the frame of a board of hexes but in no
// cell: half hexes along its ragged edges stay chart paper.
func (b *baker) leftovers() {
	if !b.Hexes() {
		return
	}
	paper := palette.Mix(palette.Sheet, palette.Rule, .16)
	line := palette.Alpha(palette.Rule, .4)
	b.onBoardOnly(func() {
		for row := -1; row <= b.Rows; row++ {
			for col := -1; col <= b.Cols; col++ {
				if b.spot(col, row) != nil || !b.Near(b.Rect(col, row).Pixels(), 2) {
					continue
				}
				x, y := b.Center(col, row)
				mid := ink.Pt{X: float64(x), Y: float64(y)}
				b.C.Fill(b.outline(mid), paper)
				b.C.Inside(chart.Shrunk(b.outline(mid), .94), func(c *ink.Canvas) {
					for t := -60.; t < 60; t += 5 {
						c.Fill(ink.Box(mid.X-60*b.U, mid.Y+t*b.U, 120*b.U, .7*b.U), line)
					}
				})
			}
		}
	})
}

// grid rules the cells, then the lines that divide the board.
func (b *baker) grid() {
	a := .26
	if b.Options.StrongGrid || b.Options.Theme == chart.Contrast {
		a = .6
	}
	switch {
	case b.Shape == rules.Squares:
		b.squareGrid(palette.Alpha(palette.Ink, a))
	case b.Hexes():
		b.hexGrid(palette.Alpha(palette.Ink, a*1.15))
	}
	b.onBoardOnly(func() {
		for _, l := range b.m.Lines {
			b.division(l)
		}
	})
}

func (b *baker) squareGrid(col color.NRGBA) {
	r := b.Board()
	for i := 1; i < b.Cols; i++ {
		x := math.Round(float64(r.X + float32(i)*b.Cell))
		b.C.Fill(ink.Box(x, float64(r.Y), 1, float64(r.H)), col)
	}
	for i := 1; i < b.Rows; i++ {
		y := math.Round(float64(r.Y + float32(i)*b.Cell))
		b.C.Fill(ink.Box(float64(r.X), y, float64(r.W), 1), col)
	}
}

// hexGrid rules every side of a hex once; those on the edge of the map are
// stronger.
func (b *baker) hexGrid(col color.NRGBA) {
	for i := range b.m.Cells {
		c := &b.m.Cells[i]
		if !b.close(c) {
			continue
		}
		near, first := b.neighbours(c)
		mid := b.mid(c)
		for k, d := range near {
			a := first + 2*math.Pi*float64(k)/6
			side := ink.Open(mid.Add(ink.Polar(float64(b.HexRadius()), a-math.Pi/6)), mid.Add(ink.Polar(float64(b.HexRadius()), a+math.Pi/6)))
			switch {
			case d == nil:
				b.C.Stroke(side, max(1, 1.3*b.U), palette.Alpha(palette.Ink, .62))
			case k < 3:
				b.C.Lines(side, max(1, .9*b.U), col)
			}
		}
	}
}

// division draws a line that the rules know of but the ground does not.
func (b *baker) division(l rules.MapLine) {
	switch l.Kind {
	case rules.LineTile:
		b.C.Lines(b.course(l), 1.6*b.U, palette.Alpha(palette.Ink, .38))
	case rules.LineMidline:
		p := b.course(l)
		b.C.Lines(p.Dashed(9*b.U, 5*b.U), 4.4*b.U, palette.Alpha(palette.Paper, .75))
		b.C.Lines(p.Dashed(9*b.U, 5*b.U), 2*b.U, palette.Alpha(palette.Replay, .75))
	case rules.LineSection:
		p := b.through(l).Dashed(9*b.U, 6*b.U)
		b.C.Lines(p, 4.6*b.U, palette.Alpha(palette.Paper, .8))
		b.C.Lines(p, 2.2*b.U, palette.Alpha(palette.Replay, .8))
	}
}

// through is a straight line through cells and on to the edges of the board.
func (b *baker) through(l rules.MapLine) ink.Path {
	var pts []ink.Pt
	for _, ref := range l.Cells {
		if c := b.cell[ref]; c != nil {
			pts = append(pts, b.mid(c))
		}
	}
	n := len(pts)
	if n < 2 {
		return nil
	}
	far := float64(b.Cell) * float64(b.Cols+b.Rows)
	way := pts[n-1].Sub(pts[0])
	way = way.Times(far / way.Len())
	return ink.Open(pts[0].Sub(way), pts[n-1].Add(way))
}
