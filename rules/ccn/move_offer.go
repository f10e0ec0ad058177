package ccn

import "grognard/rules"

// anyMove reports whether an ordered piece could still move.
func (b *Board) anyMove() bool {
	for u := range b.unitCount() {
		if b.units[u].ordered && b.mayMove(u).OK() {
			return true
		}
	}
	for l := range b.leaderCount() {
		if b.leaders[l].ordered && b.mayMoveLeader(l).OK() {
			return true
		}
	}
	return false
}

// offerMoves offers every destination of every ordered piece, each by its
// shortest way: nothing is gained by a longer one.
func (b *Board) offerMoves(m rules.Menu) {
	for u := range b.unitCount() {
		if !b.inPlay(u) || b.sideOf(u) != b.active {
			continue
		}
		why := b.mayMove(u)
		if !why.OK() {
			if m.Explaining() {
				m.Offer(rules.Option{Do: "move", Who: b.unitRef(u)}, why)
			}
			continue
		}
		r := b.unitReach(u, b.moveLimit(u))
		for h, n := range r.steps {
			if n > 0 && m.Offer(rules.Option{Do: "move", Who: b.unitRef(u), At: hex(h).ref()}) {
				m.Sign(b.moveSign(u, hex(h), r))
			}
		}
		if m.Explaining() {
			b.refuseHexes(m, u, r)
		}
	}
	b.offerLeaderMoves(m)
	if m.Explaining() {
		b.refuseEnemies(m, "move", "CCN-9.1")
	}
}

// moveSign tells of a unit's move whether it could battle after it, and else
// whether the hex makes it stop (part 10.3).
func (b *Board) moveSign(u int, to hex, r *reach) rules.Sign {
	x := &b.units[u]
	was := *x
	x.moved, x.led = r.steps[to], b.leaderOf(u) >= 0
	idle := b.effect(grandeManoeuvre) || b.movedTooFar(u) != "" || b.barsEntrant(u, to) != ""
	*x = was
	switch {
	case idle:
		return rules.Ends
	case b.scenario.stops(r.from[r.steps[to]][to], to):
		return rules.Stops
	}
	return rules.Plain
}

func (b *Board) offerLeaderMoves(m rules.Menu) {
	for l := range b.leaderCount() {
		if b.leaders[l].at == nowhere || b.leaderSide(l) != b.active {
			continue
		}
		why := b.mayMoveLeader(l)
		if !why.OK() {
			if m.Explaining() {
				m.Offer(rules.Option{Do: "move", Who: b.leaderRef(l)}, why)
			}
			continue
		}
		r := b.leaderReach(l)
		for h, n := range r.steps {
			if n > 0 {
				other := b.leaderOn(hex(h))
				offered := m.Offer(rules.Option{Do: "move", Who: b.leaderRef(l), At: hex(h).ref()},
					rules.Unless(other < 0, "CCN-15.5", rules.Text{Key: "ccn.why.leader", A: hex(h).ref()}))
				if offered && b.scenario.stops(r.from[n][h], hex(h)) {
					m.Sign(rules.Stops)
				}
			}
		}
		if m.Explaining() {
			b.refuseLeaderHexes(m, l, r)
		}
	}
}
