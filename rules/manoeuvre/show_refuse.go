package manoeuvre

import "grognard/rules"

// useOf is, for each kind of card, the clause that says when it is played; its
// words are man.why.when.<kind>. A Scout/Spy is refused in the turn of the other side alone.
var useOf = [kinds]string{
	unitCard:        "MAN-1.4.6",
	commander:       "MAN-9.1.1",
	ambush:          "MAN-9.2.1",
	committedAttack: "MAN-9.2.13",
	forcedMarch:     "MAN-5.13",
	guerrillas:      "MAN-9.2.17",
	redoubt:         "MAN-9.2.22",
	regroup:         "MAN-9.2.27",
	engineers:       "MAN-9.2.32",
	skirmish:        "MAN-6.1.25",
	supply:          "MAN-9.2.29",
	withdraw:        "MAN-9.2.30",
}

// mistimed is the reason against a card that has no use now.
func mistimed(kind cardKind, name rules.Ref) rules.Reason {
	if kind == spy {
		return rules.No(cardRule(spy), rules.Text{Key: "man.why.later.spy"})
	}
	return rules.No(useOf[kind], rules.Text{Key: "man.why.when." + kindNames[kind], A: name})
}

// refuseCards says of every card of the active player that is not among those
// on offer why it cannot be played now.
func (b *Board) refuseCards(m rules.Menu, offered cards) {
	if !m.Explaining() {
		return
	}
	s := b.active
	d := b.deckOf(s)
	for rest := b.force[s].hand &^ offered &^ d.of[spy]; rest != 0; rest = rest.Rest() {
		c := rest.First()
		p, name := &d.card[c], b.cardRef(s, c)
		if p.kind == forcedMarch && b.began != offBoard {
			m.Offer(rules.Option{Do: "march", With: name}, b.noMarch(name))
			continue
		}
		m.Offer(rules.Option{Do: "play", With: name}, mistimed(p.kind, name))
	}
}

// noMarch is the reason against a Forced March after the base move, when it has
// been asked for or could not be.
func (b *Board) noMarch(name rules.Ref) rules.Reason {
	u := int(b.moved)
	unit, at := b.unitRef(b.active, u), b.force[b.active].at[u]
	switch where, stopped := b.stopped(b.began, at); {
	case stopped && where == b.began:
		return rules.No("MAN-5.16", rules.Text{Key: "man.why.began", A: unit, B: where.ref()})
	case stopped:
		return rules.No("MAN-5.16", rules.Text{Key: "man.why.stopped", A: unit, B: where.ref()})
	}
	return mistimed(forcedMarch, name)
}

// refuseEnemies says of every enemy unit that it is not one's own.
func (b *Board) refuseEnemies(m rules.Menu, do, rule string) {
	foe := b.active.Other()
	for e := range b.force[foe].at {
		if b.inPlay(foe, e) {
			m.Offer(rules.Option{Do: do, Who: b.unitRef(foe, e)}, rules.No(rule, rules.Text{Key: "man.why.enemy", A: b.unitRef(foe, e)}))
		}
	}
}

// refuseTargets says of every enemy unit that nothing can be done to what stands
// against it as a whole, whichever unit and card are thought of.
func (b *Board) refuseTargets(m rules.Menu) {
	foe := b.active.Other()
	for e, q := range b.force[foe].at {
		if q == offBoard || b.force[b.active].hand&b.deckOf(b.active).of[ambush] != 0 {
			continue
		}
		if why := b.safe(e); !why.OK() {
			m.Offer(rules.Option{Do: "assault", At: b.unitRef(foe, e)}, why)
		}
	}
}

// safe is why no Unit card and no Grand Battery can be used against an enemy
// unit, or the zero Reason.
func (b *Board) safe(e int) rules.Reason {
	s, foe := b.active, b.active.Other()
	d, hand, q := b.deckOf(s), b.force[s].hand, b.force[foe].at[e]
	near, marsh := false, rules.Ref(0)
	for u, from := range b.force[s].at {
		if from == offBoard {
			continue
		}
		beside := distance(from, q) == 1
		near = near || beside
		_, seen := b.sight(from, q)
		inSight := seen && distance(from, q) <= fireRange
		if inSight && hand&d.battery != 0 {
			return rules.Reason{}
		}
		for rest := hand & d.unit[u]; rest != 0; rest = rest.Rest() {
			p := &d.card[rest.First()]
			if beside && (p.volley.n > 0 || b.groundOf(s, u).assault) || inSight && p.bombard.n > 0 {
				return rules.Reason{}
			}
			if beside {
				marsh = b.unitRef(s, u)
			}
		}
	}
	switch target := b.unitRef(foe, e); {
	case marsh != 0:
		return rules.No("MAN-6.1.2", rules.Text{Key: "man.why.marsh", A: marsh})
	case near:
		return rules.No("MAN-1.3.4", rules.Text{Key: "man.why.no_card_beside", A: target})
	default:
		return rules.No("MAN-6.1.6", rules.Text{Key: "man.why.out_of_reach", A: target})
	}
}

// refuseIdleUnits says of every own unit without a card in the hand that it
// cannot fight (MAN-1.3.4), and of other units' cards that they do not serve
// it.
func (b *Board) refuseIdleUnits(m rules.Menu) {
	s := b.active
	d := b.deckOf(s)
	hand := b.force[s].hand
	for u := range b.force[s].at {
		if !b.inPlay(s, u) {
			continue
		}
		if hand&d.unit[u] == 0 {
			m.Offer(rules.Option{Do: "assault", Who: b.unitRef(s, u)},
				rules.No("MAN-1.3.4", rules.Text{Key: "man.why.no_card", A: b.unitRef(s, u)}))
		}
		for rest := hand & d.of[unitCard] &^ d.unit[u]; rest != 0; rest = rest.Rest() {
			name := b.cardRef(s, rest.First())
			m.Offer(rules.Option{Do: "assault", Who: b.unitRef(s, u), With: name},
				rules.No("MAN-1.3.4", rules.Text{Key: "man.why.other_unit", A: name, B: b.unitRef(s, u)}))
		}
	}
}

// Skips implements rules.Skipper.
func (Book) Skips() []string {
	return []string{"discard", "combat.declare", "combat.withdraw", "combat.defend", "combat.attack", "restore", "guerrillas.march", "guerrillas.supply", "guerrillas.restore"}
}
