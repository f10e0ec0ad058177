package ccn

import (
	"slices"

	"grognard/rules"
)

// playCard is phase 1: one card is played face up (CCN-8.1), and does what it
// does by itself (CCN-8.8).
func (b *Board) playCard(t *rules.Table) {
	s := b.active
	if b.handSize(s) == 0 { // CCN-32.6: there was no card to draw
		t.Say("CCN-8.6", s, rules.Text{Key: "ccn.log.empty", A: rules.SideRef(s)})
		b.last[s] = noCard
		b.enter(t, endOfTurn)
		return
	}
	o := t.Ask(s, "card", "CCN-8.1", 0, b.offerCards)
	c := o.With.N()
	b.play = noPlay()
	b.play.card, b.play.level = int8(c), int8(b.handSize(s)) // CCN-8.5
	b.play.acts = b.acting(deckKinds[c])
	b.where[c] = inPlay
	b.last[s] = b.play.acts
	t.Tell(rules.Event{Kind: rules.EvPlay, Rule: deckKinds[c].rule(), Side: s, Who: o.With, N: int(b.play.level),
		Text: rules.Text{Key: "ccn.log.play", A: rules.SideRef(s), B: o.With, N: int(b.play.level)}})
	if deckKinds[c] == counterAttack {
		b.tellCopy(t)
	}
	b.setUp(t)
	if b.ended() {
		return
	}
	if b.anyOrder() {
		b.enter(t, ordersPhase)
		return
	}
	t.Say("CCN-8.6", s, rules.Text{Key: "ccn.log.nobody", A: rules.SideRef(s)})
	b.enter(t, endOfTurn)
}

// offerCards lists D1: every card of the hand.
func (b *Board) offerCards(m rules.Menu) {
	hand := handOf(b.active)
	for c, at := range b.where {
		switch at {
		case hand:
			m.Offer(rules.Option{Do: "play", With: cardRef(c)})
		case trackOf(b.active):
			if m.Explaining() {
				m.Offer(rules.Option{Do: "play", With: cardRef(c)},
					rules.No("CCN-8.3", rules.Text{Key: "ccn.why.track", A: cardRef(c)}))
			}
		}
	}
}

// acting tells what a card acts as. A Counter-Attack copies the card that the
// opponent played in phase 1 of the turn before, as it acted (CCN-54.1,
// CCN-54.5), with the flanks exchanged (CCN-54.2).
func (b *Board) acting(k kind) kind { return b.actingFor(b.active, k) }

// actingFor is acting for a side, be it active or not.
func (b *Board) actingFor(s rules.Side, k kind) kind {
	switch k {
	case counterAttack:
		if other := b.last[s.Other()]; other != noCard {
			return other.mirrored()
		}
		return noCard // CCN-54.6
	case firstStrike:
		return noCard // CCN-8.4
	}
	return k
}

// tellCopy says what a Counter-Attack has become.
func (b *Board) tellCopy(t *rules.Table) {
	if b.play.acts == noCard {
		t.Say("CCN-54.6", b.active, rules.Text{Key: "ccn.log.copy.none"})
		return
	}
	t.Say("CCN-54.1", b.active, rules.Text{Key: "ccn.log.copy", A: cardRef(slices.Index(deckKinds[:], b.play.acts))})
}

// setUp is D2: what a card asks for or does before orders are given.
func (b *Board) setUp(t *rules.Table) {
	s := b.active
	if b.fallsBack() {
		b.play.plain = true // any one unit, by the general rules
		return
	}
	switch b.play.acts {
	case forceMarch:
		o := t.Ask(s, "card.section", "CCN-58.1", 0, func(m rules.Menu) {
			m.Public()
			for x := range sections {
				m.Offer(rules.Option{Do: "section", At: x.ref()})
			}
		})
		b.play.section = int8(o.At.N())
	case grandeManoeuvre:
		o := t.Ask(s, "card.mode", "CCN-61.6", 0, func(m rules.Menu) {
			m.Public()
			m.Offer(rules.Option{Do: "manoeuvre"})
			m.Offer(rules.Option{Do: "single"})
		})
		b.play.plain = o.Do == "single"
	case elan:
		b.play.rolled = b.rollSymbols(t, "elan.roll", "CCN-55.1")
	case rally:
		b.rally(t)
	case shortSupply:
		b.shortSupply(t)
	}
}

// fallsBack reports whether a card orders any one unit instead, since the
// player has no unit of its kind on the board at all.
func (b *Board) fallsBack() bool {
	switch b.play.acts {
	case bayonetCharge, forceMarch, bombard, cavalryCharge, fireAndHold: // CCN-51.5, CCN-58.7, CCN-52.5, CCN-53.7, CCN-56.6
	case leadership: // CCN-60.6
		for l := range b.leaderCount() {
			if b.leaders[l].at != nowhere && b.leaderSide(l) == b.active {
				return false
			}
		}
		return true
	default:
		return false
	}
	for u := range b.unitCount() {
		if b.inPlay(u) && b.sideOf(u) == b.active && b.play.acts.takes(b.typeOf(u)) {
			return false
		}
	}
	return true
}

// takes reports whether a card orders units of a type at all.
func (k kind) takes(t *unitType) bool {
	switch k {
	case bayonetCharge, forceMarch: // CCN-51.1, CCN-58.1
		return t.arm == infantry
	case bombard: // CCN-52.1
		return t.arm == artillery
	case cavalryCharge:
		return t.charges()
	case fireAndHold: // CCN-56.1
		return t.arm != cavalry
	}
	return true
}

// charges reports whether Cavalry Charge orders units of a type (CCN-53.1).
func (k *unitType) charges() bool {
	return k.arm == cavalry || k.arm == artillery && k.oneBlockLimit
}

// The places of play.rolled.
const (
	flagSymbol = int(arms)
	symbols    = flagSymbol + 1
)

// rollSymbols rolls as many dice as the command level and counts infantry,
// cavalry, artillery and flags (CCN-10.6).
func (b *Board) rollSymbols(t *rules.Table, kind, rule string) (n [symbols]int8) {
	d := battleDice(b.active, cardRef(int(b.play.card)), int(b.play.level))
	for _, f := range t.Roll(kind, rule, d.Alike(0, 0, 1, 2, 3, 4)) {
		if s := symbolOf[f]; s < symbols {
			n[s]++
		}
	}
	return n
}

// effect reports whether the card in play acts as a kind, with its effects.
func (b *Board) effect(k kind) bool { return b.play.acts == k && !b.play.plain }

// rally returns blocks to units below strength: a block for each symbol of
// their arm (CCN-62.1, CCN-62.2). Units that get any are ordered (CCN-62.5).
func (b *Board) rally(t *rules.Table) {
	left := &b.play.rolled // for all to see, until they are used
	*left = b.rollSymbols(t, "rally.roll", "CCN-62.1")
	for b.rallied(*left) {
		o := t.Ask(b.active, "rally", "CCN-62.2", cardRef(int(b.play.card)), func(m rules.Menu) {
			m.Public()
			b.offerRally(m, *left)
		})
		u := b.unitNamed(o.Who)
		b.units[u].blocks++
		b.units[u].ordered = true
		left[b.typeOf(u).arm]--
		t.Tell(rules.Event{Kind: rules.EvRestore, Rule: "CCN-62.2", Side: b.active, Who: o.Who, To: b.units[u].at.ref(), N: 1,
			Text: rules.Text{Key: "ccn.log.rally", A: o.Who, B: b.units[u].at.ref(), N: int(b.units[u].blocks)}})
	}
	*left = [symbols]int8{} // what is left is lost
}

// rallied reports whether a symbol can still help a unit (CCN-62.6).
func (b *Board) rallied(left [symbols]int8) bool {
	for u := range b.unitCount() {
		if b.inPlay(u) && b.sideOf(u) == b.active && left[b.typeOf(u).arm] > 0 && b.lacks(u) > 0 {
			return true
		}
	}
	return false
}

// lacks is how many blocks a unit has lost.
func (b *Board) lacks(u int) int { return b.typeOf(u).blocks - int(b.units[u].blocks) }

func (b *Board) offerRally(m rules.Menu, left [symbols]int8) {
	for u := range b.unitCount() {
		if !b.inPlay(u) || b.sideOf(u) != b.active {
			continue
		}
		name := b.unitRef(u)
		m.Offer(rules.Option{Do: "rally", Who: name},
			rules.Unless(b.lacks(u) > 0, "CCN-62.3", rules.Text{Key: "ccn.why.full", A: name}),
			rules.Unless(left[b.typeOf(u).arm] > 0 || b.lacks(u) == 0, "CCN-62.2", rules.Text{Key: "ccn.why.symbol", A: name}))
	}
}

// shortSupply moves a unit of either side to its own baseline (CCN-63).
func (b *Board) shortSupply(t *rules.Table) {
	possible := false
	for u := range b.unitCount() {
		possible = possible || b.inPlay(u) && b.units[u].square == 0 // its own hex at least is free for it
	}
	if !possible {
		return // CCN-63.8
	}
	o := t.Ask(b.active, "supply", "CCN-63.1", cardRef(int(b.play.card)), func(m rules.Menu) {
		m.Public()
		b.offerSupply(m)
	})
	u, h := b.unitNamed(o.Who), hex(o.At.N())
	from := b.units[u].at
	l := b.leaderOf(u)
	b.tellGoing(t, rules.Event{Kind: rules.EvMove, Rule: "CCN-63.2", Side: b.sideOf(u), Who: o.Who, From: from.ref(), To: h.ref(),
		Path: []rules.Ref{from.ref(), h.ref()}, Text: rules.Text{Key: "ccn.log.supply", A: o.Who, B: from.ref(), C: h.ref()}}, l, "CCN-63.5")
	b.relocate(t, u, h, l)
}

func (b *Board) offerSupply(m rules.Menu) {
	for u := range b.unitCount() {
		if !b.inPlay(u) {
			continue
		}
		name := b.unitRef(u)
		if b.units[u].square > 0 {
			m.Offer(rules.Option{Do: "supply", Who: name}, rules.No("CCN-63.1", rules.Text{Key: "ccn.why.square", A: name}))
			continue
		}
		for _, h := range b.supplied(u).List() {
			m.Offer(rules.Option{Do: "supply", Who: name, At: h.ref()})
		}
	}
	if m.Explaining() {
		b.refuseLeaders(m, "supply", "CCN-63.7", "ccn.why.supply.leader")
	}
}

// supplied are the hexes that Short Supply may send a unit to: free ones of
// its baseline in its section, or of the next row that has any (CCN-63.2 to
// CCN-63.4). Its own hex counts as free for it (CCN-63.9).
func (b *Board) supplied(u int) (all hexes) {
	x := &b.units[u]
	side := b.sideOf(u)
	row, step := b.baseline(side), 1
	if row > 0 {
		step = -1
	}
	for s := range sections {
		if !x.at.sections().has(s) {
			continue
		}
		found := false
		for r := row; !found && r >= 0 && r < boardRows; r += step {
			for c := range boardCols {
				h := at(r, c)
				if h != nowhere && h.sections().has(s) && (h == x.at || !b.occupied(h) && !b.scenario.ground[h].bars(b.typeOf(u).arm)) {
					all.Add(h)
					found = true
				}
			}
		}
	}
	return all
}
