package stroke

import (
	"slices"
	"strings"

	"grognard/render/workshop/state"
	"grognard/rules"
)

// takeUp takes the tool in hand that lays what the cell under the pointer has.
func (h *Hand) takeUp() state.Act {
	c := h.grid.cell(h.cell)
	hand := h.State.Hand
	best, found := 0, ""
	kit := h.State.Open.Kit()
	for i := range kit.Tools {
		t := &kit.Tools[i]
		if n := likeness(t, c); n > best {
			best, found = n, t.Key
		}
	}
	if found == "" {
		return state.Act{}
	}
	if hand.Tool, hand.Stock, hand.Value = found, "", ""; hand.Mode == state.Erase {
		hand.Mode = state.Brush
	}
	return state.Act{Hand: &hand}
}

// likeness is how much the ground that a tool lays is that of a cell: as its sample shows,
// in the middle.
func likeness(t *rules.Tool, c *rules.Cell) int {
	s := shown(t)
	if s == nil || t.Stroke == rules.StrokeEdges || t.Stroke == rules.StrokeTile {
		return 0
	}
	switch {
	case s.Ground == c.Ground && s.Level == c.Level:
		return 3
	case s.Ground == c.Ground && s.Ground != rules.GroundOpen:
		return 2
	case s.Level == c.Level && c.Level > 0:
		return 1
	}
	return 0
}

// shown is the cell in the middle of the sample of a tool, nil if it has none.
func shown(t *rules.Tool) *rules.Cell {
	if t.Sample == nil || t.Sample.Shape == rules.Tabletop {
		return nil
	}
	for i := range t.Sample.Cells {
		if c := &t.Sample.Cells[i]; c.Col == t.Sample.Cols/2 && c.Row == t.Sample.Rows/2 {
			return c
		}
	}
	return nil
}

// answer clicks a cell for the value that asks for cells: it is put among them or taken out.
// done ends the question.
func (h *Hand) answer(done bool) state.Act {
	k, hand := h.State.Asked, h.State.Hand
	p := h.State.Prop(k.Path, k.Key)
	if done || p == nil {
		return state.Act{Hand: &hand}
	}
	if h.cell == 0 {
		return state.Act{}
	}
	name := h.State.Open.Book().Format(h.cell)
	e := rules.Edit{Do: rules.EditSet, Path: k.Path, Key: k.Key, Value: name}
	if k.One {
		return state.Act{Edits: []rules.Edit{e}, Hand: &hand}
	}
	names := strings.Fields(p.Value)
	if i := slices.Index(names, name); i >= 0 {
		names = slices.Delete(names, i, i+1)
	} else {
		names = append(names, name)
	}
	e.Value = strings.Join(names, " ")
	return state.Edit(e)
}

// asked are the cells of the value that asks for cells.
func (h *Hand) asked(all []rules.Ref) []rules.Ref {
	k := h.State.Asked
	if k == nil {
		return all
	}
	if p := h.State.Prop(k.Path, k.Key); p != nil && p.Value != "" {
		names := strings.Fields(p.Value)
		for i := range h.grid.m.Cells {
			if r := h.grid.m.Cells[i].Ref; slices.Contains(names, h.State.Open.Book().Format(r)) {
				all = append(all, r)
			}
		}
	}
	return all
}
