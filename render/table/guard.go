package table

import (
	"grognard/render/ui"
	"grognard/rules"
)

// guardTime is how long a question to the other side hears no click and no Enter
// of a pointer that has not moved since it came, in milliseconds: they were meant
// for the question before.
const guardTime = 500

// guard keeps the questions of two players apart who share a mouse.
type guard struct {
	ask   *rules.Request // the one that is guarded
	to    rules.Side
	until float64
	x, y  float32 // where the pointer was when it came
}

// watch notes that a question has come.
func (t *Table) watch(c *ui.Ctx) {
	g := &t.guard
	if t.scene.Ask == nil || t.scene.Ask == g.ask {
		return
	}
	until := 0.0
	if g.ask != nil && g.to != t.scene.Ask.To {
		until = c.In.Now + guardTime
		c.Wake(until)
	}
	*g = guard{ask: t.scene.Ask, to: t.scene.Ask.To, until: until, x: c.In.X, y: c.In.Y}
}

// guarded reports whether a click must have been meant for the question before,
// which the other side has answered.
func (t *Table) guarded(c *ui.Ctx) bool {
	g := &t.guard
	dx, dy, far := c.In.X-g.x, c.In.Y-g.y, c.Px(leapFrom)
	if t.scene.Ask == nil || g.ask != t.scene.Ask || c.In.Now >= g.until || dx*dx+dy*dy > far*far {
		return false
	}
	c.Wake(g.until)
	return true
}
