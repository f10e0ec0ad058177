package manoeuvre

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"grognard/rules"
	"grognard/rules/draft"
)

// blankHead and blankTail are what all blanks have round their map.
const (
	blankHead = `# Manoeuvre

format = 1
first = "south"

[scenario]
id = "new-battle"
title_en = "New battle"
title_it = "Nuova battaglia"

[rules]
setup = "scenario"

[map]
`
	blankTail = `
[south]
army = "fr"
opening = "random"
units = [
]

[north]
army = "gb"
opening = "random"
units = [
]
`
	openRows = `rows = [
  "........",
  "........",
  "........",
  "........",
  "........",
  "........",
  "........",
  "........",
]
`
	firstTiles = `nw = { tile = "T01", rot = 0 }
ne = { tile = "T02", rot = 0 }
sw = { tile = "T03", rot = 0 }
se = { tile = "T04", rot = 0 }
`
)

// Blanks implements rules.Workshop: the board has one size (MAN-1.1.1), and is
// laid of tiles (MAN-1.1.2) or painted.
func (Book) Blanks() []rules.Blank {
	return []rules.Blank{
		{Key: "board", Text: blankHead + openRows + blankTail},
		{Key: "tiles", Text: blankHead + firstTiles + blankTail},
	}
}

// Draft implements rules.Workshop.
func (Book) Draft(text string) (*rules.Draft, error) {
	l := &loader{b: emptyBoard()}
	l.Gather()
	if err := l.read([]byte(text), nil); err != nil {
		return nil, err
	}
	d := &rules.Draft{Text: text, Board: l.b, Begun: l.f.Position != nil, SetUp: l.f.Position == nil, Things: l.things()}
	d.Flaws = draft.Flaws(l.Found(), d.Things, rowCells)
	for i := range d.Flaws {
		if f := &d.Flaws[i]; f.Cells == nil {
			f.Cells = l.cellsOf(f.Err)
		}
	}
	d.Flaws = append(d.Flaws, l.advice()...)
	return d, nil
}

// advice is what can be played, but hardly as it was meant: places that a
// scenario gives are those of the edges in the file, which players choose anew.
func (l *loader) advice() []rules.Flaw {
	for _, name := range sideNames {
		if l.b.edges || len(l.f.side(name).Units) == 0 || len(l.Found()) > 0 {
			continue
		}
		f := l.Fault(name+".units", "man.fault.advice.edges", "the units of the %s have places, but with this set-up the players choose the edges: those places will not hold", saidEdge(name))
		err, _ := f.(*rules.FileError)
		return []rules.Flaw{{Err: err, Path: err.Path, Advice: true}}
	}
	return nil
}

// cellsOf are the squares of a flaw of the map as a whole: the slots that have no
// tile, the lakes that leave no room.
func (l *loader) cellsOf(f *rules.FileError) (all []rules.Ref) {
	switch f.Key {
	case "man.fault.map.tiles":
		for i, t := range l.f.Map.slots() {
			if t == nil {
				all = append(all, slotAreas[i].Cells...)
			}
		}
	case "man.fault.room":
		e := slices.Index(edgeNames[:], fmt.Sprint(f.Args[0]))
		for _, c := range edgeAreas[e].Cells {
			if l.b.ground[c.N()] == lake {
				all = append(all, c)
			}
		}
	}
	return all
}

// rowCells are the squares of a row of the map.
func rowCells(path string) (all []rules.Ref) {
	var row int
	if n, _ := fmt.Sscanf(path, "map.rows.%d", &row); n != 1 || row < 0 || row > 7 {
		return nil
	}
	for file := range 8 {
		all = append(all, at(file, 7-row).ref())
	}
	return all
}

// squareRefs are the squares of those names that are names of squares.
func squareRefs(names ...string) (all []rules.Ref) {
	for _, name := range names {
		if q, ok := parseSquare(name); ok {
			all = append(all, q.ref())
		}
	}
	return all
}

// things lists what the file names.
func (l *loader) things() (all []rules.Thing) {
	for i, t := range l.f.Map.slots() {
		if t != nil {
			all = append(all, tileThing(i, t))
		}
	}
	for _, name := range sideNames {
		s, _ := l.side(name)
		t := l.f.side(name)
		for i, u := range t.Units {
			all = append(all, l.unitThing(s, fmt.Sprintf("%s.units.%d", name, i), u, t.StartReduced))
		}
		for i, id := range t.Hand {
			all = append(all, l.cardThing(s, name, handPile, i, id, t))
		}
		for i, id := range t.Discards {
			all = append(all, l.cardThing(s, name, discardPile, i, id, t))
		}
	}
	return all
}

// tileThing is a tile in a slot.
func tileThing(slot int, t *tileTable) rules.Thing {
	n := max(0, findTile(t.Tile)) // a name that no tile has is a flaw of the first one
	return rules.Thing{Path: "map." + slotNames[slot], Tool: tiles[n].id, Name: rules.Text{Key: "man.tile." + tiles[n].id}, Side: rules.Chance,
		Cells: slotAreas[slot].Cells, Props: []rules.Prop{
			{Key: "tile", Value: t.Tile, Word: "man.prop.tile", Kind: rules.PropChoice, Values: tileIDs, Names: tileTexts, Rule: "MAN-1.1.2"},
			{Key: "rot", Value: strconv.Itoa(t.Rot), Word: "man.prop.rot", Kind: rules.PropNumber, Default: "0", High: 3, Rule: "MAN-3.3", Facing: true},
		}}
}

// tileIDs and tileTexts name all tiles.
var tileIDs, tileTexts = nameTiles()

func nameTiles() (ids []string, texts []rules.Text) {
	for i := range tiles {
		ids = append(ids, tiles[i].id)
		texts = append(texts, rules.Text{Key: "man.tile." + tiles[i].id})
	}
	return ids, texts
}

// unitThing is a unit that stands, or will when the set-up comes to it.
func (l *loader) unitThing(s rules.Side, path string, u unitTable, worn []string) rules.Thing {
	thing := rules.Thing{Path: path, Stock: cmp.Or(u.Unit, "?"), Side: s, Cells: squareRefs(u.At)}
	ref := refsByName[u.Unit]
	if ref.Kind() != unitKind {
		return thing
	}
	thing.Name = l.b.textOf(ref)
	if x, _, ok := l.b.unitNamed(ref); ok && x == s {
		thing.Ref = ref
	}
	thing.Props = []rules.Prop{
		{Key: "at", Value: u.At, Word: "workshop.prop.at", Kind: rules.PropCell},
		flagProp("reduced", u.Reduced || l.f.Position == nil && slices.Contains(worn, u.Unit), "man.prop.reduced", "MAN-1.3.2"),
		flagProp("redoubt", u.Redoubt, "man.prop.redoubt", "MAN-9.2.23"),
	}
	thing.Props[1].Strength, thing.Props[2].Begins = -1, true
	draft.Call(&thing, u.Called)
	return thing
}

func flagProp(key string, on bool, word, rule string) rules.Prop {
	return rules.Prop{Key: key, Value: strconv.FormatBool(on), Word: word, Kind: rules.PropFlag, Default: "false", Rule: rule}
}

// The piles that cards are put on; what is on none lies in the deck.
const (
	handPile    = "hand"
	discardPile = "discards"
)

func (l *loader) cardThing(s rules.Side, side, pile string, i int, id string, t *sideTable) rules.Thing {
	thing := rules.Thing{Path: fmt.Sprintf("%s.%s.%d", side, pile, i), Stock: cmp.Or(id, "?"), Side: s}
	ref := refsByName[id]
	if ref.Kind() != cardRefKind {
		return thing
	}
	thing.Ref, thing.Name = ref, l.b.textOf(ref)
	thing.Props = []rules.Prop{
		{Key: "pile", Value: pile, Word: "man.prop.pile", Kind: rules.PropChoice, Values: []string{handPile, discardPile}, Rule: "MAN-1.4.7"},
		flagProp("known", slices.Contains(t.Known, id), "man.prop.known", "MAN-1.4.8"),
	}
	return thing
}

// sideOfPath is the side that a path leads into, "" if it leads into none.
func sideOfPath(path string) string {
	if head, _, _ := strings.Cut(path, "."); head == sideNames[0] || head == sideNames[1] {
		return head
	}
	return ""
}
