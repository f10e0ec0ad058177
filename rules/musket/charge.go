package musket

import "grognard/rules"

// chargeReason says why counters of one hex may not charge together
// (MS-7.13.3b, MS-7.13.3c, MS-9.3.2).
func (b *Board) chargeReason(group set) rules.Reason {
	units := group.And(b.unitSet)
	if units.Empty() {
		return rules.No("MS-7.13.3b", rules.Text{Key: "ms.why.charge_nobody", A: b.pieceRef(group.First())})
	}
	first := units.First()
	a := b.print[first].arm
	limit := "MS-7.13.3b"
	if a == cavalry {
		limit = "MS-9.3.2"
	}
	small, big := 0, 0
	for all := units; !all.Empty(); all = all.Rest() {
		c := all.First()
		if why := b.chargeable(c, a); !why.OK() {
			return why
		}
		if b.print[c].small() {
			small++
		} else {
			big++
		}
	}
	if max(small-1, 0)+big > 1 || group.Minus(units).Count() > 1 {
		return rules.No(limit, rules.Text{Key: "ms.why.charge_group", A: b.pieceRef(first)})
	}
	if units.Rest().Empty() || b.rules.uncoordinated {
		return rules.Reason{}
	}
	return b.chargeTogether(group, units)
}

// chargeable says why a unit may not charge.
func (b *Board) chargeable(c int, a arm) rules.Reason {
	who := b.pieceRef(c)
	f := b.face(c)
	switch {
	case b.print[c].arm == artillery || b.print[c].arm != a:
		return rules.No("MS-7.13.3b", rules.Text{Key: "ms.why.charge_arm", A: who})
	case a == cavalry && b.light() == night:
		return rules.No("MS-14.2.5", rules.Text{Key: "ms.why.night_attack"})
	case b.is(c, shaken|ineffective):
		return rules.No("MS-7.13.3b", rules.Text{Key: "ms.why.charge_state", A: who})
	case b.inSquare(c):
		return rules.No("MS-9.5.8", rules.Text{Key: "ms.why.square_attack", A: who})
	case b.is(c, rested):
		return rules.No("MS-11.1.8", rules.Text{Key: "ms.why.rested", A: who})
	case b.barred(c):
		return rules.No("MS-1.1.2", rules.Text{Key: "ms.why.barred", A: who})
	case a == infantry && f.cf == 0 || a == cavalry && f.charge == 0:
		return rules.No("MS-7.5.3", rules.Text{Key: "ms.why.no_cf", A: who})
	}
	return rules.Reason{}
}

// chargeTogether is MS-7.13.3c: a charge of several units is coordinated, and
// they begin the phase stacked.
func (b *Board) chargeTogether(group, units set) rules.Reason {
	first := units.First()
	if b.light() == twilight {
		return rules.No("MS-14.3.2", rules.Text{Key: "ms.why.twilight"})
	}
	together, led := b.oneFormation(units), false
	for all := group.Minus(units); !all.Empty(); all = all.Rest() {
		l := all.First()
		led = !b.is(l, ineffective)
		for rest := units; !rest.Empty(); rest = rest.Rest() {
			led = led && b.inSpan(l, rest.First())
		}
	}
	if !together && !led {
		return rules.No("MS-7.13.3c", rules.Text{Key: "ms.why.charge_formation", A: b.pieceRef(first)})
	}
	for all := units; !all.Empty(); all = all.Rest() {
		if c := all.First(); b.phase == movement && b.piece[c].start != b.piece[first].start {
			return rules.No("MS-7.13.3c", rules.Text{Key: "ms.why.charge_stacked", A: b.pieceRef(c)})
		}
	}
	return rules.Reason{}
}

// chargeTargets lists the hexes that a group could charge from a hex, among
// those where there is anything to attack (MS-7.13.3f, MS-7.13.3g, MS-9.3.4).
func (b *Board) chargeTargets(group set, from hex, attackable *hexSet) (targets []hex) {
	units := group.And(b.unitSet)
	a := b.print[units.First()].arm
	for side, n := range b.next[from] {
		if n == noHex || b.scenario.charge[a][from]>>side&1 == 0 || !attackable.Has(n) {
			continue
		}
		if b.phase == movement && !b.chargers(n).Empty() {
			continue
		}
		targets = append(targets, n)
	}
	return targets
}

// chargers are the counters that have declared a charge on a hex.
func (b *Board) chargers(h hex) (all set) {
	units := false
	for c := range b.counters {
		if b.is(c, charging) && b.inPlay(c) && b.piece[c].aim == h && distance(b.piece[c].at, h) == 1 {
			all = all.With(c)
			units = units || b.print[c].unit()
		}
	}
	if !units {
		return set{}
	}
	return all
}

// offerCharging lists the declared charges (DC-1).
func (b *Board) offerCharging(m rules.Menu) {
	var seen hexSet
	b.each(b.active, func(c int) {
		if h := b.piece[c].aim; b.is(c, charging) && !seen.Has(h) && !b.chargers(h).Empty() {
			seen.Add(h)
			m.Offer(rules.Option{Do: "charge", At: h.ref()})
		}
	})
}

// resolveCharge resolves a declared charge.
func (b *Board) resolveCharge(t *rules.Table, h hex) {
	b.chargeHex(t, b.chargers(h), h, false, false)
}

// chargeHex carries a charge out. later: it follows a victorious one.
func (b *Board) chargeHex(t *rules.Table, group set, h hex, fortune, later bool) {
	units := group.And(b.unitSet)
	form := infantryCharge
	if b.print[units.First()].arm == cavalry {
		form = cavalryCharge
	}
	b.newFight(form, b.sideOf(units.First()), h)
	f := &b.fight
	f.fortune, f.later = fortune, later
	f.units[attacker] = units
	b.choosePrimary(attacker)
	if !units.Rest().Empty() {
		b.askPrimary(t, attacker, "MS-7.5.6")
	}
	for all := group.Minus(units); !all.Empty(); all = all.Rest() {
		b.leadCharge(t, all.First())
	}
	if fortune {
		b.forestall(t, h)
	}
	x := &resolution{b: b, t: t}
	x.resolve()
}

// leadCharge makes the leader of the group take part (MS-10.3.11), with the
// primary unless he helps another of it already.
func (b *Board) leadCharge(t *rules.Table, l int) {
	f := &b.fight
	if c := int(b.piece[l].helps); c >= 0 && f.units[attacker].Has(c) && !b.is(l, ineffective) {
		f.leaders[attacker] = f.leaders[attacker].With(l)
		return
	}
	if p := int(f.primary[attacker]); b.mayHelp(l, p).OK() {
		b.assist(t, l, p)
		f.leaders[attacker] = f.leaders[attacker].With(l)
	}
}

// forestall is MS-12.4.9: who had declared a charge on the hex that a FOW
// charge strikes counts as having attacked.
func (b *Board) forestall(t *rules.Table, h hex) {
	for all := b.chargers(h); !all.Empty(); all = all.Rest() {
		c := all.First()
		b.unmark(c, charging)
		b.mark(c, attacked|fought)
		b.piece[c].aim = noHex
		t.Say("MS-12.4.9", b.sideOf(c), rules.Text{Key: "ms.log.lapses", A: b.pieceRef(c)})
	}
}

// chase notes the cavalry that charged or countercharged, before it turns
// ineffective.
func (x *resolution) chase() (c chase) {
	f := &x.b.fight
	c.side, c.routed = f.side, x.routed.Minus(x.stood) // who stands is no routed unit (9.3(7))
	if f.form == cavalryCharge && !f.swapped || f.swapped {
		c.riders = x.horse(attacker)
	}
	if f.form == cavalryCharge && f.charge == failed && !f.swapped {
		c.spent = c.riders
		c.riders = set{}
	}
	if f.duel || f.form == cavalryCharge && f.swapped {
		c.spent = c.spent.Or(x.horse(defender))
	}
	c.victory = !x.routed.Empty() && !c.riders.Empty()
	return c
}

// pursue is DC-16: victorious cavalry charges again, captures, or ends its
// charge and turns ineffective (MS-9.3.8 to MS-9.3.12).
func (x *resolution) pursue(c chase) {
	b := x.b
	tried := set{}
	for c.victory {
		o, again := x.askPursuit(c, tried)
		if !again {
			break
		}
		who := b.pieceNamed(o.Who)
		if o.Do == "capture" {
			tried, c.advanced = tried.With(who), c.advanced.Without(who) // instead of charging on
			x.tryCapture(who, b.pieceNamed(o.At))
			continue
		}
		group := x.ridingWith(who, c)
		c.advanced = c.advanced.Minus(group)
		c.riders = c.riders.Minus(group.And(b.unitSet))
		b.chargeHex(x.t, group, hexOf(o.At), false, true)
	}
	for all := c.riders.Or(c.spent); !all.Empty(); all = all.Rest() {
		b.weaken(x.t, all.First(), "MS-9.3.12")
	}
}

// ridingWith is the group that charges again from a unit's hex, with the
// leader who rides along.
func (x *resolution) ridingWith(who int, c chase) set {
	b := x.b
	h := b.piece[who].at
	group := b.ofHex(c.advanced, h)
	for all := b.leaders(c.side, h); !all.Empty(); all = all.Rest() {
		if l := all.First(); group.Has(int(b.piece[l].helps)) {
			return group.With(l)
		}
	}
	return group
}

// askPursuit asks what comes next; false if nothing does.
func (x *resolution) askPursuit(c chase, tried set) (o rules.Option, again bool) {
	b := x.b
	var options []rules.Option
	for all := c.riders; !all.Empty(); all = all.Rest() {
		u := all.First()
		if !b.inPlay(u) || b.is(u, shaken|ineffective) || tried.Has(u) {
			continue
		}
		if c.advanced.Has(u) {
			attackable := b.targetHexes(c.side.Other())
			for _, h := range b.chargeTargets(x.ridingWith(u, c), b.piece[u].at, &attackable) {
				options = append(options, rules.Option{Do: "charge", Who: b.pieceRef(u), At: h.ref()})
			}
		}
		for rest := c.routed; !rest.Empty(); rest = rest.Rest() {
			if v := rest.First(); b.inPlay(v) || b.piece[v].place == onTrack || b.piece[v].place == away {
				options = append(options, rules.Option{Do: "capture", Who: b.pieceRef(u), At: b.pieceRef(v)})
			}
		}
	}
	if len(options) == 0 {
		return o, false
	}
	o = ask(x.t, c.side, "charge.on", "MS-9.3.8", b.pieceRef(c.riders.First()), func(m rules.Menu) {
		m.Always()
		m.Waive(rules.Option{Do: "done"})
		for _, o := range options {
			m.Offer(o)
		}
	})
	return o, o.Do != "done"
}

// tryCapture rolls for whether cavalry u captures v, which it has routed: its
// printed CF or less (MS-9.3.11).
func (x *resolution) tryCapture(u, v int) {
	b := x.b
	cf := int(b.print[u].faces[0].cf)
	class := make([]int, 6)
	for i := range class {
		if i < cf {
			class[i] = 1
		}
	}
	if x.t.Roll("capture", "MS-9.3.11", b.die(u, 1, 6).Alike(class...))[0] <= cf {
		b.remove(x.t, v, captured, 0, "MS-9.3.11", "captured")
	}
}
