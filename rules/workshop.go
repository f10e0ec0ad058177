package rules

// Workshop is a Rulebook whose battles can be built on the table. A draft is the
// text of a scenario or position file and nothing else: what the screen shows of
// it is read from the text anew after each edit. So a step back is the text
// before it, a draft with faults is a file with faults, and what Load reads is
// what was on the table.
//
// All of it is a function of the text: the rulebook keeps nothing between calls.
type Workshop interface {
	Rulebook
	// Blanks lists what a new battle can begin from: boards without pieces, the
	// usual size first.
	Blanks() []Blank
	// Draft reads a file as far as it goes, by the readers of Load: each leaves out
	// the item that has a fault, notes it and goes on. It returns an error, the one
	// of Load, only for a text that cannot be taken apart. A draft without faults
	// has the board that Load makes. It only reads: what would mend its flaws is
	// asked of Fixes.
	Draft(text string) (*Draft, error)
	// Fixes are the steps that would mend a flaw of a draft, at most three, the
	// likeliest first. Each has been tried: behind it that flaw is gone, and fewer
	// are left, where it is a fault fewer faults. Each try reads a draft, so this is
	// asked only for a flaw that somebody looks at, and not between two frames. It
	// has the text alone in common with the draft: the two may be used side by side.
	Fixes(*Draft, *Flaw) []Fix
	// Kit is what can be painted, placed and said, as a draft stands.
	Kit(*Draft) *Kit
	// Edit returns the text after an edit. It refuses, with a Fault, only what the
	// file cannot say: what it can say and is wrong becomes a Flaw.
	Edit(*Draft, Edit) (string, error)
	// Adopt returns a draft that begins from a board between two Steps, with the
	// words of text, from which that board began: its title and story.
	Adopt(text string, b Board) string
	// Stage brings pieces before a fight with what stands at a place, in each way
	// that the book has, without a game: odds are asked of it. There are none where
	// they could not attack it at all.
	Stage(b Board, who []Ref, at Ref) []Staged
}

// Blank is an empty battle.
type Blank struct {
	Key  string // word <prefix>.blank.<key>
	Text string
}

// Draft is a file as read. It is never changed.
type Draft struct {
	Text   string
	Board  Board   // all that is sound, to be viewed as Chance sees it; nil: there is no map yet
	Begun  bool    // the file says where in a battle it stands: the set-up lies behind
	SetUp  bool    // players set up the pieces that the file gives no place
	Things []Thing // what the file names, sound or not, in its order
	Flaws  []Flaw
}

// Faults counts the flaws that keep a draft from being played: all but advice.
func (d *Draft) Faults() (n int) {
	for i := range d.Flaws {
		if !d.Flaws[i].Advice {
			n++
		}
	}
	return n
}

// Whole reports whether the draft can be played: nothing but advice is noted.
func (d *Draft) Whole() bool { return d.Board != nil && d.Faults() == 0 }

// Thing returns the thing of a path, or nil.
func (d *Draft) Thing(path string) *Thing {
	for i := range d.Things {
		if d.Things[i].Path == path {
			return &d.Things[i]
		}
	}
	return nil
}

// Thing is something that a file names: a unit, a leader, a river, an objective,
// a shape of a tabletop.
type Thing struct {
	Path   string // in the file: "french.units.3"
	Stock  string // its line of the catalogue, or
	Tool   string // the tool that lays such things
	Name   Text
	Ref    Ref // as the view knows it; 0: it is on no board
	Side   Side
	Cells  []Ref // where it stands or lies, as far as the file says so
	Pts    []Point
	Frame  *Frame  // of an outline, a line or a body on a tabletop
	Shares []Share // what it consists of besides, where a file needs several items to say it: an edit of it is one of all
	Turn   int     // of entry; 0: it is there from the start
	Props  []Prop
}

// Frame is the oblong around a thing on a tabletop, which its handles belong to.
type Frame struct {
	Middle     Point // the point that EditPut puts somewhere
	Wide, Deep int32
	Facing     int  // in hundredths of a degree: of its depth, clockwise from north; a shape keeps it, and its size, while it is turned
	Fills      bool // the thing is this oblong: its sides can be dragged, and its corners are those of the oblong
	Scales     bool // its corners can be dragged, too, and the outline goes with them: it is an oval
}

// Share is an item of a file that belongs to a Thing of another Path.
type Share struct {
	Path string
	Ref  Ref // as the view knows it
}

// Prop returns the property of a key, or nil.
func (t *Thing) Prop(key string) *Prop { return propOf(t.Props, key) }

func propOf(all []Prop, key string) *Prop {
	for i := range all {
		if all[i].Key == key {
			return &all[i]
		}
	}
	return nil
}

// Flaw is a fault of a draft with its place on the table.
type Flaw struct {
	Err    *FileError // with line and column
	Path   string     // of the value
	Thing  string     // path of the thing that it belongs to, or ""
	Cells  []Ref      // where it lies; where neither is known, it stands in the list alone
	Pts    []Point
	Advice bool // the battle can be played all the same
}

// Fix is a step that would mend a Flaw. Each edit is one of the draft after the
// edit before it.
type Fix struct {
	Text  Text
	Edits []Edit
}

// Kit holds the three drawers of the workshop.
type Kit struct {
	Tools []Tool
	Stock []Stock
	Terms []Prop // of the battle as a whole; their Path in an Edit is ""
	Turns int    // in which pieces can enter; 0: the book has no arrivals, all are there from the start
}

// Tool returns the tool of a key, or nil.
func (k *Kit) Tool(key string) *Tool {
	for i := range k.Tools {
		if k.Tools[i].Key == key {
			return &k.Tools[i]
		}
	}
	return nil
}

// Term returns the term of a key, or nil.
func (k *Kit) Term(key string) *Prop { return propOf(k.Terms, key) }

// Stroke is what the hand does with a tool.
type Stroke uint8

// The strokes.
const (
	StrokeCells Stroke = iota // paints cells
	StrokeEdges               // runs along borders: cells come in pairs, each border between two, the cell that holds it first
	StrokePath                // runs through cells, each beside the one before
	StrokeSpot                // lies on one cell
	StrokeArea                // lays one thing on all cells of the stroke
	StrokeShape               // an outline on a tabletop
	StrokeLine                // a line on a tabletop
	StrokeTile                // a part of the board, on one of its slots
	StrokeNone                // lies nowhere: its things stand in the chapter of the terms that Layer names
)

// Tool is a kind of ground, line, shape or mark.
type Tool struct {
	Key    string // "woods"
	Name   Text
	About  Text   // what it does to a battle
	Layer  string // of a cell: tools of one layer replace one another; "" for what lies beside all else
	Told   string // chapter of the terms that tells of what it lays on the map, too: "victory" of an objective
	Stroke Stroke
	Thing  bool    // what it lays is a Thing, with properties
	Plain  bool    // the ground that is left where its layer is erased
	Sample *Map    // a scrap of map that shows it, or
	Emblem Emblem  // what stands for it, where no map can show it
	Slots  [][]Ref // where a StrokeTile may lie: the cells of each slot, any of which names it in an Edit
	Rule   string
}

// Stock is a line of the catalogue: a unit, leader, marker or card.
type Stock struct {
	ID     string // "fr-ln"
	Name   Text
	Side   Side   // whose it is; Chance: it can be either's
	Group  []Text // headings of the tray, the outermost first: army, arm
	Piece  Piece  // as it would stand, or
	Card   *Card
	Left   int  // that are still in the box; -1: as many as you like
	Points int  // what it is worth where armies are put together by points
	Filed  bool // what is put is a file of the player's, an army: its text is the Value of the Edit
}

// Prop is one thing that can be set.
type Prop struct {
	Key, Value string
	Word       string // key of its name; with ".about" of what it does, if that wants saying, with "." and a value of what that is called
	Of         Text   // where there are several of the same name: whose it is, an army's or that of the back of a counter
	Language   string // of words that a file has in each language: "en"; those in the others come right behind
	Lines      int    // of words: so many lines are usually written, 0: one
	Group      string // chapter of the terms: word workshop.terms.<group>
	Kind       PropKind
	Default    string   // the value of a file that does not say it
	Values     []string // of a Choice
	Names      []Text   // what Values are called, where they are names of things
	Low, High  int      // of a Number
	Parts      int      // of a Number: how many of them are one of what is told and typed, 100 of an inch; 0: it is told as it is
	Step       int      // from one Number that a file should have to the next; 0: it is 1
	Begins     bool     // only a battle that has begun can say it: setting it begins the battle
	Entry      bool     // it is the turn of entry of a piece, 0 for one that is there from the start
	Fixed      Text     // why it cannot be set as things stand
	Rule       string
	Strength   int  // of a thing: 1, the more of it there is the stronger the thing, -1: the weaker; a Flag counts as one
	Facing     bool // of a thing: where it looks, clockwise from value to value
	Rare       bool // of a thing: seldom set; it stands behind all others, folded away at first
}

// PropKind is what kind of value a Prop has, and how it is written.
type PropKind uint8

// The kinds of values.
const (
	PropFlag   PropKind = iota // "true" or "false"
	PropNumber                 // "12"
	PropChoice                 // one of Values
	PropWords                  // any text
	PropCells                  // names of cells with spaces between them
	PropCell                   // one name of a cell, or ""
	PropList                   // a value of Values for each place, with spaces between them: the light of each turn
	PropClock                  // "7:30"
	PropSome                   // any of Values, with spaces between them
)

// EditKind is what an Edit does.
type EditKind uint8

// The edits.
const (
	EditPaint EditKind = iota // Tool on Cells
	EditErase                 // what the layer of Tool has on Cells
	EditPut                   // a new thing of Stock or Tool, or that of Path, on Cells or at Pts
	EditTake                  // the thing of Path, out of the draft
	EditSet                   // Key of the thing of Path, or of the battle, to Value
	EditShape                 // the outline of the thing of Path to Pts; one that the file cannot say as it is is said in Shares
)

// Edit is one change of a draft. On a tabletop a thing is put with its middle at
// Pts[0], and of a tool that lays outlines or lines one point asks for one of the
// usual size, two for the oblong between them; without Pts a thing is turned where
// it stands. Value of EditPut is what is to be put where the stock is of a kind
// that the player supplies: a name, the text of an army file.
type Edit struct {
	Do          EditKind
	Tool, Stock string
	Path        string
	Key, Value  string
	Cells       []Ref
	Pts         []Point
	N           int // facing or quarter turns, as in Piece; by how much a shape is turned, in hundredths of a degree, the outline given with it included; the turn of entry of what is put on no cell
	Side        Side
}

// Staged is a fight about to be asked for: First brings it about in P, and odds
// of that are the odds of the fight.
type Staged struct {
	P     *Position
	First []Option
	Text  Text   // what distinguishes it from the other ways: "charge"
	Taken []Text // what is taken for granted: "ordered", "no tactic card"
}
