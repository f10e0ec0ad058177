package musket

import "grognard/rules"

// functions reports whether a LOC hex functions: no enemy unit in it and not
// in an EZOC (MS-12.3.1, R-63).
func (b *Board) functions(s rules.Side, h hex) bool {
	enemies := b.unitHexes(s.Other())
	return !enemies.Has(h) && !b.inZone(s.Other(), h)
}

// supplied reports whether any LOC hex of a side functions (MS-12.3.2).
func (b *Board) supplied(s rules.Side) bool {
	for _, h := range b.army[s].loc {
		if b.functions(s, h) {
			return true
		}
	}
	return false
}

// activeHQ reports whether the HQ of a side is on the map and active.
func (b *Board) activeHQ(s rules.Side) bool {
	c := b.army[s].hq
	return b.inPlay(c) && !b.is(c, ineffective)
}

// activeTrains reports whether the trains of a side are on the map and active.
func (b *Board) activeTrains(s rules.Side) bool {
	c := b.army[s].train
	return b.inPlay(c) && !b.is(c, ineffective)
}

// unfit says why an HQ or trains cannot be active, by the counters as they
// stand; the zero Reason if they can (MS-12.1.7, MS-12.2.8).
func (b *Board) unfit(c int) rules.Reason { return b.unfitUnless(c, b.hasSafe) }

// unfitUnless is unfit with who looks whether there is a safe line.
func (b *Board) unfitUnless(c int, hasSafe func(int) bool) rules.Reason {
	s := b.sideOf(c)
	rule := "MS-12.1.7"
	if b.print[c].arm == trains {
		rule = "MS-12.2.8"
	}
	switch {
	case b.inZone(s.Other(), b.piece[c].at):
		return rules.No(rule, rules.Text{Key: "ms.why.in_zone", A: b.pieceRef(c)})
	case !b.supplied(s):
		return rules.No("MS-12.3.2", rules.Text{Key: "ms.why.no_loc", A: b.pieceRef(c)})
	case !hasSafe(c):
		return rules.No(rule, rules.Text{Key: "ms.why.cut_off", A: b.pieceRef(c)})
	}
	return rules.Reason{}
}

// checkDepots turns HQ and trains of both sides inactive that cannot be active
// (part 3.5 step 9). Trains come first: the HQ may depend on them.
func (b *Board) checkDepots(t *rules.Table) {
	for s := rules.First; s <= rules.Second; s++ {
		for i, c := range [2]int{b.army[s].train, b.army[s].hq} {
			if !b.inPlay(c) || b.is(c, ineffective) {
				continue
			}
			still := func(c int) bool { return b.stillSafe(c, &b.lifelines[s][i]) }
			if why := b.unfitUnless(c, still); !why.OK() {
				b.deactivate(t, c, why.Rule)
			}
		}
	}
}

// deactivate turns an HQ or trains over.
func (b *Board) deactivate(t *rules.Table, c int, rule string) {
	if !b.inPlay(c) || b.is(c, ineffective) {
		return
	}
	b.mark(c, ineffective)
	t.Say(rule, b.sideOf(c), rules.Text{Key: "ms.log.inactive", A: b.pieceRef(c)})
}

// reactivate is the end of an own Movement Phase: HQ and trains that did not
// move and can be active are (MS-12.1.8, MS-12.2.8).
func (b *Board) reactivate(t *rules.Table) {
	s := b.active
	for _, c := range [2]int{b.army[s].train, b.army[s].hq} {
		if !b.inPlay(c) || !b.is(c, ineffective) || b.is(c, moved) || !b.unfit(c).OK() {
			continue
		}
		if b.print[c].arm == headquarters && b.shock[s] > 0 {
			continue
		}
		b.unmark(c, ineffective)
		t.Say("MS-12.1.8", s, rules.Text{Key: "ms.log.active", A: b.pieceRef(c)})
	}
	b.shock[s] = max(b.shock[s]-1, 0)
}

// seize captures the HQ, trains and leaders of the enemy left in a hex that a
// unit enters (MS-12.1.5, MS-12.2.6). Leaders are displaced first.
func (b *Board) seize(t *rules.Table, c int, h hex) {
	foe := b.sideOf(c).Other()
	for all := b.stack(foe, h); !all.Empty(); all = all.Rest() {
		switch o := all.First(); b.print[o].arm {
		case headquarters:
			b.takePrize(t, c, o, "MS-12.1.5")
		case trains:
			b.takePrize(t, c, o, "MS-12.2.6")
		case leader:
			b.displace(t, o)
		}
	}
}

func (b *Board) takePrize(t *rules.Table, c, o int, rule string) {
	t.Tell(rules.Event{Kind: rules.EvRemove, Rule: rule, Side: b.sideOf(o), Who: b.pieceRef(o), From: b.piece[o].at.ref(), N: 1,
		Text: rules.Text{Key: "ms.log.seized", A: b.pieceRef(c), B: b.pieceRef(o)}})
	b.lift(o, captured, 0)
}

// occupy takes control of an objective for the owner of a unit that enters its
// hex (MS-18.0.3).
func (b *Board) occupy(t *rules.Table, c int, h hex) {
	s := b.sideOf(c)
	for i := range b.objectives {
		if b.objectives[i].hex == h && b.control[i] != int8(s) && b.print[c].unit() {
			b.control[i] = int8(s)
			t.Say("MS-18.0.3", s, rules.Text{Key: "ms.log.control", A: b.armyRef(s), B: h.ref(), N: b.objectives[i].vp})
		}
	}
}

// onRoad reports whether a hex has a road.
func (b *Board) onRoad(h hex) bool { return b.roads.Has(h) }
