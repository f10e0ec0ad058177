package manoeuvre

import "grognard/rules"

// hit is MAN-6.5.2: a full unit is reduced, a reduced one eliminated.
func (b *Board) hit(t *rules.Table, s rules.Side, u int, rule string) {
	if b.force[s].state[u] == reduced {
		b.remove(t, s, u, rule)
		return
	}
	b.force[s].state[u] = reduced
	t.Tell(rules.Event{Kind: rules.EvHit, Rule: rule, Side: s, Who: b.unitRef(s, u), To: b.force[s].at[u].ref(), N: 1,
		Text: rules.Text{Key: "man.log.hit", A: b.unitRef(s, u), N: b.strengthOf(s, u)}})
}

// remove is MAN-6.5.1: the unit leaves the board for good (MAN-1.3.6).
func (b *Board) remove(t *rules.Table, s rules.Side, u int, rule string) {
	b.razeRedoubt(t, s, u)
	t.Tell(rules.Event{Kind: rules.EvRemove, Rule: rule, Side: s, Who: b.unitRef(s, u), From: b.force[s].at[u].ref(), N: 1,
		Text: rules.Text{Key: "man.log.eliminated", A: b.unitRef(s, u)}})
	b.lift(s, u)
	b.force[s].state[u] = lost
}

// committedLosses is DP-15: for each Committed Attack a different
// participating unit takes a hit, whatever the result was (MAN-9.2.14,
// MAN-9.2.15); without one left the hit is lost.
func (b *Board) committedLosses(t *rules.Table) {
	s := b.active
	f := b.force[s]
	left := b.participants()
	for _, c := range f.play[:f.played] {
		if b.card(s, int(c)).kind != committedAttack {
			continue
		}
		for u := range f.at {
			if !b.inPlay(s, u) {
				left &^= 1 << uint(u)
			}
		}
		if left == 0 {
			return
		}
		u := b.chooseLoss(t, b.cardRef(s, int(c)), left)
		left &^= 1 << uint(u)
		b.hit(t, s, u, "MAN-9.2.14")
	}
}

// chooseLoss asks who takes the hit, if there is a choice.
func (b *Board) chooseLoss(t *rules.Table, card rules.Ref, from uint8) (u int) {
	s := b.active
	if countUnits(from) == 1 {
		for !hasBit(from, u) {
			u++
		}
		return u
	}
	o := b.ask(t, "combat.committed", "MAN-9.2.14", card, func(m rules.Menu) {
		for u := range b.force[s].at {
			if hasBit(from, u) {
				m.Offer(rules.Option{Do: "hit", Who: b.unitRef(s, u)})
			}
		}
	})
	return o.Who.N() % 8
}
