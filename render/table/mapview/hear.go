package mapview

import (
	"cmp"
	"math"
	"slices"

	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/table/mapview/pointer"
	"grognard/render/ui"
	"grognard/rules"
)

// Act is what the player does to the map.
type Act = pointer.Act

// Hear hears what the player does to the map in its room, and returns what is to be
// carried out.
func (v *View) Hear(c *ui.Ctx, room Room) (act Act) {
	v.room = room
	v.look(c)
	v.point(c, &act)
	v.edgePan(c)
	v.Pointer.Camera(c, &v.Board, c.In.WheelY == 0 || !v.Pointer.Over || !v.hand.Wheel(c))
	v.arrowKeys(c)
	v.Threats.Hear(c, v.Pointer.Hover, v.Pointer.Cell, v.Pointer.Over)
	return act
}

// point hears the pointer.
func (v *View) point(c *ui.Ctx, act *Act) {
	layer, text := c.On(paint.Ground, paint.OverText)
	defer c.On(layer, text)
	c.Clip(v.room.Map)
	defer c.Unclip()
	if !v.Scene.OnTabletop() {
		v.overCells(c, act)
		v.cursor(c)
		return
	}
	*act = v.hand.Hear(c, v.room.Map)
	if !v.hand.Cursor(c) {
		v.cursor(c)
	}
}

// overCells registers the cells and pieces and hears what the pointer does to them.
func (v *View) overCells(c *ui.Ctx, act *Act) {
	p := &v.Pointer
	if v.Choice.Dragged == 0 && p.LeftAtOnce(c, v.room.Map) {
		v.Choice.Drag(v.Board.Find(p.X, p.Y).Piece)
	}
	ground := p.Hear(c, &v.Board, v.Words.Keys, v.room.Map, func(touch ui.Touch, r rules.Ref) { v.thing(c, touch, r, act) })
	v.dragged(c)
	v.draws(c, ground.Drag, act)
	if c.In.Pressed[paint.Left] || c.In.Pressed[paint.Right] || v.Scene.Moving() {
		v.stack = 0
	}
	if v.stackOf != 0 {
		if home, _ := v.here(); home != v.stackOf { // the cursor has gone on
			v.stack, v.stackOf = 0, 0
		}
	}
	open := v.stack
	if open == 0 {
		open = v.askedStack()
	}
	v.Board.Keep(open)
	if v.Board.Point(c.In.X, c.In.Y, (p.Over || p.Hover != 0 || v.Choice.LossHeld) && v.Choice.Dragged == 0) {
		c.Animate() // in the next frame its pieces can be clicked where they lie now
	}
}

// thing hears what the pointer does to one cell or piece.
func (v *View) thing(c *ui.Ctx, touch ui.Touch, r rules.Ref, act *Act) {
	_, cell := v.Board.Cell(r)
	if touch.Drag && !cell && !c.In.Held.Space && !v.Choice.Plot.Draws(r) {
		v.Choice.Drag(r)
	}
	if v.draggedInVain(c, touch, r) { // it says why it stays, as on a click
		home, _ := v.Scene.Cell(r)
		act.Click(r, home)
		return
	}
	if !touch.Clicked || v.Choice.Dragged != 0 || c.In.Held.Space {
		return
	}
	if p, q := v.Board.Near(c.In.X, c.In.Y); p != 0 && v.Choice.IsLive(p) && v.Choice.IsLive(q) {
		v.Board.Part(c.In.X, c.In.Y) // which of them is meant cannot be told
		c.Animate()
		return
	}
	if cell && touch.Twice && v.Scene.Ask != nil && !v.Choice.IsPicked(r) && !v.Choice.IsLive(r) {
		x, y := v.Board.Cells(c.In.X, c.In.Y)
		v.Board.Center(x, y, c.In.Now)
	}
	s := v.Board.Find(c.In.X, c.In.Y)
	if cell {
		act.Click(s.Piece, cmp.Or(s.Cell, r)) // the box of a cell is larger than a hex
		return
	}
	act.Click(r, s.Cell)
}

// draggedInVain reports whether an own piece that can do nothing was dragged, and let go
// of in this frame.
func (v *View) draggedInVain(c *ui.Ctx, touch ui.Touch, r rules.Ref) bool {
	_, piece := v.Scene.Cell(r)
	return touch.Dropped && !touch.Clicked && piece && v.Choice.Dragged == 0 && !c.In.Held.Space && v.Scene.Ask != nil &&
		v.Scene.Mine(r) && !v.Choice.Choosable(r) && !v.Choice.Plot.Draws(r)
}

// dragged says what is under a piece that is dragged: the way there and what it
// costs show as they do for a pointer without a piece.
func (v *View) dragged(c *ui.Ctx) {
	if v.Choice.Dragged == 0 || !v.room.Map.Has(c.In.X, c.In.Y) {
		return
	}
	s := v.Board.Find(c.In.X, c.In.Y)
	if s.Piece == v.Choice.Dragged {
		s.Piece = 0
	}
	p := &v.Pointer
	p.Over, p.Cell, p.Hover = true, s.Cell, cmp.Or(s.Piece, s.Cell)
}

// draws hears a drag over cells, where an answer is drawn cell by cell, and what the
// pointer rests on.
func (v *View) draws(c *ui.Ctx, drag bool, act *Act) {
	k, p := &v.Choice.Plot, &v.Pointer
	if !k.On() || v.Scene.Ask == nil || c.In.Held.Space || p.Panning {
		return
	}
	if drag && !k.Drawing {
		if s := v.Board.Find(c.PressX, c.PressY); v.Choice.TakePlot(s.Piece, s.Cell) {
			p.X, p.Y = c.PressX, c.PressY
			act.Do.Does = choice.Changes
		}
	}
	if !k.Drawing {
		k.Point(p.Cell)
		return
	}
	home, _ := v.Scene.Cell(k.Who)
	v.between(c, func(cell rules.Ref) { k.Draw(cell, home) })
	k.Point(v.Board.Find(c.In.X, c.In.Y).Cell)
	c.Cursor(paint.Grab)
	if c.In.Released[paint.Left] || !c.In.Down[paint.Left] {
		act.Do = v.Choice.EndPlot()
	}
}

// between finds the cells between where the pointer was a frame ago and where it is:
// a quick hand passes over several.
func (v *View) between(c *ui.Ctx, hear func(cell rules.Ref)) {
	p := &v.Pointer
	dx, dy := c.In.X-p.X, c.In.Y-p.Y
	n := 1 + int(math.Hypot(float64(dx), float64(dy))/float64(max(1, v.Board.Zoom/4)))
	for i := 1; i <= n; i++ {
		k := float32(i) / float32(n)
		hear(v.Board.Find(p.X+k*dx, p.Y+k*dy).Cell)
	}
}

// cursor shows by its shape what a click would do.
func (v *View) cursor(c *ui.Ctx) {
	p := &v.Pointer
	switch {
	case !p.Over:
	case p.Panning:
		c.Cursor(paint.Grab)
	case v.Scene.Ask != nil && !v.Scene.Moving() && slices.Contains(v.Choice.Onward(), p.Hover), v.Scene.Ask != nil && (v.Choice.Plot.May(p.Cell) || v.Choice.IsLive(p.Hover) || v.Choice.IsLive(p.Cell) || v.Choice.IsPicked(p.Hover)):
		c.Cursor(paint.Hand)
	}
}

// askedStack returns the cell of the stack that the question is about: who of it
// goes along with the piece in question, or which piece of it is meant; 0 if the
// question is about anything else.
func (v *View) askedStack() rules.Ref {
	if v.Scene.Ask == nil || v.Scene.Moving() || v.Choice.Dragged != 0 {
		return 0
	}
	home, _ := v.Scene.Cell(v.Scene.Ask.About)
	var one rules.Ref
	n, single := 0, true
	for _, r := range v.Choice.Live {
		z, piece := v.Scene.Cell(r)
		if !piece || z == 0 {
			continue
		}
		if z == home && r != v.Scene.Ask.About {
			return home
		}
		single = single && (one == 0 || one == z)
		one = z
		n++
	}
	if single && n > 1 {
		return one
	}
	return 0
}
