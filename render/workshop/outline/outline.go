// Package outline is what pointer and keys do to a table without cells with what the player
// has in hand: a tool that lays a shape or a line, something out of the box, or nothing, which
// selects what is there and drags, turns and pulls it by its handles. From press to release is
// one step. It paints nothing: the page lays its sketch on the picture of the map.
package outline

import (
	"cmp"
	"slices"
	"strings"

	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// Deps is what a Hand works with.
type Deps struct {
	State  *state.State
	Board  *board.Board
	Drop   func(x, y float32, paths ...string) (state.Act, bool) // what comes of letting go beside the map, as on a drawer; nil: nothing does
	Inches func(of, unit int32) string                           // a length in words, of so many units to the inch
}

// Hand is what pointer and keys do to the table.
type Hand struct {
	Deps
	drag  drag
	hot   int    // handle under the pointer, -1: none
	was   string // line of the catalogue that was in hand in the frame before
	boxed bool   // what is in hand came out of the box with the button down
}

// New returns a hand that does nothing yet.
func New(d Deps) *Hand { return &Hand{Deps: d, hot: -1} }

// Sizes in dp: how far from a handle or a line a press still means it, how far the pointer
// goes before it drags, how far from a thing its turning handle stands.
const (
	reach  = 14
	begins = 4
	stalk  = 34
)

// Busy reports whether something is under way that Escape ends.
func (h *Hand) Busy() bool { return h.drag.what != nothing }

// Leave lets go of what is under way without a step.
func (h *Hand) Leave() {
	h.drag = drag{}
	h.State.Try()
}

// Hear hears the pointer in a frame, after the map has heard them. over says that the
// pointer is over the map and nothing lies over it there; piece is what stands under it.
func (h *Hand) Hear(c *ui.Ctx, over bool, piece rules.Ref) (act state.Act) {
	top := h.Board.Tabletop()
	if top == nil {
		return act
	}
	at := of(top.PointAt(c.In.X, c.In.Y))
	h.handles(c)
	over = over || onMap(c) // while a button is down only the region that it went down on is pointed at
	if fresh := h.State.Hand.Stock; fresh != h.was {
		h.was, h.boxed = fresh, fresh != "" && (c.In.Down[paint.Left] || c.In.Released[paint.Left])
	}
	if h.boxed && (c.In.Released[paint.Left] || !c.In.Down[paint.Left]) {
		h.boxed = false
		if over {
			if act = h.lay(&drag{from: at, to: at, unit: h.unit(), snap: h.State.Snap}); !c.In.Held.Shift { // as on a map of cells
				act.Hand = &state.Hand{}
			}
			return act
		}
	}
	if over && c.In.Pressed[paint.Left] && !c.In.Held.Space && h.drag.what == nothing && !h.boxed {
		act.Add(h.press(c, at, piece))
	}
	if over && c.In.Pressed[paint.Right] && h.State.Hand.Tool+h.State.Hand.Stock != "" {
		act.Hand = &state.Hand{}
	}
	if h.drag.what != nothing {
		was := h.drag
		if h.pull(c, at); h.drag != was {
			c.Animate()
		}
		if c.In.Released[paint.Left] || !c.In.Down[paint.Left] {
			h.drag.px = [2]float32{c.In.X, c.In.Y}
			act.Add(h.release(over))
			c.Animate()
		}
	}
	return act
}

// onMap reports whether the map is what lies under the pointer, whatever a button went down
// on.
func onMap(c *ui.Ctx) bool {
	kind, _, _ := strings.Cut(c.Hot(), ".")
	return kind == "board" || kind == "piece" || kind == "handle"
}

// unit is an inch.
func (h *Hand) unit() float64 { return float64(max(1, h.Board.Map.Unit)) }

// press begins what the button went down on: a handle of what is selected, a thing, or the
// laying of a new one.
func (h *Hand) press(c *ui.Ctx, at vec, piece rules.Ref) (act state.Act) {
	d := drag{from: at, to: at, px: [2]float32{c.In.X, c.In.Y}, unit: h.unit(), snap: h.State.Snap}
	t := h.State.Thing()
	switch {
	case t != nil && h.hot >= 0:
		g := h.grips(t)[h.hot]
		d.path, d.what, d.index = t.Path, g.what, g.index
		if g.what == whole {
			d.below = h.next(h.lying(at, piece))
		}
	case h.State.Hand.Tool != "" || h.State.Hand.Stock != "":
		d.what = laying
	default:
		lying := h.lying(at, piece)
		if len(lying) == 0 {
			return state.Select()
		}
		top, selected := lying[0], h.State.Selected()
		if c.In.Held.Ctrl {
			return h.join(top.Path)
		}
		if i := slices.IndexFunc(lying, func(k *rules.Thing) bool { return slices.Contains(selected, k.Path) }); i >= 0 {
			d.what, d.path = whole, lying[i].Path
			if len(selected) == 1 {
				d.below = h.next(lying)
			}
			break
		}
		act = state.Select(top.Path)
		if s := h.State; top.Stock == "" && s.Drawer == state.Forces && !s.Closed {
			return act // a zone is half of the table: over it frames are drawn round pieces
		}
		d.what, d.path = whole, top.Path
	}
	h.drag = d
	return act
}

// join adds a thing to what is selected, or takes it out again.
func (h *Hand) join(path string) state.Act {
	all := slices.Clone(h.State.Selected())
	if i := slices.Index(all, path); i >= 0 {
		return state.Select(slices.Delete(all, i, i+1)...)
	}
	return state.Select(append(all, path)...)
}

// lying is what lies under the pointer: the piece first, then what is small, then what covers much,
// of which the last laid lies on top. Below a piece nothing is meant that is as broad as a
// deployment zone.
func (h *Hand) lying(at vec, piece rules.Ref) (found []*rules.Thing) {
	all := h.State.Draft().Things
	near := float64(h.Board.Px(reach)/max(1, h.Board.Zoom)) * h.unit()
	on := h.State.Of(piece)
	if on != nil && on.Stock == "" { // the map tells of what lies there too
		on = nil
	}
	for i := len(all) - 1; i >= 0; i-- {
		if t := &all[i]; t != on && h.covers(t, at, near) && (on == nil || t.Stock != "" || h.extent(t) <= broad) {
			found = append(found, t)
		}
	}
	slices.SortStableFunc(found, func(a, b *rules.Thing) int { return cmp.Compare(h.extent(a), h.extent(b)) })
	if on != nil {
		found = slices.Insert(found, 0, on)
	}
	return found
}

// covers reports whether a thing lies at a place, a line at least near to it.
func (h *Hand) covers(t *rules.Thing, at vec, near float64) bool {
	if h.line(t) {
		for k := 1; k < len(t.Pts); k++ {
			if off(at, of(t.Pts[k-1]), of(t.Pts[k])) < near {
				return true
			}
		}
		return false
	}
	return len(t.Pts) > 2 && inside(t.Pts, at.point()) || t.Frame != nil && len(t.Pts) <= 2 && inside(points(slices.Clone(ends(t))...), at.point())
}

// extent is how much of the table a thing covers, a line nothing.
func (h *Hand) extent(t *rules.Thing) float64 {
	if t.Frame == nil || h.line(t) {
		return 0
	}
	m := h.Board.Map
	return float64(t.Frame.Wide) * float64(t.Frame.Deep) / (float64(max(1, m.Width)) * float64(max(1, m.Height)))
}

// broad is the share of the table from which on a thing is ground to what stands there.
const broad = .125

// next is what a click means that falls on what is selected: what lies below it, and after the last
// the first again; "": nothing lies there.
func (h *Hand) next(lying []*rules.Thing) string {
	if len(lying) == 0 {
		return ""
	}
	i := slices.IndexFunc(lying, func(t *rules.Thing) bool { return slices.Contains(h.State.Selected(), t.Path) })
	return lying[(i+1)%len(lying)].Path
}

// ends are the corners of the frame of a thing.
func ends(t *rules.Thing) []vec {
	k := corners(t.Frame)
	return k[:]
}

// line reports whether a thing is a line on the table.
func (h *Hand) line(t *rules.Thing) bool {
	tool := h.State.Open.Kit().Tool(t.Tool)
	return tool != nil && tool.Stroke == rules.StrokeLine
}

// pull follows the pointer.
func (h *Hand) pull(c *ui.Ctx, at vec) {
	d := &h.drag
	d.stiff = c.In.Held.Shift
	dx, dy, far := c.In.X-d.px[0], c.In.Y-d.px[1], c.Px(begins)
	d.free = d.free || dx*dx+dy*dy > far*far
	if d.to = at; d.what == point || d.what == laying {
		d.to = d.snapped(at)
	}
	h.State.Try(h.pulled()...)
}

// release ends a drag: what comes of it is one step.
func (h *Hand) release(over bool) (act state.Act) {
	d, edits := h.drag, h.pulled()
	h.Leave()
	t := h.State.Draft().Thing(d.path)
	switch {
	case d.what == laying && over:
		return h.lay(&d)
	case !d.free && d.below != "" && d.below != d.path: // a click, which means what lies there
		return state.Select(d.below)
	case t == nil || !d.free:
		return act
	case d.what == whole && !over:
		return h.beside(t)
	}
	return state.Edit(edits...)
}

// pulled are the edits that letting go now would come to.
func (h *Hand) pulled() (all []rules.Edit) {
	d := &h.drag
	t := h.State.Draft().Thing(d.path)
	switch {
	case t == nil || !d.free || d.what == nothing || d.what == laying:
	case d.what == whole:
		for _, k := range h.carried(t) {
			all = append(all, rules.Edit{Do: rules.EditPut, Path: k.Path, Pts: points(d.landed(k)), N: stays(k)})
		}
	case d.what == turn:
		by := d.turn(t)
		if t.Stock != "" {
			by += t.Frame.Facing
		}
		if by != 0 {
			all = append(all, rules.Edit{Do: rules.EditPut, Path: t.Path, N: north(by, t)})
		}
	default:
		all = append(all, rules.Edit{Do: rules.EditShape, Path: t.Path, Pts: points(d.shape(t)...)})
	}
	return all
}

// beside lets go of a thing beside the map: it is taken away, unless it fell on something that
// knows better.
func (h *Hand) beside(t *rules.Thing) state.Act {
	var paths []string
	for _, k := range h.carried(t) {
		paths = append(paths, k.Path)
	}
	if h.Deps.Drop != nil {
		if act, ok := h.Deps.Drop(h.drag.px[0], h.drag.px[1], paths...); ok {
			return act
		}
	}
	return state.Edit(rules.Edit{Do: rules.EditTake, Path: t.Path})
}

// carried is what goes along when a thing is dragged: all that is selected, or it alone.
func (h *Hand) carried(t *rules.Thing) []*rules.Thing {
	if !slices.Contains(h.State.Selected(), t.Path) {
		return []*rules.Thing{t}
	}
	return slices.DeleteFunc(h.State.Things(), func(k *rules.Thing) bool { return k.Frame == nil })
}

// lay puts what is in hand: a click puts it as it usually is, a drag from corner to corner.
func (h *Hand) lay(d *drag) (act state.Act) {
	hand := h.State.Hand
	from := d.snapped(d.from)
	e := rules.Edit{Do: rules.EditPut, Tool: hand.Tool, Stock: hand.Stock, Value: hand.Value, N: hand.Turns, Side: hand.Side, Pts: points(from)}
	if t := h.State.Tool(); t != nil && d.free && (t.Stroke == rules.StrokeShape || t.Stroke == rules.StrokeLine) {
		e.Pts = points(from, d.to)
	}
	act = state.Edit(e)
	if s := h.State.Stock(); s != nil && (s.Left == 1 || hand.Value != "") {
		act.Hand = &state.Hand{} // there is no more of it
	}
	return act
}

// Hint is the key of what a click does now, of the words ui.workshop.hint.*.
func (h *Hand) Hint() string {
	t := h.State.Tool()
	switch {
	case h.drag.what == turn, h.drag.what == whole:
		return "ui.workshop.hint.stiff"
	case h.hot >= 0:
		return "ui.workshop.hint.handles"
	case t != nil && t.Stroke == rules.StrokeLine:
		return "ui.workshop.hint.line"
	case t != nil && t.Stroke == rules.StrokeShape:
		return "ui.workshop.hint.shape"
	case h.boxed && (h.State.Stock() == nil || h.State.Stock().Left == 1 || h.State.Hand.Value != ""):
		return "ui.workshop.hint.boxed.one"
	case h.boxed:
		return "ui.workshop.hint.boxed"
	case h.State.Stock() != nil && h.State.Stock().Left != 1 && h.State.Hand.Value == "":
		return "ui.workshop.hint.stock"
	case t != nil, h.State.Hand.Stock != "":
		return "ui.workshop.hint.put"
	case h.State.Thing() != nil:
		if f := h.State.Thing().Frame; f != nil && !f.Fills && len(h.State.Thing().Pts) == 0 { // a body has no sides to pull
			return "ui.workshop.hint.body"
		}
		return "ui.workshop.hint.handles"
	}
	return "ui.workshop.hint.select"
}
