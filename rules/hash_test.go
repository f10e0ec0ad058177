package rules

import "testing"

func TestEveryOrderAndEveryTruthHasItsOwnHash(t *testing.T) {
	mixed := func(do ...func(*Hasher)) Hasher {
		h := NewHasher()
		for _, mix := range do {
			mix(&h)
		}
		return h
	}
	seen := map[Hasher]int{}
	all := []Hasher{
		mixed(),
		mixed(func(h *Hasher) { h.Mix(1, 2) }),
		mixed(func(h *Hasher) { h.Mix(2, 1) }),
		mixed(func(h *Hasher) { h.Ints(3) }),
		mixed(func(h *Hasher) { h.Ints(-3) }),
		mixed(func(h *Hasher) { h.Bytes(4, 5) }),
		mixed(func(h *Hasher) { h.Bytes(5) }, func(h *Hasher) { h.Bytes(4) }),
		mixed(func(h *Hasher) { h.Flags(true, false) }),
		mixed(func(h *Hasher) { h.Flags(false, true) }),
		mixed(func(h *Hasher) { h.Flags(false, false, true) }),
		mixed(func(h *Hasher) { h.Flag(false) }),
	}
	for i, h := range all {
		if j, twice := seen[h]; twice {
			t.Errorf("hashes %d and %d are the same", j, i)
		}
		seen[h] = i
	}
	// Exactly one number is mixed in for a truth.
	yes, no := NewHasher(), NewHasher()
	yes.Flag(true)
	no.Flag(false)
	if yes != mixed(func(h *Hasher) { h.Mix(1) }) || no != mixed(func(h *Hasher) { h.Mix(2) }) {
		t.Error("a truth is not mixed in as one number")
	}
}

func TestBitsStandBehindALeadingOne(t *testing.T) {
	for want, all := range map[uint64][]bool{1: nil, 2: {false}, 3: {true}, 4: {false, false}, 6: {true, false}, 5: {false, true}} {
		if got := Bits(all...); got != want {
			t.Errorf("%v are %d, want %d", all, got, want)
		}
	}
}
