package ccn

import (
	"fmt"
	"strconv"
	"strings"

	"grognard/rules"
	"grognard/rules/draft"
)

// blank is a battle before anything is laid down.
const blank = `# Commands & Colors: Napoleonics

format = 1
first = "french"
banners = 5

[scenario]
id = "new-battle"
title_en = "New battle"
title_it = "Nuova battaglia"

[map]
rows = [
  ".............",
  "............",
  ".............",
  "............",
  ".............",
  "............",
  ".............",
  "............",
  ".............",
]

[french]
edge = "top"
hand = 5
units = [
]
leaders = [
]

[allied]
edge = "bottom"
hand = 5
units = [
]
leaders = [
]
`

// Blanks implements rules.Workshop: the board has one size (CCN-2.1).
func (Book) Blanks() []rules.Blank { return []rules.Blank{{Key: "board", Text: blank}} }

// Draft implements rules.Workshop.
func (Book) Draft(text string) (*rules.Draft, error) {
	d, _, err := readDraft(text)
	return d, err
}

// readDraft is Draft, and the loader that has read it.
func readDraft(text string) (*rules.Draft, *loader, error) {
	l := &loader{b: emptyBoard()}
	l.Gather()
	if err := l.read([]byte(text), nil); err != nil {
		return nil, nil, err
	}
	d := &rules.Draft{Text: text, Board: l.b, Begun: l.f.Position != nil, Things: l.things()}
	d.Flaws = draft.Flaws(l.Found(), d.Things, l.rowCells)
	if len(d.Flaws) == 0 {
		d.Flaws = append(draft.Flaws(l.unmanned(), d.Things, nil), l.advice()...)
	}
	return d, l, nil
}

// unmanned are the sides that have no units. A file may say so and can be loaded, but there is
// nothing to play: for a draft it is a fault.
func (l *loader) unmanned() (all []*rules.FileError) {
	for s := rules.First; s <= rules.Second; s++ {
		if name := sideNames[s]; len(l.sideTable(s).Units) == 0 {
			f := rules.Fault("ccn.fault.nobody", "%s has no units: put some on the map", rules.Said{ID: name, Ref: rules.SideRef(s)})
			all = append(all, l.At(name+".units", f).(*rules.FileError))
		}
	}
	return all
}

func (l *loader) sideTable(s rules.Side) *sideTable {
	return [2]*sideTable{&l.f.French, &l.f.Allied}[s]
}

// rowCells are the hexes of a row of the map.
func (l *loader) rowCells(path string) (all []rules.Ref) {
	var r int
	if n, _ := fmt.Sscanf(path, "map.rows.%d", &r); n != 1 || r < 0 || r >= boardRows {
		return nil
	}
	for c := range boardCols - r%2 {
		all = append(all, at(r, c).ref())
	}
	return all
}

// refs are the hexes of those names that are names of hexes.
func refs(names []string) (all []rules.Ref) {
	for _, name := range names {
		if h, ok := parseHex(name); ok {
			all = append(all, h.ref())
		}
	}
	return all
}

// things lists what the file names.
func (l *loader) things() []rules.Thing {
	var all []rules.Thing
	for i, course := range l.f.Map.Courses {
		all = append(all, rules.Thing{Path: fmt.Sprintf("map.courses.%d", i), Tool: "river", Side: rules.Chance, Cells: refs(course)})
	}
	for i, n := range l.f.Map.Names {
		all = append(all, rules.Thing{Path: fmt.Sprintf("map.names.%d", i), Tool: "name", Side: rules.Chance, Cells: refs(n.Hexes),
			Props: l.nameProps(n)})
	}
	for i, w := range l.f.Map.Fieldworks {
		all = append(all, rules.Thing{Path: fmt.Sprintf("map.fieldworks.%d", i), Tool: "fieldworks", Side: rules.Chance, Cells: refs([]string{w.Hex})})
	}
	for i, o := range l.f.Objective {
		s, _ := l.side("", o.Side)
		all = append(all, rules.Thing{Path: fmt.Sprintf("objective.%d", i), Tool: "objective", Side: s, Cells: refs(o.Hexes), Props: objectiveProps(o)})
	}
	for s := rules.First; s <= rules.Second; s++ {
		all = append(all, l.sideThings(s)...)
	}
	return all
}

// sideThings lists the units, leaders and cards of a side.
func (l *loader) sideThings(s rules.Side) []rules.Thing {
	var all []rules.Thing
	t, name := l.sideTable(s), sideNames[s]
	for i, u := range t.Units {
		thing := rules.Thing{Path: fmt.Sprintf("%s.units.%d", name, i), Stock: stem(u.Unit), Side: s, Cells: refs([]string{u.At}), Ref: refsByName[u.Unit]}
		if thing.Ref.Kind() == unitKind {
			k := &unitTypes[thing.Ref.N()/sameType]
			thing.Name = rules.Text{Key: Book{}.Word(thing.Ref)}
			thing.Props = l.unitProps(u, k)
			draft.Call(&thing, u.Called)
		}
		all = append(all, thing)
	}
	for i, x := range t.Leaders {
		thing := rules.Thing{Path: fmt.Sprintf("%s.leaders.%d", name, i), Stock: x.Leader, Side: s, Cells: refs([]string{x.At}), Ref: refsByName[x.Leader]}
		if thing.Ref.Kind() == leaderKind {
			thing.Name = rules.Text{Key: Book{}.Word(thing.Ref)}
			thing.Props = []rules.Prop{cellProp(x.At)}
			draft.Call(&thing, x.Called)
		}
		all = append(all, thing)
	}
	hand, _ := t.Hand.([]any)
	for i, id := range hand {
		thing := rules.Thing{Path: fmt.Sprintf("%s.hand.%d", name, i), Stock: fmt.Sprint(id), Side: s, Ref: refsByName[fmt.Sprint(id)]}
		thing.Name = rules.Text{Key: Book{}.Word(thing.Ref)}
		all = append(all, thing)
	}
	return all
}

// stem is the type in the name of a unit: "fr-ln" of "fr-ln-3".
func stem(name string) string {
	if i := strings.LastIndexByte(name, '-'); i > 0 {
		return name[:i]
	}
	return name
}

func cellProp(at string) rules.Prop {
	return rules.Prop{Key: "at", Value: at, Word: "workshop.prop.at", Kind: rules.PropCell}
}

// unitProps are the properties of a unit: in a battle that has begun also what it
// has done this turn.
func (l *loader) unitProps(u unitTable, k *unitType) []rules.Prop {
	full := strconv.Itoa(k.blocks)
	blocks := full
	if u.Blocks != nil {
		blocks = strconv.Itoa(*u.Blocks)
	}
	all := []rules.Prop{cellProp(u.At),
		{Key: "blocks", Value: blocks, Word: "ccn.prop.blocks", Kind: rules.PropNumber, Default: full, Low: 1, High: k.blocks, Rule: "CCN-62.3", Strength: 1}}
	if l.f.Position == nil {
		return all
	}
	return append(all,
		rules.Prop{Key: "ordered", Value: strconv.FormatBool(u.Ordered), Word: "ccn.prop.ordered", Kind: rules.PropFlag, Default: "false", Rule: "CCN-6.2"},
		rules.Prop{Key: "moved", Value: strconv.Itoa(u.Moved), Word: "ccn.prop.moved", Kind: rules.PropNumber, Default: "0", High: farthestMove, Rule: "CCN-11.14"},
		rules.Prop{Key: "fought", Value: strconv.FormatBool(u.Fought), Word: "ccn.prop.fought", Kind: rules.PropFlag, Default: "false", Rule: "CCN-16.2"})
}

func (l *loader) nameProps(n nameTable) []rules.Prop {
	return []rules.Prop{{Key: "name", Value: n.Name, Word: "workshop.prop.name", Kind: rules.PropWords},
		{Key: "hexes", Value: strings.Join(n.Hexes, " "), Word: "ccn.prop.hexes", Kind: rules.PropCells}}
}

func objectiveProps(o objectiveTable) []rules.Prop {
	return []rules.Prop{
		{Key: "side", Value: o.Side, Word: "ccn.prop.side", Kind: rules.PropChoice, Values: sideNames[:], Names: sidesNamed, Rule: "CCN-64.1"},
		{Key: "mode", Value: o.Mode, Word: "ccn.prop.mode", Kind: rules.PropChoice, Values: []string{"each", "all"}, Rule: "CCN-64.1"},
		{Key: "banners", Value: strconv.Itoa(o.Banners), Word: "ccn.prop.banners", Kind: rules.PropNumber, Low: 1, High: mostBanners, Rule: "CCN-64.1"},
		{Key: "hexes", Value: strings.Join(o.Hexes, " "), Word: "ccn.prop.hexes", Kind: rules.PropCells, Rule: "CCN-64.1"},
	}
}
