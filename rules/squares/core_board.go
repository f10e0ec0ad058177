package squares

import "grognard/rules"

// Board is a game of Napoleon Squares: plain values, but for the battle, which
// never changes once it is loaded.
type Board struct {
	*scenario
	rules ruleset

	unit   [maxUnits]unit
	leader [maxLeaders]leader
	marker [2][maxMarkers]marker
	train  [2][maxLeaders]train // parks and pontoon trains of the generals
	in     [maxSquares]unitSet  // the units in each square, hidden ones too
	held   [maxObjectives]rules.Side

	turn      int // of the battle
	day       int
	dayTurn   int // first turn of the day
	dayStart  int // minutes after midnight of that turn
	dawn      int // minutes after midnight (NS-C0.18)
	dusk      int
	weather   weather
	night     bool    // the turn is fought at night
	hemmed    unitSet // surrounded at nightfall (NS-C4.4.14)
	placed    unitSet // have been redeployed this night
	begun     bool    // the opening of the turn is done
	leaves    [2]bool // NS-D.5
	fightsOn  [2]bool // NS-D.1
	phase     phase
	active    rules.Side // who decides, where the phase belongs to a side
	pool      [4]int8    // how many tokens of 0 to 3 AP are left (NS-C1.4)
	namer     rules.Side // who names a general first (NS-C3.2)
	named     [2]int8    // generals in the contest, or -1
	helped    [2]int8    // generals helped by their C-in-C this turn, or -1
	willing   [2]bool    // C-in-Cs who are going to intervene (NS-C2.6)
	act       activation
	fight     fight // the combat in progress; none between two Steps
	shot      shot  // the bombardment die that is rolled
	undecided bool  // of fog.setup: the active side still covers its troops

	winner rules.Side
	ending ending
}

// presence says whether a thing is on the board.
type presence uint8

const (
	due     presence = iota // it is still to arrive
	present                 // on the board
	gone                    // eliminated or removed
)

var presenceNames = []string{"due", "present", "gone"}

// unit is the state of a brigade or artillery unit.
type unit struct {
	at       square
	state    presence
	hits     uint8
	facing   heading
	rear     bool // NS-A.42
	march    bool // in March Column
	garrison bool // in the town of its square
	dry      bool // out of ammunition
	marker   int8 // that stands for it, or -1

	// Of this turn.
	activated bool
	closed    square // may not return there (NS-C4.3.99)
	appeared  bool   // from a marker (NS-A.63)
	shots     uint8  // hits by bombardment given to it (NS-C4.2.17)
	fired     bool   // it has bombarded (NS-C4.2.13)
	supplied  bool   // by a park in this activation: it does not bombard (NS-C4.2.26)

	pace
}

// pace is what a unit, a marker or a train has done in this activation.
type pace struct {
	spent   uint8 // AP
	extra   uint8 // squares left of an additional movement (NS-C4.1.6)
	stepped bool  // it has changed square
	stopped bool  // cavalry in a wood (NS-C4.1.17)
	entered bool  // it arrived in this activation (NS-C4.1.37)
	acted   bool  // it counts as activated after an intervention (NS-C2.11)
	ranked  bool  // its rank has been set
	turned  bool  // it has turned for nothing since its last step (NS-C4.1.28)
	tried   bool  // it has tried to recover (NS-C4.4.9)
	parked  bool  // a dry battery that began where its park stood, or has come there (NS-C4.2.26)
}

// leader is the state of a general or commander-in-chief.
type leader struct {
	at          square
	state       presence
	due         int // turn from which he may enter
	moved       bool
	activated   bool // his command
	demoralized bool // NS-C5.2
}

// marker is a representative marker of fog of war (NS-A.53).
type marker struct {
	at       square // offBoard: not in use, or removed
	dummy    bool
	pretends uint8   // the kind of a dummy, see walkers
	general  int8    // leader whom it follows (NS-A.54)
	units    unitSet // that it stands for
	hits     uint8   // that no unit has been given yet (NS-A.62)
	proved   bool    // one of its units has tried to recover: it is no dummy
	active   bool    // it has been activated this turn
	pace
}

// train is an ammunition park or a pontoon train.
type train struct {
	at     square
	state  presence
	laid   bool   // its bridge stands
	bridge square // or is being built, where working
	pace
	working bool
}

// The trains of a general.
const (
	parkTrain = iota
	pontoonTrain
)

// activation is the activation in progress (section C4).
type activation struct {
	side         rules.Side
	leader       int8 // the general, or the C-in-C who intervenes
	intervention bool
	ap           uint8
	members      unitSet // who may act, in radius or not
}

// shot is a bombardment die: who fires where, with what modifier.
type shot struct {
	on   bool
	unit int8
	at   square
	aim  int8
}

// Clone implements rules.Board.
func (b *Board) Clone() rules.Board {
	c := *b
	return &c
}

// CopyFrom implements rules.Copier.
func (b *Board) CopyFrom(o rules.Board) { *b = *o.(*Board) }

// Result implements rules.Board.
func (b *Board) Result() rules.Result {
	if b.phase != gameOver {
		return rules.Result{}
	}
	e := endings[b.ending]
	why := rules.Text{Key: "ns.result." + e.name}
	if b.winner != rules.Chance {
		why.A, why.B = armyName(b.winner), armyName(b.winner.Other())
		why.N, why.M = b.points(b.winner), b.points(b.winner.Other())
	}
	return rules.Result{Over: true, Winner: b.winner, Rule: e.rule, Why: why}
}

// endGame ends the game.
func (b *Board) endGame(t *rules.Table, winner rules.Side, e ending) {
	b.winner, b.ending, b.phase = winner, e, gameOver
	r := b.Result()
	t.Tell(rules.Event{Kind: rules.EvEnd, Rule: r.Rule, Side: winner, Text: r.Why})
}

// unitRef names a unit.
func (b *Board) unitRef(u int) rules.Ref { return b.units[u].ref }

// hidden reports whether a unit is under a marker.
func (b *Board) hidden(u int) bool { return b.unit[u].marker >= 0 }

// unitsIn returns the units of a side in a square that stand in the open view.
func (b *Board) unitsIn(q square, s rules.Side) unitSet {
	set := b.in[q] & b.of[s]
	if !b.rules.fog {
		return set
	}
	for rest := set; rest != 0; rest = rest.Rest() {
		if u := rest.First(); b.hidden(u) {
			set &^= oneUnit(u)
		}
	}
	return set
}

// markerOn returns the marker of a side in a square, or -1.
func (b *Board) markerOn(q square, s rules.Side) int {
	if !b.rules.fog {
		return -1
	}
	for k := range b.marker[s] {
		if b.marker[s][k].at == q {
			return k
		}
	}
	return -1
}

// holds reports whether units or a marker of a side are in a square
// (NS-A.68).
func (b *Board) holds(q square, s rules.Side) bool {
	return b.in[q]&b.of[s] != 0 || b.markerOn(q, s) >= 0
}

// put sets a unit on a square; lift takes it off.
func (b *Board) put(u int, q square) {
	b.unit[u].at = q
	b.in[q] |= oneUnit(u)
}

func (b *Board) lift(u int) {
	b.in[b.unit[u].at] &^= oneUnit(u)
	b.unit[u].at = offBoard
}

// lost counts the eliminated units of a command (NS-A.49).
func (b *Board) lost(l int) int {
	n := 0
	for rest := b.leaders[l].units; rest != 0; rest = rest.Rest() {
		if b.unit[rest.First()].state == gone {
			n++
		}
	}
	return n
}

// demoralized reports whether a unit's command is (NS-C5.2).
func (b *Board) demoralized(u int) bool { return b.leader[b.units[u].command].demoralized }

// remove takes a unit off the board for good (NS-A.49).
func (b *Board) remove(t *rules.Table, u int, rule string) {
	from := b.unit[u].at
	b.lift(u)
	b.unit[u].state = gone
	b.reformRanks(from, b.sideOf(u))
	t.Tell(rules.Event{Kind: rules.EvRemove, Rule: rule, Side: b.sideOf(u), Who: b.unitRef(u), From: from.ref(),
		Text: rules.Text{Key: "ns.log.destroyed", A: b.unitRef(u), B: from.ref()}})
}

// hit gives a unit hits.
func (b *Board) hit(t *rules.Table, u, n int, rule string) {
	b.unit[u].hits += uint8(n)
	t.Tell(rules.Event{Kind: rules.EvHit, Rule: rule, Side: b.sideOf(u), Who: b.unitRef(u), N: n,
		Text: rules.Text{Key: "ns.log.hit", A: b.unitRef(u), N: n, M: int(b.unit[u].hits)}})
}
