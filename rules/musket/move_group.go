package musket

import "grognard/rules"

// offerGroup offers a counter to move with others of its hex or with the help
// of a leader who may stay behind (MS-4.2.2, MS-10.3.4), if it can go anywhere
// so. goes: it could alone.
func (v *obstacles) offerGroup(m rules.Menu, c int, goes bool) {
	b := v.b
	k := move{members: only(c)}
	bonus := 0
	helpers := b.helpersFor(c)
	for all := helpers; !all.Empty(); all = all.Rest() {
		bonus += int(b.face(all.First()).ma)
	}
	able := !helpers.Empty() && (goes || v.canGo(&k, bonus))
	for all := b.companions(&k, &v.ezoc); !able && !all.Empty(); all = all.Rest() {
		able = v.canGoWith(&k, all.First())
	}
	if able {
		m.Offer(rules.Option{Do: "group", Who: b.pieceRef(c)})
	}
}

// canGoWith reports whether a group can go anywhere with one more counter.
func (v *obstacles) canGoWith(k *move, o int) bool {
	with := *k
	with.members = with.members.With(o)
	return v.canGo(&with, 0)
}

// canGo reports whether a group can move at all: a step, a roll or a
// disengagement. bonus is what leaders could add to its MA besides.
func (v *obstacles) canGo(k *move, bonus int) bool {
	b, move := v.b, *k
	units := k.members.And(b.unitSet)
	move.ma = int16((b.groupMA(k, normalMove) + bonus) * mp)
	w := v.search(&move)
	if !w.halt().OK() {
		return b.groupDisengagement(units).OK()
	}
	if k.fow {
		return true // it rolls
	}
	for all := units; !all.Empty(); all = all.Rest() {
		if b.mustRoll(all.First()) {
			return true
		}
	}
	if w.anyStep() {
		return true
	}
	if !b.groupMarch(k, &v.ezoc).OK() {
		return false
	}
	move.mode, move.ma = marchMove, int16((b.groupMA(k, marchMove)+bonus)*mp)
	return v.search(&move).anyStep()
}

// anyStep reports whether the move can enter any hex.
func (w *moveSearch) anyStep() bool {
	for s, n := range w.b.next[w.at] {
		if n != noHex && w.tryStep(n, s).OK() {
			return true
		}
	}
	return false
}

// companions are the counters that could move along with a group: not the units
// that an EZOC holds, nor, but by a FOW, who has moved already.
func (b *Board) companions(k *move, ezoc *hexSet) (all set) {
	c := k.members.First()
	s, h := b.sideOf(c), b.piece[c].at
	if b.print[c].arm == headquarters || b.print[c].arm == trains {
		return all
	}
	for rest := b.stack(s, h).Minus(k.members); !rest.Empty(); rest = rest.Rest() {
		o := rest.First()
		if p := &b.print[o]; !p.unit() && p.arm != leader || !k.fow && !b.idle(o).OK() {
			continue
		}
		if b.print[o].unit() && ezoc.Has(h) {
			if _, why := b.disengagement(o); !why.OK() {
				continue
			}
		}
		all = all.With(o)
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
			all = all.With(l)
		}
	})
	return all
}

// gather is DM-3 for a stack: counters join, leaders help, and the stack goes.
func (b *Board) gather(t *rules.Table, c int) {
	k := &b.move
	for {
		o := ask(t, b.mover(), "move.group", "MS-4.2.2", b.pieceRef(c), func(m rules.Menu) {
			m.Always()
			v := b.obstacles(b.sideOf(c))
			v.offerGathering(m, k)
			if !k.fow {
				b.offerGroupMoves(m)
			} else {
				v.offerGroupRolls(m, k)
			}
		})
		switch who := b.pieceNamed(o.Who); o.Do {
		case "add":
			k.members = k.members.With(who)
		case "help":
			b.assist(t, who, b.pieceNamed(o.At))
			k.helpers = k.helpers.With(who)
		default:
			b.goTogether(t, o)
			return
		}
	}
}

// offerGathering lists who may still join or help. Nobody joins with whom the
// group could go nowhere.
func (v *obstacles) offerGathering(m rules.Menu, k *move) {
	b := v.b
	for all := b.companions(k, &v.ezoc); !all.Empty(); all = all.Rest() {
		o := all.First()
		m.Offer(rules.Option{Do: "add", Who: b.pieceRef(o)}, rules.Unless(v.canGoWith(k, o), "MS-4.2.2", rules.Text{Key: "ms.why.group_stuck", A: b.pieceRef(o)}))
	}
	for units := k.members.And(b.unitSet); !units.Empty(); units = units.Rest() {
		c := units.First()
		for all := b.helpersFor(c).Minus(k.helpers); !all.Empty(); all = all.Rest() {
			m.Offer(rules.Option{Do: "help", Who: b.pieceRef(all.First()), At: b.pieceRef(c)})
		}
	}
}

// offerGroupRolls lists how a FOW moves a stack: out of an EZOC only by
// disengaging (MS-12.4.4).
func (v *obstacles) offerGroupRolls(m rules.Menu, k *move) {
	b := v.b
	if !b.groupHalt().OK() {
		m.Offer(rules.Option{Do: "disengage"}, b.groupDisengagement(k.members.And(b.unitSet)))
		return
	}
	m.Offer(rules.Option{Do: "roll"})
	m.Offer(rules.Option{Do: "roll.march"}, b.groupMarch(k, &v.ezoc))
}

// groupHalt says why a group cannot leave its hex by a plain move.
func (b *Board) groupHalt() rules.Reason {
	k := b.move
	k.mode = normalMove
	return b.searchOf(&k).halt()
}

// offerGroupMoves lists where the group may go, or that it must roll first.
func (b *Board) offerGroupMoves(m rules.Menu) {
	units := b.move.members.And(b.unitSet)
	if why := b.groupHalt(); !why.OK() {
		m.Offer(rules.Option{Do: "move"}, why)
		m.Offer(rules.Option{Do: "disengage"}, b.groupDisengagement(units))
		return
	}
	ezoc := b.zoneOf(b.sideOf(b.move.members.First()).Other())
	march := b.groupMarch(&b.move, &ezoc)
	for all := units; !all.Empty(); all = all.Rest() {
		if c := all.First(); b.mustRoll(c) {
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
func (b *Board) groupMarch(k *move, ezoc *hexSet) rules.Reason {
	units := k.members.And(b.unitSet)
	for all := k.members; !all.Empty(); all = all.Rest() {
		c := all.First()
		if b.print[c].arm == leader && !units.Empty() {
			continue
		}
		if why := b.marchReason(c, ezoc); !why.OK() {
			return why
		}
	}
	return rules.Reason{}
}

func (b *Board) offerGroupHexes(m rules.Menu, march rules.Reason) {
	k := b.move
	k.ma = int16(b.groupMA(&k, normalMove) * mp)
	v := b.obstacles(b.sideOf(k.members.First()))
	var near, far reach
	w := v.search(&k)
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
	k.mode, k.ma = marchMove, int16(b.groupMA(&k, marchMove)*mp)
	v.search(&k).search(&far)
	for _, h := range far.hexes() {
		m.Offer(rules.Option{Do: "march", At: h.ref()})
		m.Sign(rules.Ends) // no combat after it (MS-4.7.2)
	}
	if far.count > 0 {
		m.Offer(rules.Option{Do: "walk.march"})
	}
}

// groupMA is the MA of a group that need not roll, in MP.
func (b *Board) groupMA(k *move, m mode) int {
	units := k.members.And(b.unitSet)
	if units.Empty() {
		units = k.members
	}
	low := -1
	for all := units; !all.Empty(); all = all.Rest() {
		c := all.First()
		if ma := b.fullMA(c, m) + b.bonusFor(k, c); low < 0 || ma < low {
			low = ma
		}
	}
	return low
}

// goTogether moves the group as the option says.
func (b *Board) goTogether(t *rules.Table, o rules.Option) {
	k := &b.move
	k.mode = modeOf(o.Do)
	switch o.Do {
	case "roll", "roll.march", "disengage":
		if k.fow {
			b.haul(t)
		} else {
			b.rollAndGo(t)
		}
	case "move", "march", "charge":
		k.charge = o.Do == "charge"
		b.setAllowance(t, false)
		b.travel(t, b.searchOf(k), nil, hexOf(o.At))
		b.endTrek(t)
	case "walk", "walk.march":
		b.setAllowance(t, false)
		b.walk(t)
		b.endTrek(t)
	}
}
