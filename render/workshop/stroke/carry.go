package stroke

import (
	"slices"
	"strconv"

	"grognard/render/paint"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// carry is what is dragged.
type carry struct {
	lying []string  // paths of what lies where the button went down, the first of them first
	paths []string  // of what is dragged
	home  rules.Ref // the cell where it was taken
	moved bool
}

// lying returns what lies at the pointer: pieces, the one under it first, then what covers
// few cells, then what covers many.
func (h *Hand) lying() []*rules.Thing {
	cell := h.under
	if cell == 0 {
		cell = h.cell
	}
	all := h.State.On(cell)
	slices.Reverse(all)
	if t := h.State.Of(h.piece); t != nil && !slices.Contains(all, t) {
		all = append(all, t)
	}
	slices.SortStableFunc(all, func(a, b *rules.Thing) int { return h.weight(a) - h.weight(b) })
	return all
}

func (h *Hand) weight(t *rules.Thing) int {
	switch {
	case h.piece != 0 && t == h.State.Of(h.piece):
		return -2
	case t.Stock != "":
		return -1
	}
	return len(t.Cells)
}

// grasp takes hold of what lies under the pointer: of what is selected if that is there, or
// else of the first thing, unless it covers so much that nobody would have meant it. A stack goes
// as a whole, with Shift the counter alone that the pointer is on.
func (h *Hand) grasp(in *paint.Input) {
	h.doing = carrying
	h.carry = carry{home: h.under}
	if h.carry.home == 0 {
		h.carry.home = h.cell
	}
	selected := h.State.Selected()
	for i, t := range h.lying() {
		h.carry.lying = append(h.carry.lying, t.Path)
		switch {
		case in.Held.Ctrl || in.Held.Alt || h.piece != 0 && h.tiled(t.Path):
		case slices.Contains(selected, t.Path):
			h.carry.paths = selected
		case i == 0 && h.carry.paths == nil && len(t.Cells) == 1:
			h.carry.paths = []string{t.Path}
			if !in.Held.Shift {
				h.carry.paths = h.stack(t)
			}
		}
	}
}

// stack are the paths of the pieces of a side that stand where a thing does, it first: of it alone
// where it is no piece.
func (h *Hand) stack(t *rules.Thing) []string {
	all := []string{t.Path}
	if t.Stock == "" {
		return all
	}
	for _, k := range h.State.On(t.Cells[0]) {
		if k.Stock != "" && k.Side == t.Side && k.Path != t.Path && len(k.Cells) == 1 {
			all = append(all, k.Path)
		}
	}
	return all
}

// piled reports whether what is dragged is a stack that was not selected before.
func (h *Hand) piled() bool {
	return len(h.carry.paths) > 1 && !slices.Equal(h.carry.paths, h.State.Selected())
}

// overStack reports whether the pointer is on a stack that would go as a whole.
func (h *Hand) overStack() bool {
	t := h.State.Of(h.piece)
	return h.over && t != nil && len(t.Cells) == 1 && len(h.State.Selected()) == 0 && len(h.stack(t)) > 1
}

// drag notes that what is held has left its place.
func (h *Hand) drag() {
	if k := &h.carry; len(k.paths) > 0 && (!h.over || h.cell != k.home) {
		dx, dy := h.x-h.x0, h.y-h.y0
		k.moved = k.moved || dx*dx+dy*dy > leastDrag*leastDrag
	}
}

// leastDrag is how far the pointer goes, in pixels, before something is dragged.
const leastDrag = 6

// settle ends a press with an empty hand: a click selects, a drag puts down.
func (h *Hand) settle(in *paint.Input) state.Act {
	k := &h.carry
	switch {
	case !k.moved && k.home != h.cell && k.home != h.under && len(k.paths) == 0:
		return state.Act{} // dragged over the map without holding anything
	case !k.moved:
		return h.choose(k.lying, in.Held.Ctrl)
	case h.cell == k.home:
		return state.Act{} // and back again
	case h.cell == 0:
		if h.Deps.Drop != nil && !h.over {
			if act, ok := h.Deps.Drop(h.x, h.y, k.paths...); ok {
				return act
			}
		}
		return h.takeAll(func(t *rules.Thing) bool { return slices.Contains(k.paths, t.Path) })
	}
	act := h.move(k.paths, k.home, h.cell)
	if len(act.Edits) > 0 { // what was in hand is what one goes on with
		act.Add(state.Select(k.paths...))
	}
	return act
}

// choose selects the first of what lies there, or what lies below it if that is selected: tiles,
// which are the ground itself, only where the click is beside the piece. add adds it to the rest,
// or takes it out.
func (h *Hand) choose(lying []string, add bool) state.Act {
	if len(lying) == 0 {
		if add {
			return state.Act{}
		}
		return state.Select()
	}
	now := h.State.Selected()
	if add {
		if i := slices.Index(now, lying[0]); i >= 0 {
			return state.Select(slices.Delete(slices.Clone(now), i, i+1)...)
		}
		return state.Select(append(slices.Clone(now), lying[0])...)
	}
	if h.piece != 0 {
		lying = slices.DeleteFunc(lying, h.tiled)
	}
	if len(now) == 1 {
		if i := slices.Index(lying, now[0]); i >= 0 {
			return state.Select(lying[(i+1)%len(lying)])
		}
	}
	return state.Select(lying[0])
}

// tiled reports whether a path leads to a tile.
func (h *Hand) tiled(path string) bool {
	t := h.State.Draft().Thing(path)
	tool := h.State.Open.Kit().Tool(t.Tool)
	return tool != nil && tool.Stroke == rules.StrokeTile
}

// move moves things as far as from one cell to another.
func (h *Hand) move(paths []string, from, to rules.Ref) (act state.Act) {
	for _, path := range paths {
		t := h.State.Draft().Thing(path)
		if t == nil || len(t.Cells) == 0 {
			continue
		}
		e := rules.Edit{Do: rules.EditPut, Path: path, Side: t.Side, N: facing(t)}
		for _, r := range t.Cells {
			if q := h.grid.moved(r, from, to); q != 0 {
				e.Cells = append(e.Cells, q)
			}
		}
		if tool := h.State.Open.Kit().Tool(t.Tool); tool != nil && tool.Stroke == rules.StrokeTile {
			e.Cells = []rules.Ref{to}
		} else if len(e.Cells) < len(t.Cells) { // it would not lie on the map any more
			continue
		}
		act.Edits = append(act.Edits, e)
	}
	return act
}

// facing is where a thing looks, as a number; 0 if that is no number.
func facing(t *rules.Thing) int {
	for i := range t.Props {
		if p := &t.Props[i]; p.Facing && p.Kind == rules.PropNumber {
			n, _ := strconv.Atoi(p.Value)
			return n
		}
	}
	return 0
}

// place puts what is in hand on the cell under the pointer.
func (h *Hand) place(keep bool) state.Act {
	if t := h.State.Tool(); t != nil {
		cells := h.spot(t, h.cell)
		if len(cells) == 0 {
			return state.Act{}
		}
		return h.laid(t, cells, false)
	}
	return h.putFromBox(h.cell, keep)
}

// spot are the cells on which a tool lays its one thing, if that is done at a cell.
func (h *Hand) spot(t *rules.Tool, at rules.Ref) []rules.Ref {
	if at == 0 {
		return nil
	}
	if t.Stroke != rules.StrokeTile {
		return []rules.Ref{at}
	}
	for _, s := range t.Slots {
		if slices.Contains(s, at) {
			return s
		}
	}
	return nil
}

// putFromBox puts what is in hand out of the box on a cell. It stays in hand while there is more
// of it.
func (h *Hand) putFromBox(at rules.Ref, keep bool) state.Act {
	s, hand := h.State.Stock(), h.State.Hand
	if s == nil || at == 0 || s.Card != nil || s.Left == 0 {
		return state.Act{}
	}
	side := s.Side
	if side == rules.Chance {
		side = hand.Side
	}
	act := state.Edit(rules.Edit{Do: rules.EditPut, Stock: s.ID, Cells: []rules.Ref{at}, N: hand.Turns, Side: side, Value: hand.Value})
	if s.Left == 1 || h.boxed && !keep {
		act.Hand = letGo(hand).Hand
	}
	return act
}

// unbox ends the drag of something out of the box. Where it was let go over the box again,
// it stays in hand.
func (h *Hand) unbox(in *paint.Input) (act state.Act) {
	if h.over {
		act = h.putFromBox(h.cell, in.Held.Shift)
	}
	h.boxed = false
	return act
}

// Settle puts a thing that was dragged from elsewhere on the cell under the pointer, as of
// the last Hear.
func (h *Hand) Settle(path string) state.Act {
	t := h.State.Draft().Thing(path)
	if t == nil || h.cell == 0 {
		return state.Act{}
	}
	act := state.Select(path)
	act.Edits = []rules.Edit{{Do: rules.EditPut, Path: path, Cells: []rules.Ref{h.cell}, N: facing(t), Side: t.Side}}
	return act
}
