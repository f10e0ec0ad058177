package sound

import (
	"math"
	"sync"
)

// Bank has the sounds that are made. It makes them in the background, one after the other, those
// first that are asked for. Its methods may be called from any goroutine, and none waits.
type Bank struct {
	mu     sync.Mutex
	made   map[string][][]int16 // variants of a sound, as far as they are made
	loops  map[string]*loop     // nil: it is being made
	last   map[string]int       // variant that was given last
	chance *kit
	wanted []func() // what is still to be made
	busy   bool     // a goroutine makes it
	filled bool
}

// loop is an ambience: two channels.
type loop struct{ left, right []int16 }

// NewBank returns a bank in which nothing is made yet.
func NewBank() *Bank {
	return &Bank{made: map[string][][]int16{}, loops: map[string]*loop{}, last: map[string]int{}, chance: newKit("choice", 0)}
}

// Fill has all sounds made that are played once.
func (b *Bank) Fill() {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.filled {
		return
	}
	b.filled = true
	for first := range 2 { // one of each, then the others
		for _, r := range recipes {
			for v := range r.variants {
				if (v == 0) == (first == 0) {
					b.want(func() { b.keep(r.name, pack(Make(r.name, v))) })
				}
			}
		}
	}
}

// want has something made in the background. mu is held.
func (b *Bank) want(make func()) {
	b.wanted = append(b.wanted, make)
	if !b.busy {
		b.busy = true
		go b.work()
	}
}

// work makes what is wanted.
func (b *Bank) work() {
	for {
		b.mu.Lock()
		if len(b.wanted) == 0 {
			b.busy = false
			b.mu.Unlock()
			return
		}
		next := b.wanted[0]
		b.wanted = b.wanted[1:]
		b.mu.Unlock()
		next()
	}
}

// Busy reports whether something that was asked for is still being made.
func (b *Bank) Busy() bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.busy
}

func (b *Bank) keep(name string, s []int16) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.made[name] = append(b.made[name], s)
}

// Any returns a variant of a sound, not the one before if there is another, nil while none is
// made. It must not be changed.
func (b *Bank) Any(name string) []int16 {
	b.mu.Lock()
	defer b.mu.Unlock()
	all := b.made[name]
	if len(all) == 0 {
		return nil
	}
	n := b.chance.IntN(len(all))
	if last, ok := b.last[name]; ok && n == last && len(all) > 1 {
		n = (n + 1 + b.chance.IntN(len(all)-1)) % len(all)
	}
	b.last[name] = n
	return all[n]
}

// loop returns an ambience, nil while it is not made.
func (b *Bank) loop(name string) *loop {
	b.mu.Lock()
	defer b.mu.Unlock()
	l, asked := b.loops[name]
	if asked || name != Field && name != Battle {
		return l
	}
	b.loops[name] = nil
	b.want(func() {
		left, right := Loop(name)
		l := &loop{pack(left), pack(right)}
		b.mu.Lock()
		defer b.mu.Unlock()
		b.loops[name] = l
	})
	return nil
}

// full is what an int16 holds at most.
const full = math.MaxInt16

// pack keeps samples in half the room.
func pack(all []float32) []int16 {
	out := make([]int16, len(all))
	for i, x := range all {
		out[i] = int16(math.Round(float64(x) * full))
	}
	return out
}
