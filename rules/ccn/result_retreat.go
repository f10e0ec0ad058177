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
		b.tellGoing(t, rules.Event{Kind: rules.EvRetreat, Rule: "CCN-26.1", Side: b.sideOf(u), Who: b.unitName(u), From: from.ref(), To: h.ref(),
			Path: []rules.Ref{from.ref(), h.ref()}, N: 1,
			Text: rules.Text{Key: "ccn.log.retreat", A: b.unitName(u), B: from.ref(), C: h.ref()}}, l, "CCN-26.7")
		b.shift(t, u, h, l)
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
	for _, h := range b.rearHexes(b.units[u].at, b.sideOf(u)) {
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
	name := b.unitName(u)
	o := t.Ask(b.sideOf(u), "retreat", "CCN-26.4", name, func(m rules.Menu) {
		m.Public()
		for _, h := range fit {
			m.Offer(rules.Option{Do: "retreat", Who: name, At: h.ref()})
		}
	})
	return hex(o.At.N())
}

// rearHexes are the two hexes behind a hex (CCN-26.3), or nowhere.
func (b *Board) rearHexes(h hex, s rules.Side) [2]hex {
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
	for _, x := range b.rearHexes(h, b.sideOf(u)) {
		if x != nowhere {
			best = max(best, b.makes(u, x, left, led))
		}
	}
	return best
}

// makes counts the hexes that a unit makes which goes on into a hex, that one
// included (CCN-26.5, CCN-26.6); blocked if it cannot.
func (b *Board) makes(u int, h hex, left int, led bool) int {
	if b.unitAt[h] != nobody || b.field.ground[h].bars(b.typeOf(u).arm) {
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
