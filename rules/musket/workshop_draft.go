package musket

import (
	"fmt"
	"slices"

	"grognard/rules"
	"grognard/rules/draft"
)

// Draft implements rules.Workshop.
func (Book) Draft(text string) (*rules.Draft, error) {
	_, d, err := readDraft(text)
	return d, err
}

// readDraft is Draft, and the file as it was read.
func readDraft(text string) (*sketch, *rules.Draft, error) {
	l := newLoader()
	l.Gather()
	if err := l.read([]byte(text), nil); err != nil {
		return nil, nil, err
	}
	w := &sketch{loader: l, state: map[string]int{}}
	if l.f.Position != nil {
		for i, t := range l.f.Position.Pieces {
			w.state[t.ID] = i
		}
	}
	w.armies = w.namesOfArmies()
	d := &rules.Draft{Text: text, Board: l.b, Begun: l.f.Position != nil, Things: w.things()}
	d.Flaws = slices.Concat(draft.Flaws(l.Found(), d.Things, w.cellsOf), draft.Flaws(w.unmanned(), d.Things, nil))
	d.Flaws = append(d.Flaws, w.advice(d)...)
	return w, d, nil
}

// unmanned are the armies that have no units. A file may say so and can be loaded, but there is
// nothing to play: for a draft it is a fault.
func (w *sketch) unmanned() (all []*rules.FileError) {
	for i := range w.f.Sides {
		army := w.f.Sides[i].Army
		if !slices.ContainsFunc(w.f.Units, func(t unitTable) bool { return t.Side == army }) {
			f := rules.Fault("ms.fault.nobody", "the army %s has no units: put some on the map", rules.Said{ID: army})
			all = append(all, w.At(fmt.Sprintf("side.%d", i), f).(*rules.FileError))
		}
	}
	return all
}

// sketch is a file that has been read as far as it goes, to be told as a draft.
type sketch struct {
	*loader
	state  map[string]int // of each counter its place in the list of a position
	armies []string       // of the battle, as far as there are such
}

func (w *sketch) namesOfArmies() (all []string) {
	for i := range w.f.Sides {
		if army := w.f.Sides[i].Army; w.w.sideCalled(army) != rules.Chance {
			all = append(all, army)
		}
	}
	return all
}

// cells are the hexes of those names that are names of hexes of the map.
func (w *sketch) cells(names ...string) (all []rules.Ref) {
	for _, name := range names {
		if h, ok := parseHex(name); ok && w.w.onMap(h) {
			all = append(all, h.ref())
		}
	}
	return all
}

// cellsOf are the hexes of a value that belongs to no thing: a row of the map, a
// letter of one, a hexside, a height.
func (w *sketch) cellsOf(path string) (all []rules.Ref) {
	var list string
	r, c := -1, -1
	switch n, _ := fmt.Sscanf(path, "map.terrain.%d.%d", &r, &c); {
	case n == 2 && w.w.onMap(hexAt(c, r)):
		return []rules.Ref{hexAt(c, r).ref()}
	case n == 1 && r < w.w.rows:
		for c := range w.w.cols {
			all = append(all, hexAt(c, r).ref())
		}
		return all
	}
	for i, names := range [sides][]string{w.f.Map.Hexsides.River, w.f.Map.Hexsides.Stream, w.f.Map.Hexsides.Bridge, w.f.Map.Hexsides.Ford,
		w.f.Map.Hexsides.Slope, w.f.Map.Hexsides.Steep, w.f.Map.Hexsides.Wall} {
		list = "map.hexsides." + sideNames[i] + ".%d"
		if n, _ := fmt.Sscanf(path, list, &r); n == 1 && r < len(names) && len(names[r]) == 9 {
			return w.cells(names[r][:4], names[r][5:])
		}
	}
	return nil
}

// things lists what the file names.
func (w *sketch) things() (all []rules.Thing) {
	for i := range w.f.Map.Roads {
		t := &w.f.Map.Roads[i]
		tool := t.Kind
		if tool != "trail" {
			tool = "road"
		}
		all = append(all, rules.Thing{Path: fmt.Sprintf("map.road.%d", i), Tool: tool, Side: rules.Chance, Cells: w.cells(t.Hexes...),
			Props: []rules.Prop{choice("kind", t.Kind, "road", "trail")}})
	}
	for i := range w.f.Map.Places {
		t := &w.f.Map.Places[i]
		all = append(all, rules.Thing{Path: fmt.Sprintf("map.place.%d", i), Tool: "place", Side: rules.Chance, Cells: w.cells(t.Hex),
			Props: []rules.Prop{nameProp(t.Name), cellProp("hex", t.Hex)}})
	}
	for i := range w.f.Sides {
		all = append(all, w.sideThings(i, &w.f.Sides[i])...)
	}
	for i := range w.f.Leaders {
		all = append(all, w.leaderThing(i, &w.f.Leaders[i]))
	}
	for i := range w.f.Units {
		all = append(all, w.unitThing(i, &w.f.Units[i]))
	}
	for i := range w.f.Victory.Objectives {
		t := &w.f.Victory.Objectives[i]
		all = append(all, rules.Thing{Path: fmt.Sprintf("victory.objective.%d", i), Tool: "objective", Side: w.w.sideCalled(t.Held), Cells: w.cells(t.Hex),
			Props: w.objectiveProps(i, t)})
	}
	for i := range w.f.Victory.Levels {
		t := &w.f.Victory.Levels[i]
		all = append(all, rules.Thing{Path: fmt.Sprintf("victory.level.%d", i), Tool: "level", Side: w.w.sideCalled(t.Winner),
			Name: rules.Text{Key: "ms.tool.level"}, Props: w.levelProps(t)})
	}
	for i := range w.f.Events {
		all = append(all, w.eventThing(i, &w.f.Events[i]))
	}
	return all
}

// sideThings lists the HQ, trains and formations of an army.
func (w *sketch) sideThings(i int, t *sideTable) (all []rules.Thing) {
	at, s := fmt.Sprintf("side.%d", i), w.w.sideCalled(t.Army)
	for j, x := range [2]*depotTable{&t.HQ, &t.Trains} {
		path := at + [2]string{".hq", ".trains"}[j]
		if x.ID == "" {
			continue // its fault is that of the side
		}
		thing := w.counterThing(path, x.ID, s, whereProps{hex: x.Hex})
		thing.Props = append(thing.Props, w.depotProps(j, x)...)
		draft.Call(&thing, x.Called)
		all = append(all, thing)
	}
	for j, f := range t.Formations {
		thing := rules.Thing{Path: fmt.Sprintf("%s.formations.%d", at, j), Tool: "formation", Side: s,
			Props: []rules.Prop{{Key: "mark", Value: f.Mark, Word: "ms.prop.mark", Kind: rules.PropWords, Rule: "MS-2.4.2"},
				{Key: "name", Value: f.Name, Word: "workshop.prop.name", Kind: rules.PropChoice, Values: formationNames, Names: formationWords}}}
		if n := slices.Index(formationNames, f.Name); n >= 0 {
			thing.Name = formationWords[n]
		}
		draft.Call(&thing, f.Called)
		all = append(all, thing)
	}
	return all
}

// counterThing is a counter of the file: where it stands or comes from.
func (w *sketch) counterThing(path, id string, s rules.Side, at whereProps) rules.Thing {
	t := rules.Thing{Path: path, Stock: id, Side: s, Props: w.whereProps(id, at)}
	if r := refsByName[id]; r.Kind() == counterKind {
		t.Ref, t.Name = r, rules.Text{Key: Book{}.Word(r)}
	}
	if id == "" {
		t.Stock = "?"
	}
	if w.f.Position == nil {
		t.Cells = w.cells(at.hex)
		if at.hex == "" {
			t.Turn = max(0, at.turn)
		}
		return t
	}
	if i, ok := w.state[id]; ok {
		p := &w.f.Position.Pieces[i]
		t.Cells = w.cells(p.At)
		t.Shares = []rules.Share{{Path: fmt.Sprintf("position.pieces.%d", i)}}
		if p.Place == placeNames[waiting] || p.Place == placeNames[onTrack] {
			t.Turn = max(0, p.Box)
		}
	}
	return t
}

func (w *sketch) leaderThing(i int, t *leaderTable) rules.Thing {
	s := w.w.sideCalled(t.Side)
	thing := w.counterThing(fmt.Sprintf("leader.%d", i), t.ID, s, whereProps{t.Hex, t.Turn, t.Entry, true})
	thing.Props = append(thing.Props, w.armyProp("side", t.Side), numberProp("cf", t.CF), numberProp("mr", t.MR), numberProp("movement", t.Movement),
		w.spanProp(t.Side, t.Span))
	draft.Call(&thing, t.Called)
	return thing
}

func (w *sketch) unitThing(i int, t *unitTable) rules.Thing {
	thing := w.counterThing(fmt.Sprintf("unit.%d", i), t.ID, w.w.sideCalled(t.Side), whereProps{t.Hex, t.Turn, t.Entry, true})
	thing.Props = w.unitProps(t, thing.Props)
	draft.Call(&thing, t.Called)
	return thing
}

// eventThing is an exclusive rule.
func (w *sketch) eventThing(i int, t *eventTable) rules.Thing {
	tool := t.Kind
	if !slices.Contains(eventNames, tool) {
		tool = eventNames[0]
	}
	return rules.Thing{Path: fmt.Sprintf("event.%d", i), Tool: tool, Side: rules.Chance, Name: rules.Text{Key: "ms.tool." + tool}, Props: w.eventProps(t)}
}
