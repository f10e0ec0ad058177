package manoeuvre

import "grognard/rules"

// resolveAssault is section 6.1: steps 3 to 7 of an Assault or Ambush, and what
// follows from the result (MAN-6.5.23).
func (b *Board) resolveAssault(t *rules.Table) {
	if b.withdrawal(t) { // Step 3
		if b.fight.form == assault { // MAN-6.1.15
			b.advance(t)
		}
		return
	}
	b.defend(t)         // Step 4
	if b.reinforce(t) { // Step 5
		b.skirmishMove(t) // MAN-9.2.33: no dice, no result
		return
	}
	attack, defence := b.rollCombat(t) // Step 6
	b.applyResult(t, attack, defence)  // Step 7
	if b.fight.form == assault && !b.occupiedTarget() {
		b.advance(t) // MAN-6.5.14
	}
	b.committedLosses(t)
}

// withdrawal is step 3, DP-7: the target may go before the dice, if it has a
// square to go to (MAN-6.1.9). It is asked whatever the hand holds (MAN-S.7).
func (b *Board) withdrawal(t *rules.Table) bool {
	foe, u := b.active.Other(), int(b.fight.target)
	if _, n := b.retreatSquares(foe, u); n == 0 || b.force[foe].hand == 0 {
		return false
	}
	o := t.Ask(foe, "combat.withdraw", "MAN-6.1.9", b.unitRef(foe, u), func(m rules.Menu) {
		m.Always()
		m.Waive(rules.Option{Do: "stand"})
		b.offerWithdrawals(m)
		if t.WhatIf(rules.UnseenHand) > 0 && b.unseenWithdrawal() >= 0 { // part 10.4: "if he has the card"
			m.Offer(rules.Option{Do: "withdraw"})
		}
	})
	if o.Do == "stand" {
		t.Say("MAN-6.1.9", foe, rules.Text{Key: "man.log.stand", A: b.unitRef(foe, u)})
		return false
	}
	c := o.With.N() % deckSize
	if o.With == 0 { // in the odds, where nobody knows who holds one
		c = b.unseenWithdrawal()
	}
	if k := b.card(foe, c).withdraw; k > 0 { // MAN-6.1.11
		b.play(t, foe, "MAN-6.1.11", c, b.unitRef(foe, u))
		if t.Roll("combat.withdraw.roll", "MAN-6.1.11", upTo(k, foe, b.cardRef(foe, c)))[0] > k {
			// the card stays in play: it is a defence card now
			t.Say("MAN-6.1.12", foe, rules.Text{Key: "man.log.attempt.failed", A: b.unitRef(foe, u), N: k})
			return false
		}
	} else {
		b.play(t, foe, "MAN-6.1.10", c, b.unitRef(foe, u))
	}
	t.Tell(rules.Event{Kind: rules.EvResult, Rule: "MAN-6.1.14", Side: foe, Who: b.unitRef(foe, u),
		Text: rules.Text{Key: "man.row.withdrawn", A: b.unitRef(foe, u)}})
	b.retreat(t, foe, u, "MAN-6.1.14")
	return true
}

// unseenWithdrawal is the best card that, for all that the attacker knows, the hand may
// hold for the target to withdraw, or -1.
func (b *Board) unseenWithdrawal() int {
	foe, u := b.active.Other(), int(b.fight.target)
	d := b.deckOf(foe)
	there, perhaps, _ := b.force[foe].thought()
	may := there | perhaps
	if all := may & d.of[withdraw]; all != 0 {
		return all.First()
	}
	best, most := -1, 0
	for rest := may & d.unit[u]; rest != 0; rest = rest.Rest() {
		if c := rest.First(); d.card[c].withdraw > most {
			best, most = c, d.card[c].withdraw
		}
	}
	return best
}

func (b *Board) offerWithdrawals(m rules.Menu) {
	foe, u := b.active.Other(), int(b.fight.target)
	d := b.deckOf(foe)
	for rest := b.force[foe].hand; rest != 0; rest = rest.Rest() {
		c := rest.First()
		name := b.cardRef(foe, c)
		switch p := &d.card[c]; {
		case p.kind == withdraw:
			m.Offer(rules.Option{Do: "withdraw", With: name})
		case p.kind == unitCard:
			m.Offer(rules.Option{Do: "withdraw", With: name},
				rules.Unless(p.withdraw > 0, "MAN-6.1.10", rules.Text{Key: "man.why.no_withdrawal", A: name}),
				rules.Unless(p.unit == u, "MAN-6.1.11", rules.Text{Key: "man.why.other_unit", A: name, B: b.unitRef(foe, u)}))
		case m.Explaining():
			m.Offer(rules.Option{Do: "withdraw", With: name}, rules.No("MAN-6.1.10", rules.Text{Key: "man.why.no_withdrawal", A: name}))
		}
	}
}

// defend is step 4, DP-8: Unit cards for the target and one Commander
// (MAN-6.1.16, MAN-6.1.17). They are put together face down and revealed
// together; from then on they cannot be taken back (MAN-6.0.6).
func (b *Board) defend(t *rules.Table) {
	foe := b.active.Other()
	if b.force[foe].hand == 0 {
		return
	}
	for {
		o := t.Ask(foe, "combat.defend", "MAN-6.1.16", b.unitRef(foe, int(b.fight.target)), func(m rules.Menu) {
			m.Always()
			m.Waive(rules.Option{Do: "done"})
			b.offerDefence(m)
		})
		if o.Do == "done" {
			break
		}
		b.force[foe].lay(o.With.N() % deckSize)
	}
	if b.force[foe].shown < b.force[foe].played {
		b.reveal(t, foe, "MAN-6.1.16", b.unitRef(foe, int(b.fight.target)))
		t.Tell(rules.Event{Kind: rules.EvReveal, Rule: "MAN-6.0.6", Side: b.active}) // MAN-S.5: the secret is out
	}
}

func (b *Board) offerDefence(m rules.Menu) {
	foe, u := b.active.Other(), int(b.fight.target)
	d := b.deckOf(foe)
	for rest := b.force[foe].hand; rest != 0; rest = rest.Rest() {
		c := rest.First()
		name := b.cardRef(foe, c)
		option := rules.Option{Do: "play", With: name}
		switch p := &d.card[c]; {
		case p.kind == unitCard:
			m.Offer(option, rules.Unless(p.unit == u, "MAN-6.1.16", rules.Text{Key: "man.why.other_unit", A: name, B: b.unitRef(foe, u)}))
		case p.kind == commander:
			m.Offer(option, b.oneCommander(foe))
		case m.Explaining():
			m.Offer(option, mistimed(p.kind, name))
		}
	}
}

// oneCommander is MAN-9.1.2: each side plays at most one a combat.
func (b *Board) oneCommander(s rules.Side) rules.Reason {
	c := b.commanderOf(s)
	if c < 0 {
		return rules.Reason{}
	}
	return rules.No("MAN-9.1.2", rules.Text{Key: "man.why.commander", A: b.cardRef(s, c)})
}

// commanderOf returns the Commander that a side has in play, or -1.
func (b *Board) commanderOf(s rules.Side) int {
	f := &b.force[s]
	for _, c := range f.play[:f.played] {
		if b.card(s, int(c)).kind == commander {
			return int(c)
		}
	}
	return -1
}

// reinforce is step 5, DP-9: attack cards (MAN-6.1.19 to MAN-6.1.25). It is
// asked if the hand is not empty, whatever it holds (MAN-S.7), and returns
// whether a Skirmish has called the combat off.
func (b *Board) reinforce(t *rules.Table) (calledOff bool) {
	s := b.active
	for b.force[s].hand != 0 {
		o := b.ask(t, "combat.attack", "MAN-6.1.19", b.unitRef(b.active.Other(), int(b.fight.target)), func(m rules.Menu) {
			m.Always()
			m.Waive(rules.Option{Do: "done"})
			b.offerAttackCards(m)
		})
		c := o.With.N() % deckSize
		switch o.Do {
		case "done":
			return false
		case "skirmish":
			b.play(t, s, "MAN-9.2.33", c, 0)
			return true
		case "commander.combat":
			b.fight.use = forCombat
			b.play(t, s, "MAN-9.1.3", c, 0)
		case "commander.command":
			b.fight.use = forCommand
			b.play(t, s, "MAN-6.4.1", c, 0)
			b.nameSupport(t, b.card(s, c).command-1)
		default:
			b.playAttackCard(t, c)
		}
	}
	return false
}

// playAttackCard plays a Unit card, Committed Attack or Sappers.
func (b *Board) playAttackCard(t *rules.Table, c int) {
	s := b.active
	switch p := b.card(s, c); p.kind {
	case unitCard:
		b.play(t, s, "MAN-6.1.20", c, b.unitRef(s, p.unit))
	case committedAttack:
		b.play(t, s, "MAN-9.2.13", c, 0)
	default:
		b.fight.sappers = true
		b.play(t, s, "MAN-9.2.31", c, b.unitRef(s.Other(), int(b.fight.target)))
	}
}
