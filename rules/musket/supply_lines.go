package musket

import (
	"math/bits"

	"grognard/rules"
)

// class is what sort of line of retreat a counter has (7.6).
type class uint8

const (
	noLine class = iota
	edgeLine
	unsafe
	safe
)

var classNames = [...]string{"none", "edge", "unsafe", "safe"}

// tracing is the ground on which a counter traces lines of retreat, as the
// counters stand now (MS-7.6.7).
type tracing struct {
	b     *Board
	c     int
	arm   arm
	from  hex
	block hexSet // enemy units and HQ (MS-7.6.2)
	open  hexSet // open EZOCs (MS-7.6.4)
	ends  hexSet // HQ, trains and LOC hexes that a line may end at
	seen  hexSet // hexes used already (MS-7.9.3)
	carts bool   // trains trace over roads and clear hexes only (MS-7.6.9)
}

// trace prepares to trace the lines of a counter from a hex.
func (b *Board) trace(c int, from hex) tracing {
	s := b.sideOf(c)
	x := tracing{b: b, c: c, arm: b.print[c].ground(), from: from, block: b.held(s.Other()), open: b.openZone(s, from),
		carts: b.print[c].arm == trains}
	b.lineEnds(s, c, &x.ends)
	x.seen.Add(from)
	return x
}

// lineEnds collects where lines of retreat of a counter end (MS-7.6.1). Those
// of the HQ end at active trains and functioning LOC hexes, those of the trains
// at functioning LOC hexes (MS-12.1.7, MS-12.2.8).
func (b *Board) lineEnds(s rules.Side, c int, ends *hexSet) {
	a := &b.army[s]
	supply := b.print[c].arm == headquarters || b.print[c].arm == trains
	for _, h := range a.loc {
		if !supply || b.functions(s, h) {
			ends.Add(h)
		}
	}
	if b.activeHQ(s) && !supply {
		ends.Add(b.piece[a.hq].at)
	}
	if b.activeTrains(s) && b.print[c].arm != trains {
		ends.Add(b.piece[a.train].at)
	}
}

// lineOf finds the class of a counter's line of retreat where it stands.
func (b *Board) lineOf(c int) class {
	x := b.trace(c, b.piece[c].at)
	return x.class()
}

// seeLine is lineOf amid a Step, which may be played many times over.
func (b *Board) seeLine(t *rules.Table, c int) class {
	return rules.Memo(t, func() class { return b.lineOf(c) })
}

// class finds the best line there is (MS-7.6.2 to MS-7.6.8).
func (x *tracing) class() class {
	if x.ends.Has(x.from) {
		return x.atEnd()
	}
	switch {
	case x.leads(x.from, safe):
		return safe
	case x.leads(x.from, unsafe):
		return unsafe
	case x.leads(x.from, edgeLine):
		return edgeLine
	}
	return noLine
}

// atEnd is the class of a line that is at its end where the counter stands
// (MS-7.6.6).
func (x *tracing) atEnd() class {
	s := x.b.sideOf(x.c)
	if x.isLOC(s, x.from) && x.b.inZone(s.Other(), x.from) && !x.b.depot(s, x.from) {
		return unsafe
	}
	return safe
}

// hasSafe reports whether a counter has a safe line where it stands.
func (b *Board) hasSafe(c int) bool {
	x := b.trace(c, b.piece[c].at)
	if x.ends.Has(x.from) {
		return x.atEnd() == safe
	}
	return x.leads(x.from, safe)
}

func (x *tracing) isLOC(s rules.Side, h hex) bool {
	for _, l := range x.b.army[s].loc {
		if l == h {
			return true
		}
	}
	return false
}

// depot reports whether the active HQ or trains of a side stand in a hex.
func (b *Board) depot(s rules.Side, h hex) bool {
	a := &b.army[s]
	return b.activeHQ(s) && b.piece[a.hq].at == h || b.activeTrains(s) && b.piece[a.train].at == h
}

// may reports whether a line of a class may go from a hex across a hexside.
func (x *tracing) may(h hex, s int, want class) bool {
	n := x.b.next[h][s]
	switch {
	case n == noHex || x.seen.Has(n) || x.block.Has(n) || !x.b.passable(x.arm, h, s):
		return false
	case x.carts && x.b.ground[n] != clearGround && x.b.tracks[h][s] != road:
		return false
	}
	return want != safe || !x.open.Has(n)
}

// endsAt reports whether a line of a class may end at a hex.
func (x *tracing) endsAt(h hex, want class) bool {
	goals := x.goals(want)
	return goals.Has(h)
}

// goals returns the hexes that a line of a class may end at.
func (x *tracing) goals(want class) hexSet {
	if want == edgeLine {
		return x.b.rim[x.b.sideOf(x.c)]
	}
	return x.ends
}

// outside reports whether a hex is at the edge of the map for a side: an
// embarkation hex is too.
func (b *Board) outside(s rules.Side, h hex) bool { return b.rim[s].Has(h) }

// leads reports whether a line of a class leads on from a hex that itself lies
// on it, without the hexes used already.
func (x *tracing) leads(from hex, want class) bool { return x.leadsOn(from, want, &hexSet{}) }

// leadsOn is leads where of some hexes it is known already that a line leads on from
// them.
func (x *tracing) leadsOn(from hex, want class, known *hexSet) bool {
	goals := x.goals(want)
	goals.Join(known)
	_, ok := x.searchTo(from, goals, want, nil)
	return ok
}

// search looks for a shortest line and, if came is not nil, notes how each hex
// was reached.
func (x *tracing) search(from hex, want class, came *[allHexes]hex) (end hex, ok bool) {
	return x.searchTo(from, x.goals(want), want, came)
}

// searchTo is search for a shortest way to any of some hexes.
func (x *tracing) searchTo(from hex, goals hexSet, want class, came *[allHexes]hex) (end hex, ok bool) {
	if goals.Has(from) {
		return from, true
	}
	b, shut := x.b, x.shut(want)
	shut.Add(from)
	var queue [allHexes]hex
	queue[0] = from
	for i, n := 0, 1; i < n; i++ {
		h := queue[i]
		for mask := b.pass[x.arm][h]; mask != 0; mask &= mask - 1 {
			s := bits.TrailingZeros8(mask)
			to := b.next[h][s]
			if shut.Has(to) || x.carts && b.ground[to] != clearGround && b.tracks[h][s] != road {
				continue
			}
			if came != nil {
				came[to] = h
			}
			if goals.Has(to) {
				return to, true
			}
			shut.Add(to)
			queue[n] = to
			n++
		}
	}
	return noHex, false
}

// shut returns the hexes that no line of a class may enter, wherever it comes
// from.
func (x *tracing) shut(want class) hexSet {
	shut := x.seen
	shut.Join(&x.block)
	if want == safe {
		shut.Join(&x.open)
	}
	return shut
}

// shortest returns the hexes of a shortest line of a class from where the
// counter stands, for overlays.
func (x *tracing) shortest(want class) (path []hex) {
	var came [allHexes]hex
	end, ok := x.search(x.from, want, &came)
	if !ok {
		return nil
	}
	for h := end; h != x.from; h = came[h] {
		path = append([]hex{h}, path...)
	}
	return path
}

// lifeline is a safe line on which the HQ or trains of a side were last found to
// lie. As long as nothing stands in its way it proves that there is one, and nobody
// looks for another. What it leads over by terrain stays as it is.
type lifeline struct {
	from, end hex
	hexes     hexSet // all but the first
}

// holds reports whether a line that was found from a hex is a safe line still.
func (l *lifeline) holds(x *tracing) bool {
	if l.hexes.Empty() || l.from != x.from || !x.ends.Has(l.end) {
		return false
	}
	return !l.hexes.Meets(&x.block) && !l.hexes.Meets(&x.open)
}

// stillSafe is hasSafe of the HQ or trains of a side, amid a Step: it keeps the
// line.
func (b *Board) stillSafe(c int, kept *lifeline) bool {
	x := b.trace(c, b.piece[c].at)
	if x.ends.Has(x.from) {
		return x.atEnd() == safe
	}
	if kept.holds(&x) {
		return true
	}
	path := x.shortest(safe)
	*kept = lifeline{from: x.from}
	for _, h := range path {
		kept.hexes.Add(h)
		kept.end = h
	}
	return len(path) > 0
}
