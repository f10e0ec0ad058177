package manoeuvre

import "grognard/rules"

// viewCombat shows the combat in progress to a side: its sums, or what is known
// of them before the dice.
func (b *Board) viewCombat(s rules.Side) *rules.Combat {
	me, foe := b.active, b.active.Other()
	c := &rules.Combat{Kind: rules.Text{Key: "man.combat." + formNames[b.fight.form]}, To: b.unitRef(foe, int(b.fight.target))}
	for u := range b.force[me].at {
		if hasBit(b.participants(), u) {
			c.From = append(c.From, b.unitRef(me, u))
		}
	}
	if b.fight.rolled {
		c.Sums = []rules.Tally{{Key: "attack", Side: me, N: int(b.fight.attack)}, {Key: "defence", Side: foe, N: int(b.fight.defence)}}
		return c
	}
	c.Sums = []rules.Tally{b.attackSoFar(), b.defenceSoFar(s)}
	return c
}

// attackSoFar is the attack total without the dice, and the dice.
func (b *Board) attackSoFar() rules.Tally {
	sum := rules.Tally{Key: "attack", Side: b.active}
	b.attackTerms(func(_ string, _ rules.Text, n int) { sum.N += n })
	if b.force[b.active].played == 0 {
		return sum
	}
	for _, d := range b.attackDice().Of {
		if sum.Dice != "" {
			sum.Dice += "+"
		}
		sum.Dice += dice{d.N, d.Sides}.String()
	}
	return sum
}

// defenceSoFar is the defence total with the cards that side s may know.
func (b *Board) defenceSoFar(s rules.Side) rules.Tally {
	foe := b.active.Other()
	sum := rules.Tally{Key: "defence", Side: foe}
	n := b.force[foe].shown
	if s == foe {
		n = b.force[foe].played
	}
	b.defenceTerms(func(_ string, _ rules.Text, n int) { sum.N += n }, int(n))
	return sum
}
