// Package footprint measures how bodies of figures stand on a table without cells:
// what one covers, where its corners are, and what lies between two.
package footprint

import (
	"math"
	"slices"

	"grognard/rules"
)

// Body is the footprint of what stands for one Ref on a table without cells: its middle in
// the rulebook's unit, its facing in hundredths of a degree clockwise from
// north, front and depth in the unit; a round one is Wide across.
type Body struct {
	Mid        rules.Point
	Facing     int
	Wide, Deep int32
	Round      bool
}

// Of measures all pieces of one Ref among some that have a place; false
// if there are none.
func Of(pieces []rules.Piece, r rules.Ref) (Body, bool) {
	var b Body
	var lo, hi [2]float64
	some := false
	for i := range pieces {
		p := &pieces[i]
		if p.Ref != r || r == 0 || p.Pt == (rules.Point{}) || slices.Contains(p.State, rules.StateWay) {
			continue
		}
		if p.Deep == 0 {
			return Body{p.Pt, p.Facing, p.Wide, p.Wide, true}, true
		}
		if !some {
			b.Facing = p.Facing
		}
		s, c := math.Sincos(float64(b.Facing) * math.Pi / 18000)
		x, y := float64(p.Pt.X), float64(p.Pt.Y)
		for k, at := range [2]float64{x*c - y*s, x*s + y*c} {
			half := float64(p.Wide) / 2
			if k == 1 {
				half = float64(p.Deep) / 2
			}
			if !some || at-half < lo[k] {
				lo[k] = at - half
			}
			if !some || at+half > hi[k] {
				hi[k] = at + half
			}
		}
		some = true
	}
	if !some {
		return b, false
	}
	s, c := math.Sincos(float64(b.Facing) * math.Pi / 18000)
	u, v := (lo[0]+hi[0])/2, (lo[1]+hi[1])/2
	b.Mid = rules.Point{X: int32(math.Round(u*c + v*s)), Y: int32(math.Round(v*c - u*s))}
	b.Wide, b.Deep = int32(math.Round(hi[0]-lo[0])), int32(math.Round(hi[1]-lo[1]))
	return b, true
}

// Corner returns a front corner of a body: the right one, or the left one.
func (f Body) Corner(right bool) rules.Point {
	s, c := math.Sincos(float64(f.Facing) * math.Pi / 18000)
	u, v := float64(f.Wide)/2, float64(f.Deep)/2
	if !right {
		u = -u
	}
	return rules.Point{X: f.Mid.X + int32(math.Round(u*c+v*s)), Y: f.Mid.Y + int32(math.Round(v*c-u*s))}
}

// Has reports whether a point lies within a body.
func (f Body) Has(p rules.Point) bool {
	s, c := math.Sincos(float64(f.Facing) * math.Pi / 18000)
	x, y := float64(p.X-f.Mid.X), float64(p.Y-f.Mid.Y)
	if f.Round {
		return math.Hypot(x, y) <= float64(f.Wide)/2
	}
	return math.Abs(x*c-y*s) <= float64(f.Wide)/2 && math.Abs(x*s+y*c) <= float64(f.Deep)/2
}

// Ahead is the way of so many units straight ahead of a body.
func (f Body) Ahead(n int32) rules.Point {
	s, c := math.Sincos(float64(f.Facing) * math.Pi / 18000)
	return rules.Point{X: int32(math.Round(float64(n) * s)), Y: int32(math.Round(float64(n) * c))}
}

// Front is the front edge of a body, from its left corner to its right one.
type Front struct{ Left, Right rules.Point }

// Front returns the front edge of a body.
func (f Body) Front() Front { return Front{f.Corner(false), f.Corner(true)} }
