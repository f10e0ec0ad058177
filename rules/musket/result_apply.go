package musket

import "grognard/rules"

// fate is what a result, with its tests and choices, does to a side.
type fate uint8

const (
	stands      fate = iota
	unnerved         // the primary became Shaken
	fallsBack        // all involved units retreat
	fallsShaken      // they retreat and become Shaken
	loses            // the primary loses a step
	horseBack        // involved cavalry retreats and becomes Shaken, others stand (MS-9.2.2)
	losesHorse       // both of the last two (MS-9.2.3)
	mauled           // e passed: the primary loses a step, the others retreat
	breaks           // the primary routs, the others retreat (MS-7.8.5)
	routs            // all involved units rout
	panics           // they and all stacked with them rout (MS-7.8.10)
)

// routed reports whether the primary routs.
func (f fate) routed() bool { return f >= breaks }

// applyResult carries out a result as it is read now: tests and choices, losses,
// retreats, leader rolls, Ammo (part 3.5 steps 2 to 6).
func (x *resolution) applyResult(o outcome) {
	f := &x.b.fight
	x.onDF = o.df
	both := f.tactic[attacker] == disengagement && f.tactic[defender] == disengagement && o.code != noEffect
	switch {
	case both: // MS-7.13.4d
		x.settle(drResult.result, result{})
		x.settle(arResult.result, result{})
	default:
		x.settle(o.result, o.bracket)
	}
	x.duel()
	x.nightFalls()
	x.takeLosses(x.idle)
	x.retreatBoth()
	if o.leaders {
		x.b.leaderCasualties(x.t, x.exposedLeaders())
	}
	if o.ammo {
		x.ammo()
	}
}

// settle finds out what a result does to the side that it hits.
func (x *resolution) settle(r, bracket result) {
	switch r.code {
	case noEffect:
	case exchange:
		x.idle = true
		x.fates[defender] = x.lossFate(defender)
		if x.b.fight.form != bombardment { // MS-8.5.4
			x.fates[attacker] = x.lossFate(attacker)
		}
	case retreats:
		x.fates[r.on] = x.chooseRetreat(r.on)
	case tested: // MS-7.8.8
		if x.test("morale.c", "MS-7.8.8", r.on) {
			x.settle(bracket, result{})
			return
		}
		x.fates[r.on] = fallsBack
	case exposed:
		x.fates[r.on] = x.chooseExposed(r.on)
	case broken: // MS-7.8.10
		if x.test("morale.m", "MS-7.8.10", r.on) {
			x.settle(bracket, result{})
			return
		}
		x.fates[r.on] = panics
		x.routFOW[r.on] = true
	case ended: // MS-7.8.11
		if !x.test("morale.e", "MS-7.8.11", r.on) {
			x.fates[r.on] = routs
			return
		}
		if x.b.fight.squared {
			x.settle(bracket, result{})
			return
		}
		x.fates[r.on] = mauled
	}
}

// test is a morale test of a role's primary, helped by the leaders that take
// part in its hex (MS-7.8.17); the target of a bombardment, where nobody takes
// part, by who assists it (MS-10.3.6).
func (x *resolution) test(kind, rule string, r role) bool {
	b, f := x.b, &x.b.fight
	p := int(f.primary[r])
	test := morale{kind: kind, rule: rule, unit: p, square: f.squared && r == defender}
	if f.form == bombardment {
		test.leaders = b.testHelpers(x.t, test)
	} else {
		test.leaders = b.ofHex(f.leaders[r], b.piece[p].at)
	}
	return b.test(x.t, test)
}

// chooseRetreat is DC-11 (MS-7.8.4, MS-7.8.5).
func (x *resolution) chooseRetreat(r role) fate {
	b, f := x.b, &x.b.fight
	p := int(f.primary[r])
	o := ask(x.t, f.player(r), "combat.r", "MS-7.8.4", b.pieceRef(p), func(m rules.Menu) {
		m.Offer(rules.Option{Do: "shaken"})
		m.Offer(rules.Option{Do: "retreat"})
	})
	switch {
	case o.Do == "retreat":
		return fallsBack
	case !b.is(p, shaken):
		b.shake(x.t, p, "MS-7.8.4")
		return unnerved
	case x.test("morale.r", "MS-7.8.5", r):
		return stands
	}
	return breaks
}

// ordinaryHorse reports whether a role's cavalry fights an ordinary combat, in which
// it never stands an x result (MS-9.2.2): that is all combat but its own
// charge.
func (x *resolution) ordinaryHorse(r role) bool {
	f := &x.b.fight
	if f.squared && r == attacker || f.duel {
		return false
	}
	if r == attacker {
		return !f.swapped && !f.charges()
	}
	return true
}

// horse returns the cavalry of a role.
func (x *resolution) horse(r role) set {
	return x.b.fight.units[r].And(x.b.armSet[cavalry])
}

// chooseExposed is DC-12 (MS-7.8.9), but for cavalry in ordinary combat
// (MS-9.2.2, MS-9.2.3).
func (x *resolution) chooseExposed(r role) fate {
	b, f := x.b, &x.b.fight
	p := int(f.primary[r])
	switch {
	case f.duel: // both go back whatever he chose (MS-9.4.6)
		return fallsShaken
	case x.ordinaryHorse(r) && b.print[p].arm == cavalry:
		return horseBack
	case x.goesBackAtNight() && r == attacker:
		return fallsShaken
	}
	o := ask(x.t, f.player(r), "combat.x", "MS-7.8.9", b.pieceRef(p), func(m rules.Menu) {
		m.Offer(rules.Option{Do: "loss"})
		m.Offer(rules.Option{Do: "retreat"})
	})
	if o.Do == "retreat" {
		return fallsShaken
	}
	return x.lossFate(r)
}

// lossFate is a step loss of a role's primary, which cavalry in ordinary combat
// answers by falling back.
func (x *resolution) lossFate(r role) fate {
	horse := x.ordinaryHorse(r) && !x.horse(r).Empty()
	switch {
	case horse && x.b.print[x.b.fight.primary[r]].arm == cavalry:
		return horseBack
	case horse:
		return losesHorse
	}
	return loses
}

// duel is MS-9.4.6: charge against countercharge without a rout throws both
// back.
func (x *resolution) duel() {
	if x.b.fight.duel && !x.fates[attacker].routed() && !x.fates[defender].routed() {
		x.fates[attacker], x.fates[defender] = fallsShaken, fallsShaken
	}
}

// nightFalls is MS-14.2.7: a night charge that does not rout the defender goes
// back.
func (x *resolution) nightFalls() {
	f := &x.b.fight
	if x.goesBackAtNight() && !x.fates[defender].routed() && !x.fates[attacker].routed() {
		x.fates[attacker] = fallsShaken
		x.t.Say("MS-14.2.7", f.side, rules.Text{Key: "ms.log.night_back", A: x.b.pieceRef(int(f.primary[attacker]))})
	}
}

// goesBackAtNight reports whether the attacker must rout the defender or go
// back: then Ax leaves him no choice.
func (x *resolution) goesBackAtNight() bool {
	f := &x.b.fight
	return x.b.light() == night && !f.swapped && f.form != bombardment
}

// exposedLeaders lists who must roll after L (MS-10.4.1, MS-10.4.2).
func (x *resolution) exposedLeaders() (list []casualty) {
	b, f := x.b, &x.b.fight
	part := f.leaders[0].Or(f.leaders[1])
	for l := range b.counters {
		if b.print[l].arm != leader || !b.inPlay(l) {
			continue
		}
		switch {
		case part.Has(l):
			list = append(list, casualty{l, 5})
		case f.heads.Has(l), x.from[l] == f.target && b.sideOf(l) == x.targetSide():
			list = append(list, casualty{l, 6})
		}
	}
	return list
}

// targetSide owns the hex that was attacked, whoever the attacker of record
// is.
func (x *resolution) targetSide() rules.Side {
	if x.b.fight.swapped {
		return x.b.fight.side
	}
	return x.b.fight.side.Other()
}

// ammo is DC-20: one artillery unit that fired turns ineffective
// (MS-7.8.15).
func (x *resolution) ammo() {
	b, f := x.b, &x.b.fight
	var fired set
	for all := f.support; !all.Empty(); all = all.Rest() {
		if c := all.First(); b.inPlay(c) && !b.is(c, ineffective) {
			fired = fired.With(c)
		}
	}
	if fired.Empty() {
		return
	}
	c := fired.First()
	if !fired.Rest().Empty() {
		o := ask(x.t, b.sideOf(c), "combat.ammo", "MS-7.8.15", b.pieceRef(c), func(m rules.Menu) {
			for ; !fired.Empty(); fired = fired.Rest() {
				m.Offer(rules.Option{Do: "ammo", Who: b.pieceRef(fired.First())})
			}
		})
		c = b.pieceNamed(o.Who)
	}
	x.t.Say("MS-7.8.15", b.sideOf(c), rules.Text{Key: "ms.log.ammo", A: b.pieceRef(c)})
	b.weaken(x.t, c, "MS-7.8.15")
}
