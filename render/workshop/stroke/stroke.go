// Package stroke is what pointer and keys do to a map of cells with what the player has in
// hand: a tool, something out of the box, or nothing, which selects and drags what is there.
// From press to release is one stroke and one step. It paints nothing: the page lays its
// marks on the picture of the map.
//
// A frame of the page: Keys comes before the keys of the map, which has some of the same for
// itself; then the map hears the pointer, then Hear; the picture is made ready, then
// Marks, Arrows, Laid and Ghosts are added to it, and the piece that Lifted names is its Ghost.
package stroke

import (
	"strings"

	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// Deps is what a Hand works with.
type Deps struct {
	State *state.State
	Board *board.Board
	// Drop is what comes of letting go of things at a place of the window that is not on the
	// map; false: they are taken out of the battle. nil: it is always that.
	Drop func(x, y float32, paths ...string) (state.Act, bool)
}

// Hand is what pointer and keys do to the map.
type Hand struct {
	Deps
	grid grid
	of   state.Hand // what was in hand in the frame before

	over        bool
	cell, under rules.Ref // the cell under the pointer, and that of the piece there
	piece       rules.Ref
	x, y        float32   // of the pointer
	wasX, wasY  float32   // where it was over the map in the frame before
	cursor      rules.Ref // the cell that the arrow keys have come to; 0 once the pointer moves
	twice       twice

	stroke
	path  path
	carry carry
	boxed bool // what is in hand came out of the box with the button down

	ghosts []rules.Piece
}

// stroke is what is under way between press and release.
type stroke struct {
	doing  deed
	button int
	erase  bool
	wide   int         // rings of the brush
	cells  []rules.Ref // borders are pairs of them
	has    map[rules.Ref]bool
	x0, y0 float32 // where it began
}

// deed is what a stroke does.
type deed int

const (
	nothing   deed = iota
	painting       // cells are taken in
	filling        // with all that hang together with them
	bordering      // borders are
	laying         // a path leads on
	placing        // one thing is put where the button is let go
	carrying       // things that lie there are dragged
)

// twice tells a second click at the same place from a first one.
type twice struct {
	cell rules.Ref
	at   float64
}

// twiceWithin is how long after a click a second one makes it a double click, in
// milliseconds.
const twiceWithin = 350

// New returns a hand that does nothing yet.
func New(d Deps) *Hand { return &Hand{Deps: d} }

// Busy reports whether something is under way that Escape ends: a stroke, a path, a drag.
func (h *Hand) Busy() bool { return h.doing != nothing || len(h.path.cells) > 0 }

// Holds reports whether the button is down on something that goes along with the pointer.
func (h *Hand) Holds() bool { return len(h.carry.paths) > 0 }

// Drop lets go of what is under way without a step.
func (h *Hand) Drop() { h.stroke, h.path, h.carry, h.boxed = stroke{}, path{}, carry{}, false }

// Count is how many cells, or borders, the stroke under way has.
func (h *Hand) Count() int {
	switch {
	case h.doing == bordering:
		return len(h.cells) / 2
	case len(h.path.cells) > 0:
		return len(h.path.cells)
	}
	return len(h.cells)
}

// see takes note of the map and of what is in hand. It reports whether there is anything
// to be done here: a table without cells is heard elsewhere.
func (h *Hand) see() bool {
	v := h.State.View()
	if v == nil || v.Map == nil || v.Map.Shape == rules.Tabletop {
		h.Drop()
		h.cursor = 0
		return false
	}
	if h.grid.m != v.Map {
		h.grid = newGrid(v.Map)
		h.Drop()
		if h.grid.cell(h.cursor) == nil {
			h.cursor = 0
		}
	}
	if now := h.State.Hand; now.Tool != h.of.Tool || now.Stock != h.of.Stock || now.Mode != h.of.Mode {
		h.Drop()
	}
	return true
}

// Hear hears the pointer in a frame, after the map has heard it. over says that the
// pointer is over the map and nothing lies over it there; cell and piece are what is under
// it then. It is called in every frame, even if nothing can be done: a stroke that has begun
// ends wherever the pointer is.
func (h *Hand) Hear(c *ui.Ctx, over bool, cell, piece rules.Ref) state.Act {
	if !h.see() {
		return state.Act{}
	}
	in := c.In
	h.point(in, (over || held(in) && onMap(c)) && !c.Beneath(), cell, piece)
	if fresh := h.State.Hand.Stock; fresh != "" && fresh != h.of.Stock {
		h.boxed = in.Down[paint.Left] || in.Released[paint.Left]
	}
	h.of = h.State.Hand
	var act state.Act
	pans := in.Held.Space || in.Down[paint.Middle]
	for _, button := range [...]int{paint.Left, paint.Right} {
		if in.Pressed[button] && h.over && !pans && h.doing == nothing && !h.boxed {
			c.SetFocus("") // who types in a field has done with it
			h.button = button
			act = h.press(in)
		}
	}
	if h.doing != nothing {
		h.goOn(in)
	}
	switch {
	case h.boxed && (in.Released[paint.Left] || !in.Down[paint.Left]):
		act = h.unbox(in)
	case h.doing != nothing && in.Released[h.button]:
		act = h.release(in)
	case h.doing != nothing && !in.Down[h.button]: // it was let go where nobody heard it
		h.stroke, h.carry = stroke{}, carry{}
		h.path.held = false
	}
	h.wasX, h.wasY = in.X, in.Y
	return act
}

// held reports whether a button is held or was until now: the regions under the pointer then
// say that it is over none of them but the one that it went down on.
func held(in *paint.Input) bool { return in.Down != [3]bool{} || in.Released != [3]bool{} }

// onMap reports whether the map is what lies under the pointer, whatever a button went down
// on.
func onMap(c *ui.Ctx) bool {
	kind, _, _ := strings.Cut(c.Hot(), ".")
	return kind == "board" || kind == "cell" || kind == "piece"
}

// point takes note of where the pointer is.
func (h *Hand) point(in *paint.Input, over bool, cell, piece rules.Ref) {
	if in.X != h.x || in.Y != h.y || in.Pressed != [3]bool{} {
		h.cursor = 0
	}
	h.x, h.y = in.X, in.Y
	h.over, h.cell, h.under, h.piece = over, 0, 0, 0
	if over {
		h.cell, h.under, h.piece = h.Board.CellAt(in.X, in.Y), cell, piece
	}
}

// press begins what a press of a button begins.
func (h *Hand) press(in *paint.Input) state.Act {
	h.stroke = stroke{button: h.button, x0: in.X, y0: in.Y, has: map[rules.Ref]bool{}}
	h.wasX, h.wasY = in.X, in.Y
	right := h.button == paint.Right
	switch t := h.State.Tool(); {
	case h.State.Asked != nil:
		return h.answer(right)
	case right && len(h.path.cells) > 0:
		return h.end()
	case in.Held.Alt && !right && h.cell != 0:
		return h.takeUp()
	case t != nil:
		h.erase = right || h.State.Hand.Mode == state.Erase
		return h.begin(t, in)
	case h.State.Stock() != nil && right:
		return letGo(h.State.Hand)
	case h.State.Stock() != nil:
		h.doing = placing
	case !right:
		h.grasp(in)
	}
	return state.Act{}
}

// letGo empties a hand: how tools are put to the ground stays.
func letGo(was state.Hand) state.Act {
	was.Tool, was.Stock, was.Value = "", "", ""
	return state.Act{Hand: &was}
}

// begin begins the stroke of a tool.
func (h *Hand) begin(t *rules.Tool, in *paint.Input) state.Act {
	hand := h.State.Hand
	spreads := t.Stroke == rules.StrokeCells || t.Stroke == rules.StrokeArea
	switch {
	case t.Stroke == rules.StrokeNone || t.Stroke == rules.StrokeShape || t.Stroke == rules.StrokeLine:
	case t.Stroke == rules.StrokeEdges:
		h.doing = bordering
		if a, b, _ := h.border(in.X, in.Y); a != 0 {
			h.cells = append(h.cells, a, b)
		}
	case h.erase || spreads && hand.Mode == state.Brush:
		if h.doing = painting; spreads {
			h.wide = hand.Rings
		}
		h.take(h.cell)
	case spreads && hand.Mode == state.Fill:
		h.doing = filling
	case spreads || t.Stroke == rules.StrokePath:
		h.doing = laying
		return h.lead(in)
	default:
		h.doing = placing
	}
	return state.Act{}
}

// goOn has a stroke follow the pointer.
func (h *Hand) goOn(in *paint.Input) {
	switch h.doing {
	case painting:
		if in.Held.Shift {
			h.wasX, h.wasY = h.x0, h.y0
			h.cells = h.cells[:0]
			clear(h.has)
		}
		h.along(h.wasX, h.wasY, in.X, in.Y, func(x, y float32) { h.take(h.Board.CellAt(x, y)) })
	case filling:
		if h.cell != 0 && !h.has[h.cell] {
			for _, r := range h.grid.joined(h.cell) {
				h.put(r)
			}
		}
	case bordering:
		h.along(h.wasX, h.wasY, in.X, in.Y, h.run)
	case laying:
		h.draw(in.Held.Shift)
	case carrying:
		h.drag()
	}
}

// along calls visit for points between two points of the window, so close to each other
// that no cell is leapt over.
func (h *Hand) along(x0, y0, x1, y1 float32, visit func(x, y float32)) {
	if !h.over || len(h.grid.m.Cells) == 0 {
		return
	}
	r, _ := h.Board.CellRect(h.grid.m.Cells[0].Ref)
	dx, dy := x1-x0, y1-y0
	n := int(max(dx, -dx, dy, -dy)/max(2, r.W/8)) + 1
	for i := 1; i <= n; i++ {
		k := float32(i) / float32(n)
		visit(x0+dx*k, y0+dy*k)
	}
}

// take takes in a cell with what the brush covers about it.
func (h *Hand) take(r rules.Ref) {
	if r == 0 {
		return
	}
	for _, q := range h.grid.around(r, h.wide) {
		h.put(q)
	}
}

func (h *Hand) put(r rules.Ref) {
	if !h.has[r] {
		h.has[r] = true
		h.cells = append(h.cells, r)
	}
}

// release ends what the press has begun, and returns the step that it is.
func (h *Hand) release(in *paint.Input) (act state.Act) {
	t := h.State.Tool()
	switch h.doing {
	case laying:
		h.path.held = false
		if act = (state.Act{}); h.path.begun && h.path.drawn {
			act = h.end()
		}
	case placing:
		act = h.place(in.Held.Shift)
	case carrying:
		act = h.settle(in)
	default:
		if t != nil && len(h.cells) > 0 {
			act = h.laid(t, h.cells, h.erase)
		}
	}
	h.stroke, h.carry = stroke{}, carry{}
	return act
}

// laid is the step of a tool on cells.
func (h *Hand) laid(t *rules.Tool, cells []rules.Ref, erase bool) state.Act {
	e := rules.Edit{Do: rules.EditPaint, Tool: t.Key, Cells: cells, Side: h.State.Hand.Side, Value: h.State.Hand.Value, N: h.State.Hand.Turns}
	switch {
	case erase && t.Layer == "":
		return h.takeAll(func(x *rules.Thing) bool { return x.Tool == t.Key && shares(x.Cells, cells) })
	case erase && !t.Plain:
		e.Do = rules.EditErase
	case t.Emblem == rules.EmblemName && h.lies(t, cells) != "": // it is opened instead
		return state.Select(h.lies(t, cells))
	case t.Thing && (t.Stroke == rules.StrokeSpot || t.Stroke == rules.StrokeArea || t.Stroke == rules.StrokeTile):
		e.Do = rules.EditPut
	}
	return state.Edit(e)
}

// lies is the path of what a tool has laid on a cell before, "" if it has laid nothing there.
func (h *Hand) lies(t *rules.Tool, cells []rules.Ref) string {
	for _, x := range h.State.Draft().Things {
		if x.Tool == t.Key && shares(x.Cells, cells) {
			return x.Path
		}
	}
	return ""
}

// takeAll takes things out of the draft: the last of the file first, for those behind one
// that is taken have other paths then.
func (h *Hand) takeAll(which func(*rules.Thing) bool) (act state.Act) {
	all := h.State.Draft().Things
	for i := len(all) - 1; i >= 0; i-- {
		if which(&all[i]) {
			act.Edits = append(act.Edits, rules.Edit{Do: rules.EditTake, Path: all[i].Path})
		}
	}
	return act
}

// shares reports whether two lists have a cell in common.
func shares(p, q []rules.Ref) bool {
	for _, r := range p {
		for _, s := range q {
			if r == s {
				return true
			}
		}
	}
	return false
}
