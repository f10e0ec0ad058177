package ccn

import (
	"strconv"
	"strings"

	"grognard/rules"
	"grognard/rules/draft"
)

// Fixes implements rules.Workshop.
func (Book) Fixes(d *rules.Draft, f *rules.Flaw) []rules.Fix {
	own, l, err := readDraft(d.Text)
	if err != nil {
		return nil // it was read before
	}
	m := mender{l, own}
	return draft.Mending(Book{}, own, f, m.candidates(f))
}

// mender looks for what would mend a flaw.
type mender struct {
	l *loader
	d *rules.Draft
}

func fixed(text rules.Text, edits ...rules.Edit) rules.Fix {
	return rules.Fix{Text: text, Edits: edits}
}

// candidates are the steps that may mend a flaw, the likeliest first.
func (m *mender) candidates(f *rules.Flaw) (all []rules.Fix) {
	t := m.d.Thing(f.Thing)
	switch {
	case t != nil:
		all = m.forThing(f, t)
	case f.Err.Key == "ccn.advice.few":
		n, _ := f.Err.Args[2].(int)
		all = append(all, fixed(rules.Text{Key: "workshop.fix.number", N: n}, rules.Edit{Do: rules.EditSet, Key: f.Path, Value: strconv.Itoa(n)}))
	case f.Err.Key == "ccn.advice.stray" || strings.HasPrefix(f.Err.Key, "ccn.advice.dry."):
		all = append(all, fixed(rules.Text{Key: "workshop.fix.take"}, rules.Edit{Do: rules.EditErase, Tool: terrains[river].name, Cells: f.Cells}))
	case strings.HasPrefix(f.Path, "map.rows"):
		all = append(all, m.forRow(f))
	default:
		all = m.forTerm(f)
	}
	if strings.HasPrefix(f.Path, "position") || m.d.Begun && t == nil {
		all = append(all, fixed(rules.Text{Key: "ccn.fix.again"}, rules.Edit{Do: rules.EditTake, Path: "position"}))
	}
	return all
}

// forThing moves a unit or leader to the nearest hex where it may stand, sets a value to one that
// there is, or takes the thing away.
func (m *mender) forThing(f *rules.Flaw, t *rules.Thing) (all []rules.Fix) {
	if k := t.Ref.Kind(); (k == unitKind || k == leaderKind) && len(t.Cells) == 1 && f.Path == t.Path+".at" {
		if h := m.l.nearest(hex(t.Cells[0].N()), t.Ref); h != nowhere {
			all = append(all, fixed(rules.Text{Key: "workshop.fix.move", A: h.ref()}, rules.Edit{Do: rules.EditPut, Path: t.Path, Cells: []rules.Ref{h.ref()}}))
		}
	}
	if hexes := t.Prop("hexes"); f.Err.Key == "ccn.advice.closed" && len(t.Cells) > 1 {
		var rest []string
		for _, name := range strings.Fields(hexes.Value) {
			if h, ok := parseHex(name); !ok || h.ref() != f.Cells[0] {
				rest = append(rest, name)
			}
		}
		all = append(all, fixed(rules.Text{Key: "ccn.fix.without", A: f.Cells[0]}, rules.Edit{Do: rules.EditSet, Path: t.Path, Key: "hexes", Value: strings.Join(rest, " ")}))
	}
	if p := t.Prop(strings.TrimPrefix(f.Path, t.Path+".")); p != nil {
		if text, value, ok := draft.Restored(p); ok {
			all = append(all, fixed(text, rules.Edit{Do: rules.EditSet, Path: t.Path, Key: p.Key, Value: value}))
		}
	}
	return append(all, fixed(rules.Text{Key: "workshop.fix.take"}, rules.Edit{Do: rules.EditTake, Path: t.Path}))
}

// forRow clears what no ground is on a row of the map, and fills one that is too short.
func (m *mender) forRow(f *rules.Flaw) rules.Fix {
	var cells []rules.Ref
	for _, c := range f.Cells {
		rows := m.l.f.Map.Rows
		if h := hex(c.N()); h.row() < len(rows) && h.col() < len(rows[h.row()]) {
			if _, ok := parseGround(rows[h.row()][h.col()]); ok {
				continue
			}
		}
		cells = append(cells, c)
	}
	if len(f.Cells) == 0 { // rows are missing
		cells = append(cells, at(boardRows-1, 0).ref())
	}
	return fixed(rules.Text{Key: "ccn.fix.clear"}, rules.Edit{Do: rules.EditPaint, Tool: string(rules.GroundOpen), Cells: cells})
}

// forTerm sets a term of the battle to a value that there is.
func (m *mender) forTerm(f *rules.Flaw) (all []rules.Fix) {
	p := (&rules.Kit{Terms: terms(m.d)}).Term(f.Path)
	if p == nil {
		return nil
	}
	text, value, ok := draft.Restored(p)
	switch {
	case strings.HasPrefix(f.Err.Key, "ccn.advice.turned"):
		value, ok = p.Values[0], true
		if value == p.Value {
			value = p.Values[1]
		}
		text = rules.Text{Key: "ccn.fix.exchange"}
	case f.Err.Key == "ccn.fault.edge" && !ok: // the other side has it too
		value, ok = p.Values[0], true
		text = rules.Text{Key: p.Word + "." + value}
	}
	if ok {
		all = append(all, fixed(text, rules.Edit{Do: rules.EditSet, Key: p.Key, Value: value}))
	}
	return all
}

// nearest is the nearest hex to one that is free for a unit or leader, or nowhere.
func (l *loader) nearest(from hex, who rules.Ref) hex {
	best := nowhere
	for h := range hex(boardSize) {
		if !h.real() || l.b.occupied(h) {
			continue
		}
		g := l.b.scenario.ground[h]
		bars := terrains[g].impassable
		if who.Kind() == unitKind {
			bars = g.bars(unitTypes[who.N()/sameType].arm)
		}
		if !bars && (best == nowhere || distance(from, h) < distance(from, best)) {
			best = h
		}
	}
	return best
}
