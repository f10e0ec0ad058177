package rules

// Hasher makes the hash of a board out of its numbers, in the order in which
// they are mixed in. It starts as NewHasher.
type Hasher uint64

// NewHasher returns a Hasher that nothing has been mixed into.
func NewHasher() Hasher { return 0xcbf29ce484222325 }

// Mix mixes numbers in.
func (h *Hasher) Mix(numbers ...uint64) {
	for _, n := range numbers {
		x := (uint64(*h) ^ n) * 0x9e3779b97f4a7c15
		*h = Hasher(x ^ x>>29)
	}
}

// Ints mixes whole numbers in.
func (h *Hasher) Ints(numbers ...int) {
	for _, n := range numbers {
		h.Mix(uint64(n))
	}
}

// Bytes mixes small numbers in.
func (h *Hasher) Bytes(numbers ...int8) {
	for _, n := range numbers {
		h.Mix(uint64(uint8(n)))
	}
}

// Flag mixes in whether something holds.
func (h *Hasher) Flag(on bool) {
	if on {
		h.Mix(1)
		return
	}
	h.Mix(2)
}

// Flags mixes several truths in as one number.
func (h *Hasher) Flags(all ...bool) { h.Mix(Bits(all...)) }

// Bits packs up to 63 truths into a number, behind a leading 1.
func Bits(all ...bool) uint64 {
	if len(all) > 63 {
		panic("too many truths for one number") // a bug of the rulebook: the first would be lost
	}
	n := uint64(1)
	for _, on := range all {
		n <<= 1
		if on {
			n |= 1
		}
	}
	return n
}
