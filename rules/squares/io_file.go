package squares

// file is a scenario or position file; doc.go shows one.
type file struct {
	Format   int            `toml:"format"`
	Options  []string       `toml:"options"`
	Scenario map[string]any `toml:"scenario"` // title and words: package scenarios
	Board    boardTable     `toml:"board"`
	Time     timeTable      `toml:"time"`
	Forces   forcesTable    `toml:"forces"`
	Victory  victoryTable   `toml:"victory"`
	Variants variantsTable  `toml:"variants"`
	Position *positionTable `toml:"position"`
}

// fileFormat is the only format there is so far.
const fileFormat = 1

type boardTable struct {
	Cols        int           `toml:"cols"`
	Rows        int           `toml:"rows"`
	SquareM     int           `toml:"square_m"`
	TurnMinutes int           `toml:"turn_minutes"`
	Squares     []squareTable `toml:"squares"`
}

type squareTable struct {
	At     string     `toml:"at"`
	Hill   bool       `toml:"hill"`
	Wood   bool       `toml:"wood"`
	Broken bool       `toml:"broken"`
	Fields bool       `toml:"fields"`
	River  string     `toml:"river"`
	Bridge bool       `toml:"bridge"`
	Town   *townTable `toml:"town"`
	Fort   *townTable `toml:"fort"`
}

type townTable struct {
	Name  string `toml:"name"`
	Areas int    `toml:"areas"`
}

type timeTable struct {
	Start      string `toml:"start"`
	Month      int    `toml:"month"`
	Region     string `toml:"region"`
	Weather    string `toml:"weather"`
	MaxTurns   int    `toml:"max_turns"`
	Days       int    `toml:"days"`
	ShortOnly  int    `toml:"bombard_short_only_until_turn"`
	NightTurns int    `toml:"night_extra_turns"`
}

type forcesTable struct {
	Sides    []sideTable    `toml:"sides"`
	Commands []commandTable `toml:"commands"`
	Units    []unitTable    `toml:"units"`
	Trains   []trainTable   `toml:"trains"`
}

type sideTable struct {
	Nation  string     `toml:"nation"`
	Edge    string     `toml:"edge"`
	First   bool       `toml:"first"`
	Markers int        `toml:"fog_markers"`
	Chief   chiefTable `toml:"cinc"`
}

type chiefTable struct {
	ID      string `toml:"id"`
	Ability int    `toml:"ability"`
	Own     string `toml:"own_command"`
	arrivalTable
}

// arrivalTable is where a thing starts, or when and where it enters.
type arrivalTable struct {
	At    string   `toml:"at"`
	Turn  int      `toml:"arrives_turn"`
	Entry []string `toml:"entry"`
}

type commandTable struct {
	ID      string `toml:"id"`
	Side    string `toml:"side"`
	Ability int    `toml:"ability"`
	arrivalTable
}

type unitTable struct {
	ID       string   `toml:"id"`
	Command  string   `toml:"command"`
	Kind     string   `toml:"kind"`
	Order    string   `toml:"order"`
	Skirmish int      `toml:"skirmish"`
	Light    bool     `toml:"light"`
	Weight   string   `toml:"weight"`
	Lancer   bool     `toml:"lancer"`
	Cuirass  bool     `toml:"cuirass"`
	Mobility string   `toml:"mobility"`
	Traits   []string `toml:"cls"`
	Facing   string   `toml:"facing"`
	Rank     string   `toml:"rank"`
	Garrison bool     `toml:"garrison"`
	arrivalTable
}

type trainTable struct {
	Command string `toml:"command"`
	Kind    string `toml:"kind"`
	At      string `toml:"at"`
}

type victoryTable struct {
	PerUnit    int              `toml:"points_per_enemy_unit"`
	PerCommand int              `toml:"points_per_enemy_command"`
	Margin     int              `toml:"margin"`
	Objectives []objectiveTable `toml:"objectives"`
}

type objectiveTable struct {
	At    string `toml:"at"`
	Owner string `toml:"owner"`
	Worth int    `toml:"vp"`
}

// variantsTable chooses other readings of the rules (part 6); all may be left
// out.
type variantsTable struct {
	Save               int  `toml:"save"`
	Corners            bool `toml:"bombardment_corners"`
	SingleExtra        bool `toml:"cavalry_single_extra"`
	GunsPayEachSquare  bool `toml:"artillery_surcharge_per_square"`
	BrokenAffectsAll   bool `toml:"broken_affects_all_line"`
	SteadyIrregulars   bool `toml:"irregulars_steady_in_morale"`
	BombardSixHits     bool `toml:"bombardment_natural_six_hits"`
	GunsLostWithAnyone bool `toml:"guns_lost_when_any_brigade_retreats"`
}

// positionTable says where in the game a position stands. A file without it is
// a scenario and starts with the set-up.
type positionTable struct {
	On         []string         `toml:"on"` // options switched on
	Phase      string           `toml:"phase"`
	Turn       int              `toml:"turn"`
	Day        int              `toml:"day"`
	DayTurn    int              `toml:"day_turn"`
	DayStart   int              `toml:"day_start"`
	Dawn       int              `toml:"dawn"`
	Dusk       int              `toml:"dusk"`
	Weather    string           `toml:"weather"`
	State      []string         `toml:"state"` // truths about the turn
	Active     string           `toml:"active"`
	Pool       []int            `toml:"pool"` // tokens of 1, 2 and 3 AP
	Namer      string           `toml:"namer"`
	Named      []string         `toml:"named"`
	Helped     []string         `toml:"helped"`
	Held       []string         `toml:"held"` // objectives, by nation
	Hemmed     []string         `toml:"hemmed"`
	Placed     []string         `toml:"placed"`
	Winner     string           `toml:"winner"`
	Ending     string           `toml:"ending"`
	Activation *activationTable `toml:"activation"`
	Units      []stateTable     `toml:"units"`
	Leaders    []leaderTable    `toml:"leaders"`
	Markers    []markerTable    `toml:"markers"`
	Trains     []trainState     `toml:"trains"`
}

type activationTable struct {
	Leader       string   `toml:"leader"`
	Intervention bool     `toml:"intervention"`
	AP           int      `toml:"ap"`
	Members      []string `toml:"members"`
}

// paceTable is what somebody has done in the activation.
type paceTable struct {
	Spent int      `toml:"spent"`
	Extra int      `toml:"extra"`
	Did   []string `toml:"did"`
}

type stateTable struct {
	ID     string   `toml:"id"`
	At     string   `toml:"at"`
	State  string   `toml:"state"` // "" is present
	Hits   int      `toml:"hits"`
	Facing string   `toml:"facing"`
	Marks  []string `toml:"marks"`
	Closed string   `toml:"closed"`
	Shots  int      `toml:"shots"`
	paceTable
}

type leaderTable struct {
	ID    string   `toml:"id"`
	At    string   `toml:"at"`
	State string   `toml:"state"`
	Due   int      `toml:"due"`
	Marks []string `toml:"marks"`
}

type markerTable struct {
	ID       string   `toml:"id"`
	At       string   `toml:"at"`
	General  string   `toml:"general"`
	Units    []string `toml:"units"`
	Pretends string   `toml:"pretends"` // of a dummy
	Hits     int      `toml:"hits"`
	Marks    []string `toml:"marks"`
	paceTable
}

type trainState struct {
	ID     string   `toml:"id"`
	At     string   `toml:"at"`
	State  string   `toml:"state"`
	Bridge string   `toml:"bridge"`
	Marks  []string `toml:"marks"`
	paceTable
}
