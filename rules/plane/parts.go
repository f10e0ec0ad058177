package plane

import "slices"

// Parts cuts a clockwise simple polygon into convex ones. They share whole edges,
// and have no corners but those of the polygon.
func (p Poly) Parts() []Poly {
	if p.Convex() {
		return []Poly{p}
	}
	all := p.triangles()
	for i := 0; i < len(all); i++ {
		for k := i + 1; k < len(all); k++ {
			if q, ok := all[i].joined(all[k]); ok && q.Convex() {
				all[i] = q
				all = slices.Delete(all, k, k+1)
				k = i // what did not fit before may fit now
			}
		}
	}
	return all
}

// triangles cuts off corner after corner.
func (p Poly) triangles() (all []Poly) {
	left := slices.Clone(p)
	for len(left) > 3 {
		k := slices.IndexFunc(left, func(c Vec) bool { return left.ear(slices.Index(left, c)) })
		if k < 0 {
			break // it was not simple
		}
		n := len(left)
		all = append(all, Poly{left[(k+n-1)%n], left[k], left[(k+1)%n]})
		left = slices.Delete(left, k, k+1)
	}
	return append(all, left)
}

// ear reports whether a corner can be cut off: nothing of the polygon lies in the
// triangle of it and its neighbours.
func (p Poly) ear(k int) bool {
	n := len(p)
	t := Poly{p[(k+n-1)%n], p[k], p[(k+1)%n]}
	if t.area2() >= 0 {
		return false
	}
	return !slices.ContainsFunc(p, func(c Vec) bool { return !slices.Contains(t, c) && t.Contains(c) })
}

// joined is what two polygons make together that share one edge.
func (p Poly) joined(q Poly) (Poly, bool) {
	for i, a := range p {
		b := p[(i+1)%len(p)]
		k := slices.Index(q, b)
		if k < 0 || q[(k+1)%len(q)] != a {
			continue
		}
		all := make(Poly, 0, len(p)+len(q)-2)
		for n := range p { // from b round to a
			all = append(all, p[(i+1+n)%len(p)])
		}
		for n := 2; n < len(q); n++ { // what lies beyond a up to b
			all = append(all, q[(k+n)%len(q)])
		}
		return all, true
	}
	return nil, false
}

// Shares reports whether two clockwise polygons have a whole edge in common, each
// on its side of it.
func (p Poly) Shares(q Poly) bool {
	if p.far(q, 1) {
		return false
	}
	_, ok := p.joined(q)
	return ok
}

// Outline is the border of clockwise polygons of which each shares edges with
// others. There is none if that is more than one line round.
func Outline(parts []Poly) (Poly, bool) {
	type edge [2]Vec
	inner := map[edge]bool{}
	for _, p := range parts {
		for i, a := range p {
			inner[edge{p[(i+1)%len(p)], a}] = true
		}
	}
	next, edges := map[Vec]Vec{}, 0
	for _, p := range parts {
		for i, a := range p {
			if b := p[(i+1)%len(p)]; !inner[edge{a, b}] {
				next[a] = b
				edges++
			}
		}
	}
	if edges == 0 || len(next) != edges { // none, or two ways lead on from a corner
		return nil, false
	}
	var all Poly
	for _, c := range parts[0] {
		if _, ok := next[c]; ok {
			for at := c; len(all) == 0 || at != c && len(all) < edges; at = next[at] {
				all = append(all, at)
			}
			break
		}
	}
	return all, len(all) == edges && all.Simple()
}

// HullOf is the smallest convex polygon around points, clockwise. It has less than
// three corners if they lie on a line.
func HullOf(pts []Vec) Poly {
	all := slices.Clone(pts)
	slices.SortFunc(all, func(a, b Vec) int {
		if a.X != b.X {
			return int(a.X - b.X)
		}
		return int(a.Y - b.Y)
	})
	all = slices.Compact(all)
	half := func(from []Vec) (h Poly) {
		for _, c := range from {
			for len(h) > 1 && h[len(h)-1].Sub(h[len(h)-2]).Cross(c.Sub(h[len(h)-1])) >= 0 {
				h = h[:len(h)-1]
			}
			h = append(h, c)
		}
		return h[:max(0, len(h)-1)]
	}
	over := half(all) // from west to east
	slices.Reverse(all)
	return append(over, half(all)...)
}

// Direction is the facing that points along a way, in hundredths of a degree.
func Direction(way Vec) int {
	lo, hi := 0, 36000 // found by halving: up to a facing, the way lies to the right of it
	if _, right := Bearing(18000, way); right < 0 || right == 0 && way.Y > 0 {
		hi = 18000
	} else {
		lo = 18000
	}
	for lo+1 < hi {
		mid := (lo + hi) / 2
		if _, right := Bearing(mid, way); right >= 0 {
			lo = mid
		} else {
			hi = mid
		}
	}
	if a, b := off(lo, way), off(hi, way); b < a {
		return Facing(hi)
	}
	return Facing(lo)
}

// off is how far a way lies off a facing, to either side.
func off(phi int, way Vec) int64 {
	_, right := Bearing(phi, way)
	return max(right, -right)
}
