package musket

import "grognard/rules"

// outlook is what stands in the way of a side's moves: the counters of both
// sides as hexes. A menu or a move in progress works it out once; it holds as
// long as no counter changes.
type outlook struct {
	b       *Board
	side    rules.Side // that moves
	ezoc    hexSet
	held    hexSet               // enemy units and HQ
	prey    hexSet               // whatever of the enemy can be attacked
	friends hexSet               // friendly units
	crowds  [maxStack + 1]hexSet // place i: more than i friends that count for overstacking
	near    [artillery + 1]nearness
}

// nearness is the ground that an arm may not touch by March Movement.
type nearness struct {
	known bool
	hexes hexSet
}

// outlook looks at the map for a side that is to move.
func (b *Board) outlook(s rules.Side) *outlook {
	v := &outlook{b: b, side: s, ezoc: b.zoneOf(s.Other()), held: b.held(s.Other()), prey: b.prey(s.Other()), friends: b.unitHexes(s)}
	b.each(s, func(c int) {
		if !b.print[c].counts() {
			return
		}
		h, i := b.piece[c].at, 0
		for i < maxStack && v.crowds[i].has(h) {
			i++
		}
		v.crowds[i].add(h)
	})
	return v
}

// shunned returns the hexes that an arm may not touch by March Movement: in an
// EZOC, or with its notional ZOC in one (MS-4.7.1).
func (v *outlook) shunned(a arm) *hexSet {
	n := &v.near[a]
	if n.known {
		return &n.hexes
	}
	n.known, n.hexes = true, v.ezoc
	for h := v.ezoc.next(0); h != noHex; h = v.ezoc.next(h + 1) {
		for s, from := range v.b.next[h] {
			if from != noHex && v.b.battle.zoc[a][from]>>opposite(s)&1 == 1 {
				n.hexes.add(from)
			}
		}
	}
	return &n.hexes
}
