package squares

import (
	"slices"

	"grognard/rules"
)

// fogSetup is SETUP with fog of war: each side covers its troops with
// markers, then sets up the rest as dummies (NS-A.53 to NS-A.57). One Step is
// one marker.
func (b *Board) fogSetup(t *rules.Table) {
	s := b.active
	k := b.nextMarker(s)
	done := k < 0
	switch {
	case done:
	case b.undecided:
		done = b.coverTroops(t, s, k)
	default:
		done = b.setDummy(t, s, k)
	}
	switch {
	case !done:
	case b.undecided && k >= 0:
		b.undecided = false
	case s == rules.First:
		b.numberMarkers(t, s)
		b.active, b.undecided = rules.Second, true
	default:
		b.numberMarkers(t, s)
		b.undecided = false
		b.phase = turnStart
	}
}

// numberMarkers numbers the markers of a side by their squares once all are set
// up: in the order in which they were, the numbers would tell which are empty.
func (b *Board) numberMarkers(t *rules.Table, s rules.Side) {
	all := b.marker[s][:b.side[s].markers]
	slices.SortStableFunc(all, func(x, y marker) int { return int(x.at) - int(y.at) })
	for k := range all {
		for rest := all[k].units; rest != 0; rest = rest.Rest() {
			b.unit[rest.First()].marker = int8(k)
		}
	}
	t.Say("NS-A.55", s, rules.Text{Key: "ns.log.markers", A: armyName(s), N: b.markersUp(s)})
}

// setsUp reports whether a side has yet to finish its set-up: nobody else sees
// its troops before they are covered.
func (b *Board) setsUp(s rules.Side) bool {
	return b.phase == fogSetup && (s == rules.Second || b.active == rules.First)
}

// nextMarker returns the first marker that a side has left, or -1.
func (b *Board) nextMarker(s rules.Side) int {
	for k := range b.side[s].markers {
		if !b.marker[s][k].standing() {
			return k
		}
	}
	return -1
}

// coverTroops puts a marker over the troops of a square.
func (b *Board) coverTroops(t *rules.Table, s rules.Side, k int) (done bool) {
	o := b.ask(t, s, "fog.cover", "NS-A.53", 0, func(m rules.Menu) {
		m.Secret()
		m.Always()
		m.Quiet(rules.Option{Do: "done"})
		for q := range square(maxSquares) {
			b.offerCover(m, s, q)
		}
	})
	if o.Do == "done" {
		return true
	}
	q := square(o.At.N())
	l, _ := b.leaderNamed(o.With)
	b.marker[s][k] = marker{at: q, general: int8(l), units: b.unitsIn(q, s)}
	for rest := b.marker[s][k].units; rest != 0; rest = rest.Rest() {
		b.unit[rest.First()].marker = int8(k)
	}
	b.tellMarker(t, s, k)
	return false
}

// offerCover offers to cover the troops of a square in the name of each
// general with units there (NS-A.54, NS-A.72).
func (b *Board) offerCover(m rules.Menu, s rules.Side, q square) {
	if !b.onBoard(q) || b.unitsIn(q, s) == 0 {
		return
	}
	var generals uint32
	for rest := b.unitsIn(q, s); rest != 0; rest = rest.Rest() {
		generals |= 1 << uint(b.units[rest.First()].command)
	}
	for l := range b.commands {
		if generals>>uint(l)&1 == 1 {
			m.Offer(rules.Option{Do: "cover", At: q.ref(), With: b.leaders[l].ref}, b.outOfSight(s, q))
		}
	}
}

// outOfSight says why no marker may be set up in the open next to an enemy
// (NS-A.72).
func (b *Board) outOfSight(s rules.Side, q square) rules.Reason {
	return rules.Unless(b.ground[q].screened() || !b.threatened(q, s, false), "NS-A.72", rules.Text{Key: "ns.why.seen", A: q.ref()})
}

// setDummy sets up an empty marker with what it pretends to be (NS-A.57).
// Like troops it starts in the radius of the general whom it follows.
func (b *Board) setDummy(t *rules.Table, s rules.Side, k int) (done bool) {
	o := b.ask(t, s, "fog.dummy", "NS-A.55", 0, func(m rules.Menu) {
		m.Secret()
		m.Always()
		m.Quiet(rules.Option{Do: "done"})
		for q := range square(maxSquares) {
			if b.onBoard(q) {
				b.offerDummy(m, s, q)
			}
		}
	})
	if o.Do == "done" {
		return true
	}
	q := square(o.At.N())
	l, _ := b.leaderNamed(o.With)
	o = b.ask(t, s, "fog.kind", "NS-A.57", o.At, func(m rules.Menu) {
		m.Secret()
		m.Always()
		for i, name := range pretenceNames {
			w := pretender(s, uint8(i))
			m.Offer(rules.Option{Do: name}, rules.Unless(!w.guns || !b.ground[q].difficult(), "NS-C4.1.18",
				rules.Text{Key: "ns.why.step.guns", A: q.ref(), B: q.ref()}))
		}
	})
	b.marker[s][k] = marker{at: q, general: int8(l), dummy: true}
	for i, name := range pretenceNames {
		if name == o.Do {
			b.marker[s][k].pretends = uint8(i)
		}
	}
	b.tellMarker(t, s, k)
	return false
}

func (b *Board) offerDummy(m rules.Menu, s rules.Side, q square) {
	if b.in[q] != 0 || b.markerOn(q, s) >= 0 || b.markerOn(q, s.Other()) >= 0 || b.ground[q].unfordable {
		return
	}
	for l := range b.commands {
		if b.leaders[l].side == s && b.inRadius(q, l) {
			m.Offer(rules.Option{Do: "dummy", At: q.ref(), With: b.leaders[l].ref}, b.outOfSight(s, q))
		}
	}
}

// tellMarker tells its owner that a marker is set up. The other side would learn
// from the order which markers are empty.
func (b *Board) tellMarker(t *rules.Table, s rules.Side, k int) {
	x := &b.marker[s][k]
	key := "ns.log.covered"
	if x.dummy {
		key = "ns.log.covered.dummy"
	}
	t.Tell(rules.Event{Kind: rules.EvMark, Rule: "NS-A.53", Side: s, To: x.at.ref(), N: 1, Hidden: rules.HideFrom(s.Other()),
		Text: rules.Text{Key: key, B: x.at.ref(), C: b.leaders[x.general].ref}})
}
