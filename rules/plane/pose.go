package plane

// Quad is a footprint: front left, front right, rear right and rear left
// corner (1.4). q[:] is a Poly.
type Quad [4]Vec

// Poly returns the footprint as a polygon.
func (q *Quad) Poly() Poly { return q[:] }

// Moved returns the footprint moved by a way.
func (q Quad) Moved(by Vec) Quad {
	for i := range q {
		q[i] = q[i].Add(by)
	}
	return q
}

// Pose is where a rectangle stands: its centre, its facing, its width and its
// depth.
type Pose struct {
	C    Vec
	Phi  int
	W, D int64
}

// At returns the place u to the right of and v before the centre.
func (p Pose) At(u, v int64) Vec { return p.C.Add(Turned(p.Phi, u, v)) }

// Front returns the middle of the front edge, Rear that of the rear edge.
func (p Pose) Front() Vec { return p.At(0, p.D/2) }

// Rear returns the middle of the rear edge.
func (p Pose) Rear() Vec { return p.At(0, -p.D/2) }

// Quad returns the footprint (ME-30.9).
func (p Pose) Quad() Quad {
	axes := AxesOf(p.Phi)
	right := axes.Turned(p.W/2, p.D/2) // the front right corner, and turned about the rear left one
	left := axes.Turned(-(p.W / 2), p.D/2)
	return Quad{p.C.Add(left), p.C.Add(right), p.C.Sub(left), p.C.Sub(right)}
}

// Straight returns the pose t mils ahead, or behind if t is negative.
func (p Pose) Straight(t int64) Pose {
	p.C = p.C.Add(Turned(p.Phi, 0, t))
	return p
}

// Moved returns the pose moved by a way.
func (p Pose) Moved(by Vec) Pose {
	p.C = p.C.Add(by)
	return p
}

// Wheeled returns the pose after a wheel of so many cents about the inner
// front corner, to the right if positive; that corner stays where it was
// (ME-36.2).
func (p Pose) Wheeled(cents int) Pose {
	u := p.W / 2
	if cents < 0 {
		u = -u
	}
	pivot := p.At(u, p.D/2)
	p.Phi = Facing(p.Phi + cents)
	p.C = pivot.Sub(Turned(p.Phi, u, p.D/2))
	return p
}

// Reshaped returns the pose with another width and depth and the same middle
// of the front edge (ME-14.9, ME-25.5).
func (p Pose) Reshaped(w, d int64) Pose {
	front := p.Front()
	p.W, p.D = w, d
	p.C = front.Sub(Turned(p.Phi, 0, d/2))
	return p
}

// Arc returns how far the outer front corner goes in a wheel, in mils
// (ME-30.12).
func (p Pose) Arc(cents int) int64 { return Arc(p.W, cents) }

// Arc is the way of the outer corner of a front w mils wide in a wheel.
func Arc(w int64, cents int) int64 {
	return Round(w*int64(max(cents, -cents))*1745329252, 10_000_000_000_000)
}

// MostCents returns the greatest wheel whose arc is at most arc mils.
func MostCents(w, arc int64) int {
	if arc <= 0 {
		return 0
	}
	n := int(arc * 10_000_000_000_000 / (w * 1745329252))
	for Arc(w, n+1) <= arc {
		n++
	}
	for n > 0 && Arc(w, n) > arc {
		n--
	}
	return n
}

// Hull is a convex polygon of up to eight corners.
type Hull struct {
	at [8]Vec
	n  int
}

// Poly returns the hull as a polygon.
func (h *Hull) Poly() Poly { return h.at[:h.n] }

// Sweep returns the area that a footprint sweeps in a straight move (ME-36.1): its
// corners clockwise, from the westernmost and then southernmost, none of them on
// the line between two others.
func Sweep(q Quad, by Vec) Hull {
	var h Hull
	put := func(c Vec) {
		h.at[h.n] = c
		h.n++
	}
	in := q[0].Sub(q[3]).Cross(by) // positive: the edge leads, negative: it trails, 0: it moves along itself
	for i, c := range q {
		out := q[(i+1)%len(q)].Sub(c).Cross(by)
		switch {
		case in > 0:
			put(c.Add(by))
			if out < 0 {
				put(c)
			}
		case out > 0:
			if in < 0 {
				put(c)
			}
			put(c.Add(by))
		default:
			put(c)
		}
		in = out
	}
	first := 0
	for k, c := range h.Poly() {
		if d := h.at[first]; c.X < d.X || c.X == d.X && c.Y < d.Y {
			first = k
		}
	}
	from := h.at
	for k := range h.n {
		h.at[k] = from[(first+k)%h.n]
	}
	return h
}
