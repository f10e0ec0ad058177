package prop

import (
	"slices"
	"strings"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// list is a list that has dropped down from a row.
type list struct {
	row   *Row
	name  string // of the row: rows are made anew with each step
	at    paint.Rect
	find  string // letters typed, which values begin with or contain
	lit   int    // of those that are shown
	fresh bool
}

// drop is the value, a click on which opens the list of all.
func (e *Editor) drop(c *ui.Ctx, r paint.Rect, row *Row, a *state.Act) {
	if row.why != "" {
		e.grey(c, r, row.Name, row)
		return
	}
	e.clear(c, &r, row, a)
	t := c.Region(row.Name, r)
	_, pressed := c.Focusable(row.Name, r)
	face := "ui/button"
	if t.Hover {
		face = "ui/button/hover"
		c.Cursor(paint.Hand)
	}
	c.Surface(face, r, c.Theme.Panel)
	in := r
	ui.CutLeft(&in, c.Px(boxPad))
	arrow := ui.CutRight(&in, c.Px(24))
	c.Image("icon/down", ui.Mid(arrow, c.Px(14), c.Px(14)), c.Theme.Text)
	c.Label(in, c.Fit(ui.Small, in.W, c.Line(ui.Small), row.shown), ui.Start, c.Theme.Text, row.shown)
	if t.Clicked || pressed {
		c.Sound("click")
		e.open = &list{row: row, name: row.Name, at: r, fresh: true}
		if row.Prop.Kind == rules.PropChoice {
			e.open.lit = max(0, slices.Index(row.Prop.Values, row.Prop.Value))
		}
		c.Animate()
	}
	if e.open != nil && e.open.name == row.Name {
		e.open.row, e.open.at = row, r
	}
}

// End paints the list that is open, over everything, and returns what is chosen.
func (e *Editor) End(c *ui.Ctx) (a state.Act) {
	o := e.open
	if o == nil {
		return a
	}
	c.Modal(0)
	defer c.EndModal()
	o.keys(c)
	found := o.found()
	o.lit = max(0, min(o.lit, len(found)-1))
	high := c.Px(boxHigh + 2)
	box := o.box(c, high, len(found))
	c.Float(box)
	in := box.Inset(c.Px(6))
	if o.find != "" {
		c.Label(ui.CutTop(&in, high), ui.SmallB, ui.Start, c.Theme.Accent, o.find)
	}
	if c.Take("Escape") || c.In.Pressed[paint.Left] && !o.fresh && !box.Has(c.In.X, c.In.Y) {
		e.open = nil
		c.Animate()
		return a
	}
	pick := -1
	if (c.Take("Enter") || c.Take("Tab")) && len(found) > 0 && !o.fresh {
		pick = found[o.lit]
	}
	sc := c.Scroll("prop.list", in)
	y := sc.Y
	for i, at := range found {
		r := paint.Rect{X: sc.View.X, Y: y, W: sc.Width, H: high}
		if sc.Sees(y, high) && o.entry(c, r, at, i == o.lit) {
			pick = at
		}
		y += high
	}
	sc.Done(y - sc.Y)
	if o.fresh {
		c.ScrollTo("prop.list", float32(o.lit)*high-in.H/2)
		c.Animate()
	}
	o.fresh = false
	if pick < 0 {
		return a
	}
	c.Animate()
	v := o.row.Prop.Values[pick]
	if o.row.Prop.Kind == rules.PropSome {
		return o.row.set(o.row.switched(v)) // it stays open: more can be chosen
	}
	e.open = nil
	return o.row.set(v)
}

// keys chooses by the keyboard: arrows, and letters that narrow the list down.
func (o *list) keys(c *ui.Ctx) {
	for _, ch := range c.In.Text {
		if ch >= ' ' && !c.In.Held.Ctrl {
			o.find, o.lit = o.find+string(ch), 0
		}
	}
	if c.Take("Backspace") && o.find != "" {
		letters := []rune(o.find)
		o.find = string(letters[:len(letters)-1])
	}
	was := o.lit
	switch {
	case c.Take("Up"):
		o.lit--
	case c.Take("Down"):
		o.lit++
	case c.Take("PageUp"):
		o.lit -= 8
	case c.Take("PageDown"):
		o.lit += 8
	}
	if o.lit != was {
		c.ScrollTo("prop.list", float32(o.lit-4)*c.Px(boxHigh+2))
	}
}

// found are the values that show: all, or those with the letters that were typed.
func (o *list) found() (all []int) {
	find := strings.ToLower(o.find)
	for i, label := range o.row.labels {
		if strings.Contains(strings.ToLower(label), find) {
			all = append(all, i)
		}
	}
	return all
}

// box is where the list lies: below its row, or above it where there is more room.
func (o *list) box(c *ui.Ctx, high float32, n int) paint.Rect {
	w := o.at.W
	for _, l := range o.row.labels {
		w = max(w, c.Width(ui.Small, l)+c.Px(60))
	}
	w = min(w, c.In.W-c.Px(20))
	lines := float32(max(1, n))
	if o.find != "" {
		lines++
	}
	h := lines*high + c.Px(12)
	below, above := c.In.H-o.at.Y-o.at.H-c.Px(6), o.at.Y-c.Px(6)
	r := paint.Rect{X: min(o.at.X+o.at.W-w, c.In.W-w-c.Px(6)), Y: o.at.Y + o.at.H + c.Px(2), W: w}
	r.X = max(r.X, c.Px(6))
	if h <= below || below >= above {
		r.H = min(h, below)
		return r
	}
	r.H = min(h, above)
	r.Y = o.at.Y - r.H - c.Px(2)
	return r
}

// entry is a value of the list.
func (o *list) entry(c *ui.Ctx, r paint.Rect, at int, lit bool) bool {
	t := c.Region(o.row.regions[at], r)
	some := o.row.Prop.Kind == rules.PropSome
	on := !o.row.Mixed && o.row.Prop.Value == o.row.Prop.Values[at]
	if some {
		on = slices.Contains(o.row.chosen, o.row.Prop.Values[at])
	}
	ink := c.Theme.Text
	switch {
	case on && !some:
		c.Fill(r, c.Theme.Accent)
		ink = c.Theme.OnAccent
	case t.Hover || lit:
		c.Fill(r, c.Theme.Panel2)
	}
	if t.Hover {
		c.Cursor(paint.Hand)
	}
	in := r
	ui.CutLeft(&in, c.Px(8))
	if some {
		box := ui.Mid(ui.CutLeft(&in, c.Px(20)), c.Px(18), c.Px(18))
		c.Frame(box, c.Hairline(), ink)
		if on {
			c.Image("icon/check", box, c.Theme.Accent)
		}
		ui.CutLeft(&in, c.Px(8))
	}
	label := o.row.labels[at]
	c.Label(in, c.Fit(ui.Small, in.W, c.Line(ui.Small), label), ui.Start, ink, label)
	return t.Clicked
}
