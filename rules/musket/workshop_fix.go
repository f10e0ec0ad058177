package musket

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"grognard/rules"
	"grognard/rules/draft"
	"grognard/rules/tomlfile"
)

// Fixes implements rules.Workshop.
func (Book) Fixes(d *rules.Draft, f *rules.Flaw) []rules.Fix {
	w, own, err := readDraft(d.Text)
	if err != nil {
		return nil // it was read before
	}
	return draft.Mending(Book{}, own, f, w.candidates(f, own))
}

// candidates are the steps that may mend a flaw, the likeliest first.
func (w *sketch) candidates(f *rules.Flaw, d *rules.Draft) (all []rules.Fix) {
	offer := func(text rules.Text, edits ...rules.Edit) {
		all = append(all, rules.Fix{Text: text, Edits: edits})
	}
	set := func(path, key, value string) rules.Edit {
		return rules.Edit{Do: rules.EditSet, Path: path, Key: key, Value: value}
	}
	take := rules.Text{Key: "workshop.fix.take"}
	if t := d.Thing(f.Thing); t != nil {
		w.fixThing(f, t, offer)
		if f.Err.Key != "ms.fault.levels" && t.Prop("id") == nil {
			offer(take, rules.Edit{Do: rules.EditTake, Path: t.Path})
		}
		return all
	}
	switch path := f.Path; {
	case f.Err.Key == "ms.fault.row":
		if n := columns(w.f.Map.Terrain); n >= 2 && n <= maxCols {
			offer(rules.Text{Key: "ms.fix.cols", N: n}, set("", "map.cols", strconv.Itoa(n)))
		}
	case f.Err.Key == "ms.fault.ground":
		offer(rules.Text{Key: "ms.fix.clear"}, rules.Edit{Do: rules.EditErase, Tool: groundTool(clearGround), Cells: f.Cells})
	case f.Err.Key == "ms.advice.stray":
		offer(take, w.drained(path)...)
	case f.Err.Key == "ms.advice.crowded":
		w.spread(f, d, offer)
	case strings.HasPrefix(path, "map.h") || strings.HasPrefix(path, "position.pieces.") || strings.HasPrefix(path, "position.threats."):
		offer(take, rules.Edit{Do: rules.EditTake, Path: element(path)})
	case f.Err.Key == "ms.fault.turns":
		n := min(max(len(w.f.Turns), usualTurns), maxTurns)
		light := append(slices.Clone(w.f.Turns[:min(len(w.f.Turns), n)]), slices.Repeat([]string{lightNames[0]}, max(0, n-len(w.f.Turns)))...)
		offer(rules.Text{Key: "ms.fix.turns", N: n}, set("", "turns", strings.Join(light, " ")))
	case f.Err.Key == "ms.fault.army.same":
		if army := w.spareArmy(1); army != "" {
			offer(rules.Text{Key: "ms.fix.set", A: rules.MakeRef(armyKind, slices.Index(armyNames, army))}, set("", path, army))
		}
	case f.Err.Key == "ms.fault.levels":
		offer(rules.Text{Key: "ms.fix.level"}, rules.Edit{Do: rules.EditPut, Tool: "level", Side: rules.First})
	case f.Err.Key == "ms.fault.objectives":
		var edits []rules.Edit
		for i := len(w.f.Victory.Objectives) - 1; i >= maxObjectives; i-- {
			edits = append(edits, rules.Edit{Do: rules.EditTake, Path: fmt.Sprintf("victory.objective.%d", i)})
		}
		offer(rules.Text{Key: "ms.fix.objectives", N: maxObjectives}, edits...)
	case f.Err.Key == "ms.fault.loc":
		if h := w.landing(w.w.sideCalled(w.f.Sides[sideOf(path)].Army)); h != noHex {
			offer(rules.Text{Key: "ms.fix.loc", A: h.ref()}, set("", path+".loc", h.name()))
		}
	case f.Err.Key == "ms.fault.army":
		if army := w.spareArmy(sideOf(path)); army != "" {
			offer(rules.Text{Key: "ms.fix.set", A: rules.MakeRef(armyKind, slices.Index(armyNames, army))}, set("", path, army))
		}
	default:
		w.fixTerm(f, d, func(text rules.Text, value string, key string) { offer(text, set("", key, value)) })
	}
	return all
}

// spread moves the units that are too many in a hex to the nearest one that has room for them.
func (w *sketch) spread(f *rules.Flaw, d *rules.Draft, offer func(rules.Text, ...rules.Edit)) {
	t := d.Thing(strings.TrimSuffix(f.Path, ".hex"))
	c := w.b.pieceNamed(t.Ref)
	s, from := w.b.sideOf(c), w.b.piece[c].at
	many := w.excess(d, s, from)
	to := w.nearestOf(from, c, func(h hex) bool {
		return h != from && w.b.stacking(s, h)+len(many) <= maxStack && !slices.ContainsFunc(many, func(t *rules.Thing) bool {
			return w.w.ground[h].row().Cost[w.w.print[w.b.pieceNamed(t.Ref)].ground()] == 0
		})
	})
	if to == noHex {
		return
	}
	var edits []rules.Edit
	for _, t := range many {
		edits = append(edits, rules.Edit{Do: rules.EditPut, Path: t.Path, Cells: []rules.Ref{to.ref()}})
	}
	offer(rules.Text{Key: "ms.fix.spread", A: to.ref(), N: len(many)}, edits...)
}

// drained takes water off a hexside, and what crosses it.
func (w *sketch) drained(path string) []rules.Edit {
	all := []rules.Edit{{Do: rules.EditTake, Path: path}}
	cells := w.cellsOf(path)
	for i, list := range [2][]string{w.f.Map.Hexsides.Bridge, w.f.Map.Hexsides.Ford} {
		for j := len(list) - 1; j >= 0; j-- {
			at := fmt.Sprintf("map.hexsides.%s.%d", [2]string{"bridge", "ford"}[i], j)
			if over := w.cellsOf(at); len(cells) == 2 && len(over) == 2 && slices.Contains(cells, over[0]) && slices.Contains(cells, over[1]) {
				all = append(all, rules.Edit{Do: rules.EditTake, Path: at})
			}
		}
	}
	return all
}

// usualTurns is how many turns a battle gets that has none.
const usualTurns = 8

// sideOf is the number of the army in the path of one of its values.
func sideOf(path string) int {
	n := 0
	fmt.Sscanf(path, "side.%d", &n)
	return n
}

// element is the path of an element of a list of a map or position, from that of
// a value in it.
func element(path string) string {
	parts := strings.Split(path, ".")
	n := 3
	if strings.HasPrefix(path, "map.hexsides") {
		n = 4
	}
	return strings.Join(parts[:min(n, len(parts))], ".")
}

// fixThing mends what a thing says: where a counter is, a number, a choice, a
// name in a list.
func (w *sketch) fixThing(f *rules.Flaw, t *rules.Thing, offer func(rules.Text, ...rules.Edit)) {
	if c := w.b.pieceNamed(t.Ref); t.Ref != 0 && c >= 0 && placeFaults[f.Err.Key] && (w.f.Position == nil || f.Err.Key != "ms.fault.setup") { // a position says where it is now
		from := noHex
		if len(t.Cells) == 1 {
			from = hex(t.Cells[0].N())
		} else if loc := w.w.army[w.b.sideOf(c)].loc; len(loc) > 0 {
			from = loc[0]
		}
		if h := w.nearest(from, c); h != noHex {
			offer(rules.Text{Key: "workshop.fix.move", A: h.ref()}, rules.Edit{Do: rules.EditPut, Path: t.Path, Cells: []rules.Ref{h.ref()}})
		}
		return
	}
	key := strings.TrimPrefix(f.Path, t.Path+".")
	set := func(text rules.Text, key, value string) {
		offer(text, rules.Edit{Do: rules.EditSet, Path: t.Path, Key: key, Value: value})
	}
	if f.Err.Key == "ms.fault.unit.steps" {
		steps := 1
		if p := t.Prop("back_is"); p != nil && p.Value == backNames[backReduced] {
			steps = 2
		}
		set(rules.Text{Key: "ms.fix.number", N: steps}, "steps", strconv.Itoa(steps))
		return
	}
	p := t.Prop(key)
	switch {
	case p == nil, f.Err.Key == "ms.advice.nameless":
	case f.Err.Key == "ms.advice.held":
		s := w.standsOn(w.f.Victory.Objectives[itemOf(t.Path)].Hex)
		set(rules.Text{Key: "ms.fix.set", A: w.b.armyRef(s)}, "held", w.b.armyName(s))
	case f.Err.Key == "ms.fault.side" && len(w.armies) < 2: // not his fault, but that of an army
	case key == "kind" && apart(p.Value, likest(p.Value, p.Values)) > 3: // no slip of the pen
	case key == "side" && slices.Contains(p.Values, w.usualArmy(t.Stock)):
		set(rules.Text{Key: "ms.fix.usual"}, key, w.usualArmy(t.Stock))
	default:
		if text, value, ok := restored(p); ok {
			set(text, key, value)
		}
	}
}

// itemOf is the number at the end of a path.
func itemOf(path string) int {
	n, _ := strconv.Atoi(path[strings.LastIndexByte(path, '.')+1:])
	return n
}

// usualArmy is the army that a counter belongs to in the box, "" of none.
func (w *sketch) usualArmy(id string) string {
	if u := printed.unit(id); u != nil {
		return u.Side
	}
	if l := printed.leader(id); l != nil {
		return l.Side
	}
	return ""
}

// placeFaults are the faults of a counter that a move mends.
var placeFaults = map[string]bool{"ms.fault.hex": true, "ms.fault.closed": true, "ms.fault.both": true, "ms.fault.setup": true, "ms.fault.entry": true, "ms.fault.nowhere": true}

// restored is a value that a property could have instead of the one that it cannot.
func restored(p *rules.Prop) (text rules.Text, value string, ok bool) {
	switch p.Kind {
	case rules.PropNumber:
		n, err := strconv.Atoi(p.Value)
		if m := max(p.Low, min(n, p.High)); err == nil && m != n {
			return rules.Text{Key: "ms.fix.number", N: m}, strconv.Itoa(m), true
		}
	case rules.PropChoice:
		if !slices.Contains(p.Values, p.Value) && len(p.Values) > 0 && p.Key != "id" {
			return rules.Text{Key: "ms.fix.usual"}, likest(p.Value, p.Values), true
		}
	}
	return text, "", false
}

// likest is the one of some words that takes the fewest letters to be changed.
func likest(word string, words []string) (best string) {
	least := 1 << 30
	for _, w := range words {
		if n := apart(word, w); n < least {
			best, least = w, n
		}
	}
	return best
}

// apart counts the letters that are changed, put in or taken out between two
// words.
func apart(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		corner := row[0]
		row[0] = i + 1
		for j := range len(b) {
			n := min(row[j], row[j+1]) + 1
			if a[i] == b[j] {
				n = min(n, corner)
			} else {
				n = min(n, corner+1)
			}
			corner, row[j+1] = row[j+1], n
		}
	}
	return row[len(b)]
}

// fixTerm mends what is said of the battle as a whole.
func (w *sketch) fixTerm(f *rules.Flaw, d *rules.Draft, offer func(text rules.Text, value, key string)) {
	kit := &rules.Kit{Terms: terms(d)}
	if p := kit.Term(f.Path); p != nil && (f.Err.Key != "ms.fault.side" || len(w.armies) == 2) {
		if text, value, ok := restored(p); ok {
			offer(text, value, p.Key)
		}
		return
	}
	i := strings.LastIndexByte(f.Path, '.')
	if i < 0 {
		return
	}
	p := kit.Term(f.Path[:i])
	n, err := strconv.Atoi(f.Path[i+1:])
	if p == nil || err != nil {
		return
	}
	doc, err := tomlfile.Parse([]byte(d.Text), order)
	if err != nil {
		return
	}
	names := plains(doc, p.Key)
	switch {
	case n >= len(names) || slices.ContainsFunc(names, func(s string) bool { return strings.ContainsAny(s, " \t\r\n") }):
	case p.Kind == rules.PropList:
		names[n] = p.Values[0]
		offer(rules.Text{Key: "ms.fix.usual"}, strings.Join(names, " "), p.Key)
	case p.Kind == rules.PropCells && len(names) > 1:
		offer(rules.Text{Key: "workshop.fix.take"}, strings.Join(slices.Delete(names, n, n+1), " "), p.Key)
	}
}

// spareArmy is the name that most units of an army say that it has, of those that
// the other army does not have; else the first one.
func (w *sketch) spareArmy(i int) (best string) {
	most := -1
	for _, army := range armyNames {
		n := 0
		for j := range w.f.Units {
			if w.f.Units[j].Side == army {
				n++
			}
		}
		if !slices.Contains(w.armies, army) && n > most {
			best, most = army, n
		}
	}
	return best
}

// nearest is the hex nearest to one where a counter could be put, or noHex.
func (w *sketch) nearest(from hex, c int) hex {
	return w.nearestOf(from, c, func(hex) bool { return true })
}

// nearestOf is nearest among some hexes.
func (w *sketch) nearestOf(from hex, c int, fits func(hex) bool) hex {
	best := noHex
	w.w.hexesOf(func(h hex) {
		cost := w.w.ground[h].row().Cost
		if cost[w.w.print[c].ground()] == 0 || w.held[1-w.w.print[c].side].Has(h) || !fits(h) {
			return
		}
		if best == noHex || from != noHex && distance(from, h) < distance(from, best) {
			best = h
		}
	})
	return best
}

// landing is a hex at the edge of the map where an army could come from: near its
// counters, away from the enemy's.
func (w *sketch) landing(s rules.Side) hex {
	best, least := noHex, 0
	w.w.hexesOf(func(h hex) {
		if !w.w.edge(h) || w.w.ground[h].row().Cost[artillery] == 0 {
			return
		}
		sum := 0
		for c := range w.b.counters {
			if d := 0; w.b.inPlay(c) {
				if d = distance(h, w.b.piece[c].at); w.b.sideOf(c) != s {
					d = -d
				}
				sum += d
			}
		}
		if best == noHex || sum < least {
			best, least = h, sum
		}
	})
	return best
}
