package eagles

import (
	"grognard/rules"
	"grognard/rules/plane"
)

// flightPhase is one flight of phase 4 (ME-38.8).
func (b *Board) flightPhase(t *rules.Table) {
	i := b.nextToFlee()
	if i < 0 {
		b.enter(t, upkeep, "ME-12.4")
		return
	}
	b.active = b.body[i].side
	b.flee(t, i)
}

// nextToFlee is the broken battalion whose flight is due, or -1: those that
// panicked at the sight of others come after all that waited (ME-27.8).
func (b *Board) nextToFlee() int {
	best := -1
	for i := range b.body {
		u := &b.body[i]
		if u.inPlay() && u.broken && !u.fled && (best < 0 || b.before(i, best)) {
			best = i
		}
	}
	return best
}

// before reports whether i flees before k.
func (b *Board) before(i, k int) bool {
	u, v := &b.body[i], &b.body[k]
	if u.running != v.running {
		return u.running < v.running
	}
	if u.side != v.side {
		return u.side == b.lead
	}
	d, e := b.fromHome(i), b.fromHome(k)
	return d < e || d == e && u.no < v.no
}

// fromHome is how far the centre of a body is from its home edge.
func (b *Board) fromHome(i int) int64 {
	u := &b.body[i]
	switch b.army[u.side].home {
	case south:
		return u.at.Y
	case north:
		return b.scenario.h - u.at.Y
	case west:
		return u.at.X
	}
	return b.scenario.w - u.at.X
}

// flee is the flight of one battalion (ME-27.12 to ME-27.16).
func (b *Board) flee(t *rules.Table, i int) {
	u := &b.body[i]
	u.fled = true
	d := rules.D(3, 6).RolledBy(u.side).Summed()
	d.Of[0].For = b.unitRef(i)
	total := rules.Total(t.Roll("me.flight", "ME-27.12", d))
	t.Tell(rules.Event{Kind: rules.EvResult, Rule: "ME-27.12", Side: u.side, Who: b.unitRef(i), N: total, Text: rules.Text{Key: "me.row.flees", A: b.unitRef(i), N: total}})
	roll := int64(total) * inch
	start := u.at
	by, ok := b.flightWay(i, roll)
	if !ok {
		b.markWitnesses(t, i, start, start)
		b.remove(t, i, "ME-27.15", "me.log.surrenders")
		return
	}
	h := plane.Sweep(u.quad, by)
	b.passed(t, i, h.Poly())
	if end := u.quad.Moved(by); !b.scenario.onTable(end.Poly()) {
		b.trampled(t, i, h.Poly())
		b.markWitnesses(t, i, start, start)
		p := u.pose()
		t.Tell(rules.Event{Kind: rules.EvRetreat, Rule: "ME-27.14", Side: u.side, Who: b.unitRef(i),
			Track: []rules.Pose{{Pt: p.C.Point(), Facing: p.Phi}, {Pt: p.C.Add(by).Point(), Facing: p.Phi}}})
		b.remove(t, i, "ME-27.16", "me.log.flees_off")
		return
	}
	b.slide(t, i, by, rules.EvRetreat, "ME-27.14")
	b.markWitnesses(t, i, start, u.at)
}

// flightWay finds where a battalion flees: straight towards its home edge, or
// turned aside as little as will do (ME-27.14, ME-27.15).
func (b *Board) flightWay(i int, roll int64) (plane.Vec, bool) {
	home := (edges[b.army[b.body[i].side].home].away + 18000) % 36000
	for aside := 0; aside <= 4500; aside += 1500 {
		left, okLeft := b.flightTo(i, home-aside, roll)
		if aside == 0 {
			if okLeft {
				return left, true
			}
			continue
		}
		right, okRight := b.flightTo(i, home+aside, roll)
		switch {
		case okLeft && (!okRight || b.nearestEnemy(i, left) >= b.nearestEnemy(i, right)):
			return left, true
		case okRight:
			return right, true
		}
	}
	return plane.Vec{}, false
}

// nearestEnemy is the square of the distance of the nearest enemy centre from
// where a way would bring the centre of a body.
func (b *Board) nearestEnemy(i int, by plane.Vec) int64 {
	least := int64(1) << 62
	for k := range b.body {
		if u := &b.body[k]; u.inPlay() && u.side != b.body[i].side {
			least = min(least, u.at.Sub(b.body[i].at.Add(by)).Square())
		}
	}
	return least
}

// flightTo is the way of a flight in one direction, lengthened until it ends
// clear of friends, and whether it is free of enemies and buildings.
func (b *Board) flightTo(i, phi int, roll int64) (plane.Vec, bool) {
	u := &b.body[i]
	n := roll
	for clear := false; !clear; {
		clear = true
		for k := range b.body {
			o := &b.body[k]
			if k == i || !o.inPlay() || o.side != u.side {
				continue
			}
			under := func(n int64) bool {
				end := u.quad.Moved(plane.Turned(phi, 0, n))
				return o.quad.Poly().Overlaps(end.Poly())
			}
			if under(n) {
				n += 1 + greatest(40*inch, func(more int64) bool { return under(n + more) })
				clear = false
			}
		}
	}
	by := plane.Turned(phi, 0, n)
	h := plane.Sweep(u.quad, by)
	if b.scenario.blocked(h.Poly()) {
		return by, false
	}
	for k := range b.body {
		if o := &b.body[k]; o.inPlay() && o.side != u.side && o.quad.Poly().Overlaps(h.Poly()) {
			return by, false
		}
	}
	return by, true
}

// markWitnesses marks the friends who see a flight at its start or end (ME-27.4,
// ME-27.8). With cascade they test at once.
func (b *Board) markWitnesses(t *rules.Table, i int, start, end plane.Vec) {
	for k := range b.body {
		u := &b.body[k]
		if k == i || !u.inPlay() || u.side != b.body[i].side || u.broken || !b.sighted(u.at, start) && !b.sighted(u.at, end) {
			continue
		}
		if !b.rules.cascade {
			u.sees = true
			continue
		}
		if u.tested {
			continue
		}
		u.tested = true
		if !b.resolveTest(t, k, "ME-27.8", false) {
			b.rout(t, k, "ME-27.8")
			u.running = 1
			for m := range b.body {
				if m != k {
					u.running = max(u.running, b.body[m].running+1)
				}
			}
		}
	}
}
