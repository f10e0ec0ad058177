package country

// Chance is a row of numbers that follows from a seed, the same on every machine
// and in every version of the language. It is the generator SplitMix64.
type Chance struct{ state uint64 }

// NewChance begins the row of a seed. Rows of the same seed for different purposes
// differ.
func NewChance(seed uint64, purpose uint64) *Chance {
	c := &Chance{seed ^ purpose*0xd1342543de82ef95}
	c.next()
	return c
}

func (c *Chance) next() uint64 {
	c.state += 0x9e3779b97f4a7c15
	z := c.state
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// N is a number from 0 to n-1; n is at least 1 and small, so that none is likelier
// than another by anything that matters.
func (c *Chance) N(n int) int { return int((c.next() >> 1) % uint64(n)) }

// Between is a number from low to high.
func (c *Chance) Between(low, high int) int { return low + c.N(high-low+1) }

// In reports true n times out of 100.
func (c *Chance) In(n int) bool { return c.N(100) < n }

// Shuffle mixes n things.
func (c *Chance) Shuffle(n int, swap func(i, j int)) {
	for i := n - 1; i > 0; i-- {
		swap(i, c.N(i+1))
	}
}
