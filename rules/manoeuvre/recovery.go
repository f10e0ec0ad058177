package manoeuvre

import "grognard/rules"

// restorationPhase is DP-17: one attempt to restore a reduced unit (MAN-7.2).
// It is asked if there is such a unit and a card, whatever the card (MAN-S.7).
func (b *Board) restorationPhase(t *rules.Table) {
	s := b.active
	b.tellPhase(t)
	b.phase = fortification
	if b.count(s, reduced) == 0 || b.force[s].hand == 0 {
		return
	}
	o := b.ask(t, "restore", "MAN-7.2", 0, b.offerRestorations)
	if o.Do == "pass" {
		return
	}
	c, u := o.With.N()%deckSize, o.At.N()%8
	p := b.card(s, c)
	b.play(t, s, restoreRule(p.kind), c, o.At)
	if p.kind == commander {
		if b.rally(t, p, o.With, o.At) {
			b.restore(t, s, u)
		}
	} else if b.guerrillas(t, "guerrillas.restore", o.With) {
		return // MAN-7.9: the attempt is used up
	} else {
		b.restore(t, s, u)
	}
	b.putAway(t, s, "MAN-7.9")
}

func restoreRule(k cardKind) string {
	switch k {
	case supply:
		return "MAN-7.3"
	case regroup:
		return "MAN-7.4"
	case unitCard:
		return "MAN-7.5"
	}
	return "MAN-7.6"
}

// offerRestorations lists the cards that restore, on the units they can
// restore (MAN-7.3 to MAN-7.6, MAN-7.10).
func (b *Board) offerRestorations(m rules.Menu) {
	s := b.active
	d := b.deckOf(s)
	m.Always() // MAN-S.1
	m.Waive(rules.Option{Do: "pass"})
	for rest := b.force[s].hand; rest != 0; rest = rest.Rest() {
		c := rest.First()
		p := &d.card[c]
		if p.kind != unitCard && p.kind != commander && p.kind != supply && p.kind != regroup {
			if m.Explaining() && p.kind != spy {
				m.Offer(rules.Option{Do: "play", With: b.cardRef(s, c)}, mistimed(p.kind, b.cardRef(s, c)))
			}
			continue
		}
		for u := range b.force[s].at {
			if b.force[s].state[u] == reduced || m.Explaining() {
				b.offerRestoration(m, u, c, p)
			}
		}
	}
	if m.Explaining() {
		b.refuseWorn(m)
	}
}

// refuseWorn says of every reduced unit that no card in the hand restores it.
func (b *Board) refuseWorn(m rules.Menu) {
	s := b.active
	d, hand := b.deckOf(s), b.force[s].hand
	for u, state := range b.force[s].state {
		if state == reduced && hand&(d.unit[u]|d.of[commander]|d.of[supply]|d.of[regroup]) == 0 {
			m.Offer(rules.Option{Do: "restore", At: b.unitRef(s, u)}, rules.No("MAN-7.2", rules.Text{Key: "man.why.no_restoring", A: b.unitRef(s, u)}))
		}
	}
}

func (b *Board) offerRestoration(m rules.Menu, u, c int, p *card) {
	s := b.active
	m.Offer(rules.Option{Do: "restore", With: b.cardRef(s, c), At: b.unitRef(s, u)},
		rules.Unless(b.force[s].state[u] != lost, "MAN-7.1", rules.Text{Key: "man.why.gone", A: b.unitRef(s, u)}),
		rules.Unless(p.kind != unitCard || p.unit == u, "MAN-7.5", rules.Text{Key: "man.why.other_unit", A: b.cardRef(s, c), B: b.unitRef(s, u)}),
		rules.Unless(b.force[s].state[u] != full, "MAN-7.10", rules.Text{Key: "man.why.full", A: b.unitRef(s, u)}))
}

// rally rolls for a Commander (MAN-7.6); an automatic one needs no die
// (MAN-7.7).
func (b *Board) rally(t *rules.Table, p *card, name, unit rules.Ref) bool {
	if p.rally == rallyAlways {
		return true
	}
	face := t.Roll("restore.roll", "MAN-7.6", upTo(p.rally, b.active, name))[0]
	if face <= p.rally {
		return true
	}
	t.Tell(rules.Event{Kind: rules.EvResult, Rule: "MAN-7.9", Side: b.active, Who: name, To: unit,
		Text: rules.Text{Key: "man.row.failed", A: name, B: unit, N: face, M: p.rally}})
	return false
}

// restore flips a unit to full (MAN-7.1).
func (b *Board) restore(t *rules.Table, s rules.Side, u int) {
	b.force[s].state[u] = full
	t.Tell(rules.Event{Kind: rules.EvResult, Rule: "MAN-7.1", Side: s, To: b.unitRef(s, u),
		Text: rules.Text{Key: "man.row.restored", A: b.unitRef(s, u)}})
	t.Tell(rules.Event{Kind: rules.EvRestore, Rule: "MAN-7.1", Side: s, Who: b.unitRef(s, u), To: b.force[s].at[u].ref(), N: 1})
}

// redoubtPhase is DP-18, and then the end of the player turn.
func (b *Board) redoubtPhase(t *rules.Table) {
	if held := b.force[b.active].hand & b.deckOf(b.active).of[redoubt]; held != 0 {
		b.fortify(t, held)
	}
	b.endTurn(t)
}

// fortify asks for one redoubt under an own unit (MAN-7.12, MAN-9.2.22).
func (b *Board) fortify(t *rules.Table, held cards) {
	s := b.active
	o := b.ask(t, "redoubt", "MAN-9.2.22", 0, func(m rules.Menu) {
		m.Own()
		m.Waive(rules.Option{Do: "pass"})
		for rest := held; rest != 0; rest = rest.Rest() {
			b.offerRedoubts(m, rest.First())
		}
		b.refuseCards(m, held)
	})
	if o.Do != "pass" {
		b.play(t, s, "MAN-9.2.22", o.With.N()%deckSize, o.At)
		b.entrench(t, s, "MAN-9.2.23", o.At.N()%8)
		b.putAway(t, s, "MAN-9.2.22")
	}
}

func (b *Board) offerRedoubts(m rules.Menu, c int) {
	s := b.active
	for u := range b.force[s].at {
		if b.inPlay(s, u) {
			m.Offer(rules.Option{Do: "redoubt", With: b.cardRef(s, c), At: b.unitRef(s, u)},
				rules.Unless(!b.inRedoubt(s, u), "MAN-9.2.23", rules.Text{Key: "man.why.redoubt", A: b.unitRef(s, u)}))
		}
	}
}
