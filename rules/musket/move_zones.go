package musket

import (
	"math/bits"

	"grognard/rules"
)

// exerts reports whether a unit has a zone of control at all (MS-6.1.4,
// MS-6.4.1, MS-9.5.4).
func (b *Board) exerts(c int) bool {
	return b.occupancy.exerts.Has(c)
}

// inSquare reports whether a unit is in square or shares its hex with one
// that is (MS-9.5.4).
func (b *Board) inSquare(c int) bool {
	return b.occupancy.squares[b.sideOf(c)].Has(b.piece[c].at)
}

// zoneOf returns the hexes in the ZOC of a side (MS-6.1.1).
func (b *Board) zoneOf(s rules.Side) hexSet { return b.occupancy.zone[s] }

// inZone reports whether a hex is in the ZOC of a side.
func (b *Board) inZone(s rules.Side, h hex) bool { return b.occupancy.zone[s].Has(h) }

// reaches reports whether a unit exerts its ZOC on a hex.
func (b *Board) reaches(c int, h hex) bool {
	if !b.exerts(c) {
		return false
	}
	s := b.sideToward(b.piece[c].at, h)
	return s >= 0 && b.scenario.zoc[b.print[c].ground()][b.piece[c].at]>>s&1 == 1
}

// sideToward is sideTo; h may be noHex.
func (b *Board) sideToward(from, h hex) int {
	if from == noHex || h == noHex {
		return -1
	}
	return b.sideTo(from, h)
}

// openZone returns the hexes of side s's enemies' ZOC that count against a
// line of retreat traced from a hex: neither occupied by another friendly unit
// nor in another's ZOC (MS-7.6.4). Friends in the hex itself do not help
// (MS-7.6.5).
func (b *Board) openZone(s rules.Side, from hex) hexSet {
	l := &b.occupancy
	open, covered, units := l.zone[s.Other()], l.zone[s], l.units[s]
	units.Drop(from)
	if l.units[s].Has(from) {
		b.uncover(s, from, &covered)
	}
	open.Remove(&covered)
	open.Remove(&units)
	return open
}

// uncover takes out of a zone of side s the hexes that only its units in one hex
// have in their ZOC.
func (b *Board) uncover(s rules.Side, from hex, zone *hexSet) {
	var here [6]uint8
	for all := b.units(s, from).And(b.occupancy.exerts); !all.Empty(); all = all.Rest() {
		for mask := b.scenario.zoc[b.print[all.First()].arm][from]; mask != 0; mask &= mask - 1 {
			here[bits.TrailingZeros8(mask)]++
		}
	}
	for i, n := range here {
		if h := b.next[from][i]; n > 0 && b.occupancy.by[s][h] == n {
			zone.Drop(h)
		}
	}
}

// held returns the hexes that hold combat units or the HQ of a side: its
// enemies can neither enter them nor trace a line through them (MS-5.1.2,
// MS-7.6.2, MS-12.1.11).
func (b *Board) held(s rules.Side) hexSet { return b.occupancy.held[s] }

// targetHexes returns the hexes of a side with anything that can be attacked: units, HQ
// or trains.
func (b *Board) targetHexes(s rules.Side) hexSet { return b.occupancy.targets[s] }

// unitHexes returns the hexes with combat units of a side.
func (b *Board) unitHexes(s rules.Side) hexSet { return b.occupancy.units[s] }

// nearEnemy reports whether a counter in a hex is too near the enemy for
// March Movement or recovery: the hex or the notional ZOC in an EZOC
// (MS-4.7.1, MS-11.1.7).
func (b *Board) nearEnemy(c int, h hex, ezoc *hexSet) bool {
	if ezoc.Has(h) {
		return true
	}
	if !b.print[c].unit() {
		return false
	}
	for mask, s := b.scenario.zoc[b.print[c].arm][h], 0; mask != 0; mask, s = mask>>1, s+1 {
		if mask&1 == 1 && ezoc.Has(b.next[h][s]) {
			return true
		}
	}
	return false
}

// stacking counts what counts for overstacking in a hex (MS-5.2.2).
func (b *Board) stacking(s rules.Side, h hex) int {
	return b.stack(s, h).And(b.countSet).Count()
}

// maxStack is how many counting units a hex holds without being overstacked
// (MS-5.2.1).
const maxStack = 3

// overstacked reports whether a hex holds too many units of a side.
func (b *Board) overstacked(s rules.Side, h hex) bool { return b.stacking(s, h) > maxStack }
