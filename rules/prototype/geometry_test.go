package prototype

import (
	"math"

	"grognard/rules"
)

// sine is the table of ME-30.7; being test code it may be computed.
var sine = func() (s [9001]int64) {
	for k := range s {
		s[k] = int64(math.Round(math.Sin(float64(k)*math.Pi/18000) * (1 << 30)))
	}
	return s
}()

func sin(cents int) int64 {
	k := ((cents % 36000) + 36000) % 36000
	switch {
	case k <= 9000:
		return sine[k]
	case k <= 18000:
		return sine[18000-k]
	}
	return -sin(k - 18000)
}

func cos(cents int) int64 { return sin(cents + 9000) }

// rnd is a/b to the nearest whole number, halves away from zero. ME-30.8
func rnd(a, b int64) int64 {
	if a < 0 {
		return -rnd(-a, b)
	}
	return (2*a + b) / (2 * b)
}

type vec struct{ x, y int64 }

func (a vec) plus(b vec) vec      { return vec{a.x + b.x, a.y + b.y} }
func (a vec) minus(b vec) vec     { return vec{a.x - b.x, a.y - b.y} }
func (a vec) cross(b vec) int64   { return a.x*b.y - a.y*b.x }
func (a vec) point() rules.Point  { return rules.Point{X: int32(a.x), Y: int32(a.y)} }
func fromPoint(p rules.Point) vec { return vec{int64(p.X), int64(p.Y)} }
func turned(phi int, u, v int64) vec { // T(phi; u, v) of 1.13
	s, c := sin(phi), cos(phi)
	return vec{rnd(u*c+v*s, 1<<30), rnd(v*c-u*s, 1<<30)}
}

func local(phi int, p vec) (u, v int64) {
	s, c := sin(phi), cos(phi)
	return rnd(p.x*c-p.y*s, 1<<30), rnd(p.x*s+p.y*c, 1<<30)
}

// pose is where a body stands: centre, facing and size. ME-31
type pose struct {
	c          vec
	phi        int
	wide, deep int64
}

func (p pose) at(u, v int64) vec { return p.c.plus(turned(p.phi, u, v)) }
func (p pose) front() vec        { return p.at(0, p.deep/2) }

// corners are those of the footprint, from the front left one, clockwise.
func (p pose) corners() [4]vec {
	w, d := p.wide/2, p.deep/2
	return [4]vec{p.at(-w, d), p.at(w, d), p.at(w, -d), p.at(-w, -d)}
}

// straight is the pose after t mils ahead.
func (p pose) straight(t int64) pose {
	p.c = p.c.plus(turned(p.phi, 0, t))
	return p
}

// wheeled is the pose after a wheel, to the right if cents > 0. ME-36.2
func (p pose) wheeled(cents int) pose {
	side := int64(1)
	if cents < 0 {
		side = -1
	}
	k := p.at(side*p.wide/2, p.deep/2)
	p.phi = ((p.phi+cents)%36000 + 36000) % 36000
	p.c = k.minus(turned(p.phi, side*p.wide/2, p.deep/2))
	return p
}

// arc is the way of the outer corner in a wheel. ME-30.12
func (p pose) arc(cents int) int64 {
	return rnd(p.wide*int64(max(cents, -cents))*1745329252, 10_000_000_000_000)
}

// onTable reports whether the footprint stands on a table of 48 by 48 inches.
func (p pose) onTable() bool {
	for _, c := range p.corners() {
		if c.x < -5 || c.y < -5 || c.x > 48005 || c.y > 48005 {
			return false
		}
	}
	return true
}

// overlaps tells whether two footprints would have to be moved apart by more
// than 5 mils. ME-33.4
func (p pose) overlaps(q pose) bool {
	a, b := p.corners(), q.corners()
	return !parted(a, b) && !parted(b, a)
}

// parted looks for an edge of a that keeps b outside.
func parted(a, b [4]vec) bool {
	for i := range a {
		e := a[(i+1)%4].minus(a[i])
		deepest := int64(math.MinInt64) // clockwise corners: inside is to the right
		for _, c := range b {
			deepest = max(deepest, -e.cross(c.minus(a[i])))
		}
		if deepest <= 0 || deepest*deepest <= 25*(e.x*e.x+e.y*e.y) {
			return true
		}
	}
	return false
}

// reach returns how far p must go straight ahead to touch q, and how much of q
// lies before its front; ok is false if it never does. ME-22.8 ME-22.22
func (p pose) reach(q pose) (t, overlap int64, ok bool) {
	hw := p.wide / 2
	var us, vs [4]int64
	for i, c := range q.corners() {
		us[i], vs[i] = local(p.phi, c.minus(p.c))
	}
	lo, hi := min(us[0], us[1], us[2], us[3]), max(us[0], us[1], us[2], us[3])
	if overlap = min(hi, hw) - max(lo, -hw); overlap < 0 {
		return 0, 0, false
	}
	near := int64(math.MaxInt64)
	for i := range us {
		if -hw <= us[i] && us[i] <= hw {
			near = min(near, vs[i])
		}
		j := (i + 1) % 4
		for _, edge := range []int64{-hw, hw} {
			if (us[i]-edge)*(us[j]-edge) < 0 {
				near = min(near, vs[i]+(vs[j]-vs[i])*(edge-us[i])/(us[j]-us[i]))
			}
		}
	}
	t = near - p.deep/2
	return max(t, 0), overlap, t >= -5
}

// seen counts the front bases of p from which a line in the arc reaches a
// corner or side of q. ME-34.1 to ME-34.3
func (p pose) seen(q pose) int {
	n, c := 0, q.corners()
	for u := -p.wide/2 + 800; u < p.wide/2; u += 1600 {
		m := p.at(u, p.deep/2)
		for i := range c {
			x, y := local(p.phi, c[i].minus(m))
			if y >= 0 && max(x, -x)*2864 <= y*2865 {
				n++
				break
			}
		}
	}
	return n
}
