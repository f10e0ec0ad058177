package squares

import "grognard/rules"

// Book is the rulebook of Napoleon Squares.
type Book struct{}

// Name implements rules.Rulebook.
func (Book) Name() string { return "squares" }

// Version implements rules.Rulebook.
func (Book) Version() int { return 5 }

// Prefix implements rules.Rulebook.
func (Book) Prefix() string { return "ns" }

// Switches implements rules.Rulebook.
func (Book) Switches() []rules.Switch { return switches }

// Switch implements rules.Rulebook.
func (Book) Switch(b rules.Board, key string) string { return b.(*Board).opt.value(key) }

// Step implements rules.Rulebook: one block of the turn (part 3 of the ledger)
// or one action of the active command.
func (Book) Step(board rules.Board, t *rules.Table) {
	b := board.(*Board)
	switch b.phase {
	case fogSetup:
		b.fogSetup(t)
	case turnStart:
		b.turnStart(t)
	case nightChoice:
		b.nightChoice(t)
	case nightLeave:
		b.nightLeave(t)
	case redeployment:
		b.redeploy(t)
	case actionPoints:
		b.rollPoints(t)
	case chiefs:
		b.declareChief(t)
	case chiefOrder:
		b.rollOrder(t)
	case intervention:
		b.intervene(t)
	case contest:
		b.contest(t)
	case leftover:
		b.takeLeftover(t)
	case generalMove:
		b.moveGeneral(t)
	case movement:
		b.movementPhase(t)
	case bombardment:
		b.bombardmentPhase(t)
	case combat:
		b.combatPhase(t)
	case recovery:
		b.recoveryPhase(t)
	case breakTest:
		b.breakTest(t)
	}
}
