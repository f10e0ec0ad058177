// Package outline is what pointer and keys do to a table without cells with what the player
// has in hand: a tool that lays a shape or a line, something out of the box, or nothing, which
// selects what is there and drags, turns and pulls it by its handles. From press to release is
// one step. It paints nothing: the page lays its sketch on the picture of the map.
package outline

import (
	"cmp"
	"math"
	"slices"
	"strconv"
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

// what is being dragged.
type what uint8

const (
	nothing what = iota
	whole        // a thing, from place to place
	corner       // of an oblong: the corner across stays
	edge         // of an oblong: the side across stays
	point        // of an outline or a line
	turn         // about its middle
	laying       // a new thing, from corner to corner
)

// drag is one from press to release.
type drag struct {
	what  what
	path  string
	index int
	from  vec // where the button went down
	to    vec // where the pointer is now, snapped
	px    [2]float32
	free  bool // the pointer has gone far enough to mean a drag
	stiff bool // Shift is held
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
func (h *Hand) Leave() { h.drag = drag{} }

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
			if act = h.lay(&drag{from: at, to: at}); !c.In.Held.Shift { // as on a map of cells
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
	d := drag{from: at, to: at, px: [2]float32{c.In.X, c.In.Y}}
	t := h.State.Thing()
	switch {
	case t != nil && h.hot >= 0:
		d.path, d.what, d.index = t.Path, h.grips(t)[h.hot].what, h.grips(t)[h.hot].index
	case h.State.Hand.Tool != "" || h.State.Hand.Stock != "":
		d.what = laying
	default:
		under := h.under(at, piece)
		if under == nil {
			return state.Select()
		}
		if c.In.Held.Ctrl {
			return h.join(under.Path)
		}
		d.what, d.path = whole, under.Path
		if !slices.Contains(h.State.Selected(), under.Path) {
			act = state.Select(under.Path)
		}
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

// under is the thing under the pointer: the piece, else the last laid of those that lie there.
func (h *Hand) under(at vec, piece rules.Ref) *rules.Thing {
	if t := h.State.Of(piece); t != nil {
		return t
	}
	all := h.State.Draft().Things
	near := float64(h.Board.Px(reach)/max(1, h.Board.Zoom)) * h.unit()
	for i := len(all) - 1; i >= 0; i-- {
		t := &all[i]
		if h.line(t) {
			for k := 1; k < len(t.Pts); k++ {
				if off(at, of(t.Pts[k-1]), of(t.Pts[k])) < near {
					return t
				}
			}
			continue
		}
		if len(t.Pts) > 2 && inside(t.Pts, at.point()) || t.Frame != nil && len(t.Pts) <= 2 && inside(points(slices.Clone(ends(t))...), at.point()) {
			return t
		}
	}
	return nil
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
	d.to = at
	if d.what != whole && d.what != turn {
		snap := h.State.Snap
		if d.stiff {
			snap = state.SnapInch
		}
		d.to = snapped(at, h.unit(), snap)
	}
}

// release ends a drag: what comes of it is one step.
func (h *Hand) release(over bool) (act state.Act) {
	d := h.drag
	h.drag.what = nothing
	t := h.State.Draft().Thing(d.path)
	switch {
	case d.what == laying && over:
		return h.lay(&d)
	case t == nil || !d.free:
		return act
	case d.what == whole && !over:
		return h.beside(t)
	case d.what == whole:
		for _, k := range h.carried(t) {
			act.Edits = append(act.Edits, rules.Edit{Do: rules.EditPut, Path: k.Path, Pts: points(h.landed(&d, k)), N: stays(k)})
		}
		return act
	case d.what == turn:
		by := h.turn(&d, t)
		if t.Stock != "" {
			by += t.Frame.Facing
		}
		return state.Edit(rules.Edit{Do: rules.EditPut, Path: t.Path, N: north(by, t)})
	}
	return state.Edit(rules.Edit{Do: rules.EditShape, Path: t.Path, Pts: points(h.shape(&d, t)...)})
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

// stays is how a thing faces that is only moved: what is no tool's faces as it did.
func stays(t *rules.Thing) int {
	if t.Stock == "" || t.Frame == nil {
		return 0
	}
	return north(t.Frame.Facing, t)
}

// north writes the facing of what stands for itself: none at all would be the usual one.
func north(facing int, t *rules.Thing) int {
	if t.Stock == "" {
		return facing
	}
	if facing = (facing%around + around) % around; facing == 0 {
		return around
	}
	return facing
}

// landed is where the middle of a thing comes to.
func (h *Hand) landed(d *drag, t *rules.Thing) vec {
	snap := h.State.Snap
	if d.stiff {
		snap = state.SnapInch
	}
	return snapped(of(t.Frame.Middle).plus(d.to.minus(d.from)), h.unit(), snap)
}

// turn is by how much a thing is turned, clockwise.
func (h *Hand) turn(d *drag, t *rules.Thing) int {
	to := bearing(d.to.minus(of(t.Frame.Middle)))
	if d.stiff {
		to = int(math.Round(float64(to)/step)) * step
	} else {
		to = int(math.Round(float64(to)/100)) * 100
	}
	return to - t.Frame.Facing
}

// shape is the outline that a pulled handle makes.
func (h *Hand) shape(d *drag, t *rules.Thing) []vec {
	switch d.what {
	case corner, edge:
		return h.oblong(d, t.Frame)
	}
	all := make([]vec, len(t.Pts))
	for i, p := range t.Pts {
		all[i] = of(p)
	}
	if d.index < len(all) {
		all[d.index] = d.to
	}
	return all
}

// oblong is one of which a corner or a side is elsewhere, what is across stays.
func (h *Hand) oblong(d *drag, f *rules.Frame) []vec {
	forward, right := axes(f.Facing)
	least := h.unit() / 2
	k := corners(f)
	from := k[(d.index+2)%4]
	u, v := d.to.minus(from).dot(right), d.to.minus(from).dot(forward)
	if d.what == edge { // the front is side 0; along itself a side stays as long as it is
		if d.index%2 == 0 {
			u = k[d.index].minus(from).dot(right)
		} else {
			v = k[d.index].minus(from).dot(forward)
		}
	}
	u, v = far(u, least), far(v, least)
	a, b := from.plus(right.times(u)), from.plus(forward.times(v))
	return []vec{from, a, a.plus(forward.times(v)), b}
}

// far is a length that is no shorter than least, the same way.
func far(x, least float64) float64 {
	if math.Abs(x) >= least {
		return x
	}
	return math.Copysign(least, x)
}

// lay puts what is in hand: a click puts it as it usually is, a drag from corner to corner.
func (h *Hand) lay(d *drag) (act state.Act) {
	hand := h.State.Hand
	from := snapped(d.from, h.unit(), h.State.Snap)
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
	for _, k := range [...]struct {
		key    paint.Key
		dx, dy float64
		turn   int
	}{{"Left", -1, 0, 0}, {"Right", 1, 0, 0}, {"Up", 0, 1, 0}, {"Down", 0, -1, 0}, {"Comma", 0, 0, -step}, {"Period", 0, 0, step}} {
		if !c.Take(k.key) {
			continue
		}
		by := vec{k.dx, k.dy}.times(h.unit() / 4)
		for _, t := range things {
			if t.Frame == nil {
				continue
			}
			e := rules.Edit{Do: rules.EditPut, Path: t.Path, N: stays(t)}
			if k.turn != 0 {
				e.N = k.turn
				if t.Stock != "" {
					e.N = north(t.Frame.Facing+k.turn, t)
				}
			} else {
				e.Pts = points(of(t.Frame.Middle).plus(by))
			}
			act.Edits = append(act.Edits, e)
		}
	}
	return act
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

// grip is a handle of what is selected.
type grip struct {
	what  what
	index int
	at    vec
}

// grips are the handles of a thing.
func (h *Hand) grips(t *rules.Thing) (all []grip) {
	switch f := t.Frame; {
	case f == nil:
		return nil
	case f.Fills && t.Stock == "":
		k := corners(f)
		for i := range k {
			all = append(all, grip{corner, i, k[i]}, grip{edge, i, k[i].middle(k[(i+1)%4])})
		}
	case t.Stock == "":
		for i, p := range t.Pts {
			all = append(all, grip{point, i, of(p)})
		}
	}
	if t.Stock != "" || !h.line(t) {
		forward, _ := axes(t.Frame.Facing)
		out := float64(t.Frame.Deep)/2 + float64(h.Board.Px(stalk)/max(1, h.Board.Zoom))*h.unit()
		all = append(all, grip{turn, 0, of(t.Frame.Middle).plus(forward.times(out))})
	}
	return all
}

// handles registers the handles of the one thing that is selected.
func (h *Hand) handles(c *ui.Ctx) {
	h.hot = -1
	t := h.State.Thing()
	if t == nil {
		return
	}
	top, d := h.Board.Tabletop(), c.Px(board.HandleSize)
	for i, g := range h.grips(t) {
		x, y := top.PointPixels(g.at.point())
		if c.Region("handle."+strconv.Itoa(i), paint.About(x, y, d, d)).Hover {
			h.hot = i
			c.Cursor(paint.Grab)
		}
	}
}

// Sketch adds to what is tried out on the table: handles, the outline of what is selected or
// dragged, and how far it is to what lies next.
func (h *Hand) Sketch(s *board.Sketch) *board.Sketch {
	if s == nil {
		s = &board.Sketch{}
	}
	t := h.State.Thing()
	if d := &h.drag; d.what == laying && d.free {
		h.laid(s, d)
		return s
	}
	if t == nil || t.Frame == nil {
		return s
	}
	if d := &h.drag; d.what != nothing && d.path == t.Path && d.free {
		h.trial(s, d, t)
		return s
	}
	for i, g := range h.grips(t) {
		s.Handles = append(s.Handles, board.Handle{At: g.at.point(), Hot: i == h.hot})
	}
	s.Tapes = append(s.Tapes, board.Tape{Pts: closed(h.drawn(t), h.line(t)), Text: ""})
	return s
}

// drawn is the outline of a thing.
func (h *Hand) drawn(t *rules.Thing) []rules.Point {
	if t.Stock == "" && len(t.Pts) > 1 {
		return t.Pts
	}
	return points(ends(t)...)
}

// closed leads an outline back to where it begins, unless it is a line.
func closed(pts []rules.Point, line bool) []rules.Point {
	if line || len(pts) < 3 {
		return pts
	}
	return append(slices.Clone(pts), pts[0])
}

// laid shows what a drag would lay.
func (h *Hand) laid(s *board.Sketch, d *drag) {
	from := snapped(d.from, h.unit(), h.State.Snap)
	t := h.State.Tool()
	switch {
	case t == nil:
	case t.Stroke == rules.StrokeLine:
		s.Tapes = append(s.Tapes, board.Tape{Pts: points(from, d.to), Text: h.Inches(int32(from.minus(d.to).length()), h.Board.Map.Unit)})
	case t.Stroke == rules.StrokeShape:
		pts := points(from, vec{d.to.x, from.y}, d.to, vec{from.x, d.to.y})
		s.Tapes = append(s.Tapes, board.Tape{Pts: closed(pts, false), Text: h.sizes(math.Abs(d.to.x-from.x), math.Abs(d.to.y-from.y))})
	}
}

func (h *Hand) sizes(wide, deep float64) string {
	u := h.Board.Map.Unit
	return h.Inches(int32(wide), u) + " × " + h.Inches(int32(deep), u)
}

// trial shows what the drag under way would make of a thing.
func (h *Hand) trial(s *board.Sketch, d *drag, t *rules.Thing) {
	pts, text := h.drawn(t), ""
	switch d.what {
	case whole:
		by := h.landed(d, t).minus(of(t.Frame.Middle))
		pts = slices.Clone(pts)
		for i := range pts {
			pts[i] = of(pts[i]).plus(by).point()
		}
		h.ghost(s, t, func(p rules.Point) rules.Point { return of(p).plus(by).point() }, 0)
		h.clearances(s, t, extentOf(pts))
	case turn:
		by, about := h.turn(d, t), of(t.Frame.Middle)
		pts = slices.Clone(pts)
		for i := range pts {
			pts[i] = turned(of(pts[i]), about, by).point()
		}
		h.ghost(s, t, func(p rules.Point) rules.Point { return turned(of(p), about, by).point() }, by)
		text = strconv.Itoa((t.Frame.Facing+by+around)%around/100) + "°"
	default:
		all := h.shape(d, t)
		pts = points(all...)
		if d.what != point {
			text = h.sizes(all[0].minus(all[1]).length(), all[1].minus(all[2]).length())
		}
		h.clearances(s, t, extentOf(pts))
	}
	s.Tapes = append(s.Tapes, board.Tape{Pts: closed(pts, h.line(t)), Text: text})
}

// ghost shows the stands of a thing where it would be.
func (h *Hand) ghost(s *board.Sketch, t *rules.Thing, to func(rules.Point) rules.Point, by int) {
	if v := h.State.View(); v != nil && t.Ref != 0 {
		for _, pc := range v.Pieces {
			if pc.Ref == t.Ref || slices.ContainsFunc(t.Shares, func(k rules.Share) bool { return k.Ref == pc.Ref }) {
				pc.Pt, pc.Facing = to(pc.Pt), pc.Facing+by
				s.Ghost = append(s.Ghost, pc)
			}
		}
		s.Who = t.Ref
	}
}

// clearances measures from an extent to what lies next, in the four ways of the table.
func (h *Hand) clearances(s *board.Sketch, t *rules.Thing, e extent) {
	m := h.Board.Map
	west, south, east, north := 0.0, 0.0, float64(m.Width), float64(m.Height)
	x, y := (e.west+e.east)/2, (e.south+e.north)/2
	all := h.State.Draft().Things
	for i := range all {
		o := &all[i]
		if o.Path == t.Path || o.Frame == nil || o.Tool != "" && len(o.Pts) < 2 {
			continue
		}
		k := extentOf(h.drawn(o))
		if k.south < e.north && k.north > e.south {
			if k.east <= e.west {
				west = max(west, k.east)
			}
			if k.west >= e.east {
				east = min(east, k.west)
			}
		}
		if k.west < e.east && k.east > e.west {
			if k.north <= e.south {
				south = max(south, k.north)
			}
			if k.south >= e.north {
				north = min(north, k.south)
			}
		}
	}
	for _, w := range [...][2]vec{{{west, y}, {e.west, y}}, {{e.east, y}, {east, y}}, {{x, south}, {x, e.south}}, {{x, e.north}, {x, north}}} {
		if gap := w[0].minus(w[1]).length(); gap >= h.unit()/4 {
			s.Tapes = append(s.Tapes, board.Tape{Pts: points(w[0], w[1]), Text: h.Inches(int32(gap), m.Unit), Inches: true})
		}
	}
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
	case h.boxed:
		return "ui.workshop.hint.boxed"
	case h.State.Stock() != nil && h.State.Stock().Left != 1 && h.State.Hand.Value == "":
		return "ui.workshop.hint.stock"
	case t != nil, h.State.Hand.Stock != "":
		return "ui.workshop.hint.put"
	}
	return cmp.Or(map[bool]string{true: "ui.workshop.hint.handles"}[h.State.Thing() != nil], "ui.workshop.hint.select")
}
