package ccn

import "grognard/rules"

// giveOrders is phase 2: all orders are given before any unit moves
// (CCN-9.1), and ordered squares may be left (CCN-9.7).
func (b *Board) giveOrders(t *rules.Table) {
	s := b.active
	b.orderAll()
	for !b.orderless() {
		o := t.Ask(s, orderKind, b.orderRule(), b.cardInPlay(), func(m rules.Menu) {
			m.Public()
			more := b.offerOrders(m)
			m.Quiet(rules.Option{Do: "done"})
			if more {
				m.Sign(rules.Binds) // orders that are not given now are lost (CCN-9.1)
			}
		})
		if o.Do == "done" {
			break
		}
		b.order(t, o)
	}
	b.leaveSquares(t)
	if !b.anyOrdered() {
		b.enter(t, endOfTurn)
		return
	}
	b.enter(t, movementPhase)
}

// cardInPlay names the card of this turn.
func (b *Board) cardInPlay() rules.Ref {
	if b.play.card == nobody {
		return 0
	}
	return cardRef(int(b.play.card))
}

func (b *Board) orderRule() string {
	switch {
	case !b.play.plain:
		return b.play.acts.rule()
	case b.play.acts == grandeManoeuvre:
		return "CCN-61.6"
	}
	return "CCN-9.1"
}

// order notes an order and tells it.
func (b *Board) order(t *rules.Table, o rules.Option) {
	key := "ccn.log.order"
	at := nowhere
	if l := b.leaderNamed(o.Who); l >= 0 {
		b.leaders[l].ordered = true
		at = b.leaders[l].at
		if o.Do == "detach" {
			key = "ccn.log.order.detach"
		}
	} else {
		u := b.unitNamed(o.Who)
		b.units[u].ordered = true
		at = b.units[u].at
	}
	t.Tell(rules.Event{Kind: rules.EvMark, Rule: "CCN-9.1", Side: b.active, Who: o.Who, To: at.ref(), N: 1,
		Text: rules.Text{Key: key, A: o.Who, B: at.ref()}})
}

// orderAll gives the orders of the cards that order without asking.
func (b *Board) orderAll() {
	if b.play.plain {
		return
	}
	for u := range b.unitCount() {
		x := &b.units[u]
		if !b.inPlay(u) || b.sideOf(u) != b.active {
			continue
		}
		switch b.play.acts {
		case forceMarch: // CCN-58.1
			x.ordered = b.orders(forceMarch, u) && x.at.sections().has(section(b.play.section))
		case coldSteel, leadership:
			x.ordered = b.orders(b.play.acts, u)
		}
	}
	if b.play.acts == leadership { // CCN-60.1
		for l := range b.leaderCount() {
			if b.leaders[l].at != nowhere && b.leaderSide(l) == b.active {
				b.leaders[l].ordered = true
			}
		}
	}
}

// orders reports whether a card orders such a unit where it stands; how many of them, and in which
// section, is another matter.
func (b *Board) orders(k kind, u int) bool {
	x, s := &b.units[u], b.sideOf(u)
	switch k {
	case noCard, rally, shortSupply: // CCN-62.1, CCN-63.1
		return false
	case fireAndHold: // CCN-56.1
		return k.takes(b.typeOf(u)) && b.nextToEnemy(x.at, s) < 0
	case coldSteel: // CCN-59.1
		return b.nearEnemy(x.at, s)
	case leadership: // CCN-60.2
		return b.leaderOf(u) >= 0
	case grandeManoeuvre: // CCN-61.3
		return x.square == 0
	}
	return k.takes(b.typeOf(u))
}

// nearEnemy reports whether an enemy unit or leader of a side stands next to a hex.
func (b *Board) nearEnemy(h hex, s rules.Side) bool {
	foe := s.Other()
	for _, n := range neighbours[h] {
		if n != nowhere && (b.holdsUnit(n, foe) || b.holdsLeader(n, foe)) {
			return true
		}
	}
	return false
}

// orderless reports whether the card in play lets nobody be picked for orders:
// it orders by itself, or nobody.
func (b *Board) orderless() bool {
	if b.play.plain {
		return false
	}
	switch b.play.acts {
	case forceMarch, coldSteel, leadership, rally, shortSupply, noCard:
		return true
	}
	return false
}

// anyOrder reports whether the card in play can order a piece at all
// (CCN-8.6).
func (b *Board) anyOrder() bool {
	if b.orderless() {
		c := b.Clone().(*Board)
		c.orderAll()
		return c.anyOrdered()
	}
	return b.canOrder()
}

// anyOrdered reports whether a piece is ordered.
func (b *Board) anyOrdered() bool {
	for u := range b.unitCount() {
		if b.units[u].ordered {
			return true
		}
	}
	for l := range b.leaderCount() {
		if b.leaders[l].ordered {
			return true
		}
	}
	return false
}

// canOrder reports whether one more piece can be ordered.
func (b *Board) canOrder() bool {
	for u := range b.unitCount() {
		if b.inPlay(u) && b.sideOf(u) == b.active && b.mayOrder(u).OK() {
			return true
		}
	}
	for l := range b.leaderCount() {
		if b.leaders[l].at != nowhere && b.leaderSide(l) == b.active && b.mayOrderLeader(l).OK() {
			return true
		}
	}
	return false
}

// offerOrders lists D3: one more piece to order, or a leader to detach. It reports
// whether there is any.
func (b *Board) offerOrders(m rules.Menu) (any bool) {
	for u := range b.unitCount() {
		if b.inPlay(u) && b.sideOf(u) == b.active && m.Offer(rules.Option{Do: "order", Who: b.unitRef(u)}, b.mayOrder(u)) {
			any = true
		}
	}
	for l := range b.leaderCount() {
		if b.leaders[l].at == nowhere || b.leaderSide(l) != b.active {
			continue
		}
		do := "order"
		if !b.lone(l) {
			do = "detach"
		}
		if m.Offer(rules.Option{Do: do, Who: b.leaderRef(l)}, b.mayOrderLeader(l)) {
			any = true
		}
	}
	if m.Explaining() {
		b.refuseEnemies(m, "order", "CCN-9.1")
	}
	return any
}

// mayOrder tells why a unit cannot be ordered now.
func (b *Board) mayOrder(u int) rules.Reason {
	x, name := &b.units[u], b.unitRef(u)
	if x.ordered {
		return rules.No("CCN-9.2", rules.Text{Key: "ccn.why.ordered", A: name})
	}
	if r := b.ordersUnit(u); !r.OK() {
		return r
	}
	x.ordered = true
	fits := b.ordersFit()
	x.ordered = false
	return rules.Unless(fits, b.limitRule(), b.limitWhy(name, b.units[u].at))
}

// ordersUnit tells why the card in play orders no such unit (part 3.5).
func (b *Board) ordersUnit(u int) rules.Reason {
	k, name := b.play.acts, b.unitRef(u)
	if b.play.plain || b.orderless() || b.orders(k, u) {
		return rules.Reason{}
	}
	switch {
	case k == grandeManoeuvre:
		return rules.No("CCN-61.3", rules.Text{Key: "ccn.why.square", A: name})
	case k.takes(b.typeOf(u)): // Fire and Hold
		return rules.No("CCN-56.1", rules.Text{Key: "ccn.why.next", A: name, B: b.unitRef(b.nextToEnemy(b.units[u].at, b.active))})
	}
	return rules.No(k.rule(), rules.Text{Key: "ccn.why.only." + onlyOf[k], A: name})
}

// onlyOf are the words for whom alone a card orders.
var onlyOf = map[kind]string{bayonetCharge: "infantry", bombard: "artillery", cavalryCharge: "cavalry", fireAndHold: "hold"}

// mayOrderLeader tells why a leader cannot be ordered now: a lone one
// (CCN-9.6), or an attached one to detach (CCN-10.1).
func (b *Board) mayOrderLeader(l int) rules.Reason {
	x, name := &b.leaders[l], b.leaderRef(l)
	lone := b.lone(l)
	switch {
	case x.ordered:
		return rules.No("CCN-9.2", rules.Text{Key: "ccn.why.ordered", A: name})
	case !b.ordersLeaders():
		return rules.No("CCN-10.2", rules.Text{Key: "ccn.why.leaders", A: name})
	case !lone:
		if u := b.unitOf(l); b.units[u].square > 0 && (!b.units[u].ordered || b.pinned(u) >= 0) {
			return rules.No("CCN-10.5", rules.Text{Key: "ccn.why.detach.square", A: name, B: b.unitRef(u)})
		}
	}
	x.ordered = true
	fits := b.ordersFit()
	x.ordered = false
	return rules.Unless(fits, b.limitRule(), b.limitWhy(name, x.at))
}

// ordersLeaders reports whether the card in play orders leaders: section cards
// and those with the bicorne hat (CCN-10.2). A fallback orders units only.
func (b *Board) ordersLeaders() bool {
	return !b.play.plain && cardKinds[b.play.acts].detach
}

// leaveSquares is D4: each ordered square without enemy cavalry next to it may
// be left at once (CCN-9.7, CCN-38.1).
func (b *Board) leaveSquares(t *rules.Table) {
	for u := range b.unitCount() {
		x := &b.units[u]
		if !x.ordered || x.square == 0 {
			continue
		}
		name := b.unitRef(u)
		if foe := b.pinned(u); foe >= 0 {
			t.Say("CCN-38.7", b.active, rules.Text{Key: "ccn.log.pinned", A: name, B: b.unitRef(foe)})
			continue // nobody could be ordered to detach from it (CCN-10.5)
		}
		o := t.Ask(b.active, "square.leave", "CCN-38.1", name, func(m rules.Menu) {
			m.Public()
			m.Offer(rules.Option{Do: "leave", Who: name})
			m.Waive(rules.Option{Do: "stay", Who: name})
		})
		if o.Do == "leave" {
			b.leaveSquare(t, u, "CCN-38.2")
			x.unfolded = true
			continue
		}
		b.dropDetach(u)
	}
}

// dropDetach loses the order of a leader to detach from a unit that stays in
// square (CCN-10.5). Under Leadership he stays ordered with it (CCN-60.8).
func (b *Board) dropDetach(u int) {
	if l := b.leaderOf(u); l >= 0 && !b.effect(leadership) {
		b.leaders[l].ordered = false
	}
}

// pinned returns an enemy cavalry unit next to a square, or -1 (CCN-38.7).
func (b *Board) pinned(u int) int {
	side := b.sideOf(u)
	for _, n := range neighbours[b.units[u].at] {
		if n != nowhere && b.holdsUnit(n, side.Other()) {
			if foe := b.unitOn(n); b.typeOf(foe).arm == cavalry {
				return foe
			}
		}
	}
	return -1
}
