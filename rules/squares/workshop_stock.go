package squares

import (
	"embed"
	"fmt"
	"slices"
	"strings"

	"github.com/pelletier/go-toml/v2"

	"grognard/rules"
)

//go:embed data/catalogue.toml data/box
var boxFiles embed.FS

// catalogue is what the things of the register are in the battles that come with the game:
// data/catalogue.toml those of the book, data/box, a file a nation, those of ours.
type catalogue struct {
	Chiefs   []cataloguedLeader `toml:"chiefs"`
	Commands []cataloguedLeader `toml:"commands"`
	Units    []unitTable        `toml:"units"`
}

type cataloguedLeader struct {
	ID      string `toml:"id"`
	Nation  string `toml:"nation"`
	Ability int    `toml:"ability"`
}

var box = readCatalogue()

func readCatalogue() (c catalogue) {
	c.add("data/catalogue.toml")
	nations, err := boxFiles.ReadDir("data/box")
	if err != nil {
		panic(err) // a bug of the package
	}
	for _, f := range nations {
		c.add("data/box/" + f.Name())
	}
	return c
}

// add adds the things of a file.
func (c *catalogue) add(file string) {
	data, err := boxFiles.ReadFile(file)
	var more catalogue
	if err == nil {
		err = toml.Unmarshal(data, &more)
	}
	if err != nil {
		panic(err) // a bug of the package
	}
	c.Chiefs, c.Commands, c.Units = append(c.Chiefs, more.Chiefs...), append(c.Commands, more.Commands...), append(c.Units, more.Units...)
}

// leader returns the line of a general or commander-in-chief, or nil.
func (c *catalogue) leader(id string) *cataloguedLeader {
	for _, list := range [2][]cataloguedLeader{c.Commands, c.Chiefs} {
		if i := slices.IndexFunc(list, func(x cataloguedLeader) bool { return x.ID == id }); i >= 0 {
			return &list[i]
		}
	}
	return nil
}

// unit returns the line of a unit, or nil.
func (c *catalogue) unit(id string) *unitTable {
	if i := slices.IndexFunc(c.Units, func(x unitTable) bool { return x.ID == id }); i >= 0 {
		return &c.Units[i]
	}
	return nil
}

// ownKinds are what the counters of a player's own can be: each is a line of the
// box, "red-massed", and the counters red-1, red-2 and on are any of them.
var ownKinds = []struct {
	key string
	u   unitTable
}{
	{"massed", unitTable{Kind: "infantry", Order: "massed"}},
	{"linear", unitTable{Kind: "infantry", Order: "linear"}},
	{"light", unitTable{Kind: "infantry", Order: "massed", Skirmish: 1, Light: true}},
	{"mixed", unitTable{Kind: "mixed", Order: "massed"}},
	{"cavalry-irregular", unitTable{Kind: "cavalry", Weight: "irregular"}},
	{"cavalry-light", unitTable{Kind: "cavalry", Weight: "light"}},
	{"lancers", unitTable{Kind: "cavalry", Weight: "light", Lancer: true}},
	{"cavalry-medium", unitTable{Kind: "cavalry", Weight: "medium"}},
	{"cavalry-heavy", unitTable{Kind: "cavalry", Weight: "heavy"}},
	{"guns-light", unitTable{Kind: "artillery", Weight: "light", Mobility: "foot"}},
	{"guns-medium", unitTable{Kind: "artillery", Weight: "medium", Mobility: "foot"}},
	{"guns-heavy", unitTable{Kind: "artillery", Weight: "heavy", Mobility: "foot"}},
	{"guns-horse", unitTable{Kind: "artillery", Weight: "light", Mobility: "horse"}},
}

// colours are the counters of the players' own, by side.
var colours = [2]string{"red", "blue"}

// ownColour returns the side whose colour a name begins with, Chance if it is
// none of the players' own.
func ownColour(id string) rules.Side {
	color, _, _ := strings.Cut(id, "-")
	return rules.Side(slices.Index(colours[:], color)) // -1 is Chance
}

// kindKey is which of the own kinds a unit is.
func kindKey(u *unitTable) string {
	switch u.Kind {
	case "cavalry":
		if u.Lancer {
			return "lancers"
		}
		return "cavalry-" + oneOf(u.Weight, []string{"irregular", "light", "medium", "heavy"})
	case "artillery":
		if u.Mobility == "horse" {
			return "guns-horse"
		}
		return "guns-" + oneOf(u.Weight, []string{"light", "medium", "heavy"})
	case "mixed":
		return "mixed"
	}
	switch {
	case u.Order == "linear":
		return "linear"
	case u.Light:
		return "light"
	}
	return "massed"
}

// oneOf is a word if it is one of a list, else the first of them.
func oneOf(word string, list []string) string {
	if slices.Contains(list, word) {
		return word
	}
	return list[0]
}

// unitStock is the line of the box of a unit in a file.
func unitStock(u *unitTable) string {
	_, registered := registered(unitKind, u.ID)
	switch s := ownColour(u.ID); {
	case u.ID == "":
		return unknown
	case s >= 0 && registered:
		return colours[s] + "-" + kindKey(u)
	}
	return u.ID
}

// leaderStock is the line of the box of a leader in a file.
func leaderStock(id string) string {
	r, ok := refsByName[id]
	switch s := ownColour(id); {
	case id == "":
		return unknown
	case s >= 0 && ok && r.Kind() == generalKind:
		return colours[s] + "-general"
	case s >= 0 && ok && r.Kind() == chiefKind:
		return colours[s] + "-chief"
	}
	return id
}

// nationOf is the nation of a line of the catalogue, by the beginning of its
// name: the allies of the British are with them.
func nationOf(id string) string {
	nation, _, _ := strings.Cut(id, "-")
	if nation == "al" {
		return "gb"
	}
	return nation
}

// pieceOf is a unit as it would stand.
func pieceOf(u *unitTable, nation string) rules.Piece {
	k := unitType{kind: kind(max(0, slices.Index(kindNames, u.Kind))), weight: weight(max(0, slices.Index(weightNames, u.Weight))), light: u.Light, lancer: u.Lancer,
		cuirass: u.Cuirass, linear: u.Order == "linear", horse: u.Mobility == "horse", elite: slices.Contains(u.Traits, "elite"), veteran: slices.Contains(u.Traits, "veteran"),
		recruit: slices.Contains(u.Traits, "recruit"), irregular: slices.Contains(u.Traits, "irregular")}
	b := Board{scenario: &scenario{units: []unitType{k}, leaders: []leaderType{{}}}}
	b.unit[0].state = present
	return rules.Piece{Nation: nation, Form: rules.Base, Face: k.face(), N: k.bases(), Of: k.bases(), Value: "0", State: b.states(0)}
}

func leaderPiece(nation string, ability int) rules.Piece {
	return rules.Piece{Nation: nation, Form: rules.Leader, Face: rules.FaceCommander, N: 1, Of: 1, Value: signed(ability)}
}

// printed is the box as it is before anything is taken out: the units of each
// army under their generals, as the battles of the book order them, then the
// counters of the players' own, then trains.
var printed = printBox()

func printBox() (all []rules.Stock) {
	add := func(id, word, group, nation string, piece rules.Piece, left int) {
		all = append(all, rules.Stock{ID: id, Side: rules.Chance, Name: rules.Text{Key: word}, Group: []rules.Text{{Key: "nation." + nation}, {Key: group}}, Piece: piece, Left: left})
	}
	for _, c := range box.Chiefs {
		add(c.ID, "ns.general."+c.ID, "ns.stock.chiefs", c.Nation, leaderPiece(c.Nation, c.Ability), 1)
	}
	for _, c := range box.Commands {
		add(c.ID, "ns.general."+c.ID, "ns.general."+c.ID, c.Nation, leaderPiece(c.Nation, c.Ability), 1)
		for i := range box.Units {
			if u := &box.Units[i]; u.Command == c.ID {
				add(u.ID, "ns.unit."+u.ID, "ns.general."+c.ID, c.Nation, pieceOf(u, c.Nation), 1)
			}
		}
	}
	for _, color := range colours {
		own := []rules.Text{{Key: "ns.stock.own." + color}, {Key: "ns.stock.own"}}
		for _, k := range [...]struct {
			key  string
			left int
		}{{"chief", 1}, {"general", ownCounters(generalKind, color)}} {
			all = append(all, rules.Stock{ID: color + "-" + k.key, Side: ownColour(color), Name: rules.Text{Key: "ns.stock." + k.key}, Group: own, Piece: leaderPiece("", 0), Left: k.left})
		}
		for i := range ownKinds {
			k := &ownKinds[i]
			all = append(all, rules.Stock{ID: color + "-" + k.key, Side: ownColour(color), Name: rules.Text{Key: "ns.stock." + k.key}, Group: own,
				Piece: pieceOf(&k.u, ""), Left: ownCounters(unitKind, color)})
		}
	}
	for kind, face := range [2]rules.Face{rules.FaceSupply, rules.FaceSappers} {
		all = append(all, rules.Stock{ID: trainNames[kind], Side: rules.Chance, Name: rules.Text{Key: "ns.stock." + trainNames[kind]}, Group: []rules.Text{{Key: "ns.stock.trains"}},
			Piece: rules.Piece{Form: rules.Base, Face: face, N: 1, Of: 1}, Left: -1})
	}
	return all
}

// ownCounters is how many counters of a kind a colour has.
func ownCounters(kind uint8, color string) int {
	n := 0
	for _, ok := registered(kind, ownName(kind, color, n+1)); ok; _, ok = registered(kind, ownName(kind, color, n+1)) {
		n++
	}
	return n
}

// ownName is the n-th counter of a kind of a colour: "red-3", "red-g3", "red-c".
func ownName(kind uint8, color string, n int) string {
	switch kind {
	case chiefKind:
		return color + "-c"
	case generalKind:
		return fmt.Sprintf("%s-g%d", color, n)
	}
	return fmt.Sprintf("%s-%d", color, n)
}

// stock is what the box holds now.
func stock(d *rules.Draft) []rules.Stock {
	used := map[rules.Ref]bool{}
	out := map[string]int{} // counters of a colour that are not in the box: "red2"
	for i := range d.Things {
		if r := d.Things[i].Ref; r != 0 && !used[r] {
			used[r] = true
			out[fmt.Sprint(nationOf(Book{}.Format(r)), r.Kind())]++
		}
	}
	b := d.Board.(*Board)
	all := slices.Clone(printed)
	for i := range all {
		x := &all[i]
		r, listed := refsByName[x.ID]
		switch {
		case x.Left < 0:
		case listed && used[r]:
			x.Left = 0
		case x.Side >= 0:
			kind := unitKind
			if x.Piece.Form == rules.Leader {
				kind = generalKind
				if strings.HasSuffix(x.ID, "-chief") {
					kind = chiefKind
				}
			}
			x.Left -= out[fmt.Sprint(colours[x.Side], kind)]
		}
		switch {
		case x.Side >= 0:
			x.Piece.Side, x.Piece.Nation = x.Side, b.side[x.Side].nation
		case x.Left >= 0:
			x.Side = rules.Side(slices.IndexFunc(b.side[:], func(s sideType) bool { return s.nation == x.Piece.Nation }))
			x.Piece.Side = max(0, x.Side)
		}
	}
	return all
}
