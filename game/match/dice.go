package match

import (
	crypto "crypto/rand"
	"encoding/binary"
	"fmt"
	"math/rand/v2"

	"grognard/game/archive"
	"grognard/rules"
)

// Dice answers for Chance.
type Dice interface {
	// Roll returns the faces, or the index of the draw, for answer number n of
	// the game, counted from 0. ok is false if the players must roll.
	Roll(n int, q *rules.Request) (faces []int, ok bool)
}

// Seeded returns dice that depend only on the seed and on the number of the
// answer: whoever takes back and does the same again gets the same dice.
func Seeded(seed uint64) Dice { return seeded(seed) }

type seeded uint64

// Roll implements Dice.
func (s seeded) Roll(n int, q *rules.Request) ([]int, bool) {
	return q.Dice.Throw(rand.New(rand.NewPCG(uint64(s), spread(uint64(n))))), true
}

// spread makes numbers that follow each other differ in all bits: the
// finaliser of SplitMix64.
func spread(n uint64) uint64 {
	n += 0x9e3779b97f4a7c15
	n = (n ^ n>>30) * 0xbf58476d1ce4e5b9
	n = (n ^ n>>27) * 0x94d049bb133111eb
	return n ^ n>>31
}

// Script returns dice that fall as written, one entry a roll or draw. When
// they are used up, or do not fit, the players must roll.
func Script(faces ...[]int) Dice { return &script{all: faces, used: map[int]int{}} }

// script remembers which answer used which entry, so that a roll that is taken
// back falls alike the next time.
type script struct {
	all  [][]int
	used map[int]int
	next int
}

// Roll implements Dice.
func (s *script) Roll(n int, q *rules.Request) ([]int, bool) {
	i, again := s.used[n]
	if !again {
		i = s.next
	}
	if i >= len(s.all) || !q.Dice.Fits(s.all[i]) {
		return nil, false
	}
	if !again {
		s.used[n] = i
		s.next++
	}
	return s.all[i], true
}

// Honest returns dice that the system throws: nothing tells before how they
// fall, no seed and no save. Such a game is sealed. What is taken back past
// dice, which both players must want, falls anew.
func Honest() Dice { return honest{} }

type honest struct{}

// Roll implements Dice.
func (honest) Roll(_ int, q *rules.Request) ([]int, bool) {
	return q.Dice.Throw(rand.New(system{})), true
}

// FallAlike reports whether dice that are taken back fall alike when the same is done
// again. Those that the system throws, or that the players roll, do not.
func (m *Match) FallAlike() bool {
	switch m.dice.(type) {
	case honest, hand:
		return false
	}
	return true
}

// system is the system's own source of chance.
type system struct{}

// Uint64 implements rand.Source: the numbers come from the system.
func (system) Uint64() uint64 {
	var b [8]byte
	_, _ = crypto.Read(b[:]) // it never fails
	return binary.LittleEndian.Uint64(b[:])
}

// Again returns dice of the same sort for another game; nil: Seeded.
func Again(d Dice, seed uint64) Dice {
	switch d := d.(type) {
	case honest:
		return d
	case hand:
		if d.draws == nil {
			return Hand()
		}
		return Real(seed)
	}
	return nil
}

// Real returns dice that the players roll on their table and type in. Cards it
// draws itself, like Seeded(seed): at a screen that both look at, whoever typed
// in a card would show it, and with it all that may still be drawn.
func Real(seed uint64) Dice { return hand{Seeded(seed)} }

// RealOnce returns dice of which the players type in those of answer number n, counted from 0;
// all others fall like Seeded(seed).
func RealOnce(n int, seed uint64) Dice { return once{n, Seeded(seed)} }

type once struct {
	n    int
	then Dice
}

// Roll implements Dice.
func (o once) Roll(n int, q *rules.Request) ([]int, bool) {
	if n == o.n && q.Dice.Bag == nil {
		return nil, false
	}
	return o.then.Roll(n, q)
}

// Hand returns dice and draws that are all typed in, for an umpire who sees
// everything.
func Hand() Dice { return hand{} }

// hand is dice that somebody types in, and what draws cards: nil where they are
// typed in as well.
type hand struct{ draws Dice }

// Roll implements Dice.
func (h hand) Roll(n int, q *rules.Request) ([]int, bool) {
	if q.Dice.Bag == nil || h.draws == nil {
		return nil, false
	}
	return h.draws.Roll(n, q)
}

// Recorded returns dice that fall as those of a game did after its first i
// answers: each throw as its next one of as many dice of the same kinds, each
// draw as its next one from as many. Where the game has no more of them they
// fall by seed.
func (m *Match) Recorded(i int, seed uint64) Dice {
	r := &recorded{fell: map[string][][]int{}, used: map[int]string{}, then: Seeded(seed)}
	for k := i; k < len(m.done); k++ {
		if q, a := m.Given(k + 1); a.By == rules.Chance {
			sort := sortOf(q)
			r.fell[sort] = append(r.fell[sort], a.Faces)
		}
	}
	return r
}

// recorded remembers which answers took a throw of each sort, so that what is taken back falls alike
// the next time.
type recorded struct {
	fell map[string][][]int
	used map[int]string // sorts of throws, by the number of the answer
	then Dice
}

// Roll implements Dice.
func (r *recorded) Roll(n int, q *rules.Request) ([]int, bool) {
	k := r.note(n, q)
	if all := r.fell[sortOf(q)]; k < len(all) && q.Dice.Fits(all[k]) {
		return all[k], true
	}
	return r.then.Roll(n, q)
}

// note says that answer number n is a throw, and returns how many of its sort came before it.
func (r *recorded) note(n int, q *rules.Request) (before int) {
	sort := sortOf(q)
	for k, s := range r.used {
		switch {
		case k >= n:
			delete(r.used, k)
		case s == sort:
			before++
		}
	}
	r.used[n] = sort
	return before
}

// sortOf tells throws of different dice apart.
func sortOf(q *rules.Request) string {
	if q.Dice.Bag != nil {
		return fmt.Sprint("bag ", len(q.Dice.Bag))
	}
	sort := fmt.Sprint("dice ", q.Dice.Side)
	for _, d := range q.Dice.Of {
		sort += fmt.Sprintf(" %dx%d", d.N, d.Sides)
	}
	return sort
}

// DiceOf names dice as saves do, of those a game can begin with at the screen.
func DiceOf(d Dice) string {
	switch d.(type) {
	case honest:
		return archive.DiceHonest
	case hand:
		return archive.DiceReal
	}
	return archive.DiceSeeded
}
