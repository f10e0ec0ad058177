package stroke

import (
	"slices"
	"strconv"
	"strings"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// Keys hears the keys of what is in hand or selected. It comes before the keys of the map.
func (h *Hand) Keys(c *ui.Ctx) state.Act {
	if !h.see() || c.Typing() || c.Beneath() {
		return state.Act{}
	}
	if c.In.Held.Ctrl {
		if t := h.State.Thing(); t != nil && c.Take("D") {
			return h.More(t)
		}
		act, _ := h.strengthen(c)
		return act
	}
	if act, done := h.leave(c); done {
		return act
	}
	if act, done := h.turn(c); done {
		return act
	}
	if len(h.State.Selected()) > 0 {
		if act, done := h.change(c); done {
			return act
		}
	}
	if c.Ringed() { // the keyboard is at a widget
		return state.Act{}
	}
	return h.steer(c)
}

// leave hears the keys that end something.
func (h *Hand) leave(c *ui.Ctx) (act state.Act, done bool) {
	hand := h.State.Hand
	switch {
	case len(h.path.cells) > 0 && h.cursor == 0 && c.Take("Enter"):
		return h.end(), true
	case h.State.Asked != nil && (c.Take("Escape") || h.cursor == 0 && c.Take("Enter")):
		return state.Act{Hand: &hand}, true
	case h.Busy() && c.Take("Escape"):
		h.Drop()
		return act, true
	case (hand.Tool != "" || hand.Stock != "") && c.Take("Escape"):
		return letGo(hand), true
	case h.cursor != 0 && c.Take("Escape"):
		h.cursor = 0
		return act, true
	case len(h.State.Selected()) > 0 && c.Take("Escape"):
		return state.Select(), true
	}
	return act, false
}

// turn hears the keys that turn what is in hand.
func (h *Hand) turn(c *ui.Ctx) (act state.Act, done bool) {
	t := h.State.Tool()
	if t == nil || t.Stroke != rules.StrokeTile {
		return act, false
	}
	by := 0
	switch {
	case c.Take("R") || strings.Contains(c.In.Text, "."):
		by = 1
	case strings.Contains(c.In.Text, ","):
		by = 3
	default:
		return act, false
	}
	hand := h.State.Hand
	hand.Turns = (hand.Turns + by) & 3
	return state.Act{Hand: &hand}, true
}

// change hears the keys that change what is selected.
func (h *Hand) change(c *ui.Ctx) (act state.Act, done bool) {
	paths := h.State.Selected()
	switch {
	case c.Take("Delete") || c.Take("Backspace"):
		return h.takeAll(func(t *rules.Thing) bool { return slices.Contains(paths, t.Path) }), true
	case strings.Contains(c.In.Text, "."):
		return h.each(func(p *rules.Prop) (string, bool) { return turned(p, 1), p.Facing })
	case strings.Contains(c.In.Text, ","):
		return h.each(func(p *rules.Prop) (string, bool) { return turned(p, -1), p.Facing })
	}
	return act, false
}

// strengthen hears the keys of strength, with Ctrl: without it they are those of the zoom, as its
// buttons say.
func (h *Hand) strengthen(c *ui.Ctx) (act state.Act, done bool) {
	if !h.has1(func(p *rules.Prop) bool { return p.Strength != 0 }) {
		return act, false
	}
	switch {
	case c.Take("Plus"):
		return h.each(func(p *rules.Prop) (string, bool) { return stronger(p, 1), p.Strength != 0 })
	case c.Take("Minus"):
		return h.each(func(p *rules.Prop) (string, bool) { return stronger(p, -1), p.Strength != 0 })
	}
	return act, false
}

// has1 reports whether something that is selected has a property of a kind.
func (h *Hand) has1(is func(*rules.Prop) bool) bool {
	return slices.ContainsFunc(h.State.Things(), func(t *rules.Thing) bool {
		return slices.ContainsFunc(t.Props, func(p rules.Prop) bool { return is(&p) })
	})
}

// each gives all that is selected new values of some properties, in one step: those that can
// be set without the battle beginning by it.
func (h *Hand) each(of func(*rules.Prop) (value string, is bool)) (act state.Act, done bool) {
	for _, t := range h.State.Things() {
		for i := range t.Props {
			p := &t.Props[i]
			value, is := of(p)
			if !is {
				continue
			}
			if done = true; value != p.Value && p.Fixed.Key == "" && (!p.Begins || h.State.Draft().Begun) {
				act.Edits = append(act.Edits, rules.Edit{Do: rules.EditSet, Path: t.Path, Key: p.Key, Value: value})
			}
		}
	}
	return act, done
}

// turned is the value of a facing a step further, or back.
func turned(p *rules.Prop, by int) string {
	if p.Kind == rules.PropChoice && len(p.Values) > 0 {
		n := len(p.Values)
		return p.Values[(max(0, slices.Index(p.Values, p.Value))+by+n)%n]
	}
	n, _ := strconv.Atoi(p.Value)
	round := p.High - p.Low + 1
	return strconv.Itoa(p.Low + (n-p.Low+by*max(1, p.Step)+round)%max(1, round))
}

// stronger is the value of a strength a step higher, or lower.
func stronger(p *rules.Prop, by int) string {
	by *= p.Strength
	if p.Kind == rules.PropFlag {
		return strconv.FormatBool(by > 0)
	}
	n, _ := strconv.Atoi(p.Value)
	return strconv.Itoa(min(max(n+by*max(1, p.Step), p.Low), p.High))
}

// steer moves what is selected by a cell, or with nothing selected the cursor, whose click
// is Enter.
func (h *Hand) steer(c *ui.Ctx) state.Act {
	for _, k := range [...]struct {
		key    paint.Key
		dx, dy int
	}{{"Left", -1, 0}, {"Right", 1, 0}, {"Up", 0, -1}, {"Down", 0, 1}} {
		if !c.Take(k.key) {
			continue
		}
		hand := h.State.Hand
		if all := h.State.Things(); len(all) > 0 && hand.Tool == "" && hand.Stock == "" && h.State.Asked == nil {
			for _, t := range all {
				if len(t.Cells) > 0 {
					if to := h.grid.step(t.Cells[0], k.dx, k.dy); to != 0 {
						return h.move(h.State.Selected(), t.Cells[0], to)
					}
					return state.Act{}
				}
			}
		}
		h.walk(k.dx, k.dy)
		return state.Act{}
	}
	if h.cursor != 0 && c.Take("Enter") {
		return h.enter(c.In)
	}
	return state.Act{}
}

// walk moves the cursor; it begins at the pointer, or in the middle of what is seen.
func (h *Hand) walk(dx, dy int) {
	switch to := h.grid.step(h.cursor, dx, dy); {
	case to != 0:
		h.cursor = to
	case h.cursor != 0:
	case h.cell != 0:
		h.cursor = h.cell
	default:
		if h.cursor = h.Board.CellAt(h.Board.Free.Center()); h.cursor == 0 && len(h.grid.m.Cells) > 0 {
			h.cursor = h.grid.m.Cells[0].Ref
		}
	}
}

// enter is a click at the cursor.
func (h *Hand) enter(in *paint.Input) state.Act {
	r, ok := h.Board.CellRect(h.cursor)
	if !ok {
		return state.Act{}
	}
	at := *in
	at.X, at.Y = r.Center()
	at.Pressed, at.Down = [3]bool{}, [3]bool{}
	spot, over := h.Board.Find(at.X, at.Y), h.over
	h.over, h.cell, h.under, h.piece, h.button = true, h.cursor, h.cursor, spot.Piece, paint.Left
	h.x, h.y = at.X, at.Y
	act := h.press(&at)
	if h.doing != nothing {
		h.goOn(&at)
		act = h.release(&at)
	}
	h.over, h.x, h.y = over, in.X, in.Y
	return act
}

// More puts one more of a thing beside it.
func (h *Hand) More(t *rules.Thing) state.Act {
	e := rules.Edit{Do: rules.EditPut, Stock: t.Stock, Side: t.Side, N: facing(t)}
	if len(t.Cells) == 0 || !h.see() {
		return state.Act{}
	}
	to := h.free(t)
	if to == 0 {
		return state.Act{}
	}
	if s := h.State.Line(t.Stock); s != nil && s.Left != 0 {
		e.Cells = []rules.Ref{to}
		return state.Edit(e)
	}
	tool := h.State.Open.Kit().Tool(t.Tool)
	if tool == nil || tool.Stroke != rules.StrokeSpot && tool.Stroke != rules.StrokeArea {
		return state.Act{}
	}
	e.Tool = t.Tool
	for _, r := range t.Cells {
		if q := h.grid.moved(r, t.Cells[0], to); q != 0 {
			e.Cells = append(e.Cells, q)
		}
	}
	return state.Edit(e)
}

// free is a cell beside a thing on which nothing of its kind lies, else any beside it.
func (h *Hand) free(t *rules.Thing) rules.Ref {
	beside := h.grid.beside(t.Cells[0], true)
	for _, r := range beside {
		if !slices.ContainsFunc(h.State.On(r), func(x *rules.Thing) bool { return (x.Stock == "") == (t.Stock == "") }) {
			return r
		}
	}
	if len(beside) == 0 {
		return 0
	}
	return beside[0]
}
