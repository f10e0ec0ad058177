package musket

import "grognard/rules"

// offerArrival lists DM-9 to DM-12 for a counter that is not on the map.
func (b *Board) offerArrival(m rules.Menu, c int, ezoc *hexSet) {
	p := &b.piece[c]
	switch {
	case p.place == aside:
		b.offerEliminated(m, c)
	case p.place == onTrack && int(p.box) == b.turn:
		b.offerReturn(m, c, "return", ezoc)
	case p.place == waiting && int(p.box) <= b.turn:
		for _, h := range b.print[c].entry {
			for _, do := range [2]string{"enter", "enter.march"} {
				if do == "enter.march" && b.print[c].arm == leader {
					continue
				}
				m.Offer(rules.Option{Do: do, Who: b.pieceRef(c), At: h.ref()}, b.entryReason(c, h, modeOf(do), ezoc))
			}
		}
	}
}

// entryReason says why a reinforcement cannot enter at a hex (MS-13.1.1,
// MS-13.1.6).
func (b *Board) entryReason(c int, h hex, m mode, ezoc *hexSet) rules.Reason {
	held := b.held(b.sideOf(c).Other())
	if held.Has(h) || ezoc.Has(h) {
		return rules.No("MS-13.1.6", rules.Text{Key: "ms.why.entry_held", A: b.pieceRef(c), B: h.ref()})
	}
	if m == marchMove && b.nearEnemy(c, h, ezoc) {
		return rules.No("MS-4.7.1", rules.Text{Key: "ms.why.march_near", A: h.ref()})
	}
	cost, ok := b.entryCost(c, h, m)
	if !ok {
		return rules.No("MS-4.5.1", rules.Text{Key: "ms.why.prohibited", A: b.pieceRef(c), B: h.ref()})
	}
	if b.face(c).ma == variable && m == normalMove {
		return rules.Reason{}
	}
	return rules.Unless(cost <= b.fullMA(c, m)*mp, "MS-4.3.3",
		rules.Text{Key: "ms.why.no_mp", A: b.pieceRef(c), B: h.ref(), N: (cost + 1) / mp, M: b.fullMA(c, m)})
}

// entryCost is what a reinforcement pays to stand in its entry hex, with its
// place in the column, in halves of MP (MS-13.1.1, MS-13.1.3).
func (b *Board) entryCost(c int, h hex, m mode) (cost int, ok bool) {
	p := &b.print[c]
	onRoad := b.onRoad(h)
	switch {
	case p.arm == leader && onRoad:
		cost = 1
	case p.arm == leader:
		cost = mp
	case m == marchMove && onRoad:
		cost = 1
	case b.hasTrack(h):
		cost = mp
	default:
		cost = b.ground[h].row().Cost[p.ground()] * mp
	}
	if cost == 0 || m == marchMove && !b.hasTrack(h) && !b.ground[h].row().March {
		return 0, false
	}
	if p.counts() {
		each := mp
		if onRoad {
			each = 1
		}
		cost += each * b.column(b.sideOf(c), h)
	}
	return cost, true
}

// hasTrack reports whether a road or trail runs through a hex.
func (b *Board) hasTrack(h hex) bool {
	for s := range 6 {
		if b.tracks[h][s] != noTrack {
			return true
		}
	}
	return b.onRoad(h)
}

// column counts the counting units that have entered at a hex in this turn
// (MS-13.1.3, MS-13.1.4). Entered counters start at their entry hex.
func (b *Board) column(s rules.Side, h hex) (n int) {
	for c := range b.counters {
		if b.sideOf(c) == s && b.is(c, entered) && b.piece[c].start == h && b.print[c].counts() {
			n++
		}
	}
	return n
}

// mustEnter returns a reinforcement that is due and can enter, or -1
// (MS-13.1.7).
func (b *Board) mustEnter() int {
	s := b.active
	var ezoc hexSet
	looked := false
	for c := range b.counters {
		if b.sideOf(c) != s || b.piece[c].place != waiting || int(b.piece[c].box) > b.turn || b.canWait(c) {
			continue
		}
		if !looked {
			ezoc, looked = b.zoneOf(s.Other()), true
		}
		for _, h := range b.print[c].entry {
			if b.entryReason(c, h, normalMove, &ezoc).OK() || b.print[c].arm != leader && b.entryReason(c, h, marchMove, &ezoc).OK() {
				return c
			}
		}
	}
	return -1
}

// canWait reports whether an exclusive rule lets a reinforcement be delayed.
func (b *Board) canWait(c int) bool {
	for i := range b.events {
		if e := &b.events[i]; e.kind == voluntaryDelay && e.counters.Has(c) {
			return true
		}
	}
	return false
}

// enterUnit is DM-12: a reinforcement comes onto the map and moves on.
func (b *Board) enterUnit(t *rules.Table, c int, h hex, m mode) {
	cost, _ := b.entryCost(c, h, m)
	b.mark(c, entered) // before the MA is known: it is not rolled for an inactive HQ (MS-13.1.2)
	b.move = move{members: only(c), mode: m}
	b.put(c, h)
	b.setAllowance(t, true)
	k := &b.move
	if int(k.ma) < cost { // a V unit that rolled too low waits
		b.unmark(c, entered)
		b.station(c, waiting, noHex)
		b.piece[c].box = int8(b.turn + 1)
		t.Say("MS-4.3.3", b.active, rules.Text{Key: "ms.log.cannot_enter", A: b.pieceRef(c)})
		return
	}
	b.piece[c].start = h
	k.hexes = 1
	for a := range k.spent {
		k.spent[a] = int16(cost)
	}
	t.Tell(rules.Event{Kind: rules.EvPlace, Rule: "MS-13.1.1", Side: b.active, Who: b.pieceRef(c), To: h.ref(),
		Text: rules.Text{Key: "ms.log.enters", A: b.pieceRef(c), B: h.ref()}})
	if b.print[c].unit() {
		b.arrive(t, c, h)
	}
	b.goOn(t)
	b.endTrek(t)
}

// returnBlocked says why no unit of a side can return (MS-13.2.5).
func (b *Board) returnBlocked(s rules.Side) rules.Reason {
	switch {
	case !b.activeHQ(s):
		return rules.No("MS-12.1.9", rules.Text{Key: "ms.why.hq_inactive", A: b.pieceRef(b.army[s].hq)})
	case !b.supplied(s):
		return rules.No("MS-12.3.2", rules.Text{Key: "ms.why.no_loc", A: b.pieceRef(b.army[s].hq)})
	}
	return rules.Reason{}
}

// offerReturn lists the hexes where a unit of the track may be placed
// (MS-13.2.2, MS-13.2.3).
func (b *Board) offerReturn(m rules.Menu, c int, do string, ezoc *hexSet) {
	s, who := b.sideOf(c), b.pieceRef(c)
	if why := b.returnBlocked(s); !why.OK() {
		m.Offer(rules.Option{Do: do, Who: who}, why)
		return
	}
	var near hexSet
	add := func(h hex) {
		near.Add(h)
		for _, n := range b.next[h] {
			if n != noHex {
				near.Add(n)
			}
		}
	}
	add(b.piece[b.army[s].hq].at)
	if b.activeTrains(s) {
		add(b.piece[b.army[s].train].at)
	}
	for _, h := range b.army[s].loc {
		add(h)
	}
	for h := near.Next(0); h != noHex; h = near.Next(h + 1) {
		m.Offer(rules.Option{Do: do, Who: who, At: h.ref()},
			rules.Unless(!ezoc.Has(h) && !b.occupied(s.Other(), h), "MS-13.2.3", rules.Text{Key: "ms.why.return_enemy", A: h.ref()}),
			rules.Unless(!b.print[c].counts() || b.stacking(s, h) < maxStack, "MS-13.2.3", rules.Text{Key: "ms.why.return_full", A: h.ref()}),
			rules.Unless(b.ground[h].row().Cost[b.print[c].ground()] > 0, "MS-13.2.3", rules.Text{Key: "ms.why.prohibited", A: who, B: h.ref()}))
	}
}

// placeReturn is DM-11: the unit is placed and finished (MS-13.2.6).
func (b *Board) placeReturn(t *rules.Table, c int, h hex, rule string) {
	keep := b.piece[c].marks & reduced
	b.put(c, h)
	b.piece[c].start = h
	b.setMarks(c, keep|moved)
	t.Tell(rules.Event{Kind: rules.EvPlace, Rule: rule, Side: b.sideOf(c), Who: b.pieceRef(c), To: h.ref(),
		Text: rules.Text{Key: "ms.log.returns", A: b.pieceRef(c), B: h.ref()}})
	b.arrive(t, c, h)
}
