package musket

import "grognard/rules"

// beginMovement is M0a to M0f: what happens at the start of a Movement Phase, in the
// order of part 3.2.
func (b *Board) beginMovement(t *rules.Table) {
	s := b.active
	t.Tell(rules.Event{Kind: rules.EvTurn, Rule: "MS-3.2.1", Side: s, N: b.turn,
		Text: rules.Text{Key: "ms.log.turn." + lightNames[b.light()], A: b.armyRef(s), N: b.turn}})
	t.Tell(rules.Event{Kind: rules.EvPhase, Rule: "MS-3.2.1", Side: s, Text: rules.Text{Key: "ms.log.phase.move", A: b.armyRef(s)}})
	b.phase, b.begun = movement, false
	b.departures(t)
	for c := range b.counters {
		if b.sideOf(c) != s {
			continue
		}
		b.unmark(c, movementMarks|marched|rested)
		p := &b.piece[c]
		p.start = noHex
		if p.place == onMap {
			p.start = p.at
		}
	}
	if b.light() == night {
		b.restAtNight(t, s)
	}
	b.each(s, func(c int) {
		if b.print[c].unit() && b.overstacked(s, b.piece[c].at) { // MS-5.2.3
			b.mark(c, crowded)
		}
	})
	b.steps[s] = b.army[s].steps
	b.settleGround(t)
}

// departures is M0a: leaders that an exclusive rule takes away.
func (b *Board) departures(t *rules.Table) {
	for i := range b.events {
		e := &b.events[i]
		if e.kind != leaderLeaves || e.turns[0] != b.turn || b.sideOf(e.leader) != b.active || !b.inPlay(e.leader) {
			continue
		}
		t.Tell(rules.Event{Kind: rules.EvRemove, Rule: "MS-1.1.2", Side: b.active, Who: b.pieceRef(e.leader), From: b.piece[e.leader].at.ref(),
			Text: rules.Text{Key: "ms.log.leaves", A: b.pieceRef(e.leader), B: b.pieceRef(e.heir)}})
		b.lift(e.leader, absent, 0)
	}
}

// restAtNight is M0b (MS-11.1.8, MS-11.3.2).
func (b *Board) restAtNight(t *rules.Table, s rules.Side) {
	b.each(s, func(c int) {
		if b.is(c, fought) || !b.is(c, shaken|ineffective) || !b.print[c].unit() && b.print[c].arm != leader {
			return
		}
		if b.is(c, shaken) {
			b.steady(t, c, "MS-11.1.8")
		}
		if b.is(c, ineffective) {
			b.restore(t, c, "MS-11.3.2")
		}
		b.mark(c, rested)
	})
}

// settleGround rechecks what depends on where counters stand (part 3.5 step
// 9).
func (b *Board) settleGround(t *rules.Table) {
	b.checkLeaders(t)
	b.checkDepots(t)
}

// endMovement closes the Movement Phase: who could not enter waits a turn, and
// leaders, HQ and trains are looked at again (DM-17, M-end).
func (b *Board) endMovement(t *rules.Table) {
	s := b.active
	for c := range b.counters {
		if p := &b.piece[c]; b.sideOf(c) == s && p.place == onTrack && int(p.box) == b.turn {
			p.box++ // MS-13.2.4
			t.Say("MS-13.2.4", s, rules.Text{Key: "ms.log.slides", A: b.pieceRef(c), N: int(p.box)})
		}
	}
	b.steps[s] = 0
	b.checkLeaders(t)
	b.checkDepots(t)
	b.reactivate(t)
	b.phase = combatStart
}

// beginCombat is C0: who is threatened (MS-7.2.1), not at night (MS-7.2.11).
func (b *Board) beginCombat(t *rules.Table) {
	t.Tell(rules.Event{Kind: rules.EvPhase, Rule: "MS-7.1.1", Side: b.active, Text: rules.Text{Key: "ms.log.phase.combat", A: b.armyRef(b.active)}})
	b.openCombat()
}

// openCombat begins a Combat Phase.
func (b *Board) openCombat() {
	b.phase, b.aimed, b.targets, b.bases = combat, false, hexSet{}, hexSet{}
	for c := range b.counters {
		b.unmark(c, combatMarks)
		b.threat[c] = set{}
	}
	if b.light() == night {
		return
	}
	for c := range b.counters {
		if b.sideOf(c) == b.active || !b.exerts(c) {
			continue
		}
		b.each(b.active, func(o int) {
			if b.print[o].unit() && b.reaches(c, b.piece[o].at) {
				b.threat[c] = b.threat[c].With(o)
			}
		})
	}
}

// endCombat is DC-19 and C-end: squares may be removed (MS-9.5.7), then the
// other player moves, or the turn ends.
func (b *Board) endCombat(t *rules.Table) {
	b.dropSquares(t, b.active)
	b.dropSquares(t, b.active.Other())
	for c := range b.counters {
		b.unmark(c, combatMarks|charging)
		b.piece[c].aim = noHex
		b.threat[c] = set{}
	}
	b.targets, b.bases, b.aimed = hexSet{}, hexSet{}, false
	b.phase = movementStart
	if b.active == rules.First {
		b.active = rules.Second
		return
	}
	b.recordTurn(t)
}

// dropSquares is DC-19 for one side.
func (b *Board) dropSquares(t *rules.Table, s rules.Side) {
	for {
		var all set
		b.each(s, func(c int) {
			if b.is(c, square) {
				all = all.With(c)
			}
		})
		if all.Empty() {
			return
		}
		o := ask(t, s, "squares", "MS-9.5.7", b.pieceRef(all.First()), func(m rules.Menu) {
			m.Always()
			m.Quiet(rules.Option{Do: "done"})
			for rest := all; !rest.Empty(); rest = rest.Rest() {
				m.Offer(rules.Option{Do: "unsquare", Who: b.pieceRef(rest.First())})
			}
		})
		if o.Do == "done" {
			return
		}
		b.breakSquare(t, b.pieceNamed(o.Who), "MS-9.5.7")
	}
}

// recordTurn is the Turn Record Phase (MS-3.2.5).
func (b *Board) recordTurn(t *rules.Table) {
	if b.turn >= len(b.turns) {
		b.endGame(t)
		return
	}
	b.turn++
	b.active = rules.First
	for c := range b.counters {
		b.unmark(c, fought)
		b.piece[c].helps = -1 // MS-10.3.3
	}
}

// ask puts a decision to a side. Every one is public: this game hides nothing
// (part 1.1), so nobody is sent away from the screen.
func ask(t *rules.Table, to rules.Side, kind, rule string, about rules.Ref, list func(rules.Menu)) rules.Option {
	return t.Ask(to, kind, rule, about, func(m rules.Menu) {
		m.Public()
		list(m)
	})
}
