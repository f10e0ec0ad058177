package musket

import (
	"slices"

	"grognard/rules"
	"grognard/rules/bitset"
)

// arm is what a counter moves and fights as.
type arm uint8

const (
	infantry arm = iota
	cavalry
	artillery
	leader
	headquarters
	trains
	arms
)

var armNames = [arms]string{"infantry", "cavalry", "artillery", "leader", "hq", "trains"}

// size is the size of a combat unit (MS-2.7.1).
type size uint8

const (
	brigade size = iota
	battalion
	squadron
)

var sizeNames = [...]string{"brigade", "battalion", "squadron"}

// variable is the MA of a unit marked "V" (MS-2.4.8).
const variable = -1

// face is one side of a counter, in MP and factors (part 1.4).
type face struct {
	cf      int8 // artillery: the attack factor; leaders: their CF
	paren   bool // (CF): halved when attacking (MS-2.4.4)
	charge  int8 // cavalry
	defence int8 // artillery
	reach   int8 // artillery: range in hexes
	mr      int8
	ma      int8 // or variable; leaders: the movement bonus
	maParen bool // (MA): may not skirmish (MS-2.4.9)
	dot     bool // red dot (MS-11.2.8)
}

// print is what is printed on a counter; it never changes in a battle.
type print struct {
	id        int16 // of the register
	side      uint8
	arm       arm
	size      size
	figure    figure
	formation string // short mark; "0" none, "A" any
	identity  string
	faces     [2]face // front, back
	steps     int8    // 1 or 2
	backIs    back
	span      []string // of a leader: formations, or "all"
	entry     []hex    // hexes of entry of a reinforcement
}

// back says what the other side of a counter shows.
type back uint8

const (
	backBlank back = iota
	backReduced
	backIneffective
)

var backNames = [...]string{"blank", "reduced", "ineffective"}

// unit reports whether a counter is a combat unit (MS-2.4.1).
func (p *print) unit() bool { return p.arm <= artillery }

// small reports whether a counter is a battalion or squadron (MS-2.7.2).
func (p *print) small() bool { return p.size != brigade }

// counts reports whether a counter counts for overstacking (MS-5.2.2).
func (p *print) counts() bool { return p.unit() && !p.small() || p.arm == trains }

// fragile reports whether a counter turns ineffective when it retreats
// (MS-7.9.9).
func (p *print) fragile() bool { return p.arm != infantry || p.small() }

// canTurn reports whether a counter turns ineffective and effective again by the
// rules of units and leaders (MS-11.3.1): HQ and trains have their own
// (MS-12.1.8).
func (p *print) canTurn() bool { return p.unit() && p.backIs == backIneffective || p.arm == leader }

// ground is the arm whose terrain a counter obeys: leaders that of infantry
// (MS-10.1.2), the HQ that of cavalry (MS-12.1.2), trains that of artillery,
// as far as they are not bound to roads and clear hexes (MS-12.2.1).
func (p *print) ground() arm {
	switch p.arm {
	case leader:
		return infantry
	case headquarters:
		return cavalry
	case trains:
		return artillery
	}
	return p.arm
}

// maxCounters is how many counters a battle can have.
const maxCounters = 80

// set is a set of counters of a battle.
type set = bitset.Double[int]

// only makes a set of one counter.
func only(c int) set { return set{}.With(c) }

// figure is the pictogram that a file gives a counter, as it is written there.
type figure string

// known reports whether there is such a pictogram: else that of the arm is shown.
func (f figure) known() bool { return slices.Contains(rules.Faces[:], rules.Face(f)) }
