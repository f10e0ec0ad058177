package rules

// What a rulebook says of a piece, in words that painters know. A word that is
// not declared here is a fault of the rulebook, which its test kit finds; one that
// no rulebook says, or no painter knows, is a fault of this list, which the tests
// of this package and of the painters find. Protocols print the words as they are.

// State is something that is so of a piece: a mark that lies on it, how it is
// drawn up, what it has done this turn, what kind of troops it is.
type State string

// How troops are drawn up.
const (
	StateSquare   State = "square"   // four faces against cavalry
	StateLinear   State = "linear"   // they fight in line, to a front
	StateMassed   State = "massed"   // they fight in masses, to all sides
	StateColumn   State = "column"   // in column of march
	StateRear     State = "rear"     // in the second row of their cell
	StateLead     State = "lead"     // in the first
	StateFacing   State = "facing"   // they have a front now: see Piece.Facing
	StateGarrison State = "garrison" // within the houses or works of the cell
	StateRedoubt  State = "redoubt"  // within a redoubt
)

// What is left of their order and strength.
const (
	StateReduced     State = "reduced"     // the weaker side of a counter lies up
	StateIneffective State = "ineffective" // it may do next to nothing
	StateShaken      State = "shaken"      // shaken, or about to be tested for it
	StateDisordered  State = "disordered"
	StateBroken      State = "broken" // it runs
	StateRallying    State = "rallying"
	StateReforming   State = "reforming"
	StateHalted      State = "halted"
	StateDemoralized State = "demoralized"
	StateFresh       State = "fresh"    // no hit yet,
	StateNormal      State = "normal"   // some,
	StateFatigued    State = "fatigued" // or so many that they weaken it
	StateDry         State = "dry"      // without ammunition
)

// What they are about, and what they have done this turn.
const (
	StateOrdered    State = "ordered"    // it may act this turn
	StateActive     State = "active"     // of a leader: it is his command that acts
	StateActivated  State = "activated"  // its turn to act has come and gone
	StateMoved      State = "moved"      // and may not again
	StateFought     State = "fought"     // and may not again
	StateFired      State = "fired"      // and may not again
	StateAiming     State = "aiming"     // a bombardment is declared
	StateCharging   State = "charging"   // a charge is declared
	StateThreatened State = "threatened" // it has to test, since an enemy came close
	StateAttacks    State = "attacks"    // in the combat in hand
	StateDefends    State = "defends"    // in the combat in hand
	StateEngaged    State = "engaged"    // hand to hand
	StateSupporting State = "supporting" // a friend who is
	StateBridge     State = "bridge"     // sappers who work on a bridge, or have laid it
	StateHelped     State = "helped"     // a leader who has had the help of his chief
	StateDue        State = "due"        // still to come onto the board
	StateAppeared   State = "appeared"   // has come onto it this turn
	StateHidden     State = "hidden"     // the other side does not see it
	StateDummy      State = "dummy"      // a marker with nobody under it
	StateWay        State = "way"        // of a ghost: on the way, not where it ends
)

// What kind of troops they are, where their Face does not tell.
const (
	StateChief       State = "chief" // commander-in-chief
	StateElite       State = "elite"
	StateVeteran     State = "veteran"
	StateRecruit     State = "recruit"
	StateIrregular   State = "irregular"
	StateLight       State = "light"
	StateLancer      State = "lancer"
	StateCuirass     State = "cuirass"
	StateHorse       State = "horse" // horse artillery
	StateHeavy       State = "heavy" // of horse: from the heaviest
	StateMedium      State = "medium"
	StateLightweight State = "lightweight" // to the lightest
)

// Figures that stand on a base beside the men, each once for every one of them.
const (
	StateOfficer  State = "officer"
	StateStandard State = "standard"
	StateDrummer  State = "drummer"
	StateSergeant State = "sergeant"
)

// Badge is a number on a piece beside its steps.
type Badge struct {
	Kind BadgeKind
	N    int
	Of   int // at most, or 0
}

// BadgeKind says what a Badge counts.
type BadgeKind string

// The kinds of badges.
const (
	BadgePoints BadgeKind = "points" // action points left, of those that there were
	BadgeHits   BadgeKind = "hits"   // taken
	BadgeSquare BadgeKind = "square" // number of the counter that says it is in square
)

// Badge returns the badge of a kind on a piece, and whether it has one.
func (p *Piece) Badge(kind BadgeKind) (Badge, bool) {
	for _, b := range p.Badges {
		if b.Kind == kind {
			return b, true
		}
	}
	return Badge{}, false
}
