package musket

import "grognard/rules"

// scenario is what never changes while a battle lasts: map, counters, turn
// track, victory schedule and exclusive rules. Boards share it.
type scenario struct {
	terrain
	counters int
	print    [maxCounters]print
	index    []int8 // counter of each name of the register, or -1
	army     [2]army
	own      *rules.Own

	// The counters by what is printed on them.
	sideSet  [2]set
	armSet   [arms]set
	unitSet  set
	countSet set // those that count for overstacking

	rim [2]hexSet // the hexes where the map ends for a side: an embarkation hex is one of them

	turns      []light // of turn 1, 2, ...
	objectives []objective
	schedule   schedule
	marginOf   rules.Side
	levels     []level
	events     []event
	chart      *rules.Map
}

// armyName is the name of the army of a side, "" before it is known.
func (w *scenario) armyName(s rules.Side) string {
	if w.army[s].name < 0 {
		return ""
	}
	return armyNames[w.army[s].name]
}

// sort sorts the counters by what is printed on them, and the hexes at the rim.
func (w *scenario) sort() {
	for c := range w.counters {
		p := &w.print[c]
		w.sideSet[p.side] = w.sideSet[p.side].With(c)
		w.armSet[p.arm] = w.armSet[p.arm].With(c)
		if p.unit() {
			w.unitSet = w.unitSet.With(c)
		}
		if p.counts() {
			w.countSet = w.countSet.With(c)
		}
	}
	w.hexesOf(func(h hex) {
		for s := range w.rim {
			w.rim[s].Put(h, w.edge(h) || w.army[s].embarkation == h)
		}
	})
}

// light is the light of a turn (14.0).
type light uint8

const (
	day light = iota
	twilight
	night
)

var lightNames = []string{"day", "twilight", "night"}

// army is what the battle lays down for a side.
type army struct {
	name        int // of armyNames
	nation      string
	loc         []hex
	steps       int8 // replacement steps a turn (MS-11.2.2)
	hq, train   int  // counters
	formations  []formation
	embarkation hex // the only hex where units may leave the map, for good; or noHex
}

// formation is a higher command: its short mark and its name in the register.
type formation struct {
	mark string
	name int
}

// objective is an objective hex (MS-18.0.3).
type objective struct {
	name  string
	hex   hex
	vp    int
	start rules.Side
}

// maxObjectives is how many objectives a battle can have.
const maxObjectives = 12

// schedule is what losses are worth to the enemy (MS-18.0.2).
type schedule struct {
	eliminated, destroyed, captured, off int
	leaderKilled, leaderCaptured         int
	headquartersCaptured, trainsCaptured int
}

// level is a result of the battle: from a margin on somebody wins so.
type level struct {
	from   int
	winner rules.Side
	grade  string // "decisive", "marginal"
}

// eventKind is a kind of exclusive rule (part 7.1).
type eventKind uint8

const (
	noAttack eventKind = iota
	leaderLeaves
	losLimit
	hqShock
	voluntaryDelay
)

var eventNames = []string{"no_attack", "leader_leaves", "los_limit", "hq_shock", "voluntary_delay"}

// event is an exclusive rule of the battle.
type event struct {
	kind     eventKind
	turns    []int // when it holds; none: always
	counters set
	leader   int // who leaves, or whose loss it is
	heir     int // whose span is new then
	span     []string
	value    int // of a limit of sight
	noMarch  bool
	bonus    int // VP to the enemy for each counter lost
}

// holds reports whether an exclusive rule holds in a turn.
func (e *event) holds(turn int) bool {
	if len(e.turns) == 0 {
		return true
	}
	for _, n := range e.turns {
		if n == turn {
			return true
		}
	}
	return false
}
