// Package bitset holds the sets of small numbers that rulebooks think in: squares
// of a board, hexes of a map, units, counters, cards.
//
//	type squares = bitset.Small[square]
//	type hexes = bitset.Double[hex]
package bitset

import "math/bits"

// Number is what a set can hold: a number from 0. A negative one, which stands
// for nothing, is in no set.
type Number interface {
	~int | ~int8 | ~int16 | ~uint8
}

// Small is a set of numbers below 64. The empty set is 0; union, intersection
// and difference are the operators |, & and &^.
type Small[E Number] uint64

// Of is the set of one number.
func Of[E Number](e E) Small[E] { return 1 << uint(e) }

// Has reports whether a number is in the set.
func (s Small[E]) Has(e E) bool { return s>>uint(e)&1 == 1 }

// With is the set and a number.
func (s Small[E]) With(e E) Small[E] { return s | 1<<uint(e) }

// Without is the set less a number.
func (s Small[E]) Without(e E) Small[E] { return s &^ (1 << uint(e)) }

// Add adds a number.
func (s *Small[E]) Add(e E) { *s |= 1 << uint(e) }

// Count is how many numbers are in the set.
func (s Small[E]) Count() int { return bits.OnesCount64(uint64(s)) }

// First is the least number of a set that is not empty; Rest is the set less
// that number. Together they go through it:
//
//	for rest := s; rest != 0; rest = rest.Rest() {
//		e := rest.First()
func (s Small[E]) First() E { return E(bits.TrailingZeros64(uint64(s))) }

// Rest is the set without its least number.
func (s Small[E]) Rest() Small[E] { return s & (s - 1) }
