package musket

import (
	"fmt"
	"math/bits"

	"grognard/rules"
)

// occupancy is which counters and zones of control are where: what follows from
// the place and the marks of each counter, so that nobody has to go through all of
// them. It is kept up to date with every counter that is set down, taken off,
// turned or marked; Check compares it with one made anew from the counters.
type occupancy struct {
	on     set                // the counters on the map
	first  [allHexes]int8     // the first counter in each hex, its number plus 1, or 0
	after  [maxCounters]int8  // the next one in its hex, by their numbers, or 0
	exerts set                // the units that have a ZOC
	by     [2][allHexes]uint8 // how many units of a side exert theirs on each hex
	zone   [2]hexSet          // the hexes in the ZOC of each side (MS-6.1.1)

	// The hexes of a side with counters of some sort.
	units   [2]hexSet
	held    [2]hexSet // units or the HQ: enemies can neither enter nor trace a line through them (MS-5.1.2, MS-7.6.2, MS-12.1.11)
	targets [2]hexSet // whatever can be attacked: units, HQ or trains
	squares [2]hexSet // units in square
}

// survey makes the occupancy anew from the counters.
func (b *Board) survey() {
	b.occupancy = occupancy{}
	for c := range b.counters {
		if b.piece[c].place == onMap {
			b.enrol(c)
		}
	}
}

// checkOccupancy compares the occupancy with one made anew.
func (b *Board) checkOccupancy() error {
	fresh := Board{scenario: b.scenario, piece: b.piece}
	fresh.survey()
	if fresh.occupancy != b.occupancy {
		return fmt.Errorf("what lies where is not up to date")
	}
	return nil
}

// station puts a counter somewhere: into a hex, or to a place off the map with
// noHex. All counters that come, go or move do it here.
func (b *Board) station(c int, place whereabouts, at hex) {
	p := &b.piece[c]
	if p.place == onMap {
		b.erase(c)
	}
	if p.place, p.at = place, at; place == onMap {
		b.enrol(c)
	}
}

// mark and unmark set and take away marks.
func (b *Board) mark(c int, m marks)   { b.setMarks(c, b.piece[c].marks|m) }
func (b *Board) unmark(c int, m marks) { b.setMarks(c, b.piece[c].marks&^m) }

// setMarks gives a counter its marks.
func (b *Board) setMarks(c int, m marks) {
	p := &b.piece[c]
	was := p.marks
	if p.marks = m; (was^m)&zoneMarks != 0 && p.place == onMap {
		b.size(b.sideOf(c), p.at)
	}
}

// zoneMarks are the marks that a ZOC turns on (MS-6.1.4, MS-6.4.1, MS-9.5.4).
const zoneMarks = shaken | ineffective | square

// enrol enters a counter that has come into its hex.
func (b *Board) enrol(c int) {
	l, h := &b.occupancy, b.piece[c].at
	l.on = l.on.With(c)
	link := &l.first[h]
	for *link != 0 && int(*link) <= c {
		link = &l.after[*link-1]
	}
	l.after[c], *link = *link, int8(c+1)
	b.size(b.sideOf(c), h)
}

// erase takes a counter out that is about to leave its hex.
func (b *Board) erase(c int) {
	l, h := &b.occupancy, b.piece[c].at
	if l.exerts.Has(c) {
		b.exert(c, h, false)
	}
	l.on = l.on.Without(c)
	link := &l.first[h]
	for int(*link) != c+1 {
		link = &l.after[*link-1]
	}
	*link, l.after[c] = l.after[c], 0
	b.size(b.sideOf(c), h)
}

// size sizes a hex up for a side: who stands there, and whose ZOC goes out from it.
func (b *Board) size(s rules.Side, h hex) {
	l, here := &b.occupancy, b.stack(s, h)
	units, squared := here.And(b.unitSet), false
	for all := units; !all.Empty(); all = all.Rest() {
		squared = squared || b.is(all.First(), square)
	}
	l.units[s].Put(h, !units.Empty())
	l.held[s].Put(h, !units.Empty() || here.Has(b.army[s].hq))
	l.targets[s].Put(h, !here.Minus(b.armSet[leader]).Empty())
	l.squares[s].Put(h, squared)
	for all := units; !all.Empty(); all = all.Rest() {
		c := all.First()
		if on := !squared && !b.is(c, shaken|ineffective); on != l.exerts.Has(c) {
			b.exert(c, h, on)
		}
	}
}

// exert begins or ends the ZOC of a unit, by terrain its notional ZOC.
func (b *Board) exert(c int, h hex, on bool) {
	l, s := &b.occupancy, b.sideOf(c)
	if on {
		l.exerts = l.exerts.With(c)
	} else {
		l.exerts = l.exerts.Without(c)
	}
	for mask := b.scenario.zoc[b.print[c].arm][h]; mask != 0; mask &= mask - 1 {
		n := b.next[h][bits.TrailingZeros8(mask)]
		if on {
			l.by[s][n]++
		} else {
			l.by[s][n]--
		}
		l.zone[s].Put(n, l.by[s][n] > 0)
	}
}
