package musket

import "grognard/rules"

// chargeReason says why counters of one hex may not charge together
// (MS-7.13.3b, MS-7.13.3c, MS-9.3.2).
func (b *Board) chargeReason(group set) rules.Reason {
	units := group.and(b.unitSet)
	if units.empty() {
		return rules.No("MS-7.13.3b", rules.Text{Key: "ms.why.charge_nobody", A: b.pieceRef(group.first())})
	}
	first := units.first()
	a := b.print[first].arm
	limit := "MS-7.13.3b"
	if a == cavalry {
		limit = "MS-9.3.2"
	}
	small, big := 0, 0
	for all := units; !all.empty(); all = all.rest() {
		c := all.first()
		if why := b.chargeable(c, a); !why.OK() {
			return why
		}
		if b.print[c].small() {
			small++
		} else {
			big++
		}
	}
	if max(small-1, 0)+big > 1 || group.minus(units).count() > 1 {
		return rules.No(limit, rules.Text{Key: "ms.why.charge_group", A: b.pieceRef(first)})
	}
	if units.rest().empty() || b.rules.uncoordinated {
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
	first := units.first()
	if b.light() == twilight {
		return rules.No("MS-14.3.2", rules.Text{Key: "ms.why.twilight"})
	}
	together, led := b.oneFormation(units), false
	for all := group.minus(units); !all.empty(); all = all.rest() {
		l := all.first()
		led = !b.is(l, ineffective)
		for rest := units; !rest.empty(); rest = rest.rest() {
			led = led && b.inSpan(l, rest.first())
		}
	}
	if !together && !led {
		return rules.No("MS-7.13.3c", rules.Text{Key: "ms.why.charge_formation", A: b.pieceRef(first)})
	}
	for all := units; !all.empty(); all = all.rest() {
		if c := all.first(); b.phase == movement && b.piece[c].start != b.piece[first].start {
			return rules.No("MS-7.13.3c", rules.Text{Key: "ms.why.charge_stacked", A: b.pieceRef(c)})
		}
	}
	return rules.Reason{}
}

// chargeTargets lists the hexes that a group could charge from a hex, among
// those where there is anything to attack (MS-7.13.3f, MS-7.13.3g, MS-9.3.4).
func (b *Board) chargeTargets(group set, from hex, attackable *hexSet) (targets []hex) {
	units := group.and(b.unitSet)
	a := b.print[units.first()].arm
	for side, n := range b.next[from] {
		if n == noHex || b.scenario.charge[a][from]>>side&1 == 0 || !attackable.has(n) {
			continue
		}
		if b.phase == movement && !b.chargers(n).empty() {
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
			all = all.with(c)
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
		if h := b.piece[c].aim; b.is(c, charging) && !seen.has(h) && !b.chargers(h).empty() {
			seen.add(h)
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
	units := group.and(b.unitSet)
	form := infantryCharge
	if b.print[units.first()].arm == cavalry {
		form = cavalryCharge
	}
	b.newFight(form, b.sideOf(units.first()), h)
	f := &b.fight
	f.fortune, f.later = fortune, later
	f.units[attacker] = units
	b.choosePrimary(attacker)
	if !units.rest().empty() {
		b.askPrimary(t, attacker, "MS-7.5.6")
	}
	for all := group.minus(units); !all.empty(); all = all.rest() {
		b.leadCharge(t, all.first())
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
	if c := int(b.piece[l].helps); c >= 0 && f.units[attacker].has(c) && !b.is(l, ineffective) {
		f.leaders[attacker] = f.leaders[attacker].with(l)
		return
	}
	if p := int(f.primary[attacker]); b.mayHelp(l, p).OK() {
		b.assist(t, l, p)
		f.leaders[attacker] = f.leaders[attacker].with(l)
	}
}

// forestall is MS-12.4.9: who had declared a charge on the hex that a FOW
// charge strikes counts as having attacked.
func (b *Board) forestall(t *rules.Table, h hex) {
	for all := b.chargers(h); !all.empty(); all = all.rest() {
		c := all.first()
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
	c.side, c.routed = f.side, x.routed.minus(x.stood) // who stands is no routed unit (9.3(7))
	if f.form == cavalryCharge && !f.swapped || f.swapped {
		c.riders = x.horse(attacker)
	}
	if f.form == cavalryCharge && f.charge == failed && !f.swapped {
		c.spent = c.riders
		c.riders = set{}
	}
	if f.duel || f.form == cavalryCharge && f.swapped {
		c.spent = c.spent.or(x.horse(defender))
	}
	c.victory = !x.routed.empty() && !c.riders.empty()
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
			tried, c.advanced = tried.with(who), c.advanced.without(who) // instead of charging on
			x.tryCapture(who, b.pieceNamed(o.At))
			continue
		}
		group := x.ridingWith(who, c)
		c.advanced = c.advanced.minus(group)
		c.riders = c.riders.minus(group.and(b.unitSet))
		b.chargeHex(x.t, group, hexOf(o.At), false, true)
	}
	for all := c.riders.or(c.spent); !all.empty(); all = all.rest() {
		b.weaken(x.t, all.first(), "MS-9.3.12")
	}
}

// ridingWith is the group that charges again from a unit's hex, with the
// leader who rides along.
func (x *resolution) ridingWith(who int, c chase) set {
	b := x.b
	h := b.piece[who].at
	group := b.ofHex(c.advanced, h)
	for all := b.leaders(c.side, h); !all.empty(); all = all.rest() {
		if l := all.first(); group.has(int(b.piece[l].helps)) {
			return group.with(l)
		}
	}
	return group
}

// askPursuit asks what comes next; false if nothing does.
func (x *resolution) askPursuit(c chase, tried set) (o rules.Option, again bool) {
	b := x.b
	var options []rules.Option
	for all := c.riders; !all.empty(); all = all.rest() {
		u := all.first()
		if !b.inPlay(u) || b.is(u, shaken|ineffective) || tried.has(u) {
			continue
		}
		if c.advanced.has(u) {
			attackable := b.targetHexes(c.side.Other())
			for _, h := range b.chargeTargets(x.ridingWith(u, c), b.piece[u].at, &attackable) {
				options = append(options, rules.Option{Do: "charge", Who: b.pieceRef(u), At: h.ref()})
			}
		}
		for rest := c.routed; !rest.empty(); rest = rest.rest() {
			if v := rest.first(); b.inPlay(v) || b.piece[v].place == onTrack || b.piece[v].place == away {
				options = append(options, rules.Option{Do: "capture", Who: b.pieceRef(u), At: b.pieceRef(v)})
			}
		}
	}
	if len(options) == 0 {
		return o, false
	}
	o = ask(x.t, c.side, "charge.on", "MS-9.3.8", b.pieceRef(c.riders.first()), func(m rules.Menu) {
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
