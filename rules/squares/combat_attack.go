package squares

import "grognard/rules"

// canAttack reports whether any attack is possible.
func (b *Board) canAttack() bool {
	for rest := b.act.members; rest != 0; rest = rest.Rest() {
		u := rest.First()
		if b.unit[u].state != present || !b.units[u].brigade() || !b.mayAttack(u).OK() { // NS-C4.3.13
			continue
		}
		for h := range heading(headings) {
			if q := b.beside(b.unit[u].at, h); q != offBoard && b.mayStrike(u, q).OK() {
				return true
			}
		}
	}
	return false
}

// mayAttack says why a unit can take no part in an attack now.
func (b *Board) mayAttack(u int) rules.Reason {
	x, name := &b.unit[u], b.unitRef(u)
	switch {
	case x.state != present || b.hidden(u) || x.appeared:
		return rules.No("NS-A.63", rules.Text{Key: "ns.why.appeared", A: name})
	case x.march:
		return rules.No("NS-C4.1.30", rules.Text{Key: "ns.why.column", A: name})
	case b.demoralized(u):
		return rules.No("NS-C4.3.14", rules.Text{Key: "ns.why.demoralized", A: name})
	case x.dry:
		return rules.No("NS-C4.2.27", rules.Text{Key: "ns.why.dry", A: name})
	case x.fired:
		return rules.No("NS-C4.3.12", rules.Text{Key: "ns.why.fired", A: name})
	}
	if why := b.maySpend(u); !why.OK() {
		return why
	}
	return b.affordable(u, attackAP, b.act.ap)
}

// mayStrike says why a brigade cannot attack a square from where it stands
// (NS-C4.3.5, NS-C4.3.15, NS-C4.3.59).
func (b *Board) mayStrike(u int, q square) rules.Reason {
	name, foe := b.unitRef(u), b.sideOf(u).Other()
	where := rules.Text{A: name, B: q.ref()}
	why := func(rule, key string) rules.Reason { where.Key = "ns.why." + key; return rules.No(rule, where) }
	set := b.targets(q, foe)
	switch {
	case !b.holds(q, foe):
		return why("NS-C4.3.2", "nobody")
	case !b.adjacent(u, q):
		return why("NS-C4.3.5", "notadjacent")
	case b.faces(u) && b.beside(b.unit[u].at, b.unit[u].facing) != q:
		return why("NS-C4.1.24", "notfacing")
	case b.markerOn(q, foe) >= 0:
	case set == 0:
		return why("NS-A.63", "justappeared")
	case b.units[u].kind == cavalry && b.outside(set) == 0:
		return why("NS-C4.3.59", "cavalrytown")
	}
	return rules.Reason{}
}

// offerAttacks lists every brigade of the command with the squares that it
// may attack; its square becomes the main square (NS-C4.3.6).
func (b *Board) offerAttacks(m rules.Menu) {
	for rest := b.act.members; rest != 0; rest = rest.Rest() {
		u := rest.First()
		if b.unit[u].state != present || !b.units[u].brigade() {
			continue
		}
		if why := b.mayAttack(u); !why.OK() {
			m.Offer(rules.Option{Do: "attack", Who: b.unitRef(u)}, why)
			continue
		}
		for q := range square(maxSquares) {
			near := distance(q, b.unit[u].at) == 1
			if b.onBoard(q) && b.holds(q, b.act.side.Other()) && (near || m.Explaining()) {
				m.Offer(rules.Option{Do: "attack", Who: b.unitRef(u), At: q.ref()}, b.mayStrike(u, q))
			}
		}
	}
	if m.Explaining() {
		b.refuseStrangers(m, "attack")
	}
}

// declareAttack is S1: the attackers are chosen and pay.
func (b *Board) declareAttack(t *rules.Table, u int, q square) {
	s := b.act.side
	b.fight = fight{on: true, attacker: s, main: b.unit[u].at, target: q, chosen: int8(u), skirmish: rules.Chance, winner: rules.Chance}
	f := &b.fight
	f.attack = b.mainUnits()
	if !f.attack.Has(u) { // a garrison sallies
		f.attack |= oneUnit(u)
	}
	b.fight.defend = b.defaultDefence()
	t.Tell(rules.Event{Kind: rules.EvDeclare, Rule: "NS-C4.3.2", Side: s, Who: b.unitRef(u), From: f.main.ref(), To: q.ref(),
		Text: b.declared(u, q)})
	for {
		o := b.ask(t, s, "attack.units", "NS-C4.3.6", b.unitRef(u), func(m rules.Menu) {
			m.Quiet(rules.Option{Do: "roll"})
			if b.barredAssistants() {
				m.Always()
			}
			b.offerAttackers(m)
		})
		if o.Do == "roll" {
			break
		}
		b.setParticipant(&f.attack, o)
		f.defend = b.defaultDefence()
	}
	for rest := f.attack; rest != 0; rest = rest.Rest() {
		b.spend(rest.First(), attackAP)
	}
}

// declared tells of an attack with all that take part in it of themselves.
func (b *Board) declared(u int, q square) rules.Text {
	text := rules.Text{Key: "ns.log.attack", A: b.unitRef(u), B: q.ref()}
	others := b.fight.attack &^ oneUnit(u)
	switch text.N = others.Count(); text.N {
	case 0:
	case 1:
		text.Key, text.C = "ns.log.attack.with", b.unitRef(others.First())
	default:
		text.Key = "ns.log.attack.more"
	}
	return text
}

// setParticipant takes a unit in or leaves it out.
func (b *Board) setParticipant(set *unitSet, o rules.Option) {
	u, _ := b.unitNamed(o.Who)
	if o.Do == "add" {
		*set |= oneUnit(u)
		return
	}
	*set &^= oneUnit(u)
}

// mainUnits are the brigades of the main square that may attack the target;
// the capacity of a square keeps them within the limits of NS-C4.3.6 and
// NS-C4.3.7. Garrisons stay in their town unless they are told otherwise.
func (b *Board) mainUnits() (set unitSet) {
	for rest := b.brigades(b.standing(b.act.members, b.fight.main)); rest != 0; rest = rest.Rest() {
		u := rest.First()
		if b.mayAttack(u).OK() && b.mayStrike(u, b.fight.target).OK() && !b.unit[u].garrison {
			set |= oneUnit(u)
		}
	}
	return set
}

// offerAttackers lists who may be taken in or left out: whoever is in may go
// again, and whoever is out may come back.
func (b *Board) offerAttackers(m rules.Menu) {
	f := &b.fight
	for rest := b.act.members; rest != 0; rest = rest.Rest() {
		u := rest.First()
		if b.unit[u].state != present {
			continue
		}
		if f.attack.Has(u) {
			m.Offer(rules.Option{Do: "leave", Who: b.unitRef(u)}, b.legalAttack(f.attack&^oneUnit(u)))
			continue
		}
		if near := distance(b.unit[u].at, f.target) == 1; near || m.Explaining() {
			m.Offer(rules.Option{Do: "add", Who: b.unitRef(u)}, b.mayJoin(u), b.legalAttack(f.attack|oneUnit(u)))
		}
	}
	if m.Explaining() {
		b.refuseStrangers(m, "add")
	}
}

// barredAssistants reports whether a brigade could attack the target itself but
// may not assist. A player is likely to try it: he is asked who takes part even
// where nobody else may, so that the click is answered with the reason.
func (b *Board) barredAssistants() bool {
	f := &b.fight
	for rest := b.brigades(b.act.members) &^ f.attack; rest != 0; rest = rest.Rest() {
		u := rest.First()
		if b.couldAttack(u) && !(b.mayJoin(u).OK() && b.legalAttack(f.attack|oneUnit(u)).OK()) {
			return true
		}
	}
	return false
}

// mayJoin says why a unit cannot take part in this attack at all.
func (b *Board) mayJoin(u int) rules.Reason {
	f := &b.fight
	if why := b.mayAttack(u); !why.OK() {
		return why
	}
	if !b.units[u].brigade() {
		return rules.Unless(b.standing(b.brigades(f.attack), b.unit[u].at) != 0, "NS-C4.3.10", rules.Text{Key: "ns.why.gunsquare", A: b.unitRef(u)})
	}
	if why := b.mayStrike(u, f.target); !why.OK() {
		return why
	}
	if b.unit[u].at == f.main {
		return rules.Reason{}
	}
	return rules.Unless(b.engaged(u, f.target) == 0, "NS-C4.3.9", rules.Text{Key: "ns.why.faced", A: b.unitRef(u)})
}

// legalAttack says what is wrong with a set of attackers.
func (b *Board) legalAttack(set unitSet) rules.Reason {
	f := &b.fight
	main := b.standing(b.brigades(set), f.main)
	if main == 0 {
		return rules.No("NS-C4.3.13", rules.Text{Key: "ns.why.nomain", A: f.main.ref()})
	}
	if b.horsemen(set) != 0 && b.outside(b.targets(f.target, f.attacker.Other())) == 0 {
		return rules.No("NS-C4.3.59", rules.Text{Key: "ns.why.cavalrytown", A: b.unitRef(b.horsemen(set).First()), B: f.target.ref()})
	}
	for rest := set; rest != 0; rest = rest.Rest() {
		u := rest.First()
		if why := b.legalAttacker(set, u); !why.OK() {
			return why
		}
	}
	return b.leadsFirst(set, b.act.members)
}

// legalAttacker says what is wrong with one unit of a set of attackers.
func (b *Board) legalAttacker(set unitSet, u int) rules.Reason {
	f := &b.fight
	q := b.unit[u].at
	companions := b.standing(b.brigades(set), q)
	switch {
	case !b.units[u].brigade():
		return rules.Unless(companions != 0, "NS-C4.3.10", rules.Text{Key: "ns.why.gunsquare", A: b.unitRef(u)})
	case q == f.main:
		return rules.Reason{}
	case companions.Count() > 1:
		return rules.No("NS-C4.3.9", rules.Text{Key: "ns.why.oneassist", A: q.ref()})
	}
	closed := b.ground[q].difficult() || b.unit[u].garrison
	main := b.standing(b.brigades(set), f.main)
	closedMain := b.ground[f.main].difficult() || main != b.outside(main)
	return rules.Unless(!closed && !closedMain, "NS-C4.3.58", rules.Text{Key: "ns.why.difficult", A: b.unitRef(u)})
}

// leadsFirst says which Lead must be declared before a Rear unit: every one of
// its square that could legally be declared (NS-A.42).
func (b *Board) leadsFirst(set, from unitSet) rules.Reason {
	for rest := set; rest != 0; rest = rest.Rest() {
		u := rest.First()
		if !b.unit[u].rear {
			continue
		}
		for others := b.standing(from, b.unit[u].at) &^ set; others != 0; others = others.Rest() {
			v := others.First()
			if b.faces(v) && !b.unit[v].rear && b.couldAttack(v) {
				return rules.No("NS-A.42", rules.Text{Key: "ns.why.rear", A: b.unitRef(u), B: b.unitRef(v)})
			}
		}
	}
	return rules.Reason{}
}

// couldAttack reports whether a unit may legally be declared in this attack.
func (b *Board) couldAttack(u int) bool {
	return b.mayAttack(u).OK() && b.mayStrike(u, b.fight.target).OK()
}
