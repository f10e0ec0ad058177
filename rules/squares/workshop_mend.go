package squares

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"grognard/rules"
)

// thinOut moves a unit out of a square that is too full: the last to come, or
// whoever has somewhere to go.
func (l *loader) thinOut(t *rules.Thing, d *rules.Draft) (all []rules.Fix) {
	for i := len(d.Things) - 1; i >= 0; i-- {
		x := &d.Things[i]
		if x.Prop("command") == nil || x.Path == t.Path || !strings.HasPrefix(x.Path, "forces.units.") || !slices.Equal(x.Cells, t.Cells) {
			continue
		}
		if q := l.nearest(x, offBoard, maxCols); q != offBoard && len(all) < 2 {
			m := moveTo(x.Path, q)
			m.Text = rules.Text{Key: "workshop.fix.move.who", A: q.ref(), B: x.Ref}
			all = append(all, m)
		}
	}
	return all
}

// mendRanks has a square one or two Lead units (NS-A.42).
func (l *loader) mendRanks(t *rules.Thing, d *rules.Draft) (all []rules.Fix) {
	for i := len(d.Things) - 1; i >= 0; i-- {
		x := &d.Things[i]
		if p := x.Prop("rank"); p != nil && slices.Equal(x.Cells, t.Cells) {
			other := map[string]string{"lead": "rear", "rear": "lead"}[p.Value]
			all = append(all, set(rules.Text{Key: "ns.fix." + cmp.Or(other, "lead"), A: x.Ref}, x.Path, "rank", cmp.Or(other, "lead")))
		}
	}
	return all[:min(len(all), 2)]
}

// mendRadius brings unit and general together.
func (l *loader) mendRadius(t *rules.Thing, d *rules.Draft) (all []rules.Fix) {
	g := l.generalOf(t)
	if g < 0 {
		return nil
	}
	if q := l.nearest(t, l.b.leader[g].at, commandRadius); q != offBoard {
		all = append(all, moveTo(t.Path, q))
	}
	if x := thingOf(d, l.b.leaders[g].ref); x != nil && len(t.Cells) == 1 {
		m := moveTo(x.Path, square(t.Cells[0].N()))
		m.Text = rules.Text{Key: "workshop.fix.move.who", A: t.Cells[0], B: x.Ref}
		all = append(all, m)
	}
	return append(all, l.mendCommand(t)...)
}

// mendCommand gives a unit or train to the general who is nearest.
func (l *loader) mendCommand(t *rules.Thing) (all []rules.Fix) {
	key := "command"
	if t.Prop(key) == nil {
		key = "general"
	}
	if t.Prop(key) == nil || l.b.commands == 0 {
		return nil
	}
	var near []int
	for g := range l.b.commands {
		x := &l.b.leaders[g]
		if (t.Side < 0 || x.side == t.Side) && things.Format(x.ref) != t.Prop(key).Value {
			near = append(near, g)
		}
	}
	far := func(g int) int {
		if q := l.b.leader[g].at; q != offBoard && len(t.Cells) == 1 {
			return distance(q, square(t.Cells[0].N()))
		}
		return maxCols
	}
	slices.SortStableFunc(near, func(a, b int) int { return far(a) - far(b) })
	for _, g := range near[:min(len(near), 2)] {
		all = append(all, set(rules.Text{Key: "ns.fix.command", A: l.b.leaders[g].ref}, t.Path, key, Book{}.Format(l.b.leaders[g].ref)))
	}
	return all
}

// mendEntry has a thing enter where it can.
func (l *loader) mendEntry(f *rules.Flaw, t *rules.Thing) (all []rules.Fix) {
	var i int
	if t.Prop("entry") == nil {
		return nil
	}
	entry := strings.Fields(t.Prop("entry").Value)
	if !scan(strings.TrimPrefix(f.Path, t.Path), ".entry.%d", &i) || i >= len(entry) {
		return nil
	}
	from, _ := parseSquare(entry[i])
	if q := l.b.nearestEntry(from, rules.Chance); q != offBoard {
		there := slices.Clone(entry)
		there[i] = q.name()
		all = append(all, set(rules.Text{Key: "workshop.fix.move", A: q.ref()}, t.Path, "entry", strings.Join(there, " ")))
	}
	if without := slices.Delete(slices.Clone(entry), i, i+1); len(without) > 0 {
		all = append(all, set(rules.Text{Key: "ns.fix.entry"}, t.Path, "entry", strings.Join(without, " ")))
	}
	return all
}

// mendEmpty gives a general a unit of his own: one that has served under him, or
// any brigade.
func (l *loader) mendEmpty(t *rules.Thing) (all []rules.Fix) {
	if len(t.Cells) != 1 {
		return nil
	}
	stock, s := t.Stock, ownColour(t.Stock)
	if i := slices.IndexFunc(box.Units, func(u unitTable) bool { return u.Command == stock && l.b.unitNumber[refsByName[u.ID]] == 0 }); i >= 0 {
		stock = box.Units[i].ID
	} else {
		stock = colours[max(s, t.Side, 0)] + "-massed"
	}
	text := rules.Text{Key: "ns.fix.unit"}
	return append(all, fix(text, rules.Edit{Do: rules.EditPut, Stock: stock, Cells: t.Cells, Side: t.Side}))
}

// mendGround mends what lies on a square.
func (l *loader) mendGround(f *rules.Flaw) (all []rules.Fix) {
	var i int
	if !scan(f.Path, "board.squares.%d", &i) || i >= len(l.f.Board.Squares) || len(f.Cells) != 1 {
		return nil
	}
	do := func(kind rules.EditKind, tool, text string, cells ...rules.Ref) {
		all = append(all, fix(rules.Text{Key: text, A: cells[0]}, rules.Edit{Do: kind, Tool: tool, Cells: cells}))
	}
	switch f.Err.Key {
	case "ns.fault.bridge":
		do(rules.EditPaint, "fordable", "ns.fix.river", f.Cells[0])
		do(rules.EditErase, "bridge", "ns.fix.nobridge", f.Cells[0])
	case "ns.fault.river":
		do(rules.EditPaint, "fordable", "ns.fix.river", f.Cells[0])
		do(rules.EditErase, "fordable", "ns.fix.noriver", f.Cells[0])
	case "ns.fault.stray":
		do(rules.EditErase, "fordable", "ns.fix.noriver", f.Cells[0])
	case "ns.fault.fort":
		do(rules.EditPaint, "town", "ns.tool.town", f.Cells[0])
		do(rules.EditPaint, "fort", "ns.tool.fort", f.Cells[0])
	case "ns.fault.river.gap":
		q := square(f.Cells[0].N())
		kind := cmp.Or(l.f.Board.Squares[i].River, "fordable")
		for h := heading(1); h < headings; h += 2 {
			if l.b.leaps(q, h) {
				do(rules.EditPaint, kind, "ns.fix.river", l.b.beside(q, h.turn(1)).ref())
				do(rules.EditPaint, kind, "ns.fix.river", l.b.beside(q, h.turn(-1)).ref())
			}
		}
		do(rules.EditErase, kind, "ns.fix.noriver", f.Cells[0])
	}
	return all
}

// mendBattle mends what is said of the battle as a whole.
func (l *loader) mendBattle(f *rules.Flaw) (all []rules.Fix) {
	b := l.b
	switch f.Err.Key {
	case "fault.file.format":
		all = append(all, set(rules.Text{Key: "workshop.fix.number", N: fileFormat}, "", "format", ""))
	case "ns.fault.first", "ns.fault.nameless", "ns.fault.nation":
		all = l.mendSides(f)
	case "ns.fault.hour", "ns.fault.dawn":
		h := max(b.dawn, 9*hour) / hour
		all = append(all, set(rules.Text{Key: "ns.fix.hour", N: h}, "", "time.start", fmt.Sprintf("%d:00", h)))
		all = append(all, set(rules.Text{Key: "ns.prop.random"}, "", randomKey, "true"))
	case "ns.fault.dusk":
		if n := (b.dusk-b.start-1)/b.turnMinutes + 1; n > 0 {
			all = append(all, set(rules.Text{Key: "ns.fix.turns", N: n}, "", "time.max_turns", strconv.Itoa(n)))
		}
		all = append(all, set(rules.Text{Key: "ns.fix.days", N: 2}, "", "time.days", "2"))
	case "ns.fault.objectives":
		edits := []rules.Edit{}
		for i := len(l.f.Victory.Objectives) - 1; i >= maxObjectives; i-- {
			edits = append(edits, rules.Edit{Do: rules.EditTake, Path: fmt.Sprintf("victory.objectives.%d", i)})
		}
		all = append(all, fix(rules.Text{Key: "ns.fix.objectives", N: maxObjectives}, edits...))
	case "ns.fault.alone":
		var i int
		if scan(f.Path, "forces.sides.%d", &i) && len(l.f.Forces.Sides) == 2 {
			s := l.seatOf(i)
			if q := b.nearestEntry(offBoard, s); q != offBoard && !b.holds(q, s.Other()) {
				all = append(all, fix(rules.Text{Key: "ns.fix.unit"}, rules.Edit{Do: rules.EditPut, Stock: colours[s] + "-massed", Cells: []rules.Ref{q.ref()}, Side: s}))
			}
		}
	case "ns.fault.offer", "ns.fault.switch":
		all = append(all, takeAway(f.Path))
	case "ns.fault.activation":
		all = append(all, set(rules.Text{Key: "ns.phase.start.short"}, "", "position.phase", phaseNames[turnStart]))
	}
	return all
}

// mendSides tells the sides apart.
func (l *loader) mendSides(f *rules.Flaw) (all []rules.Fix) {
	if len(l.f.Forces.Sides) != 2 {
		return nil
	}
	taken := l.nations()
	if f.Err.Key == "ns.fault.first" {
		for i, id := range taken {
			all = append(all, set(nationNames(taken)[i], "", "first", id))
		}
		return all
	}
	i := 1
	if l.f.Forces.Sides[0].Nation == "" {
		i = 0
	}
	for _, id := range nationIDs {
		if !slices.Contains(taken, id) && len(all) < 3 {
			all = append(all, set(rules.Text{Key: "nation." + id}, "", fmt.Sprintf("forces.sides.%d.nation", i), id))
		}
	}
	return all
}
