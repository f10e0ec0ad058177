package ccn

import "grognard/rules"

// Book is the rulebook of Commands & Colors: Napoleonics.
type Book struct{}

// Name implements rules.Rulebook.
func (Book) Name() string { return "ccn" }

// Version implements rules.Rulebook.
func (Book) Version() int { return 1 }

// Prefix implements rules.Rulebook.
func (Book) Prefix() string { return "ccn" }

// Switches implements rules.Rulebook.
func (Book) Switches() []rules.Switch { return switches }

// Switch implements rules.Rulebook.
func (Book) Switch(b rules.Board, key string) string { return b.(*Board).rules.value(key) }

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
