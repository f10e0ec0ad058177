package eagles

import (
	"bytes"
	_ "embed"
	"fmt"

	"github.com/pelletier/go-toml/v2"
)

// nation is where an army or battalion comes from. Only being British changes
// rules (2.1).
type nation uint8

// The first nations of data/troops.toml, in its order.
const (
	french nation = iota
	british
	austrian
	prussian
	portuguese
	russian
	spanish

	noNation nation = 0xff // before one is chosen
)

//go:embed data/troops.toml
var troopsFile []byte

// troop is a row of data/troops.toml: a proper name that battalions may have. One with a
// nation lies in the box of the workshop as it was raised in its years.
type troop struct {
	Name      string `toml:"name"`
	Nation    string `toml:"nation"`
	Grade     string `toml:"grade"`
	Rankers   int    `toml:"rankers"`
	Light     bool   `toml:"light"`
	Rifles    bool   `toml:"rifles"`
	Drummers  int    `toml:"drummers"`
	Sergeants int    `toml:"sergeants"`
	Standards int    `toml:"standards"`
	Officers  int    `toml:"officers"`
	From      int    `toml:"from"` // years
	To        int    `toml:"to"`
	Why       string `toml:"why"` // what its values stand for
}

// nations are the names of nations in files and views. unitNames are the proper names
// that battalions may have, as in files and in the words me.unit.<name>; the empty one
// stands for the number alone. troops are the rows, of which the first has the second name.
var nations, unitNames, troops = readTroops()

func readTroops() (nations, names []string, rows []troop) {
	var f struct {
		Nation []string `toml:"nation"`
		Troop  []troop  `toml:"troop"`
	}
	if err := toml.NewDecoder(bytes.NewReader(troopsFile)).DisallowUnknownFields().Decode(&f); err != nil {
		panic(fmt.Errorf("troops.toml: %w", err)) // it is part of the program
	}
	names = []string{""}
	for i := range f.Troop {
		names = append(names, f.Troop[i].Name)
	}
	return f.Nation, names, f.Troop
}

// objectiveNames are the names of objectives, as in files and in the words
// me.goal.<name>. The last three go by their kind.
var objectiveNames = []string{"yard", "ridge-top", "crossroads", "hill-road", "middle-grove", "barn-field", "field", "unit", "commander", "break"}
