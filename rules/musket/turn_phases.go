package musket

import "grognard/rules"

// phase says which Step comes next (part 3.1).
type phase uint8

const (
	movementStart phase = iota // M0a to M0f
	movement                   // DM-1 to DM-17
	combatStart                // C0
	combat                     // DC-1 to DC-18
	combatEnd                  // FOWs of threats not met, DC-19
	gameOver
	phases
)

// phaseNames are the phases in position files and in words.
var phaseNames = [phases]string{"move-start", "move", "combat-start", "combat", "combat-end", "over"}

// Step implements rules.Rulebook: the start or end of a phase, one action of
// a Movement Phase, or one combat with all that follows from it.
func (Book) Step(board rules.Board, t *rules.Table) {
	b := board.(*Board)
	switch b.phase {
	case movementStart:
		b.beginMovement(t)
	case movement:
		b.movementPhase(t)
	case combatStart:
		b.beginCombat(t)
	case combat:
		b.combatPhase(t)
	case combatEnd:
		b.closeCombatPhase(t)
	}
}
