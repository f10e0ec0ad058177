package manoeuvre

// file is a scenario or position file; doc.go shows one.
type file struct {
	Format   int            `toml:"format"`
	Scenario map[string]any `toml:"scenario"` // title and words: package scenarios
	First    string         `toml:"first"`
	Rules    rulesTable     `toml:"rules"`
	Map      mapTable       `toml:"map"`
	Position *positionTable `toml:"position"`
	South    sideTable      `toml:"south"`
	North    sideTable      `toml:"north"`
}

// sideNames are the sides as files call them, in the order in which they are read.
var sideNames = [2]string{"south", "north"}

func (f *file) side(name string) *sideTable {
	if name == "north" {
		return &f.North
	}
	return &f.South
}

// fileFormat is the only format there is so far.
const fileFormat = 1

// rulesTable holds the rule switches; any of them may be left out.
type rulesTable struct {
	Setup       string `toml:"setup"`
	OpeningHand string `toml:"opening_hand"`
	Ambush      string `toml:"ambush"`
	HillBonus   string `toml:"hill_bonus"`
	ForcedMarch string `toml:"forced_march"`
	CardFaces   string `toml:"card_faces"`
	Attrition   *int   `toml:"attrition_target"`
	TurnLimit   *int   `toml:"turn_limit"`
}

// mapTable is four tiles, or eight rows of letters from rank 8 to rank 1, or
// nothing: then the First Player lays the map.
type mapTable struct {
	NW   *tileTable `toml:"nw"`
	NE   *tileTable `toml:"ne"`
	SW   *tileTable `toml:"sw"`
	SE   *tileTable `toml:"se"`
	Rows []string   `toml:"rows" save:"rows"`
	Seed string     `toml:"seed"` // of the picture, so that it stays while ground is painted
}

type tileTable struct {
	Tile string `toml:"tile"`
	Rot  int    `toml:"rot"`
}

// positionTable says where in the game a position stands. A file without it
// is a scenario and starts with the set-up.
type positionTable struct {
	Phase  string   `toml:"phase"`
	Turn   int      `toml:"turn" save:"always"`
	Active string   `toml:"active"`
	South  string   `toml:"south"` // "first" or "second": the seat that plays south
	Edges  bool     `toml:"edges_known"`
	Right  string   `toml:"right"`
	Offer  []string `toml:"offered" save:"line"`
	Moved  string   `toml:"moved"`
	From   string   `toml:"moved_from"`
	Winner string   `toml:"winner"`
	Ending string   `toml:"ending"`
}

// sideTable is a side: what the scenario lays down for it, and in a position
// its units and cards.
type sideTable struct {
	Army         string      `toml:"army"`
	Called       any         `toml:"called"` // of its own: words, or a table of them by language
	Opening      string      `toml:"opening" save:"always"`
	FreeRedoubts int         `toml:"free_redoubts"`
	StartReduced []string    `toml:"start_reduced"`
	Units        []unitTable `toml:"units"`
	Hand         []string    `toml:"hand"`
	Deck         any         `toml:"deck"` // "rest" or a list of cards
	Discards     []string    `toml:"discards"`
	Known        []string    `toml:"known"`
	Finished     bool        `toml:"first_deck_finished"`
}

// unitTable is a unit on the board. One that has an own name, but no square, is not
// there (yet).
type unitTable struct {
	Unit    string `toml:"unit"`
	Called  any    `toml:"called"`
	At      string `toml:"at"`
	Reduced bool   `toml:"reduced"`
	Redoubt bool   `toml:"redoubt"`
}
