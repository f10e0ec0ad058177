package musket

import "grognard/rules"

// mayJoin says why a unit cannot join the attack being put together.
func (b *Board) mayJoin(c int) rules.Reason {
	f := &b.fight
	h := b.piece[c].at
	why := b.mayAttack(c)
	if b.is(c, hauled) {
		why = b.fitToAttack(c)
	}
	if !why.OK() {
		return why
	}
	if why := b.sameBase(c); !why.OK() {
		return why
	}
	s := b.sideToward(h, f.target)
	if s < 0 {
		return rules.No("MS-7.1.2", rules.Text{Key: "ms.why.not_adjacent", A: b.pieceRef(c)})
	}
	if why := b.attackable(c, h, s); !why.OK() {
		return why
	}
	return rules.Unless(b.withinLimits(b.ofHex(f.units[attacker], h).With(c)), "MS-5.3.1", rules.Text{Key: "ms.why.limit", A: h.ref()})
}

// buildAttack is the rest of DC-4: units, supporting artillery, leaders and
// the primary, pick by pick.
func (b *Board) buildAttack(t *rules.Table) {
	f := &b.fight
	for {
		o := ask(t, f.side, "combat.attack", "MS-7.5.8", b.pieceRef(int(f.primary[attacker])), func(m rules.Menu) {
			m.Always()
			m.Course(rules.Text{Key: "ms.course.units", N: f.units[attacker].Count() + f.support.Count()})
			m.Quiet(rules.Option{Do: "done"})
			b.offerJoining(m)
			b.offerLeaders(m, attacker)
			b.offerPrimary(m, attacker)
		})
		c := b.pieceNamed(o.Who)
		switch o.Do {
		case "done":
			return
		case "add":
			if f.form == skirmish {
				b.piece[c].aim = hexOf(o.With)
			}
			b.enlist(c)
		case "drop":
			b.dismiss(c)
		case "support":
			f.support = f.support.With(c)
		default:
			b.appoint(t, attacker, o.Do, c, b.pieceNamed(o.At))
		}
	}
}

// offerJoining lists who may join, support or drop out.
func (b *Board) offerJoining(m rules.Menu) {
	f := &b.fight
	b.each(f.side, func(c int) {
		who := b.pieceRef(c)
		switch {
		case !b.print[c].unit() || f.support.Has(c):
		case f.units[attacker].Has(c):
			if f.units[attacker].Count() > 1 {
				m.Offer(rules.Option{Do: "drop", Who: who}, rules.Unless(!b.is(c, hauled), "MS-12.4.5", rules.Text{Key: "ms.why.hauled", A: who}))
			}
		case f.form == skirmish:
			b.offerSkirmisher(m, c)
		default:
			guns := b.print[c].arm == artillery
			if near := b.sideToward(b.piece[c].at, f.target) >= 0; near || m.Explaining() && !guns { // guns afar could only support
				m.Offer(rules.Option{Do: "add", Who: who}, b.mayJoin(c))
			}
			if guns {
				m.Offer(rules.Option{Do: "support", Who: who}, b.maySupport(c))
			}
		}
	})
}

// offerSkirmisher lists the ways in which another unit may join a skirmish
// (MS-7.13.1c).
func (b *Board) offerSkirmisher(m rules.Menu, c int) {
	f := &b.fight
	if distance(b.piece[c].at, f.target) != 2 {
		return
	}
	b.each2(b.piece[c].at, func(via, to hex) {
		if to != f.target || b.print[c].arm == infantry && !b.skirmishWay(c, via, to) {
			return
		}
		m.Offer(rules.Option{Do: "add", Who: b.pieceRef(c), With: via.ref()}, b.maySkirmish(c), b.mayAttack(c), b.sameBase(c),
			rules.Unless(b.withinLimits(b.ofHex(f.units[attacker], b.piece[c].at).With(c)), "MS-5.3.1", rules.Text{Key: "ms.why.limit", A: b.piece[c].at.ref()}))
	})
}

// dismiss takes a unit out of the attack again, with what depended on it.
func (b *Board) dismiss(c int) {
	f := &b.fight
	f.units[attacker] = f.units[attacker].Without(c)
	if f.form == skirmish {
		b.piece[c].aim = noHex
	}
	for all := f.support; !all.Empty(); all = all.Rest() {
		if o := all.First(); !b.besideAttacker(o) {
			f.support = f.support.Without(o)
		}
	}
	b.dismissLeaders(attacker)
	b.choosePrimary(attacker)
}

// dismissLeaders drops leaders whose unit does not fight any more.
func (b *Board) dismissLeaders(r role) {
	f := &b.fight
	for all := f.leaders[r]; !all.Empty(); all = all.Rest() {
		if l := all.First(); !f.units[r].Has(int(b.piece[l].helps)) {
			f.leaders[r] = f.leaders[r].Without(l)
			b.release(l)
		}
	}
	for all := f.heads; r == attacker && !all.Empty(); all = all.Rest() {
		if l := all.First(); !f.units[r].Has(int(b.piece[l].helps)) {
			f.heads = f.heads.Without(l)
			b.release(l)
		}
	}
}

// release lets a leader go who had assisted nobody before this combat.
func (b *Board) release(l int) {
	if b.fight.fresh.Has(l) {
		b.piece[l].helps = -1
	}
}

// offerPrimary lists the other units that may be primary.
func (b *Board) offerPrimary(m rules.Menu, r role) {
	f := &b.fight
	rule := [2]string{"MS-7.5.6", "MS-7.4.3"}[r]
	for all := f.units[r]; !all.Empty(); all = all.Rest() {
		if c := all.First(); c != int(f.primary[r]) {
			m.Offer(rules.Option{Do: "primary", Who: b.pieceRef(c)}, rules.Unless(b.canLead(r, c), rule, rules.Text{Key: "ms.why.primary", A: b.pieceRef(c)}))
		}
	}
}

// offerLeaders lists the leaders who may take part with a unit of their hex
// (MS-10.3.9), or coordinate (MS-7.14.5).
func (b *Board) offerLeaders(m rules.Menu, r role) {
	f := &b.fight
	b.each(f.player(r), func(l int) {
		if b.print[l].arm != leader || f.leaders[r].Has(l) || f.heads.Has(l) {
			return
		}
		for all := b.ofHex(f.units[r], b.piece[l].at); !all.Empty(); all = all.Rest() {
			c := all.First()
			m.Offer(rules.Option{Do: "leader", Who: b.pieceRef(l), At: b.pieceRef(c)}, b.mayHelp(l, c))
		}
		if r == attacker {
			b.offerHead(m, l)
		}
	})
}

// offerHead lists the units to which a leader can give coordination.
func (b *Board) offerHead(m rules.Menu, l int) {
	f := &b.fight
	if b.rules.uncoordinated || f.units[attacker].Rest().Empty() || !b.nearAttack(l) {
		return
	}
	for all := f.units[attacker]; !all.Empty(); all = all.Rest() {
		c := all.First()
		m.Offer(rules.Option{Do: "coordinate", Who: b.pieceRef(l), At: b.pieceRef(c)}, b.mayHelp(l, c), b.mayCoordinate(l))
	}
}

// appoint carries out what offerLeaders and offerPrimary offered.
func (b *Board) appoint(t *rules.Table, r role, do string, c, with int) {
	f := &b.fight
	if do != "primary" && b.piece[c].helps < 0 {
		f.fresh = f.fresh.With(c)
	}
	switch do {
	case "leader":
		b.assist(t, c, with)
		f.leaders[r] = f.leaders[r].With(c)
	case "coordinate":
		b.assist(t, c, with)
		f.heads = f.heads.With(c)
	case "primary":
		f.primary[r] = int8(c)
	}
}
