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

// more puts one more of a thing beside it: of what is no body, as it usually is.
func (h *Hand) more(t *rules.Thing) state.Act {
	if t.Frame == nil {
		return state.Act{}
	}
	if s := h.State.Line(t.Stock); s != nil && (s.Left == 0 || s.Filed) {
		return state.Act{}
	}
	aside := vec{float64(t.Frame.Wide) + h.unit()/2, 0}
	e := rules.Edit{Do: rules.EditPut, Tool: t.Tool, Stock: t.Stock, N: stays(t), Side: max(t.Side, rules.First), Pts: points(of(t.Frame.Middle).plus(aside))}
	return state.Edit(e)
}
