package bitset

import "math/bits"

// Double is a set of numbers below 128. Sets compare with ==. Its two words
// are no array, so that a set that is gone through stays in registers.
type Double[E Number] struct{ low, high uint64 }

// Has reports whether a number is in the set.
func (s Double[E]) Has(e E) bool { return (s.low>>uint(e)|s.high>>(uint(e)-64))&1 == 1 }

// With is the set and a number.
func (s Double[E]) With(e E) Double[E] {
	return Double[E]{s.low | 1<<uint(e), s.high | 1<<(uint(e)-64)}
}

// Without is the set less a number.
func (s Double[E]) Without(e E) Double[E] {
	return Double[E]{s.low &^ (1 << uint(e)), s.high &^ (1 << (uint(e) - 64))}
}

// Add adds a number.
func (s *Double[E]) Add(e E) { *s = s.With(e) }

// Drop takes a number out.
func (s *Double[E]) Drop(e E) { *s = s.Without(e) }

// Empty reports whether nothing is in the set.
func (s Double[E]) Empty() bool { return s.low|s.high == 0 }

// Count is how many numbers are in the set.
func (s Double[E]) Count() int { return bits.OnesCount64(s.low) + bits.OnesCount64(s.high) }

// And is what both sets have.
func (s Double[E]) And(t Double[E]) Double[E] { return Double[E]{s.low & t.low, s.high & t.high} }

// Or is what one of the sets has.
func (s Double[E]) Or(t Double[E]) Double[E] { return Double[E]{s.low | t.low, s.high | t.high} }

// Minus is what the set has and t has not.
func (s Double[E]) Minus(t Double[E]) Double[E] { return Double[E]{s.low &^ t.low, s.high &^ t.high} }

// First is the least number of a set that is not empty; Rest is the set less
// that number, see Small.
func (s Double[E]) First() E {
	if s.low != 0 {
		return E(bits.TrailingZeros64(s.low))
	}
	return E(64 + bits.TrailingZeros64(s.high))
}

// Rest is the set without its least number.
func (s Double[E]) Rest() Double[E] {
	if s.low != 0 {
		return Double[E]{s.low & (s.low - 1), s.high}
	}
	return Double[E]{0, s.high & (s.high - 1)}
}

// List is the numbers of the set, the least first.
func (s Double[E]) List() []E {
	all := make([]E, 0, s.Count())
	for ; !s.Empty(); s = s.Rest() {
		all = append(all, s.First())
	}
	return all
}

// Words are the numbers below 64 and those from there on, for checksums.
func (s Double[E]) Words() [2]uint64 { return [2]uint64{s.low, s.high} }
