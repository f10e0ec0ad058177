package ground

import (
	"math"
	"slices"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/rules"
)

// crossed draws the bridges or fords of the map: those that it has as lines,
// and one in each cell that is no more than that.
func (b *baker) crossed(kind rules.LineKind, ground rules.Ground, draw func(mid ink.Pt, a float64)) {
	seen := map[rules.Ref]bool{}
	for _, l := range b.m.Lines {
		if l.Kind == kind {
			b.crossings(l, draw)
			for _, ref := range l.Cells {
				seen[ref] = seen[ref] || !l.Border
			}
		}
	}
	b.each(ground, func(c *rules.Cell, mid ink.Pt) {
		if !seen[c.Ref] {
			draw(mid, b.heading(c.Ref))
		}
	})
}

// spanned reports whether a bridge leads over the middle of a cell: no ford is drawn below it.
func (b *baker) spanned(ref rules.Ref) bool {
	return slices.ContainsFunc(b.m.Lines, func(o rules.MapLine) bool {
		return o.Kind == rules.LineBridge && !o.Border && slices.Contains(o.Cells, ref)
	})
}

// crossings draws a bridge or ford in the middle of each cell of l, or of each
// side between its pairs of cells, along the way that leads over it.
func (b *baker) crossings(l rules.MapLine, draw func(mid ink.Pt, a float64)) {
	if !l.Border {
		for _, ref := range l.Cells {
			if c := b.cell[ref]; c != nil && b.close(c) && !(l.Kind == rules.LineFord && b.spanned(ref)) {
				draw(b.mid(c), b.heading(ref))
			}
		}
		return
	}
	for i := 0; i+1 < len(l.Cells); i += 2 {
		p, q := b.cell[l.Cells[i]], b.cell[l.Cells[i+1]]
		if p == nil || q == nil || !b.close(p) {
			continue
		}
		m, n := b.mid(p), b.mid(q)
		draw(m.Add(n).Times(.5), math.Atan2(n.Y-m.Y, n.X-m.X))
	}
}

// heading is the direction of the road through a cell, or else straight across
// its water.
func (b *baker) heading(ref rules.Ref) float64 {
	for _, l := range b.m.Lines {
		i := slices.Index(l.Cells, ref)
		if l.Kind != rules.LineRoad && l.Kind != rules.LineTrail || l.Border || i < 0 || len(l.Cells) < 2 {
			continue
		}
		p, q := b.cell[l.Cells[max(0, i-1)]], b.cell[l.Cells[min(len(l.Cells)-1, i+1)]]
		if p != nil && q != nil {
			way := b.mid(q).Sub(b.mid(p))
			return math.Atan2(way.Y, way.X)
		}
	}
	mid := b.mid(b.cell[ref])
	for _, all := range [][]flow{b.rivers(), b.flows(rules.LineStream)} {
		if a, ok := heading(all, mid); ok {
			return a + math.Pi/2
		}
	}
	return 0
}

// bridge has a deck and two parapets; a track leads up to it on both sides.
func (b *baker) bridge(mid ink.Pt, a float64) {
	u := b.U
	if b.Shape == rules.Squares { // large cells, and fords beside it
		u *= 1.5
	}
	c := b.C.With(ink.Rotate(a, 0, 0).Then(ink.Move(mid.X, mid.Y)))
	c.Fill(ink.Box(-13*u, -5*u, 27*u, 14*u), palette.Alpha(palette.Ink, .28))
	c.Fill(ink.Box(-13*u, -6.4*u, 26*u, 12.8*u), roadEdge)
	c.Fill(ink.Box(-13*u, -4.4*u, 26*u, 8.8*u), roadFill)
	for i := range 6 {
		c.Fill(ink.Box((-11+float64(i)*4.4)*u, -4.4*u, .8*u, 8.8*u), palette.Alpha(roadEdge, .45))
	}
	for _, y := range []float64{-6.4, 4.4} {
		c.Fill(ink.Box(-14.5*u, y*u, 2.4*u, 2*u), roadEdge)
		c.Fill(ink.Box(12.1*u, y*u, 2.4*u, 2*u), roadEdge)
	}
}

// ford is a bar of pale gravel with two rows of stones.
func (b *baker) ford(mid ink.Pt, a float64) {
	c := b.C.With(ink.Rotate(a, 0, 0).Then(ink.Move(mid.X, mid.Y)))
	c.Fill(ink.Round(-12*b.U, -5*b.U, 24*b.U, 10*b.U, 5*b.U), palette.Alpha(palette.Hex("#D8E4E2"), .75))
	for i := range 6 {
		for _, y := range []float64{-3.4, 3.4} {
			x := (-10 + 4*float64(i)) * b.U
			c.Fill(ink.Disc(x, y*b.U, 1.8*b.U), palette.Hex("#4F4637"))
			c.Fill(ink.Disc(x, y*b.U, 1.1*b.U), palette.Paper)
		}
	}
}
