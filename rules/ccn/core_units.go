package ccn

import (
	"bytes"
	"embed"
	"fmt"
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
	nation string // "fr", "gb", "pt"
	code   string // "LN"
	face   rules.Face
	side   rules.Side
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

// unitTypes are the types of all nations, leaders the leaders of all battles.
var unitTypes, leaderTypes = readUnits()

// leaderType is a leader: a name and a side.
type leaderType struct {
	id     string // "fr-ney"
	nation string
	side   rules.Side
}

// nationsOf are the nations of each side, its leading one first (CCN-1.1).
var nationsOf = [2][]string{{"fr"}, {"gb", "pt"}}

func sideOfNation(nation string) rules.Side {
	if nation == nationsOf[rules.First][0] {
		return rules.First
	}
	return rules.Second
}

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
}

// batteryRow is a table of dice by distance, from 1.
type batteryRow struct {
	Dice []int `toml:"dice"`
	One  []int `toml:"one"`
}

func readUnits() (types []unitType, leaders []leaderType) {
	var f struct {
		Unit    []unitRow             `toml:"unit"`
		Leader  []string              `toml:"leader"`
		Battery map[string]batteryRow `toml:"battery"`
	}
	readTable("units.toml", &f)
	for i := range f.Unit {
		r := &f.Unit[i]
		u := unitType{id: r.Nation + "-" + strings.ToLower(r.Code), nation: r.Nation, code: r.Code, face: r.Face,
			side: sideOfNation(r.Nation), arm: parseArm(r.Arm), class: r.Class, blocks: r.Blocks, units: r.Units,
			moveBattle: r.MoveBattle, move: r.Move, reach: r.Range, fire: r.Fire, fireMoved: r.FireMoved, halfDown: r.HalfDown,
			melee: r.Melee, meleeInfantry: r.MeleeInfantry, sabers: !r.NoSabers, retreat: r.Retreat, ignores: r.Ignores,
			guard: r.Guard, heavy: r.Heavy, forest: r.Forest, oneBlockLimit: r.OneBlockLimit}
		if r.Battery != "" {
			b := f.Battery[r.Battery]
			u.battery = &battery{}
			copy(u.battery.full[1:], b.Dice)
			copy(u.battery.one[1:], b.One)
		}
		types = append(types, u)
	}
	for _, id := range f.Leader {
		nation, _, _ := strings.Cut(id, "-")
		leaders = append(leaders, leaderType{id, nation, sideOfNation(nation)})
	}
	return types, leaders
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
