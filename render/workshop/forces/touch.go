package forces

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// held reports whether an item is what is in hand, chosen whether it is selected.
func (p *Panel) held(x *item) bool {
	h := &p.State.Hand
	return x.away && x.line != nil && h.Stock == x.line.ID && (x.file == nil || h.Value == x.file.Text)
}

func (p *Panel) chosen(x *item) bool {
	return x.thing != nil && slices.Contains(p.State.Selected(), x.thing.Path)
}

// touch follows the player on an item.
func (p *Panel) touch(c *ui.Ctx, r paint.Rect, x *item, a *state.Act) ui.Touch {
	t := c.Region(x.region, r)
	_, pressed := c.Focusable(x.region, r)
	if x.file != nil && x.file.Text == "" {
		return t
	}
	if t.Down || pressed {
		p.last = x.region
	}
	if x.spent {
		if t.Hover {
			c.Tip(x.region, r, p.tip(x), false)
		}
		return t
	}
	if t.Hover {
		c.Cursor(paint.Hand)
		c.Tip(x.region, r, p.tip(x), false)
	}
	switch {
	case t.Drag && !t.Dropped && p.dragOf != x.region:
		p.begin(x, a)
	case (t.Clicked && !t.Dropped || pressed) && x.thing != nil:
		p.pick(c, x, a)
	case t.Clicked && t.Twice && p.twice != x.region:
		p.twice = x.region
		p.putMiddle(x, a)
	case t.Clicked && !t.Dropped || pressed:
		c.Sound("click")
		p.twice = ""
		h := p.hand(x)
		if p.held(x) && pressed { // the keyboard has no map to go to
			p.putMiddle(x, a)
			return t
		}
		a.Add(state.Act{Hand: &h})
	}
	return t
}

// begin begins to drag an item: a line is in hand as after a click.
func (p *Panel) begin(x *item, a *state.Act) {
	p.dragOf = x.region
	if x.thing != nil {
		p.drag = Drag{Path: x.thing.Path}
		return
	}
	h := p.hand(x)
	p.drag = Drag{Stock: h.Stock, Value: h.Value}
	a.Add(state.Act{Hand: &h})
}

// pick selects a thing and shows it; with Ctrl it is one more, or one less.
func (p *Panel) pick(c *ui.Ctx, x *item, a *state.Act) {
	c.Sound("click")
	path := x.thing.Path
	if !c.In.Held.Ctrl {
		a.Add(state.Act{Selects: true, Select: []string{path}, Show: path})
		return
	}
	all := slices.Clone(p.State.Selected())
	if i := slices.Index(all, path); i >= 0 {
		all = slices.Delete(all, i, i+1)
	} else {
		all = append(all, path)
	}
	a.Add(state.Select(all...))
}

// putMiddle puts one of a line into the middle of the view.
func (p *Panel) putMiddle(x *item, a *state.Act) {
	h := p.hand(x)
	e := rules.Edit{Do: rules.EditPut, Stock: h.Stock, Side: h.Side, Value: h.Value}
	if !x.card && p.Middle != nil {
		cell, pt := p.Middle()
		if cell != 0 {
			e.Cells = []rules.Ref{cell}
		} else {
			e.Pts = []rules.Point{pt}
		}
	}
	if x.file != nil {
		e.Pts = nil
	}
	a.Add(state.Edit(e))
	a.Hand = &state.Hand{}
}
