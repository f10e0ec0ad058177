package ccn

import "grognard/rules"

// resolveFire is ranged combat (part 3.4): no reaction, no battle back, no advance
// (CCN-17.5, CCN-17.6, CCN-30.6).
func (b *Board) resolveFire(t *rules.Table, u, e int) {
	b.units[u].fought = true
	x := blow{by: u, at: e, to: b.units[e].at}
	b.fight = fight{kind: ranged, by: int8(u), at: int8(e), lone: nobody, roller: b.active}
	t.Tell(rules.Event{Kind: rules.EvDeclare, Rule: "CCN-17.8", Side: b.active, Who: b.unitRef(u), To: b.unitRef(e),
		From: b.units[u].at.ref(), Text: rules.Text{Key: "ccn.log.fire", A: b.unitRef(u), B: b.unitRef(e)}})
	n := b.mods(t, "dice", x)
	b.fight.dice = int8(n)
	d := battleDice(b.active, b.unitRef(u), n)
	hits, flags := count(t, "fire.roll", "CCN-20.3", d, b.hitsOn(x), true)
	b.applyResult(t, x, hits, flags)
}

// hitsOn are the symbols of a blow that hit: the arm of the target, in melee
// sabers too unless the unit does not hit with them (CCN-20.3, CCN-23.1,
// CCN-23.2). A lone leader is hit by sabers alone, and by any unit's
// (CCN-23.3).
func (b *Board) hitsOn(x blow) hitSet {
	if x.at < 0 {
		return 1 << saberSymbol
	}
	set := hitSet(1) << b.typeOf(x.at).arm
	if x.melee && b.typeOf(x.by).sabers {
		set |= 1 << saberSymbol
	}
	return set
}

func (b *Board) offerFire(m rules.Menu, u int) {
	why := b.mayFire(u)
	if !why.OK() && !m.Explaining() {
		return
	}
	for e := range b.unitCount() {
		if !b.inPlay(e) || b.sideOf(e) == b.active {
			continue
		}
		far := distance(b.units[u].at, b.units[e].at)
		if far > b.typeOf(u).reach && !m.Explaining() {
			continue
		}
		against := why
		if why.Rule == "CCN-17.4" && far == 1 { // CCN-17.3 says what to do instead
			against = rules.Reason{}
		}
		m.Offer(rules.Option{Do: "fire", Who: b.unitRef(u), At: b.unitRef(e)}, elseWhy(against, func() rules.Reason { return b.fireAt(u, e) }))
	}
	if !m.Explaining() {
		return
	}
	for l := range b.leaderCount() {
		if b.lone(l) && b.leaderSide(l) != b.active {
			m.Offer(rules.Option{Do: "fire", Who: b.unitRef(u), At: b.leaderRef(l)},
				rules.No("CCN-17.7", rules.Text{Key: "ccn.why.lone", A: b.leaderRef(l)}))
		}
	}
}

// mayFire tells why a unit that may battle cannot fire (CCN-17).
func (b *Board) mayFire(u int) rules.Reason {
	name := b.unitRef(u)
	foe := b.nextToEnemy(b.units[u].at, b.sideOf(u))
	switch {
	case b.typeOf(u).arm == cavalry:
		return rules.No("CCN-17.1", rules.Text{Key: "ccn.why.cavalry", A: name})
	case b.effect(bayonetCharge):
		return rules.No("CCN-51.3", rules.Text{Key: "ccn.why.no_fire", A: b.cardInPlay()})
	case b.effect(coldSteel):
		return rules.No("CCN-59.2", rules.Text{Key: "ccn.why.no_fire", A: b.cardInPlay()})
	case foe >= 0:
		return rules.No("CCN-17.4", rules.Text{Key: "ccn.why.next", A: name, B: b.unitRef(foe)})
	}
	return rules.Reason{}
}

// fireAt tells why a unit that may fire cannot fire at an enemy unit: range,
// line of sight, strength (CCN-17.8).
func (b *Board) fireAt(u, e int) rules.Reason {
	from, to, k := b.units[u].at, b.units[e].at, b.typeOf(u)
	far := distance(from, to)
	switch {
	case far == 1:
		return rules.No("CCN-17.3", rules.Text{Key: "ccn.why.adjacent", A: b.unitRef(e)})
	case far > k.reach:
		return rules.No("CCN-17.9", rules.Text{Key: "ccn.why.range", A: b.unitRef(e), N: k.reach, M: far})
	}
	if h, clear := b.sight(from, to, true); !clear {
		return rules.No("CCN-18.3", rules.Text{Key: "ccn.why.sight", A: h.ref(), B: b.unitRef(e)})
	}
	n := b.dice(blow{by: u, at: e, to: to})
	return rules.Unless(n > 0, "CCN-16.6", rules.Text{Key: "ccn.why.dice", A: b.unitRef(u), B: b.unitRef(e)})
}
