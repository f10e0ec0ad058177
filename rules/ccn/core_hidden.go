package ccn

import (
	"math/rand/v2"

	"grognard/rules"
)

// Resample implements rules.Rulebook. What s cannot see is shuffled together
// and dealt anew: the deck, the other hand, the cards on the other square
// track, and the two cards of a Scout that is not its own.
func (Book) Resample(board rules.Board, s rules.Side, r *rand.Rand) {
	b := board.(*Board)
	var spots, pool []int
	for c, at := range b.where {
		if b.unseen(at, s) {
			spots, pool = append(spots, c), append(pool, c)
		}
	}
	r.Shuffle(len(pool), func(i, j int) { pool[i], pool[j] = pool[j], pool[i] })
	was, tracks := b.where, b.tracks
	for i, c := range spots { // card pool[i] takes the place of card c
		b.where[pool[i]] = was[c]
		for x := range tracks {
			for n, on := range tracks[x] {
				if int(on) == c {
					b.tracks[x][n] = int8(pool[i])
				}
			}
		}
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
