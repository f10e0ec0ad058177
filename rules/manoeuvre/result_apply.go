package manoeuvre

import "grognard/rules"

// row is a row of the Assault and Ambush result table (MAN-T.1).
type row struct {
	name, rule string
	apply      func(*Board, *rules.Table)
}

// applyResult is step 7: compare, and apply the highest row reached (MAN-6.1.29
// to MAN-6.1.35).
func (b *Board) applyResult(t *rules.Table, a, d int) {
	r := resultRow(a, d)
	b.tellResult(t, r.rule, r.name, a, d)
	r.apply(b, t)
}

// resultRow finds the row for an attack and a defence total.
func resultRow(a, d int) row {
	switch {
	case a < d:
		return row{"repulsed", "MAN-6.1.29", (*Board).repulsed}
	case a == d:
		return row{"standoff", "MAN-6.1.30", func(*Board, *rules.Table) {}}
	case a < 2*d:
		return row{"above", "MAN-6.1.31", (*Board).defenderChooses}
	case a < 3*d:
		return row{"double", "MAN-6.1.32", (*Board).attackerChooses}
	case a < 4*d:
		return row{"triple", "MAN-6.1.33", (*Board).hitAndRetreat}
	}
	return row{"quadruple", "MAN-6.1.34", (*Board).destroyed}
}

// tellResult tells the row, with all terms of both totals.
func (b *Board) tellResult(t *rules.Table, rule, name string, a, d int) {
	who := b.cardRef(b.active, int(b.force[b.active].play[0]))
	if b.fight.unit >= 0 {
		who = b.unitRef(b.active, int(b.fight.unit))
	}
	target := b.unitRef(b.active.Other(), int(b.fight.target))
	t.Tell(rules.Event{Kind: rules.EvResult, Rule: rule, Side: b.active, Who: who, To: target, N: a, Mods: t.Mods(),
		Text: rules.Text{Key: "man.row." + name, A: who, B: target, N: a, M: d}})
}

// repulsed: every participating unit takes a hit; in a classic Ambush there is
// none.
func (b *Board) repulsed(t *rules.Table) {
	for u := range b.force[b.active].at {
		if hasBit(b.participants(), u) {
			b.hit(t, b.active, u, "MAN-6.1.29")
		}
	}
}

// defenderChooses is DP-11d; it needs no hand.
func (b *Board) defenderChooses(t *rules.Table) {
	foe, u := b.active.Other(), int(b.fight.target)
	o := t.Ask(foe, "combat.choice.defender", "MAN-6.1.31", b.unitRef(foe, u), func(m rules.Menu) {
		m.Public()
		m.Offer(rules.Option{Do: "hit"})
		m.Offer(rules.Option{Do: "retreat"})
	})
	b.hitOrRetreat(t, "MAN-6.1.31", o.Do)
}

// attackerChooses asks the attacker whether the target is hit or retreats (DP-11a).
func (b *Board) attackerChooses(t *rules.Table) {
	o := b.ask(t, "combat.choice.attacker", "MAN-6.1.32", b.unitRef(b.active.Other(), int(b.fight.target)), func(m rules.Menu) {
		m.Offer(rules.Option{Do: "hit"})
		m.Offer(rules.Option{Do: "retreat"})
	})
	b.hitOrRetreat(t, "MAN-6.1.32", o.Do)
}

func (b *Board) hitOrRetreat(t *rules.Table, rule, do string) {
	foe, u := b.active.Other(), int(b.fight.target)
	if do == "hit" {
		b.hit(t, foe, u, rule)
		return
	}
	b.retreat(t, foe, u, "MAN-6.5.6")
}

// hitAndRetreat: the hit comes first, and the dead do not retreat.
func (b *Board) hitAndRetreat(t *rules.Table) {
	foe, u := b.active.Other(), int(b.fight.target)
	b.hit(t, foe, u, "MAN-6.1.33")
	if b.inPlay(foe, u) {
		b.retreat(t, foe, u, "MAN-6.1.33")
	}
}

// destroyed: eliminated, full or reduced.
func (b *Board) destroyed(t *rules.Table) {
	b.remove(t, b.active.Other(), int(b.fight.target), "MAN-6.1.34")
}
