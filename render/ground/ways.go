package ground

import (
	"math"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/rules"
)

// Widths of water, in hundredths of a cell.
const (
	riverWide  = 13.0
	barrier    = 18.0 // a river that fills cells of its own
	streamWide = 6.5
)

// riverBend is how far a river through cells leaves the straight way, as a part of that.
const riverBend = .32

var (
	roadEdge = palette.Hex("#6B4A2A")
	roadFill = palette.Hex("#F7EFDC")
)

// ways draws what runs across the map: water first, then roads over it, then
// what crosses it.
func (b *baker) ways() {
	b.onBoardOnly(func() {
		b.water(b.watercourses(rules.LineStream), streamWide)
		b.drawRivers()
		for _, l := range b.m.Lines {
			switch l.Kind {
			case rules.LineRoad:
				b.Cased(b.track(l), 6.4, 4, roadEdge, roadFill)
			case rules.LineTrail:
				b.Cased(b.paces(b.track(l), 7*b.U, 4.5*b.U), 3.4, 1.6, palette.Alpha(roadEdge, .9), roadFill)
			}
		}
	})
	b.edges()
	b.crossed(rules.LineBridge, rules.GroundBridge, b.bridge)
	b.crossed(rules.LineFord, rules.GroundFord, b.ford)
}

// paces cuts a track into strokes and gaps of about two lengths, a whole number of them from
// cell to cell: strokes counted from its beginning would all move when that does.
func (b *baker) paces(track ink.Path, on, off float64) ink.Path {
	var out ink.Path
	for _, l := range track {
		for i := 0; i+1 < len(l.Pts); i += trackSteps {
			pts := l.Pts[i:min(i+trackSteps+1, len(l.Pts))]
			long := 0.
			for k := range pts[1:] {
				long += pts[k+1].Sub(pts[k]).Len()
			}
			k := long / (max(1, math.Round(long/(on+off))) * (on + off))
			out = append(out, ink.Open(pts...).Dashed(on*k, off*k)...)
		}
	}
	return out
}

// trackSteps is how many pieces a way has from cell to cell.
const trackSteps = 12

// drawRivers draws the rivers of the map: those through cells, broad where
// they fill them, and those along borders and through points.
func (b *baker) drawRivers() {
	var narrow, wide ink.Path
	for _, f := range b.rivers() {
		n, w := b.widths(f, b.meander(f, riverBend)[0].Pts)
		narrow, wide = append(narrow, n...), append(wide, w...)
	}
	if b.Shape == rules.Squares {
		b.shallows(narrow)
	} else {
		b.water(narrow, riverWide)
		b.water(wide, barrier)
	}
	b.water(b.watercourses(rules.LineRiver), riverWide)
}

// widths cuts the course of a river into what only runs through hexes and what fills them.
func (b *baker) widths(f flow, pts []ink.Pt) (narrow, wide ink.Path) {
	const half = 10 // points from the middle of a cell to its side
	fills := func(n int) bool { return b.fills(f, n/half) }
	for from := 0; from < len(pts)-1; {
		to := from + half
		for to < len(pts)-1 && fills(to) == fills(from) {
			to += half
		}
		if line := ink.Open(pts[from:min(to+1, len(pts))]...); fills(from) {
			wide = append(wide, line...)
		} else {
			narrow = append(narrow, line...)
		}
		from = to
	}
	return narrow, wide
}

// fills reports whether a river fills the cell in which its course lies from one of its bends
// to the next.
func (b *baker) fills(f flow, bend int) bool {
	k := (bend+1)/2 - f.lead
	if f.ring {
		k = (k + len(f.cells)) % len(f.cells)
	}
	return b.Hexes() && wet(f.cells[max(0, min(k, len(f.cells)-1))])
}

// Widths of a river through squares, in hundredths of a cell: where it can be
// forded anywhere, and where it cannot.
const (
	shallowWide = 8.0
	deepWide    = 19.0
)

// shallows draws rivers through squares: narrow and pale in those that can be
// forded, else broad, with a dark middle.
func (b *baker) shallows(rivers ink.Path) {
	fords := map[rules.Ref]bool{}
	for _, l := range b.m.Lines {
		for _, ref := range l.Cells {
			fords[ref] = fords[ref] || l.Kind == rules.LineFord && !l.Border
		}
	}
	var shallow, deep ink.Path
	for i := range b.m.Cells {
		c := &b.m.Cells[i]
		if !b.close(c) {
			continue
		}
		if c.Ground == rules.GroundFord || fords[c.Ref] {
			shallow = append(shallow, b.outline(b.mid(c))...)
		} else {
			deep = append(deep, b.outline(b.mid(c))...)
		}
	}
	b.inside(shallow, func() { b.water(rivers, shallowWide) })
	b.inside(deep, func() {
		b.water(rivers, deepWide)
		b.C.Stroke(rivers, deepWide*.4*b.U, palette.WashOf("lake").Texture)
	})
}

// watercourses are the lines that water of a kind takes along borders and
// through points, and streams through cells. It runs on below what crosses it.
func (b *baker) watercourses(kind rules.LineKind) ink.Path {
	var out ink.Path
	for _, l := range b.m.Lines {
		if l.Kind == kind && !l.Border && (kind == rules.LineStream || len(l.Cells) == 0) {
			out = append(out, b.track(l)...)
		}
	}
	return append(out, rounded(b.banks(kind))...)
}

// banks are the lines that water of a kind takes along borders, from corner to corner.
func (b *baker) banks(kind rules.LineKind) ink.Path {
	var sides ink.Path
	for _, l := range b.m.Lines {
		if l.Kind == kind && l.Border {
			sides = append(sides, b.borders(l.Cells)...)
		}
	}
	lines := chained(b.undercut(sides))
	for i := range lines {
		if !lines[i].Closed {
			lines[i].Pts = b.runOff(lines[i].Pts)
		}
	}
	return lines
}

// runOff leads a line that ends close to the frame of the board out over it.
func (b *baker) runOff(pts []ink.Pt) []ink.Pt {
	if out, ok := b.beyond(pts[0]); ok {
		pts = append([]ink.Pt{out}, pts...)
	}
	if out, ok := b.beyond(pts[len(pts)-1]); ok {
		pts = append(pts, out)
	}
	return pts
}

// beyond returns the place outside the frame that is nearest to a point, if
// that is close to it.
func (b *baker) beyond(p ink.Pt) (ink.Pt, bool) {
	r, near := b.Board(), .62*float64(b.Cell)
	west, north := p.X-float64(r.X), p.Y-float64(r.Y)
	east, south := float64(r.W)-west, float64(r.H)-north
	switch min(west, north, east, south) {
	case north:
		return ink.Pt{X: p.X, Y: p.Y - north - .2*near}, north < near
	case south:
		return ink.Pt{X: p.X, Y: p.Y + south + .2*near}, south < near
	case west:
		return ink.Pt{X: p.X - west - .2*near, Y: p.Y}, west < near
	}
	return ink.Pt{X: p.X + east + .2*near, Y: p.Y}, east < near
}

// undercut adds to the sides along which water runs those that a bridge or ford
// leads over, where they touch it.
func (b *baker) undercut(sides ink.Path) ink.Path {
	n := len(sides)
	for _, l := range b.m.Lines {
		if !l.Border || l.Kind != rules.LineBridge && l.Kind != rules.LineFord {
			continue
		}
		for _, s := range b.borders(l.Cells) {
			touches, known := false, false
			for _, w := range sides[:n] {
				one, other := meets(w.Pts[0], s.Pts[0]) || meets(w.Pts[1], s.Pts[0]), meets(w.Pts[0], s.Pts[1]) || meets(w.Pts[1], s.Pts[1])
				touches, known = touches || one || other, known || one && other
			}
			if touches && !known {
				sides = append(sides, s)
			}
		}
	}
	return sides
}

// track is a line through cells, led on over the edge of the board, or through
// points.
func (b *baker) track(l rules.MapLine) ink.Path {
	if l.Border || len(l.Pts) > 0 {
		return b.course(l)
	}
	f := b.flowOf(l)
	if len(f.cells) < 2 {
		return nil
	}
	return ink.Spline(trackSteps, b.led(f).pts...)
}

// course is the line that l takes over the map, smooth unless it follows the
// borders of cells.
func (b *baker) course(l rules.MapLine) ink.Path {
	if l.Border {
		return b.borders(l.Cells)
	}
	var pts []ink.Pt
	for _, ref := range l.Cells {
		if c := b.cell[ref]; c != nil {
			pts = append(pts, b.mid(c))
		}
	}
	for _, p := range l.Pts {
		k := b.Cell / float32(max(1, b.m.Unit))
		pts = append(pts, ink.Pt{X: float64(b.Margin + float32(p.X)*k), Y: float64(b.Margin + float32(p.Y)*k)})
	}
	if len(pts) < 2 {
		return nil
	}
	return ink.Spline(trackSteps, pts...)
}

// borders returns the sides between pairs of cells, each with the first cell
// of its pair on the left of its way.
func (b *baker) borders(pairs []rules.Ref) ink.Path {
	var out ink.Path
	for i := 0; i+1 < len(pairs); i += 2 {
		p, q := b.cell[pairs[i]], b.cell[pairs[i+1]]
		if p == nil || q == nil {
			continue
		}
		half := .5
		if b.Hexes() {
			half = .5 / 1.7320508
		}
		m, n := b.mid(p), b.mid(q)
		mid, way := m.Add(n).Times(.5), n.Sub(m)
		side := ink.Pt{X: -way.Y, Y: way.X}.Times(half * float64(b.Cell) / way.Len())
		out = append(out, ink.Open(mid.Sub(side), mid.Add(side))...)
	}
	return out
}

// water draws a course with its banks and the light on it.
func (b *baker) water(p ink.Path, wide float64) {
	w := palette.WashOf("lake")
	b.Cased(p, wide, wide-2.6, w.Texture, w.Color)
	b.C.Stroke(p, wide*.34*b.U, palette.Hex("#A9CBD6"))
}

// edges draws what stands along the borders of cells: walls, hedges, slopes.
func (b *baker) edges() {
	for _, l := range b.m.Lines {
		switch l.Kind {
		case rules.LineWall:
			b.wall(b.course(l))
		case rules.LineHedge:
			b.hedgerow(b.course(l))
		case rules.LineSlope:
			b.scarp(l, 13, 1.3)
		case rules.LineSteep:
			b.scarp(l, 21, 2.8)
		}
	}
}

// wall is a line of masonry with its joints.
func (b *baker) wall(p ink.Path) {
	stone := palette.Hex("#4F4637")
	b.C.Stroke(p.By(ink.Move(.9*b.U, 1.2*b.U)), 4*b.U, palette.Alpha(stone, .4))
	b.Cased(p, 4, 2, stone, palette.Hex("#D6D0C4"))
	b.C.Lines(p.Dashed(.9*b.U, 4.2*b.U), 2.4*b.U, stone)
}

// hedgerow dots bushes along a line.
func (b *baker) hedgerow(p ink.Path) {
	for _, d := range p.Dashed(1, 4.6*b.U) {
		q := d.Pts[0]
		if !b.NearPt(q, 8*b.U) {
			continue
		}
		s := (2.4 + 1.1*b.Here(q, 5)) * b.U
		b.C.Fill(ink.Disc(q.X+.7*b.U, q.Y+.9*b.U, s), palette.Alpha(palette.Hex("#2F3D29"), .6))
		b.C.Fill(ink.Disc(q.X, q.Y, s), palette.Hex("#3B4A33"))
		b.C.Fill(ink.Disc(q.X-.4*b.U, q.Y-.5*b.U, s*.66), palette.Hex("#7E9468"))
	}
}

// scarp is a slope: so many strokes a side that fall from the first cell of each pair to the
// second, or from the higher to the lower, below a rim of a width. The steeper it is, the
// closer they stand, after Lehmann.
func (b *baker) scarp(l rules.MapLine, strokes int, rim float64) {
	line := palette.WashOf("hill").Texture
	for i := 0; i+1 < len(l.Cells); i += 2 {
		p, q := b.cell[l.Cells[i]], b.cell[l.Cells[i+1]]
		if p == nil || q == nil || !b.close(p) {
			continue
		}
		if hillLevel(q) > hillLevel(p) {
			p, q = q, p
		}
		down := b.mid(q).Sub(b.mid(p))
		down = down.Times(1 / down.Len())
		for _, s := range b.borders([]rules.Ref{p.Ref, q.Ref}) {
			way := s.Pts[1].Sub(s.Pts[0])
			b.C.Stroke(ink.Open(s.Pts...), rim*b.U, line)
			for k := range strokes {
				at := s.Pts[0].Add(way.Times((float64(k) + .5) / float64(strokes)))
				long := (9 + 4*math.Mod(float64(k)*.618, 1)) * b.U
				b.C.Fill(ink.Taper(at.Sub(down.Times(1.5*b.U)), at.Add(down.Times(long)), 1.9*b.U, .35*b.U), line)
			}
		}
	}
}
