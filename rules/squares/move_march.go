package squares

import "grognard/rules"

// movementPhase is MOVEMENT: one action of one unit, marker or train, or the
// end of the movement.
func (b *Board) movementPhase(t *rules.Table) {
	s := b.act.side
	o := b.ask(t, s, "move", "NS-C4.1.1", b.leaders[b.act.leader].ref, func(m rules.Menu) {
		b.public(m)
		if b.rules.fog {
			m.Secret() // what is under a marker may turn unseen (NS-A.70)
		}
		m.Quiet(rules.Option{Do: "done"})
		b.offerMovement(m)
	})
	if o.Do == "done" {
		b.supplyMoved(t)
		b.enter(t, bombardment, "NS-C4.0.10")
		return
	}
	switch o.Who.Kind() {
	case markerKind:
		b.markerAction(t, o.Who.N()%16, o)
	case trainKind:
		b.trainAction(t, o)
	default:
		u, _ := b.unitNamed(o.Who)
		if b.hidden(u) {
			b.hiddenAction(t, u, o)
			return
		}
		b.unitAction(t, u, o)
	}
}

// unitAction carries out what a unit does in its movement.
func (b *Board) unitAction(t *rules.Table, u int, o rules.Option) {
	switch o.Do {
	case "move":
		b.walk(t, u, square(o.At.N()))
	case "enter":
		b.enterUnit(t, u, o)
	case "face":
		b.turnUnit(t, u, facingOf(o.N))
	case "column", "deploy":
		b.changeColumn(t, u, o.Do == "column")
	case "garrison":
		b.garrisonTown(t, u)
	case "sally":
		b.leaveTown(t, u, o.N)
	case "lead", "rear":
		b.setRank(t, u, o.Do == "rear")
		b.unit[u].ranked = true
	}
}

// spend takes AP from a unit.
func (b *Board) spend(u, ap int) {
	b.unit[u].spent += uint8(ap)
	b.unit[u].acted = true
}

// walk moves a unit along the way that costs least.
func (b *Board) walk(t *rules.Table, u int, to square) {
	x := &b.unit[u]
	w := b.walkerOf(u)
	reach := b.findReach(&w, x.at, x.pace, b.allowance(u))
	from, was := x.at, x.pace
	way := reach.way(to)
	path := []rules.Ref{from.ref()}
	for _, q := range way {
		path = append(path, q.ref())
	}
	t.Tell(rules.Event{Kind: rules.EvMove, Rule: "NS-C4.1.1", Side: b.act.side, Who: b.unitRef(u), From: from.ref(), To: to.ref(), Path: path,
		N: int(reach.pace[to].spent - was.spent), Mods: b.costs(&w, was, from, way),
		Text: rules.Text{Key: "ns.log.move", A: b.unitRef(u), B: from.ref(), C: to.ref(), N: int(reach.pace[to].spent - was.spent)}})
	x.pace, x.acted = reach.pace[to], true
	x.garrison = false // leaving a town is free (NS-C4.1.34)
	for _, q := range way {
		b.relocate(u, q)
		b.arrive(t, b.act.side, q, false)
	}
	b.park(u)
}

// relocate puts a unit on another square, with the rank that it finds there.
func (b *Board) relocate(u int, to square) {
	from, s := b.unit[u].at, b.sideOf(u)
	if from != offBoard {
		b.lift(u)
		b.reformRanks(from, s)
	}
	b.put(u, to)
	b.rank(u)
}

// arrive is what follows from a change of square of a unit or marker: markers
// are removed (NS-A.58, NS-A.73), lone generals leave (NS-A.48) and trains are
// lost (NS-C4.2.26, NS-B.18).
func (b *Board) arrive(t *rules.Table, s rules.Side, q square, asMarker bool) {
	b.seeMarkers(t, s, q)
	if asMarker {
		b.showMarker(t, s, q)
	}
	b.displaceAll(t, q, s.Other(), "NS-A.48")
	b.takeTrains(t, q, s.Other())
}
