package ccn

import "grognard/rules"

// fire is ranged combat (part 3.4): no reaction, no battle back, no advance
// (CCN-17.5, CCN-17.6, CCN-30.6).
func (b *Board) fire(t *rules.Table, u, e int) {
	b.units[u].fought = true
	x := blow{by: u, at: e, to: b.units[e].at}
	b.fight = fight{kind: ranged, by: int8(u), at: int8(e), lone: nobody, roller: b.active}
	t.Tell(rules.Event{Kind: rules.EvDeclare, Rule: "CCN-17.8", Side: b.active, Who: b.unitName(u), To: b.unitName(e),
		From: b.units[u].at.ref(), Text: rules.Text{Key: "ccn.log.fire", A: b.unitName(u), B: b.unitName(e)}})
	n := b.mods(t, "dice", x)
	b.fight.dice = int8(n)
	d := battleDice(b.active, b.unitName(u), n)
	hits, flags := count(t, "fire.roll", "CCN-20.3", d, b.hitsOn(x), true)
	b.strike(t, x, hits, flags)
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
