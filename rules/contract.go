// Package rules is the contract between a rulebook and everything that plays
// it: screen, computer player, replay, undo, odds, text protocol and tests.
//
// A rulebook is straight-line code. Step asks, rolls, changes the board and
// tells what happened, in the order the book gives. It never waits and keeps
// nothing outside the board: between two Steps the board is the whole game.
//
// A Position is the board at the start of a Step plus the answers given since.
// To take an answer the core runs Step again on a copy of that board and feeds
// it the answers it has, until Step asks for one it has not. Saving, undo,
// replay, search and odds follow from that; no rulebook writes any of them.
//
// Rulebooks are deterministic: no floating point, no clock, no maps that are
// ranged over, no randomness but the Table's. A test on the syntax tree of
// every package below this one holds them to it.
package rules

import (
	"math/rand/v2"
	"slices"
)

// Side is a player, or Chance, who answers every roll and draw.
type Side int8

// The sides. Chance also stands for "nobody": a draw, a neutral piece, a
// spectator who sees what both players see.
const (
	Chance Side = iota - 1
	First
	Second
)

// Other returns the opponent of a player.
func (s Side) Other() Side { return 1 - s }

// Ref names one thing: its kind (cell, piece, card, ...) in the high byte, its
// number below. Kinds and numbers belong to the rulebook, but for kind 255,
// the sides. The zero Ref names nothing.
type Ref uint32

const sideKind = 0xff

// MakeRef returns the name of thing n of a kind from 1 to 254.
func MakeRef(kind uint8, n int) Ref { return Ref(kind)<<24 | Ref(n)&0xffffff }

// SideRef names a player.
func SideRef(s Side) Ref { return MakeRef(sideKind, int(s)) }

// Kind returns the kind that the rulebook gave the thing.
func (r Ref) Kind() uint8 { return uint8(r >> 24) }

// N returns the number of the thing within its kind.
func (r Ref) N() int { return int(r & 0xffffff) }

// Side returns the player that r names, and whether it names one.
func (r Ref) Side() (Side, bool) { return Side(r.N()), r.Kind() == sideKind }

// Point is a place on a table without cells, in the rulebook's own small unit
// (March of Eagles: thousandths of an inch): X grows to the east and Y to the
// north, from the south-west corner of the table.
type Point struct{ X, Y int32 }

// Option is one legal answer of a player. Options are comparable, and no two
// options of a request are the same. The screen narrows them down: whatever is
// clicked must stand in Who, With or At; those that differ in nothing but Do
// or N become buttons.
type Option struct {
	Do   string // "move", "fire", "pass": key of the button, never renamed; its Act says what it is
	Who  Ref    // the piece that does it, or the card where no piece does
	With Ref    // the card, weapon or order used
	At   Ref    // the cell, piece or card it is done to
	Pt   Point  // the place, where there are no cells
	N    int    // facing, formation, rotation, amount
}

// Concede is the Do of an option that no rulebook lists and every request to a
// player accepts: the other side wins.
const Concede = "concede"

// Field is an answer space too large to list: a wheel, a charge, a deployment.
//
// The screen drags: it puts the thing under the pointer into At, the place
// into Pt and what keys or wheel have turned into N, and asks for the Nearest.
// The zero wish stands for "propose something". On a board of cells it is a
// Plotter.
type Field interface {
	Check(Option) Reason      // the zero Reason, or why not
	Nearest(Option) Option    // the legal option closest to a wish
	Sample(*rand.Rand) Option // some legal option; a Field is never empty
	Ghost(Option) []Piece     // what the option would put on the table, legal or not
}

// Measurer is a Field that can show its tape: distances, paths, arcs. For an
// option without a place it shows what is known before one is named, such as
// how far the dice let a Commander ride.
type Measurer interface {
	Measure(Option) []Ruler
}

// Doer is a Field whose answers are of several kinds.
type Doer interface {
	// Does returns the Do of the answers that a piece may give in this Field,
	// in the order of their buttons; nothing for a piece that may give none.
	Does(who Ref) []string
}

// Ruler is a line laid on the table with what it measures.
type Ruler struct {
	Pts  []Point
	Text Text
}

// Request is what the rules wait for: one decision of one side, or one roll or
// draw of Chance. Several picks are several requests.
type Request struct {
	To      Side
	Book    Rulebook // that asks
	Kind    string   // "melee.countercharge": key of prompt, sound and policy
	Rule    string   // clause that grants the decision
	About   Ref      // the piece or card in question, for prompt and camera
	Options []Option // not empty, unless Field or Parts are set
	Parts   []Part   // of a Runner that asks for them: the rest of the menu, unopened; see Menu.Part
	Signs   []Sign   // of the first Options, in their order; the others are Plain
	Field   Field
	Dice    Dice // set when To is Chance

	// Quiet is the index of the option that changes least ("pass", "done",
	// "stand"), or -1. Enter takes it; previews assume it, and say so.
	Quiet int
	// Repeat is how often its side was asked the same just before: what is set
	// up piece by piece, and may be taken back, could be asked without end.
	Repeat int
	// Losses is how many losses are still to be given out, the one of this
	// decision among them, where each option names the piece that takes it; 0
	// where the decision is about something else.
	Losses int
	// Course tells how far a course of several decisions has come and why it has
	// to go on: "hex 1 of 2, since it is Shaken". Without a key nothing is told.
	Course Text
	// Always forbids answering for the player even when one option is left,
	// since not being asked would tell the other side what the hand holds.
	Always bool
	// Own says that the book lets it depend on the hand of this side whether
	// the decision is asked at all: the other side may learn from that.
	Own bool
	// Public says that the decision needs no secret of its side: hands stay
	// face down, and nobody is sent away from the screen.
	Public bool
	// Secret hides the answer from the other side until it is told.
	Secret bool
	// SetUp says that the decision is about where armies stand before the battle:
	// their zones show, and what is put down can be put elsewhere.
	SetUp bool

	Waived []Option // of the options listed here, those that let something go by: ask Waives
}

// Waives reports whether an option lets something go by that is not offered
// again, such as a pursuit: the key to go on never takes it while there is
// something else to choose.
func (r *Request) Waives(o Option) bool {
	return slices.Contains(r.Waived, o) || slices.ContainsFunc(r.Parts, func(p Part) bool { return slices.Contains(p.waived, o) })
}

// Sign says of an option what a player wants to see before he picks it.
type Sign uint8

// The signs of options.
const (
	Plain   Sign = iota
	Ends         // the piece could do nothing more this turn, such as battle
	Stops        // it could go no farther, but act from there
	Distant      // an attack on an enemy not in contact: a skirmish, a charge that has to get there first
	Binds        // nothing is rolled yet, but it obliges, as a declared bombardment does: a second click makes sure
	Vain         // a distant attack on one so far off that no dice can get it there
)

// Sign returns the sign of option i.
func (r *Request) Sign(i int) Sign {
	if i < len(r.Signs) {
		return r.Signs[i]
	}
	return Plain
}

// Answer settles a request.
type Answer struct {
	By     Side
	Option Option // of a player
	Faces  []int  // of Chance: faces from 1, in the order of the dice, or one index into the bag
}

// Result tells whether a game is over and how it ended.
type Result struct {
	Over   bool
	Winner Side // Chance: a draw
	Why    Text
	Near   Text // how near another result was, where the book has a margin; no key: nothing to tell
	Rule   string
}

// Board is a whole game between two Steps: plain values, no shared pointers
// to what may change, no functions.
type Board interface {
	Clone() Board
	Result() Result
	Hash() uint64 // of everything that the rules can tell apart
	Check() error // a broken invariant, for tests
}

// Copier is a Board that can be made a copy of another one of its kind without
// new memory, for previews that play one Step very many times.
type Copier interface {
	Board
	CopyFrom(Board)
}

// Switch is a rule that a scenario or the players may set before a game.
type Switch struct {
	Key     string // "opening_hand"; its words are <book>.switch.<key>
	Default string
	Values  []string // every value that the set-up screen offers
	Rule    string
}

// Rulebook is one system. It has no state of its own.
type Rulebook interface {
	Name() string   // "manoeuvre": folder of scenarios, prefix of words
	Version() int   // raised when an old log may play differently
	Prefix() string // of the keys of its words: "man" for man.prompt.<kind>
	Switches() []Switch
	Switch(b Board, key string) string // how a switch is set in a game
	// Act returns what kind of act a Do is in a kind of request; "" for a Do that
	// the system does not have.
	Act(kind, do string) Act

	// Load makes a board from a scenario or position file. Errors are
	// *FileError and name line and column. set overrides switches.
	Load(data []byte, set map[string]string) (Board, error)
	// Save writes a board between two Steps as a position that Load reads.
	Save(Board) []byte

	Step(Board, *Table)
	View(b Board, s Side) *View // what s may see; Chance sees what both may
	// Resample deals anew, in place, what side s cannot see.
	Resample(b Board, s Side, r *rand.Rand)

	Format(Ref) string         // "d4", "fr-ig": unique, without spaces, the same for ever
	Parse(string) (Ref, error) // inverse of Format
	Word(Ref) string           // key of the thing's name, or "" to show its label

	// Explain returns the widest thing that forbids an option which q neither
	// offers nor refuses, though its menu never thought of it: another phase,
	// somebody else's piece, one that is gone or has acted, a place where it cannot
	// go. b is the board as q is asked. The reason may tell nothing that the side
	// which is asked may not know. Only an option that means nothing in this system
	// has the zero Reason: a Do that it does not have, a thing that is not there, a
	// card where a place belongs.
	Explain(b Board, q *Request, o Option) Reason

	// Score judges a board for the computer player, in points for side s.
	Score(b Board, s Side) int
	// PlayerTurn numbers the stretches of a game in which one side acts and the other
	// at most reacts: a player turn or, where sides alternate within a turn, an
	// activation. From one Step to the next the number changes when a stretch is over.
	PlayerTurn(b Board) int
	// Inspect tells more about a thing than its name, as s may see it: the
	// lines of the inspector.
	Inspect(b Board, s Side, r Ref) []Note
	// Overlays lists what the board can be shaded with, in the order of the
	// buttons: zones of control, sight, ranges, control of ground.
	Overlays() []Overlay
	// Overlay shades it with one of them, as s may see it, about a thing or 0.
	Overlay(b Board, s Side, key Overlay, about Ref) []Shade
}

// Offerer is a Rulebook whose battles offer only some of its switches.
type Offerer interface {
	// Offered reports whether the players of a game may set a switch.
	Offered(b Board, key string) bool
}

// Keyed is a Rulebook whose orders have a number key each, the same throughout a game
// whatever else may be ordered.
type Keyed interface {
	// Key returns the number key, 1 to 9, of what a Do orders in a kind of request; 0 for
	// an answer that takes a key which is free.
	Key(kind, do string) int
}

// Dated is a Rulebook that plays otherwise than an older version of it did, but
// has switches that bring the old way back.
type Dated interface {
	// Before returns the switches with which games of an older version play as
	// they did; a save sets them, unless it has them set already.
	Before(version int) map[string]string
}

// Estimator is a Rulebook in which a player may have to decide before he knows
// something on the table that his act turns on, such as a distance that nobody
// may measure beforehand.
type Estimator interface {
	// Estimates lists what the player who is asked may take that to be, if he
	// gives o: the odds are shown for each, and nothing tells which of them is
	// so. b is the board as q is asked. nil: he knows all there is to know. One:
	// all that odds may tell him is told under it.
	Estimates(b Board, q *Request, o Option) []Estimate
}

// Reckoner is a rulebook with hands that are dealt by lot. Odds tell by it how likely the
// cards are that nobody has seen.
type Reckoner interface {
	// Reckon returns in how many of all hands that the other side may hold, for all that
	// the side knows which is asked in q, its cards can make Table.WhatIf answer n or more
	// for key once option o is taken; of is 0 where it cannot tell.
	Reckon(b Board, q *Request, o Option, key string, n int) (hands, of int64)
}

// Estimate is one thing that a player may take for granted: Table.WhatIf
// answers N for Unmeasured. The word of its Text with ".head" stands above a
// column.
type Estimate struct {
	Text Text
	N    int
}

// Foreteller is a Rulebook with answers that decide what comes of dice in a later
// Step, such as another round of a melee, or of which their names alone do not tell
// what they cost.
type Foreteller interface {
	// Foretell lists what an answer to q decides: b is the board as q is asked,
	// after the one once o has been given, before any dice. It tells nothing that
	// the side which is asked may not know.
	Foretell(b Board, q *Request, o Option, after Board) []Note
}

// Remarker is a Rulebook that tells of a game without a fault what whoever wrote
// its file may have overlooked.
type Remarker interface {
	// Remarks lists it, made with Fault; none of it keeps the game from being
	// played.
	Remarks(b Board) []*FileError
}

// Supposer is a Rulebook that can imagine the next turn of a side, so that the other one
// sees what may come of it before he moves.
type Supposer interface {
	// Suppose returns copies of b at the moments at which s could move or attack the next
	// time: between two Steps, with s to be asked. All that s has may act in one of them,
	// as if it had the order or the card that it takes; what s.Other() cannot see is not
	// there, so that boards that look the same to him are supposed to be the same. b may be
	// in the midst of a Step. There are none where s has no turn to come. lucky says that
	// it takes cards, orders or dice which s may not get.
	Suppose(b Board, s Side) (all []Board, lucky bool)
}

// Concealer is a Rulebook with battles in which nobody has a secret; one that
// is none has some in every battle.
type Concealer interface {
	// Conceals reports whether a player of a game may know what the other one
	// does not: a hand, a hidden unit.
	Conceals(b Board) bool
}

// Conceals reports whether a player of a game may know what the other does not.
func Conceals(book Rulebook, b Board) bool {
	c, ok := book.(Concealer)
	return !ok || c.Conceals(b)
}

// Former is a Rulebook in which dice, or a draw, may bring a piece into a formation: it is told as a marker, but does no
// harm to the piece.
type Former interface {
	// Forms reports whether an event tells of such a formation.
	Forms(e Event) bool
}

// Forms reports whether an event tells that a piece has taken a formation.
func Forms(book Rulebook, e Event) bool {
	f, ok := book.(Former)
	return ok && f.Forms(e)
}

// Chronicler is a Rulebook whose battles are told by one number of each side: pages
// about a game that is saved or over show it, and how it came about.
type Chronicler interface {
	// Course names that number in a game.
	Course(b Board) Course
}

// Course is the number by which a battle is told, such as banners won.
type Course struct {
	Gauge GaugeKey // key of a Gauge that both sides have once the battle has begun
	Fewer bool     // the fewer the better for its side: losses
}

// Labeler is a Rulebook whose map or pieces have labels printed on them that
// are not what Format writes in logs and saves: "H5" for "h5".
type Labeler interface {
	// Label returns what is printed for a thing without a Word, the same in
	// every language; "" if that is its Format.
	Label(Ref) string
}

// Note is a sentence with its clause.
type Note struct {
	Text Text
	Rule string
}

// Shade marks a cell in an overlay, or ground on a tabletop.
type Shade struct {
	Cell  Ref
	To    Ref     // of a line: the cell where it ends; of a name: what is called so
	Area  []Point // outline, where there are no cells
	Side  Side    // whose, or Chance
	Style Style
	N     int
}
