package musket

import "grognard/rules"

// mayAttack says why a unit may not begin an attack in this phase, whatever
// the target.
func (b *Board) mayAttack(c int) rules.Reason {
	if b.is(c, attacked) {
		return rules.No("MS-7.5.8", rules.Text{Key: "ms.why.attacked", A: b.pieceRef(c)})
	}
	return b.fitToAttack(c)
}

// fitToAttack says why a unit may not attack even if a FOW binds it to fight
// again (MS-12.4.5).
func (b *Board) fitToAttack(c int) rules.Reason {
	who := b.pieceRef(c)
	switch {
	case b.is(c, marched) && !b.is(c, hauled):
		return rules.No("MS-4.7.2", rules.Text{Key: "ms.why.marched", A: who})
	case b.light() == night:
		return rules.No("MS-14.2.5", rules.Text{Key: "ms.why.night_attack"})
	case b.is(c, square):
		return rules.No("MS-9.5.8", rules.Text{Key: "ms.why.square_attack", A: who})
	case b.inSquare(c):
		return rules.No("MS-9.5.4", rules.Text{Key: "ms.why.square_attack", A: who})
	case b.is(c, charging):
		return rules.No("MS-7.13.3k", rules.Text{Key: "ms.why.charge_owed", A: who, B: b.piece[c].aim.ref()})
	case b.is(c, aiming):
		return rules.No("MS-8.4.9", rules.Text{Key: "ms.why.fire_owed", A: who, B: b.piece[c].aim.ref()})
	case b.barred(c):
		return rules.No("MS-1.1.2", rules.Text{Key: "ms.why.barred", A: who})
	case b.face(c).cf == 0:
		return rules.No("MS-7.5.3", rules.Text{Key: "ms.why.no_cf", A: who})
	}
	return rules.Reason{}
}

// barred reports whether an exclusive rule forbids a unit to attack.
func (b *Board) barred(c int) bool {
	for i := range b.events {
		if e := &b.events[i]; e.kind == noAttack && e.counters.Has(c) && e.holds(b.turn) {
			return true
		}
	}
	return false
}

// openTarget says why a hex cannot be the target of an attack now.
func (b *Board) openTarget(h hex) rules.Reason {
	switch {
	case !b.occupied(b.active.Other(), h):
		return rules.No("MS-7.4.1", rules.Text{Key: "ms.why.nobody", A: h.ref()})
	case b.targets.Has(h):
		return rules.No("MS-7.4.4", rules.Text{Key: "ms.why.hex_attacked", A: h.ref()})
	case !b.chargers(h).Empty():
		return rules.No("MS-7.13.3g", rules.Text{Key: "ms.why.hex_charged", A: h.ref()})
	}
	return rules.Reason{}
}

// attackable says why terrain keeps a unit from attacking from a hex across a
// hexside (MS-7.5.1, MS-8.3.2).
func (b *Board) attackable(c int, from hex, s int) rules.Reason {
	a := b.print[c].arm
	to := b.next[from][s]
	why := rules.No("MS-7.5.1", rules.Text{Key: "ms.why.attack_ground", A: b.pieceRef(c), B: to.ref()})
	open := b.passable(a, from, s)
	if a == artillery {
		why.Rule = "MS-8.3.2"
		open = open || b.ground[to].row().bombard != no
	}
	if !open || b.ground[to].row().attack[a] == no {
		return why
	}
	for i := range tec.Hexside {
		if b.hexsides[from][s]>>i&1 == 1 && tec.Hexside[i].attack[a] == no {
			return why
		}
	}
	if a == artillery && b.hexsides[from][s]&steepDown != 0 && b.tracks[from][s] == noTrack && b.ground[to].row().bombard == no {
		return why
	}
	return rules.Reason{}
}

// sameBase says why a unit cannot attack because others of its hex have
// attacked elsewhere, or owe a charge (MS-5.3.3).
func (b *Board) sameBase(c int) rules.Reason {
	h := b.piece[c].at
	if b.is(c, hauled) {
		return rules.Reason{}
	}
	for all := b.units(b.sideOf(c), h); !all.Empty(); all = all.Rest() {
		if o := all.First(); b.is(o, charging) {
			return rules.No("MS-5.3.3", rules.Text{Key: "ms.why.charge_owed", A: b.pieceRef(o), B: b.piece[o].aim.ref()})
		}
	}
	return rules.Unless(!b.bases.Has(h), "MS-5.3.3", rules.Text{Key: "ms.why.base", A: h.ref()})
}

// offerAttacks lists the ordinary attacks that a unit can begin (DC-4).
func (b *Board) offerAttacks(m rules.Menu, c int) {
	able := b.mayAttack(c)
	base := b.sameBase(c)
	if !m.Explaining() && (!able.OK() || !base.OK()) {
		return
	}
	h := b.piece[c].at
	enemies := b.held(b.active.Other())
	if o := b.army[b.active.Other()].train; b.inPlay(o) {
		enemies.Add(b.piece[o].at)
	}
	some := false
	for s, n := range b.next[h] {
		if n == noHex || !enemies.Has(n) {
			continue
		}
		some = true
		m.Offer(rules.Option{Do: "attack", Who: b.pieceRef(c), At: n.ref()}, able, base, b.openTarget(n), b.attackable(c, h, s))
	}
	if !some && m.Explaining() {
		m.Offer(rules.Option{Do: "attack", Who: b.pieceRef(c)}, able, rules.No("MS-7.1.2", rules.Text{Key: "ms.why.not_adjacent", A: b.pieceRef(c)}))
	}
}

// maySkirmish says why a unit may not skirmish (MS-7.13.1a).
func (b *Board) maySkirmish(c int) rules.Reason {
	f := b.face(c)
	who := b.pieceRef(c)
	switch {
	case b.print[c].arm != infantry:
		return rules.No("MS-7.13.1a", rules.Text{Key: "ms.why.skirmish_arm", A: who})
	case f.maParen || f.ma == variable:
		return rules.No("MS-2.4.9", rules.Text{Key: "ms.why.skirmish_ma", A: who})
	case f.paren || b.is(c, shaken):
		return rules.No("MS-7.13.1a", rules.Text{Key: "ms.why.skirmish_cf", A: who})
	}
	return rules.Reason{}
}

// offerSkirmishes lists the skirmishes that a unit can begin: each with the
// hex it goes through (MS-7.13.1b).
func (b *Board) offerSkirmishes(m rules.Menu, c int) {
	for _, why := range [3]rules.Reason{b.mayAttack(c), b.sameBase(c), b.maySkirmish(c)} {
		if !why.OK() {
			m.Offer(rules.Option{Do: "skirmish", Who: b.pieceRef(c)}, why)
			return
		}
	}
	foe := b.active.Other()
	b.each2(b.piece[c].at, func(via, to hex) {
		if b.occupied(foe, to) && b.skirmishWay(c, via, to) {
			if m.Offer(rules.Option{Do: "skirmish", Who: b.pieceRef(c), With: via.ref(), At: to.ref()}, b.openTarget(to)) {
				m.Sign(rules.Distant)
			}
		}
	})
}

// each2 visits the hexes at distance two, with the hex between.
func (b *Board) each2(h hex, visit func(via, to hex)) {
	for _, via := range b.next[h] {
		if via == noHex {
			continue
		}
		for _, to := range b.next[via] {
			if to != noHex && distance(h, to) == 2 {
				visit(via, to)
			}
		}
	}
}

// skirmishWay reports whether a unit can go by way of a hex to another
// (MS-7.13.1b).
func (b *Board) skirmishWay(c int, via, to hex) bool {
	h := b.piece[c].at
	held := b.held(b.sideOf(c).Other())
	return !held.Has(via) && b.passable(infantry, h, b.sideTo(h, via)) && b.passable(infantry, via, b.sideTo(via, to))
}

// attack is DC-4 to DC-16 for an attack that a unit begins.
func (b *Board) attack(t *rules.Table, c int) {
	b.enlist(c)
	b.buildAttack(t)
	x := &resolution{b: b, t: t}
	x.resolve()
}

// enlist adds a unit to the attack, with those of its hex that a FOW bound to
// fight (MS-12.4.5).
func (b *Board) enlist(c int) {
	f := &b.fight
	f.units[attacker] = f.units[attacker].With(c)
	if f.form == ordinary {
		for all := b.units(f.side, b.piece[c].at); !all.Empty(); all = all.Rest() {
			if o := all.First(); b.is(o, hauled) && !f.units[attacker].Has(o) && b.mayJoin(o).OK() {
				f.units[attacker] = f.units[attacker].With(o)
			}
		}
	}
	b.choosePrimary(attacker)
}

// choosePrimary names the best primary of a role unless one is named that may
// be (MS-7.4.3, MS-7.5.6).
func (b *Board) choosePrimary(r role) {
	f := &b.fight
	if p := int(f.primary[r]); p >= 0 && f.units[r].Has(p) && b.canLead(r, p) {
		return
	}
	best := -1
	for all := f.units[r]; !all.Empty(); all = all.Rest() {
		c := all.First()
		if b.canLead(r, c) && (best < 0 || b.face(c).mr > b.face(best).mr || b.face(c).mr == b.face(best).mr && b.face(c).cf > b.face(best).cf) {
			best = c
		}
	}
	f.primary[r] = int8(best)
}

// canLead reports whether a unit may be primary: an ineffective one, and in
// attack artillery, only if there is nothing else.
func (b *Board) canLead(r role, c int) bool {
	worse := func(c int) bool { return b.is(c, ineffective) || r == attacker && b.print[c].arm == artillery }
	if !worse(c) {
		return true
	}
	for all := b.fight.units[r]; !all.Empty(); all = all.Rest() {
		if !worse(all.First()) {
			return false
		}
	}
	return true
}

// withinLimits reports whether units can fight together from or in one hex
// (MS-5.3.1): one artillery, one battalion or squadron, one other of any kind.
func (b *Board) withinLimits(units set) bool {
	guns, small, other := 0, 0, 0
	for ; !units.Empty(); units = units.Rest() {
		switch p := &b.print[units.First()]; {
		case p.arm == artillery:
			guns++
		case p.small():
			small++
		default:
			other++
		}
	}
	return max(guns-1, 0)+max(small-1, 0)+other <= 1
}

// ofHex keeps the units of a set that stand in a hex.
func (b *Board) ofHex(units set, h hex) (some set) {
	for ; !units.Empty(); units = units.Rest() {
		if c := units.First(); b.piece[c].at == h {
			some = some.With(c)
		}
	}
	return some
}
