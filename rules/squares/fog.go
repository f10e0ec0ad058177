package squares

import "grognard/rules"

// standing reports whether a marker is on the board.
func (m *marker) standing() bool { return m.at != offBoard }

// total is the hits that a marker shows (NS-A.74).
func (b *Board) total(s rules.Side, k int) int {
	n := int(b.marker[s][k].hits)
	for rest := b.marker[s][k].units; rest != 0; rest = rest.Rest() {
		n += int(b.unit[rest.First()].hits)
	}
	return n
}

// seeMarkers removes the enemy markers that troops or a marker of side s see
// from their new square: those in the 8 squares around it, but not in wood and
// town squares (NS-A.58 to NS-A.60).
func (b *Board) seeMarkers(t *rules.Table, s rules.Side, q square) {
	if !b.rules.fog {
		return
	}
	foe := s.Other()
	for h := range heading(headings) {
		n := b.beside(q, h)
		if k := b.markerOn(n, foe); n != offBoard && k >= 0 && !b.ground[n].screened() {
			b.reveal(t, foe, k, "NS-A.58")
		}
	}
}

// showMarker removes the marker of side s in a square where a visible enemy
// unit sees it (NS-A.59).
func (b *Board) showMarker(t *rules.Table, s rules.Side, q square) {
	k := b.markerOn(q, s)
	if b.ground[q].screened() {
		return
	}
	for h := range heading(headings) {
		if n := b.beside(q, h); n != offBoard && b.unitsIn(n, s.Other()) != 0 {
			b.reveal(t, s, k, "NS-A.59")
			return
		}
	}
}

// reveal removes a marker and places its troops (REVEAL). Its hits are shared
// out among them, with the saves of garrisons (NS-A.62).
func (b *Board) reveal(t *rules.Table, s rules.Side, k int, rule string) {
	if b.veiled(t, s) {
		return
	}
	x := b.marker[s][k]
	key := "ns.log.revealed"
	if x.units == 0 {
		key = "ns.log.dummy"
	}
	t.Tell(rules.Event{Kind: rules.EvReveal, Rule: rule, Side: s.Other(), Who: markerRef(s, k), To: x.at.ref(), N: x.units.Count(),
		Text: rules.Text{Key: key, A: markerRef(s, k), B: x.at.ref(), N: x.units.Count()}})
	t.Tell(rules.Event{Kind: rules.EvMark, Rule: "NS-A.61", Side: s, Who: markerRef(s, k), From: x.at.ref(), To: x.at.ref(), N: -1})
	b.marker[s][k] = marker{at: offBoard, general: -1}
	for rest := x.units; rest != 0; rest = rest.Rest() {
		u := rest.First()
		b.unit[u].marker, b.unit[u].appeared = -1, true
		t.Tell(rules.Event{Kind: rules.EvPlace, Rule: "NS-A.58", Side: s, Who: b.unitRef(u), To: x.at.ref(),
			Text: rules.Text{Key: "ns.log.appears", A: b.unitRef(u), B: x.at.ref()}})
	}
	b.shareOut(t, s, x.units, int(x.hits), true)
}

// veiled reports whether odds are counted for the enemy of a side: then its
// markers stay, as if nothing lay under them.
func (b *Board) veiled(t *rules.Table, s rules.Side) bool {
	return b.rules.fog && t.WhatIf(rules.Onlooker) == 1+int(s.Other())
}

// shareOut gives hits of a bombardment to units that come from under a marker.
func (b *Board) shareOut(t *rules.Table, s rules.Side, set unitSet, hits int, saves bool) {
	if set == 0 || b.veiled(t, s) {
		return
	}
	for ; hits > 0; hits-- {
		u := b.bearer(t, s, set, hits, "reveal.hit", "NS-A.62")
		b.unit[u].shots++
		if saves && b.unit[u].garrison && b.saves(t, u, 1, b.vary.save, "NS-A.62") == 1 {
			continue
		}
		b.wound(t, u, 1, "NS-A.62")
	}
}

// wound gives hits to a unit; while it is under a marker only its owner learns
// which unit it is.
func (b *Board) wound(t *rules.Table, u, n int, rule string) {
	if !b.hidden(u) {
		b.hit(t, u, n, rule)
		return
	}
	b.unit[u].hits += uint8(n)
	s := b.sideOf(u)
	t.Tell(rules.Event{Kind: rules.EvHit, Rule: rule, Side: s, Who: b.unitRef(u), N: n, Hidden: rules.HideFrom(s.Other()),
		Text: rules.Text{Key: "ns.log.hit", A: b.unitRef(u), N: n, M: int(b.unit[u].hits)}})
}

// walkers describes those who move with a marker.
func (b *Board) walkers(s rules.Side, k int) []walker {
	x := &b.marker[s][k]
	if x.dummy {
		return []walker{pretender(s, x.pretends)}
	}
	var all []walker
	for rest := x.units; rest != 0; rest = rest.Rest() {
		all = append(all, b.walkerOf(rest.First()))
	}
	return all
}

// markerStep works out one step of a marker: it pays what the dearest of its
// units pays, and makes only steps that all could make (NS-A.65, NS-A.70).
func (b *Board) markerStep(s rules.Side, k int, to square, h heading) (pace, bar) {
	x := &b.marker[s][k]
	dearest := x.pace
	for i, w := range b.walkers(s, k) {
		next, barred := b.step(&w, x.pace, x.at, to, h)
		if barred != noBar {
			return x.pace, barred
		}
		if i == 0 || !next.better(dearest) {
			next.stopped = next.stopped || dearest.stopped
			dearest = next
		}
	}
	if !b.fits(to, s, x.units) {
		return x.pace, barRoom
	}
	return dearest, noBar
}

// markerBill lists what a step costs the dearest of those under a marker, which
// only their owner may know (NS-A.70).
func (b *Board) markerBill(s rules.Side, k int, to square) (dearest []rules.Mod) {
	x := &b.marker[s][k]
	most := -1
	for _, w := range b.walkers(s, k) {
		p, list := x.pace, bill{}
		if n := b.stepCost(&w, &p, x.at, to, toward(x.at, to), &list); n > most {
			most, dearest = n, list
		}
	}
	return dearest
}

// markerAllowance is how many AP a marker has for movement.
func (b *Board) markerAllowance(s rules.Side, k int) uint8 {
	x := &b.marker[s][k]
	for rest := x.units; rest != 0; rest = rest.Rest() {
		if !b.units[rest.First()].spirited() {
			return b.act.ap
		}
	}
	if x.dummy {
		return b.act.ap
	}
	return b.act.ap + 1
}

// markerActive reports whether a marker takes part in this activation: its
// general's command is active, or it stands in the radius of the C-in-C who
// intervenes (NS-A.65). Beyond the radius it may recover and be removed, and
// nothing else (NS-C4.0.5, NS-A.66).
func (b *Board) markerActive(s rules.Side, k int) bool {
	x := &b.marker[s][k]
	switch {
	case s != b.act.side || !x.standing() || x.active:
		return false
	case b.act.intervention:
		return b.inRadius(x.at, int(b.act.leader))
	}
	return x.general == b.act.leader
}

// offerMarkers lists the steps of markers, and their removal (NS-A.66).
func (b *Board) offerMarkers(m rules.Menu) {
	if !b.rules.fog {
		return
	}
	s := b.act.side
	for k := range b.marker[s] {
		x := &b.marker[s][k]
		if !x.standing() {
			continue
		}
		name := markerRef(s, k)
		if !b.markerActive(s, k) {
			m.Offer(rules.Option{Do: "move", Who: name}, rules.No("NS-A.65", rules.Text{Key: "ns.why.marker", A: name, B: b.leaders[x.general].ref}))
			continue
		}
		m.Offer(rules.Option{Do: "reveal", Who: name})
		if !b.inRadius(x.at, int(b.act.leader)) {
			m.Offer(rules.Option{Do: "move", Who: name}, rules.No("NS-C4.0.4", rules.Text{Key: "ns.why.radius", A: name, B: b.leaders[b.act.leader].ref}))
			continue
		}
		for h := range heading(headings) {
			to := b.beside(x.at, h)
			if to == offBoard {
				continue
			}
			next, barred := b.markerStep(s, k, to, h)
			if next.spent > b.markerAllowance(s, k) {
				barred = barPoints
			}
			m.Offer(rules.Option{Do: "move", Who: name, At: to.ref()}, barred.reason(name, to))
		}
		b.offerHiddenChanges(m, s, k)
	}
}

// offerHiddenChanges lists changes of facing and formation of units under a
// marker (NS-A.70).
func (b *Board) offerHiddenChanges(m rules.Menu, s rules.Side, k int) {
	x := &b.marker[s][k]
	for rest := x.units; rest != 0; rest = rest.Rest() {
		u := rest.First()
		b.offerTown(m, u)
		b.offerFacing(m, u)
		b.offerColumn(m, u)
		b.offerRank(m, u)
	}
}

// markerAction moves a marker one square, or removes it.
func (b *Board) markerAction(t *rules.Table, k int, o rules.Option) {
	s := b.act.side
	x := &b.marker[s][k]
	if o.Do == "reveal" {
		b.removeOwn(t, s, k)
		return
	}
	from, to := x.at, square(o.At.N())
	next, _ := b.markerStep(s, k, to, toward(from, to))
	t.Tell(rules.Event{Kind: rules.EvSay, Rule: "NS-A.70", Side: s, Who: o.Who, To: to.ref(), Mods: b.markerBill(s, k, to), Hidden: rules.HideFrom(s.Other()),
		Text: rules.Text{Key: "ns.log.marker.pays", A: o.Who, B: to.ref(), N: int(next.spent - x.pace.spent), M: max(0, int(b.markerAllowance(s, k))-int(next.spent))}})
	t.Tell(rules.Event{Kind: rules.EvMove, Rule: "NS-A.65", Side: s, Who: o.Who, From: from.ref(), To: to.ref(),
		Path: []rules.Ref{from.ref(), to.ref()}, Text: rules.Text{Key: "ns.log.marker", A: o.Who, B: from.ref(), C: to.ref()}})
	x.pace = next
	x.acted = true
	units := x.units
	b.relocateMarker(s, k, to)
	b.actedUnits(s, k)
	b.arrive(t, s, to, true)
	if !x.standing() {
		b.release(units, true)
	}
}

// relocateMarker takes a marker and all that is under it to a square.
func (b *Board) relocateMarker(s rules.Side, k int, to square) {
	x := &b.marker[s][k]
	x.at = to
	for rest := x.units; rest != 0; rest = rest.Rest() {
		u := rest.First()
		b.unit[u].garrison = false
		b.relocate(u, to)
	}
}

// actedUnits notes what a marker has done for its units, so that they are
// spent with it (NS-A.65); after its removal they go on from there.
func (b *Board) actedUnits(s rules.Side, k int) {
	x := &b.marker[s][k]
	for rest := x.units; rest != 0; rest = rest.Rest() {
		u := rest.First()
		own := b.unit[u].pace
		b.unit[u].pace = x.pace
		b.unit[u].ranked, b.unit[u].turned = own.ranked, own.turned
	}
}

// hiddenAction carries out a change of a unit under a marker, which the whole
// marker pays (NS-A.70).
func (b *Board) hiddenAction(t *rules.Table, u int, o rules.Option) {
	s, k := b.sideOf(u), int(b.unit[u].marker)
	b.unitAction(t, u, o)
	x := &b.marker[s][k]
	x.spent, x.acted = b.unit[u].spent, b.unit[u].acted
	b.actedUnits(s, k)
}

// removeOwn is NS-A.66: a player removes a marker of his own.
func (b *Board) removeOwn(t *rules.Table, s rules.Side, k int) {
	x := b.marker[s][k]
	b.reveal(t, s, k, "NS-A.66")
	b.release(x.units, x.acted)
}

// release lets units go on by themselves that have come from under a marker in
// the activation of their side; those of another command count as activated if
// the marker has acted (NS-A.65).
func (b *Board) release(units unitSet, acted bool) {
	own := units & b.ableToAct()
	b.act.members |= own
	for rest := units &^ own; acted && rest != 0; rest = rest.Rest() {
		b.unit[rest.First()].activated = true
	}
}
