package musket

import "grognard/rules"

// offerGroup offers a counter to move with others of its hex or with the help
// of a leader who may stay behind (MS-4.2.2, MS-10.3.4). A counter that alone
// goes nowhere needs that help; a leader needs a unit to go with.
func (v *outlook) offerGroup(m rules.Menu, c int, goes bool) {
	b := v.b
	others := b.companions(only(c), &v.ezoc)
	switch {
	case !goes && b.print[c].unit():
		others = set{}
	case !goes:
		others = b.thoseThat(others, (*print).unit)
	}
	if others.empty() && b.helpersFor(c).empty() {
		return
	}
	m.Offer(rules.Option{Do: "group", Who: b.ref(c)})
}

// companions are the counters that could move along with a group: not the units
// that an EZOC holds.
func (b *Board) companions(group set, ezoc *hexSet) (all set) {
	c := group.first()
	s, h := b.sideOf(c), b.piece[c].at
	if b.print[c].arm == headquarters || b.print[c].arm == trains {
		return all
	}
	for rest := b.stack(s, h).minus(group); !rest.empty(); rest = rest.rest() {
		o := rest.first()
		if p := &b.print[o]; !p.unit() && p.arm != leader || !b.idle(o).OK() {
			continue
		}
		if b.print[o].unit() && ezoc.has(h) {
			if _, why := b.disengagement(o); !why.OK() {
				continue
			}
		}
		all = all.with(o)
	}
	return all
}

// helpersFor are the leaders that could add their movement bonus to a unit
// (MS-10.3.2).
func (b *Board) helpersFor(c int) (all set) {
	if !b.print[c].unit() {
		return all
	}
	b.each(b.sideOf(c), func(l int) {
		if b.print[l].arm == leader && b.face(l).ma > 0 && b.piece[l].start == b.piece[c].start && b.piece[c].start != noHex && b.mayHelp(l, c).OK() {
			all = all.with(l)
		}
	})
	return all
}

// gather is DM-3 for a stack: counters join, leaders help, and the stack goes.
func (b *Board) gather(t *rules.Table, c int) {
	var fresh set // leaders who help since the group is being put together
	for {
		k := &b.trek
		o := ask(t, b.mover(), "move.group", "MS-4.2.2", b.ref(c), func(m rules.Menu) {
			m.Always()
			m.Quiet(rules.Option{Do: "cancel"})
			b.offerGathering(m)
			if !k.fow {
				b.offerGroupMoves(m)
			} else {
				m.Offer(rules.Option{Do: "roll"})
				m.Offer(rules.Option{Do: "roll.march"}, b.groupMarch())
			}
		})
		switch who := b.named(o.Who); o.Do {
		case "add":
			k.members = k.members.with(who)
			continue
		case "help":
			if b.piece[who].helps < 0 {
				fresh = fresh.with(who)
			}
			b.assist(t, who, b.named(o.At))
			k.helpers = k.helpers.with(who)
			continue
		case "cancel":
			for ; !fresh.empty(); fresh = fresh.rest() {
				b.piece[fresh.first()].helps = -1
			}
		}
		if k.fow && o.Do != "cancel" {
			k.mode = modeOf(o.Do)
			b.haul(t)
			return
		}
		b.goTogether(t, o)
		return
	}
}

// offerGathering lists who may still join or help.
func (b *Board) offerGathering(m rules.Menu) {
	k := &b.trek
	ezoc := b.zoneOf(b.sideOf(k.members.first()).Other())
	for all := b.companions(k.members, &ezoc); !all.empty(); all = all.rest() {
		m.Offer(rules.Option{Do: "add", Who: b.ref(all.first())})
	}
	for units := b.thoseThat(k.members, (*print).unit); !units.empty(); units = units.rest() {
		c := units.first()
		for all := b.helpersFor(c).minus(k.helpers); !all.empty(); all = all.rest() {
			m.Offer(rules.Option{Do: "help", Who: b.ref(all.first()), At: b.ref(c)})
		}
	}
}

// groupHalt says why a group cannot leave its hex by a plain move.
func (b *Board) groupHalt() rules.Reason { return b.waysOf(&b.trek).halt() }

// offerGroupMoves lists where the group may go, or that it must roll first.
func (b *Board) offerGroupMoves(m rules.Menu) {
	units := b.thoseThat(b.trek.members, (*print).unit)
	if why := b.groupHalt(); !why.OK() {
		m.Offer(rules.Option{Do: "move"}, why)
		m.Offer(rules.Option{Do: "disengage"}, b.groupDisengagement(units))
		return
	}
	march := b.groupMarch()
	for all := units; !all.empty(); all = all.rest() {
		if c := all.first(); b.mustRoll(c) {
			why := b.rollReason(c)
			m.Offer(rules.Option{Do: "move"}, why)
			m.Offer(rules.Option{Do: "roll"})
			m.Offer(rules.Option{Do: "roll.march"}, march)
			return
		}
	}
	b.offerGroupHexes(m, march)
}

// groupMarch says why the group may not march.
func (b *Board) groupMarch() rules.Reason {
	k := &b.trek
	units := b.thoseThat(k.members, (*print).unit)
	ezoc := b.zoneOf(b.sideOf(k.members.first()).Other())
	for all := k.members; !all.empty(); all = all.rest() {
		c := all.first()
		if b.print[c].arm == leader && !units.empty() {
			continue
		}
		if why := b.marchReason(c, &ezoc); !why.OK() {
			return why
		}
	}
	return rules.Reason{}
}

func (b *Board) offerGroupHexes(m rules.Menu, march rules.Reason) {
	k := b.trek
	k.ma = int16(b.groupMA(normalMove) * mp)
	v := b.outlook(b.sideOf(k.members.first()))
	var near, far reach
	w := v.ways(&k)
	w.search(&near)
	for _, h := range near.hexes() {
		m.Offer(rules.Option{Do: "move", At: h.ref()})
		w.sign(m, h)
	}
	if near.count > 0 {
		m.Offer(rules.Option{Do: "walk"})
	}
	if why := b.chargeReason(k.members); why.OK() {
		v.offerCharges(m, &k, rules.Option{Do: "charge"})
	} else {
		m.Offer(rules.Option{Do: "charge"}, why)
	}
	if !march.OK() {
		m.Offer(rules.Option{Do: "march"}, march)
		return
	}
	k.mode, k.ma = marchMove, int16(b.groupMA(marchMove)*mp)
	v.ways(&k).search(&far)
	for _, h := range far.hexes() {
		m.Offer(rules.Option{Do: "march", At: h.ref()})
		m.Sign(rules.Ends) // no combat after it (MS-4.7.2)
	}
	if far.count > 0 {
		m.Offer(rules.Option{Do: "walk.march"})
	}
}

// groupMA is the MA of a group that need not roll, in MP.
func (b *Board) groupMA(m mode) int {
	k := &b.trek
	units := b.thoseThat(k.members, (*print).unit)
	if units.empty() {
		units = k.members
	}
	low := -1
	for all := units; !all.empty(); all = all.rest() {
		c := all.first()
		if ma := b.fullMA(c, m) + b.bonusFor(c); low < 0 || ma < low {
			low = ma
		}
	}
	return low
}

// goTogether moves the group as the option says.
func (b *Board) goTogether(t *rules.Table, o rules.Option) {
	k := &b.trek
	k.mode = modeOf(o.Do)
	switch o.Do {
	case "cancel":
		b.trek = trek{}
	case "roll", "roll.march", "disengage":
		b.rollAndGo(t)
	case "move", "march", "charge":
		k.charge = o.Do == "charge"
		b.setAllowance(t, false)
		b.travel(t, hexOf(o.At))
		b.endTrek(t)
	case "walk", "walk.march":
		b.setAllowance(t, false)
		b.walk(t)
		b.endTrek(t)
	}
}
