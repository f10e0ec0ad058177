package musket

import "slices"

// names are the names of counters, armies and formations, as data/register.toml lists them.
// Saved games and the protocol read them, and numbers stand for their places: what is new
// is added at the end.
var names = readNames()

type namesTable struct {
	Armies     []armyTable `toml:"armies"`
	Formations []string    `toml:"formations"`
	Counters   []string    `toml:"counters"`
}

// armyTable is an army: how the names of its counters begin, and the colours in which the box
// shows them. One that borrows the colours of another nation goes by its own name.
type armyTable struct {
	Name    string `toml:"name"`
	Prefix  string `toml:"prefix"`
	Nation  string `toml:"nation"`
	Borrows bool   `toml:"borrows"`
}

func readNames() (t namesTable) {
	readTable("data/register.toml", &t)
	return t
}

var (
	// register names every counter there is. A battle gives its counters their
	// values; names are the same for ever.
	register = names.Counters

	// armyNames are the names of armies.
	armyNames = namesOfArmies()

	// formationNames are the names of higher commands.
	formationNames = names.Formations
)

// borrows reports whether an army is called otherwise than the nation whose colours it has.
func borrows(army string) bool {
	i := slices.Index(armyNames, army)
	return i >= 0 && names.Armies[i].Borrows
}

func namesOfArmies() (all []string) {
	for _, a := range names.Armies {
		all = append(all, a.Name)
	}
	return all
}
