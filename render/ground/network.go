package ground

import (
	"cmp"
	"math"
	"slices"

	"grognard/assets/ink"
	"grognard/rules"
)

// rivers returns the rivers that run through cells. Hexes have them as lines, with water
// that is only named as ground beside them; through squares they run from neighbour to
// neighbour.
func (b *baker) rivers() []flow {
	if b.known {
		return b.all
	}
	var all []flow
	lined := map[*rules.Cell]bool{}
	for _, l := range b.m.Lines {
		if l.Kind == rules.LineRiver && !l.Border {
			for _, ref := range l.Cells {
				if c := b.cell[ref]; c != nil {
					lined[c] = true
				}
			}
		}
	}
	water := map[*rules.Cell]bool{} // whose course is not given
	if b.Shape == rules.Squares {
		for c := range lined {
			water[c] = true
		}
		clear(lined)
	} else {
		all = b.flows(rules.LineRiver)
	}
	for i := range b.m.Cells {
		if c := &b.m.Cells[i]; wet(c) && !lined[c] && (c.Ground != rules.GroundBridge || !b.beside(c, lined)) {
			water[c] = true
		}
	}
	b.all, b.known = append(all, b.network(water, lined)...), true
	return b.all
}

// beside reports whether a neighbour of a cell belongs to a set.
func (b *baker) beside(c *rules.Cell, set map[*rules.Cell]bool) bool {
	near, _ := b.neighbours(c)
	return slices.ContainsFunc(near, func(d *rules.Cell) bool { return set[d] })
}

// network leads water from each cell of a set to its neighbours there and in a second set,
// which has courses of its own. What goes on in a cell is decided by its neighbours and
// theirs alone, so that water far away changes nothing.
func (b *baker) network(water, lined map[*rules.Cell]bool) []flow {
	near := map[*rules.Cell][]*rules.Cell{}
	for i := range b.m.Cells {
		if c := &b.m.Cells[i]; water[c] {
			for _, d := range b.joined(c, water, lined) {
				near[c] = append(near[c], d)
				if lined[d] { // which does not know of it
					near[d] = append(near[d], c)
				}
			}
		}
	}
	used := map[[2]*rules.Cell]bool{}
	var all []flow
	walk := func(c, d *rules.Cell) {
		if used[[2]*rules.Cell{c, d}] {
			return
		}
		f := flow{cells: []*rules.Cell{c}, stub: len(near[c]) > 1 || lined[c]}
		for d != nil && !used[[2]*rules.Cell{c, d}] {
			used[[2]*rules.Cell{c, d}], used[[2]*rules.Cell{d, c}] = true, true
			f.cells = append(f.cells, d)
			c, d = d, b.onward(d, c, near[d], lined)
		}
		n := len(f.cells) - 1
		if f.ring = d != nil; f.ring {
			f.cells = f.cells[:n]
		}
		f.butt = len(near[f.cells[len(f.cells)-1]]) > 1 || lined[f.cells[len(f.cells)-1]]
		all = append(all, b.led(f))
	}
	for pass := range 2 { // begin where water ends, then go round the rings
		for i := range b.m.Cells {
			c := &b.m.Cells[i]
			if len(near[c]) == 0 && water[c] && pass == 0 {
				all = append(all, b.led(flow{cells: []*rules.Cell{c}}))
			}
			for _, d := range near[c] {
				if pass == 1 || b.onward(c, d, near[c], lined) == nil {
					walk(c, d)
				}
			}
		}
	}
	return all
}

// joined is the neighbours that the water of a cell runs to: of three hexes that all touch
// only two sides, so that a broad water does not become a net.
func (b *baker) joined(c *rules.Cell, water, lined map[*rules.Cell]bool) (all []*rules.Cell) {
	near, _ := b.neighbours(c)
	has := func(d *rules.Cell) bool { return d != nil && (water[d] || lined[d]) }
	weight := func(p, q *rules.Cell) float64 { return b.Here(b.mid(p).Add(b.mid(q)).Times(.5), 2) }
	n := len(near)
	for i, d := range near {
		if !has(d) {
			continue
		}
		long := false
		for _, e := range []*rules.Cell{near[(i+1)%n], near[(i+n-1)%n]} {
			if b.Hexes() && has(e) && weight(c, d) > weight(c, e) && weight(c, d) > weight(d, e) {
				long = true
			}
		}
		if !long {
			all = append(all, d)
		}
	}
	return all
}

// onward is where water that comes into a cell from another runs on, nil if it ends there:
// the straightest two of its ways are one.
func (b *baker) onward(c, from *rules.Cell, near []*rules.Cell, lined map[*rules.Cell]bool) *rules.Cell {
	if lined[c] {
		return nil
	}
	ways := make([]ink.Pt, len(near))
	for i, d := range near {
		ways[i] = b.mid(d).Sub(b.mid(c))
	}
	if i := paired(ways, slices.Index(near, from)); i >= 0 {
		return near[i]
	}
	return nil
}

// paired is which of the ways from a point runs on in the way i, -1 if that ends there: the
// straightest two of them are one line, then the straightest of those that are left.
func paired(ways []ink.Pt, i int) int {
	left := make([]int, len(ways))
	for k := range ways {
		left[k] = k
	}
	angle := func(k int) float64 {
		a := math.Atan2(ways[k].Y, ways[k].X)
		if a < -3 { // due west is one direction
			a += 2 * math.Pi
		}
		return a
	}
	slices.SortFunc(left, func(p, q int) int { return cmp.Compare(angle(p), angle(q)) })
	for len(left) > 1 {
		best, p, q := math.Inf(1), 0, 0
		for k := range left {
			for l := range k {
				v, w := ways[left[k]], ways[left[l]]
				if cos := (v.X*w.X + v.Y*w.Y) / (v.Len() * w.Len()); cos < best-1e-6 {
					best, p, q = cos, l, k
				}
			}
		}
		switch i {
		case left[p]:
			return left[q]
		case left[q]:
			return left[p]
		}
		left = slices.Delete(slices.Delete(left, q, q+1), p, p+1)
	}
	return -1
}

// meets reports whether two ends of lines are the same corner.
func meets(p, q ink.Pt) bool { return math.Abs(p.X-q.X) < .75 && math.Abs(p.Y-q.Y) < .75 }

// chained joins pieces of line that meet end to end. Where more than two meet, the
// straightest go on.
func chained(pieces ink.Path) ink.Path {
	type end struct {
		piece int
		last  bool
	}
	var nodes []ink.Pt
	at := func(p ink.Pt) int {
		i := slices.IndexFunc(nodes, func(q ink.Pt) bool { return meets(p, q) })
		if i < 0 {
			i, nodes = len(nodes), append(nodes, p)
		}
		return i
	}
	tip := func(e end) ink.Pt {
		if e.last {
			return pieces[e.piece].Pts[len(pieces[e.piece].Pts)-1]
		}
		return pieces[e.piece].Pts[0]
	}
	meet := map[int][]end{}
	for i := range pieces {
		for _, last := range []bool{false, true} {
			e := end{i, last}
			n := at(tip(e))
			meet[n] = append(meet[n], e)
		}
	}
	onward := func(e end) (end, bool) {
		all := meet[at(tip(e))]
		ways := make([]ink.Pt, len(all))
		for k, o := range all {
			ways[k] = tip(end{o.piece, !o.last}).Sub(tip(o))
		}
		if k := paired(ways, slices.Index(all, e)); k >= 0 && all[k].piece != e.piece {
			return all[k], true
		}
		return end{}, false
	}
	var out ink.Path
	used := make([]bool, len(pieces))
	walk := func(from end) { // through pieces, beginning at one of their ends
		line := ink.Line{Pts: []ink.Pt{tip(from)}}
		for {
			used[from.piece] = true
			pts := slices.Clone(pieces[from.piece].Pts)
			if from.last {
				slices.Reverse(pts)
			}
			line.Pts = append(line.Pts, pts[1:]...)
			next, ok := onward(end{from.piece, !from.last})
			if !ok {
				break
			}
			if used[next.piece] {
				line.Pts, line.Closed = line.Pts[:len(line.Pts)-1], true
				break
			}
			from = next
		}
		out = append(out, line)
	}
	for i := range pieces {
		for _, last := range []bool{false, true} {
			if _, on := onward(end{i, last}); !on && !used[i] {
				walk(end{i, last})
			}
		}
	}
	for i := range pieces {
		if !used[i] {
			walk(end{i, false})
		}
	}
	return out
}
