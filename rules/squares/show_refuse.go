package squares

import "grognard/rules"

// refuseStrangers says of all other units why they do not act now: they have
// been activated, follow another general (NS-C4.0.9), or are the enemy's.
func (b *Board) refuseStrangers(m rules.Menu, do string) {
	s := b.act.side
	for u := range b.units {
		x, name := &b.unit[u], b.unitRef(u)
		if b.act.members.Has(u) || x.state != present || b.hidden(u) {
			continue
		}
		why := rules.No("NS-C4.0.9", rules.Text{Key: "ns.why.command", A: name, B: b.leaders[b.units[u].command].ref})
		switch {
		case b.sideOf(u) != s:
			why = rules.No("NS-C4.0.9", rules.Text{Key: "ns.why.foe", A: name})
		case x.activated:
			why = rules.No("NS-A.45", rules.Text{Key: "ns.why.done", A: name})
		}
		m.Offer(rules.Option{Do: do, Who: name}, why)
	}
}

// refuseSteps says of every other square near a unit why it cannot go there.
func (b *Board) refuseSteps(m rules.Menu, u int, reach *reach) {
	x, name := &b.unit[u], b.unitRef(u)
	w := b.walkerOf(u)
	for q := range square(maxSquares) {
		if !b.onBoard(q) || reach.known.Has(q) { // where it stands is known
			continue
		}
		if h := toward(x.at, q); h != noHeading {
			barred := b.blocked(&w, x.pace, x.at, q, h)
			if barred == noBar {
				barred = barPoints
			}
			m.Offer(rules.Option{Do: "move", Who: name, At: q.ref()}, barred.reason(name, q))
			continue
		}
		m.Offer(rules.Option{Do: "move", Who: name, At: q.ref()}, b.farAway(&w, u, q))
	}
}

// farAway says why a unit cannot go to a square that it does not touch: what
// bars the square to it for good comes before what it lacks now.
func (b *Board) farAway(w *walker, u int, q square) rules.Reason {
	name := b.unitRef(u)
	switch {
	case b.holds(q, w.side.Other()):
		return barEnemy.reason(name, q)
	case b.impassable(q):
		return barRiver.reason(name, q)
	case w.guns && b.ground[q].difficult():
		return barGuns.reason(name, q)
	case b.rules.fog:
		return rules.No("NS-A.73", rules.Text{Key: "ns.why.stepwise", A: name})
	case !b.fits(q, w.side, oneUnit(u)):
		return barRoom.reason(name, q)
	}
	return rules.No("NS-C4.1.4", rules.Text{Key: "ns.why.reach", A: name, B: q.ref(), N: max(0, int(b.allowance(u))-int(b.unit[u].spent))})
}

// Skips implements rules.Skipper.
func (Book) Skips() []string {
	return []string{"move", "attack.units"}
}
