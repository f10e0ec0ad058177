package musket

import "grognard/rules"

// obstacles is what stands in the way of a side's moves: the counters of both
// sides as hexes. A menu or a move in progress works it out once; it holds as
// long as no counter changes.
type obstacles struct {
	b       *Board
	side    rules.Side // that moves
	ezoc    hexSet
	held    hexSet // enemy units and HQ
	targets hexSet // whatever of the enemy can be attacked
	friends hexSet // friendly units
	near    [artillery + 1]marchBar
	crowds  *[maxStack + 1]hexSet // see crowded
	last    *ownReach             // what was last found out of a counter that may move
}

// ownReach is where a counter can go alone. Who has listed it need not search again
// once it goes.
type ownReach struct {
	who       int
	near, far reach // by a plain move, by March Movement
}

// newReach is an ownReach for a counter, nothing of it found yet.
func (v *obstacles) newReach(c int) *ownReach {
	if v.last == nil {
		v.last = &ownReach{}
	}
	l := v.last
	l.who, l.near.found, l.far.found = c, hexSet{}, hexSet{}
	return l
}

// known is the reach of a plain move or a march of a counter, if it was found for
// the last menu; else nil.
func (v *obstacles) known(c int, m mode) *reach {
	switch {
	case v == nil || v.last == nil || v.last.who != c:
		return nil
	case m == marchMove:
		return &v.last.far
	}
	return &v.last.near
}

// marchBar is the ground that an arm may not touch by March Movement.
type marchBar struct {
	known bool
	hexes hexSet
}

// obstacles looks at the map for a side that is to move.
func (b *Board) obstacles(s rules.Side) *obstacles {
	return &obstacles{b: b, side: s, ezoc: b.zoneOf(s.Other()), held: b.held(s.Other()), targets: b.targetHexes(s.Other()), friends: b.unitHexes(s)}
}

// crowded returns the hexes with more than 0, 1, 2 and 3 friends that count for
// overstacking.
func (v *obstacles) crowded() *[maxStack + 1]hexSet {
	if v.crowds != nil {
		return v.crowds
	}
	v.crowds = &[maxStack + 1]hexSet{}
	for all := v.b.present(v.side).And(v.b.countSet); !all.Empty(); all = all.Rest() {
		h, i := v.b.piece[all.First()].at, 0
		for i < maxStack && v.crowds[i].Has(h) {
			i++
		}
		v.crowds[i].Add(h)
	}
	return v.crowds
}

// marchBarred returns the hexes that an arm may not touch by March Movement: in an
// EZOC, or with its notional ZOC in one (MS-4.7.1).
func (v *obstacles) marchBarred(a arm) *hexSet {
	n := &v.near[a]
	if n.known {
		return &n.hexes
	}
	n.known, n.hexes = true, v.ezoc
	for h := v.ezoc.Next(0); h != noHex; h = v.ezoc.Next(h + 1) {
		for s, from := range v.b.next[h] {
			if from != noHex && v.b.scenario.zoc[a][from]>>opposite(s)&1 == 1 {
				n.hexes.Add(from)
			}
		}
	}
	return &n.hexes
}
