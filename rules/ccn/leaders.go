package ccn

import "grognard/rules"

// checkLeader rolls for a leader whose unit has lost blocks: sabers on all
// dice eliminate him (CCN-25.1, CCN-25.6).
func (b *Board) checkLeader(t *rules.Table, l, n int, rule string) {
	d := battleDice(b.leaderSide(l).Other(), b.leaderRef(l), n)
	kind := "leader.last"
	d.Like = faceClasses[0][1<<saberSymbol]
	if n == 2 { // the saber is the highest face: both show it when the total is the highest
		kind = "leader.check"
		d.By, d.Like = rules.Sum, twoSabers
	}
	if rules.Total(t.Roll(kind, rule, d)) == n*saberFace {
		b.kill(t, l, rule)
		return
	}
	t.Say(rule, b.leaderSide(l), rules.Text{Key: "ccn.log.unhurt", A: b.leaderRef(l)})
}

// twoSabers are the classes of the totals of two dice, from 2.
var twoSabers = []int{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1}

// kill eliminates a leader: a banner for the enemy (CCN-5.2).
func (b *Board) kill(t *rules.Table, l int, rule string) {
	side := b.leaderSide(l)
	t.Tell(rules.Event{Kind: rules.EvRemove, Rule: rule, Side: side, Who: b.leaderRef(l), From: b.leaders[l].at.ref(),
		Text: rules.Text{Key: "ccn.log.killed", A: b.leaderRef(l), B: rules.SideRef(side.Other())}})
	b.liftLeader(l)
	b.leaders[l].state = killed
	b.testVictory(side.Other())
}

// leaderRange is how far a leader retreats at most (CCN-28.2).
const leaderRange = 3

// leaderRetreats is D11: a leader who has no unit goes back 1 to 3 hexes or off
// his baseline, hex by hex. If he has no way he is eliminated (CCN-28.10).
func (b *Board) leaderRetreats(t *rules.Table, l int) {
	for left := leaderRange; ; left-- {
		o, ok := b.leaderStep(t, l, left)
		switch {
		case !ok:
			b.kill(t, l, "CCN-28.10")
			return
		case o.Do == "stop":
			if u := b.unitOf(l); u >= 0 { // CCN-28.6
				b.tellJoined(t, "CCN-28.6", u)
			}
			return
		case o.Do == "off":
			b.leaveBoard(t, l)
			return
		}
		h := hex(o.At.N())
		b.runTo(t, l, h)
		if e := b.unitOn(h); e >= 0 && b.sideOf(e) != b.leaderSide(l) && !b.escapes(t, l, e) {
			return
		}
	}
}

// runTo takes a leader to the next hex of his retreat, where others may stand.
func (b *Board) runTo(t *rules.Table, l int, h hex) {
	x := &b.leaders[l]
	t.Tell(rules.Event{Kind: rules.EvRetreat, Rule: "CCN-28.2", Side: b.leaderSide(l), Who: b.leaderRef(l), From: x.at.ref(), To: h.ref(),
		Path: []rules.Ref{x.at.ref(), h.ref()}, N: 1,
		Text: rules.Text{Key: "ccn.log.retreat", A: b.leaderRef(l), B: x.at.ref(), C: h.ref()}})
	b.relocateLeader(l, h)
}

// leaderStep asks for the next hex of a leader's retreat, or where it ends. ok
// is false if there is no way.
func (b *Board) leaderStep(t *rules.Table, l, left int) (o rules.Option, ok bool) {
	name := b.leaderRef(l)
	var options [4]rules.Option
	n := 0
	add := func(o rules.Option) { options[n], n = o, n+1 }
	at, side := b.leaders[l].at, b.leaderSide(l)
	if left < leaderRange && b.canEnd(l, at) {
		add(rules.Option{Do: "stop", Who: name})
	}
	if left > 0 {
		for _, h := range b.retreatHexes(at, side) {
			if h != nowhere && b.hasEnd(l, h, left-1) {
				add(rules.Option{Do: "retreat", Who: name, At: h.ref()})
			}
		}
		if b.onBaseline(at, side) {
			add(rules.Option{Do: "off", Who: name})
		}
	}
	switch n {
	case 0:
		return o, false
	case 1:
		return options[0], true
	}
	return t.Ask(side, "leader.retreat", "CCN-28.2", name, func(m rules.Menu) {
		m.Public()
		for _, o := range options[:n] {
			m.Offer(o)
		}
	}), true
}

// canEnd reports whether a leader may end his retreat in a hex: no other
// leader and no enemy (CCN-28.6, CCN-28.7).
func (b *Board) canEnd(l int, h hex) bool {
	other := b.leaderOn(h)
	return !b.holdsUnit(h, b.leaderSide(l).Other()) && (other < 0 || other == l)
}

// hasEnd reports whether a leader who enters a hex, with so many hexes left
// after it, can come to a legal end (CCN-28.3 to CCN-28.9, CCN-29.7). A third
// enemy hex in a row (CCN-29.6) would be his last one, and no end.
func (b *Board) hasEnd(l int, h hex, left int) bool {
	side := b.leaderSide(l)
	if terrains[b.scenario.ground[h]].impassable { // CCN-28.4
		return false
	}
	if b.canEnd(l, h) {
		return true
	}
	if left == 0 {
		return false
	}
	if b.onBaseline(h, side) { // CCN-28.8: he can step off
		return true
	}
	for _, x := range b.retreatHexes(h, side) {
		if x != nowhere && b.hasEnd(l, x, left-1) {
			return true
		}
	}
	return false
}

// leaveBoard takes a leader off over his baseline: no banner (CCN-5.4).
func (b *Board) leaveBoard(t *rules.Table, l int) {
	x := &b.leaders[l]
	t.Tell(rules.Event{Kind: rules.EvRemove, Rule: "CCN-28.8", Side: b.leaderSide(l), Who: b.leaderRef(l), From: x.at.ref(),
		Text: rules.Text{Key: "ccn.log.left", A: b.leaderRef(l)}})
	b.vanish(l)
	x.state = gone
}

// vanish takes a running leader off the board.
func (b *Board) vanish(l int) {
	x := &b.leaders[l]
	if b.leaderAt[x.at] == int8(l) {
		b.leaderAt[x.at] = nobody
	}
	x.at = nowhere
}

// escapes rolls the normal melee dice of an enemy unit at a leader who runs
// through its hex: a saber of any unit eliminates him (CCN-29.1 to CCN-29.3).
func (b *Board) escapes(t *rules.Table, l, e int) bool {
	foe := b.sideOf(e)
	n := b.escapeDice(e)
	t.Tell(rules.Event{Kind: rules.EvDeclare, Rule: "CCN-29.1", Side: foe, Who: b.unitRef(e), To: b.leaderRef(l),
		From: b.units[e].at.ref(), Text: rules.Text{Key: "ccn.log.escape", A: b.leaderRef(l), B: b.unitRef(e), N: n}})
	sabers, _ := count(t, "leader.escape", "CCN-29.2", battleDice(foe, b.unitRef(e), n), 1<<saberSymbol, false)
	if sabers == 0 {
		t.Say("CCN-29.2", b.leaderSide(l), rules.Text{Key: "ccn.log.escaped", A: b.leaderRef(l)})
		return true
	}
	t.Tell(rules.Event{Kind: rules.EvRemove, Rule: "CCN-29.3", Side: b.leaderSide(l), Who: b.leaderRef(l), From: b.leaders[l].at.ref(),
		Text: rules.Text{Key: "ccn.log.killed", A: b.leaderRef(l), B: rules.SideRef(foe)}})
	b.vanish(l)
	b.leaders[l].state = killed
	b.testVictory(foe)
	return false
}

// escapeDice are the dice of an escape: neither card nor terrain nor the bonus
// against infantry count (CCN-29.2).
func (b *Board) escapeDice(e int) int {
	u, k := &b.units[e], b.typeOf(e)
	switch {
	case u.square > 0:
		return 1
	case k.arm == artillery:
		return k.battery.dice(1, int(u.blocks)) + k.melee
	}
	return int(u.blocks) + k.melee
}
