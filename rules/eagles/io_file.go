package eagles

import (
	"fmt"
	"strconv"
	"strings"
)

// file is a scenario or position file; doc.go shows one. Lengths are decimals
// of inches with at most three places, angles of degrees with two (ME-30.6):
// they are read as they are written, through any.
type file struct {
	Format    int              `toml:"format"`
	Scenario  map[string]any   `toml:"scenario"` // title and words: package scenarios
	Rules     rulesTable       `toml:"rules"`
	Battle    battleTable      `toml:"battle"`
	Zone      []zoneTable      `toml:"zone" save:"tables"`
	Terrain   []terrainTable   `toml:"terrain" save:"tables"`
	Objective []objectiveTable `toml:"objective" save:"tables"`
	Position  *positionTable   `toml:"position"`
	Army      []armyTable      `toml:"army" save:"tables"`
}

// fileFormat is the only format there is so far.
const fileFormat = 1

// rulesTable holds the rule switches; any of them may be left out.
type rulesTable struct {
	Deployment string `toml:"deployment"`
	Armies     string `toml:"armies"`
	Measuring  string `toml:"measuring"`
	Cascade    string `toml:"cascade"`
	AskRerolls string `toml:"ask_rerolls"`
}

// battleTable is the table and what a scenario lays down for the set-up
// (ME-10.13).
type battleTable struct {
	Map    string            `toml:"map"`
	Table  string            `toml:"table"`
	Turns  int               `toml:"turns" save:"always"`
	Points int               `toml:"points" save:"always"`
	Sides  string            `toml:"sides"` // "fixed" or "roll"
	First  string            `toml:"first"` // "roll", "a" or "b"
	Home   map[string]string `toml:"home" save:"inline"`
}

type zoneTable struct {
	Side    string  `toml:"side" save:"always"`
	Most    int     `toml:"most"`
	Polygon [][]any `toml:"polygon"`
	Facing  any     `toml:"facing"` // of a shape whose corners do not say how it is turned; the board has no use for it
}

type terrainTable struct {
	ID      string  `toml:"id"`
	Kind    string  `toml:"kind"`
	Level   int     `toml:"level"`
	Polygon [][]any `toml:"polygon"`
	Line    [][]any `toml:"line"`
	Facing  any     `toml:"facing"`
}

type objectiveTable struct {
	Kind       string  `toml:"kind" save:"always"`
	Name       string  `toml:"name" save:"always"`
	Called     any     `toml:"called"` // of its own: words, or a table of them by language
	Points     int     `toml:"points" save:"always"`
	Side       string  `toml:"side"`
	Battalions int     `toml:"battalions"`
	Unit       string  `toml:"unit"`
	Polygon    [][]any `toml:"polygon"`
	Facing     any     `toml:"facing"`
}

type armyTable struct {
	Side      string           `toml:"side"`
	Nation    string           `toml:"nation"`
	Called    any              `toml:"called"`
	Points    int              `toml:"points"`
	Commander commanderTable   `toml:"commander" save:"inline"`
	Battalion []battalionTable `toml:"battalion" save:"tight"`
}

type commanderTable struct {
	State  string `toml:"state"` // "gone", "waiting"
	With   string `toml:"with"`
	X      any    `toml:"x"`
	Y      any    `toml:"y"`
	Moved  bool   `toml:"moved"`
	Called any    `toml:"called"`
}

// battalionTable is a battalion as bought, where it stands and, in a
// position, what has become of it.
type battalionTable struct {
	ID          string   `toml:"id"` // "a1": side and number in the roster
	Name        string   `toml:"name"`
	Called      any      `toml:"called"`
	Nation      string   `toml:"nation"`
	Grade       string   `toml:"grade"`
	Rankers     int      `toml:"rankers" save:"always"`
	Light       bool     `toml:"light"`
	Rifles      bool     `toml:"rifles"`
	Drummers    int      `toml:"drummers"`
	Sergeants   int      `toml:"sergeants"`
	Standards   int      `toml:"standards"`
	Officers    int      `toml:"officers"`
	Points      int      `toml:"points"`
	Skirmishers int      `toml:"skirmishers"`
	State       string   `toml:"state"` // "waiting", "gone"
	Left        *int     `toml:"left"`  // Rankers of the body alive
	Figures     []int    `toml:"figures"`
	Marks       []string `toml:"marks"`
	Halted      int      `toml:"halted"`
	Rerolled    int      `toml:"rerolled"`
	Running     int      `toml:"running"`
	Formation   string   `toml:"formation"`
	X           any      `toml:"x"`
	Y           any      `toml:"y"`
	Facing      any      `toml:"facing"`
	Bases       int      `toml:"bases"`
	Men         []int    `toml:"men"` // of each group
	Groups      [][]any  `toml:"groups"`
	Foe         string   `toml:"foe"`
	Helps       string   `toml:"helps"`
	Since       int      `toml:"since"`
	Behind      string   `toml:"behind"`
	Along       any      `toml:"along"`
}

// positionTable says where in the game a position stands. A file without it
// is a scenario.
type positionTable struct {
	Phase  string `toml:"phase"`
	Turn   int    `toml:"turn" save:"always"`
	Active string `toml:"active" save:"always"`
	Lead   string `toml:"lead"`
	Winner string `toml:"winner"`
	Ending string `toml:"ending"`
}

// markNames are the marks of a battalion in files, and where they stand.
var markNames = []string{"activated", "fired", "disordered", "broken", "reforming", "rallying", "safe", "lost", "beaten", "saw", "sees",
	"bereft", "tested", "fled", "charger", "bonus", "defends"}

// mark is the mark of a name.
func (u *battalion) mark(name string) *bool {
	switch name {
	case "activated":
		return &u.activated
	case "fired":
		return &u.fired
	case "disordered":
		return &u.disordered
	case "broken":
		return &u.broken
	case "reforming":
		return &u.reforming
	case "rallying":
		return &u.rallying
	case "safe":
		return &u.safe
	case "lost":
		return &u.lost
	case "beaten":
		return &u.beaten
	case "saw":
		return &u.saw
	case "sees":
		return &u.sees
	case "bereft":
		return &u.bereft
	case "tested":
		return &u.tested
	case "fled":
		return &u.fled
	case "charger":
		return &u.charger
	case "bonus":
		return &u.bonus
	case "defends":
		return &u.defends
	}
	return nil
}

// decimal reads a number of a file as so many thousandths (3 places) or
// hundredths (2), exactly as it is written (ME-30.6).
func decimal(v any, places int) (int64, bool) {
	s := fmt.Sprint(v)
	digits, negative := strings.CutPrefix(s, "-")
	whole, rest, _ := strings.Cut(digits, ".")
	if len(rest) > places || len(whole) > 6 {
		return 0, false
	}
	n, err := strconv.ParseUint(whole+rest+strings.Repeat("0", places-len(rest)), 10, 40)
	if err != nil {
		return 0, false
	}
	if negative {
		return -int64(n), true
	}
	return int64(n), true
}

// inDecimals writes thousandths or hundredths as a decimal.
func inDecimals(n int64, places int) string {
	sign := ""
	if n < 0 {
		sign, n = "-", -n
	}
	unit := int64(1000)
	if places == 2 {
		unit = 100
	}
	return fmt.Sprintf("%s%d.%0*d", sign, n/unit, places, n%unit)
}
