package rules

// EventKind says what an event shows, in one list for all rulebooks.
type EventKind string

// The kinds of events. Who is the piece or card unless said otherwise.
const (
	EvTurn    EventKind = "turn"    // a player turn begins; N is the game turn
	EvPhase   EventKind = "phase"   // a phase begins
	EvPlace   EventKind = "place"   // a piece appears at To
	EvMove    EventKind = "move"    // a piece moves along Path, From and To included
	EvRetreat EventKind = "retreat" // the same, forced
	EvAdvance EventKind = "advance" // the same, after combat
	EvHit     EventKind = "hit"     // a piece loses N steps or blocks
	EvRestore EventKind = "restore" // a piece regains N
	EvRemove  EventKind = "remove"  // a piece leaves the board for good, from From; N steps that no hit has told go with it
	EvMark    EventKind = "mark"    // a marker appears (N > 0) or goes (N < 0) at To
	EvPlay    EventKind = "play"    // a card is played for At (in To), face up
	EvDiscard EventKind = "discard" // a card goes to the discard pile
	EvDraw    EventKind = "draw"    // a card comes to the hand
	EvReturn  EventKind = "return"  // a card goes back to the hand
	EvReveal  EventKind = "reveal"  // Side learns a secret of the other side; From is the alias that it had for Who
	EvDeclare EventKind = "declare" // Who attacks To
	EvDice    EventKind = "dice"    // told by Roll itself
	EvResult  EventKind = "result"  // a row of a table: Text names it
	EvSay     EventKind = "say"     // a log line only
	EvEnd     EventKind = "end"     // the game is over
)

// Event is one fact, in the order it happened. It drives log, sound and
// animation; the rules never read it back.
type Event struct {
	Kind     EventKind
	Rule     string
	Side     Side
	Who      Ref
	From, To Ref
	Path     []Ref
	Track    []Pose // of a move on a tabletop, instead of Path: see Pose
	Dice     Dice
	Faces    []int
	N        int
	Text     Text  // a line of the log; no line if the key is empty
	Mods     []Mod // what a result adds up to, or the cost of a move: a term of 0 says why it ends
	Again    bool  // of a result: it decides nothing, and the same dice are thrown again
	Rank     int   // of a result: its place among all that the act may come to; odds list 0 as it comes
	Stage    bool  // of a result: the act comes to another one yet, which odds name instead
	Opens    bool  // Side may now go on with another round of the act: odds tell how likely that is
	Measured bool  // a distance that could only be estimated is known now: an undo barrier
	// Hidden names the players who learn only that it happened (Kind, Side
	// and N): bit s for side s. Their log has Text only if Veiled is empty,
	// else Veiled.
	Hidden uint8
	Veiled Text
	// Aliases are the names by which sides know what the event names where they
	// do not know what it is: see Aliaser. Tell fills them in.
	Aliases []Alias `sign:"set"`
}

// Pose is where the middle of a body's footprint is on a tabletop, and how the
// body faces, in hundredths of a degree clockwise from north. On a Track the
// first Pose is where the move began and the last where it ended. Between two
// that face alike the body went straight; between others it turned about the
// one centre that carries the one into the other, so a wheel is two Poses.
type Pose struct {
	Pt     Point
	Facing int
}

// HideFrom is the Hidden mask that hides an event from sides.
func HideFrom(sides ...Side) uint8 {
	var mask uint8
	for _, s := range sides {
		mask |= 1 << s
	}
	return mask
}

// For returns the event as side s learns it. Chance, the spectator, learns
// what both players do. What s does not know by its name has its alias.
func (e Event) For(s Side) Event {
	if e.Hidden != 0 && (s == Chance || e.Hidden&(1<<s) != 0) {
		e = Event{Kind: e.Kind, Rule: e.Rule, Side: e.Side, N: e.N, Text: e.Veiled, Aliases: e.Aliases}
	}
	if e.Aliases == nil {
		return e
	}
	return e.aliased(s)
}

// UndoBarrier reports whether the event ends what a player may take back: chance has
// spoken, a secret is out or the tape is laid.
func (e Event) UndoBarrier() bool {
	return e.Kind == EvDice || e.Kind == EvReveal || e.Kind == EvDraw || e.Measured
}
