package footprint

import (
	"math"

	"grognard/rules"
)

// Nearest returns the point of a body that lies nearest to a place: the place
// itself, where the body covers it.
func (f Body) Nearest(p rules.Point) rules.Point {
	dx, dy := float64(p.X-f.Mid.X), float64(p.Y-f.Mid.Y)
	if f.Round {
		r := float64(f.Wide) / 2
		d := math.Hypot(dx, dy)
		if d <= r {
			return p
		}
		return offset(f.Mid, dx*r/d, dy*r/d)
	}
	s, c := math.Sincos(float64(f.Facing) * math.Pi / 18000)
	u, v := dx*c-dy*s, dx*s+dy*c
	u = max(-float64(f.Wide)/2, min(u, float64(f.Wide)/2))
	v = max(-float64(f.Deep)/2, min(v, float64(f.Deep)/2))
	return offset(f.Mid, u*c+v*s, v*c-u*s)
}

// offset is a point so far east and north of another.
func offset(p rules.Point, east, north float64) rules.Point {
	return rules.Point{X: p.X + int32(math.Round(east)), Y: p.Y + int32(math.Round(north))}
}

// corners are the corners of a body, or its middle if it is round.
func (f Body) corners() []rules.Point {
	if f.Round {
		return []rules.Point{f.Mid}
	}
	back := f.Ahead(-f.Deep)
	r, l := f.Corner(true), f.Corner(false)
	return []rules.Point{l, r, {X: r.X + back.X, Y: r.Y + back.Y}, {X: l.X + back.X, Y: l.Y + back.Y}}
}

// Gap is the shortest line from the edge of one body to that of another; of
// bodies that overlap it has no length.
func Gap(a, b Body) (from, to rules.Point) {
	least := math.Inf(1)
	try := func(p, q rules.Point) {
		if d := math.Hypot(float64(p.X-q.X), float64(p.Y-q.Y)); d < least {
			from, to, least = p, q, d
		}
	}
	for _, p := range a.corners() {
		q := b.Nearest(p)
		try(a.Nearest(q), q)
	}
	for _, q := range b.corners() {
		p := a.Nearest(q)
		try(p, b.Nearest(p))
	}
	return from, to
}
