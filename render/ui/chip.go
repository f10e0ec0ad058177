package ui

import "grognard/render/paint"

// chips is what the player is at among the clauses on the screen.
type chips struct {
	known        map[string]bool // clauses asked for, and whether they have a text
	pointed, was string          // clause under the pointer in this frame and the one before
	cited        cited
}

// cited is what stands under the pointer and rests on a clause, the uppermost in this frame.
type cited struct {
	clause string
	layer  paint.Layer
	depth  int // of the dialog that it stands in
}

func (k *chips) begin() { k.was, k.pointed, k.cited = k.pointed, "", cited{} }

// Cites says that what is written in r rests on a clause, which F1 opens while the pointer is there, unless
// it is at something with a clause of its own or another panel lies over r.
func (c *Ctx) Cites(r paint.Rect, clause string) {
	if clause == "" || !r.Has(c.In.X, c.In.Y) {
		return
	}
	for _, k := range c.clips {
		if !k.Has(c.In.X, c.In.Y) {
			return
		}
	}
	k := &c.chips.cited
	if k.clause == "" || c.depth > k.depth || c.depth == k.depth && c.text >= k.layer {
		*k = cited{clause, c.text, c.depth}
	}
}

// cite points at the clause that is cited, if nothing lies over that.
func (k *chips) cite(c *Ctx) {
	if k.pointed == "" && k.cited.clause != "" && k.cited.depth == c.top && k.cited.layer >= c.cover(c.In.X, c.In.Y) {
		k.pointed = k.cited.clause
	}
}

// PointedClause is the clause whose chip is under the pointer, as of the frame
// before, "" if there is none.
func (c *Ctx) PointedClause() string { return c.chips.was }

// PointClause says that the pointer is on something that stands for a clause.
// Chip says so by itself.
func (c *Ctx) PointClause(clause string) { c.chips.pointed = clause }

// Chip paints a clause such as "MAN-6.1.26" and returns its width; a click on
// it is reported. Under the pointer it shows the text of the clause. With an
// empty name it is only painted. What is no clause with a text has no chip.
func (c *Ctx) Chip(name string, x, y float32, clause string) (w float32, clicked bool) {
	if !c.printed(clause) {
		return 0, false
	}
	h := c.Line(Small)
	r := paint.Rect{X: x, Y: y, W: c.ChipWidth(clause), H: h}
	var t Touch
	if name != "" {
		t = c.Region(name, r)
	}
	bg, ink := c.Theme.Panel2, c.Theme.Text
	if t.Hover {
		bg, ink = c.Theme.Accent, c.Theme.OnAccent
		c.Cursor(paint.Hand)
		c.clauseTip(name, r, clause)
	}
	c.Fill(r, bg)
	c.Label(r, Small, Middle, ink, clause)
	return r.W, t.Clicked
}

// ChipWidth is the width of a chip, 0 if there is none.
func (c *Ctx) ChipWidth(clause string) float32 {
	if !c.printed(clause) {
		return 0
	}
	return c.Width(Small, clause) + c.Px(12)
}

// printed reports whether a clause has a text, as far as there are texts: the
// program itself cites such things as "undo".
func (c *Ctx) printed(clause string) bool {
	if c.Clause == nil {
		return true
	}
	is, asked := c.chips.known[clause]
	if !asked {
		if c.chips.known == nil {
			c.chips.known = map[string]bool{}
		}
		is = c.Clause(clause) != ""
		c.chips.known[clause] = is
	}
	return is
}

// clauseTip shows the text of a clause beside r, where the rulebook has one.
func (c *Ctx) clauseTip(name string, r paint.Rect, clause string) {
	c.PointClause(clause)
	if c.Clause == nil {
		return
	}
	if text := c.Clause(clause); text != "" {
		c.Tip(name, r, text, false)
	}
}

// Reference makes r, where a text names a clause, show that clause under the
// pointer and reports a click.
func (c *Ctx) Reference(name string, r paint.Rect, clause string) (clicked bool) {
	t := c.Region(name, r)
	if t.Hover {
		c.Cursor(paint.Hand)
		c.clauseTip(name, r, clause)
	}
	return t.Clicked
}
