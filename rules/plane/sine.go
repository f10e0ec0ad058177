package plane

import "math/bits"

// quarter and turn are a right angle and a whole turn, in cents.
const (
	quarter = 9000
	turn    = 36000
)

// one is 1 in the table of sines: 2^30.
const one = 1 << 30

// sine is the table of ME-30.7: sine[k] is the whole number nearest to
// 2^30 times the sine of k cents.
var sine = sines()

// sines turns a unit vector by one cent, quarter times, with 62 bits behind
// the point: the errors of 9000 turns stay far below what rounding to 30 bits
// could feel.
func sines() (table [quarter + 1]int32) {
	const sin1, cos1 = 804891046811061, 4611685948187393292 // of one cent, times 2^62
	s, c := uint64(0), uint64(1)<<62
	for k := range table {
		table[k] = int32((s + 1<<31) >> 32)
		s, c = times(s, cos1)+times(c, sin1), times(c, cos1)-min(times(s, sin1), times(c, cos1))
	}
	return table
}

// times multiplies two numbers with 62 bits behind the point.
func times(a, b uint64) uint64 {
	hi, lo := bits.Mul64(a, b)
	return hi<<2 | lo>>62 + lo>>61&1
}

// Facing brings an angle into 0 to 35999 cents.
func Facing(cents int) int {
	if uint(cents) < turn {
		return cents
	}
	return (cents%turn + turn) % turn
}

// Sin returns 2^30 times the sine of an angle in cents.
func Sin(cents int) int64 {
	s, _ := both(cents)
	return s
}

// Cos returns 2^30 times the cosine of an angle in cents.
func Cos(cents int) int64 {
	_, c := both(cents)
	return c
}

// both returns 2^30 times the sine and the cosine of an angle in cents.
func both(cents int) (sin, cos int64) {
	k := Facing(cents)
	switch {
	case k <= quarter:
		return int64(sine[k]), int64(sine[quarter-k])
	case k <= 2*quarter:
		return int64(sine[2*quarter-k]), -int64(sine[k-quarter])
	case k <= 3*quarter:
		return -int64(sine[k-2*quarter]), -int64(sine[3*quarter-k])
	default:
		return -int64(sine[turn-k]), int64(sine[k-3*quarter])
	}
}

// Turned is T(phi; u, v) of 1.13: the way u to the right of and v along a
// facing.
func Turned(phi int, u, v int64) Vec { return AxesOf(phi).Turned(u, v) }

// Axes are the directions along a facing and to the right of it, for whoever turns
// more than one thing.
type Axes struct{ sin, cos int64 }

// AxesOf returns the axes of a facing.
func AxesOf(phi int) Axes {
	s, c := both(phi)
	return Axes{s, c}
}

// Turned is the way u to the right and v along.
func (a Axes) Turned(u, v int64) Vec {
	return Vec{scale(u*a.cos + v*a.sin), scale(v*a.cos - u*a.sin)}
}

// Local takes a way apart: u to the right and v along.
func (a Axes) Local(w Vec) (u, v int64) {
	return scale(w.X*a.cos - w.Y*a.sin), scale(w.X*a.sin + w.Y*a.cos)
}

// Local takes a way apart: u to the right of and v along a facing.
func Local(phi int, w Vec) (u, v int64) {
	return AxesOf(phi).Local(w)
}

// InArc reports whether a way leads within 45 degrees of a facing (1.13 "in
// the fire arc").
func InArc(phi int, w Vec) bool {
	f, r := Bearing(phi, w)
	return f >= 0 && max(r, -r)*2864 <= f*2865
}

// Bearing is Local not rounded, times 2^30: along and to the right of a
// facing.
func Bearing(phi int, w Vec) (along, right int64) {
	s, c := both(phi)
	return w.X*s + w.Y*c, w.X*c - w.Y*s
}

// scale is Round(a, one).
func scale(a int64) int64 {
	if a < 0 {
		return -((one/2 - a) >> 30)
	}
	return (a + one/2) >> 30
}
