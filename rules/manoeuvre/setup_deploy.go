package manoeuvre

import "grognard/rules"

// placeFixed sets up the units that a scenario places (part 2: before any
// free deployment is asked for).
func (b *Board) placeFixed() {
	for s := range b.force {
		for u, q := range b.plan[s].place {
			if q != offBoard {
				b.put(rules.Side(s), u, q)
				b.force[s].state[u] = full
				b.plan[s].place[u] = offBoard
			}
		}
	}
}

// skipDeployment passes over a side whose units stand already, and comes to
// the free redoubts and the first turn when both do.
func (b *Board) skipDeployment() {
	for b.phase == deployment && b.count(b.active, waiting) == 0 {
		if b.active == b.lead {
			b.active = b.active.Other()
			continue
		}
		b.wearDown()
		b.phase, b.active = freeRedoubts, b.lead
	}
	b.skipRedoubts()
}

// deploy is SU-9 and SU-10: eight units in the two home ranks, one a square,
// rearranged freely until confirmed (MAN-3.10 to MAN-3.13).
func (b *Board) deploy(t *rules.Table) {
	s := b.active
	f := &b.force[s]
	for {
		o := t.Ask(s, "setup.deploy", "MAN-3.10", 0, func(m rules.Menu) {
			m.SetUp()
			if b.count(s, waiting) == 0 {
				m.Quiet(rules.Option{Do: "confirm"})
			}
			for _, standing := range []bool{false, true} { // those who wait come first
				for u := range f.at {
					if b.inPlay(s, u) == standing {
						b.offerPlaces(m, s, u)
					}
				}
			}
		})
		if o.Do == "confirm" {
			break
		}
		b.station(t, s, o.Who.N()%8, square(o.At.N()))
	}
	if s == b.lead {
		b.active = s.Other()
	} else {
		b.wearDown()
		b.phase, b.active = freeRedoubts, b.lead
	}
	b.skipDeployment()
}

// offerPlaces offers a unit every square of the home ranks.
func (b *Board) offerPlaces(m rules.Menu, s rules.Side, u int) {
	f := &b.force[s]
	zone := home(f.north)
	for q := range square(64) {
		if q == f.at[u] || !zone.Has(q) && !m.Explaining() {
			continue
		}
		taken := b.unitAt[q] != nobody && f.state[u] == waiting
		m.Offer(rules.Option{Do: "place", Who: b.unitRef(s, u), At: q.ref()},
			rules.Unless(zone.Has(q), "MAN-3.10", rules.Text{Key: "man.why.zone", A: q.ref()}),
			rules.Unless(b.ground[q].effects().enter, "MAN-3.11", rules.Text{Key: "man.why.lake", A: q.ref()}),
			rules.Unless(!taken, "MAN-1.3.7", rules.Text{Key: "man.why.occupied", A: q.ref()}))
	}
}

// station places a unit, or moves it; two that stand already change places.
func (b *Board) station(t *rules.Table, s rules.Side, u int, to square) {
	f := &b.force[s]
	from := f.at[u]
	if from != offBoard {
		b.lift(s, u)
	}
	if _, v, ok := b.unitOn(to); ok {
		b.lift(s, v)
		b.put(s, v, from)
		t.Tell(rules.Event{Kind: rules.EvPlace, Rule: "MAN-3.10", Side: s, Who: b.unitRef(s, v), To: from.ref(),
			Text: rules.Text{Key: "man.log.place", A: b.unitRef(s, v), B: from.ref()}})
	}
	b.put(s, u, to)
	f.state[u] = full
	t.Tell(rules.Event{Kind: rules.EvPlace, Rule: "MAN-3.10", Side: s, Who: b.unitRef(s, u), To: to.ref(),
		Text: rules.Text{Key: "man.log.place", A: b.unitRef(s, u), B: to.ref()}})
}

// wearDown turns the units that start reduced (MAN-3.16).
func (b *Board) wearDown() {
	for s := range b.force {
		for u := range b.force[s].state {
			if b.plan[s].worn>>uint(u)&1 == 1 {
				b.force[s].state[u] = reduced
			}
		}
	}
}

// skipRedoubts passes over a side without free redoubts; after both the first
// player turn begins.
func (b *Board) skipRedoubts() {
	for b.phase == freeRedoubts && b.plan[b.active].redoubts == 0 {
		if b.active == b.lead {
			b.active = b.active.Other()
			continue
		}
		b.phase, b.active = discardPhase, b.lead
		b.plan = noPlans()
	}
}

// noPlans is what is left of the plans when the battle begins: everything they
// say stands on the board.
func noPlans() (p [2]plan) {
	for s := range p {
		for u := range p[s].place {
			p[s].place[u] = offBoard
		}
	}
	return p
}

// freeRedoubts is SU-11: redoubts under different own units (MAN-3.17).
func (b *Board) freeRedoubts(t *rules.Table) {
	s := b.active
	for range b.plan[s].redoubts {
		o := t.Ask(s, "setup.redoubts", "MAN-3.17", 0, func(m rules.Menu) {
			for u := range b.force[s].at {
				if !b.inPlay(s, u) {
					continue
				}
				m.Offer(rules.Option{Do: "redoubt", Who: b.unitRef(s, u)},
					rules.Unless(!b.inRedoubt(s, u), "MAN-3.17", rules.Text{Key: "man.why.redoubt", A: b.unitRef(s, u)}))
			}
		})
		b.entrench(t, s, "MAN-3.17", o.Who.N()%8)
	}
	b.plan[s].redoubts = 0
	b.skipRedoubts()
}

// entrench puts a redoubt under a unit (MAN-9.2.23).
func (b *Board) entrench(t *rules.Table, s rules.Side, rule string, u int) {
	b.force[s].forts |= 1 << uint(u)
	t.Tell(rules.Event{Kind: rules.EvMark, Rule: rule, Side: s, Who: b.unitRef(s, u), To: b.force[s].at[u].ref(), N: 1,
		Text: rules.Text{Key: "man.log.redoubt", A: b.unitRef(s, u), B: b.force[s].at[u].ref()}})
}
