package ccn

// file is a scenario or position file; doc.go shows one.
type file struct {
	Format    int               `toml:"format"`
	Scenario  map[string]any    `toml:"scenario"` // title and words: package scenarios
	First     string            `toml:"first"`
	Banners   int               `toml:"banners"`
	Rules     map[string]string `toml:"rules"` // switches; any may be left out
	Map       mapTable          `toml:"map"`
	Objective []objectiveTable  `toml:"objective" save:"tables"`
	Position  *positionTable    `toml:"position"`
	French    sideTable         `toml:"french"`
	Allied    sideTable         `toml:"allied"`
}

// fileFormat is the only format there is so far.
const fileFormat = 1

// mapTable is the battlefield: nine rows of letters from the top edge.
type mapTable struct {
	Seed       string       `toml:"seed"` // of the picture; without it all that the map shows is
	Rows       []string     `toml:"rows" save:"rows"`
	Fordable   bool         `toml:"fordable"`            // every river hex is a ford (CCN-64.6)
	Courses    [][]string   `toml:"courses" save:"rows"` // rivers as they run, for the picture
	Names      []nameTable  `toml:"names"`               // of places, for the picture
	Fieldworks []worksTable `toml:"fieldworks"`
}

// nameTable is the proper name of a place, the same in every language.
type nameTable struct {
	Name  string   `toml:"name"`
	Hexes []string `toml:"hexes"`
}

type worksTable struct {
	Hex   string   `toml:"hex"`
	Sides []string `toml:"sides"`
}

// objectiveTable is an objective (CCN-64.1).
type objectiveTable struct {
	Side    string   `toml:"side"`
	Hexes   []string `toml:"hexes" save:"line"`
	Mode    string   `toml:"mode"` // "each" or "all"
	Banners int      `toml:"banners" save:"always"`
	Scored  []string `toml:"scored"` // in a position: the hexes whose banners are held
}

// positionTable says where in the game a position stands. A file without it is
// a scenario and starts with the deal.
type positionTable struct {
	Phase    string     `toml:"phase"`
	Turn     int        `toml:"turn" save:"always"`
	Active   string     `toml:"active"`
	Winner   string     `toml:"winner"`
	Discards []string   `toml:"discards"` // from the bottom
	Card     cardTable  `toml:"card" save:"inline"`
	Charge   *rideTable `toml:"charge" save:"inline"`
}

// cardTable is the command card of this turn.
type cardTable struct {
	Played  string `toml:"played"`
	Acts    string `toml:"acts"` // kind that it acts as; "": its own, "none"
	Level   int    `toml:"level" save:"always"`
	Plain   bool   `toml:"plain"`
	Section string `toml:"section"`
	Rolled  []int  `toml:"rolled"` // infantry, cavalry, artillery, flags
}

// rideTable is a combat whose winner may still go on.
type rideTable struct {
	Unit    string `toml:"unit"`
	Vacated string `toml:"vacated"`
	Bonus   bool   `toml:"bonus" save:"always"`
}

// sideTable is a side: its edge, its pieces and, in a position, its cards.
type sideTable struct {
	Called  any           `toml:"called"` // of its own: words, or a table of them by language
	Edge    string        `toml:"edge"`
	Deals   int           `toml:"deals" save:"always"`
	Last    string        `toml:"last"` // kind of the last card of phase 1, as it acted
	Strikes int           `toml:"strikes"`
	Units   []unitTable   `toml:"units"`
	Leaders []leaderTable `toml:"leaders"`
	Hand    any           `toml:"hand"`  // a number of cards to deal, or the cards held
	Track   []string      `toml:"track"` // cards under the four spaces, "" where none
}

type unitTable struct {
	Unit     string `toml:"unit"`
	Called   any    `toml:"called"`
	At       string `toml:"at"`     // "": eliminated
	Blocks   *int   `toml:"blocks"` // full strength if left out
	Square   int    `toml:"square"`
	Moved    int    `toml:"moved"`
	Ordered  bool   `toml:"ordered"`
	Fought   bool   `toml:"fought"`
	Led      bool   `toml:"led"`
	Unfolded bool   `toml:"unfolded"`
}

type leaderTable struct {
	Leader  string `toml:"leader"`
	Called  any    `toml:"called"`
	At      string `toml:"at"` // "": killed, or gone
	Gone    bool   `toml:"gone"`
	Ordered bool   `toml:"ordered"`
	Moved   bool   `toml:"moved"`
}
