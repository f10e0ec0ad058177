package plane

import (
	"math/bits"
	"slices"
)

// Poly is a polygon: its corners clockwise, so that its inside lies to the
// right of every edge. All but Contains need a convex one.
type Poly []Vec

// area2 is twice the area to the left of the way round the corners: negative
// if they go clockwise.
func (p Poly) area2() int64 {
	sum := int64(0)
	for i := range p {
		sum += p[i].Cross(p[(i+1)%len(p)])
	}
	return sum
}

// Area2 returns twice the area.
func (p Poly) Area2() int64 { return max(p.area2(), -p.area2()) }

// Clockwise returns the polygon with its corners in the order that this
// package expects.
func (p Poly) Clockwise() Poly {
	q := slices.Clone(p)
	if p.area2() > 0 {
		slices.Reverse(q)
	}
	return q
}

// Convex reports whether a clockwise polygon never turns left, and turns.
func (p Poly) Convex() bool {
	if len(p) < 3 || p.area2() >= 0 {
		return false
	}
	turns := 0
	for i := range p {
		a, b, c := p[i], p[(i+1)%len(p)], p[(i+2)%len(p)]
		if b.Sub(a).Cross(c.Sub(b)) > 0 {
			return false
		}
		if (b.Sub(a).Y > 0) != (c.Sub(b).Y > 0) {
			turns++
		}
	}
	return turns <= 2
}

// Simple reports whether no two edges cross or touch but where they meet.
func (p Poly) Simple() bool {
	n := len(p)
	if n < 3 {
		return false
	}
	for i := range n {
		in, out := p[i].Sub(p[(i+n-1)%n]), p[(i+1)%n].Sub(p[i])
		if in.Cross(out) == 0 && in.Dot(out) <= 0 { // the border runs back on itself
			return false
		}
		for j := i + 2; j < n; j++ {
			if i == 0 && j == n-1 {
				continue
			}
			if Meet(p[i], p[i+1], p[j], p[(j+1)%n]) {
				return false
			}
		}
	}
	return p.area2() != 0
}

// Contains reports whether a point lies in the polygon, of any simple shape,
// or on its border (1.13 "under a polygon").
func (p Poly) Contains(q Vec) bool {
	in := false
	for i := range p {
		a, b := p[i], p[(i+1)%len(p)]
		c := b.Sub(a).Cross(q.Sub(a))
		if c == 0 && min(a.X, b.X) <= q.X && q.X <= max(a.X, b.X) && min(a.Y, b.Y) <= q.Y && q.Y <= max(a.Y, b.Y) {
			return true
		}
		if (a.Y > q.Y) != (b.Y > q.Y) && (c > 0) == (b.Y > a.Y) {
			in = !in
		}
	}
	return in
}

// Thick reports whether a convex polygon is more than n mils across in every
// direction.
func (p Poly) Thick(n int64) bool {
	for i, a := range p {
		e := p[(i+1)%len(p)].Sub(a)
		deepest := int64(0)
		for _, c := range p {
			deepest = max(deepest, -e.Cross(c.Sub(a)))
		}
		if e != (Vec{}) && !deeper(deepest, n, e.Square()) {
			return false
		}
	}
	return p.area2() != 0
}

// parted reports whether some edge of p has q outside it, or not more than
// slack inside.
func (p Poly) parted(q Poly, slack int64) bool {
	for i, a := range p {
		e := p[(i+1)%len(p)].Sub(a)
		deepest := -e.Cross(q[0].Sub(a))
		for _, c := range q[1:] {
			deepest = max(deepest, -e.Cross(c.Sub(a)))
		}
		if slack < 0 && deepest < 0 || slack >= 0 && !deeper(deepest, slack, e.Square()) {
			return true
		}
	}
	return false
}

// far reports at a glance that two polygons lie n mils or more apart.
func (p Poly) far(q Poly, n int64) bool { return p.Box().Far(q.Box(), n) }

// Overlaps reports whether two footprints would have to be moved apart by more
// than the tolerance to separate them (ME-33.4).
func (p Poly) Overlaps(q Poly) bool { return p.OverlapsBy(q, Tolerance) }

// OverlapsBy is Overlaps with another tolerance, in mils.
func (p Poly) OverlapsBy(q Poly, n int64) bool {
	return !p.far(q, 0) && !p.parted(q, n) && !q.parted(p, n)
}

// Meets reports whether two polygons have a point in common.
func (p Poly) Meets(q Poly) bool {
	return !p.far(q, 1) && !p.parted(q, -1) && !q.parted(p, -1)
}

// ToPoint returns the distance of a point, 0 inside.
func (p Poly) ToPoint(q Vec) Span {
	if p.Contains(q) {
		return Span{}
	}
	s := ToSegment(q, p[len(p)-1], p[0])
	for i := 1; i < len(p); i++ {
		s = s.Nearer(ToSegment(q, p[i-1], p[i]))
	}
	return s
}

// Reaches reports whether a point is at most n mils away: ToPoint(q).Within(n),
// but faster.
func (p Poly) Reaches(q Vec, n int64) bool {
	if n < 0 {
		return false
	}
	if p.Contains(q) {
		return true
	}
	for i, a := range p {
		if compare(q, a, p[(i+1)%len(p)], n) <= 0 {
			return true
		}
	}
	return false
}

// Depth is how far at least a point inside a convex polygon lies from its border,
// in mils; 0 outside.
func (p Poly) Depth(q Vec) int64 {
	least := int64(1) << 40
	for i, a := range p {
		e := p[(i+1)%len(p)].Sub(a)
		c := -e.Cross(q.Sub(a))
		if c <= 0 {
			return 0
		}
		least = min(least, c/(e.Length()+1))
	}
	return least
}

// Clears reports whether a point is n mils away or more: ToPoint(q).Keeps(n),
// but faster.
func (p Poly) Clears(q Vec, n int64) bool {
	if n <= 0 {
		return true
	}
	if p.Contains(q) {
		return false
	}
	for i, a := range p {
		if compare(q, a, p[(i+1)%len(p)], n) < 0 {
			return false
		}
	}
	return true
}

// ToLine returns the distance from the line between a and b, 0 if it has a
// point in common with the polygon.
func (p Poly) ToLine(a, b Vec) Span {
	if p.Contains(a) || p.Contains(b) {
		return Span{}
	}
	s := p.ToPoint(a).Nearer(p.ToPoint(b))
	for i, c := range p {
		if Meet(a, b, c, p[(i+1)%len(p)]) {
			return Span{}
		}
		s = s.Nearer(ToSegment(c, a, b))
	}
	return s
}

// OnLine reports whether the line between a and b has a point in common with the
// polygon: ToLine(a, b).Within(0), but faster.
func (p Poly) OnLine(a, b Vec) bool {
	if p.Contains(a) || p.Contains(b) {
		return true
	}
	for i, c := range p {
		if Meet(a, b, c, p[(i+1)%len(p)]) {
			return true
		}
	}
	return false
}

// ClearsLine reports whether the line between a and b passes at n mils or more:
// ToLine(a, b).Keeps(n), but faster.
func (p Poly) ClearsLine(a, b Vec, n int64) bool {
	if n <= 0 || p.Box().Far(Across(a, b), n) {
		return true
	}
	if p.OnLine(a, b) || !p.Clears(a, n) || !p.Clears(b, n) {
		return false
	}
	for _, c := range p {
		if compare(c, a, b, n) < 0 {
			return false
		}
	}
	return true
}

// ReachesLine reports whether the line between a and b passes at n mils or less:
// ToLine(a, b).Within(n), but faster.
func (p Poly) ReachesLine(a, b Vec, n int64) bool {
	if n < 0 || p.Box().Far(Across(a, b), n+1) {
		return false
	}
	if p.OnLine(a, b) || p.Reaches(a, n) || p.Reaches(b, n) {
		return true
	}
	for _, c := range p {
		if compare(c, a, b, n) <= 0 {
			return true
		}
	}
	return false
}

// To returns the distance of two footprints (ME-33.1).
func (p Poly) To(q Poly) Span {
	if p.Meets(q) {
		return Span{}
	}
	s := Span{1 << 40, 1 << 40}
	for i := range p {
		for j := range q {
			s = s.Nearer(ToSegment(p[i], q[j], q[(j+1)%len(q)]))
			s = s.Nearer(ToSegment(q[j], p[i], p[(i+1)%len(p)]))
		}
	}
	return s
}

// Near reports whether two footprints are at most n mils apart.
func (p Poly) Near(q Poly, n int64) bool {
	return n >= 0 && !p.far(q, n+1) && (p.Meets(q) || p.compare(q, n) <= 0)
}

// Keeps reports whether two footprints are n mils apart or more.
func (p Poly) Keeps(q Poly, n int64) bool {
	return n <= 0 || p.far(q, n) || p.beyond(q, n) || q.beyond(p, n) || !p.Meets(q) && p.compare(q, n) >= 0
}

// compare is the sign of the distance of two footprints that do not meet less n
// mils, looked at without working it out.
func (p Poly) compare(q Poly, n int64) int {
	least := 1
	for i := range p {
		for j := range q {
			least = min(least, compare(p[i], q[j], q[(j+1)%len(q)], n), compare(q[j], p[i], p[(i+1)%len(p)], n))
			if least < 0 {
				return least
			}
		}
	}
	return least
}

// beyond reports whether all of q lies n mils or more outside some edge of p: so
// far apart the two are at least. n must not be negative.
func (p Poly) beyond(q Poly, n int64) bool {
	for i, a := range p {
		e := p[(i+1)%len(p)].Sub(a)
		least := e.Cross(q[0].Sub(a))
		for _, c := range q[1:] {
			least = min(least, e.Cross(c.Sub(a)))
		}
		if least <= 0 {
			continue
		}
		h1, l1 := bits.Mul64(uint64(least), uint64(least))
		h2, l2 := bits.Mul64(uint64(n*n), uint64(e.Square()))
		if h1 > h2 || h1 == h2 && l1 >= l2 {
			return true
		}
	}
	return false
}

// Nearest returns the point of the footprint that is nearest to q, in whole
// mils; q itself inside.
func (p Poly) Nearest(q Vec) Vec {
	if p.Contains(q) {
		return q
	}
	best := p[0]
	for i, a := range p {
		c := foot(q, a, p[(i+1)%len(p)])
		if c.Sub(q).Square() < best.Sub(q).Square() {
			best = c
		}
	}
	return best
}

// foot is the point of the line between a and b nearest to q.
func foot(q, a, b Vec) Vec {
	ab := b.Sub(a)
	n, d := ab.Dot(q.Sub(a)), ab.Square()
	switch {
	case n <= 0:
		return a
	case n >= d:
		return b
	}
	return Vec{a.X + scaled(ab.X, n, d), a.Y + scaled(ab.Y, n, d)}
}

// scaled returns x*n/d rounded; n and d are halved until the product fits.
func scaled(x, n, d int64) int64 {
	for d > 1<<40 || n > 1<<40 {
		n, d = n>>1, d>>1
	}
	return Round(x*n, d)
}
