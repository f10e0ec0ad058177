package ccn

import "grognard/rules"

// leastHand is the hand with which a square can still be formed: one card
// more than the two that must be left (CCN-35.3).
const leastHand = 3

// mayFormSquare tells why the target cannot form square (CCN-35).
func (b *Board) mayFormSquare(a *assault) rules.Reason {
	e, name := a.at, b.unitRef(a.at)
	side := b.sideOf(e)
	g := b.scenario.ground[a.to]
	switch {
	case b.typeOf(e).arm != infantry || b.units[e].square > 0 || b.typeOf(a.by).arm != cavalry:
		return rules.No("CCN-35.1", rules.Text{Key: "ccn.why.no_square", A: name})
	case b.handSize(side) < leastHand:
		return rules.No("CCN-35.3", rules.Text{Key: "ccn.why.hand", A: rules.SideRef(side), N: b.handSize(side)})
	case !terrains[g].square:
		return rules.No("CCN-35.4", rules.Text{Key: "ccn.why.square.ground", A: name, B: groundRef(g)})
	case b.scenario.works[a.to] != 0:
		return rules.No("CCN-45.3", rules.Text{Key: "ccn.why.square.works", A: name})
	case b.freeSpace(side) < 0:
		return rules.No("CCN-35.4", rules.Text{Key: "ccn.why.square.track", A: rules.SideRef(side)})
	}
	return rules.Reason{}
}

// freeSpace is the lowest free space of a side's square track, or -1.
func (b *Board) freeSpace(s rules.Side) int {
	for i, c := range b.tracks[s] {
		if c == nobody {
			return i
		}
	}
	return -1
}

// formSquare is M7: a card taken at random from the owner's hand goes face down
// to the lowest free space of his track, and its counter to the unit
// (CCN-35.6).
func (b *Board) formSquare(t *rules.Table, a *assault) {
	side := b.sideOf(a.at)
	bag := b.cardsOf(handOf(side))
	c := bag[t.Draw(side, "square.card", "CCN-35.6", bag)].N()
	i := b.freeSpace(side)
	b.where[c], b.tracks[side][i] = trackOf(side), int8(c)
	b.units[a.at].square = int8(i + 1)
	name := b.unitRef(a.at)
	t.Tell(rules.Event{Kind: rules.EvMark, Rule: "CCN-35.6", Side: side, Who: name, To: a.to.ref(), N: 1,
		Text: rules.Text{Key: "ccn.log.square", A: name, N: i + 1}})
	t.Tell(rules.Event{Kind: rules.EvReveal, Rule: "CCN-35.6", Side: side, Who: cardRef(c), Hidden: rules.HideFrom(side.Other()),
		Text: rules.Text{Key: "ccn.log.square.card", A: cardRef(c), N: i + 1}})
}

// leaveSquare takes the counter off a unit; its card returns to the hand at
// once (CCN-38.2, CCN-38.6).
func (b *Board) leaveSquare(t *rules.Table, u int, rule string) {
	i := int(b.units[u].square) - 1
	if i < 0 {
		return
	}
	side := b.sideOf(u)
	c := int(b.tracks[side][i])
	b.units[u].square = 0
	b.tracks[side][i], b.where[c] = nobody, handOf(side)
	t.Tell(rules.Event{Kind: rules.EvMark, Rule: rule, Side: side, Who: b.unitRef(u), To: b.units[u].at.ref(), N: -1,
		Text: rules.Text{Key: "ccn.log.unsquare", A: b.unitRef(u)}})
	t.Tell(rules.Event{Kind: rules.EvReturn, Rule: rule, Side: side, Who: cardRef(c), N: 1, Hidden: rules.HideFrom(side.Other()),
		Text: rules.Text{Key: "ccn.log.return", A: cardRef(c)}})
}

// againstSquare is M8: the square strikes first, with one die at most; then the
// cavalry, if it is still there, with one and its artillery (CCN-36). No
// battle back follows (CCN-36.10).
func (b *Board) againstSquare(t *rules.Table, a *assault) {
	x := b.answerOf(a, squareBlow)
	n := b.mods(t, "square", x)
	side := b.sideOf(a.at)
	b.fight.answer(squaring, n, side)
	if n == 0 {
		b.tellNoDice(t, "CCN-36.2", a.at)
		b.rollCombat(t, a)
		return
	}
	since := t.Asked()
	hits, flags := count(t, "square.roll", "CCN-36.3", battleDice(side, b.unitRef(a.at), n), b.hitsOn(x), true)
	b.resume(a)
	if !b.applyResult(t, x, hits, flags) { // CCN-36.4
		b.tellRepelled(t, "CCN-36.4", a)
		return
	}
	b.onlyLeft(t, since, a.by)
	b.rollCombat(t, a)
}
