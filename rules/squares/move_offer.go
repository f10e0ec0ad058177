package squares

import "grognard/rules"

// offerMovement lists what the active side may do in its movement.
func (b *Board) offerMovement(m rules.Menu) {
	for rest := b.act.members; rest != 0; rest = rest.Rest() {
		u := rest.First()
		switch {
		case b.unit[u].state == present && !b.hidden(u):
			b.offerUnit(m, u)
		case b.unit[u].state == due:
			b.offerEntry(m, u)
		}
	}
	b.offerMarkers(m)
	b.offerTrains(m)
	if m.Explaining() {
		b.refuseStrangers(m, "move")
	}
}

// maySpend says why a unit may spend no AP: it is out of its commander's radius
// (NS-C4.0.4, NS-C4.0.11).
func (b *Board) maySpend(u int) rules.Reason {
	return rules.Unless(b.inRadius(b.unit[u].at, int(b.act.leader)), "NS-C4.0.4",
		rules.Text{Key: "ns.why.radius", A: b.unitRef(u), B: b.leaders[b.act.leader].ref})
}

// mayMove is canSpend for movement: radius is not needed in the activation in
// which a unit enters (NS-C4.1.37).
func (b *Board) mayMove(u int) rules.Reason {
	if b.unit[u].entered {
		return rules.Reason{}
	}
	return b.maySpend(u)
}

// offerUnit lists the moves and changes of a unit on the board.
func (b *Board) offerUnit(m rules.Menu, u int) {
	name := b.unitRef(u)
	if why := b.mayMove(u); !why.OK() {
		m.Offer(rules.Option{Do: "move", Who: name}, why)
	} else {
		b.offerSteps(m, u)
		b.offerTown(m, u)
		b.offerFacing(m, u)
		b.offerColumn(m, u)
	}
	b.offerRank(m, u)
}

// offerSteps lists the squares that a unit can reach.
func (b *Board) offerSteps(m rules.Menu, u int) {
	x, name := &b.unit[u], b.unitRef(u)
	if x.garrison && b.units[u].linear { // it must choose a facing first (NS-A.47)
		m.Offer(rules.Option{Do: "move", Who: name}, rules.No("NS-A.47", rules.Text{Key: "ns.why.sally", A: name}))
		return
	}
	w := b.walkerOf(u)
	reach := b.findReach(&w, x.at, x.pace, b.allowance(u))
	for _, q := range reach.list {
		m.Offer(rules.Option{Do: "move", Who: name, At: q.ref()})
	}
	if m.Explaining() {
		b.refuseSteps(m, u, reach)
	}
}
