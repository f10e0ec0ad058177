package manoeuvre

import "grognard/rules"

// special is about one deed: the phase is right, the units are there, and the
// card is in the hand.
func (x *explainer) special() rules.Reason {
	switch x.deed.word {
	case "combat":
		return x.combat()
	case "move":
		return x.move()
	case "march":
		return x.cardOf(forcedMarch)
	case "supply":
		return x.cardOf(supply)
	case "spy":
		return x.cardOf(spy)
	case "cards":
		return x.played()
	case "restore":
		return x.restored()
	case "redoubt":
		return x.cardOf(redoubt)
	}
	return x.place()
}

// cardOf is about a card of another kind than the deed takes.
func (x *explainer) cardOf(k cardKind) rules.Reason {
	if p := x.card(); p != nil && p.kind != k {
		return mistimed(p.kind, x.o.With)
	}
	return rules.Reason{}
}

// card is what is printed on the card that is named, nil without one.
func (x *explainer) card() *card {
	if x.o.With == 0 {
		return nil
	}
	return x.b.card(x.q.To, x.o.With.N()%deckSize)
}

// combat is about a form of combat that the card does not have, or the unit that
// it does not serve (MAN-1.3.4). Distance, ground and sight are in the menu.
func (x *explainer) combat() rules.Reason {
	p := x.card()
	if p == nil {
		return x.withoutCard()
	}
	fits, rule, key := false, "", ""
	switch x.o.Do {
	case "assault", "volley", "bombard":
		if p.kind != unitCard {
			return mistimed(p.kind, x.o.With)
		}
		if u := x.o.Who; u != 0 && u.N()%8 != p.unit {
			return x.no("MAN-1.3.4", "other_unit", x.o.With, u)
		}
		if !x.b.inPlay(x.q.To, p.unit) {
			return x.no("MAN-1.3.6", "gone", x.b.unitRef(x.q.To, p.unit))
		}
		switch x.o.Do {
		case "assault":
			fits, rule, key = p.attack.n > 0, "MAN-6.1.3", "artillery"
		case "volley":
			fits, rule, key = p.volley.n > 0, "MAN-8.4", "no_volley"
		default:
			fits, rule, key = p.bombard.n > 0, "MAN-8.3", "no_bombard"
		}
	case "battery":
		fits, rule, key = p.battery.n > 0, "MAN-9.1.9", "no_battery"
	default:
		if p.kind != ambush {
			return mistimed(p.kind, x.o.With)
		}
		fits = true
	}
	if !fits {
		return x.no(rule, key, x.o.With)
	}
	return x.no("MAN-6.1.8", "declaration")
}

// withoutCard is about a combat of which no card is named.
func (x *explainer) withoutCard() rules.Reason {
	s, u, ok := x.b.unitNamed(x.o.Who)
	if ok && x.b.force[s].hand&x.b.deckOf(s).unit[u] == 0 && (x.o.Do == "assault" || x.o.Do == "volley" || x.o.Do == "bombard") {
		return x.no("MAN-1.3.4", "no_card", x.o.Who)
	}
	return x.no("MAN-6.1.8", "declaration")
}

// move is about a unit that does not move now; squares are in the menu.
func (x *explainer) move() rules.Reason {
	b, who := x.b, x.o.Who
	if _, u, ok := b.unitNamed(who); ok {
		switch {
		case x.q.Kind == "move.second" && u == int(b.moved):
			return x.no("MAN-5.11", "moved", who)
		case x.q.Kind == "move.march.square" && who != x.q.About:
			return x.no("MAN-5.13", "marches", x.q.About)
		case x.q.Kind == "combat.skirmish" && who != x.q.About:
			return x.no("MAN-9.2.36", "skirmishes", x.q.About)
		}
	}
	return x.no("MAN-5.1", "unit_and_square")
}

// played is about a card that is put into a combat in another way.
func (x *explainer) played() rules.Reason {
	p := x.card()
	switch {
	case p == nil:
		return rules.Reason{}
	case p.kind == commander && x.o.Do == "play": // a defender's menu has it
		return x.no("MAN-6.1.21", "either_value", x.o.With)
	case p.kind == skirmish && x.o.Do == "play":
		return x.no("MAN-9.2.33", "calls_off", x.o.With)
	case p.kind == unitCard || p.kind == committedAttack || p.kind == commander || p.kind == engineers:
		return x.no("MAN-6.1.19", "played_so", x.o.With)
	}
	return mistimed(p.kind, x.o.With)
}

// restored is about a card that restores nothing, or nothing that is named.
func (x *explainer) restored() rules.Reason {
	p := x.card()
	switch {
	case p == nil || x.o.At == 0:
		return x.no("MAN-7.2", "card_and_unit")
	case p.kind != unitCard && p.kind != commander && p.kind != supply && p.kind != regroup:
		return mistimed(p.kind, x.o.With)
	}
	return rules.Reason{}
}

// place is about units and squares that are not among those to choose from.
func (x *explainer) place() rules.Reason {
	b, o := x.b, x.o
	switch x.q.Kind {
	case "combat.support":
		if o.Who != 0 {
			return x.no("MAN-6.4.4", "supports", o.Who)
		}
	case "combat.advance":
		if _, u, ok := b.unitNamed(o.Who); ok && !hasBit(b.participants(), u) {
			return x.no("MAN-6.5.14", "not_fighting", o.Who)
		}
		return x.no("MAN-6.5.14", "advance_to", x.q.About)
	case "combat.committed":
		if _, u, ok := b.unitNamed(o.Who); ok && !hasBit(b.participants(), u) {
			return x.no("MAN-9.2.14", "not_fighting", o.Who)
		}
		if o.Who != 0 {
			return x.no("MAN-9.2.14", "hit_once", o.Who)
		}
	case "combat.retreat":
		return x.no("MAN-6.5.8", "flank", x.q.About)
	case "setup.deploy":
		if _, u, ok := b.unitNamed(o.Who); ok && o.At != 0 && b.force[x.q.To].at[u].ref() == o.At {
			return x.no("MAN-3.10", "stands", o.Who)
		}
	case "setup.map":
		if o.Who != 0 && o.At != 0 {
			return x.no("MAN-3.3", "lies", o.Who)
		}
	}
	return rules.Reason{}
}
