package manoeuvre

import (
	"math/rand/v2"

	"grognard/rules"
)

// Resample implements rules.Rulebook. What s cannot see of the other side is
// shuffled together and dealt anew: hand, deck, cards put together face down,
// and discards nobody saw. Cards whose place s knows stay: discards that were
// played openly, and a hand that has been spied out.
func (Book) Resample(board rules.Board, s rules.Side, r *rand.Rand) {
	b := board.(*Board)
	for x := rules.First; x <= rules.Second; x++ {
		if x != s && b.force[x].army != noArmy {
			b.force[x].redeal(r)
		}
	}
}

// redeal deals the cards whose place is not known over the places they had; without r
// always in the same order.
func (f *force) redeal(r *rand.Rand) {
	seen := f.seen()
	f.known &= seen // wherever the cards of a hand that lie face down, or may, come to lie now
	var pool []uint8
	for c := range deckSize {
		if !seen.Has(c) {
			pool = append(pool, uint8(c))
		}
	}
	if r != nil {
		r.Shuffle(len(pool), func(i, j int) { pool[i], pool[j] = pool[j], pool[i] })
	}
	next := func() uint8 {
		c := pool[0]
		pool = pool[1:]
		return c
	}
	redealList(f.pile[:f.piled], seen, next)
	redealList(f.play[f.shown:f.played], seen, next)
	hand := f.hand & seen
	for range f.hand.Count() - hand.Count() {
		hand = hand.With(int(next()))
	}
	f.hand = hand
	f.deck = wholeDeck &^ hand &^ f.discards() &^ f.inPlay()
}

// seen are the cards whose place the other side knows.
func (f *force) seen() (seen cards) {
	if f.piled > 0 {
		seen = cardSet(int(f.pile[f.piled-1]))
	}
	for _, c := range f.play[:f.shown] {
		seen = seen.With(int(c))
	}
	known := f.known
	if f.shown < f.played { // nobody knows which cards of a hand lie face down
		known &^= f.hand | f.inPlay()
	}
	return seen | known
}

// thought is what the other side has to think of a hand: cards that it knows to be
// there, cards that may be, and how many of these there are.
func (f *force) thought() (there, perhaps cards, n int) {
	seen := f.seen()
	there = f.hand & seen
	if n = f.hand.Count() - there.Count(); n > 0 {
		perhaps = wholeDeck &^ seen
	}
	return there, perhaps, n
}

// redealList replaces the cards of a list that have not been seen.
func redealList(list []uint8, seen cards, next func() uint8) {
	for i, c := range list {
		if !seen.Has(int(c)) {
			list[i] = next()
		}
	}
}
