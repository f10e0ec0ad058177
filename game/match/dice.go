package match

import (
	crypto "crypto/rand"
	"encoding/binary"
	"math/rand/v2"

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
