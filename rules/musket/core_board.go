package musket

import "grognard/rules"

// Board is a game of Musket & Saber: plain values, but for the battle, which
// never changes.
type Board struct {
	*scenario
	rules ruleset

	turn   int
	phase  phase
	active rules.Side
	begun  bool // something has been done in this Movement Phase

	piece     [maxCounters]piece
	occupancy occupancy
	lifelines [2][2]lifeline      // of the trains and the HQ of each side; for checkDepots alone
	steps     [2]int8             // replacement steps left in this phase
	control   [maxObjectives]int8 // side that controls each objective, or -1
	shock     [2]int8             // Movement Phase ends for which the HQ stays inactive (hq_shock)
	threat    [maxCounters]set    // threatened units: who threatens them (MS-7.2.1)
	targets   hexSet              // hexes attacked in this Combat Phase (MS-7.4.4)
	bases     hexSet              // hexes from which units have attacked in it (MS-5.3.3)
	aimed     bool                // bombardments have been declared
	fight     fight               // the combat in progress; none between two Steps
	move      move                // the move in progress; none between two Steps
	winner    rules.Side
	over      int8 // index of the level reached
}

// piece is the state of a counter.
type piece struct {
	at    hex // on the map
	start hex // where it stood when its owner's Movement Phase began
	aim   hex // target of a declared charge or bombardment
	place whereabouts
	box   int8 // turn of the track, or of the reinforcement
	helps int8 // whom a leader assists in this game turn, or -1
	marks marks
}

// whereabouts says where a counter is (part 1.4).
type whereabouts uint8

const (
	absent    whereabouts = iota // not in this game, or left it without a score
	waiting                      // a reinforcement, due in turn box
	onMap                        // at its hex
	onTrack                      // on the turn track, in box
	aside                        // eliminated, may come back
	destroyed                    // for good
	captured
	killed // a leader
	away   // out of play, routed off the map
	places
)

var placeNames = [places]string{"absent", "waiting", "map", "track", "aside", "destroyed", "captured", "killed", "away"}

// marks are the states of a counter and what it has done.
type marks uint32

const (
	reduced     marks = 1 << iota
	ineffective       // HQ and trains: inactive
	shaken
	square
	moved     // has moved or done something else in its Movement Phase
	marched   // by March Movement, so does not fight (MS-4.7.2)
	crowded   // began the phase in an overstacked hex
	entered   // came onto the map as a reinforcement in this phase
	rested    // recovered in the night, so may not charge (part 3.2 M0b)
	rallied   // has tried to recover from Shaken in this phase
	mended    // has turned effective or had a step replaced, or an eliminated unit has tested
	guarding  // stays behind a unit that disengaged (MS-6.3.2)
	fought    // was in a combat in this game turn
	attacked  // has made its attack of this Combat Phase, or advanced
	involved  // was in a combat of this Combat Phase
	charging  // declared a charge on the hex aim
	aiming    // is to bombard the hex aim
	hauled    // a FOW moved it in this Combat Phase (MS-12.4.5)
	struck    // has been attacked in this Combat Phase (MS-7.2.6)
	markCount = iota
)

var markNames = [markCount]string{"reduced", "ineffective", "shaken", "square", "moved", "marched", "crowded", "entered", "rested", "rallied",
	"mended", "guarding", "fought", "attacked", "involved", "charging", "aiming", "hauled", "struck"}

// movementMarks last for a Movement Phase, combatMarks for a Combat Phase.
const (
	movementMarks = moved | crowded | entered | rallied | mended | guarding
	combatMarks   = attacked | involved | aiming | hauled | struck
)

// Clone implements rules.Board.
func (b *Board) Clone() rules.Board {
	c := *b
	return &c
}

// CopyFrom implements rules.Copier.
func (b *Board) CopyFrom(o rules.Board) { *b = *o.(*Board) }

// Result implements rules.Board.
func (b *Board) Result() rules.Result {
	if b.phase != gameOver {
		return rules.Result{}
	}
	l := &b.levels[b.over]
	return rules.Result{Over: true, Winner: b.winner, Rule: "MS-18.0.4",
		Why: rules.Text{Key: "ms.result." + l.grade, A: b.armyRef(l.winner), N: b.points(b.winner), M: b.points(b.winner.Other())}, Near: b.nearResult()}
}

// is reports whether a counter has a mark.
func (b *Board) is(c int, m marks) bool { return b.piece[c].marks&m != 0 }

// sideOf returns the owner of a counter.
func (b *Board) sideOf(c int) rules.Side { return rules.Side(b.print[c].side) }

// face returns the side of a counter that lies up.
func (b *Board) face(c int) *face {
	if b.is(c, reduced|ineffective) {
		return &b.print[c].faces[1]
	}
	return &b.print[c].faces[0]
}

// inPlay reports whether a counter stands on the map.
func (b *Board) inPlay(c int) bool { return b.piece[c].place == onMap }

// unitOn reports whether a counter is a combat unit on the map.
func (b *Board) unitOn(c int) bool { return b.print[c].unit() && b.inPlay(c) }

// stack returns the counters of a side in a hex.
func (b *Board) stack(s rules.Side, h hex) (all set) {
	if h == noHex {
		return all
	}
	for i := b.occupancy.first[h]; i != 0; i = b.occupancy.after[i-1] {
		all = all.With(int(i - 1))
	}
	return all.And(b.sideSet[s])
}

// units returns the combat units of a side in a hex.
func (b *Board) units(s rules.Side, h hex) set { return b.stack(s, h).And(b.unitSet) }

// leaders returns the leaders of a side in a hex.
func (b *Board) leaders(s rules.Side, h hex) set { return b.stack(s, h).And(b.armSet[leader]) }

// present returns the counters of a side on the map.
func (b *Board) present(s rules.Side) set { return b.occupancy.on.And(b.sideSet[s]) }

// each calls visit for the counters of a side on the map.
func (b *Board) each(s rules.Side, visit func(c int)) {
	for all := b.present(s); !all.Empty(); all = all.Rest() {
		visit(all.First())
	}
}

// light returns the light of the turn (14.0).
func (b *Board) light() light {
	if b.turn < 1 || b.turn > len(b.turns) {
		return day
	}
	return b.turns[b.turn-1]
}

// pieceNamed finds the counter that a name names, or -1.
func (b *Board) pieceNamed(r rules.Ref) int {
	if r.Kind() != counterKind || r.N() >= len(register) {
		return -1
	}
	return int(b.index[r.N()])
}

// pieceRef names a counter, armyRef the army of a side.
func (b *Board) pieceRef(c int) rules.Ref {
	if c < 0 {
		return 0
	}
	return rules.MakeRef(counterKind, int(b.print[c].id))
}

func (b *Board) armyRef(s rules.Side) rules.Ref {
	if s == rules.Chance || b.army[s].name < 0 {
		return 0
	}
	return rules.MakeRef(armyKind, b.army[s].name)
}

// put sets a counter down on the map.
func (b *Board) put(c int, h hex) {
	b.station(c, onMap, h)
	b.piece[c].box = 0
}

// lift takes a counter off the map.
func (b *Board) lift(c int, to whereabouts, box int) {
	b.station(c, to, noHex)
	p := &b.piece[c]
	p.aim, p.box = noHex, int8(box)
	p.marks &= reduced // states end with the stay on the map
}
