package squares

import "grognard/rules"

// fight is the combat in progress (section C4.3). In a counter-attack the
// roles of the sides and of the two squares are swapped (NS-C4.3.84).
type fight struct {
	on       bool
	attacker rules.Side // of this round
	main     square     // of the attackers of this round
	target   square     // of the defenders of this round
	chosen   int8       // the brigade that declared the attack, or -1
	attack   unitSet    // taking part in this round
	defend   unitSet
	settled  unitSet // given a rank anew after the combat
	refaced  unitSet // given a facing anew
	round    int8
	counter  bool
	fought   unitSet        // took part in the first round
	skirmish rules.Side     // who has the advantage; Chance: nobody
	turned   unitSet        // turned to face the attack (NS-C4.3.90)
	flanked  unitSet        // defended against an attack in flank
	fled     unitSet        // have retreated
	struck   [maxUnits]int8 // hits taken in this round
	losses   [2]int8        // of each side in this round
	rolled   [2]bool        // this side's dice of the round are known
	sharer   rules.Side     // who shares out hits among his units,
	toShare  int8           // how many; 0: nobody
	shared   int8           // of them
	winner   rules.Side     // of the round, Chance: nobody
}

// attackAP is what each attacking unit spends (NS-C4.1.12, NS-C4.3.4).
const attackAP = 2

// combatPhase is COMBAT: one attack from its declaration to the pursuit, or
// the end of the sub-phase.
func (b *Board) combatPhase(t *rules.Table) {
	if !b.canAttack() {
		b.enter(t, recovery, "NS-C4.0.10")
		return
	}
	o := b.ask(t, b.act.side, "attack", "NS-C4.3.2", b.leaders[b.act.leader].ref, func(m rules.Menu) {
		m.Quiet(rules.Option{Do: "done"})
		b.offerAttacks(m)
	})
	if o.Do == "done" {
		b.enter(t, recovery, "NS-C4.0.10")
		return
	}
	u, _ := b.unitNamed(o.Who)
	q, foe := square(o.At.N()), b.act.side.Other()
	if k := b.markerOn(q, foe); k >= 0 { // NS-A.60
		b.reveal(t, foe, k, "NS-A.60")
		return
	}
	b.resolveCombat(t, u, q)
}

// resolveCombat is S1 to S8 and the pursuit.
func (b *Board) resolveCombat(t *rules.Table, u int, q square) {
	b.declareAttack(t, u, q) // S1
	b.evasion(t)
	if b.targets(q, b.act.side.Other()) == 0 {
		b.fight.winner = b.act.side // NS-C4.3.22
	} else {
		b.chooseDefenders(t) // S2
		b.skirmishing(t)     // S3
		b.resolveRound(t)    // S4 to S6, retreats
		b.turnToFace(t)
		b.secondRound(t) // S7
		b.resetRanks(t)  // S8
	}
	b.pursuit(t)
	b.fight = fight{}
}

// resolveRound is one round: S4 to S6 and the retreats.
func (b *Board) resolveRound(t *rules.Table) {
	f := &b.fight
	f.round++
	f.struck, f.losses, f.rolled = [maxUnits]int8{}, [2]int8{}, [2]bool{}
	strength := b.countHeads()
	attackers, defenders := b.throwers(t, f.attack, true), b.throwers(t, f.defend, false)
	for rest := f.defend; rest != 0; rest = rest.Rest() {
		if u := rest.First(); b.attackedInFlank(u) {
			f.flanked |= oneUnit(u)
		}
	}
	a, d := f.attacker, f.attacker.Other()
	hits := b.rollCombat(t, a, attackers) // S4
	f.rolled[a] = true
	b.suffer(t, d, f.defend, hits)
	hits = b.rollCombat(t, d, defenders) // S5
	f.rolled[d] = true
	b.suffer(t, a, f.attack, hits)
	x := b.testMorale(t) // S6
	b.tellResult(t, &x, &strength)
	b.retreatBoth(t, &x, &strength)
	if f.round == 1 {
		f.fought = f.attack | f.defend
	}
}

// targets are the units of a side in a square that may be fought at all: visible,
// and not come from under a marker this turn (NS-A.63).
func (b *Board) targets(q square, s rules.Side) unitSet {
	set := b.unitsIn(q, s)
	for rest := set; rest != 0; rest = rest.Rest() {
		if u := rest.First(); b.unit[u].appeared {
			set &^= oneUnit(u)
		}
	}
	return set
}

// brigades keeps the brigades of a set.
func (b *Board) brigades(set unitSet) unitSet {
	return b.only(set, func(k *unitType) bool { return k.brigade() })
}

// horsemen keeps the cavalry brigades of a set.
func (b *Board) horsemen(set unitSet) unitSet {
	return b.only(set, func(k *unitType) bool { return k.kind == cavalry })
}

func (b *Board) only(set unitSet, is func(*unitType) bool) unitSet {
	for rest := set; rest != 0; rest = rest.Rest() {
		if u := rest.First(); !is(&b.units[u]) {
			set &^= oneUnit(u)
		}
	}
	return set
}

// outside leaves the garrisons out of a set.
func (b *Board) outside(set unitSet) unitSet {
	for rest := set; rest != 0; rest = rest.Rest() {
		if u := rest.First(); b.unit[u].garrison {
			set &^= oneUnit(u)
		}
	}
	return set
}

// standing keeps the units of a set that stand in a square.
func (b *Board) standing(set unitSet, q square) unitSet { return set & b.in[q] }
