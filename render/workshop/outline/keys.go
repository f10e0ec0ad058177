package outline

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// Keys hears the keys of what is selected, which move, turn and take it away, wherever the
// pointer is. It comes before the keys of the map, and is left out where letters go into a field.
func (h *Hand) Keys(c *ui.Ctx) (act state.Act) {
	if h.Board.Map == nil || h.Board.Tabletop() == nil || c.Typing() || c.Beneath() {
		return act
	}
	if c.In.Held.Ctrl {
		if t := h.State.Thing(); t != nil && h.drag.what == nothing && c.Take("D") {
			return h.more(t)
		}
		return act
	}
	if h.drag.what != nothing {
		if c.Take("Escape") {
			h.Leave()
		}
		return act
	}
	things := h.State.Things()
	if h.State.Hand.Tool+h.State.Hand.Stock != "" {
		if c.Take("Escape") {
			act.Hand = &state.Hand{}
		}
		return act
	}
	if len(things) == 0 {
		return act
	}
	if c.Take("Escape") {
		return state.Select()
	}
	if c.Take("Delete") || c.Take("Backspace") {
		for _, t := range slices.Backward(things) {
			act.Edits = append(act.Edits, rules.Edit{Do: rules.EditTake, Path: t.Path})
		}
		return act
	}
	for i := range steps {
		k := &steps[i]
		if !c.Take(k.key) {
			continue
		}
		for _, t := range things {
			if t.Frame != nil {
				act.Edits = append(act.Edits, k.edit(t, h.unit()/4))
			}
		}
	}
	return act
}

// keyStep is what a key does to a thing: so many quarter inches east and north, or a turn.
type keyStep struct {
	key    paint.Key
	dx, dy float64
	turn   int
}

var steps = [...]keyStep{{"Left", -1, 0, 0}, {"Right", 1, 0, 0}, {"Up", 0, 1, 0}, {"Down", 0, -1, 0}, {"Comma", 0, 0, -step}, {"Period", 0, 0, step}}

// edit is the step of a thing, by a length.
func (k *keyStep) edit(t *rules.Thing, by float64) rules.Edit {
	e := rules.Edit{Do: rules.EditPut, Path: t.Path, N: stays(t)}
	switch {
	case k.turn == 0:
		e.Pts = points(of(t.Frame.Middle).plus(vec{k.dx, k.dy}.times(by)))
	case t.Stock != "":
		e.N = north(t.Frame.Facing+k.turn, t)
	default:
		e.N = k.turn
	}
	return e
}

// more puts one more of a thing beside it, as large and turned as it is.
func (h *Hand) more(t *rules.Thing) state.Act {
	if t.Frame == nil {
		return state.Act{}
	}
	if s := h.State.Line(t.Stock); s != nil && (s.Left == 0 || s.Filed) {
		return state.Act{}
	}
	by := h.aside(extentOf(h.drawn(t)))
	e := rules.Edit{Do: rules.EditPut, Tool: t.Tool, Stock: t.Stock, N: stays(t), Side: max(t.Side, rules.First), Pts: points(of(t.Frame.Middle).plus(by))}
	if t.Stock == "" && len(t.Pts) > 1 {
		e.Side, e.Pts, e.N = t.Side, nil, t.Frame.Facing
		for _, p := range t.Pts {
			e.Pts = append(e.Pts, of(p).plus(by).point())
		}
	}
	return state.Edit(e)
}

// aside is the way from an extent to the free place of one like it: half an inch from it in
// the first of the four ways of the table, east before all, in which there is room.
func (h *Hand) aside(e extent) vec {
	m, gap := h.Board.Map, h.unit()/2
	x, y := e.east-e.west+gap, e.north-e.south+gap
	switch {
	case e.east+x <= float64(m.Width):
		return vec{x, 0}
	case e.west >= x:
		return vec{-x, 0}
	case e.south >= y:
		return vec{0, -y}
	case e.north+y <= float64(m.Height):
		return vec{0, y}
	}
	return vec{} // it is as large as the table
}
