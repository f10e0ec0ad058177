package ccn

import (
	"math/rand/v2"
	"slices"

	"grognard/rules"
)

// Resample implements rules.Rulebook. What s cannot see is shuffled together
// and dealt anew: the deck, the other hand, the cards on the other square
// track, and the two cards of a Scout that is not its own. The deal does not
// depend on where the cards really lie.
func (Book) Resample(board rules.Board, s rules.Side, r *rand.Rand) {
	b := board.(*Board)
	var pool []int
	var spots []cardPlace
	for p := inDeck; p <= discarded; p++ {
		if !b.unseen(p, s) {
			continue
		}
		for range b.cardsIn(p) {
			spots = append(spots, p)
		}
	}
	for c, at := range b.where {
		if b.unseen(at, s) {
			pool = append(pool, c)
		}
	}
	r.Shuffle(len(pool), func(i, j int) { pool[i], pool[j] = pool[j], pool[i] })
	for i, c := range pool {
		b.where[c] = spots[i]
	}
	for _, x := range [2]rules.Side{rules.First, rules.Second} {
		if b.unseen(trackOf(x), s) {
			b.fillTrack(x, pool)
		}
	}
}

// fillTrack puts the cards that have been dealt to the square track of a side under
// the spaces that are taken.
func (b *Board) fillTrack(s rules.Side, dealt []int) {
	for i, was := range b.tracks[s] {
		if was == nobody {
			continue
		}
		n := slices.IndexFunc(dealt, func(c int) bool { return b.where[c] == trackOf(s) })
		b.tracks[s][i], dealt = int8(dealt[n]), dealt[n+1:]
	}
}

// unseen reports whether a side cannot see the cards of a place.
func (b *Board) unseen(at cardPlace, s rules.Side) bool {
	switch at {
	case inDeck:
		return true
	case inHand, onTrack:
		return s != rules.First
	case inHand2, onTrack2:
		return s != rules.Second
	case offered:
		return s != b.active
	}
	return false
}
