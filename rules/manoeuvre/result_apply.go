package manoeuvre

import "grognard/rules"

// row is a row of the Assault and Ambush result table (MAN-T.1).
type row struct {
	name, rule string
	apply      func(*Board, *rules.Table)
}

// results is step 7: compare, and apply the highest row reached (MAN-6.1.29
// to MAN-6.1.35).
func (b *Board) results(t *rules.Table, a, d int) {
	r := resultRow(a, d)
	b.tellRow(t, r.rule, r.name, a, d)
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

// tellRow tells the row, with all terms of both totals.
func (b *Board) tellRow(t *rules.Table, rule, name string, a, d int) {
	who := b.cardName(b.active, int(b.force[b.active].play[0]))
	if b.fight.unit >= 0 {
		who = b.unit(b.active, int(b.fight.unit))
	}
	target := b.unit(b.active.Other(), int(b.fight.target))
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
	o := t.Ask(foe, "combat.choice.defender", "MAN-6.1.31", b.unit(foe, u), func(m rules.Menu) {
		m.Public()
		m.Offer(rules.Option{Do: "hit"})
		m.Offer(rules.Option{Do: "retreat"})
	})
	b.hitOrRetreat(t, "MAN-6.1.31", o.Do)
}

// attackerChooses is DP-11a.
func (b *Board) attackerChooses(t *rules.Table) {
	o := b.ask(t, "combat.choice.attacker", "MAN-6.1.32", b.unit(b.active.Other(), int(b.fight.target)), func(m rules.Menu) {
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
	if b.alive(foe, u) {
		b.retreat(t, foe, u, "MAN-6.1.33")
	}
}

// destroyed: eliminated, full or reduced.
func (b *Board) destroyed(t *rules.Table) {
	b.eliminate(t, b.active.Other(), int(b.fight.target), "MAN-6.1.34")
}

// hit is MAN-6.5.2: a full unit is reduced, a reduced one eliminated.
func (b *Board) hit(t *rules.Table, s rules.Side, u int, rule string) {
	if b.force[s].state[u] == reduced {
		b.eliminate(t, s, u, rule)
		return
	}
	b.force[s].state[u] = reduced
	t.Tell(rules.Event{Kind: rules.EvHit, Rule: rule, Side: s, Who: b.unit(s, u), To: b.force[s].at[u].ref(), N: 1,
		Text: rules.Text{Key: "man.log.hit", A: b.unit(s, u), N: b.strengthOf(s, u)}})
}

// eliminate is MAN-6.5.1: the unit leaves the board for good (MAN-1.3.6).
func (b *Board) eliminate(t *rules.Table, s rules.Side, u int, rule string) {
	b.razeRedoubt(t, s, u)
	t.Tell(rules.Event{Kind: rules.EvRemove, Rule: rule, Side: s, Who: b.unit(s, u), From: b.force[s].at[u].ref(), N: 1,
		Text: rules.Text{Key: "man.log.eliminated", A: b.unit(s, u)}})
	b.lift(s, u)
	b.force[s].state[u] = lost
}

// retreatSquares lists where a unit may retreat to: rear, else the flanks,
// else the front (MAN-6.5.7 to MAN-6.5.12). There are two only if both flanks
// are open.
func (b *Board) retreatSquares(s rules.Side, u int) (to [2]square, n int) {
	q := b.force[s].at[u]
	back := rear(b.force[s].north)
	if r := adjacent[q][back]; b.free(r) {
		return [2]square{r}, 1
	}
	for _, flank := range [2]int{west, east} {
		if r := adjacent[q][flank]; b.free(r) {
			to[n] = r
			n++
		}
	}
	if front := adjacent[q][north+south-back]; n == 0 && b.free(front) {
		return [2]square{front}, 1
	}
	return to, n
}

// retreat moves a unit one square, or eliminates it if it has none
// (MAN-6.5.5). DP-12: its owner is asked only between two flanks.
func (b *Board) retreat(t *rules.Table, s rules.Side, u int, rule string) {
	to, n := b.retreatSquares(s, u)
	choice := to[0]
	switch n {
	case 0:
		b.eliminate(t, s, u, "MAN-6.5.5")
		return
	case 2:
		o := t.Ask(s, "combat.retreat", "MAN-6.5.8", b.unit(s, u), func(m rules.Menu) {
			m.Public()
			for _, q := range to {
				m.Offer(rules.Option{Do: "retreat", Who: b.unit(s, u), At: q.ref()})
			}
		})
		choice = square(o.At.N())
	}
	b.relocate(t, rules.Event{Kind: rules.EvRetreat, Rule: rule,
		Text: rules.Text{Key: "man.log.retreat", A: b.unit(s, u), B: choice.ref(), C: b.force[s].at[u].ref()}}, s, u, choice)
}
