package forces

import (
	"strconv"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// turnsHigh is how high the line of turns is; 0: the book has no arrivals.
func (p *Panel) turnsHigh(c *ui.Ctx, w float32) float32 {
	n := len(p.arrivals) - 1
	if n < 1 {
		p.turns = p.turns[:0]
		return 0
	}
	per, _, h := p.turnGrid(c, w)
	lines := (n + per - 1) / per
	return c.Line(ui.Small) + c.Px(2) + float32(lines)*(h+c.Px(3))
}

func (p *Panel) turnGrid(c *ui.Ctx, w float32) (per int, wide, high float32) {
	wide, high = max(c.Px(27), c.Width(ui.SmallB, "00")+c.Px(8)), c.Px(26)
	per = max(1, int((w+c.Px(3))/(wide+c.Px(3))))
	return per, wide, high
}

// enter is the line of turns: what is dropped on one enters the battle then.
func (p *Panel) enter(c *ui.Ctx, r paint.Rect, a *state.Act) {
	text := p.Words.Word("ui.workshop.forces.enters")
	head := ui.CutTop(&r, c.Line(ui.Small))
	c.Label(head, c.Fit(ui.Small, head.W, head.H, text), ui.Start, c.Theme.Muted, text)
	ui.CutTop(&r, c.Px(2))
	per, wide, high := p.turnGrid(c, r.W)
	p.turns = p.turns[:0]
	dragging := p.drag != Drag{}
	for n := 1; n < len(p.arrivals); n++ {
		i := n - 1
		at := paint.Rect{X: r.X + float32(i%per)*(wide+c.Px(3)), Y: r.Y + float32(i/per)*(high+c.Px(3)), W: wide, H: high}
		p.turns = append(p.turns, at)
		name := p.Words.Keys.Dot("forces.turn", p.Words.Keys.Number(n))
		t := c.Region(name, at)
		_, pressed := c.Focusable(name, at)
		bg, ink, st := c.Theme.Panel2, c.Theme.Text, ui.Small
		if p.arrivals[n] > 0 {
			bg, ink, st = c.Theme.Accent, c.Theme.OnAccent, ui.SmallB
		}
		c.Fill(at, bg)
		if t.Hover || dragging && at.Has(c.In.X, c.In.Y) {
			c.Frame(at, c.Px(2), c.Theme.Gold)
			c.Cursor(paint.Hand)
		}
		c.Label(at, st, ui.Middle, ink, p.Words.Keys.Number(n))
		if t.Hover {
			c.Tip(name, at, p.Words.Word("ui.workshop.forces.turntip", n, p.arrivals[n]), false)
		}
		if t.Clicked || pressed {
			c.Sound("click")
			a.Add(p.arrive(n))
		}
	}
}

// turnAt is the turn of the line that a point lies on, 0 if on none.
func (p *Panel) turnAt(x, y float32) int {
	for i, r := range p.turns {
		if r.Has(x, y) {
			return i + 1
		}
	}
	return 0
}

// arrive has what is in hand enter in a turn, or what is selected; with neither, the drawer
// shows who enters then.
func (p *Panel) arrive(n int) state.Act {
	if h := p.State.Hand; h.Stock != "" {
		return state.Edit(rules.Edit{Do: rules.EditPut, Stock: h.Stock, Side: h.Side, Value: h.Value, N: n})
	}
	if a := p.entering(n, p.State.Selected()...); len(a.Edits) > 0 {
		return a
	}
	p.find = p.Words.Word("ui.workshop.forces.turn", n)
	return state.Act{}
}

// entering has things of the battle enter in a turn, those that can.
func (p *Panel) entering(n int, paths ...string) (a state.Act) {
	for _, path := range paths {
		t := p.State.Draft().Thing(path)
		if t == nil {
			continue
		}
		for i := range t.Props {
			if x := &t.Props[i]; x.Entry && x.Fixed.Key == "" {
				a.Edits = append(a.Edits, rules.Edit{Do: rules.EditSet, Path: path, Key: x.Key, Value: strconv.Itoa(n)})
			}
		}
	}
	return a
}
