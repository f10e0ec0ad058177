package manoeuvre

import "grognard/rules"

// Suppose implements rules.Supposer: s may move a unit or not, and then attack with any
// (MAN-4.2), of which it has the best card for each form of combat (MAN-6.1.1).
func (Book) Suppose(board rules.Board, s rules.Side) (all []rules.Board, lucky bool) {
	if b := board.(*Board); !b.phase.inPlayerTurn() {
		return nil, true
	}
	c := board.Clone().(*Board)
	c.active, c.moved, c.began, c.fight = s, -1, offBoard, fight{}
	c.force[s].redeal(nil) // what lay where is forgotten
	c.arm(s)
	at := c.Clone().(*Board)
	c.phase, at.phase = baseMove, combatPhase
	return []rules.Board{c, at}, true
}

// arm gives a side the best Unit cards for each of its units, and no other card.
func (b *Board) arm(s rules.Side) {
	f := &b.force[s]
	stock := f.hand | f.deck
	f.hand = 0
	for u := range f.at {
		if !b.inPlay(s, u) {
			continue
		}
		for _, of := range [...]func(*card) dice{
			func(c *card) dice { return c.attack }, func(c *card) dice { return c.bombard }, func(c *card) dice { return c.volley },
		} {
			if c := b.bestCard(s, stock&b.deckOf(s).unit[u], of); c >= 0 {
				f.hand = f.hand.With(c)
			}
		}
	}
	f.deck = stock &^ f.hand
}

// bestCard returns the card of some with the best dice, -1 if none has any.
func (b *Board) bestCard(s rules.Side, some cards, of func(*card) dice) int {
	best, most := -1, 0
	for rest := some; rest != 0; rest = rest.Rest() {
		if d := of(b.card(s, rest.First())); d.n*(d.sides+1) > most {
			best, most = rest.First(), d.n*(d.sides+1)
		}
	}
	return best
}
