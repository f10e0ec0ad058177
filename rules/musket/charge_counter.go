package musket

import "grognard/rules"

// offerCountercharge lists the cavalry that may countercharge: one unit, with
// or without a squadron (MS-9.4.1, MS-9.4.2). Of two squadrons either may lead.
func (b *Board) offerCountercharge(m rules.Menu) {
	f := &b.fight
	for all := f.units[defender]; !all.Empty(); all = all.Rest() {
		c := all.First()
		if b.print[c].arm != cavalry {
			continue
		}
		why := b.mayCountercharge(c)
		if !m.Offer(rules.Option{Do: "countercharge", Who: b.pieceRef(c)}, why) {
			continue
		}
		for rest := f.units[defender].Without(c); !rest.Empty(); rest = rest.Rest() {
			o := rest.First()
			if b.print[o].arm == cavalry && b.print[o].small() && b.mayCountercharge(o).OK() {
				m.Offer(rules.Option{Do: "countercharge", Who: b.pieceRef(c), With: b.pieceRef(o)})
			}
		}
	}
}

// mayCountercharge says why a cavalry unit may not countercharge: all
// attackers' hexes and hexsides must be open to a charge.
func (b *Board) mayCountercharge(c int) rules.Reason {
	f := &b.fight
	who := b.pieceRef(c)
	switch {
	case b.is(c, shaken|ineffective):
		return rules.No("MS-9.4.2", rules.Text{Key: "ms.why.charge_state", A: who})
	case b.face(c).charge == 0:
		return rules.No("MS-7.5.3", rules.Text{Key: "ms.why.no_cf", A: who})
	}
	for all := f.units[attacker]; !all.Empty(); all = all.Rest() {
		h := b.strokeAt(all.First())
		if s := b.sideToward(f.target, h); s < 0 || b.scenario.charge[cavalry][f.target]>>s&1 == 0 {
			return rules.No("MS-9.4.2", rules.Text{Key: "ms.why.charge_ground", A: h.ref()})
		}
	}
	return rules.Reason{}
}

// countercharge makes the cavalry named, and at most one leader with it, the
// defence; others of the hex take no part (MS-9.4.4).
func (b *Board) countercharge(o rules.Option) {
	f := &b.fight
	c := b.pieceNamed(o.Who)
	f.units[defender], f.primary[defender] = only(c), int8(c)
	if s := b.pieceNamed(o.With); s >= 0 {
		f.units[defender] = f.units[defender].With(s)
	}
	led := false
	for all := f.leaders[defender]; !all.Empty(); all = all.Rest() {
		if l := all.First(); led || !f.units[defender].Has(int(b.piece[l].helps)) {
			f.leaders[defender] = f.leaders[defender].Without(l)
		} else {
			led = true
		}
	}
}

// exchangeRoles makes the countercharging cavalry the attacker of record: its
// charge needs no test, and the other side's tactic is void (MS-9.4.3).
func (x *resolution) exchangeRoles() {
	f := &x.b.fight
	f.side = f.side.Other()
	f.units[0], f.units[1] = f.units[1], f.units[0]
	f.leaders[0], f.leaders[1] = f.leaders[1], f.leaders[0]
	f.primary[0], f.primary[1] = f.primary[1], f.primary[0]
	f.tactic = [2]tactic{}
	f.swapped = true
}
