package eagles

import (
	"slices"

	"grognard/rules"
	"grognard/rules/plane"
)

// Board is a game of The March of Eagles: plain values, but for the table and
// its picture, which never change once they are laid.
type Board struct {
	rules    ruleset
	scenario *scenario
	chart    *rules.Map // of field, with the zones of the home edges

	phase  phase
	turn   int
	active rules.Side // who decides next
	lead   rules.Side // who won the roll for sides, then the initiative; Chance: nobody yet

	army [2]army
	body []battalion // those of First, then those of Second, in roster order

	combat combat // the fire, charge or melee in progress; none between two Steps

	winner rules.Side
	ending ending
}

// army is a side.
type army struct {
	nation nation
	home   edge
	cmd    commanderState
}

// commanderState is a Supreme Commander (section 9).
type commanderState struct {
	state state
	at    plane.Vec // alone
	with  int       // the body he is attached to, or -1
	moved bool      // has used his free move this turn (ME-9.16)
}

// state says whether a battalion or Commander is in play.
type state uint8

const (
	waiting state = iota // not placed yet
	inPlay
	gone // out of play for good
)

var stateNames = []string{"waiting", "in play", "gone"}

// battalion is a battalion: its body, its special figures and its screen.
type battalion struct {
	side   rules.Side
	no     int // number in the roster, from 0
	name   uint8
	nation nation
	grade  grade // as bought (ME-5.3)
	light  bool  // ME-20.1
	rifles bool  // ME-20.7

	bought  int       // Rankers paid for
	start   int       // Rankers of the body at the start (ME-19.5)
	rankers int       // Rankers of the body now
	had     [4]int    // special figures bought
	has     [4]int    // special figures alive
	screen  [14]group // skirmish groups; those without men are not there
	posts   int       // groups detached

	state  state
	column bool
	bases  int // shown (ME-31.1)
	at     plane.Vec
	phi    int
	quad   plane.Quad // the footprint that follows from the four before
	box    plane.Box  // round it

	status
	melee
}

// group is a skirmish group (ME-19.4).
type group struct {
	at  plane.Vec
	men int
}

// status holds the marks of a battalion (4.0).
type status struct {
	activated  bool
	fired      bool // ME-16.4
	disordered bool
	broken     bool
	halted     int  // to the end of this turn; 0: it is not
	reforming  bool // Reform passed, or Recover (ME-15.9)
	rallying   bool // under Rally orders (ME-27.18)
	safe       bool // broke under defensive fire this turn (ME-22.25)
	sergeants  int  // re-rolls used this turn (ME-8.7)

	lost    bool // somebody of the body, this turn (ME-27.2)
	beaten  bool // in a melee round this turn (ME-27.3)
	saw     bool // a flight of last turn (ME-27.4)
	sees    bool // a flight of this turn
	bereft  bool // its Commander was killed (ME-27.5)
	tested  bool // has had the Resolve test of phase 3
	fled    bool // has fled in this phase 4
	running int  // with cascade: when it joined those who flee; 0: from the start
}

// melee is what a battalion knows of the melee it stands in.
type melee struct {
	foe     int   // the enemy principal, or -1
	helps   int   // the friend it supports, or -1
	since   int   // turn in which the melee began (ME-23.24)
	along   int   // facing of the charge that began it (ME-23.15)
	charger bool  // it made that charge
	bonus   bool  // it has the charge bonus in the next round (ME-23.21)
	defends bool  // it defends cover (ME-23.35)
	behind  cover // the obstacle that it defends (ME-35.9)
}

// noMelee is melee for who stands in none.
var noMelee = melee{foe: -1, helps: -1}

// Clone implements rules.Board.
func (b *Board) Clone() rules.Board {
	c := *b
	c.body = slices.Clone(b.body)
	return &c
}

// CopyFrom implements rules.Copier.
func (b *Board) CopyFrom(o rules.Board) {
	body := b.body[:0]
	*b = *o.(*Board)
	b.body = append(body, b.body...)
}

// Result implements rules.Board.
func (b *Board) Result() rules.Result {
	if b.phase != over {
		return rules.Result{}
	}
	e := endings[b.ending]
	r := rules.Result{Over: true, Winner: b.winner, Rule: e.rule, Why: rules.Text{Key: "me.result." + e.name}}
	if b.winner != rules.Chance {
		r.Why.A = rules.SideRef(b.winner)
	}
	return r
}

// pose is where the body of a battalion stands.
func (u *battalion) pose() plane.Pose {
	w, d := size(u.bases, u.column)
	return plane.Pose{C: u.at, Phi: u.phi, W: w, D: d}
}

// size is the footprint of so many bases (ME-31.2, ME-31.3).
func size(bases int, column bool) (w, d int64) {
	n := int64(bases)
	if column {
		return baseSide * min(2, n), baseSide * ((n + 1) / 2)
	}
	return baseSide * n, baseSide
}

// stand puts the body where a pose says.
func (u *battalion) stand(p plane.Pose) {
	u.at, u.phi = p.C, p.Phi
	u.quad = p.Quad()
	u.box = u.quad.Poly().Box()
}

// front is how many bases stand in the front row.
func (u *battalion) front() int {
	if u.column {
		return min(2, u.bases)
	}
	return u.bases
}

// groups is G, the fire groups of the body (ME-16.2).
func (u *battalion) groups() int { return (u.rankers + figuresABase - 1) / figuresABase }

// inPlay reports whether the battalion is on the table.
func (u *battalion) inPlay() bool { return u.state == inPlay }

// halved reports whether half of the body is lost (ME-25.2, ME-27.9).
func (u *battalion) halved() bool { return 2*(u.start-u.rankers) >= u.start }

// engaged, supporting and resting report the statuses of 4.2.
func (u *battalion) engaged() bool    { return u.foe >= 0 }
func (u *battalion) supporting() bool { return u.helps >= 0 }
func (u *battalion) resting() bool    { return u.halted > 0 }

// fixed reports whether nobody may pass through the body (ME-14.22).
func (u *battalion) fixed() bool { return u.engaged() || u.supporting() || u.broken }

// men counts the skirmishers alive.
func (u *battalion) men() int {
	n := 0
	for _, g := range u.screen {
		n += g.men
	}
	return n
}

// tether is how far its groups may be from the body.
func (u *battalion) tether() int64 { return tether(u.light) }

// cmdOf is the Commander of a side.
func (b *Board) cmdOf(s rules.Side) *commanderState { return &b.army[s].cmd }

// led reports whether the Commander is attached to a battalion.
func (b *Board) led(i int) bool {
	c := b.cmdOf(b.body[i].side)
	return c.state == inPlay && c.with == i
}

// dropped reports whether a battalion works one grade lower (ME-9.11,
// ME-9.15).
func (b *Board) dropped(i int) bool {
	c := b.cmdOf(b.body[i].side)
	return c.state == gone || c.state == inPlay && c.with >= 0 && c.with != i
}

// grade is the effective grade of a battalion (ME-5.2).
func (b *Board) grade(i int) grade {
	g := b.body[i].grade
	if g > militia && b.dropped(i) {
		g--
	}
	return g
}

// needs is what a battalion needs to pass a test (ME-13.4).
func (b *Board) needs(i int) int { return grades[b.grade(i)].activation }

// burden is the -1 of a battalion bought as Militia that would drop
// (ME-9.12).
func (b *Board) burden(i int) int {
	if b.body[i].grade == militia && b.dropped(i) {
		return -1
	}
	return 0
}

// roster returns the battalions of a side: body[from:to].
func (b *Board) roster(s rules.Side) (from, to int) {
	for to = 0; to < len(b.body) && b.body[to].side <= s; to++ {
		if b.body[to].side < s {
			from = to + 1
		}
	}
	return from, to
}

// find returns the battalion with a number in the roster of a side, or -1.
func (b *Board) find(s rules.Side, no int) int {
	for i := range b.body {
		if b.body[i].side == s && b.body[i].no == no {
			return i
		}
	}
	return -1
}

// losses counts the figures that a side has lost (ME-28.3).
func (b *Board) losses(s rules.Side) int {
	n := 0
	for i := range b.body {
		u := &b.body[i]
		if u.side != s {
			continue
		}
		n += u.bought
		for f := range u.had {
			n += u.had[f]
		}
		if u.state == gone {
			continue
		}
		n -= u.rankers + u.men()
		if u.state == waiting {
			n -= u.bought - u.rankers
		}
		for f := range u.has {
			n -= u.has[f]
		}
	}
	if b.cmdOf(s).state == gone {
		n++
	}
	return n
}

// unbroken counts the battalions of a side that stand unbroken (ME-28.7).
func (b *Board) unbroken(s rules.Side) int {
	n := 0
	for i := range b.body {
		if u := &b.body[i]; u.side == s && u.inPlay() && !u.broken {
			n++
		}
	}
	return n
}
