package eagles

import "grognard/rules"

// phase says which Step comes next: a block of the set-up (part 3) or a phase
// of the turn (ME-12.1).
type phase uint8

const (
	build       phase = iota // part 2: the armies are put together
	sidesRoll                // ME-10.3, or first placement alone (ME-10.7)
	chooseEdge               // ME-10.3
	chooseFirst              // ME-10.7
	deployment               // ME-10.8
	commanders               // ME-10.11
	initiative               // P1, ME-11.1
	activations              // P2, ME-11.4
	closing                  // D-CMD-END, ME-9.17
	resolve                  // P3, ME-12.2
	flights                  // P4, ME-12.3
	upkeep                   // P5, ME-12.4
	over
	phases
)

// phaseNames are the phases in position files and in words.
var phaseNames = []string{"build", "roll", "edge", "first", "deploy", "commanders", "initiative", "orders", "closing", "resolve", "flight", "upkeep", "over"}

// inBattle reports whether the set-up is done and the game goes on.
func (p phase) inBattle() bool { return p >= initiative && p < over }

// ending says how a game ended.
type ending uint8

const (
	swept     ending = iota // ME-12.5
	points                  // ME-28.5
	units                   // ME-28.1
	fewest                  // ME-28.2
	undecided               // ME-28.4
)

// ended is a way to end: its name in files and words, and its clause.
type ended struct{ name, rule string }

var endings = [...]ended{
	swept:     {"swept", "ME-12.5"},
	points:    {"points", "ME-28.5"},
	units:     {"units", "ME-28.1"},
	fewest:    {"losses", "ME-28.2"},
	undecided: {"draw", "ME-28.4"},
}

// Step implements rules.Rulebook: one block of the set-up, one activation, one
// test, one flight.
func (Book) Step(board rules.Board, t *rules.Table) {
	b := board.(*Board)
	switch b.phase {
	case build:
		b.buildArmy(t)
	case sidesRoll:
		b.rollSides(t)
	case chooseEdge:
		b.takeEdge(t)
	case chooseFirst:
		b.takeFirst(t)
	case deployment:
		b.deploy(t)
	case commanders:
		b.placeCommander(t)
	case initiative:
		b.initiativePhase(t)
	case activations:
		b.activation(t)
	case closing:
		b.closingPhase(t)
	case resolve:
		b.resolvePhase(t)
	case flights:
		b.flightPhase(t)
	case upkeep:
		b.upkeepPhase(t)
	}
}
