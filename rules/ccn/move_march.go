package ccn

import "grognard/rules"

// takesLeader reports whether a unit that moves takes its leader with it: not
// one who is ordered to detach (CCN-15.2). Under Leadership a leader detaches
// only by being moved first (CCN-60.7).
func (b *Board) takesLeader(u int) bool {
	l := b.leaderOf(u)
	return l >= 0 && (!b.leaders[l].ordered || b.effect(leadership))
}

// mayMove tells why a unit cannot move now.
func (b *Board) mayMove(u int) rules.Reason {
	x, name := &b.units[u], b.unitRef(u)
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
		return rules.No("CCN-15.11", rules.Text{Key: "ccn.why.joined", A: name, B: b.leaderRef(l)})
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
	x, name := &b.leaders[l], b.leaderRef(l)
	u := b.unitOf(l)
	switch {
	case !x.ordered:
		return rules.No("CCN-9.1", rules.Text{Key: "ccn.why.unordered", A: name})
	case x.moved:
		return rules.No("CCN-15.3", rules.Text{Key: "ccn.why.moved", A: name})
	case u >= 0 && (b.units[u].square > 0 || b.units[u].unfolded && b.effect(leadership)): // CCN-60.8
		return rules.No("CCN-10.5", rules.Text{Key: "ccn.why.detach.square", A: name, B: b.unitRef(u)})
	}
	return rules.Reason{}
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
	b.tellGoing(t, rules.Event{Kind: rules.EvMove, Rule: "CCN-11.1", Side: b.active, Who: b.unitRef(u), From: x.at.ref(), To: to.ref(),
		Path: r.path(to), N: int(x.moved), Text: rules.Text{Key: "ccn.log.move", A: b.unitRef(u), B: x.at.ref(), C: to.ref()}}, l, "CCN-15.2")
	b.relocate(t, u, to, l)
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
	t.Tell(rules.Event{Kind: rules.EvMove, Rule: "CCN-15.1", Side: b.active, Who: b.leaderRef(l), From: x.at.ref(), To: to.ref(),
		Path: r.path(to), N: int(r.steps[to]), Text: rules.Text{Key: "ccn.log.move", A: b.leaderRef(l), B: x.at.ref(), C: to.ref()}})
	b.liftLeader(l)
	b.putLeader(l, to)
	if u := b.unitOf(l); u >= 0 {
		b.tellJoined(t, "CCN-15.6", u)
	}
}

// tellJoined says who is attached to a unit now, if anybody.
func (b *Board) tellJoined(t *rules.Table, rule string, u int) {
	if l := b.leaderOf(u); l >= 0 {
		t.Say(rule, b.sideOf(u), rules.Text{Key: "ccn.log.joined", A: b.leaderRef(l), B: b.unitRef(u)})
	}
}

// tellGoing says that a unit goes to another hex, and that leader l goes with
// it by a clause, unless l is -1.
func (b *Board) tellGoing(t *rules.Table, e rules.Event, l int, with string) {
	t.Tell(e)
	if l >= 0 {
		e.Rule, e.Who, e.Text = with, b.leaderRef(l), rules.Text{} // the log tells of the unit alone
		t.Tell(e)
	}
}

// relocate takes a unit to another hex, for whatever reason, with its leader l,
// or with none if l is -1. The banners of an objective that it leaves are lost
// (CCN-64.4).
func (b *Board) relocate(t *rules.Table, u int, to hex, l int) {
	from := b.units[u].at
	if from == to {
		return
	}
	b.lift(u)
	b.leaveObjective(t, from)
	b.put(u, to)
	if l >= 0 {
		b.relocateLeader(l, to)
	}
}

// relocateLeader takes a leader to a hex where in a retreat another may stand:
// leaderAt then stays with the one who does (CCN-26.9, CCN-28.5).
func (b *Board) relocateLeader(l int, to hex) {
	x := &b.leaders[l]
	if b.leaderAt[x.at] == int8(l) {
		b.leaderAt[x.at] = nobody
	}
	x.at = to
	if b.leaderAt[to] == nobody {
		b.leaderAt[to] = int8(l)
	}
}
