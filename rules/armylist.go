package rules

// ArmyList is the army that a side is putting together: what it has, what it
// costs, and what may still be bought. Every purchase stands here with the
// option that makes it. Whether it may be made now the request says; why not,
// Position.Refused.
type ArmyList struct {
	Side    Side
	Points  Gauge         // points spent of those allowed
	Nations []Option      // to choose from; With is the nation
	Grades  []GradePrices // the price list, from the cheapest
	Items   []Item        // what any unit may carry, with N 0
	Units   []RosterUnit  // in the order of the roster
	Done    Option        // ends it
}

// GradePrices is a line of the price list: the troops of a grade.
type GradePrices struct {
	Ref   Ref
	Value string    // what it is worth: "4+"
	Sizes []Recruit // the same sizes for every grade
}

// Recruit is a unit that could be raised.
type Recruit struct {
	Option Option
	Men    int
	Price  int // points
}

// RosterUnit is a unit of the army.
type RosterUnit struct {
	Ref    Ref
	Grade  Ref
	Value  string // "4+"
	Men    int
	Price  int     // points, with all that it carries
	Stands []Piece // as it would stand in line, from the left
	Items  []Item
	Traits []Trait
	Drop   Option // strikes it off the roster
}

// Item is a kind of figure that a unit may have beside its men.
type Item struct {
	Ref       Ref
	Figure    State // what a stand has it as
	N, Most   int   // how many the unit has and may have
	Price     int   // points each
	Rule      string
	Add, Drop Option
}

// Trait is something that a unit is or is not: light, armed with rifles.
type Trait struct {
	Key        string // word <book>.trait.<key>, explained by <book>.trait.<key>.about
	On         bool
	Price      int // points
	Set, Clear Option
}

// ArmyExt is the ending of the names of army files.
const ArmyExt = ".army"

// ArmyNote is what a list of army files says of one.
type ArmyNote struct {
	Title  string // as its maker called it, or ""
	Nation string // "fr"
	Points int
	Left   int // points unspent of those that an army may cost
	Units  int
}

// ArmyBuilder is a Rulebook whose players put armies together (View.ArmyList) and keep
// them in files. An army that is read from a file joins a game by answers, so
// that logs, undo and replay know nothing of files.
type ArmyBuilder interface {
	Rulebook
	// NewArmy returns a board on which First puts an army together outside of
	// any game.
	NewArmy() Board
	// WriteArmy writes what side s has put together, under a title.
	WriteArmy(b Board, s Side, title string) []byte
	// ReadArmy checks an army file by itself. Errors are *FileError with line
	// and column.
	ReadArmy(data []byte) (ArmyNote, error)
	// BuildArmy returns the answers by which side s puts the army of a file
	// together in place of the one it has, from a board that asks it for its
	// army. Errors are *FileError: those of ReadArmy, and an army that this
	// battle does not allow.
	BuildArmy(b Board, s Side, data []byte) ([]Option, error)
}

// Campaigner is an ArmyBuilder whose armies go on from battle to battle.
type Campaigner interface {
	ArmyBuilder
	// Muster returns the army with which side s goes into its next battle after one that is
	// over: without those who are lost for good, and with what so many points of recruits
	// bring. It costs at most so many points. What became of each unit stands beside it, in
	// the order of the roster; the words <prefix>.muster tell the rule.
	Muster(b Board, s Side, recruits, most int) (army []byte, of []Mustered)
}

// Mustered is what became of a unit between two battles.
type Mustered struct {
	No       int    // in the roster before the battle, from 1; 0: it has been raised since
	From, To string // its grade before and after, as Format writes it; To "": it is no more
	Before   int    // men who marched into the battle
	Lost     int    // of them, those who fell or ran
	Back     int    // of these, those who came back
	Recruits int
	After    int // men who march into the next one
}
