package table

import (
	"grognard/render/board/footprint"
	"grognard/render/paint"
	"grognard/render/ui"
)

// spin turns what is in hand by steps, clockwise.
func (t *Table) spin(c *ui.Ctx, steps float32) {
	g := &t.grip
	if g.grasp < carried {
		g.grasp = put
		t.beginHere()
	}
	by := float32(turnStep)
	if c.In.Held.Shift {
		by = turnFine
	}
	g.turned += int(steps * by)
	t.settleWish()
	t.reweigh(c)
}

// nudge moves what is in hand by a part of an inch, to the east and the north.
func (t *Table) nudge(c *ui.Ctx, east, north int32) {
	g := &t.grip
	if g.grasp < carried {
		g.grasp = put
		t.beginHere()
	}
	if !g.some {
		body, ok := footprint.Of(g.ghost, g.who)
		if !ok {
			return
		}
		g.pt, g.some = body.Mid, true
	}
	by := t.scene.View().Map.Unit / nudgeStep
	if c.In.Held.Shift {
		by = t.scene.View().Map.Unit / nudgeFine
	}
	g.pt.X, g.pt.Y = g.pt.X+east*by, g.pt.Y+north*by
	t.settleWish()
	t.reweigh(c)
}

// beginHere takes the body in hand where it stands, without the pointer.
func (t *Table) beginHere() {
	g := &t.grip
	if body, ok := footprint.Of(t.scene.View().Pieces, g.who); ok {
		g.from, g.pt, g.some = body, body.Mid, true
	}
}

// reweigh shows the odds of a ghost that stands somewhere else now.
func (t *Table) reweigh(c *ui.Ctx) {
	if o, ok := t.gripped(); ok && !t.scene.View().Blind && t.final(o) {
		t.ahead.Odds.Want(t.scene.Pos, o)
	} else {
		t.ahead.Odds.Forget()
	}
	c.Animate()
}

// gripKeys are the keys of a body in hand: they turn and nudge it.
func (t *Table) gripKeys(c *ui.Ctx) {
	g := &t.grip
	if g.ask == nil || g.ask != t.scene.Ask || g.grasp == untouched || c.In.Held.Ctrl || t.clips.Running() {
		return
	}
	body, stands := footprint.Of(t.scene.View().Pieces, g.who)
	if !stands || !body.Round { // what has no front does not turn, and E has its other meaning
		if c.Take("Q") {
			t.spin(c, -1)
		}
		if c.Take("E") {
			t.spin(c, 1)
		}
	}
	for _, k := range [...]struct {
		key         paint.Key
		east, north int32
	}{{"Left", -1, 0}, {"Right", 1, 0}, {"Up", 0, 1}, {"Down", 0, -1}} {
		if c.Take(k.key) {
			t.nudge(c, k.east, k.north)
		}
	}
}

// gripWheel turns the body in hand by the mouse wheel; false if the wheel is
// for the map.
func (t *Table) gripWheel(c *ui.Ctx) bool {
	g := &t.grip
	if g.ask == nil || g.ask != t.scene.Ask || g.grasp < carried || c.In.WheelY == 0 {
		return false
	}
	if g.grasp == put && !t.overGhost(t.board.Tabletop().PointAt(c.In.X, c.In.Y)) {
		return false
	}
	t.spin(c, -c.In.WheelY)
	return true
}

// clothCursor shows by its shape what the pointer would do.
func (t *Table) clothCursor(c *ui.Ctx) {
	g, h := &t.grip, &t.touch
	switch {
	case g.ask != nil && g.ask == t.scene.Ask && (g.turning || g.grasp == carried && (g.button || h.over)):
		c.Cursor(paint.Grab)
	case g.hot[0] || g.hot[1] || g.ask != nil && g.movable(h.hover):
		c.Cursor(paint.Hand)
	default:
		t.cursor(c)
	}
}
