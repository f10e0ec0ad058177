package table

import (
	"math"

	"grognard/render/board"
	"grognard/render/board/footprint"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// Steps of turning, in hundredths of a degree, and of nudging, in parts of an
// inch; with Shift the finer ones.
const (
	turnStep  = 500
	turnFine  = 100
	nudgeStep = 4 // a quarter
	nudgeFine = 20
)

// cloth hears what the pointer does on a table without cells, where nothing
// lies in a square: what is under it is measured.
func (t *Table) cloth(c *ui.Ctx) {
	layer, text := c.On(paint.Ground, paint.OverText)
	defer c.On(layer, text)
	c.Clip(t.lay.board)
	defer c.Unclip()
	touch := c.Region("board", t.lay.board)
	t.board.Hits(func(r rules.Ref, at paint.Rect) { touch = both(touch, c.Region(t.names.Region("piece", r), at)) })
	knob := t.handleTouch(c)
	h := &t.touch
	h.hover, h.cell, h.over = 0, 0, touch.Hover || knob.Hover
	spot := board.Spot{}
	if h.over || touch.Drag || knob.Drag {
		spot = t.board.Find(c.In.X, c.In.Y)
		h.hover, h.cell = topmost([]rules.Ref{spot.Piece, spot.Cell}), spot.Cell
		spot.Piece = t.meant(spot.Piece)
	}
	t.handles(c, touch, knob, spot)
	t.clothCursor(c)
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
	g := &t.grip
	g.hot[0], g.hot[1] = false, false
	var sum ui.Touch
	body, ok := t.handled()
	if !ok {
		return sum
	}
	d := c.Px(board.HandleSize)
	for i, name := range [2]string{"handle.left", "handle.right"} {
		x, y := t.board.Tabletop().PointPixels(body.Corner(i == 1))
		touch := c.Region(name, paint.Rect{X: x - d/2, Y: y - d/2, W: d, H: d})
		if touch.Hover {
			g.hot[i] = true
		}
		if touch.Pressed {
			g.right = i == 1
		}
		sum = both(sum, touch)
	}
	return sum
}

// handled returns the body whose front corners have handles: that in hand, or
// its ghost while it wheels.
func (t *Table) handled() (footprint.Body, bool) {
	g := &t.grip
	if g.ask == nil || g.ask != t.scene.Ask || g.grasp == untouched || !g.wheels() || t.clips.Running() {
		return footprint.Body{}, false
	}
	switch {
	case g.do == rules.DoWheel && g.grasp >= carried, g.grasp == put && g.found.Do == rules.DoWheel: // also one that the rules propose
		return footprint.Of(g.ghost, g.who)
	case g.grasp == chosen:
		return footprint.Of(t.scene.View().Pieces, g.who)
	}
	return footprint.Body{}, false
}

// grabs tells the hand what to do with a press, a drag or a click.
func (t *Table) grabs(c *ui.Ctx, touch, knob ui.Touch, spot board.Spot) {
	g := &t.grip
	in := c.In
	at := t.board.Tabletop().PointAt(in.X, in.Y)
	switch {
	case t.scene.Ask == nil || in.Held.Space || t.touch.panning || touch.Clicked && t.guarded(c):
	case knob.Drag && !g.turning:
		t.takeHandle()
	case t.leapt(c) && !g.button && t.touch.drag == 0 && !g.turning && g.grasp < carried:
		t.grabAt(t.touch.px, t.touch.py)
	case touch.Drag && !g.button && t.touch.drag == 0 && !g.turning:
		t.grabAt(c.PressX, c.PressY)
	case touch.Clicked && t.touch.drag == 0 && !g.button && !g.turning:
		t.clickCloth(c, spot, at)
	}
	switch {
	case g.turning:
		t.turnTo(at)
		if in.Released[paint.Left] || !in.Down[paint.Left] {
			g.turning = false
			t.putDown(c)
		}
	case g.grasp == carried && g.button:
		t.carryTo(at, spot.Piece)
		if in.Released[paint.Left] || !in.Down[paint.Left] {
			t.putDown(c)
		}
	case g.grasp == carried && t.touch.over && g.do != rules.DoWheel && moved(in, &t.touch):
		t.carryTo(at, spot.Piece)
	}
	t.settleWish()
}

// moved reports whether the pointer has moved since the frame before: until
// then a proposal stands where the rules put it.
func moved(in *paint.Input, h *touch) bool { return in.X != h.px || in.Y != h.py }

// handles is grabs where a Field waits, and the plain clicks and drags of options
// where none does.
func (t *Table) handles(c *ui.Ctx, touch, knob ui.Touch, spot board.Spot) {
	if t.grip.ask != nil && t.grip.ask == t.scene.Ask {
		t.grabs(c, touch, knob, spot)
		return
	}
	if t.leapt(c) && t.touch.drag == 0 {
		t.press(t.meant(t.board.Find(t.touch.px, t.touch.py).Piece))
	}
	if touch.Drag && spot.Piece != 0 && !c.In.Held.Space && t.touch.drag == 0 {
		if p := t.meant(t.board.Find(c.PressX, c.PressY).Piece); p != 0 {
			t.press(p)
		}
	}
	if touch.Clicked && t.touch.drag == 0 && !c.In.Held.Space {
		t.click(c, spot.Piece, spot.Cell)
		t.remind(c, spot)
	}
}

// remind says again what is asked when the bare table is clicked while the
// pieces to choose from wait beside it.
func (t *Table) remind(c *ui.Ctx, spot board.Spot) {
	if t.scene.Ask == nil || !t.trayOn || spot.Piece != 0 {
		return
	}
	t.no = refusal{why: rules.Reason{Rule: t.scene.Ask.Rule}, say: t.asking(t.scene.Ask), until: c.In.Now + refusalTime}
	c.Wake(t.no.until)
	c.Sound("refused")
}

// grabAt takes what the button went down on: the ghost, or a body that may
// move, or a piece that some option lets act.
func (t *Table) grabAt(x, y float32) {
	g := &t.grip
	at := t.board.Tabletop().PointAt(x, y)
	if g.grasp >= carried && g.do != rules.DoWheel && t.overGhost(at) {
		g.grasp = put
		t.take(at, g.do, true)
		return
	}
	p := t.meant(t.board.Find(x, y).Piece)
	switch {
	case g.movable(p):
		do := ""
		if g.who == p && g.grasp == carried && g.do != rules.DoWheel {
			do = g.do
		}
		if g.who != p || g.grasp != chosen {
			t.selectBody(p)
		}
		t.take(at, do, true)
	case p != 0 && t.scene.Mine(p):
		t.press(p)
	}
}

// overGhost reports whether the ghost stands on a point.
func (t *Table) overGhost(at rules.Point) bool {
	body, ok := footprint.Of(t.grip.ghost, t.grip.who)
	return ok && body.Has(at)
}

// clickCloth is a click without a drag.
func (t *Table) clickCloth(c *ui.Ctx, spot board.Spot, at rules.Point) {
	g := &t.grip
	switch {
	case g.grasp == carried && !g.button && g.do != rules.DoWheel:
		t.carryTo(at, spot.Piece)
		t.putDown(c)
	case g.grasp == put && (t.overGhost(at) || spot.Piece != 0 && g.found.At == spot.Piece):
		t.commit(c, g.found) // on its ghost, or again on its target
	case spot.Piece == 0 && t.begunByButton() && !t.choice.IsLive(spot.Cell):
		g.grab = rules.Point{}
		t.carryTo(at, 0)
		t.putDown(c)
	case spot.Piece == 0 && t.roams():
		t.choice.Clear()
		t.take(at, "", false)
		g.grab = rules.Point{}
		t.carryTo(at, 0)
		t.putDown(c)
		c.Sound("select")
	case g.movable(spot.Piece) && spot.Piece != g.who:
		t.selectBody(spot.Piece)
		c.Sound("select")
	case spot.Piece == g.who && g.who != 0:
		if t.choice.IsLive(g.who) {
			t.choice.Pick(g.who)
		} else if g.grasp == put || len(g.bodies) > 1 || !onlyOf(g.ask, g.who) { // else it was never picked
			t.dropGrip()
			t.no = refusal{}
		}
	case spot.Piece != 0 && !t.choice.IsLive(spot.Piece) && !t.choice.IsPicked(spot.Piece) && t.aimAt(c, spot.Piece, at):
	case spot.Piece != 0 || spot.Cell != 0 && t.choice.IsLive(spot.Cell):
		if g.grasp == put && t.choice.IsLive(spot.Piece) { // another answer instead of the ghost
			g.choose(g.who)
			t.ahead.Odds.Forget()
		}
		t.click(c, spot.Piece, spot.Cell)
		t.followPick()
	case !t.ground(c, at):
		t.dropGrip()
	}
}

// roams reports whether the body that the decision is about goes wherever it
// likes, so that a click on the bare table is meant for it: it has no front, or
// stands nowhere yet.
func (t *Table) roams() bool {
	g := &t.grip
	body, ok := footprint.Of(t.scene.View().Pieces, g.who)
	return (ok && body.Round || !ok && deploys(g.ask.Kind)) && g.who == g.ask.About && (g.grasp == chosen || g.grasp == put) && len(g.does()) == 1 && len(t.choice.Picks) < 2
}

// selectBody picks a body for the Field and for the options at once.
func (t *Table) selectBody(r rules.Ref) {
	t.grip.choose(r)
	t.choice.Clear()
	t.ahead.Odds.Forget()
	if t.choice.IsLive(r) {
		t.choice.Pick(r)
	}
}

// aimAt puts the body in hand against another one, if the Field knows what
// that means: a charge, an attachment.
func (t *Table) aimAt(c *ui.Ctx, target rules.Ref, at rules.Point) bool {
	g := &t.grip
	if g.who == 0 || g.grasp != chosen {
		return false
	}
	wish := rules.Option{Who: g.who, At: target, Pt: at}
	if o := g.ask.Field.Nearest(wish); o.Who != g.who || o.At != target {
		return false
	}
	t.take(at, "", false)
	g.grab = rules.Point{}
	t.carryTo(at, target)
	t.putDown(c)
	return true
}

// takeHandle begins a wheel by one of the front corners.
func (t *Table) takeHandle() {
	g := &t.grip
	if _, ok := t.handled(); !ok {
		return
	}
	start, ok := footprint.Of(t.scene.View().Pieces, g.who)
	if !ok {
		return
	}
	if g.do != rules.DoWheel {
		g.clear()
	}
	g.do, g.grasp, g.turning, g.from = rules.DoWheel, carried, true, start
	t.ahead.Odds.Forget()
}

// turnTo wheels the body in hand so that its outer front corner points to
// where the pointer is: the left corner goes round the right one in a wheel to
// the right.
func (t *Table) turnTo(at rules.Point) {
	g := &t.grip
	pivot, arm := g.from.Corner(!g.right), g.from.Corner(g.right)
	a := math.Atan2(float64(arm.X-pivot.X), float64(arm.Y-pivot.Y))
	b := math.Atan2(float64(at.X-pivot.X), float64(at.Y-pivot.Y))
	n := int(math.Round((b-a)*18000/math.Pi)) % 36000
	switch {
	case n > 18000:
		n -= 36000
	case n < -18000:
		n += 36000
	}
	// A front corner only goes forward: a left one to the right.
	if g.right {
		n = min(0, n)
	} else {
		n = max(0, n)
	}
	g.turned, g.some = n, false
}
