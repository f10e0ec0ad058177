package plane

// Box is an upright rectangle round something, its border included: what two
// boxes tell apart need not be looked at more closely.
type Box struct{ Lo, Hi Vec }

// Box returns the least box round a polygon or line.
func (p Poly) Box() Box {
	b := Box{p[0], p[0]}
	for _, c := range p[1:] {
		b.Lo = Vec{min(b.Lo.X, c.X), min(b.Lo.Y, c.Y)}
		b.Hi = Vec{max(b.Hi.X, c.X), max(b.Hi.Y, c.Y)}
	}
	return b
}

// Across returns the box round the line between two points.
func Across(a, b Vec) Box {
	return Box{Vec{min(a.X, b.X), min(a.Y, b.Y)}, Vec{max(a.X, b.X), max(a.Y, b.Y)}}
}

// Far reports whether two boxes lie n mils or more apart along a side: what
// they hold is no nearer.
func (b Box) Far(o Box, n int64) bool {
	return o.Lo.X-b.Hi.X >= n || b.Lo.X-o.Hi.X >= n || o.Lo.Y-b.Hi.Y >= n || b.Lo.Y-o.Hi.Y >= n
}

// Misses reports whether a point lies more than n mils outside the box along a
// side.
func (b Box) Misses(p Vec, n int64) bool {
	return p.X < b.Lo.X-n || p.X > b.Hi.X+n || p.Y < b.Lo.Y-n || p.Y > b.Hi.Y+n
}
