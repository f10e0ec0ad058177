package squares

import "grognard/rules"

// modifier adds up what changes the dice of a brigade, and explains it.
func (b *Board) modifier(t *rules.Table, u int, attacking bool) int {
	sum, total := diceSum(attacking), 0
	b.eachModifier(u, attacking, func(rule, key string, n int) {
		total += b.term(t, sum, rule, key, u, n)
	})
	return total
}

// term adds one modifier of the dice of a unit to a sum, explains it, and tells
// it to the log.
func (b *Board) term(t *rules.Table, sum rules.SumKey, rule, key string, u, n int) int {
	t.Say(rule, b.sideOf(u), rules.Text{Key: "ns.log.mod." + key, A: b.unitRef(u), N: n})
	return t.Mod(sum, rule, rules.Text{Key: "ns.mod." + key, A: b.unitRef(u)}, n)
}

// diceSum is the sum that the modifiers of a side belong to.
func diceSum(attacking bool) rules.SumKey {
	if attacking {
		return rules.SumAttack
	}
	return rules.SumDefence
}

// eachModifier lists what changes the dice of a brigade (NS-C4.3.34 to
// NS-C4.3.47), in the order of the book.
func (b *Board) eachModifier(u int, attacking bool, add func(rule, key string, n int)) {
	f, x, k := &b.fight, &b.unit[u], &b.units[u]
	mod := func(on bool, rule, key string, n int) {
		if on {
			add(rule, key, n)
		}
	}
	mod(x.hits >= fatiguedFrom, "NS-C4.3.34", "fatigued", -1)
	mod(k.recruit, "NS-C4.3.35", "recruit", -1)
	mod(k.irregular, "NS-C4.3.35", "irregular", -1)
	mod(attacking && b.ground[f.target].wood, "NS-C4.3.36", "wood", -1)
	mod(x.hits == 0, "NS-C4.3.37", "fresh", 1)
	mod(k.elite, "NS-C4.3.38", "elite", 1)
	mod(k.veteran, "NS-C4.3.38", "veteran", 1)
	mod(f.skirmish == b.sideOf(u), "NS-C4.3.39", "skirmish", 1)
	mod(attacking && b.attacksFlank(u), "NS-C4.3.40", "flank", 1)
	mod(attacking && k.cuirass, "NS-C4.3.41", "cuirass", 1)
	if !x.garrison { // NS-C4.3.47
		mod(b.inBroken(u, attacking), "NS-C4.3.42", "broken", -2)
		mod(!attacking && b.attackedInFlank(u), "NS-C4.3.43", "flanked", -1)
		mod(b.unsupported(u), "NS-C4.3.44", "unsupported", -1)
		mod(!attacking && b.frontalCavalry(u), "NS-C4.3.45", "frontal", 1)
	}
	mod(attacking && k.kind == cavalry && b.facesUnsupported(), "NS-C4.3.46", "ride", 1)
}

// attacksFlank reports whether an attacker stands in the flank of a declared
// Linear defender (NS-C4.3.40).
func (b *Board) attacksFlank(u int) bool {
	for rest := b.fight.defend; rest != 0; rest = rest.Rest() {
		if b.inFlank(rest.First(), b.unit[u].at) {
			return true
		}
	}
	return false
}

// attackedInFlank reports whether any attacking brigade stands in the flank of
// a Linear defender (NS-C4.3.43).
func (b *Board) attackedInFlank(u int) bool {
	for rest := b.brigades(b.fight.attack); rest != 0; rest = rest.Rest() {
		if b.inFlank(u, b.unit[rest.First()].at) {
			return true
		}
	}
	return false
}

// inBroken reports whether broken ground hinders a brigade (NS-C4.3.42).
func (b *Board) inBroken(u int, attacking bool) bool {
	k := &b.units[u]
	light := k.kind == infantry && k.light
	hindered := k.kind == cavalry || k.linear && !light || b.vary.brokenAffectsAll && k.foot() && !light
	return hindered && (b.ground[b.fight.target].broken || attacking && b.ground[b.unit[u].at].broken)
}

// unsupported reports whether a brigade is Linear and nobody supports it in
// this combat; one that has turned to face the attack has left its supports
// (NS-C4.3.44, NS-C4.3.90). Who fought in the first round supports nobody in
// the second, which belongs to the same combat (NS-A.30).
func (b *Board) unsupported(u int) bool {
	f := &b.fight
	return b.faces(u) && (f.turned.Has(u) || b.supporter(u, f.attack|f.defend|f.fought) < 0)
}

// frontalCavalry reports whether cavalry attacks a Linear defender in front and
// nobody in flank (NS-C4.3.45).
func (b *Board) frontalCavalry(u int) bool {
	for rest := b.horsemen(b.fight.attack); rest != 0; rest = rest.Rest() {
		if b.inFront(u, b.unit[rest.First()].at) {
			return !b.attackedInFlank(u)
		}
	}
	return false
}

// facesUnsupported reports whether a declared Linear defender is unsupported
// (NS-C4.3.46).
func (b *Board) facesUnsupported() bool {
	for rest := b.fight.defend; rest != 0; rest = rest.Rest() {
		if b.unsupported(rest.First()) {
			return true
		}
	}
	return false
}
