package manoeuvre

import "grognard/rules"

// Board is a game of Manoeuvre: plain values, but for the picture of the map and
// own names of things, which never change once they are made.
//
// rules.First is the seat that a scenario calls south. Which seat is the First
// Player of the rules is decided by the roll-off and stands in lead.
type Board struct {
	rules ruleset
	plan  [2]plan // what the scenario lays down for the set-up

	laid   [4]laid // while the map is being laid
	ground [64]ground
	own    *rules.Own
	raised [ownArmies]*ownForce // armies of its own
	seed   string               // of the picture of the map, if the file has one
	chart  *rules.Map           // of ground, or nil before the map is complete

	force [2]force
	unitAt
	lead    rules.Side // First Player; Chance before the roll-off
	edges   bool       // the sides know their home edges
	offered [2]int8    // armies named in SU-4, or noArmy
	right   right      // what the First Player took in SU-T

	turn   int
	phase  phase
	active rules.Side
	moved  int8   // unit of the base move, or -1
	began  square // where that move began, in the phase after it; else offBoard

	fight fight // the combat in progress; none between two Steps

	winner rules.Side
	ending ending
}

// unitAt tells which unit stands on each square: 8*side+unit, or nobody.
type unitAt [64]int8

const nobody int8 = -1

// right is the choice of a First Player in a tournament (MAN-3.15).
type right uint8

const (
	noRight right = iota
	edgeRight
	armyRight
)

// force is a side: its army, its units and its cards.
type force struct {
	army  int8
	north bool // its home edge

	at    [8]square
	state [8]strength
	forts uint8 // bit u: unit u stands in a redoubt

	deck, hand cards
	known      cards // places the other side knows: spied hands, discards it saw
	finished   bool  // the first deck has been drawn to its end (MAN-2.3.3)

	pile  [deckSize]uint8 // discards, from the bottom
	piled uint8

	play   [8]uint8 // cards in play, in the order played
	played uint8
	shown  uint8 // how many of them lie face up
}

// strength is the state of a unit (MAN-1.3.2, part 3.5).
type strength uint8

const (
	waiting strength = iota // not deployed yet
	full
	reduced
	lost
)

// Clone implements rules.Board.
func (b *Board) Clone() rules.Board {
	c := *b
	return &c
}

// Result implements rules.Board.
func (b *Board) Result() rules.Result {
	if b.phase != gameOver {
		return rules.Result{}
	}
	e := endings[b.ending]
	return rules.Result{Over: true, Winner: b.winner, Rule: e.rule,
		Why: rules.Text{Key: "man.result." + e.name, A: armyRef(int(b.force[b.winner].army)), B: armyRef(int(b.force[b.winner.Other()].army))}}
}

// deckOf returns the printed deck of a side.
func (b *Board) deckOf(s rules.Side) *deck {
	return b.deckAt(int(b.force[s].army))
}

// card returns what is printed on a card of a side.
func (b *Board) card(s rules.Side, c int) *card { return &b.deckOf(s).card[c] }

// unitType returns what is printed on a unit of a side.
func (b *Board) unitType(s rules.Side, u int) *unitType {
	return &b.armyAt(int(b.force[s].army)).units[u]
}

// unitRef names a unit of a side, cardName a card.
func (b *Board) unitRef(s rules.Side, u int) rules.Ref { return unitRef(int(b.force[s].army), u) }
func (b *Board) cardRef(s rules.Side, c int) rules.Ref { return b.cardRefOf(int(b.force[s].army), c) }

// cardRefOf names a card of an army.
func (b *Board) cardRefOf(a, c int) rules.Ref {
	if isOwn(a) {
		return ownCardRef(a, b.deckAt(a).card[c].kind, c)
	}
	return rules.MakeRef(cardRefKind, deckSize*a+c)
}

// armyRef names the army of a side.
func (b *Board) armyRef(s rules.Side) rules.Ref {
	if b.force[s].army == noArmy {
		return rules.SideRef(s)
	}
	return armyRef(int(b.force[s].army))
}

// inPlay reports whether a unit stands on the board.
func (b *Board) inPlay(s rules.Side, u int) bool { return b.force[s].at[u] != offBoard }

// strengthOf returns the current strength of a unit (MAN-1.3.2).
func (b *Board) strengthOf(s rules.Side, u int) int {
	if b.force[s].state[u] == reduced {
		return b.unitType(s, u).reduced
	}
	return b.unitType(s, u).full
}

// losses counts the eliminated units of a side (MAN-2.1.2).
func (b *Board) losses(s rules.Side) int { return b.count(s, lost) }

// count counts the units of a side in a state.
func (b *Board) count(s rules.Side, st strength) int {
	n := 0
	for _, x := range b.force[s].state {
		if x == st {
			n++
		}
	}
	return n
}

// inRedoubt reports whether a unit stands in a redoubt.
func (b *Board) inRedoubt(s rules.Side, u int) bool { return b.force[s].forts>>uint(u)&1 == 1 }

// groundOf returns the ground under a unit.
func (b *Board) groundOf(s rules.Side, u int) *effects {
	return b.ground[b.force[s].at[u]].effects()
}

// unitOn returns the unit on a square, if there is one.
func (b *Board) unitOn(q square) (s rules.Side, u int, ok bool) {
	if q == offBoard || b.unitAt[q] == nobody {
		return 0, 0, false
	}
	n := int(b.unitAt[q])
	return rules.Side(n / 8), n % 8, true
}

// unitNamed returns the unit of one of the two sides that a name names.
func (b *Board) unitNamed(r rules.Ref) (s rules.Side, u int, ok bool) {
	if r.Kind() != unitKind {
		return 0, 0, false
	}
	for s := rules.First; s <= rules.Second; s++ {
		if int(b.force[s].army) == r.N()/8 {
			return s, r.N() % 8, true
		}
	}
	return 0, 0, false
}

// free reports whether a unit may enter a square (MAN-5.5, MAN-5.6).
func (b *Board) free(q square) bool {
	return q != offBoard && b.unitAt[q] == nobody && b.ground[q].effects().enter
}

// put sets a unit on a square; lift takes it off, and its redoubt with it.
func (b *Board) put(s rules.Side, u int, q square) {
	b.force[s].at[u] = q
	b.unitAt[q] = int8(8*int(s) + u)
}

func (b *Board) lift(s rules.Side, u int) {
	b.unitAt[b.force[s].at[u]] = nobody
	b.force[s].at[u] = offBoard
	b.force[s].forts &^= 1 << uint(u)
}

// emptyBoard is a board before anything is laid down.
func emptyBoard() *Board {
	b := &Board{lead: rules.Chance, moved: -1, began: offBoard, offered: [2]int8{noArmy, noArmy}, turn: 1, winner: rules.Chance}
	b.laid = noTiles()
	for q := range b.unitAt {
		b.unitAt[q] = nobody
	}
	for s := range b.force {
		f := &b.force[s]
		f.army = noArmy
		for u := range f.at {
			f.at[u] = offBoard
			b.plan[s].place[u] = offBoard
		}
	}
	return b
}
