package outline

import (
	"math"

	"grognard/render/workshop/state"
	"grognard/rules"
)

// vec is a place or a way on the table, in the rulebook's unit: x east, y north.
type vec struct{ x, y float64 }

func of(p rules.Point) vec { return vec{float64(p.X), float64(p.Y)} }

func (v vec) point() rules.Point {
	return rules.Point{X: int32(math.Round(v.x)), Y: int32(math.Round(v.y))}
}

func (v vec) plus(w vec) vec      { return vec{v.x + w.x, v.y + w.y} }
func (v vec) minus(w vec) vec     { return vec{v.x - w.x, v.y - w.y} }
func (v vec) times(k float64) vec { return vec{v.x * k, v.y * k} }
func (v vec) dot(w vec) float64   { return v.x*w.x + v.y*w.y }
func (v vec) length() float64     { return math.Hypot(v.x, v.y) }
func (v vec) middle(w vec) vec    { return v.plus(w).times(.5) }

// Hundredths of a degree in a turn, and in the step that Shift holds.
const (
	around = 36000
	step   = 1500
)

// axes are the ways of the depth and of the width of what faces so, in hundredths of a degree
// clockwise from north.
func axes(facing int) (forward, right vec) {
	sin, cos := math.Sincos(float64(facing) / around * 2 * math.Pi)
	return vec{sin, cos}, vec{cos, -sin}
}

// bearing is the facing of a way.
func bearing(way vec) int {
	a := int(math.Round(math.Atan2(way.x, way.y) / (2 * math.Pi) * around))
	return (a + around) % around
}

// corners of a frame: left and right of its front, right and left of its rear.
func corners(f *rules.Frame) [4]vec {
	forward, right := axes(f.Facing)
	m, a, b := of(f.Middle), forward.times(float64(f.Deep)/2), right.times(float64(f.Wide)/2)
	return [4]vec{m.plus(a).minus(b), m.plus(a).plus(b), m.minus(a).plus(b), m.minus(a).minus(b)}
}

// points are places as the rulebook writes them.
func points(all ...vec) []rules.Point {
	pts := make([]rules.Point, len(all))
	for i, v := range all {
		pts[i] = v.point()
	}
	return pts
}

// turned turns a place about another one, clockwise.
func turned(v, about vec, by int) vec {
	sin, cos := math.Sincos(float64(by) / around * 2 * math.Pi)
	w := v.minus(about)
	return about.plus(vec{w.x*cos + w.y*sin, w.y*cos - w.x*sin})
}

// inside reports whether a place lies in an outline.
func inside(pts []rules.Point, p rules.Point) bool {
	in, n := false, len(pts)
	for i := range n {
		a, b := of(pts[i]), of(pts[(i+1)%n])
		v := of(p)
		if (a.y > v.y) != (b.y > v.y) && v.x < (b.x-a.x)*(v.y-a.y)/(b.y-a.y)+a.x {
			in = !in
		}
	}
	return in
}

// off is how far a place is from a side.
func off(p, a, b vec) float64 {
	way := b.minus(a)
	k := p.minus(a).dot(way) / max(1, way.dot(way))
	return p.minus(a.plus(way.times(max(0, min(1, k))))).length()
}

// snapped is a place as near to another one as the snap lets it be: unit is an inch.
func snapped(v vec, unit float64, s state.Snap) vec {
	grid := unit / 4
	switch s {
	case state.SnapInch:
		grid = unit
	case state.SnapOff:
		return v
	}
	return vec{math.Round(v.x/grid) * grid, math.Round(v.y/grid) * grid}
}

// extent is the upright box around places.
type extent struct{ west, south, east, north float64 }

func extentOf(pts []rules.Point) extent {
	e := extent{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
	for _, p := range pts {
		x, y := float64(p.X), float64(p.Y)
		e.west, e.east = min(e.west, x), max(e.east, x)
		e.south, e.north = min(e.south, y), max(e.north, y)
	}
	return e
}
