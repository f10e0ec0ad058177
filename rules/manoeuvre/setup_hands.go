package manoeuvre

import "grognard/rules"

// handSize is the limit of a hand (MAN-1.4.5).
const handSize = 5

// openingHand is SU-8, asked of the First Player, then of the Second
// (MAN-3.8).
func (b *Board) openingHand(t *rules.Table) {
	s := b.active
	if b.choosesHand(s) {
		b.chooseHand(t, s)
	} else {
		b.drawTo(t, s, "MAN-3.8", handSize)
		t.Ask(s, "setup.hand", "MAN-3.8", 0, func(m rules.Menu) {
			m.Always()
			m.Quiet(rules.Option{Do: "ready"})
		})
	}
	if s == b.lead {
		b.active = s.Other()
		return
	}
	b.phase, b.active = deployment, b.lead
	b.skipDeployment()
}

// choosesHand reports whether a side picks its opening hand.
func (b *Board) choosesHand(s rules.Side) bool {
	return b.plan[s].hand == handChosen || b.plan[s].hand == handOption && b.rules.chosenHands
}

// chooseHand lets a side search its deck for five cards in secret; the deck
// has no order yet, so the search tells nothing (MAN-3.9).
func (b *Board) chooseHand(t *rules.Table, s rules.Side) {
	f := &b.force[s]
	for {
		o := t.Ask(s, "setup.hand", "MAN-3.9", 0, func(m rules.Menu) {
			m.Always()
			m.Secret()
			if f.hand.Count() == handSize {
				m.Quiet(rules.Option{Do: "confirm"})
			}
			complete := rules.Unless(f.hand.Count() < handSize, "MAN-3.9", rules.Text{Key: "man.why.hand_full", N: handSize})
			for rest := f.deck; rest != 0; rest = rest.Rest() {
				m.Offer(rules.Option{Do: "pick", With: b.cardRef(s, rest.First())}, complete)
			}
			for rest := f.hand; rest != 0; rest = rest.Rest() {
				m.Offer(rules.Option{Do: "unpick", With: b.cardRef(s, rest.First())})
			}
		})
		if o.Do == "confirm" {
			break
		}
		c := cardSet(o.With.N() % deckSize)
		f.hand ^= c
		f.deck ^= c
	}
	t.Tell(rules.Event{Kind: rules.EvDraw, Rule: "MAN-3.9", Side: s, N: handSize,
		Text: rules.Text{Key: "man.log.chosen", A: b.armyRef(s), N: handSize}})
}
