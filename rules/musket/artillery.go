package musket

import "grognard/rules"

// mayFire says why artillery can neither bombard nor support (MS-8.4.2,
// MS-2.6.2, MS-4.7.2).
func (b *Board) mayFire(c int) rules.Reason {
	who := b.pieceRef(c)
	switch {
	case b.is(c, ineffective):
		return rules.No("MS-8.4.2", rules.Text{Key: "ms.why.guns_ineffective", A: who})
	case b.is(c, shaken):
		return rules.No("MS-8.4.2", rules.Text{Key: "ms.why.guns_shaken", A: who})
	case b.face(c).cf == 0 || b.face(c).reach == 0:
		return rules.No("MS-8.4.2", rules.Text{Key: "ms.why.no_cf", A: who})
	case b.light() == night:
		return rules.No("MS-14.2.8", rules.Text{Key: "ms.why.night_attack"})
	case b.is(c, marched):
		return rules.No("MS-4.7.2", rules.Text{Key: "ms.why.marched", A: who})
	case b.inSquare(c):
		return rules.No("MS-9.5.4", rules.Text{Key: "ms.why.square_attack", A: who})
	case b.barred(c):
		return rules.No("MS-1.1.2", rules.Text{Key: "ms.why.barred", A: who})
	case b.is(c, attacked):
		return rules.No("MS-8.4.9", rules.Text{Key: "ms.why.attacked", A: who})
	}
	return rules.Reason{}
}

// mayBombard says why artillery cannot bombard a hex from where it stands:
// adjacency, ground, range, sight (MS-8.4.1, MS-8.2.1, 8.6, 8.7).
func (b *Board) mayBombard(c int, h hex) rules.Reason {
	from := b.piece[c].at
	who, to := b.pieceRef(c), h.ref()
	reach := int(b.face(c).reach)
	if b.heights.Has(from) { // MS-8.7.2
		reach++
	}
	switch d := distance(from, h); {
	case d > reach:
		return rules.No("MS-8.7.1", rules.Text{Key: "ms.why.range", A: who, B: to, N: reach, M: d})
	case d == 1 && !b.bars(artillery, from, b.sideTo(from, h)):
		return rules.No("MS-8.4.1", rules.Text{Key: "ms.why.too_near", A: who, B: to})
	case b.ground[h].row().bombard == no:
		return rules.No("MS-8.2.1", rules.Text{Key: "ms.why.bombard_ground", A: to})
	}
	if hidden, ok := b.sight(from, h); !ok {
		if hidden == noHex {
			return rules.No("MS-14.3.3", rules.Text{Key: "ms.why.dark", N: b.farthest()})
		}
		return rules.No("MS-8.6.1", rules.Text{Key: "ms.why.sight", A: hidden.ref(), B: to})
	}
	return rules.Reason{}
}

// maySupport says why artillery cannot support the attack being put together
// (MS-8.8.1).
func (b *Board) maySupport(c int) rules.Reason {
	f := &b.fight
	if why := b.mayFire(c); !why.OK() {
		return why
	}
	if b.is(c, aiming) {
		return rules.No("MS-8.4.9", rules.Text{Key: "ms.why.fire_owed", A: b.pieceRef(c), B: b.piece[c].aim.ref()})
	}
	h := b.piece[c].at
	enemies := b.unitHexes(f.side.Other())
	for s, n := range b.next[h] {
		if n != noHex && enemies.Has(n) && !b.bars(artillery, h, s) {
			return rules.No("MS-8.8.1", rules.Text{Key: "ms.why.guns_engaged", A: b.pieceRef(c), B: n.ref()})
		}
	}
	if !b.besideAttacker(c) {
		return rules.No("MS-8.8.1", rules.Text{Key: "ms.why.not_beside", A: b.pieceRef(c)})
	}
	return b.mayBombard(c, f.target)
}

// besideAttacker reports whether a unit is adjacent to one that attacks.
func (b *Board) besideAttacker(c int) bool {
	for all := b.fight.units[attacker]; !all.Empty(); all = all.Rest() {
		if distance(b.piece[c].at, b.piece[all.First()].at) == 1 {
			return true
		}
	}
	return false
}

// offerAims lists what artillery can be declared to bombard (DC-2).
func (b *Board) offerAims(m rules.Menu, c int) {
	if b.is(c, aiming) {
		return
	}
	if why := b.mayFire(c); !why.OK() {
		m.Offer(rules.Option{Do: "aim", Who: b.pieceRef(c)}, why)
		return
	}
	foes := b.unitHexes(b.active.Other())
	far := int(b.face(c).reach) + 1
	for h := foes.Next(0); h != noHex; h = foes.Next(h + 1) {
		if m.Explaining() || distance(b.piece[c].at, h) <= far {
			if m.Offer(rules.Option{Do: "aim", Who: b.pieceRef(c), At: h.ref()}, b.mayBombard(c, h)) {
				m.Sign(rules.Binds) // the phase does not end before it is fired (MS-8.4.5)
			}
		}
	}
}

// declareBombardments is DC-2: one batch a phase (MS-8.4.5).
func (b *Board) declareBombardments(t *rules.Table, c int, h hex) {
	b.aimAt(t, c, h)
	for b.canAim() {
		o := ask(t, b.active, "bombard.aim", "MS-8.4.5", 0, func(m rules.Menu) {
			m.Always()
			m.Waive(rules.Option{Do: "done"})
			b.each(b.active, func(c int) {
				if b.print[c].arm == artillery {
					b.offerAims(m, c)
				}
			})
		})
		if o.Do == "done" {
			break
		}
		b.aimAt(t, b.pieceNamed(o.Who), hexOf(o.At))
	}
	b.aimed = true
}

func (b *Board) aimAt(t *rules.Table, c int, h hex) {
	b.mark(c, aiming)
	b.piece[c].aim = h
	t.Say("MS-8.4.5", b.active, rules.Text{Key: "ms.log.aims", A: b.pieceRef(c), B: h.ref()})
}

// canAim reports whether any artillery is left that could bombard something.
func (b *Board) canAim() (can bool) {
	foes := b.unitHexes(b.active.Other())
	b.each(b.active, func(c int) {
		if can || b.print[c].arm != artillery || b.is(c, aiming) || !b.mayFire(c).OK() {
			return
		}
		for h := foes.Next(0); h != noHex && !can; h = foes.Next(h + 1) {
			can = b.mayBombard(c, h).OK()
		}
	})
	return can
}

// offerFire lists the declared bombardments, each with its targets (DC-3).
func (b *Board) offerFire(m rules.Menu) {
	foe := b.active.Other()
	b.each(b.active, func(c int) {
		if !b.is(c, aiming) {
			return
		}
		for all := b.units(foe, b.piece[c].aim); !all.Empty(); all = all.Rest() {
			m.Offer(rules.Option{Do: "fire", Who: b.pieceRef(c), At: b.pieceRef(all.First())})
		}
	})
}

// bombard is DC-3 and 8.5: artillery, alone or coordinated, fires at a unit.
func (b *Board) bombard(t *rules.Table, c, target int) {
	b.newFight(bombardment, b.active, b.piece[target].at)
	f := &b.fight
	f.support = only(c)
	f.units[defender], f.primary[defender] = only(target), int8(target)
	b.joinFire(t)
	if f.support.Count() > 1 && !b.gunsAlone(f.support) { // his one assisted unit (MS-7.14.7)
		l := b.gunsLeader(f.support)
		if !f.support.Has(int(b.piece[l].helps)) {
			b.assist(t, l, c)
		}
		f.heads = only(l)
	}
	for all := f.support; !all.Empty(); all = all.Rest() {
		o := all.First()
		b.unmark(o, aiming)
		b.piece[o].aim = noHex
		b.mark(o, attacked|fought|involved)
	}
	b.mark(target, fought|involved)
	t.Tell(rules.Event{Kind: rules.EvDeclare, Rule: "MS-8.4.1", Side: f.side, Who: b.pieceRef(c), To: b.pieceRef(target),
		Text: rules.Text{Key: "ms.log.bombards", A: b.pieceRef(c), B: b.pieceRef(target)}})
	x := &resolution{b: b, t: t}
	x.bombard()
}

// joinFire is the grouping of DC-2: coordinated artillery fires as one
// (MS-8.4.7).
func (b *Board) joinFire(t *rules.Table) {
	f := &b.fight
	for {
		var more set
		b.each(f.side, func(c int) {
			if b.is(c, aiming) && b.piece[c].aim == f.target && !f.support.Has(c) && b.firesWith(c) {
				more = more.With(c)
			}
		})
		if more.Empty() {
			return
		}
		o := ask(t, f.side, "bombard.join", "MS-8.4.7", b.pieceRef(f.support.First()), func(m rules.Menu) {
			m.Always()
			m.Waive(rules.Option{Do: "done"})
			for ; !more.Empty(); more = more.Rest() {
				m.Offer(rules.Option{Do: "join", Who: b.pieceRef(more.First())})
			}
		})
		if o.Do == "done" {
			return
		}
		f.support = f.support.With(b.pieceNamed(o.Who))
	}
}

// firesWith reports whether an artillery unit can fire as one with those that
// do already: same formation and next to one of them, or all with one leader
// (MS-8.4.7); never in twilight (MS-14.3.2).
func (b *Board) firesWith(c int) bool {
	if b.light() == twilight {
		return false
	}
	all := b.fight.support.With(c)
	return b.gunsAlone(all) || b.gunsLeader(all) >= 0
}

// gunsLeader finds an effective leader who stands by all of a group of
// artillery, has it in his span and may assist one of it; -1 if there is none.
func (b *Board) gunsLeader(guns set) (found int) {
	found = -1
	b.each(b.fight.side, func(l int) {
		if b.print[l].arm != leader || b.is(l, ineffective) || found >= 0 {
			return
		}
		ok, free := true, b.piece[l].helps < 0
		for all := guns; !all.Empty(); all = all.Rest() {
			c := all.First()
			ok = ok && b.inSpan(l, c) && distance(b.piece[l].at, b.piece[c].at) <= 1
			free = free || int(b.piece[l].helps) == c
		}
		if ok && free {
			found = l
		}
	})
	return found
}

// gunsAlone reports whether a group of artillery needs no leader to fire as
// one: one formation, each next to another of it.
func (b *Board) gunsAlone(guns set) bool {
	for all := guns; !all.Empty(); all = all.Rest() {
		c := all.First()
		same, beside := true, false
		for rest := guns.Without(c); !rest.Empty(); rest = rest.Rest() {
			same = same && b.sameFormation(c, rest.First())
			beside = beside || distance(b.piece[c].at, b.piece[rest.First()].at) <= 1
		}
		if !same || !beside {
			return false
		}
	}
	return true
}

// bombard resolves a bombardment whose guns and target are known (8.5): no
// tactics, no test for a safe line, no advance (MS-8.5.7).
func (x *resolution) bombard() {
	b, f := x.b, &x.b.fight
	x.begin()
	read := x.rollCombat("MS-8.5.1")
	target := int(f.primary[defender])
	was := b.is(target, shaken)
	x.applyResult(read)
	if x.fates[defender] != stands || !was && b.is(target, shaken) { // MS-7.2.5
		b.mark(target, struck)
	}
	queue := x.fortunes()
	b.settleGround(x.t)
	b.fight = fight{}
	b.useFortunes(x.t, queue)
}

// fortunes lists the FOWs of the combat, in the order of part 3.5 step 8.
func (x *resolution) fortunes() (queue []fow) {
	f := &x.b.fight
	if x.onDF {
		queue = append(queue, fow{owner: f.player(defender), unit: -1, rule: "MS-7.8.13"})
	}
	for _, r := range [2]role{attacker, defender} {
		if x.routFOW[r] {
			queue = append(queue, fow{owner: f.player(r.other()), unit: -1, rule: "MS-7.8.10"})
		}
	}
	for _, r := range [2]role{attacker, defender} {
		if x.short[r] {
			queue = append(queue, fow{owner: f.player(r.other()), unit: -1, rule: "MS-7.11.6"})
		}
	}
	return append(queue, x.fows...)
}
