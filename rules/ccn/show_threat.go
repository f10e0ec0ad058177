package ccn

import "grognard/rules"

// Suppose implements rules.Supposer: every unit of s has an order, by a card that gives it
// nothing else, and may move and battle (part 3.1).
func (Book) Suppose(board rules.Board, s rules.Side) (all []rules.Board, lucky bool) {
	if b := board.(*Board); b.phase == dealing || b.phase == gameOver {
		return nil, true
	}
	c := board.Clone().(*Board)
	c.restPieces()
	c.active, c.phase = s, movementPhase
	c.play, c.charge, c.fight, c.strikes = noPlay(), noCharge(), noFight(), [2]int8{}
	for u := range c.unitCount() {
		c.units[u].ordered = c.inPlay(u) && c.sideOf(u) == s
	}
	c.layAside(s)
	return []rules.Board{c}, true
}

// layAside puts the cards that the enemy of s cannot see into the deck, but for as many as
// lie on the square track of s: which ones tells nothing.
func (b *Board) layAside(s rules.Side) {
	var unseen []int8
	for c, at := range b.where {
		if b.unseen(at, s.Other()) {
			b.where[c] = inDeck
			unseen = append(unseen, int8(c))
		}
	}
	for i, c := range b.tracks[s] {
		if c != nobody {
			b.tracks[s][i], unseen = unseen[0], unseen[1:]
			b.where[b.tracks[s][i]] = trackOf(s)
		}
	}
}
