package ccn

import "grognard/rules"

// assault is a melee as it is fought: A attacks T (part 3.3).
type assault struct {
	by      int // A
	at      int // T, or -1
	lone    int // the lone leader attacked, or -1
	to      hex // where the target stands
	support unitSet
	bonus   bool
}

// resolveMelee is a melee from its declaration (M1) to what may follow it (M12).
func (b *Board) resolveMelee(t *rules.Table, u int, target rules.Ref) {
	a := assault{by: u, at: b.unitNamed(target), lone: b.leaderNamed(target), bonus: b.charge.bonus}
	b.units[u].fought = true
	if a.at >= 0 {
		a.to = b.units[a.at].at
	} else {
		a.to = b.leaders[a.lone].at
	}
	b.declare(t, &a, target)
	b.charge = charge{unit: int8(u), vacated: nowhere, bonus: a.bonus}
	if a.at < 0 {
		b.attackLeader(t, &a)
	} else {
		b.joinArtillery(t, &a)
		b.react(t, &a)
	}
	if b.ended() {
		b.charge = noCharge()
		return
	}
	b.afterMelee(&a)
}

// declare tells who attacks whom, and makes it the combat in progress (M1).
func (b *Board) declare(t *rules.Table, a *assault, target rules.Ref) {
	rule, key := "CCN-21.1", "ccn.log.melee"
	if a.bonus {
		rule, key = "CCN-31.8", "ccn.log.bonus"
	}
	b.fight = fight{by: int8(a.by), at: int8(a.at), lone: int8(a.lone)}
	b.resume(a)
	t.Tell(rules.Event{Kind: rules.EvDeclare, Rule: rule, Side: b.active, Who: b.unitRef(a.by), To: target,
		From: b.units[a.by].at.ref(), Text: rules.Text{Key: key, A: b.unitRef(a.by), B: target}})
}

// resume makes the dice of the attack those that come next.
func (b *Board) resume(a *assault) {
	f := &b.fight
	f.kind, f.roller, f.dice, f.extra = melee, b.active, int8(b.dice(b.blowOf(a))), 0
	for x := range b.unitCount() {
		if a.support.Has(x) {
			f.extra += int8(b.dice(b.gunBlow(a, x)))
		}
	}
}

// wear takes blocks from a unit. An attack that is still to come loses dice with
// them.
func (b *Board) wear(u, blocks int) {
	x, f := &b.units[u], &b.fight
	if x.blocks -= int8(blocks); f.kind == melee && int(f.by) == u && x.blocks > 0 {
		f.dice = int8(b.dice(blow{by: u, at: int(f.at), to: b.units[f.at].at, melee: true, bonus: b.charge.bonus}))
	}
}

// answer makes n dice of the unit attacked those that come next.
func (f *fight) answer(k fightKind, n int, roller rules.Side) {
	f.kind, f.dice, f.extra, f.roller = k, int8(n), 0, roller
}

// blowOf is the roll of the attacker, answerOf that of the defender at him.
func (b *Board) blowOf(a *assault) blow {
	return blow{by: a.by, at: a.at, to: a.to, melee: true, bonus: a.bonus}
}

func (b *Board) answerOf(a *assault, kind blowKind) blow {
	return blow{by: a.at, at: a.by, to: b.units[a.by].at, melee: true, kind: kind}
}

// joinArtillery is M2: ordered artillery that can joins the attack (D7). An
// attacker without dice of his own needs some (CCN-39.6).
func (b *Board) joinArtillery(t *rules.Table, a *assault) {
	own := b.fight.dice > 0
	for {
		could := b.supporters(a.by, a.at, a.support)
		if could == 0 {
			return
		}
		next := could.First()
		if own || a.support != 0 || could.Count() > 1 {
			o := t.Ask(b.active, "support", "CCN-39.1", b.unitRef(a.by), func(m rules.Menu) {
				m.Public()
				b.offerSupport(m, a, could)
				if own || a.support != 0 {
					m.Waive(rules.Option{Do: "done"})
				}
			})
			if o.Do == "done" {
				return
			}
			next = b.unitNamed(o.Who)
		}
		b.join(t, a, next)
	}
}

func (b *Board) offerSupport(m rules.Menu, a *assault, could unitSet) {
	for x := range b.unitCount() {
		switch {
		case could.Has(x):
			m.Offer(rules.Option{Do: "support", Who: b.unitRef(x)})
		case m.Explaining() && b.inPlay(x) && b.sideOf(x) == b.active && x != a.by:
			why := rules.No("CCN-39.9", rules.Text{Key: "ccn.why.fought", A: b.unitRef(x)})
			if !a.support.Has(x) {
				why = b.maySupport(x, a.at)
			}
			m.Offer(rules.Option{Do: "support", Who: b.unitRef(x)}, why)
		}
	}
}

// join lets an artillery unit join the attack: it has used its combat
// (CCN-39.9).
func (b *Board) join(t *rules.Table, a *assault, x int) {
	a.support.Add(x)
	b.units[x].fought = true
	b.fight.support = a.support
	b.fight.extra += int8(b.dice(b.gunBlow(a, x)))
	t.Say("CCN-39.1", b.active, rules.Text{Key: "ccn.log.support", A: b.unitRef(x), B: b.unitRef(a.by)})
}

// gunBlow is the part of an artillery unit in a combined attack (CCN-39.5).
func (b *Board) gunBlow(a *assault, x int) blow {
	return blow{by: x, at: a.at, to: a.to, melee: distance(b.units[x].at, a.to) == 1, bonus: a.bonus}
}

// attackDice gathers the dice of the attack: his own and those of the artillery
// that joins (CCN-39.6).
func (b *Board) attackDice(t *rules.Table, a *assault) rules.Dice {
	d := battleDice(b.active, b.unitRef(a.by), b.mods(t, "dice", b.blowOf(a)))
	b.fight.dice, b.fight.extra, b.fight.roller = int8(d.Of[0].N), 0, b.active
	if d.Of[0].N == 0 {
		d.Of = d.Of[:0]
	}
	for x := range b.unitCount() {
		if a.support.Has(x) {
			n := b.mods(t, "dice", b.gunBlow(a, x))
			d.Of = append(d.Of, rules.Die{N: n, Sides: dieFaces, For: b.unitRef(x), Face: rules.DieBattle})
			b.fight.extra += int8(n)
		}
	}
	return d
}

// rollCombat is M9 to M11: the attacker rolls; it reports whether the target still
// stands in its hex. Dice that have come to nothing are not rolled.
func (b *Board) rollCombat(t *rules.Table, a *assault) (stands bool) {
	d := b.attackDice(t, a)
	b.fight.kind = melee
	if d.N() == 0 {
		rule := "CCN-57.4"
		if b.struckBySquare(a) {
			rule = "CCN-36.7"
		}
		b.tellNoDice(t, rule, a.by)
		return true
	}
	x, since := b.blowOf(a), t.Asked()
	hits, flags := count(t, "melee.roll", "CCN-23.1", d, b.hitsOn(x), true)
	if stands = b.applyResult(t, x, hits, flags); stands {
		b.onlyLeft(t, since, a.at)
	}
	if b.units[a.at].at != a.to { // driven off, or eliminated
		b.charge.vacated = a.to
	}
	return stands
}

// tellNoDice says that a unit has no dice left to roll.
func (b *Board) tellNoDice(t *rules.Table, rule string, u int) {
	t.Say(rule, b.sideOf(u), rules.Text{Key: "ccn.log.no_dice", A: b.unitRef(u)})
}

// stand is the plain melee: M9, and M13 if the target is still there.
func (b *Board) stand(t *rules.Table, a *assault) {
	if b.rollCombat(t, a) {
		b.battleBack(t, a)
	}
}

// battleBack is M13: the defender may roll at the attacker (CCN-24).
func (b *Board) battleBack(t *rules.Table, a *assault) {
	x := b.answerOf(a, answerBlow)
	n := b.dice(x)
	if n == 0 { // CCN-24.11
		return
	}
	side := b.sideOf(a.at)
	b.fight.answer(answering, n, side)
	o := t.Ask(side, "battle_back", "CCN-24.2", b.unitRef(a.at), func(m rules.Menu) {
		m.Public()
		m.Offer(rules.Option{Do: "back", Who: b.unitRef(a.at)})
		m.Waive(rules.Option{Do: "hold", Who: b.unitRef(a.at)})
	})
	if o.Do == "hold" {
		return
	}
	n = b.mods(t, "back", x)
	t.Tell(rules.Event{Kind: rules.EvDeclare, Rule: "CCN-24.1", Side: side, Who: b.unitRef(a.at), To: b.unitRef(a.by),
		From: a.to.ref(), Text: rules.Text{Key: "ccn.log.back", A: b.unitRef(a.at), B: b.unitRef(a.by)}})
	hits, flags := count(t, "back.roll", "CCN-24.6", battleDice(side, b.unitRef(a.at), n), b.hitsOn(x), true)
	b.applyResult(t, x, hits, flags)
}

// attackLeader is M9L: sabers eliminate a lone leader; if there is none he runs
// (CCN-25.13, CCN-25.14).
func (b *Board) attackLeader(t *rules.Table, a *assault) {
	l := a.lone
	d := b.attackDice(t, a)
	sabers, _ := count(t, "lone.roll", "CCN-25.13", d, b.hitsOn(b.blowOf(a)), false)
	key := "leader.runs"
	if sabers > 0 {
		key = "leader.killed"
	}
	t.Tell(rules.Event{Kind: rules.EvResult, Rule: "CCN-25.13", Side: b.active, Who: b.leaderRef(l),
		Text: rules.Text{Key: "ccn.row." + key, A: b.leaderRef(l)}})
	b.charge.vacated = a.to // CCN-25.15
	if sabers > 0 {
		b.kill(t, l, "CCN-25.13")
		return
	}
	b.leaderRetreats(t, l)
}

// afterMelee is M12: an attacker whose target has left its hex may go on,
// infantry to take ground, cavalry to break through (CCN-30.1, CCN-31.1).
func (b *Board) afterMelee(a *assault) {
	u := &b.units[a.by]
	won := b.inPlay(a.by) && distance(u.at, a.to) == 1 && !b.holdsLeader(a.to, b.active.Other())
	if !won || b.barsAdvance(a.by, a.to) != "" || b.charge.vacated == nowhere {
		b.charge = noCharge()
		return
	}
	b.phase = takeGround
}

func (b *Board) offerMelee(m rules.Menu, u int, bonus bool) {
	why := b.mayMelee(u)
	if !why.OK() && !m.Explaining() {
		return
	}
	near := func(h hex) bool { return m.Explaining() || distance(b.units[u].at, h) == 1 }
	for e := range b.unitCount() {
		if b.inPlay(e) && b.sideOf(e) != b.active && near(b.units[e].at) {
			m.Offer(rules.Option{Do: "melee", Who: b.unitRef(u), At: b.unitRef(e)}, elseWhy(why, func() rules.Reason { return b.meleeAt(u, e, -1, bonus) }))
		}
	}
	for l := range b.leaderCount() {
		if b.lone(l) && b.leaderSide(l) != b.active && near(b.leaders[l].at) {
			m.Offer(rules.Option{Do: "melee", Who: b.unitRef(u), At: b.leaderRef(l)}, elseWhy(why, func() rules.Reason { return b.meleeAt(u, -1, l, bonus) }))
		}
	}
}

// mayMelee tells why a unit that may battle cannot attack in melee.
func (b *Board) mayMelee(u int) rules.Reason {
	return rules.Unless(!b.effect(fireAndHold), "CCN-56.2", rules.Text{Key: "ccn.why.no_melee", A: b.cardInPlay()})
}

// meleeAt tells why a unit that may attack cannot attack an enemy unit e or
// lone leader l (CCN-21.1).
func (b *Board) meleeAt(u, e, l int, bonus bool) rules.Reason {
	x := blow{by: u, at: e, melee: true, bonus: bonus}
	name := rules.Ref(0)
	if e >= 0 {
		x.to, name = b.units[e].at, b.unitRef(e)
	} else {
		x.to, name = b.leaders[l].at, b.leaderRef(l)
	}
	if distance(b.units[u].at, x.to) != 1 {
		return rules.No("CCN-21.1", rules.Text{Key: "ccn.why.apart", A: name})
	}
	able := b.dice(x) > 0 || b.supporters(u, e, 0) != 0 // CCN-39.6
	return rules.Unless(able, "CCN-16.6", rules.Text{Key: "ccn.why.dice", A: b.unitRef(u), B: name})
}

// supporters are the artillery units that could join a melee of u against e,
// apart from those that have (CCN-39.1).
func (b *Board) supporters(u, e int, joined unitSet) (all unitSet) {
	if e < 0 || b.typeOf(u).arm == artillery || b.units[u].square > 0 { // CCN-25.16, CCN-39.15
		return 0
	}
	for a := range b.unitCount() {
		if !joined.Has(a) && b.maySupport(a, e).OK() {
			all.Add(a)
		}
	}
	return all
}

// maySupport tells why a unit cannot join a melee against e (CCN-39.1 to
// CCN-39.5).
func (b *Board) maySupport(a, e int) rules.Reason {
	if !b.inPlay(a) || b.sideOf(a) != b.active || b.typeOf(a).arm != artillery {
		return rules.No("CCN-39.1", rules.Text{Key: "ccn.why.only.artillery", A: b.unitRef(a)})
	}
	if r := b.mayBattle(a); !r.OK() {
		return r
	}
	from, to, name := b.units[a].at, b.units[e].at, b.unitRef(a)
	x := blow{by: a, at: e, to: to}
	if distance(from, to) == 1 {
		x.melee = true
		if r := b.mayMelee(a); !r.OK() {
			return r
		}
	} else {
		if r := b.mayFire(a); !r.OK() {
			return r
		}
		if r := b.fireAt(a, e); !r.OK() {
			return r
		}
		if h, clear := b.sight(from, to, false); !clear {
			return rules.No("CCN-39.4", rules.Text{Key: "ccn.why.over", A: name, B: h.ref()})
		}
	}
	return rules.Unless(b.dice(x) > 0, "CCN-39.5", rules.Text{Key: "ccn.why.dice", A: name, B: b.unitRef(e)})
}
