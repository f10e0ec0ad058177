// Package ink draws plain vector shapes into pictures: the pen behind every
// sprite and every map of the game. It needs no display.
//
// Coordinates are pixels with x to the right and y down; angles are radians,
// clockwise. All shapes are filled by the non-zero rule and smoothed by exact
// coverage. The same calls give the same picture.
package ink

import "math"

// Pt is a point.
type Pt struct{ X, Y float64 }

// Add returns p shifted by q.
func (p Pt) Add(q Pt) Pt { return Pt{p.X + q.X, p.Y + q.Y} }

// Sub returns the way from q to p.
func (p Pt) Sub(q Pt) Pt { return Pt{p.X - q.X, p.Y - q.Y} }

// Times returns p scaled about the origin.
func (p Pt) Times(k float64) Pt { return Pt{p.X * k, p.Y * k} }

// Len returns the distance of p from the origin.
func (p Pt) Len() float64 { return math.Hypot(p.X, p.Y) }

// Polar returns the point at distance r in direction a.
func Polar(r, a float64) Pt { return Pt{r * math.Cos(a), r * math.Sin(a)} }

// Mat maps (x, y) to (A x + B y + C, D x + E y + F).
type Mat struct{ A, B, C, D, E, F float64 }

// Move shifts.
func Move(dx, dy float64) Mat { return Mat{1, 0, dx, 0, 1, dy} }

// Scale enlarges about the origin.
func Scale(k float64) Mat { return Mat{k, 0, 0, 0, k, 0} }

// Mirror turns left and right about x = w/2.
func Mirror(w float64) Mat { return Mat{-1, 0, w, 0, 1, 0} }

// Rotate turns by angle a about (cx, cy).
func Rotate(a, cx, cy float64) Mat {
	s, c := math.Sincos(a)
	return Mat{c, -s, cx - c*cx + s*cy, s, c, cy - s*cx - c*cy}
}

// Then returns the map that does m first and n after it.
func (m Mat) Then(n Mat) Mat {
	return Mat{
		n.A*m.A + n.B*m.D, n.A*m.B + n.B*m.E, n.A*m.C + n.B*m.F + n.C,
		n.D*m.A + n.E*m.D, n.D*m.B + n.E*m.E, n.D*m.C + n.E*m.F + n.F,
	}
}

// Apply maps a point.
func (m Mat) Apply(p Pt) Pt {
	return Pt{m.A*p.X + m.B*p.Y + m.C, m.D*p.X + m.E*p.Y + m.F}
}
