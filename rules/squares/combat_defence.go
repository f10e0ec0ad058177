package squares

import (
	"slices"

	"grognard/rules"
)

// evasion is COMBAT.EVADE: cavalry not yet activated may leave a square that
// no cavalry attacks (NS-C4.3.20 to NS-C4.3.22).
func (b *Board) evasion(t *rules.Table) {
	f := &b.fight
	foe := f.attacker.Other()
	if b.horsemen(f.attack) != 0 {
		return
	}
	for {
		ready := b.evaders(t, foe)
		if ready == 0 {
			break
		}
		o := b.ask(t, foe, "evade", "NS-C4.3.20", f.target.ref(), func(m rules.Menu) {
			if !b.veiled(t, foe) {
				b.public(m)
			}
			m.Waive(rules.Option{Do: "stay"})
			for rest := ready; rest != 0; rest = rest.Rest() {
				u := rest.First()
				for _, q := range b.retreatSquares(t, u, f.main) {
					m.Offer(rules.Option{Do: "evade", Who: b.unitRef(u), At: q.ref()})
				}
			}
		})
		if o.Do == "stay" {
			break
		}
		u, _ := b.unitNamed(o.Who)
		b.retreat(t, u, square(o.At.N()), "NS-C4.3.20", "ns.log.evade")
	}
	f.defend = b.defaultDefence()
	b.displaceAll(t, f.target, foe, "NS-A.48")
}

// evaders are the cavalry units in the target square that may evade. Where only
// their owner can tell, from what lies under a marker, they are asked anyway.
func (b *Board) evaders(t *rules.Table, s rules.Side) (set unitSet) {
	f := &b.fight
	for rest := b.horsemen(b.targets(f.target, s)); rest != 0; rest = rest.Rest() {
		u := rest.First()
		if !b.unit[u].activated && slices.ContainsFunc(b.away(u, f.main), func(q square) bool { return b.canRetreat(t, u, q) || b.markerOn(q, s) >= 0 }) {
			set |= oneUnit(u)
		}
	}
	return set
}

// ableDefenders are the units in the target square that may defend: no garrisons
// against cavalry (NS-C4.3.16, NS-C4.3.17).
func (b *Board) ableDefenders() unitSet {
	f := &b.fight
	set := b.targets(f.target, f.attacker.Other())
	if b.horsemen(f.attack) != 0 {
		set = b.outside(set)
	}
	if armed := b.armed(set); armed != 0 {
		return armed
	}
	return set
}

// armed leaves out what is out of ammunition (NS-C4.2.27).
func (b *Board) armed(set unitSet) unitSet {
	for rest := set; rest != 0; rest = rest.Rest() {
		if u := rest.First(); b.unit[u].dry {
			set &^= oneUnit(u)
		}
	}
	return set
}

// defaultDefence is the legal set of defenders with most dice, all artillery
// included (part 3): all brigades that may defend, which the capacity of a
// square keeps within the limits of NS-C4.3.16.
func (b *Board) defaultDefence() unitSet { return b.ableDefenders() }

// flankAttack reports whether the main square lies in the flank of a Linear
// unit in the target square: then every Linear unit there counts as Lead
// (NS-A.43).
func (b *Board) flankAttack() bool {
	for rest := b.ableDefenders(); rest != 0; rest = rest.Rest() {
		if b.inFlank(rest.First(), b.fight.main) {
			return true
		}
	}
	return false
}

// chooseDefenders lets the defender say who takes part (S2).
func (b *Board) chooseDefenders(t *rules.Table) {
	f := &b.fight
	f.defend = b.defaultDefence()
	if b.brigades(f.defend) == 0 || f.defend.Count() < 2 { // NS-C4.3.17
		return
	}
	for {
		o := b.ask(t, f.attacker.Other(), "defend", "NS-C4.3.16", f.target.ref(), func(m rules.Menu) {
			m.Waive(rules.Option{Do: "stand"})
			for rest := b.ableDefenders(); rest != 0; rest = rest.Rest() {
				b.offerDefender(m, rest.First())
			}
		})
		if o.Do == "stand" {
			return
		}
		b.setParticipant(&f.defend, o)
	}
}

// offerDefender offers to leave a unit out, or to take it in again.
func (b *Board) offerDefender(m rules.Menu, u int) {
	one := oneUnit(u)
	if b.fight.defend.Has(u) {
		m.Offer(rules.Option{Do: "leave", Who: b.unitRef(u)}, b.legalDefence(b.fight.defend&^one))
		return
	}
	m.Offer(rules.Option{Do: "add", Who: b.unitRef(u)}, b.legalDefence(b.fight.defend|one))
}

// legalDefence says what is wrong with a set of defenders.
func (b *Board) legalDefence(set unitSet) rules.Reason {
	f := &b.fight
	if b.brigades(set) == 0 && b.brigades(b.ableDefenders()) != 0 {
		return rules.No("NS-C4.3.17", rules.Text{Key: "ns.why.nobrigade", A: f.target.ref()})
	}
	if f.round == 0 && !b.flankAttack() {
		if why := b.rearDefends(set); !why.OK() {
			return why
		}
	}
	return b.facingFirst(set)
}

// rearDefends says which Lead must be declared before a Rear unit (NS-A.42).
func (b *Board) rearDefends(set unitSet) rules.Reason {
	for rest := set; rest != 0; rest = rest.Rest() {
		u := rest.First()
		for others := b.ableDefenders() &^ set; b.unit[u].rear && others != 0; others = others.Rest() {
			if v := others.First(); b.faces(v) && !b.unit[v].rear {
				return rules.No("NS-A.42", rules.Text{Key: "ns.why.rear", A: b.unitRef(u), B: b.unitRef(v)})
			}
		}
	}
	return rules.Reason{}
}

// facingFirst says which brigade that faces the attack must defend before one
// whose flank is exposed (NS-C4.3.61).
func (b *Board) facingFirst(set unitSet) rules.Reason {
	for rest := b.brigades(set); rest != 0; rest = rest.Rest() {
		u := rest.First()
		for others := b.brigades(b.ableDefenders() &^ set); b.inFlank(u, b.fight.main) && others != 0; others = others.Rest() {
			if v := others.First(); !b.inFlank(v, b.fight.main) {
				return rules.No("NS-C4.3.61", rules.Text{Key: "ns.why.flank", A: b.unitRef(u), B: b.unitRef(v)})
			}
		}
	}
	return rules.Reason{}
}

// skirmishing is S3: who has the skirmish advantage.
func (b *Board) skirmishing(t *rules.Table) {
	f := &b.fight
	if f.skirmish = b.skirmisher(); f.skirmish == rules.Chance {
		return
	}
	if b.lightFoot(f.attack) != b.lightFoot(f.defend) {
		t.Say("NS-C4.3.27", f.skirmish, rules.Text{Key: "ns.log.skirmish.light", A: armyName(f.skirmish)})
		return
	}
	ours, theirs := b.skirmishSum(f.attack), b.skirmishSum(f.defend)
	if f.skirmish != f.attacker {
		ours, theirs = theirs, ours
	}
	t.Say("NS-C4.3.26", f.skirmish, rules.Text{Key: "ns.log.skirmish", A: armyName(f.skirmish), N: ours, M: theirs})
}

// skirmisher is the side with the skirmish advantage, Chance if nobody has it
// (NS-C4.3.24 to NS-C4.3.28).
func (b *Board) skirmisher() rules.Side {
	f := &b.fight
	foot := b.only(f.attack, func(k *unitType) bool { return k.foot() })
	horse := b.only(b.unitsIn(f.target, f.attacker.Other()), func(k *unitType) bool { return k.kind == cavalry || k.kind == mixed })
	if foot == 0 || horse != 0 {
		return rules.Chance
	}
	a, d := f.attacker, f.attacker.Other()
	lightA, lightD := b.lightFoot(f.attack), b.lightFoot(f.defend)
	sumA, sumD := b.skirmishSum(f.attack), b.skirmishSum(f.defend)
	switch {
	case lightA && !lightD:
		return a
	case lightD && !lightA:
		return d
	case sumA > sumD:
		return a
	case sumD > sumA:
		return d
	}
	return rules.Chance
}

func (b *Board) lightFoot(set unitSet) bool {
	return b.only(set, func(k *unitType) bool { return k.kind == infantry && k.light }) != 0
}

func (b *Board) skirmishSum(set unitSet) int {
	n := 0
	for rest := set; rest != 0; rest = rest.Rest() {
		if k := &b.units[rest.First()]; k.foot() {
			n += k.skirmish
		}
	}
	return n
}
