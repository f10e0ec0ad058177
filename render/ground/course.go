package ground

import (
	"math"
	"slices"

	"grognard/assets/ink"
	"grognard/rules"
)

// flow is a way from cell to cell, with the line that it takes.
type flow struct {
	cells []*rules.Cell
	pts   []ink.Pt
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
		var f flow
		for _, ref := range l.Cells {
			if c := b.cell[ref]; c != nil {
				f.cells = append(f.cells, c)
			}
		}
		if len(f.cells) > 0 {
			all = append(all, b.led(f))
		}
	}
	return all
}

// rivers returns the rivers that run through cells: those that the map has as
// lines, and one for water that it only names as ground.
func (b *baker) rivers() []flow {
	all := b.flows(rules.LineRiver)
	seen := map[*rules.Cell]bool{}
	for _, f := range all {
		for _, c := range f.cells {
			seen[c] = true
		}
	}
	known := len(all) > 0
	for pass := range 2 { // begin at the mouths, then at whatever is left
		for i := range b.m.Cells {
			c := &b.m.Cells[i]
			if !wet(c) || seen[c] || known && c.Ground == rules.GroundBridge || pass == 0 && b.wetSides(c) != 1 {
				continue
			}
			all = append(all, b.led(b.trace(c, seen)))
		}
	}
	return all
}

// wetSides counts the neighbours of a cell that water runs through.
func (b *baker) wetSides(c *rules.Cell) int {
	n := 0
	near, _ := b.neighbours(c)
	for _, d := range near {
		if wet(d) {
			n++
		}
	}
	return n
}

// trace follows water from a cell, as straight as it can, until it runs into
// water that has a course already or ends.
func (b *baker) trace(c *rules.Cell, seen map[*rules.Cell]bool) flow {
	f := flow{cells: []*rules.Cell{c}}
	seen[c] = true
	last := -1
	for {
		near, _ := b.neighbours(c)
		best, way := -1, 99
		join := -1
		for i, d := range near {
			turn := 0
			if last >= 0 {
				turn = min((i-last+len(near))%len(near), (last-i+len(near))%len(near))
			}
			switch {
			case !wet(d):
			case seen[d] && !slices.Contains(f.cells, d):
				join = i
			case !seen[d] && turn < way:
				best, way = i, turn
			}
		}
		if best < 0 && join >= 0 {
			f.cells = append(f.cells, near[join])
		}
		if best < 0 {
			return f
		}
		c, last = near[best], best
		f.cells, seen[c] = append(f.cells, c), true
	}
}

// led gives a flow its line, through the middles of its cells and out over the
// edge of the board.
func (b *baker) led(f flow) flow {
	var pts []ink.Pt
	for _, c := range f.cells {
		pts = append(pts, b.mid(c))
	}
	n := len(f.cells)
	if n == 1 {
		w := ink.Pt{X: float64(b.Cell)}
		f.pts = []ink.Pt{pts[0].Sub(w), pts[0], pts[0].Add(w)}
		return f
	}
	if out, ok := b.exit(f.cells[0], pts[0].Sub(pts[1])); ok {
		pts = append([]ink.Pt{out}, pts...)
	}
	if out, ok := b.exit(f.cells[n-1], pts[len(pts)-1].Sub(pts[len(pts)-2])); ok {
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

// meander bends a line a little, but not where it is crossed.
func (b *baker) meander(f flow, far float64) ink.Path {
	var pts []ink.Pt
	for i, p := range f.pts {
		if i > 0 {
			q := f.pts[i-1]
			side := ink.Pt{X: q.Y - p.Y, Y: p.X - q.X}.Times(far * (ink.Hash(b.Seed, int(p.X), int(q.Y)) - .5))
			pts = append(pts, p.Add(q).Times(.5).Add(side))
		}
		pts = append(pts, p)
	}
	return ink.Spline(10, pts...)
}

// heading returns the direction of the first of some flows through a cell.
func heading(all []flow, mid ink.Pt) (float64, bool) {
	for _, f := range all {
		for i, p := range f.pts {
			if p.Sub(mid).Len() < 1 {
				d := f.pts[min(i+1, len(f.pts)-1)].Sub(f.pts[max(i-1, 0)])
				return math.Atan2(d.Y, d.X), true
			}
		}
	}
	return 0, false
}

// chained joins pieces of line that meet end to end.
func chained(pieces ink.Path) ink.Path {
	var out ink.Path
	left := slices.Clone(pieces)
	for len(left) > 0 {
		line := slices.Clone(left[0].Pts)
		left = left[1:]
		for grown := true; grown; {
			grown = false
			for i, l := range left {
				if joined, ok := joint(line, l.Pts); ok {
					line, left, grown = joined, slices.Delete(left, i, i+1), true
					break
				}
			}
		}
		out = append(out, ink.Line{Pts: line})
	}
	return out
}

// joint appends q to an end of p, if they meet there.
func joint(p, q []ink.Pt) ([]ink.Pt, bool) {
	near := func(a, b ink.Pt) bool { return a.Sub(b).Len() < 1.5 }
	turned := slices.Clone(q)
	slices.Reverse(turned)
	switch {
	case near(p[len(p)-1], q[0]):
		return append(p, q[1:]...), true
	case near(p[len(p)-1], turned[0]):
		return append(p, turned[1:]...), true
	case near(q[len(q)-1], p[0]):
		return append(slices.Clone(q), p[1:]...), true
	case near(turned[len(q)-1], p[0]):
		return append(turned, p[1:]...), true
	}
	return p, false
}

// rounded smooths the corners of lines.
func rounded(lines ink.Path) ink.Path {
	var out ink.Path
	for _, l := range lines {
		pts := []ink.Pt{l.Pts[0]}
		for i := 1; i < len(l.Pts); i++ {
			pts = append(pts, l.Pts[i-1].Add(l.Pts[i]).Times(.5))
		}
		out = append(out, ink.Spline(8, append(pts, l.Pts[len(l.Pts)-1])...)...)
	}
	return out
}
