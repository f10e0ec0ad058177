package archive

import (
	"bytes"
	"hash/fnv"
	"slices"

	"grognard/rules"
)

// Format is the number of the highest file format that this program reads and
// writes. Games that are neither sealed nor have honest dice, and that nothing
// is kept with, are written in the first one.
const Format = 4

// Ext ends the name of every save.
const Ext = ".grog"

// The sorts of dice of a saved game.
const (
	DiceSeeded = "seeded" // rolled by the program
	DiceReal   = "real"   // typed in by the players; cards are drawn by the program
	DiceHand   = "hand"   // typed in, as well as every draw
	DiceHonest = "honest" // rolled by the system: no seed tells what will fall
)

// Player is who plays a side.
type Player struct {
	Name     string
	Computer bool // played by the program; Name is then the name of its style
}

// Header is what the list of saves shows of a game.
type Header struct {
	Book     string // rules.Rulebook.Name
	Version  int    // rules.Rulebook.Version
	Scenario string // identifier without spaces; "-" if there is none
	Set      map[string]string
	Seed     uint64
	Dice     string // DiceSeeded, DiceReal, DiceHand or DiceHonest
	Sealed   bool   // seed, answers and position cannot be read in the file
	Open     bool   // one person plays both sides
	Copy     bool   // kept by a player under a name: no game is saved over it
	Series   string // name of the series that the game belongs to and which of its games it is, "NAME 2"; "": none
	Draft    string // battle of the workshop that is tried out in it, no game of record; "": it is none
	Players  [2]Player
	Title    string
	Date     string // of the save, as the caller wrote it
	Turn     int    // game turn
	Over     string // "", or who won: "first", "second", "draw"
	Played   int    // answers given before Data, when an old log was given up
	Fault    string // why the rules stopped; only in the dump of a crash
}

// Game is a save: everything needed to play on.
type Game struct {
	Header
	Data []byte // the scenario or position that the game began with

	// Lines are the log: answers as FormatAnswer writes them, and after the
	// answer that ends a Step its checkpoint as FormatHash writes it.
	Lines []string

	// Last is the last checkpoint as rules.Rulebook.Save writes it, and LastAt
	// how many answers come before it. It lets a game go on under a version of
	// the rulebook that no longer plays the log alike.
	Last   []byte
	LastAt int

	// Parts are what is kept with the game and is no part of it, such as what
	// was tried out from one of its moments. Lost says of each part that was
	// damaged in the file what is wrong with it: it is left out.
	Parts []Part
	Lost  []*rules.FileError

	// File and First are where the game was read: the path, and the line of
	// the file that Lines[0] stands on.
	File  string
	First int
}

// Part is a text that is kept with a game. The archive does not read it.
type Part struct {
	Kind string // a word that says who does
	Text []byte // lines that each end with a line feed
}

// Same reports whether two saves are of one game: one of them goes on where the
// other ends, or they are alike.
func (g *Game) Same(other *Game) bool {
	n := min(len(g.Lines), len(other.Lines))
	return g.Book == other.Book && g.Seed == other.Seed && bytes.Equal(g.Data, other.Data) && slices.Equal(g.Lines[:n], other.Lines[:n])
}

// Sum returns the sum that names the content of a scenario.
func Sum(data []byte) uint64 {
	h := fnv.New64a()
	h.Write(data)
	return h.Sum64()
}
