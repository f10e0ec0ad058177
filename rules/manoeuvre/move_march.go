package manoeuvre

import "grognard/rules"

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
		t.Say("MAN-5.2", s, rules.Text{Key: "man.log.no_move", A: b.armyRef(s)})
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
		m.Waive(rules.Option{Do: "pass"})
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
	o := b.ask(t, "move.march", "MAN-5.13", b.unitRef(s, u), func(m rules.Menu) {
		m.Own()
		m.Waive(rules.Option{Do: "pass"})
		b.offerCards(m, "march", held)
		b.refuseCards(m, held)
	})
	if o.Do == "pass" {
		return
	}
	b.play(t, s, "MAN-5.13", o.With.N()%deckSize, b.unitRef(s, u))
	if b.guerrillas(t, "guerrillas.march", o.With) {
		return // MAN-5.20: no second march of this unit
	}
	o = b.ask(t, "move.march.square", "MAN-5.17", b.unitRef(s, u), func(m rules.Menu) {
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
	for ; set != 0; set = set.Rest() {
		m.Offer(rules.Option{Do: do, With: b.cardRef(b.active, set.First())})
	}
}

// moveUnit moves a unit of the active player and returns where it came from.
func (b *Board) moveUnit(t *rules.Table, rule string, u int, to square) square {
	s := b.active
	from := b.force[s].at[u]
	b.relocate(t, rules.Event{Kind: rules.EvMove, Rule: rule, Path: b.path(from, to),
		Text: rules.Text{Key: "man.log.move", A: b.unitRef(s, u), B: from.ref(), C: to.ref()}}, s, u, to)
	return from
}

// relocate takes a unit to another square, for whatever reason. The redoubt
// that it leaves is gone (MAN-5.21, MAN-9.2.25).
func (b *Board) relocate(t *rules.Table, e rules.Event, s rules.Side, u int, to square) {
	from := b.force[s].at[u]
	e.Side, e.Who, e.From, e.To = s, b.unitRef(s, u), from.ref(), to.ref()
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
	t.Tell(rules.Event{Kind: rules.EvMark, Rule: "MAN-9.2.25", Side: s, Who: b.unitRef(s, u), To: b.force[s].at[u].ref(), N: -1,
		Text: rules.Text{Key: "man.log.razed", A: b.force[s].at[u].ref()}})
}
