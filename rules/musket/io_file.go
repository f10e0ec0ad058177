package musket

// file is a scenario or position file; doc.go shows one.
type file struct {
	Format   int            `toml:"format"`
	Scenario map[string]any `toml:"scenario"` // title and words: package scenarios
	First    string         `toml:"first"`    // army of the First Player
	Turns    []string       `toml:"turns"`    // light of each turn
	Rules    rulesTable     `toml:"rules"`
	Map      mapTable       `toml:"map"`
	Sides    []sideTable    `toml:"side"`
	Leaders  []leaderTable  `toml:"leader"`
	Units    []unitTable    `toml:"unit"`
	Victory  victoryTable   `toml:"victory"`
	Events   []eventTable   `toml:"event"`
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
	Terrain  []string     `toml:"terrain"`
	Heights  []string     `toml:"heights"`
	Hexsides hexsideTable `toml:"hexsides"`
	Roads    []roadTable  `toml:"road"`
	Places   []placeTable `toml:"place"`
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
	Nation      string           `toml:"nation"`
	LOC         []string         `toml:"loc"`
	Steps       int              `toml:"steps"`
	HQ          depotTable       `toml:"hq"`
	Trains      depotTable       `toml:"trains"`
	Formations  []formationTable `toml:"formations"`
	Embarkation string           `toml:"embarkation"`
}

type depotTable struct {
	ID  string `toml:"id"`
	MA  int    `toml:"ma"`
	Hex string `toml:"hex"`
}

type formationTable struct {
	Mark string `toml:"mark"`
	Name string `toml:"name"`
}

type leaderTable struct {
	ID       string   `toml:"id"`
	Side     string   `toml:"side"`
	CF       int      `toml:"cf"`
	MR       int      `toml:"mr"`
	Movement int      `toml:"movement"`
	Span     []string `toml:"span"`
	Hex      string   `toml:"hex"`
	Turn     int      `toml:"turn"`
	Entry    []string `toml:"entry"`
}

type unitTable struct {
	ID        string    `toml:"id"`
	Side      string    `toml:"side"`
	Type      string    `toml:"type"`
	Size      string    `toml:"size"`
	Figure    string    `toml:"figure"`
	Formation string    `toml:"formation"`
	Identity  string    `toml:"identity"`
	Steps     int       `toml:"steps"`
	Back      string    `toml:"back_is"`
	Front     faceTable `toml:"front"`
	Reverse   faceTable `toml:"back"`
	Hex       string    `toml:"hex"`
	Turn      int       `toml:"turn"`
	Entry     []string  `toml:"entry"`
}

// faceTable is a side of a counter; artillery has attack, defence and range.
type faceTable struct {
	CF      int  `toml:"cf"`
	Paren   bool `toml:"cf_paren"`
	Charge  int  `toml:"charge"`
	Attack  int  `toml:"attack"`
	Defence int  `toml:"defence"`
	Range   int  `toml:"range"`
	MR      int  `toml:"mr"`
	MA      any  `toml:"ma"` // a number or "V"
	MAParen bool `toml:"ma_paren"`
	Dot     bool `toml:"red_dot"`
}

type victoryTable struct {
	MarginOf       string           `toml:"margin_of"`
	Eliminated     int              `toml:"eliminated"`
	Destroyed      int              `toml:"destroyed"`
	Captured       int              `toml:"captured"`
	OffMap         int              `toml:"off_map"`
	LeaderKilled   int              `toml:"leader_killed"`
	LeaderCaptured int              `toml:"leader_captured"`
	HQCaptured     int              `toml:"hq_captured"`
	TrainsCaptured int              `toml:"trains_captured"`
	Objectives     []objectiveTable `toml:"objective"`
	Levels         []levelTable     `toml:"level"`
}

type objectiveTable struct {
	Name string `toml:"name"`
	Hex  string `toml:"hex"`
	VP   int    `toml:"vp"`
	Held string `toml:"held"`
}

type levelTable struct {
	From   int    `toml:"from"`
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
	Value   int      `toml:"value"`
	NoMarch bool     `toml:"no_march"`
	Bonus   int      `toml:"bonus"`
}

// positionTable says where in the game a position stands, and where every
// counter is; those that are not named are absent.
type positionTable struct {
	Phase   string        `toml:"phase"`
	Turn    int           `toml:"turn"`
	Active  string        `toml:"active"`
	Begun   bool          `toml:"begun"`
	Steps   []int         `toml:"steps"`
	Shock   []int         `toml:"shock"`
	Aimed   bool          `toml:"aimed"`
	Targets []string      `toml:"targets"`
	Bases   []string      `toml:"bases"`
	Control []string      `toml:"control"`
	Threats []threatTable `toml:"threats"`
	Pieces  []pieceTable  `toml:"pieces"`
}

type threatTable struct {
	Unit string   `toml:"unit"`
	By   []string `toml:"by"`
}

type pieceTable struct {
	ID    string   `toml:"id"`
	Place string   `toml:"place"` // "map" if left out
	At    string   `toml:"at"`
	Box   int      `toml:"box"`
	Start string   `toml:"start"`
	Aim   string   `toml:"aim"`
	Helps string   `toml:"helps"`
	Marks []string `toml:"marks"`
}
