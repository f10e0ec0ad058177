package rules

// View is the board as one side sees it, in the terms the screen draws. It
// holds all that a painter needs: no painter knows a rulebook.
type View struct {
	Turn, Turns   int  // game turn, and the last one or 0
	Phase         Text // "Combat Phase"
	Active        Side // whose player turn it is
	TurnUndecided bool // nobody has the first turn of the battle yet: a roll decides it
	Map           *Map // shared between views, never changed
	Sides         [2]Army
	Gauges        []Gauge // what belongs to neither side: the clock, the weather
	Pieces        []Piece // from the bottom of each stack to its top
	Cards         []Card
	Combat        *Combat   // the combat in progress, or nil
	ArmyList      *ArmyList // the army that is being put together, or nil
	// Due lists, by turn, who is still to come onto the board: of both sides, as
	// far as the one that looks may know.
	Due []Arrival
	// Blind says that the book lets nobody measure on this tabletop before he
	// has committed himself: the screen lays no ruler and shows no tape.
	Blind bool
	// Own is what this battle calls things of its own, instead of by their words.
	Own *Own `sign:"set"`
}

// Army is what the margins of the board show of a side.
type Army struct {
	Nation string  // "fr", or "" before it is chosen: colours, hatch, word nation.fr
	Called string  // key of what it is called, if not by its nation: an allied army
	Edge   Edge    // where the player sits, and where rear is
	Gauges []Gauge // losses, cards, ...
}

// Edge is a side of the board.
type Edge uint8

// The edges of the board, north up.
const (
	NoEdge Edge = iota
	North
	East
	South
	West
)

// Gauge is a number with its word: "losses 2 of 5".
type Gauge struct {
	Key   GaugeKey
	N, Of int   // Of is 0 where there is no limit
	Text  Text  // shown instead of the number, if it has a key: "9:30"
	Refs  []Ref // the things it counts, where they have names and are no secret
	Rule  string
	Lamp  bool // show as a lamp: lit when N > 0
	// Ends says that a full gauge is the end of the battle or of a part of the
	// army: the last one before it is a warning.
	Ends bool
	// Picks is the kind of the decisions of this side whose picks it counts, of those
	// that they allow: the screen says so beside the question, and warns of fewer.
	Picks string `sign:"set"`
	// Spoils says that the things were taken from the other side, whose colours
	// they show.
	Spoils bool
	// Aside says that it is told only with all others, on request: it is a part
	// of another gauge, or of the decision in hand. Of the rest the first is the
	// score of its side, and the next three stand below that.
	Aside bool
}

// Shape is the kind of board.
type Shape uint8

const (
	Squares   Shape = iota // square cells
	Hexes                  // pointy-top hexes, odd rows shifted right by half
	Tabletop               // no cells; points in the rulebook's unit
	FlatHexes              // flat-top hexes, odd columns shifted south by half
)

// Map is the ground. It never changes while a battle lasts.
type Map struct {
	ID            string // seeds the brush: same ID, same picture
	Shape         Shape
	Cols, Rows    int   // of cells
	Width, Height int32 // of a tabletop, in the rulebook's unit; Unit of them is one inch
	Unit          int32
	Cells         []Cell
	Lines         []MapLine // rivers, roads, section lines
	Areas         []Area    // scenery of a tabletop, or parts of the board that options name
}

// Cell is a hex or square. Column 0 is west, row 0 north.
type Cell struct {
	Ref      Ref
	Col, Row int
	Ground   Ground
	Level    int    // height of the ground in the map's own steps, for relief under any Ground
	Label    string // "d4"
}

// MapLine is a line on the map through cells, along the border between cells
// (Cells come in pairs: each border lies between two), or through points.
type MapLine struct {
	Kind   LineKind
	Cells  []Ref
	Border bool
	Pts    []Point
}

// Area is a piece of scenery, or a part of the board that is chosen as a whole.
type Area struct {
	Kind  AreaKind
	Label string // a proper name printed on the map, the same in every language
	Side  Side   // of an objective: who may score it; Chance: both
	Ref   Ref
	Pts   []Point // outline, or
	Cells []Ref   // the cells that it covers
}

// Piece is a counter, block, base or marker as seen; a hidden one shows its
// back, without a Face, and its Ref is an alias: see Aliaser.
type Piece struct {
	Ref    Ref
	Side   Side // Chance: nobody's
	Nation string
	Form   Form
	Face   Face
	Cell   Ref    // the cell it stands on
	Pt     Point  // or its place
	Facing int    // sixths or eighths of a turn clockwise from north, or hundredths of a degree on a tabletop
	Wide   int32  // of a Base on a tabletop: its front, in the rulebook's unit
	Deep   int32  // its depth, Pt being its middle; 0: it is round, Wide across
	N, Of  int    // steps, blocks or figures now and at full strength
	Value  string // what is printed on it: "8", "4-5-6"
	State  []State
	Badges []Badge // numbers beside its steps
	Mark   string  // what is printed in its corner, the same in every language: its formation, "CG"

	// What is left of Value where there is no room for all of it: those that matter most
	// in this phase, "5-4", and its strength alone, "5". Where one is empty, Value is
	// short enough for it.
	Main     string `sign:"set"`
	Strength string `sign:"set"`
}

// Form is how a piece is made.
type Form uint8

// The forms of pieces.
const (
	Counter Form = iota // a square of cardboard; several in a cell are a stack
	Blocks              // N blocks of wood of the Of that a full unit has
	Base                // a stand of figures, on a tabletop or with its front to Facing in a cell
	Marker              // lies under or beside the others
	Leader              // a commander, standing with the piece before him in the same cell, or alone
)

// Place is where a card lies.
type Place uint8

// The places of cards.
const (
	Hand Place = iota
	Deck
	Discards
	InPlay
	Track
	Offer // spread out to choose from
)

// Card is a card, or a pile of them with the top one showing.
type Card struct {
	Ref    Ref // 0 face down
	Side   Side
	Nation string
	Place  Place
	N      int // cards in the pile, 1 for a single one
	Class  CardClass
	Face   Face
	Stats  []Stat
	Text   Text  // what it does
	Unit   Ref   // the piece it serves
	Areas  []Ref // the areas of the map that it names, for the little map on its face
	Orders []Ref // the pieces that it could order as things stand, for the same
	Spent  bool  // chosen for the play that is being put together
	Tile   *Map  // of a part of the board to be laid: its cells; its Refs name nothing
}

// Stat is a value printed on a card: a word and what stands beside it.
type Stat struct {
	Key   string // word <book>.stat.<key>
	Value string // "2d8", "1-4", or a key of the catalogue if it starts with "."
}

// Combat is the combat in progress: who, whom, and the sums so far.
type Combat struct {
	Kind  Text
	From  []Ref // pieces that attack
	To    Ref   // the piece or cell attacked
	Sums  []Tally
	Force []Fighter // all who take part, of both sides, in the order of the list; nil: From and To
	Mods  []Mod     // terms of the sums as far as they are known; nil: those that come before the next roll
	Chart *Chart    // the table that the dice are read on, or nil
}

// Fighter is a piece that takes part in a combat, and what it brings.
type Fighter struct {
	Ref   Ref
	Side  Side
	Value string // "8", "2d8"; "": what is printed on the piece
	Text  Text   // the same in words, "2 dice, 4 or more", if there are any
	Lead  bool   // the one that stands for its side: word <book>.battle.lead
}

// Chart is the column of a table of results that the dice of a combat are read
// on.
type Chart struct {
	Title  Text // "Column +1"
	Rule   string
	Rows   []ChartRow
	Rolled int // what the dice have shown, 0 before that
}

// ChartRow is what some numbers of a Chart come to.
type ChartRow struct {
	Low, High int  // the face or total of the dice, and the last one; 0 and 0: whatever they show
	Text      Text // the result as it will be applied, conversions included
	Rule      string
}

// Tally is a running total, such as the attack total so far.
type Tally struct {
	Key  SumKey
	Side Side // Chance: a difference between the sides, printed with its sign
	N    int
	Dice string // "2d8+1d10" still to be rolled
	Text Text   // shown instead of N, where that has a unit or a fraction: "3.1 in"
}

// Arrival is a group of pieces that is still to come onto the board.
type Arrival struct {
	Turn int // from which they may enter
	Side Side
	Who  []Ref
	At   []Ref // the cells where they may do so
	Rule string
}
