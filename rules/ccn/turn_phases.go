package ccn

import "grognard/rules"

// phase is where in the game the board stands between two Steps (part 3.1).
type phase uint8

// The phases. Taking ground, breakthrough and bonus melee are parts of the
// combat phase.
const (
	dealing phase = iota
	startOfTurn
	commandPhase
	ordersPhase
	movementPhase
	combatPhase
	takeGround   // D12, and the first hex of D13
	breakthrough // the second hex of D13
	bonusMelee   // D14
	endOfTurn
	gameOver
	phases
)

var phaseNames = [phases]string{"deal", "start", "command", "orders", "movement", "combat", "ground", "breakthrough",
	"bonus", "end", "over"}

// printed names the phase of the book that a phase belongs to.
func (p phase) printed() string {
	switch p {
	case takeGround, breakthrough, bonusMelee:
		return "combat"
	}
	return phaseNames[p]
}

// tellPhase opens a phase of the turn (CCN-6.2).
func (b *Board) tellPhase(t *rules.Table) {
	t.Tell(rules.Event{Kind: rules.EvPhase, Rule: "CCN-6.2", Side: b.active, N: int(b.phase), Who: rules.SideRef(b.active)})
}

// enter goes to another phase of the turn and opens it.
func (b *Board) enter(t *rules.Table, p phase) {
	b.phase = p
	b.tellPhase(t)
}

// Step implements rules.Rulebook: a phase of the turn, or within the movement
// and combat phases one unit's move or combat.
func (Book) Step(board rules.Board, t *rules.Table) {
	b := board.(*Board)
	switch b.phase {
	case dealing:
		b.deal(t)
	case startOfTurn:
		b.startTurn(t)
	case commandPhase:
		b.playCard(t)
	case ordersPhase:
		b.giveOrders(t)
	case movementPhase:
		b.moveOne(t)
	case combatPhase:
		b.combat(t)
	case takeGround:
		b.takeGround(t)
	case breakthrough:
		b.breakThrough(t)
	case bonusMelee:
		b.bonusMelee(t)
	case endOfTurn:
		b.endTurn(t)
	}
	if b.ended() {
		b.tellEnd(t)
	}
}
