package manoeuvre

import "grognard/rules"

// adder takes the terms of a total one by one.
type adder func(rule string, why rules.Text, n int)

// attackTerms gives the terms of the attack total that are known before the
// dice: MAN-6.1.26 (Assault), MAN-6.1.27 (Ambush), MAN-6.2.10 (fire).
func (b *Board) attackTerms(add adder) {
	s, u := b.active, int(b.fight.unit)
	if b.fight.form == assault {
		add("MAN-6.1.26", rules.Text{Key: "man.mod.strength", A: b.unitRef(s, u)}, b.strengthOf(s, u))
	}
	hill := u >= 0 && b.hillTerm(add, u, false)
	for v := range b.force[s].at {
		if !hasBit(b.fight.support, v) {
			continue
		}
		add("MAN-6.4.5", rules.Text{Key: "man.mod.support", A: b.unitRef(s, v)}, b.strengthOf(s, v))
		if b.fight.form == assault { // MAN-6.3.5: none in an Ambush
			hill = b.hillTerm(add, v, hill) || hill
		}
	}
	if b.fight.use == forCombat {
		c := b.commanderOf(s)
		add("MAN-9.1.3", rules.Text{Key: "man.mod.commander", A: b.cardRef(s, c)}, b.card(s, c).combat)
	}
}

// hillTerm adds the benefit of attacking from a hill a target that is not on
// one (MAN-6.3.4), and returns whether the unit had it; before tells whether one
// before it had.
func (b *Board) hillTerm(add adder, u int, before bool) bool {
	from, to := b.groundOf(b.active, u), b.groundOf(b.active.Other(), int(b.fight.target))
	if from.attack == 0 || to.attack > 0 || b.rules.hillOnce && before {
		return false
	}
	add("MAN-6.3.4", rules.Text{Key: "man.mod.hill", A: b.unitRef(b.active, u)}, from.attack)
	return true
}

// defenceTerms gives the terms of the defence total, MAN-6.1.28 and
// MAN-6.2.11, with the first n cards that the defender has in play.
func (b *Board) defenceTerms(add adder, n int) {
	s, u := b.active.Other(), int(b.fight.target)
	f := &b.force[s]
	add("MAN-6.1.28", rules.Text{Key: "man.mod.strength", A: b.unitRef(s, u)}, b.strengthOf(s, u))
	g := b.ground[f.at[u]]
	add("MAN-6.3.1", rules.Text{Key: "man.mod.ground", A: groundRef(g), B: f.at[u].ref()}, g.effects().defence)
	if b.inRedoubt(s, u) && !b.fight.sappers {
		add("MAN-6.3.2", rules.Text{Key: "man.mod.redoubt", A: b.unitRef(s, u)}, redoubtDefence)
	}
	for _, c := range f.play[:n] {
		key, rule := "man.mod.card", "MAN-8.2"
		if b.card(s, int(c)).kind == commander {
			key, rule = "man.mod.commander", "MAN-9.1.3"
		}
		add(rule, rules.Text{Key: key, A: b.cardRef(s, int(c))}, b.card(s, int(c)).defence)
	}
}

// attackDice are the dice of the attack in the order of part 3.5, 7: first
// card, further Unit cards, Committed Attacks. Only their total matters.
func (b *Board) attackDice() rules.Dice {
	s := b.active
	f := &b.force[s]
	d := rules.Dice{Side: s, By: rules.Sum, Of: make([]rules.Die, 0, f.played)}
	for i, c := range f.play[:f.played] {
		p := b.card(s, int(c))
		if i == 0 {
			d.Of = append(d.Of, b.openingDice(p).die(b.cardRef(s, int(c))))
		} else if p.kind == unitCard {
			d.Of = append(d.Of, p.attack.die(b.cardRef(s, int(c))))
		}
	}
	for _, c := range f.play[:f.played] {
		if b.card(s, int(c)).kind == committedAttack {
			d.Of = append(d.Of, dice{2, 6}.die(b.cardRef(s, int(c))))
		}
	}
	return d
}

// openingDice are the dice of the card that started the combat.
func (b *Board) openingDice(p *card) dice { return p.opens(b.fight.form) }

// opens are the dice with which a card starts a combat.
func (p *card) opens(f form) dice {
	switch f {
	case assault:
		return p.attack
	case ambushed:
		return dice{1, 10} // MAN-9.2.2
	case bombardment:
		return p.bombard
	case volley:
		return p.volley
	}
	return p.battery
}

// rollCombat is step 6: roll and add (MAN-6.1.26 to MAN-6.1.28).
func (b *Board) rollCombat(t *rules.Table) (attack, defence int) {
	b.attackTerms(func(rule string, why rules.Text, n int) { attack += t.Mod("attack", rule, why, n) })
	b.defenceTerms(func(rule string, why rules.Text, n int) { defence += t.Mod("defence", rule, why, n) },
		int(b.force[b.active.Other()].played))
	defence += t.Mod("defence", "MAN-10.4", rules.Text{Key: "man.mod.assumed"}, t.WhatIfOf(rules.DefenceCards, b.unseenDefence))
	d := b.attackDice()
	faces := t.Roll("combat.roll", rollRule[b.fight.form], d)
	for _, die := range d.Of {
		attack += t.Mod("attack", "MAN-8.1", rules.Text{Key: "man.mod.dice", A: die.For}, rules.Total(faces[:die.N]))
		faces = faces[die.N:]
	}
	b.fight.rolled, b.fight.attack, b.fight.defence = true, int16(attack), int16(defence)
	return attack, defence
}

// rollRule is the clause of the roll, by form.
var rollRule = [...]string{assault: "MAN-6.1.26", ambushed: "MAN-6.1.27", bombardment: "MAN-6.2.10", volley: "MAN-6.2.10", grandBattery: "MAN-9.1.9"}
