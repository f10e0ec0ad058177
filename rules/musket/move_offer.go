package musket

import "grognard/rules"

// movementPhase is DM-2: one action of the active player, or the end of the
// phase.
func (b *Board) movementPhase(t *rules.Table) {
	kind, rule, late := "move", "MS-4.1.1", b.mustEnter()
	if late >= 0 {
		kind, rule = "move.due", "MS-13.1.7"
	}
	var v *obstacles // of the menu, if it is listed
	o := ask(t, b.active, kind, rule, b.pieceRef(late), func(m rules.Menu) {
		v = b.obstacles(b.active)
		v.offerMoves(m, late)
	})
	c, h := b.pieceNamed(o.Who), hexOf(o.At)
	b.act(t, v, o, c, h)
	b.move = move{}
	if o.Do == "done" {
		return
	}
	b.begun = b.begun || o.Do != "unsquare" // others may still be removed (MS-9.5.7)
	b.settleGround(t)
}

// hexOf returns the hex that a name names, or noHex.
func hexOf(r rules.Ref) hex {
	if r.Kind() != hexKind {
		return noHex
	}
	return hex(r.N())
}

// act carries out an option of DM-2. v is what its menu saw, or nil.
func (b *Board) act(t *rules.Table, v *obstacles, o rules.Option, c int, h hex) {
	switch o.Do {
	case "done":
		b.endMovement(t)
	case "move", "march", "charge":
		b.move = move{members: only(c), mode: modeOf(o.Do), charge: o.Do == "charge"}
		b.setAllowance(t, false)
		var r *reach
		if !b.move.charge {
			r = v.known(c, b.move.mode)
		}
		b.travel(t, b.waysNow(v, &b.move), r, h)
		b.endTrek(t)
	case "roll", "roll.march", "disengage":
		b.move = move{members: only(c), mode: modeOf(o.Do)}
		b.rollAndGo(t)
	case "walk", "walk.march":
		b.move = move{members: only(c), mode: modeOf(o.Do)}
		b.setAllowance(t, false)
		b.walk(t)
		b.endTrek(t)
	case "group":
		b.move = move{members: only(c)}
		b.gather(t, c)
	case "leave":
		b.move = move{members: only(c)}
		b.leaveMap(t)
	case "square":
		b.formSquare(t, c)
	case "unsquare":
		b.breakSquare(t, c, "MS-9.5.7")
	case "rally":
		b.rally(t, c, b.pieceNamed(o.With))
	case "recover":
		b.recoverEffect(t, c)
	case "replace":
		b.replaceStep(t, c)
	case "test":
		b.testEliminated(t, c, b.pieceNamed(o.With))
	case "return":
		b.placeReturn(t, c, h, "MS-13.2.2")
	case "enter", "enter.march":
		b.enterUnit(t, c, h, modeOf(o.Do))
	}
}

// modeOf is the mode of movement that the name of an option stands for.
func modeOf(do string) mode {
	switch do {
	case "march", "roll.march", "walk.march", "enter.march", "fow.march":
		return marchMove
	case "disengage":
		return disengaging
	}
	return normalMove
}

// offerMoves lists DM-1 to DM-17. late is a reinforcement that must enter before
// the phase can end, or -1.
func (v *obstacles) offerMoves(m rules.Menu, late int) {
	b, s := v.b, v.side
	if late < 0 {
		m.Quiet(rules.Option{Do: "done"})
	} else {
		m.Offer(rules.Option{Do: "done"}, rules.No("MS-13.1.7", rules.Text{Key: "ms.why.must_enter", A: b.pieceRef(late)}))
	}
	deeds := v.offerDeeds
	for c := range b.counters {
		if b.sideOf(c) == s {
			m.Part(b.pieceRef(c), deeds)
		}
	}
	if m.Explaining() {
		b.refuseEnemies(m)
	}
}

// offerDeeds lists what one counter may do.
func (v *obstacles) offerDeeds(m rules.Menu, who rules.Ref) {
	b := v.b
	c := b.pieceNamed(who)
	if b.inPlay(c) {
		v.offerMovesOf(m, c)
		b.offerRecovery(m, c, &v.ezoc)
	} else {
		b.offerArrival(m, c, &v.ezoc)
	}
}

// idle says why a counter cannot begin anything in this phase any more
// (MS-4.2.4).
func (b *Board) idle(c int) rules.Reason {
	switch {
	case b.is(c, moved|rallied|mended):
		return rules.No("MS-4.2.4", rules.Text{Key: "ms.why.moved", A: b.pieceRef(c)})
	case b.is(c, guarding):
		return rules.No("MS-6.3.2", rules.Text{Key: "ms.why.guarding", A: b.pieceRef(c)})
	}
	return rules.Reason{}
}

// offerMovesOf lists the moves of one counter on the map.
func (v *obstacles) offerMovesOf(m rules.Menu, c int) {
	b, who := v.b, v.b.pieceRef(c)
	if why := b.idle(c); !why.OK() {
		m.Offer(rules.Option{Do: "move", Who: who}, why)
		return
	}
	p := &b.print[c]
	if b.is(c, square) {
		m.Offer(rules.Option{Do: "unsquare", Who: who}, rules.Unless(!b.begun, "MS-9.5.7", rules.Text{Key: "ms.why.square_late", A: who}))
	}
	if p.unit() && v.ezoc.Has(b.piece[c].at) {
		if b.offerDisengagement(m, c) {
			v.offerGroup(m, c, true)
		}
		return
	}
	goes := true
	if b.mustRoll(c) {
		why := b.rollReason(c)
		m.Offer(rules.Option{Do: "move", Who: who}, rules.No(why.Rule, why.Text))
		m.Offer(rules.Option{Do: "roll", Who: who})
		m.Offer(rules.Option{Do: "roll.march", Who: who}, b.marchReason(c, &v.ezoc))
	} else {
		goes = v.offerDestinations(m, c)
	}
	v.offerGroup(m, c, goes)
	if p.arm == infantry {
		m.Offer(rules.Option{Do: "square", Who: who},
			rules.Unless(!b.is(c, square), "MS-9.5.3", rules.Text{Key: "ms.why.in_square", A: who}))
	}
}

// offerDestinations lists where a counter that need not roll can go alone. It
// reports whether it can go anywhere.
func (v *obstacles) offerDestinations(m rules.Menu, c int) (goes bool) {
	b, who := v.b, v.b.pieceRef(c)
	k := move{members: only(c), ma: int16(b.fullMA(c, normalMove) * mp)}
	w, near := v.search(&k), &v.newReach(c).near
	w.search(near)
	for _, h := range near.hexes() {
		m.Offer(rules.Option{Do: "move", Who: who, At: h.ref()})
		w.sign(m, h)
	}
	if near.count > 0 {
		m.Offer(rules.Option{Do: "walk", Who: who})
	}
	if b.print[c].unit() && b.outside(b.sideOf(c), b.piece[c].at) {
		m.Offer(rules.Option{Do: "leave", Who: who}, b.leaveReason(&k))
	}
	if m.Explaining() {
		w.refuse(m, near)
	}
	goes = v.offerMarch(m, c) || near.count > 0
	if why := b.chargeReason(k.members); why.OK() {
		v.offerCharges(m, &k, rules.Option{Do: "charge", Who: who})
	} else {
		m.Offer(rules.Option{Do: "charge", Who: who}, why)
	}
	return goes
}

// offerMarch lists where March Movement takes a counter farther. It reports
// whether it can march anywhere.
func (v *obstacles) offerMarch(m rules.Menu, c int) bool {
	b, who := v.b, v.b.pieceRef(c)
	if b.print[c].arm == leader {
		return false
	}
	if why := b.marchReason(c, &v.ezoc); !why.OK() {
		m.Offer(rules.Option{Do: "march", Who: who}, why)
		return false
	}
	k := move{members: only(c), mode: marchMove, ma: int16(b.fullMA(c, marchMove) * mp)}
	near, far := &v.last.near, &v.last.far
	v.search(&k).search(far)
	for _, h := range far.hexes() {
		if !near.found.Has(h) {
			m.Offer(rules.Option{Do: "march", Who: who, At: h.ref()})
			m.Sign(rules.Ends) // no combat after it (MS-4.7.2)
		}
	}
	if far.count > 0 {
		m.Offer(rules.Option{Do: "walk.march", Who: who})
	}
	return far.count > 0
}

// sign marks an option that ends a move in an EZOC: it goes no farther, but
// fights from there (MS-6.2.1).
func (w *moveSearch) sign(m rules.Menu, h hex) {
	if w.ezoc.Has(h) {
		m.Sign(rules.Stops)
	}
}

// marchReason says why a counter may not march (MS-4.7.1, MS-4.7.3).
func (b *Board) marchReason(c int, ezoc *hexSet) rules.Reason {
	s := b.sideOf(c)
	switch {
	case b.print[c].arm == leader:
		return rules.No("MS-10.1.2", rules.Text{Key: "ms.why.leader_march", A: b.pieceRef(c)})
	case !b.activeHQ(s) && !b.is(c, entered):
		return rules.No("MS-4.7.3", rules.Text{Key: "ms.why.march_hq", A: b.pieceRef(b.army[s].hq)})
	case b.fogged() && !b.is(c, entered):
		return rules.No("MS-1.1.2", rules.Text{Key: "ms.why.fog"})
	case b.inPlay(c) && b.nearEnemy(c, b.piece[c].at, ezoc):
		return rules.No("MS-4.7.1", rules.Text{Key: "ms.why.march_near", A: b.piece[c].at.ref()})
	}
	return rules.Reason{}
}

// fogged reports whether an exclusive rule forbids March Movement now.
func (b *Board) fogged() bool {
	for i := range b.events {
		if e := &b.events[i]; e.noMarch && e.holds(b.turn) {
			return true
		}
	}
	return false
}

// offerCharges lists the hexes from which a group could charge (DM-6).
func (v *obstacles) offerCharges(m rules.Menu, k *move, o rules.Option) {
	c := *k
	c.charge = true
	w := v.search(&c)
	if !w.targetWithin(int(c.ma)/mp + 1) {
		return
	}
	var r reach
	w.search(&r)
	for _, h := range r.hexes() {
		if len(v.b.chargeTargets(c.members, h, &v.targets)) > 0 {
			o.At = h.ref()
			m.Offer(o)
			w.sign(m, h)
		}
	}
}

// targetWithin is a quick look whether an enemy is near enough to be charged.
func (w *moveSearch) targetWithin(hexes int) bool {
	for h := w.targets.Next(0); h != noHex; h = w.targets.Next(h + 1) {
		if distance(w.at, h) <= hexes {
			return true
		}
	}
	return false
}

// refuse says of the hexes out of reach why a single counter cannot go there.
func (w *moveSearch) refuse(m rules.Menu, near *reach) {
	w.b.hexesOf(func(h hex) {
		if near.found.Has(h) || h == w.at {
			return
		}
		o := rules.Option{Do: "move", Who: w.b.pieceRef(w.who), At: h.ref()}
		switch why := w.halt(); {
		case !why.OK():
			m.Offer(o, why)
		case w.held.Has(h):
			m.Offer(o, rules.No("MS-5.1.2", rules.Text{Key: "ms.why.enemy_held", A: h.ref()}))
		case w.ezoc.Has(h) && !w.mayEnterZone(h).OK():
			m.Offer(o, w.mayEnterZone(h))
		case w.prohibited(h):
			m.Offer(o, rules.No("MS-4.5.1", rules.Text{Key: "ms.why.prohibited", A: w.b.pieceRef(w.who), B: h.ref()}))
		default:
			m.Offer(o, rules.No("MS-4.3.2", rules.Text{Key: "ms.why.too_far", A: w.b.pieceRef(w.who), N: int(w.k.ma) / mp}))
		}
	})
}

// prohibited reports whether terrain lets who moves into a hex from no side,
// however far he can go (MS-4.5.1).
func (w *moveSearch) prohibited(h hex) bool {
	for s, n := range w.b.next[h] {
		if n == noHex {
			continue
		}
		free := true
		for a := range w.arms {
			if _, ok := w.cost(a, 0, n, h, opposite(s)); w.arms[a] && !ok {
				free = false
			}
		}
		if free {
			return false
		}
	}
	return true
}

// refuseEnemies says of the counters of the other side that they do not move
// now (MS-4.1.1).
func (b *Board) refuseEnemies(m rules.Menu) {
	b.each(b.active.Other(), func(c int) {
		m.Offer(rules.Option{Do: "move", Who: b.pieceRef(c)}, rules.No("MS-4.1.1", rules.Text{Key: "ms.why.enemy", A: b.pieceRef(c)}))
	})
}
