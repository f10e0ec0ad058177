package manoeuvre

// file is a scenario or position file; doc.go shows one.
type file struct {
	Format   int            `toml:"format"`
	Scenario map[string]any `toml:"scenario"` // title and words: package scenarios
	First    string         `toml:"first"`
	Rules    rulesTable     `toml:"rules"`
	Map      mapTable       `toml:"map"`
	Army     []armyTable    `toml:"army" save:"tables"`
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

// armyTable is an army that a battle has of its own: "own-1", the second one "own-2".
type armyTable struct {
	Called     any            `toml:"called"`
	Like       string         `toml:"like"`   // army of the book: its place in the last tie-break, colours and events
	Nation     string         `toml:"nation"` // whose colours it has
	Units      []ownUnit      `toml:"units"`
	Commanders []ownCommander `toml:"commanders"`
	Events     *eventsTable   `toml:"events" save:"inline"`
}

// ownUnit is a unit that is like one of the book, but for what it has of its own. The first
// is "own-1-a", its first card "own-1-a-1".
type ownUnit struct {
	Like    string    `toml:"like"`
	Called  any       `toml:"called"`
	Nation  string    `toml:"nation"`
	Full    int       `toml:"full"`
	Reduced int       `toml:"reduced"`
	Cards   []ownCard `toml:"cards"`
}

// ownCard is a Unit card.
type ownCard struct {
	Attack   string `toml:"attack"`
	Bombard  string `toml:"bombard"`
	Volley   string `toml:"volley"`
	Defence  int    `toml:"defence"`
	Pursuit  int    `toml:"pursuit"`
	Withdraw int    `toml:"withdraw"`
	Free     bool   `toml:"free"`
}

// ownCommander is a Commander: "own-1-hq-commander-1".
type ownCommander struct {
	Called     any `toml:"called"`
	Command    int `toml:"command"`
	Combat     int `toml:"combat"`
	Defence    int `toml:"defence"` // combat value in defence, if it is another
	Rally      int `toml:"rally"`   // 7: always
	PursuitMod int `toml:"pursuit_mod"`
}

// eventsTable counts the events of a headquarters. They come after the Commanders in this order:
// "own-1-hq-supply-18" is the eighteenth of its twenty cards.
type eventsTable struct {
	Ambush     int `toml:"ambush"`
	Committed  int `toml:"committed_attack"`
	March      int `toml:"forced_march"`
	Guerrillas int `toml:"guerrillas"`
	Redoubt    int `toml:"redoubt"`
	Regroup    int `toml:"regroup"`
	Engineers  int `toml:"engineers"`
	Skirmish   int `toml:"skirmish"`
	Spy        int `toml:"spy"`
	Supply     int `toml:"supply"`
	Withdraw   int `toml:"withdraw"`
}

// of is the count of a kind.
func (e *eventsTable) of(k cardKind) int {
	return [kinds]int{ambush: e.Ambush, committedAttack: e.Committed, forcedMarch: e.March, guerrillas: e.Guerrillas, redoubt: e.Redoubt,
		regroup: e.Regroup, engineers: e.Engineers, skirmish: e.Skirmish, spy: e.Spy, supply: e.Supply, withdraw: e.Withdraw}[k]
}
