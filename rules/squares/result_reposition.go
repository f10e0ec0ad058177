package squares

import "grognard/rules"

// turnToFace lets Linear units that were attacked in flank and stand where
// they stood turn toward the attack, if no enemy is in the square they were
// facing (NS-C4.3.90).
func (b *Board) turnToFace(t *rules.Table) {
	s := b.fight.attacker.Other()
	for {
		ready := b.ableToTurn(s)
		if ready == 0 {
			return
		}
		o := b.ask(t, s, "face", "NS-C4.3.90", b.fight.target.ref(), func(m rules.Menu) {
			m.Waive(rules.Option{Do: "done"})
			for rest := ready; rest != 0; rest = rest.Rest() {
				b.offerTurns(m, rest.First())
			}
		})
		if o.Do == "done" {
			return
		}
		u, _ := b.unitNamed(o.Who)
		b.fight.turned |= oneUnit(u)
		b.face(t, u, facingOf(o.N), "NS-C4.3.90")
	}
}

// ableToTurn are the units of a side that may turn to face the attack.
func (b *Board) ableToTurn(s rules.Side) (set unitSet) {
	f := &b.fight
	for rest := f.flanked & b.of[s] &^ f.turned &^ f.fled; rest != 0; rest = rest.Rest() {
		u := rest.First()
		x := &b.unit[u]
		if x.at != f.target || len(b.turns(u)) == 0 {
			continue
		}
		if ahead := b.beside(x.at, x.facing); ahead == offBoard || !b.holds(ahead, s.Other()) {
			set |= oneUnit(u)
		}
	}
	return set
}

// turns are the facings whose front holds a square from which the flank was
// attacked.
func (b *Board) turns(u int) []int {
	x := &b.unit[u]
	var all []int
	for n := 1; n <= facingCount; n++ {
		for rest := b.brigades(b.fight.attack); rest != 0; rest = rest.Rest() {
			q := b.unit[rest.First()].at
			if distance(q, x.at) == 1 && b.inFlank(u, q) && !flankOf(facingOf(n), x.at, q) {
				all = append(all, n)
				break
			}
		}
	}
	return all
}

func (b *Board) offerTurns(m rules.Menu, u int) {
	for _, n := range b.turns(u) {
		m.Offer(rules.Option{Do: "face", Who: b.unitRef(u), N: n})
	}
}

// resetRanks is S8: both sides may set Lead and Rear anew in the squares that
// fought, and facing and rank of what has retreated (NS-C4.3.88, NS-C4.3.89).
// Once a side has changed something it is asked until it is done.
func (b *Board) resetRanks(t *rules.Table) {
	f := &b.fight
	for _, s := range [2]rules.Side{b.act.side, b.act.side.Other()} {
		for changed := false; ; changed = true {
			ready := b.ableToReset(s)
			if ready == 0 && !changed {
				break
			}
			o := b.ask(t, s, "reset", "NS-C4.3.88", f.target.ref(), func(m rules.Menu) {
				m.Always()
				for rest := ready; rest != 0; rest = rest.Rest() {
					b.offerNewFacing(m, rest.First())
				}
				for rest := ready; rest != 0; rest = rest.Rest() {
					b.offerNewRank(m, rest.First())
				}
				m.Waive(rules.Option{Do: "done"})
			})
			if o.Do == "done" {
				break
			}
			b.resetUnit(t, o)
		}
	}
}

// ableToReset are the Linear units of a side that may change something now.
func (b *Board) ableToReset(s rules.Side) (set unitSet) {
	f := &b.fight
	var fought squareSet
	fought.Add(f.main)
	fought.Add(f.target)
	for rest := (f.fought | f.attack | f.defend) &^ f.fled; rest != 0; rest = rest.Rest() {
		if q := b.unit[rest.First()].at; q != offBoard {
			fought.Add(q)
		}
	}
	facing := b.ableToTurn(s) | f.fled
	for rest := b.of[s]; rest != 0; rest = rest.Rest() {
		u := rest.First()
		x := &b.unit[u]
		if x.state != present || b.hidden(u) || !b.faces(u) || x.march {
			continue
		}
		ranks := (fought.Has(x.at) || f.fled.Has(u)) && !f.settled.Has(u)
		if facing.Has(u) && !f.refaced.Has(u) || ranks && b.canChangeRank(u) {
			set |= oneUnit(u)
		}
	}
	return set
}

// canChangeRank reports whether a unit may become Lead, or Rear (NS-A.42).
func (b *Board) canChangeRank(u int) bool {
	others := b.leads(b.unit[u].at, b.sideOf(u), u)
	if b.unit[u].rear {
		return others < 2
	}
	return others > 0
}

// offerNewFacing offers what a unit that has retreated may face, or one that
// may turn toward the attack.
func (b *Board) offerNewFacing(m rules.Menu, u int) {
	switch {
	case b.fight.refaced.Has(u):
	case b.fight.fled.Has(u):
		for n := 1; n <= facingCount; n++ {
			if facingOf(n) != b.unit[u].facing {
				m.Offer(rules.Option{Do: "face", Who: b.unitRef(u), N: n})
			}
		}
	case b.ableToTurn(b.sideOf(u)).Has(u):
		b.offerTurns(m, u)
	}
}

// offerNewRank offers both ranks, the one that a unit has among them: who picks
// it has not given an order yet.
func (b *Board) offerNewRank(m rules.Menu, u int) {
	switch {
	case b.fight.settled.Has(u):
		return
	case !b.canChangeRank(u):
		b.offerRanks(m, u)
		return
	}
	m.Offer(rules.Option{Do: "lead", Who: b.unitRef(u)})
	m.Offer(rules.Option{Do: "rear", Who: b.unitRef(u)})
}

// resetUnit changes a facing, of a unit that turns or has retreated, or a rank.
func (b *Board) resetUnit(t *rules.Table, o rules.Option) {
	u, _ := b.unitNamed(o.Who)
	if o.Do == "face" {
		b.fight.refaced |= oneUnit(u)
		b.face(t, u, facingOf(o.N), "NS-C4.3.89")
		return
	}
	b.fight.settled |= oneUnit(u)
	if rear := o.Do == "rear"; rear != b.unit[u].rear {
		b.setRank(t, u, rear)
	}
}
