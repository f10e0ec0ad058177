package ccn

import (
	"bytes"
	"embed"
	"fmt"
	"slices"
	"strings"

	"github.com/pelletier/go-toml/v2"

	"grognard/rules"
)

// arm is what a unit is: it decides which face of the dice hits it (CCN-3.3).
type arm uint8

// The arms.
const (
	infantry arm = iota
	cavalry
	artillery
	arms
)

var armNames = [arms]string{"infantry", "cavalry", "artillery"}

// unitType is a line of a National Unit Reference Card (CCN-1.6, part 5.2).
type unitType struct {
	id     string // "fr-ln"
	nation string // of nations
	code   string // "LN"
	why    string // what its values stand for, if we designed it; "": it is printed
	face   rules.Face
	arm    arm
	class  string // "line", "militia", "light", "rifle", "grenadier", "heavy", "guard"
	blocks int    // of a full unit
	units  int    // in the box

	moveBattle, move int // farthest move with and without a battle after it
	reach            int // range of fire in hexes; 0 none
	fire, fireMoved  int // dice added to fire
	halfDown         bool
	melee            int // dice added in melee
	meleeInfantry    int // more dice against infantry
	sabers           bool
	retreat          int // hexes for each flag
	ignores          int // flags that it may ignore by its type
	guard, heavy     bool
	forest           bool // battles on the turn it enters a forest
	oneBlockLimit    bool // with one block it moves or battles (CCN-14.3)
	battery          *battery
}

// battery holds the dice of artillery by distance: index 1 is melee.
type battery struct{ full, one [6]int }

// unitTypes are the types of all nations, leaderTypes the leaders, nations the nations themselves:
// first what the box has, then what we designed.
var unitTypes, leaderTypes, nations = readUnits()

// leaderType is a leader: a name and a nation.
type leaderType struct {
	id      string // "fr-ney"
	nation  string
	printed bool // a battle of the ledger names him
}

// nation is an army that units and leaders belong to.
type nation struct {
	id     string
	side   rules.Side // where it fights if a file does not say otherwise
	either bool       // a file may have it on the other side
}

// nationNamed finds a nation.
func nationNamed(id string) *nation {
	for i := range nations {
		if nations[i].id == id {
			return &nations[i]
		}
	}
	panic(fmt.Errorf("no nation %q", id))
}

// homeOf is the side on which a nation fights if a file does not say otherwise (CCN-1.1).
func homeOf(nation string) rules.Side { return nationNamed(nation).side }

// serves reports whether units and leaders of a nation can be on a side.
func serves(nation string, s rules.Side) bool {
	n := nationNamed(nation)
	return n.either || n.side == s
}

// leading is the nation that a side shows where it has no units.
func leading(s rules.Side) string { return [2]string{"fr", "gb"}[s] }

// unitRow is a row of units.toml.
type unitRow struct {
	Nation        string     `toml:"nation"`
	Code          string     `toml:"code"`
	Arm           string     `toml:"arm"`
	Class         string     `toml:"class"`
	Face          rules.Face `toml:"face"`
	Blocks        int        `toml:"blocks"`
	Units         int        `toml:"units"`
	MoveBattle    int        `toml:"move_battle"`
	Move          int        `toml:"move"`
	Range         int        `toml:"range"`
	Fire          int        `toml:"fire"`
	FireMoved     int        `toml:"fire_moved"`
	HalfDown      bool       `toml:"half_down"`
	Melee         int        `toml:"melee"`
	MeleeInfantry int        `toml:"melee_infantry"`
	NoSabers      bool       `toml:"no_sabers"`
	Retreat       int        `toml:"retreat"`
	Ignores       int        `toml:"ignores"`
	Guard         bool       `toml:"guard"`
	Heavy         bool       `toml:"heavy"`
	Forest        bool       `toml:"forest"`
	Battery       string     `toml:"battery"`
	OneBlockLimit bool       `toml:"one_block_limit"`
	Why           string     `toml:"why"`
}

// nationRow is a row of nations.toml.
type nationRow struct {
	ID     string `toml:"id"`
	Side   string `toml:"side"`
	Either bool   `toml:"either"`
}

// batteryRow is a table of dice by distance, from 1.
type batteryRow struct {
	Dice []int `toml:"dice"`
	One  []int `toml:"one"`
}

func readUnits() (types []unitType, leaders []leaderType, nations []nation) {
	var box struct {
		Unit    []unitRow             `toml:"unit"`
		Leader  []string              `toml:"leader"`
		Battery map[string]batteryRow `toml:"battery"`
	}
	var more struct {
		Nation []nationRow `toml:"nation"`
		Unit   []unitRow   `toml:"unit"`
		Leader []string    `toml:"leader"`
	}
	readTable("units.toml", &box)
	readTable("nations.toml", &more)
	for _, n := range more.Nation {
		nations = append(nations, nation{n.ID, rules.Side(slices.Index(sideNames[:], n.Side)), n.Either})
	}
	for i, rows := 0, slices.Concat(box.Unit, more.Unit); i < len(rows); i++ {
		r := &rows[i]
		u := unitType{id: r.Nation + "-" + strings.ToLower(r.Code), nation: r.Nation, code: r.Code, why: r.Why, face: r.Face,
			arm: parseArm(r.Arm), class: r.Class, blocks: r.Blocks, units: r.Units,
			moveBattle: r.MoveBattle, move: r.Move, reach: r.Range, fire: r.Fire, fireMoved: r.FireMoved, halfDown: r.HalfDown,
			melee: r.Melee, meleeInfantry: r.MeleeInfantry, sabers: !r.NoSabers, retreat: r.Retreat, ignores: r.Ignores,
			guard: r.Guard, heavy: r.Heavy, forest: r.Forest, oneBlockLimit: r.OneBlockLimit}
		if r.Battery != "" {
			b := box.Battery[r.Battery]
			u.battery = &battery{}
			copy(u.battery.full[1:], b.Dice)
			copy(u.battery.one[1:], b.One)
		}
		types = append(types, u)
	}
	for i, id := range slices.Concat(box.Leader, more.Leader) {
		nation, _, _ := strings.Cut(id, "-")
		leaders = append(leaders, leaderType{id, nation, i < len(box.Leader)})
	}
	return types, leaders, nations
}

func parseArm(name string) arm {
	for a, n := range armNames {
		if n == name {
			return arm(a)
		}
	}
	panic(fmt.Errorf("no arm %q", name))
}

// dice returns the dice of a battery at a distance (part 5.4): always one
// fewer, not below 0, with a single block left (CCN-19.8).
func (t *battery) dice(distance, blocks int) int {
	if blocks == 1 {
		return t.one[distance]
	}
	return t.full[distance]
}

//go:embed data/*.toml
var dataFiles embed.FS

// readTable decodes a data file that is part of the program.
func readTable(name string, into any) {
	data, err := dataFiles.ReadFile("data/" + name)
	if err == nil {
		err = toml.NewDecoder(bytes.NewReader(data)).DisallowUnknownFields().Decode(into)
	}
	if err != nil {
		panic(fmt.Errorf("%s: %w", name, err))
	}
}
