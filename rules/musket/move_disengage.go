package musket

import "grognard/rules"

// disengagement says why a unit that begins the phase in an EZOC may not
// disengage. alone reports whether it may without leaving others behind
// (6.3, MS-14.2.4).
func (b *Board) disengagement(c int) (alone bool, why rules.Reason) {
	s, h := b.sideOf(c), b.piece[c].at
	if b.light() == night {
		return true, rules.Reason{}
	}
	alone = true
	for o := range b.counters {
		if b.sideOf(o) != s && b.reaches(o, h) && b.printedMA(o) >= b.printedMA(c) {
			alone = false
		}
	}
	if alone {
		return true, rules.Reason{}
	}
	others := b.units(s, h).Without(c)
	if others.Empty() {
		return false, rules.No("MS-6.3.1", rules.Text{Key: "ms.why.slow", A: b.pieceRef(c), N: b.printedMA(c)})
	}
	if b.phase != movement { // by a FOW
		return false, rules.Reason{}
	}
	for o := range b.counters {
		if b.sideOf(o) == s && o != c && b.print[o].unit() && b.piece[o].start == h && (!others.Has(o) || b.is(o, moved|guarding)) {
			return false, rules.No("MS-6.3.3", rules.Text{Key: "ms.why.rearguard", A: b.pieceRef(c), B: b.pieceRef(o)})
		}
	}
	for all := others; !all.Empty(); all = all.Rest() {
		if o := all.First(); b.piece[o].start != h {
			return false, rules.No("MS-6.3.2", rules.Text{Key: "ms.why.rearguard", A: b.pieceRef(c), B: b.pieceRef(o)})
		}
	}
	return false, rules.Reason{}
}

// heldReason says of a unit in an EZOC why it only disengages, if it can do even
// that (MS-6.2.2).
func (b *Board) heldReason(c int) rules.Reason {
	key := "ms.why.held"
	if _, why := b.disengagement(c); !why.OK() {
		key = "ms.why.stuck"
	}
	return rules.No("MS-6.2.2", rules.Text{Key: key, A: b.pieceRef(c)})
}

// offerDisengagement reports whether a unit in an EZOC can disengage at all.
func (b *Board) offerDisengagement(m rules.Menu, c int) bool {
	m.Offer(rules.Option{Do: "move", Who: b.pieceRef(c)}, b.heldReason(c))
	_, why := b.disengagement(c)
	m.Offer(rules.Option{Do: "disengage", Who: b.pieceRef(c)}, why)
	if b.print[c].arm == infantry {
		m.Offer(rules.Option{Do: "square", Who: b.pieceRef(c)}, rules.No("MS-9.5.3", rules.Text{Key: "ms.why.square_held", A: b.pieceRef(c)}))
	}
	return why.OK()
}

// groupDisengagement says why several units may not disengage together: each
// must be able to without a rearguard (MS-6.3.3).
func (b *Board) groupDisengagement(units set) rules.Reason {
	if units.Empty() {
		return rules.No("MS-6.3.1", rules.Text{Key: "ms.why.held", A: b.pieceRef(b.move.members.First())})
	}
	single := units.Rest().Empty()
	for all := units; !all.Empty(); all = all.Rest() {
		c := all.First()
		alone, why := b.disengagement(c)
		if !why.OK() {
			return why
		}
		if !alone && !single {
			return rules.No("MS-6.3.3", rules.Text{Key: "ms.why.slow", A: b.pieceRef(c), N: b.printedMA(c)})
		}
	}
	return rules.Reason{}
}

// leaveRearguard binds the units that stay behind one that could not disengage
// alone (MS-6.3.2).
func (b *Board) leaveRearguard() {
	units := b.move.members.And(b.unitSet)
	c := units.First()
	if alone, _ := b.disengagement(c); alone {
		return
	}
	for all := b.units(b.sideOf(c), b.piece[c].at).Minus(units); !all.Empty(); all = all.Rest() {
		b.mark(all.First(), guarding)
	}
}
