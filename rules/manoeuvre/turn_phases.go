package manoeuvre

import "grognard/rules"

// phase says which Step comes next: a block of the set-up (part 2) or a phase
// of the player turn (MAN-4.2).
type phase uint8

const (
	rollOff       phase = iota // SU-1
	chooseRight                // SU-T
	beginnerArmy               // SU-2
	layMap                     // SU-3
	offerArmies                // SU-4
	takeArmy                   // SU-5
	chooseEdge                 // SU-6
	openingHand                // SU-8
	deployment                 // SU-9, SU-10
	freeRedoubts               // SU-11
	discardPhase               // DP-1
	drawPhase                  // DP-2
	baseMove                   // DP-3, DP-4
	supplyMove                 // DP-5 and the march after it
	combatPhase                // DP-6 to DP-16
	restoration                // DP-17
	fortification              // DP-18, DP-19
	gameOver
	phases
)

// phaseNames are the phases in position files and in words.
var phaseNames = [phases]string{"roll-off", "right", "beginner", "map", "offer", "take", "edge", "hand",
	"deploy", "redoubts", "discard", "draw", "move", "supply", "combat", "restore", "redoubt", "over"}

// inPlayerTurn reports whether the set-up is done and the game goes on.
func (p phase) inPlayerTurn() bool { return p >= discardPhase && p < gameOver }

// ending says how a game ended.
type ending uint8

const (
	attrition   ending = iota // MAN-2.1.1
	pyrrhic                   // MAN-2.1.4
	night                     // MAN-2.2.1
	nightLosses               // MAN-2.2.9
	nightWorn                 // MAN-2.2.10
	nightList                 // MAN-2.2.11
)

// endings are the ways to end, with their names in position files and words.
var endings = [...]struct{ name, rule string }{
	attrition:   {"attrition", "MAN-2.1.1"},
	pyrrhic:     {"pyrrhic", "MAN-2.1.5"},
	night:       {"night", "MAN-2.2.1"},
	nightLosses: {"night-losses", "MAN-2.2.9"},
	nightWorn:   {"night-worn", "MAN-2.2.10"},
	nightList:   {"night-list", "MAN-2.2.11"},
}

// Step implements rules.Rulebook: one block of the set-up, one phase of the
// player turn, or one unit's move.
func (Book) Step(board rules.Board, t *rules.Table) {
	b := board.(*Board)
	switch b.phase {
	case rollOff:
		b.rollOff(t)
	case chooseRight:
		b.chooseRight(t)
	case beginnerArmy:
		b.beginnerArmy(t)
	case layMap:
		b.layMap(t)
	case offerArmies:
		b.offerArmies(t)
	case takeArmy:
		b.takeArmy(t)
	case chooseEdge:
		b.chooseEdge(t)
	case openingHand:
		b.openingHand(t)
	case deployment:
		b.deploy(t)
	case freeRedoubts:
		b.freeRedoubts(t)
	case discardPhase:
		b.discardPhase(t)
	case drawPhase:
		b.drawPhase(t)
	case baseMove:
		b.baseMove(t)
	case supplyMove:
		b.supplyMove(t)
	case combatPhase:
		b.combatPhase(t)
	case restoration:
		b.restorationPhase(t)
	case fortification:
		b.redoubtPhase(t)
	}
}
