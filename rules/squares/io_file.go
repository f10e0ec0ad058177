package squares

// file is a scenario or position file; doc.go shows one.
type file struct {
	Format   int            `toml:"format"`
	Options  []string       `toml:"options" save:"always"`
	Scenario map[string]any `toml:"scenario"` // title and words: package scenarios
	Board    boardTable     `toml:"board"`
	Time     timeTable      `toml:"time"`
	Variants variantsTable  `toml:"variants"`
	Forces   forcesTable    `toml:"forces"`
	Victory  victoryTable   `toml:"victory"`
	Position *positionTable `toml:"position"`
}

// fileFormat is the only format there is so far.
const fileFormat = 1

type boardTable struct {
	Cols        int           `toml:"cols" save:"always"`
	Rows        int           `toml:"rows" save:"always"`
	SquareM     int           `toml:"square_m" save:"always"`
	TurnMinutes int           `toml:"turn_minutes" save:"always"`
	Seed        string        `toml:"seed"` // of the picture; without it all that the map shows is
	Squares     []squareTable `toml:"squares" save:"always"`
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
	Month      int    `toml:"month" save:"always"`
	Region     string `toml:"region" save:"always"`
	Weather    string `toml:"weather" save:"always"`
	MaxTurns   int    `toml:"max_turns" save:"always"`
	Days       int    `toml:"days" save:"always"`
	ShortOnly  int    `toml:"bombard_short_only_until_turn" save:"always"`
	NightTurns int    `toml:"night_extra_turns" save:"always"`
}

type forcesTable struct {
	Sides    []sideTable    `toml:"sides" save:"always"`
	Commands []commandTable `toml:"commands" save:"always"`
	Units    []unitTable    `toml:"units" save:"always"`
	Trains   []trainTable   `toml:"trains" save:"always"`
}

// Called is what the file calls a thing of its own: words, or a table of them by
// language.
type sideTable struct {
	Called  any        `toml:"called"`
	Nation  string     `toml:"nation"`
	Edge    string     `toml:"edge"`
	First   bool       `toml:"first"`
	Markers int        `toml:"fog_markers"`
	Chief   chiefTable `toml:"cinc" save:"inline"`
}

type chiefTable struct {
	ID      string `toml:"id"`
	Called  any    `toml:"called"`
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
	Called  any    `toml:"called"`
	Side    string `toml:"side"`
	Ability int    `toml:"ability"`
	arrivalTable
}

type unitTable struct {
	ID       string   `toml:"id"`
	Called   any      `toml:"called"`
	Command  string   `toml:"command"`
	Kind     string   `toml:"kind"`
	Facing   string   `toml:"facing"`
	Order    string   `toml:"order"`
	Rank     string   `toml:"rank"`
	Skirmish int      `toml:"skirmish"`
	Weight   string   `toml:"weight"`
	Mobility string   `toml:"mobility"`
	Light    bool     `toml:"light"`
	Lancer   bool     `toml:"lancer"`
	Cuirass  bool     `toml:"cuirass"`
	Traits   []string `toml:"cls"`
	Garrison bool     `toml:"garrison"`
	arrivalTable
}

type trainTable struct {
	Command string `toml:"command"`
	Kind    string `toml:"kind"`
	At      string `toml:"at"`
}

type victoryTable struct {
	PerUnit    int              `toml:"points_per_enemy_unit" save:"always"`
	PerCommand int              `toml:"points_per_enemy_command" save:"always"`
	Margin     int              `toml:"margin" save:"always"`
	Objectives []objectiveTable `toml:"objectives" save:"always"`
}

type objectiveTable struct {
	At    string `toml:"at"`
	Owner string `toml:"owner"`
	Worth int    `toml:"vp"`
}

// variantsTable chooses other readings of the rules (part 6); all may be left
// out.
type variantsTable struct {
	Save               int  `toml:"save" save:"always"`
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
	On         []string         `toml:"on" save:"always"` // options switched on
	Phase      string           `toml:"phase"`
	Turn       int              `toml:"turn" save:"always"`
	Day        int              `toml:"day" save:"always"`
	DayTurn    int              `toml:"day_turn" save:"always"`
	DayStart   int              `toml:"day_start" save:"always"`
	Dawn       int              `toml:"dawn" save:"always"`
	Dusk       int              `toml:"dusk" save:"always"`
	Weather    string           `toml:"weather" save:"always"`
	State      []string         `toml:"state" save:"always"` // truths about the turn
	Active     string           `toml:"active"`
	Namer      string           `toml:"namer"`
	Pool       []int            `toml:"pool" save:"always"` // tokens of 1, 2 and 3 AP
	Named      []string         `toml:"named" save:"always"`
	Helped     []string         `toml:"helped" save:"always"`
	Held       []string         `toml:"held" save:"always"` // objectives, by nation
	Hemmed     []string         `toml:"hemmed" save:"always"`
	Placed     []string         `toml:"placed" save:"always"`
	Ending     string           `toml:"ending"`
	Winner     string           `toml:"winner"`
	Units      []stateTable     `toml:"units" save:"always"`
	Leaders    []leaderTable    `toml:"leaders" save:"always"`
	Trains     []trainState     `toml:"trains" save:"always"`
	Markers    []markerTable    `toml:"markers" save:"always"`
	Activation *activationTable `toml:"activation"`
}

type activationTable struct {
	Leader       string   `toml:"leader"`
	Intervention bool     `toml:"intervention" save:"always"`
	AP           int      `toml:"ap" save:"always"`
	Members      []string `toml:"members" save:"always"`
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
