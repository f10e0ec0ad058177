package squares

import "grognard/rules"

// inRadius reports whether a square lies in the command radius of a leader on
// the board (NS-A.14).
func (b *Board) inRadius(q square, l int) bool {
	x := &b.leader[l]
	return x.state == present && distance(x.at, q) <= commandRadius
}

// kingWays are the squares that a leader may move to in so many squares: he
// moves as a chess king and meets no terrain but enemies and impassable squares
// (NS-C2.2).
func (b *Board) kingWays(s rules.Side, from square, steps int) []square {
	var seen squareSet
	seen.Add(from)
	all := []square{from}
	for i, last := 0, 1; steps > 0; steps-- {
		for ; i < last; i++ {
			for h := range heading(headings) {
				q := b.beside(all[i], h)
				if q == offBoard || seen.Has(q) || b.holds(q, s.Other()) || b.impassable(q) {
					continue
				}
				seen.Add(q)
				all = append(all, q)
			}
		}
		last = len(all)
	}
	return all
}

// leaderWays are the squares that a leader may go to now: from where he is, or
// by an entry square, which counts as one of his two (NS-C4.1.37, NS-C2.15).
func (b *Board) leaderWays(l int) []square {
	s := b.leaders[l].side
	if b.leader[l].state == present {
		return b.kingWays(s, b.leader[l].at, generalReach)[1:]
	}
	var all []square
	var seen squareSet
	for _, e := range b.entrySquares(s, b.entryOf(l), false) {
		if b.holds(e, s.Other()) {
			continue
		}
		for _, q := range b.kingWays(s, e, generalReach-1) {
			if !seen.Has(q) {
				seen.Add(q)
				all = append(all, q)
			}
		}
	}
	return all
}

// entryOf is where a leader enters: his own squares, or after he has been
// removed those of the first unit of his that is still to come (NS-A.48).
func (b *Board) entryOf(l int) []square {
	if x := &b.leaders[l]; x.entry != nil {
		return x.entry
	}
	for rest := b.troops(l); rest != 0; rest = rest.Rest() {
		if u := rest.First(); b.unit[u].state == due {
			return b.units[u].entry
		}
	}
	return nil
}

// troops are the units that a leader joins: those of his command, or of the
// whole army (NS-A.48).
func (b *Board) troops(l int) unitSet {
	if b.isCommand(l) {
		return b.leaders[l].units
	}
	return b.of[b.leaders[l].side]
}

// moveLeader puts a leader on another square, or brings him on.
func (b *Board) moveLeader(t *rules.Table, l int, to square, rule string) {
	x, name := &b.leader[l], b.leaders[l].ref
	if x.state == present {
		t.Tell(rules.Event{Kind: rules.EvMove, Rule: rule, Side: b.leaders[l].side, Who: name, From: x.at.ref(), To: to.ref(),
			Path: []rules.Ref{x.at.ref(), to.ref()}, Text: rules.Text{Key: "ns.log.general", A: name, B: to.ref()}})
	} else {
		t.Tell(rules.Event{Kind: rules.EvPlace, Rule: rule, Side: b.leaders[l].side, Who: name, To: to.ref(),
			Text: rules.Text{Key: "ns.log.enter", A: name, B: to.ref()}})
	}
	x.at, x.state = to, present
}

// moveGeneral is GENERAL_MOVE: up to 2 squares before his units act
// (NS-C4.0.1).
func (b *Board) moveGeneral(t *rules.Table) {
	l := int(b.act.leader)
	x := &b.leader[l]
	if x.moved || x.state == gone || x.state == due && x.due > b.turn { // NS-C2.14
		b.enter(t, movement, "NS-C4.0.10")
		return
	}
	do := "move"
	if b.leader[l].state == due {
		do = "enter"
	}
	o := b.ask(t, b.act.side, "general", "NS-C4.0.1", b.leaders[l].ref, func(m rules.Menu) {
		m.Waive(rules.Option{Do: "stay"})
		for _, q := range b.leaderWays(l) {
			m.Offer(rules.Option{Do: do, Who: b.leaders[l].ref, At: q.ref()})
		}
		if m.Explaining() {
			b.refuseGeneral(m, l, rules.Option{Do: do, Who: b.leaders[l].ref}, "NS-C4.0.1")
		}
	})
	if o.Do != "stay" {
		b.moveLeader(t, l, square(o.At.N()), "NS-C4.0.1")
	}
	b.leader[l].moved = true
	b.enter(t, movement, "NS-C4.0.10")
}

// refuseGeneral says of the squares to which a general cannot go why not; o is
// what he would do there, by the clause that lets him.
func (b *Board) refuseGeneral(m rules.Menu, l int, o rules.Option, rule string) {
	if b.leader[l].state != present {
		return
	}
	name, from := b.leaders[l].ref, b.leader[l].at
	var ok squareSet
	for _, q := range b.leaderWays(l) {
		ok.Add(q)
	}
	for q := range square(maxSquares) {
		if !b.onBoard(q) || ok.Has(q) || q == from {
			continue
		}
		why := barEnemy.reason(name, q)
		switch {
		case distance(from, q) > generalReach:
			why = rules.No(rule, rules.Text{Key: "ns.why.far", A: name, N: generalReach})
		case b.impassable(q):
			why = barRiver.reason(name, q)
		}
		o.At = q.ref()
		m.Offer(o, why)
	}
}

// displaceAll displaces the leaders of a side who stand in a square without
// troops (NS-A.48).
func (b *Board) displaceAll(t *rules.Table, q square, s rules.Side, rule string) {
	for l := range b.leaders {
		if b.leaders[l].side == s && b.leader[l].state == present && b.leader[l].at == q && !b.holds(q, s) {
			b.displace(t, l, rule)
		}
	}
}

// displace is DISPLACE: the leader joins the nearest of his units, as his
// player chooses, or leaves the board.
func (b *Board) displace(t *rules.Table, l int, rule string) {
	x, name, s := &b.leader[l], b.leaders[l].ref, b.leaders[l].side
	near := b.nearest(x.at, b.troops(l))
	if len(near) == 0 {
		b.removeLeader(t, l, b.troops(l))
		return
	}
	if b.veiled(t, s) { // the nearest may lie under a marker
		return
	}
	to := near[0]
	if len(near) > 1 || b.rules.fog {
		o := b.ask(t, s, "displace", rule, name, func(m rules.Menu) {
			b.public(m)
			m.Quiet(rules.Option{Do: "place", Who: name, At: near[0].ref()})
			for _, q := range near[1:] {
				m.Offer(rules.Option{Do: "place", Who: name, At: q.ref()})
			}
		})
		to = square(o.At.N())
	}
	t.Tell(rules.Event{Kind: rules.EvRetreat, Rule: rule, Side: s, Who: name, From: x.at.ref(), To: to.ref(),
		Path: []rules.Ref{x.at.ref(), to.ref()}, Text: rules.Text{Key: "ns.log.displaced", A: name, B: to.ref()}})
	x.at = to
}

// nearest lists the squares of the units of a set that are nearest to q, in
// list order.
func (b *Board) nearest(q square, set unitSet) (all []square) {
	best := maxCols + maxRows
	var seen squareSet
	for rest := set; rest != 0; rest = rest.Rest() {
		p := b.unit[rest.First()].at
		if b.unit[rest.First()].state != present || seen.Has(p) || distance(p, q) > best {
			continue
		}
		if distance(p, q) < best {
			all, best = nil, distance(p, q)
		}
		seen.Add(p)
		all = append(all, p)
	}
	return all
}

// removeLeader takes a leader without troops off the board; he enters again
// with those still to come.
func (b *Board) removeLeader(t *rules.Table, l int, troops unitSet) {
	x := &b.leader[l]
	from := x.at
	x.at, x.state = offBoard, gone
	for rest := troops; rest != 0; rest = rest.Rest() {
		if u := rest.First(); b.unit[u].state == due && (x.state == gone || b.units[u].turn < x.due) {
			x.state, x.due = due, b.units[u].turn
		}
	}
	t.Tell(rules.Event{Kind: rules.EvRemove, Rule: "NS-A.48", Side: b.leaders[l].side, Who: b.leaders[l].ref, From: from.ref(),
		Text: rules.Text{Key: "ns.log.gone", A: b.leaders[l].ref}})
}
