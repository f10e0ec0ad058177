// Package plane is the geometry of a table without cells, in whole numbers:
// lengths in mils (thousandths of an inch), facings in cents (hundredths of a
// degree, clockwise from north), x growing east and y growing north. The same
// numbers come out on every machine. The clauses are those of the rule ledger
// of The March of Eagles, sections 30 to 36; 1.13 is its part on whole numbers.
package plane

import (
	"cmp"
	"math/bits"

	"grognard/rules"
)

// Tolerance is how many mils two things that touch may lie apart or inside
// each other (ME-30.2).
const Tolerance = 5

// Vec is a point or a way, in mils.
type Vec struct{ X, Y int64 }

// Of returns the place that a point of the contract names.
func Of(p rules.Point) Vec { return Vec{int64(p.X), int64(p.Y)} }

// Point returns v as a point of the contract.
func (v Vec) Point() rules.Point { return rules.Point{X: int32(v.X), Y: int32(v.Y)} }

// Add returns v + w.
func (v Vec) Add(w Vec) Vec { return Vec{v.X + w.X, v.Y + w.Y} }

// Sub returns v - w.
func (v Vec) Sub(w Vec) Vec { return Vec{v.X - w.X, v.Y - w.Y} }

// Cross is positive if w lies to the left of v.
func (v Vec) Cross(w Vec) int64 { return v.X*w.Y - v.Y*w.X }

// Dot returns the scalar product.
func (v Vec) Dot(w Vec) int64 { return v.X*w.X + v.Y*w.Y }

// Square returns the square of the length of v.
func (v Vec) Square() int64 { return v.Dot(v) }

// Length returns the length of v, rounded down.
func (v Vec) Length() int64 { return int64(root(uint64(v.Square()))) }

// Round returns a / b to the nearest whole number, exact halves away from zero
// (ME-30.8). b must be positive.
func Round(a, b int64) int64 {
	if a < 0 {
		return -Round(-a, b)
	}
	q, r := a/b, a%b
	if r >= b-r {
		q++
	}
	return q
}

// Root returns the square root of n, rounded down; n must not be negative.
func Root(n int64) int64 { return int64(root(uint64(n))) }

// root returns the square root of n, rounded down: a first guess out of a table,
// and two steps of Newton's method, which come to the root or to one more.
func root(n uint64) uint64 {
	if n == 0 {
		return 0
	}
	half := uint(bits.LeadingZeros64(n)) / 2
	m := n << (2 * half) // 2^62 or more
	x := uint64(guesses[m>>56-64])
	x = x<<7 + m>>41/x
	x = (x<<15 + m>>17/x) >> half
	if over, square := bits.Mul64(x, x); over > 0 || square > n {
		x--
	}
	return x
}

// guesses holds 16 times the square root of each number from 64 to 255, to the
// nearest whole number for the middle of what begins with it.
var guesses = func() (table [192]uint8) {
	x := 128
	for k := range table {
		n := 256*(64+k) + 128
		for (2*x+1)*(2*x+1) <= 4*n {
			x++
		}
		table[k] = uint8(min(x, 255))
	}
	return table
}()

// Span is a length between two whole numbers of mils: the exact length is at
// least Down, at most Up, and equal to both if they are equal. A measured
// length is Down (1.13).
type Span struct{ Down, Up int64 }

// Within reports whether the length is at most n.
func (s Span) Within(n int64) bool { return s.Up <= n }

// Keeps reports whether the length is at least n.
func (s Span) Keeps(n int64) bool { return s.Down >= n }

// Less returns the length shortened by n, but not below 0.
func (s Span) Less(n int64) Span { return Span{max(0, s.Down-n), max(0, s.Up-n)} }

// Nearer returns the lesser of two lengths.
func (s Span) Nearer(o Span) Span { return Span{min(s.Down, o.Down), min(s.Up, o.Up)} }

// Within reports whether two points are at most n mils apart:
// Apart(p, q).Within(n), but faster.
func Within(p, q Vec, n int64) bool { return n >= 0 && q.Sub(p).Square() <= n*n }

// Keeps reports whether two points are n mils apart or more.
func Keeps(p, q Vec, n int64) bool { return n <= 0 || q.Sub(p).Square() >= n*n }

// Apart returns the distance of two points.
func Apart(p, q Vec) Span {
	n := uint64(q.Sub(p).Square())
	d := root(n)
	if d*d == n {
		return Span{int64(d), int64(d)}
	}
	return Span{int64(d), int64(d) + 1}
}

// ToSegment returns the distance of a point from the line between a and b
// (1.13 "Distance", exactly).
func ToSegment(p, a, b Vec) Span {
	ab, ap := b.Sub(a), p.Sub(a)
	along, length := ab.Dot(ap), ab.Square()
	switch {
	case along <= 0:
		return Apart(p, a)
	case along >= length:
		return Apart(p, b)
	}
	c := ab.Cross(ap)
	hi, lo := bits.Mul64(uint64(max(c, -c)), uint64(max(c, -c)))
	square, rest := bits.Div64(hi, lo, uint64(length))
	d := root(square)
	if d*d == square && rest == 0 {
		return Span{int64(d), int64(d)}
	}
	return Span{int64(d), int64(d) + 1}
}

// deeper reports whether a cross product with an edge of squared length l2
// stands for more than n mils.
func deeper(cross, n, l2 int64) bool {
	if cross <= 0 {
		return false
	}
	h1, l1 := bits.Mul64(uint64(cross), uint64(cross))
	h2, lo2 := bits.Mul64(uint64(n*n), uint64(l2))
	return h1 > h2 || h1 == h2 && l1 > lo2
}

// Nearer reports whether the line from a to b passes nearer to p than n mils;
// exactly n is not nearer.
func Nearer(p, a, b Vec, n int64) bool { return n > 0 && compare(p, a, b, n) < 0 }

// Passes reports whether the line from a to b passes p at n mils or less.
func Passes(p, a, b Vec, n int64) bool { return n >= 0 && compare(p, a, b, n) <= 0 }

// compare is the sign of the distance of p from the line between a and b less
// n mils, looked at without working it out. n must not be negative.
func compare(p, a, b Vec, n int64) int {
	if p.X < min(a.X, b.X)-n || p.X > max(a.X, b.X)+n || p.Y < min(a.Y, b.Y)-n || p.Y > max(a.Y, b.Y)+n {
		return 1
	}
	ab, ap := b.Sub(a), p.Sub(a)
	along, length := ab.Dot(ap), ab.Square()
	switch {
	case along <= 0:
		return cmp.Compare(ap.Square(), n*n)
	case along >= length:
		return cmp.Compare(p.Sub(b).Square(), n*n)
	}
	c := ab.Cross(ap)
	h1, l1 := bits.Mul64(uint64(max(c, -c)), uint64(max(c, -c)))
	h2, l2 := bits.Mul64(uint64(n*n), uint64(length))
	return cmp.Or(cmp.Compare(h1, h2), cmp.Compare(l1, l2))
}
