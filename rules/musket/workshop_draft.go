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
	d.Flaws = slices.Concat(draft.Flaws(l.Found(), d.Things, w.cellsOf), draft.Flaws(w.unmanned(), d.Things, nil), w.advice(d))
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
				{Key: "name", Value: f.Name, Word: "workshop.prop.name", Kind: rules.PropChoice, Values: formationNames[:], Names: formationWords}}}
		if n := slices.Index(formationNames[:], f.Name); n >= 0 {
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

// advice lists what can be played all the same: crossings without water, slopes
// where the ground is level, names of what is not there.
func (w *sketch) advice(d *rules.Draft) (all []rules.Flaw) {
	advise := func(path string, cells []rules.Ref, key, format string, args ...any) {
		f := rules.Fault(key, format, args...)
		err := w.At(path, f).(*rules.FileError)
		all = append(all, rules.Flaw{Err: err, Path: path, Cells: cells, Advice: true})
	}
	h := &w.f.Map.Hexsides
	for i, list := range [2][]string{h.Bridge, h.Ford} {
		for j, name := range list {
			if path := fmt.Sprintf("map.hexsides.%s.%d", [2]string{"bridge", "ford"}[i], j); !w.overWater(name) {
				advise(path, w.cellsOf(path), "ms.advice.dry", "the bridge or ford between %s and %s crosses no water: paint a stream or river there, or take it away", saidHex(name, 0), saidHex(name, 1))
			}
		}
	}
	for i, list := range [2][]string{h.River, h.Stream} {
		for j, name := range list {
			if path := fmt.Sprintf("map.hexsides.%s.%d", [2]string{"river", "stream"}[i], j); w.stray(name) {
				advise(path, w.cellsOf(path), "ms.advice.stray", "the water between %s and %s leads nowhere: paint more of it, or take it away", saidHex(name, 0), saidHex(name, 1))
			}
		}
	}
	for i, list := range [2][]string{h.Slope, h.Steep} {
		for j, name := range list {
			if path := fmt.Sprintf("map.hexsides.%s.%d", [2]string{"slope", "steep"}[i], j); !w.uphill(name) {
				advise(path, w.cellsOf(path), "ms.advice.level", "the slope from %s up to %s does not lead from level ground to a height", saidHex(name, 0), saidHex(name, 1))
			}
		}
	}
	for i, t := range w.f.Map.Places {
		if h, ok := parseHex(t.Hex); ok && w.w.onMap(h) && w.bare(h) {
			advise(fmt.Sprintf("map.place.%d.hex", i), w.cells(t.Hex), "ms.advice.bare", "%s is the name of open ground: on %s lies no town, height or water", t.Name, rules.Said{ID: t.Hex})
		}
	}
	for i, t := range w.f.Victory.Objectives {
		if h, ok := parseHex(t.Hex); ok && w.w.onMap(h) && w.w.ground[h].row().Cost == [3]int{} {
			advise(fmt.Sprintf("victory.objective.%d.hex", i), w.cells(t.Hex), "ms.advice.closed", "nobody can ever take the objective on %s: no unit may enter its ground", rules.Said{ID: t.Hex})
			all[len(all)-1].Thing = fmt.Sprintf("victory.objective.%d", i)
		}
	}
	return all
}

// saidHex is the first or second hex of a hexside, as faults name it.
func saidHex(side string, n int) rules.Said {
	if len(side) != 9 {
		return rules.Said{ID: side}
	}
	return rules.Said{ID: side[5*n : 5*n+4]}
}

// bare reports whether a hex has nothing that a name could mean: it is open ground
// without height or water, not at the edge of the map, where names tell where roads
// lead, nobody has to take it, and no army goes aboard there.
func (w *sketch) bare(h hex) bool {
	if w.w.ground[h] != clearGround || w.w.heights.Has(h) {
		return false
	}
	for s := range 6 {
		n := neighbour(h, s, w.w.cols, w.w.rows)
		if n == noHex || w.w.heights.Has(n) || groundArt[w.w.ground[n]] == rules.GroundImpassable || wet(w.f.Map.Hexsides.River, h, n) || wet(w.f.Map.Hexsides.Stream, h, n) {
			return false
		}
	}
	lands := func(t sideTable) bool { return t.Embarkation == h.name() }
	return !slices.ContainsFunc(w.f.Sides, lands) && !slices.ContainsFunc(w.f.Victory.Objectives, func(o objectiveTable) bool { return o.Hex == h.name() })
}

// uphill reports whether a slope leads from level ground up to a height.
func (w *sketch) uphill(name string) bool {
	a, b, ok := w.pair(name)
	return !ok || rises(&w.w.heights, a, b)
}

// overWater reports whether a crossing lies on a river or stream, or joins two
// stretches of one: a position does not say what runs below.
func (w *sketch) overWater(name string) bool {
	a, b, ok := w.pair(name)
	if !ok {
		return true
	}
	if wet(w.f.Map.Hexsides.River, a, b) || wet(w.f.Map.Hexsides.Stream, a, b) {
		return true
	}
	for s := range 6 { // the hexes beside both: their sides towards them end where this one does
		n := neighbour(a, s, w.w.cols, w.w.rows)
		if n == noHex || distance(n, b) != 1 {
			continue
		}
		for _, list := range [2][]string{w.f.Map.Hexsides.River, w.f.Map.Hexsides.Stream} {
			if wet(list, a, n) || wet(list, b, n) {
				return true
			}
		}
	}
	return false
}

// stray reports a hexside of water that leads nowhere: its two hexes have no more of it on their
// other sides, and at neither end is the edge of the map, a marsh, or ground that nobody enters,
// which may be a lake.
func (w *sketch) stray(name string) bool {
	a, b, ok := w.pair(name)
	if !ok || w.sodden(a) || w.sodden(b) {
		return false
	}
	h := &w.f.Map.Hexsides
	more := func(x, n hex) bool {
		return slices.ContainsFunc([][]string{h.River, h.Stream, h.Bridge, h.Ford}, func(list []string) bool { return wet(list, x, n) })
	}
	for s := range 6 {
		n, m := neighbour(a, s, w.w.cols, w.w.rows), neighbour(b, s, w.w.cols, w.w.rows)
		if n != noHex && n != b && more(a, n) || m != noHex && m != a && more(b, m) {
			return false
		}
		if n != b {
			continue
		}
		for _, turn := range [2]int{1, 5} { // the hexes beside both, one at each end
			if end := neighbour(a, (s+turn)%6, w.w.cols, w.w.rows); end == noHex || w.sodden(end) {
				return false
			}
		}
	}
	return true
}

// sodden reports ground in which water ends.
func (w *sketch) sodden(h hex) bool {
	id := w.w.ground[h].row().ID
	return id == "marsh" || id == "impassable"
}

// pair reads the two hexes of a hexside: not those of one that is a fault of its own.
func (w *sketch) pair(name string) (a, b hex, ok bool) {
	if len(name) != 9 {
		return a, b, false
	}
	a, one := parseHex(name[:4])
	b, two := parseHex(name[5:])
	return a, b, one && two && w.w.onMap(a) && w.w.onMap(b) && distance(a, b) == 1
}

// wet reports whether a list of hexsides has that between two hexes.
func wet(list []string, a, b hex) bool {
	return slices.Contains(list, a.name()+"-"+b.name()) || slices.Contains(list, b.name()+"-"+a.name())
}
