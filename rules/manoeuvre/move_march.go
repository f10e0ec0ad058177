package manoeuvre

import "grognard/rules"

// reach is the set of squares that a move of some steps from a square can end
// on (MAN-5.3 to MAN-5.8, MAN-5.23).
func (b *Board) reach(from square, steps int) (all squares) {
	for _, n := range adjacent[from] {
		if !b.free(n) {
			continue
		}
		all.add(n)
		if steps < 2 || b.ground[n].effects().stop { // MAN-5.7
			continue
		}
		for _, m := range adjacent[n] {
			if b.free(m) { // never back to from: the mover still stands there
				all.add(m)
			}
		}
	}
	return all
}

// path returns the squares of one way from a square to one within reach.
func (b *Board) path(from, to square) []rules.Ref {
	if distance(from, to) == 1 {
		return []rules.Ref{from.ref(), to.ref()}
	}
	for _, n := range adjacent[from] {
		if b.free(n) && !b.ground[n].effects().stop && distance(n, to) == 1 {
			return []rules.Ref{from.ref(), n.ref(), to.ref()}
		}
	}
	return []rules.Ref{from.ref(), to.ref()}
}

// moves is where a unit can go with its normal move.
func (b *Board) moves(s rules.Side, u int) squares {
	if !b.alive(s, u) {
		return 0
	}
	return b.reach(b.force[s].at[u], b.unitType(s, u).steps())
}

// canMove reports whether a unit other than except has a legal move.
func (b *Board) canMove(s rules.Side, except int) bool {
	for u := range b.force[s].at {
		if u != except && b.moves(s, u) != 0 {
			return true
		}
	}
	return false
}

// baseMove is DP-3: one unit must move (MAN-5.1). If none can, the phase is
// over (MAN-5.2).
func (b *Board) baseMove(t *rules.Table) {
	s := b.active
	b.tellPhase(t)
	if !b.canMove(s, -1) {
		t.Say("MAN-5.2", s, rules.Text{Key: "man.log.no_move", A: b.armyName(s)})
		b.phase = combatPhase
		return
	}
	o := b.ask(t, "move.base", "MAN-5.1", 0, func(m rules.Menu) {
		b.offerMoves(m, -1)
		b.refuseCards(m, 0)
	})
	b.moved = int8(o.Who.N() % 8)
	b.began = b.moveUnit(t, "MAN-5.1", int(b.moved), square(o.At.N()))
	b.forcedMarch(t, int(b.moved), b.began)
	b.phase = supplyMove
}

// supplyMove is DP-5, the end of the Movement Phase.
func (b *Board) supplyMove(t *rules.Table) {
	b.secondMove(t)
	b.phase, b.began = combatPhase, offBoard
}

// secondMove lets a Supply move a second unit (MAN-5.11).
func (b *Board) secondMove(t *rules.Table) {
	s := b.active
	held := b.force[s].hand & b.deckOf(s).of[supply]
	if held == 0 || !b.canMove(s, int(b.moved)) {
		return
	}
	o := b.ask(t, "move.supply", "MAN-5.11", 0, func(m rules.Menu) {
		m.Own()
		m.Quiet(rules.Option{Do: "pass"})
		b.offerCards(m, "supply", held)
		b.refuseCards(m, held)
	})
	if o.Do == "pass" {
		return
	}
	b.play(t, s, "MAN-5.11", o.With.N()%deckSize, 0)
	if b.guerrillas(t, "guerrillas.supply", o.With) {
		return // MAN-5.20: no further Supply this phase
	}
	o = b.ask(t, "move.second", "MAN-5.11", 0, func(m rules.Menu) {
		b.offerMoves(m, int(b.moved))
		b.refuseCards(m, 0)
	})
	u := o.Who.N() % 8
	from := b.moveUnit(t, "MAN-5.11", u, square(o.At.N()))
	b.putAway(t, s, "MAN-5.11")
	b.forcedMarch(t, u, from)
}

// forcedMarch is DP-4: one more square for the unit that has just moved
// (MAN-5.13), unless its move began in fields or marsh, or by the switch ended
// there (MAN-5.16).
func (b *Board) forcedMarch(t *rules.Table, u int, from square) {
	s := b.active
	held := b.force[s].hand & b.deckOf(s).of[forcedMarch]
	at := b.force[s].at[u]
	if _, stopped := b.stopped(from, at); held == 0 || stopped {
		return // there is always a square to march to: the one it has just left (MAN-5.17)
	}
	o := b.ask(t, "move.march", "MAN-5.13", b.unit(s, u), func(m rules.Menu) {
		m.Own()
		m.Quiet(rules.Option{Do: "pass"})
		b.offerCards(m, "march", held)
		b.refuseCards(m, held)
	})
	if o.Do == "pass" {
		return
	}
	b.play(t, s, "MAN-5.13", o.With.N()%deckSize, b.unit(s, u))
	if b.guerrillas(t, "guerrillas.march", o.With) {
		return // MAN-5.20: no second march of this unit
	}
	o = b.ask(t, "move.march.square", "MAN-5.17", b.unit(s, u), func(m rules.Menu) {
		b.offerSteps(m, u, b.reach(at, 1), 1)
	})
	b.moveUnit(t, "MAN-5.17", u, square(o.At.N()))
	b.putAway(t, s, "MAN-5.13")
}

// stopped tells whether fields or marsh forbid a march after a move, and on which
// square they lie.
func (b *Board) stopped(from, to square) (where square, yes bool) {
	switch {
	case b.ground[from].effects().stop:
		return from, true
	case b.rules.marchStops && b.ground[to].effects().stop:
		return to, true
	}
	return offBoard, false
}

// offerCards offers to play each card of a set.
func (b *Board) offerCards(m rules.Menu, do string, set cards) {
	for ; set != 0; set = set.rest() {
		m.Offer(rules.Option{Do: do, With: b.cardName(b.active, set.first())})
	}
}

// offerMoves offers every normal move of every unit but the one that has
// moved already.
func (b *Board) offerMoves(m rules.Menu, moved int) {
	s := b.active
	for u := range b.force[s].at {
		switch {
		case !b.alive(s, u):
		case u == moved:
			m.Offer(rules.Option{Do: "move", Who: b.unit(s, u)},
				rules.No("MAN-5.11", rules.Text{Key: "man.why.moved", A: b.unit(s, u)}))
		default:
			b.offerSteps(m, u, b.moves(s, u), b.unitType(s, u).steps())
		}
	}
	if m.Explaining() {
		b.refuseEnemies(m, "move", "MAN-5.1")
	}
}

// offerSteps offers a unit the squares that it can reach.
func (b *Board) offerSteps(m rules.Menu, u int, reach squares, steps int) {
	s := b.active
	if m.Explaining() {
		b.refuseSquares(m, u, reach, steps)
		if reach == 0 {
			m.Offer(rules.Option{Do: "move", Who: b.unit(s, u)}, rules.No("MAN-5.5", rules.Text{Key: "man.why.hemmed", A: b.unit(s, u)}))
		}
	}
	for ; reach != 0; reach = reach.rest() {
		m.Offer(rules.Option{Do: "move", Who: b.unit(s, u), At: reach.first().ref()})
	}
}

// refuseSquares says of every other square why the unit cannot go there.
func (b *Board) refuseSquares(m rules.Menu, u int, reach squares, steps int) {
	s := b.active
	from := b.force[s].at[u]
	for q := range square(64) {
		if reach.has(q) {
			continue
		}
		m.Offer(rules.Option{Do: "move", Who: b.unit(s, u), At: q.ref()},
			rules.Unless(q != from, "MAN-5.1", rules.Text{Key: "man.why.stay", A: q.ref()}),
			rules.Unless(q == from || b.unitAt[q] == nobody, "MAN-5.5", rules.Text{Key: "man.why.occupied", A: q.ref()}),
			rules.Unless(b.ground[q].effects().enter, "MAN-5.6", rules.Text{Key: "man.why.lake", A: q.ref()}),
			rules.Unless(distance(from, q) <= steps, allowanceRule(steps), rules.Text{Key: "man.why.far", A: b.unit(s, u), N: steps}),
			rules.Unless(distance(from, q) > steps || !b.free(q), "MAN-5.7", rules.Text{Key: "man.why.way", A: q.ref()}))
	}
}

func allowanceRule(steps int) string {
	if steps == 1 {
		return "MAN-5.3"
	}
	return "MAN-5.4"
}

// moveUnit moves a unit of the active player and returns where it came from.
func (b *Board) moveUnit(t *rules.Table, rule string, u int, to square) square {
	s := b.active
	from := b.force[s].at[u]
	b.relocate(t, rules.Event{Kind: rules.EvMove, Rule: rule, Path: b.path(from, to),
		Text: rules.Text{Key: "man.log.move", A: b.unit(s, u), B: from.ref(), C: to.ref()}}, s, u, to)
	return from
}

// relocate takes a unit to another square, for whatever reason. The redoubt
// that it leaves is gone (MAN-5.21, MAN-9.2.25).
func (b *Board) relocate(t *rules.Table, e rules.Event, s rules.Side, u int, to square) {
	from := b.force[s].at[u]
	e.Side, e.Who, e.From, e.To = s, b.unit(s, u), from.ref(), to.ref()
	if e.Path == nil {
		e.Path = []rules.Ref{e.From, e.To}
	}
	t.Tell(e)
	b.razeRedoubt(t, s, u)
	b.lift(s, u)
	b.put(s, u, to)
}

// razeRedoubt removes the redoubt of a unit that leaves its square.
func (b *Board) razeRedoubt(t *rules.Table, s rules.Side, u int) {
	if !b.inRedoubt(s, u) {
		return
	}
	b.force[s].forts &^= 1 << uint(u)
	t.Tell(rules.Event{Kind: rules.EvMark, Rule: "MAN-9.2.25", Side: s, Who: b.unit(s, u), To: b.force[s].at[u].ref(), N: -1,
		Text: rules.Text{Key: "man.log.razed", A: b.force[s].at[u].ref()}})
}
