package manoeuvre

import "grognard/rules"

// Book is the rulebook of Manoeuvre.
type Book struct{}

// Name implements rules.Rulebook.
func (Book) Name() string { return "manoeuvre" }

// Version implements rules.Rulebook. 2: a unit may march on from fields and marsh
// on which it ended its move (MAN-5.16), unless a switch forbids it.
func (Book) Version() int { return 2 }

// Prefix implements rules.Rulebook.
func (Book) Prefix() string { return "man" }

// Switches implements rules.Rulebook.
func (Book) Switches() []rules.Switch { return switches }

// Switch implements rules.Rulebook.
func (Book) Switch(b rules.Board, key string) string { return b.(*Board).rules.value(key) }

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
