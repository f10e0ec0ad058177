package ccn

import "grognard/rules"

// retreat is D10: a unit goes back hex by hex, by a way that makes as many of
// its hexes as possible (CCN-26.11). It returns how many count as made.
func (b *Board) retreat(t *rules.Table, u, far int) (made int) {
	return b.retreatWith(t, u, b.leaderOf(u), far)
}

// retreatWith is retreat for a unit whose leader is l, or that has none if l is
// -1: on its way it may pass the hex of another (CCN-26.9).
func (b *Board) retreatWith(t *rules.Table, u, l, far int) (made int) {
	led := l >= 0
	left := far
	for left > 0 {
		best := b.canMake(u, b.units[u].at, left, led)
		if best <= 0 {
			break
		}
		from := b.units[u].at
		h := b.retreatStep(t, u, left, best, led)
		joins := !led && b.leaderOn(h) >= 0
		b.tellGoing(t, rules.Event{Kind: rules.EvRetreat, Rule: "CCN-26.1", Side: b.sideOf(u), Who: b.unitRef(u), From: from.ref(), To: h.ref(),
			Path: []rules.Ref{from.ref(), h.ref()}, N: 1,
			Text: rules.Text{Key: "ccn.log.retreat", A: b.unitRef(u), B: from.ref(), C: h.ref()}}, l, "CCN-26.7")
		b.relocate(t, u, h, l)
		if left--; joins { // CCN-26.8
			b.tellJoined(t, "CCN-26.8", u)
			left = 0
		}
	}
	return far - left
}

// retreatStep chooses the next hex of a retreat. One that is left alone is not
// asked for.
func (b *Board) retreatStep(t *rules.Table, u, left, best int, led bool) hex {
	var fit [2]hex
	n := 0
	for _, h := range b.retreatHexes(b.units[u].at, b.sideOf(u)) {
		if h != nowhere && b.makes(u, h, left, led) == best {
			fit[n] = h
			n++
		}
	}
	return b.chooseRetreat(t, u, fit[:n])
}

// chooseRetreat is D10 for one hex.
func (b *Board) chooseRetreat(t *rules.Table, u int, fit []hex) hex {
	if len(fit) == 1 {
		return fit[0]
	}
	name := b.unitRef(u)
	o := t.Ask(b.sideOf(u), "retreat", "CCN-26.4", name, func(m rules.Menu) {
		m.Public()
		for _, h := range fit {
			m.Offer(rules.Option{Do: "retreat", Who: name, At: h.ref()})
		}
	})
	return hex(o.At.N())
}

// retreatHexes are the two hexes behind a hex (CCN-26.3), or nowhere.
func (b *Board) retreatHexes(h hex, s rules.Side) [2]hex {
	d := b.rear(s)
	return [2]hex{neighbours[h][d[0]], neighbours[h][d[1]]}
}

// blocked is what canMake returns where a retreat may not end.
const blocked = -99

// canMake counts the hexes that a unit can make from a hex of at most so many;
// blocked if it cannot even stay there.
func (b *Board) canMake(u int, h hex, left int, led bool) int {
	best := blocked
	if h == b.units[u].at || b.leaderAt[h] == nobody { // CCN-26.9
		best = 0
	}
	if left == 0 {
		return best
	}
	for _, x := range b.retreatHexes(h, b.sideOf(u)) {
		if x != nowhere {
			best = max(best, b.makes(u, x, left, led))
		}
	}
	return best
}

// makes counts the hexes that a unit makes which goes on into a hex, that one
// included (CCN-26.5, CCN-26.6); blocked if it cannot.
func (b *Board) makes(u int, h hex, left int, led bool) int {
	if b.unitAt[h] != nobody || b.scenario.ground[h].bars(b.typeOf(u).arm) {
		return blocked
	}
	if l := b.leaderOn(h); l >= 0 {
		switch {
		case b.leaderSide(l) != b.sideOf(u):
			return blocked
		case !led: // CCN-26.8: all that is left counts as made
			return left
		}
	}
	n := b.canMake(u, h, left-1, led)
	if n == blocked {
		return blocked
	}
	return 1 + n
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
	t.Tell(rules.Event{Kind: rules.EvHit, Rule: rule, Side: b.sideOf(e), Who: b.unitRef(e), To: u.at.ref(), N: blocks,
		Text: rules.Text{Key: "ccn.log.stuck", A: b.unitRef(e), N: blocks, M: int(u.blocks)}})
	l := b.leaderOf(e)
	switch {
	case u.blocks == 0: // CCN-26.12
		b.remove(t, e, checked)
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
	name := b.unitRef(x.at)
	o := t.Ask(b.sideOf(x.at), "flags", "CCN-27.1", name, func(m rules.Menu) {
		m.Public()
		m.Course(rules.Text{Key: "ccn.course.flags", N: flags, M: may})
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
	u, k, name := &b.units[e], b.typeOf(e), b.unitRef(e)
	if x.kind == squareBlow { // CCN-27.11, CCN-36.5
		return 0
	}
	n := 0
	if b.leaderOf(e) >= 0 {
		n += t.Mod("flags", "CCN-27.3", rules.Text{Key: "ccn.mod.flag.leader", A: b.leaderRef(b.leaderOf(e))}, 1)
	}
	if u.square == 0 && b.supports(e) >= 2 { // CCN-27.7
		n += t.Mod("flags", "CCN-27.4", rules.Text{Key: "ccn.mod.flag.support", A: name}, 1)
	}
	if k.arm != cavalry && b.scenario.leaves(u.at, b.units[x.by].at) {
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
