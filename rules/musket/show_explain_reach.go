package musket

import "grognard/rules"

// notReached says of attacks, fire, charges and arrivals what keeps them from the
// hex or unit that they name: too far, out of sight, nobody there, not declared.
func (b *Board) notReached(d *deed, c int, o rules.Option) rules.Reason {
	h := hexOf(o.At)
	switch d.do {
	case "skirmish":
		return b.notSkirmished(c, hexOf(o.With), h)
	case "aim":
		return b.notAimed(c, h)
	case "fire", "join":
		return b.notFired(d, c)
	case "charge":
		return b.notCharged(d, c, h)
	case "march":
		return b.notMarched(c, h)
	case "add", "defend", "drop", "support":
		return b.notFighting(d, c, hexOf(o.With))
	case "advance":
		return b.notAdvancing(c)
	case "return", "fow.return":
		if why := b.returnBlocked(b.sideOf(c)); !why.OK() || h == noHex {
			return why
		}
		return rules.No(d.rule, rules.Text{Key: "ms.why.return_far", A: h.ref()})
	case "enter", "enter.march":
		if at := b.print[c].entry; h != noHex && len(at) > 0 {
			return rules.No("MS-13.1.1", rules.Text{Key: "ms.why.entry_other", A: b.pieceRef(c), B: at[0].ref()})
		}
	}
	return rules.Reason{}
}

// notSkirmished says why a unit cannot skirmish against a hex by way of another
// (MS-7.13.1a, MS-7.13.1b).
func (b *Board) notSkirmished(c int, via, to hex) rules.Reason {
	for _, why := range [...]rules.Reason{b.mayAttack(c), b.sameBase(c), b.maySkirmish(c)} {
		if !why.OK() || to == noHex {
			return why
		}
	}
	no := func(key string, at hex) rules.Reason {
		return rules.No("MS-7.13.1b", rules.Text{Key: "ms.why." + key, A: b.pieceRef(c), B: at.ref(), C: to.ref(), N: distance(b.piece[c].at, to)})
	}
	from, foe := b.piece[c].at, b.sideOf(c).Other()
	switch held := b.held(foe); {
	case !b.occupied(foe, to):
		return rules.No("MS-7.4.1", rules.Text{Key: "ms.why.nobody", A: to.ref()})
	case distance(from, to) != 2:
		return no("skirmish_range", to)
	case via == noHex:
		return rules.Reason{}
	case distance(from, via) != 1 || distance(via, to) != 1:
		return no("skirmish_via", via)
	case held.Has(via):
		return rules.No("MS-7.13.1b", rules.Text{Key: "ms.why.enemy_held", A: via.ref()})
	case !b.passable(infantry, from, b.sideTo(from, via)):
		return no("prohibited", via)
	case !b.passable(infantry, via, b.sideTo(via, to)):
		return no("prohibited", to)
	}
	return b.openTarget(to)
}

// notAimed says why a bombardment of a hex cannot be declared (MS-8.4.1 to
// MS-8.4.5).
func (b *Board) notAimed(c int, h hex) rules.Reason {
	switch {
	case b.is(c, aiming):
		return rules.No("MS-8.4.5", rules.Text{Key: "ms.why.fire_owed", A: b.pieceRef(c), B: b.piece[c].aim.ref()})
	case b.aimed:
		return rules.No("MS-8.4.5", rules.Text{Key: "ms.why.aimed"})
	}
	if why := b.mayFire(c); !why.OK() || h == noHex {
		return why
	}
	if b.units(b.sideOf(c).Other(), h).Empty() {
		return rules.No("MS-8.4.1", rules.Text{Key: "ms.why.nobody", A: h.ref()})
	}
	return b.mayBombard(c, h)
}

// notFired says why artillery has nothing to fire at, or fires with no other
// (MS-8.4.5, MS-8.4.7).
func (b *Board) notFired(d *deed, c int) rules.Reason {
	switch {
	case b.is(c, attacked):
		return rules.No("MS-8.4.9", rules.Text{Key: "ms.why.attacked", A: b.pieceRef(c)})
	case !b.is(c, aiming):
		return rules.No("MS-8.4.5", rules.Text{Key: "ms.why.not_aimed", A: b.pieceRef(c)})
	case d.do == "fire" || b.piece[c].aim != b.fight.target:
		return rules.No("MS-8.4.5", rules.Text{Key: "ms.why.fire_owed", A: b.pieceRef(c), B: b.piece[c].aim.ref()})
	case b.light() == twilight:
		return rules.No("MS-14.3.2", rules.Text{Key: "ms.why.twilight"})
	}
	return rules.Reason{}
}

// notCharged says why a unit cannot charge by way of a hex (MS-7.13.3b,
// MS-7.13.3e).
func (b *Board) notCharged(d *deed, c int, h hex) rules.Reason {
	if d.law != "charge" || b.phase != movement {
		return rules.Reason{}
	}
	if why := b.chargeReason(only(c)); !why.OK() || h == noHex {
		return why
	}
	attackable := b.targetHexes(b.sideOf(c).Other())
	if len(b.chargeTargets(only(c), h, &attackable)) == 0 {
		return rules.No("MS-7.13.3e", rules.Text{Key: "ms.why.charge_nothing", A: b.pieceRef(c), B: h.ref()})
	}
	if h == b.piece[c].at { // a charge moves
		return rules.Reason{}
	}
	return rules.No("MS-4.3.2", rules.Text{Key: "ms.why.too_far", A: b.pieceRef(c), N: b.fullMA(c, normalMove)})
}

// notMarched says why March Movement does not take a unit to a hex, where Normal
// Movement does not either.
func (b *Board) notMarched(c int, h hex) rules.Reason {
	if h == noHex || b.phase != movement {
		return rules.Reason{}
	}
	ezoc := b.zoneOf(b.sideOf(c).Other())
	if why := b.marchReason(c, &ezoc); !why.OK() {
		return why
	}
	k := move{members: only(c), ma: int16(b.fullMA(c, normalMove) * mp)}
	var near reach
	b.searchOf(&k).search(&near)
	if near.found.Has(h) {
		return rules.Reason{}
	}
	return rules.No("MS-4.3.2", rules.Text{Key: "ms.why.too_far", A: b.pieceRef(c), N: b.fullMA(c, marchMove)})
}

// notFighting says why a unit can neither join nor leave the combat that is put
// together.
func (b *Board) notFighting(d *deed, c int, via hex) rules.Reason {
	f, r := &b.fight, attacker
	if b.sideOf(c) != f.side {
		r = defender
	}
	who, in := b.pieceRef(c), f.units[r].Has(c) || f.support.Has(c)
	switch {
	case d.law == "gather" || d.law == "charge.group": // of moves
	case d.do == "drop":
		return rules.Unless(in, d.rule, rules.Text{Key: "ms.why.no_part", A: who})
	case in:
		return rules.No(d.rule, rules.Text{Key: "ms.why.takes_part", A: who})
	case d.do == "defend":
		return rules.Unless(b.piece[c].at == f.target, "MS-7.4.2", rules.Text{Key: "ms.why.not_there", A: who, B: f.target.ref()})
	case f.form == skirmish && d.do == "support":
		return rules.No("MS-7.13.1d", rules.Text{Key: "ms.why.skirmish_alone"})
	case f.form == skirmish:
		return b.notSkirmished(c, via, f.target)
	case d.do == "support":
		return b.maySupport(c)
	default:
		return b.mayJoin(c)
	}
	return rules.Reason{}
}

// notAdvancing says of a unit that it has no part in the advance (MS-7.12.2,
// MS-7.12.3).
func (b *Board) notAdvancing(c int) rules.Reason {
	f := &b.fight
	switch {
	case !f.units[attacker].Has(c) && !f.units[defender].Has(c):
		return rules.No("MS-7.12.3", rules.Text{Key: "ms.why.no_part", A: b.pieceRef(c)})
	case b.is(c, shaken|square) || b.print[c].arm == artillery || b.face(c).paren:
		return rules.No("MS-7.12.2", rules.Text{Key: "ms.why.no_advance", A: b.pieceRef(c)})
	}
	return rules.Reason{}
}
