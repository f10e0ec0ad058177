package squares

import "grognard/rules"

// phase says which Step comes next: a state of the turn (part 3 of the ledger).
type phase uint8

const (
	fogSetup     phase = iota // SETUP
	turnStart                 // TURN_START
	nightChoice               // NIGHT.CHOICE
	nightLeave                // NIGHT.LEAVE
	redeployment              // NIGHT.REDEPLOY
	actionPoints              // AP_DICE
	chiefs                    // CINC.DECLARE
	chiefOrder                // CINC.INTERVENE, who acts first
	intervention              // CINC.INTERVENE
	contest                   // CONTEST
	leftover                  // LEFTOVER
	generalMove               // GENERAL_MOVE
	movement                  // MOVEMENT
	bombardment               // BOMBARDMENT
	combat                    // COMBAT
	recovery                  // RECOVERY, ACTIVATION_END
	breakTest                 // BREAK, TURN_END
	gameOver
	phases
)

// phaseNames are the phases in position files and in words.
var phaseNames = [phases]string{"fog", "start", "night", "leave", "redeploy", "points", "chief", "order", "intervene",
	"contest", "leftover", "general", "movement", "bombardment", "combat", "recovery", "break", "over"}

// activation reports whether a command, or a C-in-C, is active.
func (p phase) activation() bool { return p >= generalMove && p <= recovery }

// ending says how a game ended.
type ending uint8

const (
	brokenArmy ending = iota // NS-C5.6
	bothBroken               // NS-C5.7
	leftField                // NS-D.10
	bothLeft                 // NS-D.10
	byPoints                 // NS-C5.11
	drawn                    // NS-C5.11
)

// endings are the ways to end, with their names in position files and words.
var endings = [...]struct{ name, rule string }{
	brokenArmy: {"broken", "NS-C5.6"},
	bothBroken: {"both-broken", "NS-C5.7"},
	leftField:  {"left", "NS-D.10"},
	bothLeft:   {"both-left", "NS-D.10"},
	byPoints:   {"points", "NS-C5.11"},
	drawn:      {"drawn", "NS-C5.11"},
}

// enter goes on to a phase of an activation and tells it.
func (b *Board) enter(t *rules.Table, p phase, rule string) {
	b.phase = p
	t.Tell(rules.Event{Kind: rules.EvPhase, Rule: rule, Side: b.act.side, N: int(p)})
}

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
