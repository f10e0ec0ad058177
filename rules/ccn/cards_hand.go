package ccn

import "grognard/rules"

// deal deals the opening hands, alternately one card at a time, starting with
// the first player (CCN-4.3, part 2 step 4).
func (b *Board) deal(t *rules.Table) {
	for n := range max(b.hands[0], b.hands[1]) {
		for _, s := range [2]rules.Side{b.lead, b.lead.Other()} {
			if n < b.hands[s] {
				b.drawTo(t, s, "CCN-4.3", handOf(s))
			}
		}
	}
	b.phase = startOfTurn
}

// cardsIn counts the cards in a place.
func (b *Board) cardsIn(p cardPlace) int {
	n := 0
	for _, at := range b.where {
		if at == p {
			n++
		}
	}
	return n
}

// handSize is the number of cards in a hand.
func (b *Board) handSize(s rules.Side) int { return b.cardsIn(handOf(s)) }

// cardsOf lists the cards in a place.
func (b *Board) cardsOf(p cardPlace) []rules.Ref {
	all := make([]rules.Ref, 0, deckSize)
	for c, at := range b.where {
		if at == p {
			all = append(all, cardRef(c))
		}
	}
	return all
}

// drawCard draws a card to the hand (CCN-32.4).
func (b *Board) drawCard(t *rules.Table, s rules.Side, rule string) { b.drawTo(t, s, rule, handOf(s)) }

// drawTo draws a card and returns it, or -1 if there is none (CCN-32.6). An
// empty deck is made anew from the discards (CCN-32.5). Only its owner sees
// the card.
func (b *Board) drawTo(t *rules.Table, s rules.Side, rule string, to cardPlace) int {
	bag := b.cardsOf(inDeck)
	if len(bag) == 0 {
		b.shuffle(t, s, "CCN-32.5")
		if bag = b.cardsOf(inDeck); len(bag) == 0 {
			return -1
		}
	}
	c := bag[t.Draw(s, "draw", rule, bag)].N()
	b.where[c] = to
	t.Tell(rules.Event{Kind: rules.EvDraw, Rule: rule, Side: s, Who: cardRef(c), N: 1, Hidden: rules.HideFrom(s.Other()),
		Text:   rules.Text{Key: "ccn.log.draw", A: rules.SideRef(s), B: cardRef(c)},
		Veiled: rules.Text{Key: "ccn.log.draw.veiled", A: rules.SideRef(s)}})
	return c
}

// discard puts a card of a side on the discard pile, face up.
func (b *Board) discard(t *rules.Table, s rules.Side, rule string, c int) {
	b.where[c] = discarded
	b.pile[b.piled] = int8(c)
	b.piled++
	t.Tell(rules.Event{Kind: rules.EvDiscard, Rule: rule, Side: s, Who: cardRef(c), N: 1,
		Text: rules.Text{Key: "ccn.log.discard", A: cardRef(c)}})
}

// shuffle puts the discards into the deck. The cards on the tracks and in the
// hands stay out of it.
func (b *Board) shuffle(t *rules.Table, s rules.Side, rule string) {
	for _, c := range b.pile[:b.piled] {
		b.where[c] = inDeck
	}
	b.pile, b.piled = [deckSize]int8{}, 0
	t.Say(rule, s, rules.Text{Key: "ccn.log.shuffle"})
}
