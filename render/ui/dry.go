package ui

import "grognard/render/paint"

// dry is what a rehearsal must not leave behind.
type dry struct {
	list   *paint.List
	now    int
	seen   int
	tip    tip
	chips  chips
	dialog dialogSpan
	status paint.Status
	sounds int
}

// Rehearse begins to paint for the sake of sizes alone: nothing of what follows is seen,
// clicked or explained, until the returned function is called.
func (c *Ctx) Rehearse() (done func()) {
	was := dry{c.L, len(c.now), c.seen, c.tip, c.chips, c.gloss.dialog, c.status, len(c.status.Sounds)}
	c.L = &paint.List{}
	return func() {
		c.L, c.now, c.seen, c.tip, c.chips = was.list, c.now[:was.now], was.seen, was.tip, was.chips
		c.gloss.dialog, c.status = was.dialog, was.status
		c.status.Sounds = c.status.Sounds[:was.sounds]
	}
}

// Swallow drops what the player has pressed in this frame: nothing that is painted after
// it hears of that.
func (c *Ctx) Swallow() {
	c.active, c.clicked, c.right, c.dropped, c.dragging, c.twice = "", "", "", "", false, false
	for i := range c.used {
		c.used[i] = true
	}
	c.deaf = *c.In
	c.deaf.Pressed, c.deaf.Released, c.deaf.Keys, c.deaf.Text = [3]bool{}, [3]bool{}, nil, ""
	c.In = &c.deaf
}

// Regions counts the regions of this frame so far.
func (c *Ctx) Regions() int { return len(c.now) }

// Through lets the pointer through what has been painted since there were so many regions.
func (c *Ctx) Through(regions int) { c.now = c.now[:regions] }
