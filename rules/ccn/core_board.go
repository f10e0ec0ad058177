package ccn

import (
	"grognard/rules"
	"grognard/rules/bitset"
)

// How many pieces a game may have.
const (
	maxUnits   = 64
	maxLeaders = 16
	trackSize  = 4 // spaces of an infantry-in-square track (CCN-1.5)
)

// unitSet is a set of units by their place on the board.
type unitSet = bitset.Small[int]

// Board is a game of Commands & Colors: Napoleonics: plain values, but for the
// battlefield, which never changes. rules.First is the French side,
// rules.Second the Allied side (CCN-1.1).
type Board struct {
	scenario *scenario
	rules    ruleset

	top     rules.Side // who has the top edge as his baseline
	lead    rules.Side // who takes the first turn
	target  int8       // banners that win (CCN-5.1)
	hands   [2]int8    // cards that each side is dealt
	count   [2]int8    // of units and leaders in the arrays below
	units   [maxUnits]unit
	leaders [maxLeaders]leader

	unitAt, leaderAt [boardSize]int8 // who stands on each hex, or nobody

	where  [deckSize]cardPlace
	pile   [deckSize]int8 // discards, from the bottom
	piled  int8
	tracks [2][trackSize]int8   // card under each space of the square tracks, or nobody
	last   [2]kind              // the card each side played last in phase 1, as it acted
	scored [maxObjectives]hexes // hexes for which an objective's banners are held

	turn    int16
	phase   phase
	active  rules.Side
	play    play
	charge  charge
	strikes [2]int8 // First Strikes to be replaced at the end of the turn (CCN-57.8)

	fight fight // the combat in progress; none between two Steps
	over  ending
}

// maxObjectives is how many objectives a scenario may have.
const maxObjectives = 6

const nobody int8 = -1

// unit is a unit of either side. A unit without blocks is eliminated.
type unit struct {
	typ    int8  // in unitTypes
	n      uint8 // its number within the type, from 1
	side   rules.Side
	at     hex
	blocks int8
	square int8 // number of its square counter, or 0
	moved  int8 // hexes entered in phase 3 of this turn (CCN-11.14)

	ordered  bool
	fought   bool
	led      bool // a leader was with it when it began to move (CCN-58.2)
	unfolded bool // it left its square this turn (CCN-38.4)
}

// leader is a leader of either side.
type leader struct {
	id      int16 // in leaderTypes
	side    rules.Side
	at      hex
	state   fate
	ordered bool // to move alone; if he is attached, to detach (CCN-10.1)
	moved   bool // alone or with a unit (CCN-15.3)
}

// fate is what has become of a leader.
type fate uint8

const (
	serving fate = iota
	gone         // left the board over his baseline (CCN-28.8): no banner
	killed
)

// cardPlace is where a card is.
type cardPlace uint8

// The places of cards; hands and tracks count through the sides.
const (
	inDeck cardPlace = iota
	inHand
	inHand2
	onTrack
	onTrack2
	inPlay
	offered // one of the two that a Scout draws
	discarded
)

func handOf(s rules.Side) cardPlace  { return inHand + cardPlace(s) }
func trackOf(s rules.Side) cardPlace { return onTrack + cardPlace(s) }

// play is the command card of this turn and what has come of it.
type play struct {
	card    int8 // or nobody
	acts    kind // what it acts as: a Counter-Attack becomes a copy
	level   int8 // command level when it was played (CCN-8.5)
	plain   bool // one unit by the general rules, without effects (R-38, CCN-61.6)
	section int8 // of Force March, or nobody
	rolled  [4]int8
}

// charge is a combat whose winner may still go on: infantry that may take
// ground, cavalry that breaks through.
type charge struct {
	unit    int8 // or nobody
	vacated hex  // the hex that the target has left, or nowhere
	bonus   bool // this is the unit's bonus melee (CCN-31.10)
}

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
	return rules.Result{Over: true, Winner: b.over.winner, Rule: "CCN-5.6",
		Why: rules.Text{Key: "ccn.result.banners", A: rules.SideRef(b.over.winner), N: b.banners(b.over.winner), M: int(b.target)}}
}

// ending is how the game ended.
type ending struct{ winner rules.Side }

// typeOf returns the type of a unit, unitName its name.
func (b *Board) typeOf(u int) *unitType { return &unitTypes[b.units[u].typ] }
func (b *Board) unitRef(u int) rules.Ref {
	return unitRef(int(b.units[u].typ), int(b.units[u].n))
}
func (b *Board) leaderRef(l int) rules.Ref { return leaderRef(int(b.leaders[l].id)) }

func (b *Board) sideOf(u int) rules.Side     { return b.units[u].side }
func (b *Board) leaderSide(l int) rules.Side { return b.leaders[l].side }

// nationOf is the nation that stands for a side: that of most of its units.
func (b *Board) nationOf(s rules.Side) string { return b.scenario.nations[s] }

// leadingNation finds it: of two with as many units the one that nations.toml has first.
func (b *Board) leadingNation(s rules.Side) string {
	best, most := leading(s), 0
	for i := range nations {
		n := 0
		for u := range b.unitCount() {
			n += more(b.sideOf(u) == s && b.typeOf(u).nation == nations[i].id)
		}
		if n > most {
			best, most = nations[i].id, n
		}
	}
	return best
}

func (b *Board) unitCount() int   { return int(b.count[0]) }
func (b *Board) leaderCount() int { return int(b.count[1]) }

// inPlay reports whether a unit is on the board.
func (b *Board) inPlay(u int) bool { return b.units[u].blocks > 0 }

// unitOn and leaderOn return who stands on a hex, or -1.
func (b *Board) unitOn(h hex) int   { return int(b.unitAt[h]) }
func (b *Board) leaderOn(h hex) int { return int(b.leaderAt[h]) }

// occupied reports whether a unit or leader stands on a hex.
func (b *Board) occupied(h hex) bool { return b.unitAt[h] != nobody || b.leaderAt[h] != nobody }

// leaderOf returns the leader attached to a unit, or -1 (CCN-3.6).
func (b *Board) leaderOf(u int) int { return b.leaderOn(b.units[u].at) }

// unitOf returns the unit that a leader is attached to, or -1 if he is alone.
func (b *Board) unitOf(l int) int { return b.unitOn(b.leaders[l].at) }

// lone reports whether a leader stands alone on the board (CCN-3.6).
func (b *Board) lone(l int) bool { return b.leaders[l].at != nowhere && b.unitOf(l) < 0 }

// holdsUnit reports whether a unit of a side stands on a hex.
func (b *Board) holdsUnit(h hex, s rules.Side) bool {
	u := b.unitOn(h)
	return u >= 0 && b.sideOf(u) == s
}

// holdsLeader reports whether a leader of a side stands on a hex.
func (b *Board) holdsLeader(h hex, s rules.Side) bool {
	l := b.leaderOn(h)
	return l >= 0 && b.leaderSide(l) == s
}

// unitNamed finds the unit of a name, or -1.
func (b *Board) unitNamed(r rules.Ref) int {
	if r.Kind() != unitKind {
		return -1
	}
	for u := range b.unitCount() {
		if b.unitRef(u) == r {
			return u
		}
	}
	return -1
}

// leaderNamed finds the leader of a name, or -1.
func (b *Board) leaderNamed(r rules.Ref) int {
	if r.Kind() != leaderKind {
		return -1
	}
	for l := range b.leaderCount() {
		if b.leaderRef(l) == r {
			return l
		}
	}
	return -1
}

// put puts a unit on a hex, lift takes it off; so for leaders.
func (b *Board) put(u int, h hex) {
	b.units[u].at = h
	b.unitAt[h] = int8(u)
}

func (b *Board) lift(u int) {
	b.unitAt[b.units[u].at] = nobody
	b.units[u].at = nowhere
}

func (b *Board) putLeader(l int, h hex) {
	b.leaders[l].at = h
	b.leaderAt[h] = int8(l)
}

func (b *Board) liftLeader(l int) {
	b.leaderAt[b.leaders[l].at] = nobody
	b.leaders[l].at = nowhere
}

// atTop reports whether a side has the top edge as its baseline.
func (b *Board) atTop(s rules.Side) bool { return b.top == s }

// rear returns the two directions towards the baseline of a side (CCN-26.3).
func (b *Board) rear(s rules.Side) [2]direction {
	if b.atTop(s) {
		return [2]direction{northWest, northEast}
	}
	return [2]direction{southWest, southEast}
}

// onBaseline reports whether a hex is in the edge row of a side.
func (b *Board) onBaseline(h hex, s rules.Side) bool { return h.row() == b.baseline(s) }

func (b *Board) baseline(s rules.Side) int {
	if b.atTop(s) {
		return 0
	}
	return boardRows - 1
}

// nextToEnemy returns an enemy unit adjacent to a hex, or -1; s is the side
// whose enemies they are.
func (b *Board) nextToEnemy(h hex, s rules.Side) int {
	for _, n := range neighbours[h] {
		if n != nowhere && b.holdsUnit(n, s.Other()) {
			return b.unitOn(n)
		}
	}
	return -1
}

// emptyBoard is a board before anything is laid down.
func emptyBoard() *Board {
	b := &Board{scenario: &scenario{}, turn: 1, over: ending{rules.Chance}}
	for h := range b.unitAt {
		b.unitAt[h], b.leaderAt[h] = nobody, nobody
	}
	for s := range b.tracks {
		for i := range b.tracks[s] {
			b.tracks[s][i] = nobody
		}
	}
	b.play, b.charge, b.fight = noPlay(), noCharge(), noFight()
	return b
}

func noPlay() play     { return play{card: nobody, acts: noCard, section: nobody} }
func noCharge() charge { return charge{unit: nobody, vacated: nowhere} }
