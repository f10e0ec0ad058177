package musket

import "grognard/rules"

// mode is how counters move.
type mode uint8

const (
	normalMove mode = iota
	marchMove
	disengaging
)

// MP are counted in halves everywhere: a road costs a marching unit one
// (MS-4.7.7).
const mp = 2

// March allowances and the bonus on a rolled one (MS-4.7.4, MS-4.7.5), and the
// allowance of a leader alone (MS-10.1.2), in MP.
const (
	footMarch  = 9
	horseMarch = 15
	marchBonus = 3
	leaderMA   = 12
)

// printedMA is the MA on the face of a counter in MP: 0 for V (MS-6.3.4).
func (b *Board) printedMA(c int) int {
	switch {
	case b.print[c].arm == leader:
		return leaderMA
	case b.face(c).ma == variable:
		return 0
	}
	return int(b.face(c).ma)
}

// fullMA is the allowance of a counter that need not roll, in MP (MS-4.3.1,
// MS-4.7.4, MS-9.5.8, MS-12.2.2).
func (b *Board) fullMA(c int, m mode) int {
	p := &b.print[c]
	switch {
	case m == marchMove && p.ground() == cavalry:
		return b.halved(c, horseMarch)
	case m == marchMove && p.unit():
		return b.halved(c, footMarch)
	}
	return b.halved(c, b.printedMA(c))
}

// halved is MS-9.5.8: a unit in square has half its MA.
func (b *Board) halved(c, ma int) int {
	if b.is(c, square) {
		return (ma + 1) / 2
	}
	return ma
}

// rollReason says why a unit must roll for its MA in its own Movement Phase;
// the zero Reason if it need not (MS-4.4.1, MS-4.4.7, MS-13.1.2).
func (b *Board) rollReason(c int) rules.Reason {
	p := &b.print[c]
	switch {
	case !p.unit():
		return rules.Reason{}
	case b.face(c).ma == variable:
		return rules.No("MS-2.4.8", rules.Text{Key: "ms.why.variable", A: b.pieceRef(c)})
	case b.is(c, shaken):
		return rules.No("MS-11.1.2", rules.Text{Key: "ms.why.roll_shaken", A: b.pieceRef(c)})
	case b.is(c, crowded):
		return rules.No("MS-5.2.3", rules.Text{Key: "ms.why.crowded", A: b.pieceRef(c)})
	case !b.activeHQ(b.sideOf(c)) && !b.is(c, entered):
		return rules.No("MS-12.1.9", rules.Text{Key: "ms.why.hq_inactive", A: b.pieceRef(b.army[b.sideOf(c)].hq)})
	}
	return rules.Reason{}
}

func (b *Board) mustRoll(c int) bool { return !b.rollReason(c).OK() }

// rollMA rolls the MA of a unit, in MP. A die above the printed MA is rolled
// again until it is not (MS-4.4.2): only the faces that count are thrown.
func (b *Board) rollMA(t *rules.Table, c int, m mode) int {
	s := b.sideOf(c)
	ma := 0
	switch {
	case m == marchMove && b.print[c].arm == cavalry:
		ma = marchBonus + rules.Total(t.Roll("roll.ma", "MS-4.7.5", b.die(c, 2, 6).Summed()))
	case m == marchMove:
		ma = marchBonus + t.Roll("roll.ma", "MS-4.7.5", b.die(c, 1, 6))[0]
	case b.face(c).ma == variable:
		ma = b.halved(c, t.Roll("roll.ma", "MS-4.4.3", b.die(c, 1, 6))[0])
	default:
		ma = b.halved(c, t.Roll("roll.ma", "MS-4.4.2", b.die(c, 1, max(1, min(6, b.printedMA(c)))))[0])
	}
	t.Say("MS-4.4.2", s, rules.Text{Key: "ms.log.ma", A: b.pieceRef(c), N: ma})
	return ma
}

// die makes dice that a counter brings.
func (b *Board) die(c, n, sides int) rules.Dice {
	return rules.Dice{Side: b.sideOf(c), Of: []rules.Die{{N: n, Sides: sides, For: b.pieceRef(c)}}}
}

// bonusFor is what the leaders who help a move add to the MA of a unit in MP
// (MS-10.3.4).
func (b *Board) bonusFor(k *move, c int) (bonus int) {
	for all := k.helpers; !all.Empty(); all = all.Rest() {
		if l := all.First(); int(b.piece[l].helps) == c {
			bonus += int(b.face(l).ma)
		}
	}
	return bonus
}

// setAllowance fixes the MA of a move: the lowest of its units', rolled where
// they must roll (MS-4.2.2, MS-4.2.5). A FOW moves a stack on the roll of its
// slowest unit (MS-12.4.4).
func (b *Board) setAllowance(t *rules.Table, roll bool) {
	k := &b.move
	units := k.members.And(b.unitSet)
	if units.Empty() {
		units = k.members
	}
	if k.fow {
		units = only(b.slowest(units))
	}
	low := -1
	for all := units; !all.Empty(); all = all.Rest() {
		c := all.First()
		ma := 0
		if roll && (k.fow || k.mode == disengaging || b.mustRoll(c)) {
			ma = b.rollMA(t, c, k.mode)
			k.rolled = true
		} else {
			ma = b.fullMA(c, k.mode)
		}
		if ma += b.bonusFor(k, c); low < 0 || ma < low {
			low = ma
		}
	}
	k.ma = int16(low * mp)
}

// slowest is the unit with the lowest printed MA.
func (b *Board) slowest(units set) int {
	slow := units.First()
	for all := units.Rest(); !all.Empty(); all = all.Rest() {
		if c := all.First(); b.printedMA(c) < b.printedMA(slow) {
			slow = c
		}
	}
	return slow
}
