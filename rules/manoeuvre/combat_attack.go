package manoeuvre

import "grognard/rules"

// offerAttackCards lists what may be played in step 5.
func (b *Board) offerAttackCards(m rules.Menu) {
	s := b.active
	d := b.deckOf(s)
	for rest := b.force[s].hand; rest != 0; rest = rest.Rest() {
		c := rest.First()
		p, name := &d.card[c], b.cardRef(s, c)
		switch p.kind {
		case unitCard:
			m.Offer(rules.Option{Do: "play", With: name}, b.extraCard(p, name)...)
		case commander:
			m.Offer(rules.Option{Do: "commander.combat", With: name}, b.oneCommander(s))
			m.Offer(rules.Option{Do: "commander.command", With: name}, b.command(p, name)...)
		case committedAttack:
			m.Offer(rules.Option{Do: "play", With: name}, b.committed(name)...)
		case engineers:
			m.Offer(rules.Option{Do: "play", With: name},
				rules.Unless(b.inRedoubt(s.Other(), int(b.fight.target)), "MAN-9.2.32", rules.Text{Key: "man.why.no_redoubt", A: b.unitRef(s.Other(), int(b.fight.target))}))
		case skirmish:
			m.Offer(rules.Option{Do: "skirmish", With: name},
				rules.Unless(b.fight.form == assault, "MAN-9.2.38", rules.Text{Key: "man.why.skirmish_assault"}),
				rules.Unless(b.commanderOf(s) < 0, "MAN-9.2.37", rules.Text{Key: "man.why.skirmish_commander"}))
		default:
			if m.Explaining() && p.kind != spy {
				m.Offer(rules.Option{Do: "play", With: name}, mistimed(p.kind, name))
			}
		}
	}
}

// classicAmbush is MAN-9.2.5: only a Commander's combat value adds to it.
func (b *Board) classicAmbush() rules.Reason {
	return rules.Unless(b.fight.form == assault || b.rules.revised, "MAN-9.2.5", rules.Text{Key: "man.why.classic_ambush"})
}

// extraCard is MAN-6.1.20 and MAN-6.1.22: further Unit cards need attack dice
// and a unit that takes part.
func (b *Board) extraCard(p *card, name rules.Ref) []rules.Reason {
	return []rules.Reason{
		b.classicAmbush(),
		rules.Unless(p.attack.n > 0, "MAN-1.4.9", rules.Text{Key: "man.why.artillery", A: name}),
		rules.Unless(hasBit(b.participants(), p.unit), "MAN-6.1.20", rules.Text{Key: "man.why.not_fighting", A: b.unitRef(b.active, p.unit)}),
	}
}

// command lists what stands against a Commander's card that lets units support
// (MAN-6.4.1 to MAN-6.4.4).
func (b *Board) command(p *card, name rules.Ref) []rules.Reason {
	return []rules.Reason{
		b.classicAmbush(),
		b.oneCommander(b.active),
		rules.Unless(p.command > 1, "MAN-6.4.2", rules.Text{Key: "man.why.command_one", A: name}),
		rules.Unless(b.supporters() != 0, "MAN-6.4.3", rules.Text{Key: "man.why.nobody", A: b.unitRef(b.active.Other(), int(b.fight.target))}),
	}
}

// committed is MAN-6.1.23 and, in a revised Ambush, MAN-9.2.11: at most one
// for each unit that takes part.
func (b *Board) committed(name rules.Ref) []rules.Reason {
	n := 0
	f := &b.force[b.active]
	for _, c := range f.play[:f.played] {
		if b.card(b.active, int(c)).kind == committedAttack {
			n++
		}
	}
	limit := countUnits(b.participants())
	return []rules.Reason{
		b.classicAmbush(),
		rules.Unless(n < limit, "MAN-6.1.23", rules.Text{Key: "man.why.committed", A: name, N: limit}),
	}
}

// supporters are the units that could support and do not yet: next to the
// target and not in marsh (MAN-6.4.3).
func (b *Board) supporters() (set uint8) {
	for u := range b.force[b.active].at {
		if b.canSupport(u) {
			set |= 1 << uint(u)
		}
	}
	return set
}

func (b *Board) canSupport(u int) bool {
	s := b.active
	return b.inPlay(s, u) && !hasBit(b.participants(), u) &&
		b.groundOf(s, u).assault && distance(b.force[s].at[u], b.targetSquare()) == 1
}

// targetSquare is where the target stands.
func (b *Board) targetSquare() square { return b.force[b.active.Other()].at[b.fight.target] }

// nameSupport names supporting units when the Commander is played, at least
// one (MAN-6.4.4).
func (b *Board) nameSupport(t *rules.Table, limit int) {
	s := b.active
	for n := 0; n < limit && b.supporters() != 0; n++ {
		o := t.Ask(s, "combat.support", "MAN-6.4.4", b.unitRef(s.Other(), int(b.fight.target)), func(m rules.Menu) {
			if n > 0 {
				m.Waive(rules.Option{Do: "done"})
			}
			b.offerSupport(m)
		})
		if o.Do == "done" {
			return
		}
		b.fight.support |= 1 << uint(o.Who.N()%8)
		t.Say("MAN-6.4.4", s, rules.Text{Key: "man.log.support", A: o.Who, B: b.unitRef(s.Other(), int(b.fight.target))})
	}
}

func (b *Board) offerSupport(m rules.Menu) {
	s := b.active
	for u := range b.force[s].at {
		if !b.inPlay(s, u) || hasBit(b.participants(), u) {
			continue
		}
		target := b.unitRef(s.Other(), int(b.fight.target))
		m.Offer(rules.Option{Do: "support", Who: b.unitRef(s, u)},
			rules.Unless(distance(b.force[s].at[u], b.targetSquare()) == 1, "MAN-6.4.3", rules.Text{Key: "man.why.not_adjacent", A: target}),
			rules.Unless(b.groundOf(s, u).assault, "MAN-6.4.3", rules.Text{Key: "man.why.marsh", A: b.unitRef(s, u)}))
	}
}

// skirmishMove is MAN-9.2.33 to MAN-9.2.36 and DP-9s: the first card returns
// to the hand, and the unit may move up to two squares.
func (b *Board) skirmishMove(t *rules.Table) {
	s, u := b.active, int(b.fight.unit)
	f := &b.force[s]
	c := int(f.play[0])
	copy(f.play[:], f.play[1:f.played])
	f.played--
	f.shown--
	f.play[f.played] = 0
	f.hand = f.hand.With(c)
	f.known = f.known.With(c)
	t.Tell(rules.Event{Kind: rules.EvReturn, Rule: "MAN-9.2.34", Side: s, Who: b.cardRef(s, c),
		Text: rules.Text{Key: "man.log.skirmish", A: b.unitRef(s, u), B: b.cardRef(s, c)}})
	b.putAway(t, s, "MAN-9.2.34")
	b.putAway(t, s.Other(), "MAN-9.2.35")
	o := b.ask(t, "combat.skirmish", "MAN-9.2.36", b.unitRef(s, u), func(m rules.Menu) {
		m.Waive(rules.Option{Do: "stay"})
		b.offerSteps(m, u, b.reach(f.at[u], 2), 2)
	})
	if o.Do == "move" {
		b.moveUnit(t, "MAN-9.2.36", u, square(o.At.N()))
	}
}
