package ccn

import "grognard/rules"

// strike resolves hits and flags of a blow at a unit: losses, leader check,
// retreat, in this order (CCN-20.5, CCN-26.2). It reports whether the unit is
// still in its hex; it may be in a game that is over.
func (b *Board) strike(t *rules.Table, x blow, hits, flags int) (stands bool) {
	e := x.at
	u := &b.units[e]
	home, was := u.at, int(u.blocks)
	hits = min(hits, was)
	rule, result := "CCN-20.4", "CCN-20.3"
	if x.melee {
		rule, result = "CCN-23.4", "CCN-23.1"
	}
	checked := b.lose(t, e, hits, rule)
	if !b.ended() && b.alive(e) && flags > 0 {
		b.takeFlags(t, x, flags, checked)
	}
	stands = b.alive(e) && u.at == home
	if x.kind == ownAttack {
		b.tellResult(t, result, x, stands, was-int(u.blocks))
	}
	return stands && !b.ended()
}

// onlyLeft says what is left of a unit that a blow has not driven from its hex:
// of flags that it has ignored nothing stays.
func (b *Board) onlyLeft(t *rules.Table, since, e int) {
	t.Only(since, int(b.units[e].blocks), b.leaderOf(e))
}

// tellResult names what a blow has done.
func (b *Board) tellResult(t *rules.Table, rule string, x blow, stands bool, lost int) {
	key := "none"
	switch {
	case !b.alive(x.at):
		key = "eliminated"
	case !stands:
		key = "driven"
	case lost > 0:
		key = [...]string{"lost1", "lost2", "lost3", "lost4"}[min(lost, 4)-1]
	}
	t.Tell(rules.Event{Kind: rules.EvResult, Rule: rule, Side: b.sideOf(x.by), Who: b.unitName(x.at),
		Text: rules.Text{Key: "ccn.row." + key, A: b.unitName(x.at), N: lost}})
}

// tellRepelled says that an attack does not take place, since its unit was
// eliminated or driven back before its dice.
func (b *Board) tellRepelled(t *rules.Table, rule string, a *assault) {
	if !b.ended() {
		t.Tell(rules.Event{Kind: rules.EvResult, Rule: rule, Side: b.active, Who: b.unitName(a.by),
			Text: rules.Text{Key: "ccn.row.repelled", A: b.unitName(a.by)}})
	}
}

// lose takes blocks from a unit. If it lives and has a leader he is checked
// with two dice (CCN-25.1); if not it is eliminated (CCN-3.9). It reports
// whether a check was made. The book wants one check for each episode of combat:
// that is one roll at the unit with the retreat that it brings (CCN-25.3), since
// a battle back takes its losses like any attack.
func (b *Board) lose(t *rules.Table, e, blocks int, rule string) (checked bool) {
	if blocks == 0 {
		return false
	}
	u := &b.units[e]
	b.wear(e, blocks)
	t.Tell(rules.Event{Kind: rules.EvHit, Rule: rule, Side: b.sideOf(e), Who: b.unitName(e), To: u.at.ref(), N: blocks,
		Text: rules.Text{Key: "ccn.log.hit", A: b.unitName(e), N: blocks, M: int(u.blocks)}})
	if u.blocks == 0 {
		b.eliminate(t, e, false)
		return true
	}
	if l := b.leaderOf(e); l >= 0 {
		b.checkLeader(t, l, 2, "CCN-25.1")
		return true
	}
	return false
}

// eliminate removes a unit that has lost its last block. Its leader stays for
// a check with one die, unless one was made in this roll (CCN-25.6,
// CCN-25.7), and then has to run.
func (b *Board) eliminate(t *rules.Table, e int, checked bool) {
	u := &b.units[e]
	h, side := u.at, b.sideOf(e)
	l := b.leaderOf(e)
	t.Tell(rules.Event{Kind: rules.EvRemove, Rule: "CCN-3.9", Side: side, Who: b.unitName(e), From: h.ref(),
		Text: rules.Text{Key: "ccn.log.eliminated", A: b.unitName(e), B: rules.SideRef(side.Other())}})
	b.leaveSquare(t, e, "CCN-38.6")
	b.lift(e)
	b.leaveGoal(t, h)
	b.testVictory(side.Other())
	if l < 0 || b.ended() {
		return
	}
	if !checked {
		b.checkLeader(t, l, 1, "CCN-25.6")
	}
	if !b.ended() && b.leaders[l].state == serving {
		b.leaderRetreats(t, l)
	}
}

// takeFlags is D9 and D10: the owner ignores what he may and likes of the
// flags (CCN-27.1); the unit retreats for the rest, and loses a block for each
// hex that it cannot make (CCN-26.10).
func (b *Board) takeFlags(t *rules.Table, x blow, flags int, checked bool) {
	e := x.at
	left := flags - b.ignored(t, x, flags)
	if left == 0 {
		return
	}
	far := left * b.typeOf(e).retreat // CCN-27.12
	rule, short := "CCN-37.3", far    // a square never retreats
	if b.rules.perFlag {
		short = left
	}
	if b.units[e].square == 0 {
		rule, short = "CCN-26.10", far-b.retreat(t, e, far)
	}
	if short == 0 {
		return
	}
	u := &b.units[e]
	blocks := min(short, int(u.blocks))
	b.wear(e, blocks)
	t.Tell(rules.Event{Kind: rules.EvHit, Rule: rule, Side: b.sideOf(e), Who: b.unitName(e), To: u.at.ref(), N: blocks,
		Text: rules.Text{Key: "ccn.log.stuck", A: b.unitName(e), N: blocks, M: int(u.blocks)}})
	l := b.leaderOf(e)
	switch {
	case u.blocks == 0: // CCN-26.12
		b.eliminate(t, e, checked)
	case l >= 0 && !checked: // CCN-25.4
		b.checkLeader(t, l, 2, "CCN-25.4")
	}
}

// ignored asks how many flags are ignored.
func (b *Board) ignored(t *rules.Table, x blow, flags int) int {
	may := min(flags, b.allowance(t, x))
	if may == 0 {
		return 0
	}
	name := b.unitName(x.at)
	o := t.Ask(b.sideOf(x.at), "flags", "CCN-27.1", name, func(m rules.Menu) {
		m.Public()
		for n := may; n > 0; n-- {
			m.Offer(rules.Option{Do: "ignore", Who: name, N: n})
		}
		m.Quiet(rules.Option{Do: "take", Who: name})
	})
	if o.N > 0 {
		t.Say("CCN-27.1", b.sideOf(x.at), rules.Text{Key: "ccn.log.ignored", A: name, N: o.N, M: flags})
	}
	return o.N
}

// allowance counts the flags that the unit under a blow may ignore, by cause
// (CCN-27.2).
func (b *Board) allowance(t *rules.Table, x blow) int {
	e := x.at
	u, k, name := &b.units[e], b.typeOf(e), b.unitName(e)
	if x.kind == squareBlow { // CCN-27.11, CCN-36.5
		return 0
	}
	n := 0
	if b.leaderOf(e) >= 0 {
		n += t.Mod("flags", "CCN-27.3", rules.Text{Key: "ccn.mod.flag.leader", A: b.leaderName(b.leaderOf(e))}, 1)
	}
	if u.square == 0 && b.supports(e) >= 2 { // CCN-27.7
		n += t.Mod("flags", "CCN-27.4", rules.Text{Key: "ccn.mod.flag.support", A: name}, 1)
	}
	if k.arm != cavalry && b.field.leaves(u.at, b.units[x.by].at) {
		n += t.Mod("flags", "CCN-27.8", rules.Text{Key: "ccn.mod.flag.works", A: u.at.ref()}, 1)
	}
	return n + t.Mod("flags", ignoreRule(k), rules.Text{Key: "ccn.mod.flag.type", A: name}, k.ignores)
}

// ignoreRule is the clause by which units of a type ignore flags.
func ignoreRule(k *unitType) string {
	if k.ignores > 1 {
		return "CCN-27.10"
	}
	return "CCN-27.9"
}

// supports counts the friendly units and lone leaders next to a unit
// (CCN-27.5, CCN-27.6).
func (b *Board) supports(e int) int {
	n, side := 0, b.sideOf(e)
	for _, h := range neighbours[b.units[e].at] {
		if h == nowhere {
			continue
		}
		if b.holdsUnit(h, side) || b.holdsLeader(h, side) {
			n++
		}
	}
	return n
}
