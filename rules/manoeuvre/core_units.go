package manoeuvre

import (
	"bytes"
	"embed"
	"fmt"

	"github.com/pelletier/go-toml/v2"
)

//go:embed data/*.toml
var dataFiles embed.FS

// armies are the eight armies (MAN-1.3.1).
var armies = readArmies()

// army is a nation and its eight units.
type army struct {
	id     string
	nation string // whose colours it has
	tie    int    // rank in the last tie-break at nightfall (MAN-2.2.11)
	behind int    // 1 or 2 behind the army of the book that one of a battle's own is like
	units  [8]unitType
}

// unitType is what is printed on a counter (MAN-1.3.2, MAN-1.3.3).
type unitType struct {
	id            string
	nation        string // whose colours it has, "" for those of its army
	cavalry       bool
	full, reduced int
}

// noArmy stands for an army that has not been chosen yet.
const noArmy = -1

// steps is how many squares a unit moves (MAN-5.3, MAN-5.4).
func (u *unitType) steps() int {
	if u.cavalry {
		return 2
	}
	return 1
}

func readArmies() (all [8]army) {
	var f struct {
		Army []struct {
			ID    string `toml:"id"`
			Tie   int    `toml:"tie_rank"`
			Units []struct {
				ID      string `toml:"id"`
				Type    string `toml:"type"`
				Full    int    `toml:"full"`
				Reduced int    `toml:"reduced"`
			} `toml:"units"`
		} `toml:"army"`
	}
	readTable("armies.toml", &f)
	for i, a := range f.Army {
		all[i].id, all[i].nation, all[i].tie = a.ID, a.ID, a.Tie
		for j, u := range a.Units {
			all[i].units[j] = unitType{u.ID, "", u.Type == "cavalry", u.Full, u.Reduced}
		}
	}
	return all
}

// findArmy returns the number of an army, of the book or of a battle's own, or noArmy.
func findArmy(id string) int {
	for i := range armies {
		if armies[i].id == id {
			return i
		}
	}
	for i, name := range ownNames {
		if name == id {
			return len(armies) + i
		}
	}
	return noArmy
}

// readTable reads one of the compiled-in data files. They are part of the
// program, so a fault in them is a bug.
func readTable(name string, into any) {
	data, err := dataFiles.ReadFile("data/" + name)
	if err == nil {
		err = toml.NewDecoder(bytes.NewReader(data)).DisallowUnknownFields().Decode(into)
	}
	if err != nil {
		panic(fmt.Errorf("%s: %w", name, err))
	}
}
