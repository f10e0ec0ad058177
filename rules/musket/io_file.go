package musket

// file is a scenario or position file; doc.go shows one.
type file struct {
	Format   int            `toml:"format"`
	Scenario map[string]any `toml:"scenario"` // title and words: package scenarios
	First    string         `toml:"first"`    // army of the First Player
	Turns    []string       `toml:"turns"`    // light of each turn
	Rules    rulesTable     `toml:"rules"`
	Map      mapTable       `toml:"map"`
	Sides    []sideTable    `toml:"side" save:"tables"`
	Units    []unitTable    `toml:"unit" save:"tables"`
	Leaders  []leaderTable  `toml:"leader" save:"tables"`
	Victory  victoryTable   `toml:"victory"`
	Events   []eventTable   `toml:"event" save:"tables"`
	Position *positionTable `toml:"position"`
}

// fileFormat is the only format there is so far.
const fileFormat = 1

// rulesTable holds the rule switches; any of them may be left out.
type rulesTable struct {
	Coordination string `toml:"coordination"`
	ThreatCharge string `toml:"threat_charge"`
	EnemyTest    string `toml:"enemy_test"`
}

type mapTable struct {
	Seed     string       `toml:"seed"` // of the picture; without it armies and size are
	Terrain  []string     `toml:"terrain" save:"rows"`
	Heights  []string     `toml:"heights"`
	Hexsides hexsideTable `toml:"hexsides" save:"always"`
	Roads    []roadTable  `toml:"road" save:"tables"`
	Places   []placeTable `toml:"place" save:"tables"`
}

// hexsideTable lists hexsides: "0405-0505", slopes from low to high:
// "0405>0505".
type hexsideTable struct {
	River  []string `toml:"river"`
	Stream []string `toml:"stream"`
	Bridge []string `toml:"bridge"`
	Ford   []string `toml:"ford"`
	Slope  []string `toml:"slope"`
	Steep  []string `toml:"steep"`
	Wall   []string `toml:"wall"`
}

type roadTable struct {
	Kind  string   `toml:"kind"` // "road" or "trail"
	Hexes []string `toml:"hexes"`
}

type placeTable struct {
	Name string `toml:"name"`
	Hex  string `toml:"hex"`
}

type sideTable struct {
	Army        string           `toml:"army"`
	Called      any              `toml:"called"` // of its own: words, or a table of them by language
	Nation      string           `toml:"nation"`
	LOC         []string         `toml:"loc"`
	Steps       int              `toml:"steps" save:"always"`
	HQ          depotTable       `toml:"hq" save:"inline"`
	Trains      depotTable       `toml:"trains" save:"inline"`
	Embarkation string           `toml:"embarkation"`
	Formations  []formationTable `toml:"formations" save:"always"`
}

type depotTable struct {
	ID     string `toml:"id"`
	Called any    `toml:"called"`
	MA     int    `toml:"ma" save:"always"`
	Hex    string `toml:"hex"`
}

type formationTable struct {
	Mark   string `toml:"mark"`
	Name   string `toml:"name"`
	Called any    `toml:"called"`
}

type leaderTable struct {
	ID       string   `toml:"id"`
	Called   any      `toml:"called"`
	Side     string   `toml:"side"`
	CF       int      `toml:"cf" save:"always"`
	MR       int      `toml:"mr" save:"always"`
	Movement int      `toml:"movement" save:"always"`
	Span     []string `toml:"span"`
	Hex      string   `toml:"hex"`
	Turn     int      `toml:"turn"`
	Entry    []string `toml:"entry"`
}

type unitTable struct {
	ID        string    `toml:"id"`
	Called    any       `toml:"called"`
	Side      string    `toml:"side"`
	Type      string    `toml:"type"`
	Size      string    `toml:"size"`
	Figure    string    `toml:"figure"`
	Formation string    `toml:"formation" save:"always"`
	Identity  string    `toml:"identity" save:"always"`
	Steps     int       `toml:"steps" save:"always"`
	Back      string    `toml:"back_is"`
	Front     faceTable `toml:"front" save:"inline"`
	Reverse   faceTable `toml:"back" save:"inline"`
	State     []string  `toml:"state"` // in which it begins: what a position has as marks
	Hex       string    `toml:"hex"`
	Turn      int       `toml:"turn"`
	Entry     []string  `toml:"entry"`
}

// faceTable is a side of a counter; artillery has attack, defence and range.
type faceTable struct {
	Attack  int  `toml:"attack" save:"always"`
	Defence int  `toml:"defence" save:"always"`
	Range   int  `toml:"range" save:"always"`
	CF      int  `toml:"cf" save:"always"`
	Paren   bool `toml:"cf_paren" save:"always"`
	Charge  int  `toml:"charge" save:"always"`
	MR      int  `toml:"mr" save:"always"`
	MA      any  `toml:"ma"` // a number or "V"
	MAParen bool `toml:"ma_paren" save:"always"`
	Dot     bool `toml:"red_dot" save:"always"`

	guns bool // in a file that is written: the unit is artillery
}

// Omits keeps apart what artillery and other units have.
func (t faceTable) Omits(key string) bool {
	switch key {
	case "attack", "defence", "range":
		return !t.guns
	case "ma", "red_dot":
		return false
	}
	return t.guns
}

type victoryTable struct {
	MarginOf       string           `toml:"margin_of"`
	Eliminated     int              `toml:"eliminated" save:"always"`
	Destroyed      int              `toml:"destroyed" save:"always"`
	Captured       int              `toml:"captured" save:"always"`
	OffMap         int              `toml:"off_map" save:"always"`
	LeaderKilled   int              `toml:"leader_killed" save:"always"`
	LeaderCaptured int              `toml:"leader_captured" save:"always"`
	HQCaptured     int              `toml:"hq_captured" save:"always"`
	TrainsCaptured int              `toml:"trains_captured" save:"always"`
	Objectives     []objectiveTable `toml:"objective" save:"tables"`
	Levels         []levelTable     `toml:"level" save:"tables"`
}

type objectiveTable struct {
	Name string `toml:"name"`
	Hex  string `toml:"hex"`
	VP   int    `toml:"vp" save:"always"`
	Held string `toml:"held" save:"always"`
}

type levelTable struct {
	From   int    `toml:"from" save:"always"`
	Winner string `toml:"winner"`
	Grade  string `toml:"grade"`
}

type eventTable struct {
	Kind    string   `toml:"kind"`
	Turns   []int    `toml:"turns"`
	Units   []string `toml:"units"`
	Leader  string   `toml:"leader"`
	Heir    string   `toml:"heir"`
	Span    []string `toml:"span"`
	Value   int      `toml:"value" save:"always"`
	NoMarch bool     `toml:"no_march" save:"always"`
	Bonus   int      `toml:"bonus" save:"always"`
}

// positionTable says where in the game a position stands, and where every
// counter is; those that are not named are absent.
type positionTable struct {
	Phase   string        `toml:"phase"`
	Turn    int           `toml:"turn" save:"always"`
	Active  string        `toml:"active"`
	Begun   bool          `toml:"begun" save:"always"`
	Aimed   bool          `toml:"aimed" save:"always"`
	Steps   []int         `toml:"steps"`
	Shock   []int         `toml:"shock"`
	Targets []string      `toml:"targets"`
	Bases   []string      `toml:"bases"`
	Control []string      `toml:"control"`
	Threats []threatTable `toml:"threats" save:"always"`
	Pieces  []pieceTable  `toml:"pieces" save:"always"`
}

type threatTable struct {
	Unit string   `toml:"unit"`
	By   []string `toml:"by"`
}

type pieceTable struct {
	ID    string   `toml:"id"`
	Place string   `toml:"place"` // "map" if left out
	At    string   `toml:"at"`
	Start string   `toml:"start"`
	Aim   string   `toml:"aim"`
	Box   int      `toml:"box"`
	Helps string   `toml:"helps"`
	Marks []string `toml:"marks"`
}
