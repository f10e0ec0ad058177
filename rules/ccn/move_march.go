package ccn

import "grognard/rules"

// farthestMove is the longest move of any piece (CCN-61.1).
const farthestMove = 4

// reach is where a mover can get to: the hexes entered on the shortest way to
// each hex (0: it cannot be reached), and by the number of hexes entered where
// it came from.
type reach struct {
	steps [boardSize]int8
	from  [farthestMove + 1][boardSize]hex
}

// path returns the hexes of the way to a hex, both ends included.
func (r *reach) path(to hex) []rules.Ref {
	n := int(r.steps[to])
	all := make([]rules.Ref, n+1)
	for h := to; ; n-- {
		all[n] = h.ref()
		if n == 0 {
			return all
		}
		h = r.from[n][h]
	}
}

// spread fills r from a hex: pass says whether a hex may be entered at all,
// halt whether the mover must stop in it (CCN-11.13).
func (r *reach) spread(from hex, limit int, pass func(h hex) bool, halt func(before, h hex) bool) {
	var front, seen hexes // those from which the mover may go on
	front.add(from)
	seen.add(from)
	for n := 1; n <= limit; n++ {
		var next hexes
		for _, h := range front.list() {
			for _, x := range neighbours[h] {
				if x == nowhere || x == from || !pass(x) {
					continue
				}
				if r.steps[x] == 0 {
					r.steps[x], r.from[n][x] = int8(n), h
				}
				if !seen.has(x) && !halt(h, x) {
					seen.add(x)
					next.add(x)
					r.from[n][x] = h
				}
			}
		}
		front = next
	}
}

// moveLimit is the farthest that an ordered unit may move in this turn
// (CCN-12, CCN-13, CCN-14, and the cards).
func (b *Board) moveLimit(u int) int {
	k := b.typeOf(u)
	if b.play.plain {
		return k.move
	}
	switch b.play.acts {
	case bayonetCharge, forceMarch, bombard: // CCN-51.2, CCN-58.3, CCN-52.2
		return 2
	case cavalryCharge:
		if k.heavy { // CCN-53.3
			return 3
		}
	case fireAndHold, coldSteel: // CCN-56.3, CCN-59.2
		return 0
	case grandeManoeuvre: // CCN-61.1
		return 4
	}
	return k.move
}

// leaderLimit is the farthest that an ordered leader may move alone.
func (b *Board) leaderLimit() int {
	if b.effect(grandeManoeuvre) { // CCN-61.4
		return 4
	}
	return 3 // CCN-15.1
}

// takesLeader reports whether a unit that moves takes its leader with it: not
// one who is ordered to detach (CCN-15.2). Under Leadership a leader detaches
// only by being moved first (CCN-60.7).
func (b *Board) takesLeader(u int) bool {
	l := b.leaderOf(u)
	return l >= 0 && (!b.leaders[l].ordered || b.effect(leadership))
}

// mayMove tells why a unit cannot move now.
func (b *Board) mayMove(u int) rules.Reason {
	x, name := &b.units[u], b.unitName(u)
	l := b.leaderOf(u)
	switch {
	case !x.ordered:
		return rules.No("CCN-9.1", rules.Text{Key: "ccn.why.unordered", A: name})
	case x.moved > 0:
		return rules.No("CCN-11.2", rules.Text{Key: "ccn.why.moved", A: name})
	case x.square > 0:
		return rules.No("CCN-12.3", rules.Text{Key: "ccn.why.square", A: name})
	case b.moveLimit(u) == 0:
		return rules.No(b.stillRule(), rules.Text{Key: "ccn.why.still", A: name})
	case l >= 0 && b.leaders[l].moved:
		return rules.No("CCN-15.11", rules.Text{Key: "ccn.why.joined", A: name, B: b.leaderName(l)})
	}
	return rules.Reason{}
}

// stillRule is the clause by which the units that the card in play orders do
// not move.
func (b *Board) stillRule() string {
	if b.play.acts == coldSteel {
		return "CCN-59.2"
	}
	return "CCN-56.3"
}

// mayMoveLeader tells why a leader cannot be moved alone now.
func (b *Board) mayMoveLeader(l int) rules.Reason {
	x, name := &b.leaders[l], b.leaderName(l)
	u := b.unitOf(l)
	switch {
	case !x.ordered:
		return rules.No("CCN-9.1", rules.Text{Key: "ccn.why.unordered", A: name})
	case x.moved:
		return rules.No("CCN-15.3", rules.Text{Key: "ccn.why.moved", A: name})
	case u >= 0 && (b.units[u].square > 0 || b.units[u].unfolded && b.effect(leadership)): // CCN-60.8
		return rules.No("CCN-10.5", rules.Text{Key: "ccn.why.detach.square", A: name, B: b.unitName(u)})
	}
	return rules.Reason{}
}

// unitReach is where a unit may move to (CCN-11).
func (b *Board) unitReach(u, steps int) *reach {
	r := &reach{}
	led := b.takesLeader(u)
	r.spread(b.units[u].at, steps,
		func(h hex) bool { return b.enterable(u, h, led) },
		func(before, h hex) bool { return b.leaderAt[h] != nobody || b.field.stops(before, h) })
	return r
}

// enterable reports whether a unit may enter a hex as it moves (CCN-11.4 to
// CCN-11.9); led: with a leader.
func (b *Board) enterable(u int, h hex, led bool) bool {
	if b.unitAt[h] != nobody || b.field.ground[h].bars(b.typeOf(u).arm) {
		return false
	}
	l := b.leaderOn(h)
	return l < 0 || !led && b.leaderSide(l) == b.sideOf(u) // CCN-11.6, CCN-11.7
}

// leaderReach is where a leader may move to alone (CCN-15.4 to CCN-15.8). Hexes
// with another leader are passed, not ended in.
func (b *Board) leaderReach(l int) *reach {
	r := &reach{}
	foe := b.leaderSide(l).Other()
	r.spread(b.leaders[l].at, b.leaderLimit(),
		func(h hex) bool {
			return !terrains[b.field.ground[h]].impassable && !b.holdsUnit(h, foe) && !b.holdsLeader(h, foe)
		},
		b.field.stops)
	return r
}

// moveOne is D5: one ordered unit or leader moves, or the phase ends. Every
// movement is finished before the first combat (CCN-6.3).
func (b *Board) moveOne(t *rules.Table) {
	o := rules.Option{Do: "done"}
	if b.anyMove() {
		o = t.Ask(b.active, "move", "CCN-11.1", b.cardInPlay(), func(m rules.Menu) {
			m.Public()
			b.offerMoves(m)
			m.Quiet(rules.Option{Do: "done"})
		})
	}
	if o.Do == "done" {
		b.startCombats(t)
		return
	}
	if l := b.leaderNamed(o.Who); l >= 0 {
		b.moveLeader(t, l, hex(o.At.N()))
		return
	}
	b.moveUnit(t, b.unitNamed(o.Who), hex(o.At.N()))
}

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
		if !b.alive(u) || b.sideOf(u) != b.active {
			continue
		}
		why := b.mayMove(u)
		if !why.OK() {
			if m.Explaining() {
				m.Offer(rules.Option{Do: "move", Who: b.unitName(u)}, why)
			}
			continue
		}
		r := b.unitReach(u, b.moveLimit(u))
		for h, n := range r.steps {
			if n > 0 && m.Offer(rules.Option{Do: "move", Who: b.unitName(u), At: hex(h).ref()}) {
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
	case b.field.stops(r.from[r.steps[to]][to], to):
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
				m.Offer(rules.Option{Do: "move", Who: b.leaderName(l)}, why)
			}
			continue
		}
		r := b.leaderReach(l)
		for h, n := range r.steps {
			if n > 0 {
				other := b.leaderOn(hex(h))
				offered := m.Offer(rules.Option{Do: "move", Who: b.leaderName(l), At: hex(h).ref()},
					rules.Unless(other < 0, "CCN-15.5", rules.Text{Key: "ccn.why.leader", A: hex(h).ref()}))
				if offered && b.field.stops(r.from[n][h], hex(h)) {
					m.Sign(rules.Stops)
				}
			}
		}
		if m.Explaining() {
			b.refuseLeaderHexes(m, l, r)
		}
	}
}

// moveUnit moves a unit and the leader who goes with it.
func (b *Board) moveUnit(t *rules.Table, u int, to hex) {
	x := &b.units[u]
	r := b.unitReach(u, b.moveLimit(u))
	led := b.takesLeader(u)
	x.moved, x.led = r.steps[to], b.leaderOf(u) >= 0
	if led {
		b.leaders[b.leaderOf(u)].moved = true
	}
	l := -1
	if led {
		l = b.leaderOf(u)
	}
	b.tellGoing(t, rules.Event{Kind: rules.EvMove, Rule: "CCN-11.1", Side: b.active, Who: b.unitName(u), From: x.at.ref(), To: to.ref(),
		Path: r.path(to), N: int(x.moved), Text: rules.Text{Key: "ccn.log.move", A: b.unitName(u), B: x.at.ref(), C: to.ref()}}, l, "CCN-15.2")
	b.shift(t, u, to, l)
	if !led {
		b.tellJoined(t, "CCN-11.6", u)
	}
}

// moveLeader moves a leader alone (CCN-15.1). Under Leadership that detaches
// him, and his unit loses its order if it has not moved (CCN-60.4, CCN-60.7).
func (b *Board) moveLeader(t *rules.Table, l int, to hex) {
	x := &b.leaders[l]
	r := b.leaderReach(l)
	if u := b.unitOf(l); u >= 0 && b.effect(leadership) && b.units[u].moved == 0 {
		b.units[u].ordered = false
	}
	x.moved = true
	t.Tell(rules.Event{Kind: rules.EvMove, Rule: "CCN-15.1", Side: b.active, Who: b.leaderName(l), From: x.at.ref(), To: to.ref(),
		Path: r.path(to), N: int(r.steps[to]), Text: rules.Text{Key: "ccn.log.move", A: b.leaderName(l), B: x.at.ref(), C: to.ref()}})
	b.liftLeader(l)
	b.placeLeader(l, to)
	if u := b.unitOf(l); u >= 0 {
		b.tellJoined(t, "CCN-15.6", u)
	}
}

// tellJoined says who is attached to a unit now, if anybody.
func (b *Board) tellJoined(t *rules.Table, rule string, u int) {
	if l := b.leaderOf(u); l >= 0 {
		t.Say(rule, b.sideOf(u), rules.Text{Key: "ccn.log.joined", A: b.leaderName(l), B: b.unitName(u)})
	}
}

// tellGoing says that a unit goes to another hex, and that leader l goes with
// it by a clause, unless l is -1.
func (b *Board) tellGoing(t *rules.Table, e rules.Event, l int, with string) {
	t.Tell(e)
	if l >= 0 {
		e.Rule, e.Who, e.Text = with, b.leaderName(l), rules.Text{} // the log tells of the unit alone
		t.Tell(e)
	}
}

// shift takes a unit to another hex, for whatever reason, with its leader l,
// or with none if l is -1. The banners of an objective that it leaves are lost
// (CCN-64.4).
func (b *Board) shift(t *rules.Table, u int, to hex, l int) {
	from := b.units[u].at
	if from == to {
		return
	}
	b.lift(u)
	b.leaveGoal(t, from)
	b.place(u, to)
	if l >= 0 {
		b.carry(l, to)
	}
}

// carry takes a leader to a hex where in a retreat another may stand:
// leaderAt then stays with the one who does (CCN-26.9, CCN-28.5).
func (b *Board) carry(l int, to hex) {
	x := &b.leaders[l]
	if b.leaderAt[x.at] == int8(l) {
		b.leaderAt[x.at] = nobody
	}
	x.at = to
	if b.leaderAt[to] == nobody {
		b.leaderAt[to] = int8(l)
	}
}
