package ccn

import "grognard/rules"

// refuseEnemies says of every enemy piece that it is not one's own.
func (b *Board) refuseEnemies(m rules.Menu, do, rule string) {
	for u := range b.unitCount() {
		if b.inPlay(u) && b.sideOf(u) != b.active {
			m.Offer(rules.Option{Do: do, Who: b.unitRef(u)}, rules.No(rule, rules.Text{Key: "ccn.why.enemy", A: b.unitRef(u)}))
		}
	}
	for l := range b.leaderCount() {
		if b.leaders[l].at != nowhere && b.leaderSide(l) != b.active {
			m.Offer(rules.Option{Do: do, Who: b.leaderRef(l)}, rules.No(rule, rules.Text{Key: "ccn.why.enemy", A: b.leaderRef(l)}))
		}
	}
}

// refuseOwnLeaders says of one's own leaders that they do not battle.
func (b *Board) refuseOwnLeaders(m rules.Menu) {
	for l := range b.leaderCount() {
		if b.leaders[l].at != nowhere && b.leaderSide(l) == b.active {
			m.Offer(rules.Option{Do: "melee", Who: b.leaderRef(l)}, rules.No("CCN-15.14", rules.Text{Key: "ccn.why.leader.battle", A: b.leaderRef(l)}))
		}
	}
}

// refuseLeaders says of every lone leader that he cannot be chosen.
func (b *Board) refuseLeaders(m rules.Menu, do, rule, key string) {
	for l := range b.leaderCount() {
		if b.leaders[l].at != nowhere && b.lone(l) {
			m.Offer(rules.Option{Do: do, Who: b.leaderRef(l)}, rules.No(rule, rules.Text{Key: key, A: b.leaderRef(l)}))
		}
	}
}

// refuseHexes says of every other hex why a unit cannot move there.
func (b *Board) refuseHexes(m rules.Menu, u int, r *reach) {
	from, steps, name := b.units[u].at, b.moveLimit(u), b.unitRef(u)
	led := b.takesLeader(u)
	var free reach
	free.spread(from, steps, func(h hex) bool { return b.enterable(u, h, led) }, neverHalts)
	for h := range hex(boardSize) {
		if !h.real() || r.steps[h] > 0 {
			continue
		}
		l := b.leaderOn(h)
		m.Offer(rules.Option{Do: "move", Who: name, At: h.ref()},
			rules.Unless(h != from, "CCN-11.12", rules.Text{Key: "ccn.why.stay", A: h.ref()}),
			rules.Unless(h == from || !b.holdsUnit(h, b.active), "CCN-11.4", rules.Text{Key: "ccn.why.friend", A: h.ref()}),
			rules.Unless(!b.holdsUnit(h, b.active.Other()) && !b.holdsLeader(h, b.active.Other()), "CCN-11.5", rules.Text{Key: "ccn.why.foe", A: h.ref()}),
			rules.Unless(l < 0 || !led || b.unitAt[h] != nobody || b.leaderSide(l) != b.active, "CCN-11.7", rules.Text{Key: "ccn.why.leader", A: h.ref()}),
			rules.Unless(!b.scenario.ground[h].bars(b.typeOf(u).arm), "CCN-11.9", rules.Text{Key: "ccn.why.impassable", A: h.ref()}),
			rules.Unless(distance(from, h) <= steps, b.limitClause(u), rules.Text{Key: "ccn.why.far", A: name, N: steps}),
			rules.Unless(distance(from, h) > steps || !b.enterable(u, h, led), "CCN-11.13",
				b.wayWhy(name, h, &free, func(before, x hex) bool { return b.leaderAt[x] != nobody || b.scenario.stops(before, x) })))
	}
}

// wayWhy says what makes a piece stop before a hex that it could come to if
// nothing stopped it, or that all ways there are barred.
func (b *Board) wayWhy(name rules.Ref, h hex, free *reach, halt func(before, x hex) bool) rules.Text {
	if n := free.steps[h]; n > 1 {
		way := free.path(h)
		for i := 1; i < int(n); i++ {
			if x := hex(way[i].N()); halt(hex(way[i-1].N()), x) {
				return b.haltWhy(name, x)
			}
		}
	}
	return rules.Text{Key: "ccn.why.way", A: h.ref()}
}

// haltWhy says what makes a piece stop in a hex.
func (b *Board) haltWhy(name rules.Ref, h hex) rules.Text {
	l := b.leaderOn(h)
	switch {
	case terrains[b.scenario.ground[h]].stop:
		return rules.Text{Key: "ccn.why.stops", A: name, B: h.ref(), C: groundRef(b.scenario.ground[h])}
	case l >= 0 && b.unitNamed(name) >= 0:
		return rules.Text{Key: "ccn.why.stops.leader", A: name, B: h.ref(), C: b.leaderRef(l)}
	}
	return rules.Text{Key: "ccn.why.stops.works", A: name, B: h.ref()}
}

// neverHalts is the halt of a reach that nothing stops.
func neverHalts(_, _ hex) bool { return false }

// limitClause is the clause that says how far a unit may move.
func (b *Board) limitClause(u int) string {
	k := b.typeOf(u)
	if !b.play.plain {
		switch b.play.acts {
		case bayonetCharge:
			return "CCN-51.2"
		case forceMarch:
			return "CCN-58.3"
		case bombard:
			return "CCN-52.2"
		case grandeManoeuvre:
			return "CCN-61.1"
		case cavalryCharge:
			if k.heavy {
				return "CCN-53.3"
			}
		}
	}
	return moveRule(k)
}

// moveRule is the clause that says how far units of a type move.
func moveRule(k *unitType) string {
	switch {
	case k.arm == cavalry && k.heavy:
		return "CCN-13.2"
	case k.arm == cavalry:
		return "CCN-13.1"
	case k.arm == artillery && k.oneBlockLimit:
		return "CCN-14.2"
	case k.arm == artillery:
		return "CCN-14.1"
	case k.move > 1:
		return "CCN-12.2"
	}
	return "CCN-12.1"
}

// refuseLeaderHexes says of every other hex why a leader cannot move there.
func (b *Board) refuseLeaderHexes(m rules.Menu, l int, r *reach) {
	from, name := b.leaders[l].at, b.leaderRef(l)
	foe := b.active.Other()
	pass := func(h hex) bool {
		return !b.holdsUnit(h, foe) && !b.holdsLeader(h, foe) && !terrains[b.scenario.ground[h]].impassable
	}
	var free reach
	free.spread(from, b.leaderLimit(), pass, neverHalts)
	for h := range hex(boardSize) {
		if !h.real() || r.steps[h] > 0 {
			continue
		}
		m.Offer(rules.Option{Do: "move", Who: name, At: h.ref()},
			rules.Unless(h != from, "CCN-15.2", rules.Text{Key: "ccn.why.stay", A: h.ref()}),
			rules.Unless(!b.holdsUnit(h, foe) && !b.holdsLeader(h, foe), "CCN-15.7", rules.Text{Key: "ccn.why.foe", A: h.ref()}),
			rules.Unless(!terrains[b.scenario.ground[h]].impassable, "CCN-15.8", rules.Text{Key: "ccn.why.impassable", A: h.ref()}),
			rules.Unless(distance(from, h) <= b.leaderLimit(), "CCN-15.1", rules.Text{Key: "ccn.why.far", A: name, N: b.leaderLimit()}),
			rules.Unless(h == from || !pass(h) || distance(from, h) > b.leaderLimit(), "CCN-15.8", b.wayWhy(name, h, &free, b.scenario.stops)))
	}
}

// Skips implements rules.Skipper.
func (Book) Skips() []string {
	return []string{"order", "move", "reaction"}
}
