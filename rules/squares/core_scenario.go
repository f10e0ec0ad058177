package squares

import "grognard/rules"

// Limits of a battle.
const (
	maxUnits      = 64
	maxLeaders    = 24 // generals and commanders-in-chief
	maxMarkers    = 12 // of one side
	maxObjectives = 12
	commandRadius = 2 // NS-A.14
	generalReach  = 2 // NS-C4.0.1, NS-C2.1
)

// scenario is what a scenario lays down. It never changes once it is loaded and
// is shared by all boards of a game.
type scenario struct {
	cols, rows  int
	squareM     int // metres a side; no effect (NS-A.1)
	turnMinutes int
	seed        string // of the picture
	ground      [maxSquares]terrain
	chart       *rules.Map
	own         *rules.Own

	month         int
	region        string
	start         int // minutes after midnight, or randomStart
	startWeather  weather
	maxTurns      int
	days          int
	nightTurns    int // NS-C5.12
	shortOnlyTill int // NS-C0.20

	side     [2]sideType
	leaders  []leaderType // generals of commands first, then chiefs without one
	commands int          // how many leaders have a command
	units    []unitType
	of       [2]unitSet
	pontoons []int // leaders who have a pontoon train
	parks    []int // leaders whose parks the scenario lists
	parksAt  [maxLeaders]square

	unitNumber   map[rules.Ref]int
	leaderNumber map[rules.Ref]int

	objectives []objective
	perUnit    int
	perCommand int
	margin     int
	vary       variants
}

// randomStart as the start of the battle means that dice decide (NS-C0.12).
const randomStart = -1

// sideType is what a scenario says of a side.
type sideType struct {
	nation  string
	edge    heading // its base line
	markers int     // of fog, NS-A.55
	chief   int     // leader number of the commander-in-chief
}

// leaderType is a general with his command, or a commander-in-chief.
type leaderType struct {
	ref     rules.Ref
	side    rules.Side
	ability int
	arrival
	units unitSet // of his command
}

// arrival says where a thing starts, or when and where it enters.
type arrival struct {
	at    square // offBoard: it enters
	turn  int
	entry []square
}

// objective is a square that is worth victory points (NS-C5.11).
type objective struct {
	at    square
	owner rules.Side // at the start; Chance: nobody
	worth int
}

// variants are the other readings of part 6 that a scenario may choose.
type variants struct {
	save               int  // a garrison's save, NS-C4.2.18 and NS-C4.3.53
	corners            bool // the far corners are in long range, item 1
	singleExtra        bool // cavalry gets 1 square per additional AP, item 17
	gunsPayEachSquare  bool // item 18
	brokenAffectsAll   bool // item 38
	steadyIrregulars   bool // no -1 for Irregulars in morale tests, item 46
	bombardSixHits     bool // item 44
	gunsLostWithAnyone bool // item 52
}

func defaultVariants() variants { return variants{save: 4} }

// isCommand reports whether a leader leads a command.
func (x *scenario) isCommand(l int) bool { return l < x.commands }

// chief returns the leader number of a side's commander-in-chief.
func (x *scenario) chief(s rules.Side) int { return x.side[s].chief }

// size is how many commands a side has (NS-C5.9).
func (x *scenario) size(s rules.Side) int {
	n := 0
	for l := range x.commands {
		if x.leaders[l].side == s {
			n++
		}
	}
	return n
}

// sideOf returns whose unit u is.
func (x *scenario) sideOf(u int) rules.Side {
	if x.of[rules.First].Has(u) {
		return rules.First
	}
	return rules.Second
}

// unitNamed returns the unit of the battle that a name names.
func (x *scenario) unitNamed(r rules.Ref) (u int, ok bool) {
	u, ok = x.unitNumber[r]
	return u, ok
}

// leaderNamed returns the leader of the battle that a name names.
func (x *scenario) leaderNamed(r rules.Ref) (l int, ok bool) {
	l, ok = x.leaderNumber[r]
	return l, ok
}

// armyName names a side; the screen calls it by its nation.
func armyName(s rules.Side) rules.Ref { return rules.SideRef(s) }
