package squares

import "grognard/rules"

// pursuit is PURSUIT: troops of the winner of the last round may move into the
// square that the other side has left (NS-C4.3.102 to NS-C4.3.104).
func (b *Board) pursuit(t *rules.Table) {
	f := &b.fight
	s := f.winner
	if s == rules.Chance {
		return
	}
	q := f.target
	if s != f.attacker {
		q = f.main
	}
	if b.holds(q, s.Other()) || b.barrier(q) {
		return
	}
	b.displaceAll(t, q, s.Other(), "NS-A.48")
	occupied := false
	for {
		var all []rules.Option
		for rest := b.pursuers(s, q); rest != 0; rest = rest.Rest() {
			u := rest.First()
			all = append(all, rules.Option{Do: "advance", Who: b.unitRef(u), At: q.ref()})
			if !occupied && b.units[u].canGarrison() && !b.unit[u].march && b.garrisons(q) < b.ground[q].areas {
				all = append(all, rules.Option{Do: "advance", Who: b.unitRef(u), At: q.ref(), N: 1})
			}
		}
		if len(all) == 0 {
			return
		}
		o := b.ask(t, s, "pursuit", "NS-C4.3.102", q.ref(), func(m rules.Menu) {
			m.Waive(rules.Option{Do: "done"})
			for _, o := range all {
				m.Offer(o)
			}
		})
		if o.Do == "done" {
			return
		}
		u, _ := b.unitNamed(o.Who)
		b.advance(t, u, q)
		if o.N == 1 { // NS-C4.3.108
			occupied = true
			b.occupy(t, u, "NS-C4.3.108")
		}
	}
}

// pursuers are the units of the winner that may follow: brigades and horse
// artillery that took part and hold their ground (NS-C4.3.104, NS-C4.3.108).
func (b *Board) pursuers(s rules.Side, q square) (set unitSet) {
	f := &b.fight
	for rest := (f.fought | f.attack | f.defend) & b.of[s] &^ f.fled; rest != 0; rest = rest.Rest() {
		u := rest.First()
		x, k := &b.unit[u], &b.units[u]
		switch {
		case x.state != present || !b.adjacent(u, q):
		case !k.brigade() && (!k.horse || b.ground[q].difficult()):
		case b.faces(u) && b.beside(x.at, x.facing) != q:
		case b.fits(q, s, oneUnit(u)):
			set |= oneUnit(u)
		}
	}
	return set
}

// advance moves a pursuing unit.
func (b *Board) advance(t *rules.Table, u int, to square) {
	x, s := &b.unit[u], b.sideOf(u)
	from := x.at
	t.Tell(rules.Event{Kind: rules.EvAdvance, Rule: "NS-C4.3.102", Side: s, Who: b.unitRef(u), From: from.ref(), To: to.ref(),
		Path: []rules.Ref{from.ref(), to.ref()}, Text: rules.Text{Key: "ns.log.advance", A: b.unitRef(u), B: to.ref()}})
	x.garrison = false
	b.relocate(u, to)
	b.arrive(t, s, to, false)
}
