package table

import (
	"grognard/render/board"
	"grognard/render/board/footprint"
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/ui"
	"grognard/rules"
)

// tabletop hears what the pointer does on a table without cells, where nothing
// lies in a square: what is under it is measured.
func (t *Table) tabletop(c *ui.Ctx) {
	layer, text := c.On(paint.Ground, paint.OverText)
	defer c.On(layer, text)
	c.Clip(t.lay.board)
	defer c.Unclip()
	touch := c.Region("board", t.lay.board)
	t.board.Hits(func(r rules.Ref, at paint.Rect) { touch = both(touch, c.Region(t.names.Region("piece", r), at)) })
	knob := t.handleTouch(c)
	h := &t.touch
	h.Hover, h.Cell, h.Over = 0, 0, touch.Hover || knob.Hover
	spot := board.Spot{}
	if h.Over || touch.Drag || knob.Drag {
		spot = t.board.Find(c.In.X, c.In.Y)
		h.Hover, h.Cell = topmost([]rules.Ref{spot.Piece, spot.Cell}), spot.Cell
		spot.Piece = t.choice.Meant(spot.Piece)
	}
	if t.choice.Fielded() {
		t.handInput(c, touch, knob, spot)
	} else {
		t.optionInput(c, touch, spot)
	}
	t.tabletopCursor(c)
}

// both joins what the pointer does to two regions that count as one.
func both(a, b ui.Touch) ui.Touch {
	return ui.Touch{
		Hover: a.Hover || b.Hover, Down: a.Down || b.Down, Pressed: a.Pressed || b.Pressed, Clicked: a.Clicked || b.Clicked,
		Right: a.Right || b.Right, Drag: a.Drag || b.Drag, Dropped: a.Dropped || b.Dropped, Twice: a.Twice || b.Twice,
	}
}

// handleTouch registers the handles of the body in hand.
func (t *Table) handleTouch(c *ui.Ctx) ui.Touch {
	t.handles = [2]bool{}
	var sum ui.Touch
	body, ok := t.choice.Handled()
	if !ok {
		return sum
	}
	d := c.Px(board.HandleSize)
	for i, name := range [2]string{"handle.left", "handle.right"} {
		x, y := t.board.Tabletop().PointPixels(body.Corner(i == 1))
		touch := c.Region(name, paint.Rect{X: x - d/2, Y: y - d/2, W: d, H: d})
		t.handles[i] = touch.Hover
		if touch.Pressed {
			t.choice.Hand.Right = i == 1
		}
		sum = both(sum, touch)
	}
	return sum
}

// handInput tells the hand what to do with a press, a drag or a click, where a Field
// waits.
func (t *Table) handInput(c *ui.Ctx, touch, knob ui.Touch, spot board.Spot) {
	h := &t.choice.Hand
	in := c.In
	at := t.board.Tabletop().PointAt(in.X, in.Y)
	free := t.choice.Dragged == 0 && !h.Button && !h.Turning
	switch {
	case in.Held.Space || t.touch.Panning || touch.Clicked && t.guarded(c):
	case knob.Drag && !h.Turning:
		t.choice.TakeHandle()
	case free && t.leapt(c) && h.Grasp < choice.Carried:
		t.grabAt(t.touch.X, t.touch.Y)
	case free && touch.Drag:
		t.grabAt(c.PressX, c.PressY)
	case free && touch.Clicked:
		t.do(c, t.choice.ClickAt(at, spot.Piece, spot.Cell))
	}
	let := in.Released[paint.Left] || !in.Down[paint.Left]
	switch {
	case h.Turning:
		h.WheelTo(at)
		if let {
			h.Turning = false
			t.do(c, t.choice.PutDown())
		}
	case h.Grasp == choice.Carried && h.Button:
		t.choice.Carry(at, spot.Piece)
		if let {
			t.do(c, t.choice.PutDown())
		}
	case h.Grasp == choice.Carried && t.touch.Over && !h.Wheeling() && t.touch.Moved(in):
		t.choice.Carry(at, spot.Piece)
	}
	t.choice.SettleWish()
}

// grabAt takes what the button went down on: the ghost, or a body that may
// move, or a piece that some option lets act.
func (t *Table) grabAt(x, y float32) {
	p := t.choice.Meant(t.board.Find(x, y).Piece)
	if !t.choice.Grab(t.board.Tabletop().PointAt(x, y), p) && p != 0 && t.scene.Mine(p) {
		t.press(p)
	}
}

// optionInput hears the plain clicks and drags of options, where no Field waits.
func (t *Table) optionInput(c *ui.Ctx, touch ui.Touch, spot board.Spot) {
	if t.choice.Dragged != 0 || c.In.Held.Space {
		return
	}
	if t.leapt(c) {
		t.press(t.choice.Meant(t.board.Find(t.touch.X, t.touch.Y).Piece))
	}
	if touch.Drag && spot.Piece != 0 && t.choice.Dragged == 0 {
		if p := t.choice.Meant(t.board.Find(c.PressX, c.PressY).Piece); p != 0 {
			t.press(p)
		}
	}
	if touch.Clicked && t.choice.Dragged == 0 {
		t.click(c, spot.Piece, spot.Cell)
		t.remind(c, spot)
	}
}

// remind says again what is asked when the bare table is clicked while the
// pieces to choose from wait beside it.
func (t *Table) remind(c *ui.Ctx, spot board.Spot) {
	if t.scene.Ask != nil && t.choice.OffMap.Waits && spot.Piece == 0 {
		t.bar.Refuse(c, choice.Refusal{How: choice.AsksAgain, Why: rules.Reason{Rule: t.scene.Ask.Rule}})
	}
}

// handKeys are the keys of a body in hand: they turn and nudge it.
func (t *Table) handKeys(c *ui.Ctx) {
	h := &t.choice.Hand
	if !t.choice.Fielded() || h.Grasp == choice.Untouched || c.In.Held.Ctrl || t.clips.Running() {
		return
	}
	fine := c.In.Held.Shift
	body, stands := footprint.Of(t.scene.View().Pieces, h.Who)
	if !stands || !body.Round { // what has no front does not turn, and E has its other meaning
		if c.Take("Q") {
			t.choice.Spin(-1, fine)
			c.Animate()
		}
		if c.Take("E") {
			t.choice.Spin(1, fine)
			c.Animate()
		}
	}
	for _, k := range [...]struct {
		key         paint.Key
		east, north int32
	}{{"Left", -1, 0}, {"Right", 1, 0}, {"Up", 0, 1}, {"Down", 0, -1}} {
		if c.Take(k.key) {
			t.choice.Nudge(k.east, k.north, fine)
			c.Animate()
		}
	}
}

// handWheel turns the body in hand by the mouse wheel; false if the wheel is
// for the map.
func (t *Table) handWheel(c *ui.Ctx) bool {
	h := &t.choice.Hand
	if !t.choice.Fielded() || h.Grasp < choice.Carried || c.In.WheelY == 0 {
		return false
	}
	if h.Grasp == choice.Put && !h.GhostHas(t.board.Tabletop().PointAt(c.In.X, c.In.Y)) {
		return false
	}
	t.choice.Spin(-c.In.WheelY, c.In.Held.Shift)
	c.Animate()
	return true
}

// tabletopCursor shows by its shape what the pointer would do.
func (t *Table) tabletopCursor(c *ui.Ctx) {
	h := &t.choice.Hand
	switch fielded := t.choice.Fielded(); {
	case fielded && (h.Turning || h.Grasp == choice.Carried && (h.Button || t.touch.Over)):
		c.Cursor(paint.Grab)
	case t.handles[0] || t.handles[1] || h.Movable(t.touch.Hover):
		c.Cursor(paint.Hand)
	default:
		t.cursor(c)
	}
}

// Place returns where a point of the tabletop is in the window, in inches from its
// south-west corner; false on a table with cells.
func (t *Table) Place(x, y float64) (px, py float32, ok bool) {
	top := t.board.Tabletop()
	if top == nil {
		return 0, 0, false
	}
	unit := float64(max(1, t.scene.View().Map.Unit))
	px, py = top.PointPixels(rules.Point{X: int32(x * unit), Y: int32(y * unit)})
	return px, py, true
}
