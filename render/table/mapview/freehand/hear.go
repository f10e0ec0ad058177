// Package freehand is the hand on a table without cells: what is under the pointer is
// measured there, and a body in hand is carried, turned and put down, with a sketch of
// where it would stand.
package freehand

import (
	"cmp"

	"grognard/game/match"
	"grognard/render/board"
	"grognard/render/board/footprint"
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/table/choice/field"
	"grognard/render/table/mapview/pointer"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// Deps is what the hand works on.
type Deps struct {
	Scene   *scene.Scene
	Words   *words.Speaker
	Book    rules.Rulebook
	Choice  *choice.Choice
	Board   *board.Board
	Pointer *pointer.At
	Missed  func() []match.Entry // moves that the player may have missed, the last one first; nil: none
	Decider func() rules.Side    // the player
}

// Hand is what the player sees of the body that he has in hand.
type Hand struct {
	Deps
	sketcher
	handles [2]bool // that are under the pointer
}

// New returns an empty hand.
func New(d Deps) Hand { return Hand{Deps: d, sketcher: newSketcher(d.Book)} }

// Hear hears what the pointer does on the table in room, where nothing lies in a square.
func (h *Hand) Hear(c *ui.Ctx, room paint.Rect) (act pointer.Act) {
	touch := c.Region("board", room)
	h.Board.Hits(func(r rules.Ref, at paint.Rect) { touch = both(touch, c.Region(h.Words.Keys.Region("piece", r), at)) })
	knob := h.handleTouch(c)
	p := h.Pointer
	p.Hover, p.Cell, p.Over = 0, 0, touch.Hover || knob.Hover
	spot := board.Spot{}
	if p.Over || touch.Drag || knob.Drag {
		spot = h.Board.Find(c.In.X, c.In.Y)
		p.Hover, p.Cell = cmp.Or(spot.Piece, spot.Cell), spot.Cell
		spot.Piece = h.Choice.Meant(spot.Piece)
	}
	if h.Choice.Hand.Asked() {
		act.Do = h.carry(c, room, touch, knob, spot)
	} else {
		act = h.pick(c, room, touch, spot)
	}
	return act
}

// both joins what the pointer does to two regions that count as one.
func both(a, b ui.Touch) ui.Touch {
	return ui.Touch{
		Hover: a.Hover || b.Hover, Down: a.Down || b.Down, Pressed: a.Pressed || b.Pressed, Clicked: a.Clicked || b.Clicked,
		Right: a.Right || b.Right, Drag: a.Drag || b.Drag, Dropped: a.Dropped || b.Dropped, Twice: a.Twice || b.Twice,
	}
}

// handleTouch registers the handles of the body in hand.
func (h *Hand) handleTouch(c *ui.Ctx) ui.Touch {
	h.handles = [2]bool{}
	var sum ui.Touch
	body, ok := h.Choice.Hand.Handled()
	if !ok {
		return sum
	}
	d := c.Px(board.HandleSize)
	for i, name := range [2]string{"handle.left", "handle.right"} {
		x, y := h.Board.Tabletop().PointPixels(body.Corner(i == 1))
		touch := c.Region(name, paint.Rect{X: x - d/2, Y: y - d/2, W: d, H: d})
		h.handles[i] = touch.Hover
		if touch.Pressed {
			h.Choice.Hand.Right = i == 1
		}
		sum = both(sum, touch)
	}
	return sum
}

// carry tells the hand what to do with a press, a drag or a click, where a Field
// waits.
func (h *Hand) carry(c *ui.Ctx, room paint.Rect, touch, knob ui.Touch, spot board.Spot) (act choice.Act) {
	k, in, p := &h.Choice.Hand, c.In, h.Pointer
	at := h.Board.Tabletop().PointAt(in.X, in.Y)
	free := h.Choice.Dragged == 0 && !k.Button && !k.Turning
	switch {
	case in.Held.Space || p.Panning:
	case knob.Drag && !k.Turning:
		h.Choice.TakeHandle()
	case free && p.LeftAtOnce(c, room) && k.Grasp < field.Carried:
		h.grab(p.X, p.Y)
	case free && touch.Drag:
		h.grab(c.PressX, c.PressY)
	case free && touch.Clicked:
		if act = h.Choice.ClickAt(at, spot.Piece, spot.Cell); act.Does == choice.Answers {
			return act
		}
	}
	let := in.Released[paint.Left] || !in.Down[paint.Left]
	switch {
	case k.Turning:
		k.WheelTo(at)
		if let {
			k.Turning = false
			act = h.Choice.PutDown()
		}
	case k.Grasp == field.Carried && k.Button:
		k.Carry(at, spot.Piece)
		if let {
			act = h.Choice.PutDown()
		}
	case k.Grasp == field.Carried && p.Over && !k.Wheeling() && p.Moved(in):
		k.Carry(at, spot.Piece)
	}
	if act.Does != choice.Answers {
		k.Settle()
	}
	return act
}

// grab takes what the button went down on: the ghost, or a body that may
// move, or a piece that some option lets act.
func (h *Hand) grab(x, y float32) {
	p := h.Choice.Meant(h.Board.Find(x, y).Piece)
	if !h.Choice.Grab(h.Board.Tabletop().PointAt(x, y), p) && p != 0 && h.Scene.Mine(p) {
		h.Choice.Drag(p)
	}
}

// pick hears the plain clicks and drags of options, where no Field waits.
func (h *Hand) pick(c *ui.Ctx, room paint.Rect, touch ui.Touch, spot board.Spot) (act pointer.Act) {
	if h.Choice.Dragged != 0 || c.In.Held.Space {
		return act
	}
	if h.Pointer.LeftAtOnce(c, room) {
		h.Choice.Drag(h.Choice.Meant(h.Board.Find(h.Pointer.X, h.Pointer.Y).Piece))
	}
	if touch.Drag && spot.Piece != 0 && h.Choice.Dragged == 0 {
		if p := h.Choice.Meant(h.Board.Find(c.PressX, c.PressY).Piece); p != 0 {
			h.Choice.Drag(p)
		}
	}
	if touch.Clicked && h.Choice.Dragged == 0 {
		act.Click(spot.Piece, spot.Cell)
		act.Remind = spot.Piece == 0
	}
	return act
}

// Keys hears the keys of a body in hand: they turn and nudge it.
func (h *Hand) Keys(c *ui.Ctx) {
	k := &h.Choice.Hand
	if !h.Choice.Hand.Asked() || k.Grasp == field.Untouched || c.In.Held.Ctrl || h.Scene.Moving() {
		return
	}
	fine := c.In.Held.Shift
	body, stands := footprint.Of(h.Scene.View().Pieces, k.Who)
	if !stands || !body.Round { // what has no front does not turn, and E has its other meaning
		if c.Take("Q") {
			h.Choice.Spin(-1, fine)
			c.Animate()
		}
		if c.Take("E") {
			h.Choice.Spin(1, fine)
			c.Animate()
		}
	}
	for _, k := range [...]struct {
		key         paint.Key
		east, north int32
	}{{"Left", -1, 0}, {"Right", 1, 0}, {"Up", 0, 1}, {"Down", 0, -1}} {
		if c.Take(k.key) {
			h.Choice.Nudge(k.east, k.north, fine)
			c.Animate()
		}
	}
}

// Wheel turns the body in hand by the mouse wheel; false if the wheel is
// for the map.
func (h *Hand) Wheel(c *ui.Ctx) bool {
	k := &h.Choice.Hand
	if !h.Choice.Hand.Asked() || k.Grasp < field.Carried || c.In.WheelY == 0 {
		return false
	}
	if k.Grasp == field.Put && !k.GhostHas(h.Board.Tabletop().PointAt(c.In.X, c.In.Y)) {
		return false
	}
	h.Choice.Spin(-c.In.WheelY, c.In.Held.Shift)
	c.Animate()
	return true
}

// Cursor shows by its shape what the pointer would do with the hand; false if it would
// do nothing with it.
func (h *Hand) Cursor(c *ui.Ctx) bool {
	k := &h.Choice.Hand
	switch fielded := h.Choice.Hand.Asked(); {
	case fielded && (k.Turning || k.Grasp == field.Carried && (k.Button || h.Pointer.Over)):
		c.Cursor(paint.Grab)
	case h.handles[0] || h.handles[1] || k.Movable(h.Pointer.Hover):
		c.Cursor(paint.Hand)
	default:
		return false
	}
	return true
}
