package squares

import (
	"fmt"
	"slices"
	"strings"

	"grognard/rules"
	"grognard/rules/draft"
)

// blankSizes are the boards that a battle can begin from: the sizes of the book's
// battles, and the largest that there is.
var blankSizes = [...]struct{ cols, rows int }{{10, 8}, {8, 6}, {9, 9}, {12, 10}, {maxCols, maxRows}}

// blankText is a battle before anything is laid down: each side has the
// commander-in-chief whom the book asks for (NS-A.13).
const blankText = `# Napoleon Squares

format = 1
options = []

[scenario]
id = "new-battle"
title_en = "New battle"
title_it = "Nuova battaglia"

[board]
cols = %d
rows = %d
square_m = 500
turn_minutes = 30
squares = [
]

[time]
start = "09:00"
month = 6
region = "other"
weather = "normal"
max_turns = 12
days = 1

[forces]
sides = [
  { nation = "fr", edge = "S", first = true, fog_markers = 4, cinc = { id = "red-c", ability = 0, at = "%s" } },
  { nation = "gb", edge = "N", first = false, fog_markers = 4, cinc = { id = "blue-c", ability = 0, at = "%s" } },
]
commands = [
]
units = [
]

[victory]
points_per_enemy_unit = 1
points_per_enemy_command = 3
margin = 3
objectives = [
]
`

// Blanks implements rules.Workshop.
func (Book) Blanks() (all []rules.Blank) {
	for _, n := range blankSizes {
		mid := n.cols / 2
		all = append(all, rules.Blank{Key: fmt.Sprintf("%dx%d", n.cols, n.rows),
			Text: fmt.Sprintf(blankText, n.cols, n.rows, at(mid, 0).name(), at(mid, n.rows-1).name())})
	}
	return all
}

// Draft implements rules.Workshop.
func (Book) Draft(text string) (*rules.Draft, error) {
	_, d, err := readDraft(text)
	return d, err
}

// readDraft is Draft, and the loader that has read it.
func readDraft(text string) (*loader, *rules.Draft, error) {
	l, err := gather(text)
	if err != nil {
		return nil, nil, err
	}
	d := &rules.Draft{Text: text, Board: l.b, Begun: l.f.Position != nil, Things: l.things()}
	d.Flaws = draft.Flaws(l.Found(), d.Things, l.cellsOf)
	for i := range d.Flaws {
		l.place(&d.Flaws[i], d)
	}
	d.Flaws = append(d.Flaws, l.advice(d.Things)...)
	return l, d, nil
}

// gather reads a text as far as it goes.
func gather(text string) (*loader, error) {
	l := newLoader()
	l.Gather()
	return l, l.read([]byte(text), nil)
}

// place gives a flaw of the position the thing that it speaks of, and one of a
// town its town.
func (l *loader) place(f *rules.Flaw, d *rules.Draft) {
	var i int
	var t *rules.Thing
	switch {
	case f.Thing != "":
	case scan(f.Path, "position.units.%d", &i):
		t = thingOf(d, refsByName[l.f.Position.Units[i].ID])
	case scan(f.Path, "position.leaders.%d", &i):
		t = thingOf(d, refsByName[l.f.Position.Leaders[i].ID])
	case f.Err.Key == "ns.fault.number" && scan(f.Path, "board.squares.%d", &i):
		if t = d.Thing(f.Path + ".town"); t == nil {
			t = d.Thing(f.Path + ".fort")
		}
	}
	if t != nil {
		f.Thing, f.Cells = t.Path, t.Cells
	}
	if t = d.Thing(f.Thing); t != nil && t.Prop("entry") != nil && scan(strings.TrimPrefix(f.Path, t.Path), ".entry.%d", &i) {
		if entry := strings.Fields(t.Prop("entry").Value); i < len(entry) {
			f.Cells = l.refs(entry[i : i+1])
		}
	}
}

// scan reads the number in a path.
func scan(path, format string, n *int) bool {
	k, _ := fmt.Sscanf(path, format, n)
	return k == 1
}

// thingOf returns the thing that a view knows by a name.
func thingOf(d *rules.Draft, r rules.Ref) *rules.Thing {
	i := slices.IndexFunc(d.Things, func(t rules.Thing) bool { return r != 0 && t.Ref == r })
	if i < 0 {
		return nil
	}
	return &d.Things[i]
}

// cellsOf are the squares of a value that belongs to nothing with a name: of the
// ground, or of what a position says of a marker or train.
func (l *loader) cellsOf(path string) []rules.Ref {
	var i int
	if scan(path, "board.squares.%d", &i) {
		return l.refs([]string{l.f.Board.Squares[i].At})
	}
	return nil
}

// refs are the squares of those names that the board has.
func (l *loader) refs(names []string) (all []rules.Ref) {
	for _, name := range names {
		if q, _ := parseSquare(name); l.b.onBoard(q) {
			all = append(all, q.ref())
		}
	}
	return all
}

// advice notes what hinders nobody and is hardly meant.
func (l *loader) advice(things []rules.Thing) (all []rules.Flaw) {
	note := func(path string, f *rules.FileError) {
		flaw := draft.Flaws([]*rules.FileError{l.At(path, f).(*rules.FileError)}, things, l.cellsOf)[0]
		flaw.Advice = true
		all = append(all, flaw)
	}
	for i, t := range l.f.Forces.Sides {
		if !slices.ContainsFunc(l.f.Forces.Commands, func(c commandTable) bool { return c.Side == t.Nation }) {
			note(fmt.Sprintf("forces.sides.%d", i), rules.Fault("ns.fault.alone", "%s has no troops: put a general and units on the table", rules.Said{ID: t.Nation, Ref: rules.SideRef(l.seatOf(i))}))
		}
	}
	for i, t := range l.f.Forces.Units {
		if l.f.Time.Days == 1 && t.Turn > l.f.Time.MaxTurns && l.f.Time.MaxTurns > 0 {
			note(fmt.Sprintf("forces.units.%d.arrives_turn", i), rules.Fault("ns.fault.late", "%s arrives after the last turn", rules.Said{ID: t.ID}))
		}
	}
	for i, t := range l.f.Board.Squares {
		if q, _ := parseSquare(t.At); l.b.onBoard(q) && l.b.stray(q) {
			note(fmt.Sprintf("board.squares.%d", i), rules.Fault("ns.fault.stray", "the river on %s leads nowhere: paint more of it, or take it away", rules.Said{ID: t.At}))
		}
	}
	bridging := slices.ContainsFunc(l.f.Forces.Trains, func(t trainTable) bool { return t.Kind == trainNames[pontoonTrain] })
	for i, o := range l.f.Victory.Objectives {
		if q, _ := parseSquare(o.At); l.b.onBoard(q) && l.b.impassable(q) && !bridging {
			note(fmt.Sprintf("victory.objectives.%d.at", i), rules.Fault("ns.fault.closed", "nobody can ever take the objective on %s: the river there has neither a ford nor a bridge", rules.Said{ID: o.At}))
		}
	}
	for i, t := range l.f.Forces.Trains {
		if o := trainOption(t.Kind); !slices.Contains(l.f.Options, o) {
			note(fmt.Sprintf("forces.trains.%d", i), rules.Fault("ns.fault.idle", "it has no use: the battle does not offer the option %s", rules.Said{ID: o, Key: "ns.switch." + o}))
		}
	}
	return all
}

// stray reports a single square of a river that leads nowhere: rivers may end at the edge of the
// map.
func (x *scenario) stray(q square) bool {
	for h := range heading(headings) {
		if n := x.beside(q, h); n == offBoard || x.ground[n].river() {
			return false
		}
	}
	return x.ground[q].river()
}

// trainOption is the optional rule that a train needs.
func trainOption(kind string) string {
	if kind == trainNames[pontoonTrain] {
		return "pontoon"
	}
	return "ammunition"
}
