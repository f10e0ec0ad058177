package musket

import "grognard/rules"

// recoverable says why a counter cannot recover where it stands (MS-11.1.7,
// MS-11.3.1): too near the enemy, no safe line, or it has moved.
func (b *Board) recoverable(c int, rule string, ezoc *hexSet) rules.Reason {
	switch {
	case b.is(c, moved|guarding):
		return rules.No(rule, rules.Text{Key: "ms.why.moved", A: b.pieceRef(c)})
	case b.nearEnemy(c, b.piece[c].at, ezoc):
		return rules.No(rule, rules.Text{Key: "ms.why.near_enemy", A: b.pieceRef(c)})
	case !b.hasSafe(c):
		return rules.No(rule, rules.Text{Key: "ms.why.no_slr", A: b.pieceRef(c)})
	}
	return rules.Reason{}
}

// offerRecovery lists DM-7 to DM-9 for a counter on the map.
func (b *Board) offerRecovery(m rules.Menu, c int, ezoc *hexSet) {
	who := b.pieceRef(c)
	if b.is(c, shaken) && !b.is(c, rallied) {
		why := b.recoverable(c, "MS-11.1.7", ezoc)
		if m.Offer(rules.Option{Do: "rally", Who: who}, why) {
			for all := b.restoring(c); !all.Empty(); all = all.Rest() {
				m.Offer(rules.Option{Do: "rally", Who: who, With: b.pieceRef(all.First())})
			}
		}
	}
	if b.is(c, ineffective) && b.print[c].canTurn() && !b.is(c, mended) {
		m.Offer(rules.Option{Do: "recover", Who: who}, b.recoverable(c, "MS-11.3.1", ezoc))
	}
	if b.is(c, reduced) && b.print[c].steps == 2 && b.steps[b.active] > 0 && !b.is(c, moved) {
		m.Offer(rules.Option{Do: "replace", Who: who}, b.recoverable(c, "MS-11.2.4", ezoc),
			rules.Unless(!b.print[c].faces[0].dot, "MS-11.2.8", rules.Text{Key: "ms.why.dot", A: who}))
	}
}

// restoring are the leaders that can help a unit's recovery: they began the
// phase stacked with it (MS-10.3.2) and have a MR to add.
func (b *Board) restoring(c int) (all set) {
	b.each(b.sideOf(c), func(l int) {
		if b.print[l].arm == leader && b.face(l).mr > 0 && b.piece[l].start == b.piece[c].start && b.piece[l].start != noHex && b.mayHelp(l, c).OK() {
			all = all.With(l)
		}
	})
	return all
}

// rally is DM-7 (MS-11.1.7).
func (b *Board) rally(t *rules.Table, c, l int) {
	x := morale{kind: "morale.rally", rule: "MS-11.1.7", unit: c, calm: true}
	if l >= 0 {
		b.assist(t, l, c)
		x.leaders = only(l)
	}
	b.mark(c, rallied)
	if b.test(t, x) {
		b.steady(t, c, "MS-11.1.7")
	}
}

// steady takes a Shaken marker away.
func (b *Board) steady(t *rules.Table, c int, rule string) {
	b.unmark(c, shaken)
	t.Tell(rules.Event{Kind: rules.EvMark, Rule: rule, Side: b.sideOf(c), Who: b.pieceRef(c), To: b.piece[c].at.ref(), N: -1,
		Text: rules.Text{Key: "ms.log.rallied", A: b.pieceRef(c)}})
}

// recoverEffect is DM-8: automatic (MS-11.3.1).
func (b *Board) recoverEffect(t *rules.Table, c int) {
	b.mark(c, mended)
	b.restore(t, c, "MS-11.3.1")
}

// restore turns a counter effective.
func (b *Board) restore(t *rules.Table, c int, rule string) {
	b.unmark(c, ineffective)
	t.Tell(rules.Event{Kind: rules.EvMark, Rule: rule, Side: b.sideOf(c), Who: b.pieceRef(c), To: b.piece[c].at.ref(), N: -1,
		Text: rules.Text{Key: "ms.log.effective", A: b.pieceRef(c)}})
}

// replaceStep is DM-9: a replacement step (MS-11.2.3, MS-11.2.4).
func (b *Board) replaceStep(t *rules.Table, c int) {
	b.steps[b.active]--
	if b.inPlay(c) {
		b.unmark(c, reduced)
		b.mark(c, mended) // and not moved: it may still rally (MS-11.1.7)
		t.Tell(rules.Event{Kind: rules.EvRestore, Rule: "MS-11.2.4", Side: b.active, Who: b.pieceRef(c), To: b.piece[c].at.ref(), N: 1,
			Text: rules.Text{Key: "ms.log.replaced", A: b.pieceRef(c)}})
		return
	}
	b.comeBack(t, c, "MS-11.2.3")
}

// comeBack sends an eliminated unit to the box of the next turn with one step.
func (b *Board) comeBack(t *rules.Table, c int, rule string) {
	b.station(c, onTrack, noHex)
	p := &b.piece[c]
	p.box, p.marks = int8(b.turn+1), 0
	if b.print[c].steps == 2 {
		p.marks = reduced
	}
	t.Tell(rules.Event{Kind: rules.EvRestore, Rule: rule, Side: b.sideOf(c), Who: b.pieceRef(c), N: 1,
		Text: rules.Text{Key: "ms.log.comes_back", A: b.pieceRef(c), N: b.turn + 1}})
}

// lastFace is the face with which an eliminated unit would return
// (MS-11.2.7).
func (b *Board) lastFace(c int) *face { return &b.print[c].faces[b.print[c].steps-1] }

// offerEliminated lists DM-9 and DM-10 for a unit that is set aside.
func (b *Board) offerEliminated(m rules.Menu, c int) {
	who := b.pieceRef(c)
	dot := rules.Unless(!b.lastFace(c).dot, "MS-11.2.8", rules.Text{Key: "ms.why.dot", A: who})
	if b.steps[b.active] > 0 {
		m.Offer(rules.Option{Do: "replace", Who: who}, dot)
	}
	once := rules.Unless(!b.is(c, mended), "MS-11.2.6", rules.Text{Key: "ms.why.tested", A: who})
	m.Offer(rules.Option{Do: "test", Who: who}, once, dot)
	if once.OK() {
		for all := b.recallers(c); !all.Empty(); all = all.Rest() {
			m.Offer(rules.Option{Do: "test", Who: who, With: b.pieceRef(all.First())})
		}
	}
}

// recallers are the leaders that can help an eliminated unit back: with the
// active HQ, the active trains or in a LOC hex (MS-10.3.7).
func (b *Board) recallers(c int) (all set) {
	s := b.sideOf(c)
	b.each(s, func(l int) {
		if b.print[l].arm != leader || !b.mayHelp(l, c).OK() {
			return
		}
		h := b.piece[l].at
		at := b.depot(s, h)
		for _, x := range b.army[s].loc {
			at = at || x == h
		}
		if at {
			all = all.With(l)
		}
	})
	return all
}

// testEliminated is DM-10 (MS-11.2.6).
func (b *Board) testEliminated(t *rules.Table, c, l int) {
	x := morale{kind: "morale.test", rule: "MS-11.2.6", unit: c, back: true, mr: int(b.lastFace(c).mr), calm: true}
	if l >= 0 {
		b.assist(t, l, c)
		x.leaders = only(l)
	}
	b.mark(c, mended)
	if b.test(t, x) {
		b.comeBack(t, c, "MS-11.2.6")
		return
	}
	b.station(c, destroyed, noHex)
	t.Tell(rules.Event{Kind: rules.EvRemove, Rule: "MS-11.2.6", Side: b.sideOf(c), Who: b.pieceRef(c), N: 1,
		Text: rules.Text{Key: "ms.log.destroyed", A: b.pieceRef(c)}})
}
