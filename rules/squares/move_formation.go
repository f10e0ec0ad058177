package squares

import "grognard/rules"

// affordable says why a unit has too few AP for something.
func (b *Board) affordable(u, ap int, limit uint8) rules.Reason {
	left := int(limit) - int(b.unit[u].spent)
	return rules.Unless(left >= ap, "NS-C4.0.2", rules.Text{Key: "ns.why.points", A: b.unitRef(u), N: ap, M: max(0, left)})
}

// offerFacing lists the other sides that Linear infantry may turn to
// (NS-C4.1.14); in March Column that is free (NS-C4.1.28).
func (b *Board) offerFacing(m rules.Menu, u int) {
	x := &b.unit[u]
	if !b.faces(u) || x.march && x.turned {
		return
	}
	cost := 1
	if x.march {
		cost = 0
	}
	for n := 1; n <= facingCount; n++ {
		if facingOf(n) != x.facing {
			m.Offer(rules.Option{Do: "face", Who: b.unitRef(u), N: n}, b.affordable(u, cost, b.act.ap))
		}
	}
}

// turnUnit changes the facing of a unit.
func (b *Board) turnUnit(t *rules.Table, u int, f heading) {
	x := &b.unit[u]
	if x.march {
		x.turned = true
	} else {
		b.spend(u, 1)
	}
	b.face(t, u, f, "NS-C4.1.14")
}

// face sets a facing and tells so.
func (b *Board) face(t *rules.Table, u int, f heading, rule string) {
	b.unit[u].facing = f
	b.say(t, u, rule, rules.Text{Key: "ns.log.face." + facingNames[f.number()-1], A: b.unitRef(u)})
}

// say records a log line about a unit; while it is under a marker only its
// owner reads it.
func (b *Board) say(t *rules.Table, u int, rule string, text rules.Text) {
	e := rules.Event{Kind: rules.EvSay, Rule: rule, Side: b.sideOf(u), Who: b.unitRef(u), Text: text}
	if b.hidden(u) {
		e.Hidden = rules.HideFrom(e.Side.Other())
	}
	t.Tell(e)
}

// offerColumn offers to change into or out of March Column (NS-C4.1.13,
// NS-C4.1.27, NS-C4.1.29).
func (b *Board) offerColumn(m rules.Menu, u int) {
	x := &b.unit[u]
	if !b.faces(u) || b.units[u].kind != infantry && b.units[u].kind != mixed {
		return
	}
	if x.march {
		m.Offer(rules.Option{Do: "deploy", Who: b.unitRef(u)}, b.affordable(u, 1, b.act.ap))
		return
	}
	m.Offer(rules.Option{Do: "column", Who: b.unitRef(u)}, b.affordable(u, 1, b.act.ap), b.mayColumn(u))
}

// mayColumn says why a unit cannot form a March Column where it stands.
func (b *Board) mayColumn(u int) rules.Reason {
	x, s := &b.unit[u], b.sideOf(u)
	others := b.roomIn(x.at, s, oneUnit(u))
	all := others
	x.march = true
	b.add(&all, u, x.at)
	x.march = false
	where := rules.Text{A: b.unitRef(u), B: x.at.ref()}
	why := func(key string) rules.Text { where.Key = "ns.why.step." + key; return where }
	switch {
	case b.threatened(x.at, s, true):
		return rules.No("NS-C4.1.27", why("march"))
	case others.columns > 0:
		return rules.No("NS-C4.1.25", why("columns"))
	case others.leads >= 2:
		return rules.No("NS-C4.1.25", why("leads"))
	case !all.within():
		return rules.No("NS-A.37", why("room"))
	}
	return rules.Reason{}
}

// changeColumn changes formation.
func (b *Board) changeColumn(t *rules.Table, u int, march bool) {
	x := &b.unit[u]
	b.spend(u, 1)
	x.march, x.turned = march, false
	key := "ns.log.deploy"
	if march {
		key = "ns.log.column"
	}
	if march {
		x.rear = false
	}
	b.say(t, u, "NS-C4.1.13", rules.Text{Key: key, A: b.unitRef(u)})
}

// offerTown offers to enter the town of the square (NS-C4.1.9, NS-C4.1.34) or
// to leave it (NS-A.47).
func (b *Board) offerTown(m rules.Menu, u int) {
	x, name := &b.unit[u], b.unitRef(u)
	areas := b.ground[x.at].areas
	if x.garrison {
		first, last := 0, 0
		if b.units[u].linear {
			first, last = 1, facingCount
		}
		for n := first; n <= last && !x.ranked; n++ {
			m.Offer(rules.Option{Do: "sally", Who: name, N: n})
		}
		return
	}
	if areas == 0 {
		return
	}
	m.Offer(rules.Option{Do: "garrison", Who: name},
		rules.Unless(b.units[u].canGarrison(), "NS-C4.1.19", rules.Text{Key: "ns.why.town", A: name, B: x.at.ref()}),
		rules.Unless(!x.march, "NS-A.47", rules.Text{Key: "ns.why.column", A: name}),
		rules.Unless(b.garrisons(x.at) < areas, "NS-A.47", rules.Text{Key: "ns.why.full", A: x.at.ref()}),
		b.affordable(u, 1, b.act.ap))
}

// garrisonTown takes a unit into the town of its square.
func (b *Board) garrisonTown(t *rules.Table, u int) {
	b.spend(u, 1)
	b.occupy(t, u, "NS-C4.1.9")
}

// occupy makes a unit the garrison of its square.
func (b *Board) occupy(t *rules.Table, u int, rule string) {
	x := &b.unit[u]
	x.garrison, x.rear = true, false
	b.reformRanks(x.at, b.sideOf(u))
	b.say(t, u, rule, rules.Text{Key: "ns.log.garrison", A: b.unitRef(u), B: x.at.ref()})
}

// leaveTown takes a garrison out of its town, facing where its player likes
// (NS-A.47).
func (b *Board) leaveTown(t *rules.Table, u, n int) {
	x := &b.unit[u]
	x.garrison, x.ranked = false, true
	if n > 0 {
		x.facing = facingOf(n)
	}
	b.rank(u)
	b.reformRanks(x.at, b.sideOf(u))
	b.say(t, u, "NS-A.47", rules.Text{Key: "ns.log.sally", A: b.unitRef(u), B: x.at.ref()})
}

// offerRank offers to make a Linear unit Lead or Rear, once in an activation
// (NS-A.42).
func (b *Board) offerRank(m rules.Menu, u int) {
	if x := &b.unit[u]; !x.ranked {
		b.offerRanks(m, u)
	}
}

// offerRanks offers the other rank, if the square still has 1 or 2 Leads then.
func (b *Board) offerRanks(m rules.Menu, u int) {
	x := &b.unit[u]
	if !b.faces(u) || x.march {
		return
	}
	others := b.leads(x.at, b.sideOf(u), u)
	if x.rear {
		m.Offer(rules.Option{Do: "lead", Who: b.unitRef(u)},
			rules.Unless(others < 2, "NS-A.42", rules.Text{Key: "ns.why.leads", A: x.at.ref()}))
		return
	}
	m.Offer(rules.Option{Do: "rear", Who: b.unitRef(u)},
		rules.Unless(others > 0, "NS-A.42", rules.Text{Key: "ns.why.lastlead", A: x.at.ref()}))
}

// setRank makes a unit Lead or Rear.
func (b *Board) setRank(t *rules.Table, u int, rear bool) {
	b.unit[u].rear = rear
	key := "ns.log.lead"
	if rear {
		key = "ns.log.rear"
	}
	b.say(t, u, "NS-A.42", rules.Text{Key: key, A: b.unitRef(u)})
}
