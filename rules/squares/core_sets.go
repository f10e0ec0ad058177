package squares

import "math/bits"

// unitSet is a set of units by their number in the battle.
type unitSet uint64

func oneUnit(u int) unitSet { return 1 << uint(u) }

func (s unitSet) has(u int) bool { return s>>uint(u)&1 == 1 }
func (s unitSet) count() int     { return bits.OnesCount64(uint64(s)) }

// first returns the unit that comes first in list order; rest is the set
// without it.
func (s unitSet) first() int    { return bits.TrailingZeros64(uint64(s)) }
func (s unitSet) rest() unitSet { return s & (s - 1) }
