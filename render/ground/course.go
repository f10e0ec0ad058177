package ground

import (
	"math"

	"grognard/assets/ink"
	"grognard/rules"
)

// flow is a way from cell to cell, with the line that it takes.
type flow struct {
	cells      []*rules.Cell
	pts        []ink.Pt
	lead       int  // points before that of the first cell
	ring       bool // it comes back to its first cell
	stub, butt bool // it begins, or ends, at another flow
}

// wet reports whether water runs through a cell.
func wet(c *rules.Cell) bool {
	return c != nil && (c.Ground == rules.GroundRiver || c.Ground == rules.GroundFord || c.Ground == rules.GroundBridge)
}

// flows returns the lines of a kind that run through cells, led on over the
// edge of the board where they end beside it.
func (b *baker) flows(kind rules.LineKind) []flow {
	var all []flow
	for _, l := range b.m.Lines {
		if l.Kind != kind || l.Border {
			continue
		}
		if f := b.flowOf(l); len(f.cells) > 0 {
			all = append(all, b.led(f))
		}
	}
	return all
}

// flowOf is the flow through the cells of a line, which has no course yet.
func (b *baker) flowOf(l rules.MapLine) (f flow) {
	for _, ref := range l.Cells {
		if c := b.cell[ref]; c != nil {
			f.cells = append(f.cells, c)
		}
	}
	return f
}

// led gives a flow its line, through the middles of its cells and out over the
// edge of the board.
func (b *baker) led(f flow) flow {
	var pts []ink.Pt
	for _, c := range f.cells {
		pts = append(pts, b.mid(c))
	}
	n := len(f.cells)
	if f.ring {
		f.pts = pts
		return f
	}
	if n == 1 {
		w := ink.Pt{X: float64(b.Cell)}
		f.pts, f.lead = []ink.Pt{pts[0].Sub(w), pts[0], pts[0].Add(w)}, 1
		return f
	}
	if out, ok := b.exit(f.cells[0], pts[0].Sub(pts[1])); ok && !f.stub {
		pts, f.lead = append([]ink.Pt{out}, pts...), 1
	}
	if out, ok := b.exit(f.cells[n-1], pts[len(pts)-1].Sub(pts[len(pts)-2])); ok && !f.butt {
		pts = append(pts, out)
	}
	f.pts = pts
	return f
}

// exit returns the place off the board to which a line leads on from a cell,
// if it comes there on its way.
func (b *baker) exit(c *rules.Cell, way ink.Pt) (ink.Pt, bool) {
	near, a := b.neighbours(c)
	best, dir := .3*way.Len(), ink.Pt{}
	for i, d := range near {
		u := ink.Polar(1, a+2*math.Pi*float64(i)/float64(len(near)))
		if k := u.X*way.X + u.Y*way.Y; d == nil && k > best {
			best, dir = k, u
		}
	}
	return b.mid(c).Add(dir.Times(1.1 * float64(b.Cell))), dir != (ink.Pt{})
}

// bends are the points through which a line goes that bends a little, but not where it is
// crossed: middles of cells and, between them, places beside the straight way. It bends the
// same way whichever end it is drawn from. One that comes back ends with a place before its
// first cell.
func (b *baker) bends(f flow, far float64) (pts []ink.Pt) {
	bend := func(p, q ink.Pt) ink.Pt {
		mid := p.Add(q).Times(.5)
		if q.X < p.X || q.X == p.X && q.Y < p.Y {
			p, q = q, p
		}
		return mid.Add(ink.Pt{X: p.Y - q.Y, Y: q.X - p.X}.Times(far * (b.Here(mid, 1) - .5)))
	}
	for i, p := range f.pts {
		if i > 0 {
			pts = append(pts, bend(f.pts[i-1], p))
		}
		pts = append(pts, p)
	}
	if f.ring {
		pts = append(pts, bend(f.pts[len(f.pts)-1], pts[0]))
	}
	return pts
}

// meander is the smooth line through the bends of a flow.
func (b *baker) meander(f flow, far float64) ink.Path {
	pts := b.bends(f, far)
	if n := len(pts) - 1; f.ring {
		line := ink.Spline(10, append(append([]ink.Pt{pts[n-1], pts[n]}, pts...), pts[0], pts[1])...)[0].Pts
		return ink.Open(line[20 : len(line)-10]...)
	}
	return ink.Spline(10, pts...)
}

// heading returns the direction in which a flow passes through a cell: the first that
// neither begins nor ends there, if there is one.
func heading(all []flow, mid ink.Pt) (float64, bool) {
	best, a, found := -1, 0., false
	for _, f := range all {
		for i, p := range f.pts {
			if p.Sub(mid).Len() >= 1 {
				continue
			}
			n, inner := len(f.pts), 0
			from, to := max(i-1, 0), min(i+1, n-1)
			if f.ring {
				from, to = (i+n-1)%n, (i+1)%n
			}
			if to != i && from != i {
				inner = 1
			}
			d := f.pts[to].Sub(f.pts[from])
			if way := upright(math.Atan2(d.Y, d.X)); inner > best || inner == best && way < a {
				best, a, found = inner, way, true
			}
		}
	}
	return a, found
}

// upright is the direction of a line, which goes both ways, from -90 to 90 degrees.
func upright(a float64) float64 {
	switch {
	case a <= -math.Pi/2:
		return a + math.Pi
	case a > math.Pi/2:
		return a - math.Pi
	}
	return a
}

// rounded smooths the corners of lines.
func rounded(lines ink.Path) ink.Path {
	var out ink.Path
	for _, l := range lines {
		if l.Closed {
			out = append(out, roundedRing(l.Pts))
			continue
		}
		pts := []ink.Pt{l.Pts[0]}
		for i := 1; i < len(l.Pts); i++ {
			pts = append(pts, l.Pts[i-1].Add(l.Pts[i]).Times(.5))
		}
		out = append(out, ink.Spline(8, append(pts, l.Pts[len(l.Pts)-1])...)...)
	}
	return out
}

// roundedRing smooths all corners of a line that comes back to its beginning.
func roundedRing(pts []ink.Pt) ink.Line {
	n := len(pts)
	mid := make([]ink.Pt, 0, n+3)
	for i := range n + 3 {
		mid = append(mid, pts[i%n].Add(pts[(i+1)%n]).Times(.5))
	}
	line := ink.Spline(8, mid...)[0].Pts
	return ink.Line{Pts: line[8 : 8*(n+1)], Closed: true}
}
