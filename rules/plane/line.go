package plane

// side tells on which side of the line from a to b a point lies.
func side(a, b, p Vec) int {
	switch c := b.Sub(a).Cross(p.Sub(a)); {
	case c > 0:
		return 1
	case c < 0:
		return -1
	}
	return 0
}

// between reports whether p, on the line through a and b, lies between them.
func between(a, b, p Vec) bool {
	return min(a.X, b.X) <= p.X && p.X <= max(a.X, b.X) && min(a.Y, b.Y) <= p.Y && p.Y <= max(a.Y, b.Y)
}

// Meet reports whether the lines a-b and c-d have a point in common.
func Meet(a, b, c, d Vec) bool {
	s1, s2, s3, s4 := side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)
	if s1*s2 < 0 && s3*s4 < 0 {
		return true
	}
	return s1 == 0 && between(a, b, c) || s2 == 0 && between(a, b, d) || s3 == 0 && between(c, d, a) || s4 == 0 && between(c, d, b)
}

// Crossing returns where the lines a-b and c-d have points in common, in whole
// mils: none, one, or the two ends of a common stretch.
func Crossing(a, b, c, d Vec) (at [2]Vec, n int) {
	if !Meet(a, b, c, d) {
		return at, 0
	}
	s3, s4 := d.Sub(c).Cross(a.Sub(c)), d.Sub(c).Cross(b.Sub(c))
	if s3 == 0 && s4 == 0 {
		for _, p := range [4]Vec{a, b, c, d} {
			if between(a, b, p) && between(c, d, p) && (n == 0 || n == 1 && at[0] != p) {
				at[n] = p
				n++
			}
		}
		return at, n
	}
	ab := b.Sub(a)
	whole := s3 - s4
	if whole < 0 {
		s3, whole = -s3, -whole
	}
	at[0] = Vec{a.X + Round(ab.X*s3, whole), a.Y + Round(ab.Y*s3, whole)}
	return at, 1
}

// Inside returns how many mils of the line from a to b lie inside a convex
// polygon (1.13 "Length inside"). A line along an edge has nothing inside.
func (p Poly) Inside(a, b Vec) int64 {
	length := int64(-1)
	in, out := int64(0), int64(-1)
	for i, c := range p {
		e := p[(i+1)%len(p)].Sub(c)
		ha, hb := -e.Cross(a.Sub(c)), -e.Cross(b.Sub(c))
		if ha <= 0 && hb <= 0 {
			return 0
		}
		if ha > 0 && hb > 0 {
			continue
		}
		if length < 0 {
			length = b.Sub(a).Length()
			out = length
		}
		if at := ha * length / (ha - hb); ha <= 0 {
			in = max(in, at)
		} else {
			out = min(out, at)
		}
	}
	if length < 0 {
		return b.Sub(a).Length()
	}
	return max(0, out-in)
}

// Clipped returns what of p lies inside the convex polygon q, its new corners
// rounded to whole mils (1.13 "Area inside").
func (p Poly) Clipped(q Poly) Poly {
	have := p
	for i, c := range q {
		if have = have.rightOf(c, q[(i+1)%len(q)]); have == nil {
			return nil
		}
	}
	return have
}

// Without returns what of p lies outside the convex polygon q, in convex
// pieces, their new corners rounded to whole mils.
func (p Poly) Without(q Poly) (pieces []Poly) {
	for i, c := range q {
		d := q[(i+1)%len(q)]
		if out := p.rightOf(d, c); out != nil {
			pieces = append(pieces, out)
		}
		if p = p.rightOf(c, d); p == nil {
			break
		}
	}
	return pieces
}

// rightOf returns what of p lies to the right of the line from a to b, or on
// it; nil if that is not so much as a triangle.
func (p Poly) rightOf(a, b Vec) Poly {
	e := b.Sub(a)
	var all Poly
	for j, c := range p {
		d := p[(j+1)%len(p)]
		hc, hd := -e.Cross(c.Sub(a)), -e.Cross(d.Sub(a))
		if hc >= 0 {
			all = append(all, c)
		}
		if hc > 0 && hd < 0 || hc < 0 && hd > 0 {
			all = append(all, cut(c, d, hc, hd))
		}
	}
	if len(all) < 3 {
		return nil
	}
	return all
}

// cut is the point between a and b where a height falls from ha to hb through
// zero.
func cut(a, b Vec, ha, hb int64) Vec {
	n, d := ha, ha-hb
	if d < 0 {
		n, d = -n, -d
	}
	return Vec{a.X + Round((b.X-a.X)*n, d), a.Y + Round((b.Y-a.Y)*n, d)}
}
