package squares

import (
	"slices"

	"grognard/rules"
)

// headcount is what stood in the squares of a combat when section 4 began
// (NS-C4.3.95).
type headcount struct {
	squares []square
	sides   []rules.Side
	had     []unitSet
}

// countHeads counts the squares of all who take part.
func (b *Board) countHeads() (m headcount) {
	f := &b.fight
	var seen squareSet
	for rest := f.attack | f.defend; rest != 0; rest = rest.Rest() {
		u := rest.First()
		q, s := b.unit[u].at, b.sideOf(u)
		if !seen.Has(q) {
			seen.Add(q)
			m.squares, m.sides, m.had = append(m.squares, q), append(m.sides, s), append(m.had, b.unitsIn(q, s))
		}
	}
	return m
}

// forceOut orders the rest of an open square to retreat where half of its units
// must retreat or are destroyed (NS-C4.3.94, NS-C4.3.95).
func (b *Board) forceOut(x *outcome, m *headcount) {
	for i, had := range m.had {
		out := had & (x.ordered | x.destroyed)
		if out != 0 && 2*out.Count() >= had.Count() && b.ground[m.squares[i]].open() {
			x.forced |= had &^ out
		}
	}
}

// retreatBoth is RETREATS: the defender's units first, then the attacker's
// (NS-C4.3.105).
func (b *Board) retreatBoth(t *rules.Table, x *outcome, m *headcount) {
	for _, s := range [2]rules.Side{b.fight.attacker.Other(), b.fight.attacker} {
		b.retreatBrigades(t, s, x, m)
		b.retreatFreely(t, s, x, m)
		b.retreatGuns(t, s, x, m)
		for i, q := range m.squares {
			if m.sides[i] == s && !b.holds(q, s) {
				b.displaceAll(t, q, s, "NS-A.48")
			}
			b.reformRanks(q, s)
		}
	}
}

// retreatBrigades takes out the brigades of a side that must retreat.
func (b *Board) retreatBrigades(t *rules.Table, s rules.Side, x *outcome, m *headcount) {
	b.retreatSet(t, s, b.brigades((x.ordered|x.forced)&b.of[s]), x)
}

// retreatSet takes units out one by one, in the order their owner likes.
func (b *Board) retreatSet(t *rules.Table, s rules.Side, must unitSet, x *outcome) {
	for must != 0 {
		o := b.nextRetreat(t, s, must)
		u, _ := b.unitNamed(o.Who)
		must &^= oneUnit(u)
		if o.Do == "blocked" {
			b.block(t, u, x)
			continue
		}
		from := b.unit[u].at
		b.retreat(t, u, square(o.At.N()), "NS-C4.3.91", "ns.log.retreat")
		if !b.unit[u].activated {
			b.unit[u].closed = from // NS-C4.3.99
		}
	}
}

// nextRetreat asks for the next retreat; what leaves no choice is not asked.
func (b *Board) nextRetreat(t *rules.Table, s rules.Side, must unitSet) rules.Option {
	var all []rules.Option
	for rest := must; rest != 0; rest = rest.Rest() {
		u := rest.First()
		squares := b.retreatSquares(t, u, b.origin(u))
		for _, q := range squares {
			all = append(all, rules.Option{Do: "retreat", Who: b.unitRef(u), At: q.ref()})
		}
		if len(squares) == 0 {
			all = append(all, rules.Option{Do: "blocked", Who: b.unitRef(u)})
		}
	}
	if len(all) == 1 && !b.rules.fog {
		return all[0]
	}
	return b.ask(t, s, "retreat", "NS-C4.3.91", b.unitRef(must.First()), func(m rules.Menu) {
		b.public(m)
		m.Quiet(all[0])
		for _, o := range all[1:] {
			m.Offer(o)
		}
	})
}

// block is a retreat that cannot be made: one more hit and another test, a
// second retreat result being ignored (NS-C4.3.97, NS-C4.3.106).
func (b *Board) block(t *rules.Table, u int, x *outcome) {
	t.Say("NS-C4.3.97", b.sideOf(u), rules.Text{Key: "ns.log.blocked", A: b.unitRef(u)})
	b.hit(t, u, 1, "NS-C4.3.97")
	if b.destroys(u, b.testUnit(t, u, "NS-C4.3.97")) {
		x.destroyed |= oneUnit(u)
		b.remove(t, u, "NS-C4.3.97")
	}
}

// origin is the square from which the combat presses on a unit (NS-C4.3.92).
func (b *Board) origin(u int) square {
	if b.unit[u].at == b.fight.target {
		return b.fight.main
	}
	return b.fight.target
}

// retreatSquares are the legal squares for a retreat or evasion away from a
// square (NS-C4.3.91, NS-C4.3.93).
func (b *Board) retreatSquares(t *rules.Table, u int, from square) []square {
	return slices.DeleteFunc(b.away(u, from), func(q square) bool { return !b.canRetreat(t, u, q) })
}

// away are the squares that lie away from one for a unit (NS-C4.3.92).
func (b *Board) away(u int, from square) (all []square) {
	x := &b.unit[u]
	h := toward(from, x.at)
	if b.sideOn(u, from) && x.at == b.fight.target { // attacked from the side
		h = x.facing.turn(4)
	}
	for _, turn := range [3]int{0, -1, 1} {
		if q := b.beside(x.at, h.turn(turn)); q != offBoard {
			all = append(all, q)
		}
	}
	return all
}

// canRetreat reports whether a unit may retreat into a square (NS-C4.3.93). In
// odds for the enemy a marker there leaves room, or contrary to that none.
func (b *Board) canRetreat(t *rules.Table, u int, q square) bool {
	s, g := b.sideOf(u), &b.ground[q]
	but := oneUnit(u)
	if b.veiled(t, s) {
		but |= b.in[q] &^ b.unitsIn(q, s)
	}
	r := b.roomIn(q, s, but)
	switch {
	case b.holds(q, s.Other()), b.impassable(q), b.barrier(q):
		return false
	case b.veiled(t, s) && b.markerOn(q, s) >= 0 && t.WhatIf(rules.Contrary) > 0:
		return false
	case b.units[u].kind == artillery && g.difficult():
		return false
	}
	b.add(&r, u, q)
	return r.within()
}

// retreat takes a unit to a square by retreat or evasion (NS-C4.3.107); an own
// marker there is removed first (NS-A.69).
func (b *Board) retreat(t *rules.Table, u int, to square, rule, key string) {
	from, s := b.unit[u].at, b.sideOf(u)
	if k := b.markerOn(to, s); k >= 0 {
		b.reveal(t, s, k, "NS-A.69")
	}
	t.Tell(rules.Event{Kind: rules.EvRetreat, Rule: rule, Side: s, Who: b.unitRef(u), From: from.ref(), To: to.ref(),
		Path: []rules.Ref{from.ref(), to.ref()}, Text: rules.Text{Key: key, A: b.unitRef(u), B: from.ref(), C: to.ref()}})
	b.unit[u].garrison = false
	b.relocate(u, to)
	b.fight.fled |= oneUnit(u)
	b.arrive(t, s, to, false)
}

// retreatFreely lets the other brigades and horse artillery of a square that
// is not forced out go too, where one unit had to (NS-C4.3.96).
func (b *Board) retreatFreely(t *rules.Table, s rules.Side, x *outcome, m *headcount) {
	for i, q := range m.squares {
		had := m.had[i]
		if m.sides[i] != s || had&(x.ordered|x.destroyed) == 0 || had&x.forced != 0 {
			continue
		}
		for {
			free := b.standing(had, q) &^ x.ordered
			free = b.only(free, func(k *unitType) bool { return k.brigade() || k.horse })
			if !b.askFree(t, s, q, free) {
				break
			}
		}
	}
}

// askFree asks for one optional retreat.
func (b *Board) askFree(t *rules.Table, s rules.Side, q square, free unitSet) bool {
	var all []rules.Option
	for rest := free; rest != 0; rest = rest.Rest() {
		u := rest.First()
		for _, to := range b.retreatSquares(t, u, b.origin(u)) {
			all = append(all, rules.Option{Do: "retreat", Who: b.unitRef(u), At: to.ref()})
		}
	}
	if len(all) == 0 {
		return false
	}
	o := b.ask(t, s, "retreat.optional", "NS-C4.3.96", q.ref(), func(m rules.Menu) {
		b.public(m)
		m.Own()
		m.Waive(rules.Option{Do: "stay"})
		for _, o := range all {
			m.Offer(o)
		}
	})
	if o.Do == "stay" {
		return false
	}
	u, _ := b.unitNamed(o.Who)
	b.retreat(t, u, square(o.At.N()), "NS-C4.3.96", "ns.log.retreat")
	return true
}

// retreatGuns settles the artillery of a side once its brigades have gone: foot
// artillery is lost, horse artillery must retreat (NS-C4.3.100, NS-C4.3.101).
func (b *Board) retreatGuns(t *rules.Table, s rules.Side, x *outcome, m *headcount) {
	for i, q := range m.squares {
		if m.sides[i] != s {
			continue
		}
		left := b.unitsIn(q, s)
		gone := b.brigades(m.had[i] & (x.ordered | x.forced | x.destroyed))
		shaken := gone != 0 || m.had[i]&x.forced != 0
		alone := b.brigades(left) == 0 || b.vary.gunsLostWithAnyone && gone&^left != 0
		if !shaken || !alone {
			continue
		}
		var horse unitSet
		for rest := left &^ b.brigades(left); rest != 0; rest = rest.Rest() {
			u := rest.First()
			if b.units[u].horse {
				horse |= oneUnit(u)
				continue
			}
			b.remove(t, u, "NS-C4.3.100")
		}
		b.retreatSet(t, s, horse, x)
	}
}
