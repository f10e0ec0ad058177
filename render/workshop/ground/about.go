package ground

import (
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// sided reports whether what a tool lays can be one side's or the other's, as far as can be
// told: marks are, but for names of places.
func sided(t *rules.Tool) bool {
	return t.Sample == nil && t.Stroke != rules.StrokeEdges && t.Emblem != rules.EmblemName
}

// about says what the tool in hand does.
func (p *Panel) about(f *ui.Flow, act *state.Act) {
	c, t := f.C, p.State.Tool()
	if t == nil {
		return
	}
	name := p.Words.Capital(p.Words.Say(t.Name))
	chip := c.ChipWidth(t.Rule)
	y := f.Y
	w := f.W
	if chip > 0 && c.Width(ui.SmallB, name)+chip+c.Px(8) <= f.W {
		w -= chip + c.Px(8)
	}
	h := c.Paragraph(paint.Rect{X: f.X, Y: y, W: w, H: c.In.H}, ui.SmallB, ui.Start, c.Theme.Text, name)
	f.Y += h
	if chip > 0 {
		x := f.X + f.W - chip
		if w == f.W { // there is no room beside the name
			x, y = f.X, f.Y
			f.Y += c.Line(ui.Small)
		}
		if _, clicked := c.Chip("ground.rule", x, y, t.Rule); clicked {
			act.Rule = t.Rule
		}
	}
	if sided(t) { // before the text, which may be long: what can be chosen is not scrolled for
		p.sides(f, act)
	}
	f.Gap(2)
	f.Text(ui.Small, c.Theme.Text, p.Words.Say(t.About))
	if n := p.count(); n > 0 {
		f.Gap(4)
		f.Text(ui.SmallB, c.Theme.Text, p.Words.Word("ui.workshop.stroke", n))
		f.Text(ui.Small, c.Theme.Muted, p.word("ui.workshop.stroke.undo"))
	}
}

func (p *Panel) count() int {
	if p.Count == nil {
		return 0
	}
	return p.Count()
}

// sideNames are the regions of the sides.
var sideNames = [...]string{rules.First: "side.first", rules.Second: "side.second"}

// sides are whose a mark is to be.
func (p *Panel) sides(f *ui.Flow, act *state.Act) {
	c, v := f.C, p.State.View()
	if v == nil {
		return
	}
	f.Gap(4)
	r := f.Take(c.Line(ui.Small) + c.Px(10))
	for s := rules.First; s <= rules.Second; s++ {
		at := ui.Columns(r, 2, int(s), c.Px(4))
		if p.pick(c, at, sideNames[s], p.State.Hand.Side == s) {
			hand := p.State.Hand
			hand.Side = s
			act.Hand = &hand
		}
		name := p.Words.Capital(p.Words.Side(s))
		c.Label(at, c.Fit(ui.Small, at.W-c.Px(6), at.H, name), ui.Middle, c.Theme.Text, name)
	}
}

// aboutHigh is how high that is in a width.
func (p *Panel) aboutHigh(c *ui.Ctx, w float32) float32 {
	t := p.State.Tool()
	if t == nil {
		return 0
	}
	name := p.Words.Capital(p.Words.Say(t.Name))
	h := c.Px(gap) + c.Px(2) + c.Wrap(ui.Small, w, p.Words.Say(t.About)).Height
	if chip := c.ChipWidth(t.Rule); chip > 0 && c.Width(ui.SmallB, name)+chip+c.Px(8) <= w {
		h += c.Wrap(ui.SmallB, w-chip-c.Px(8), name).Height
	} else {
		h += c.Wrap(ui.SmallB, w, name).Height
		if chip > 0 {
			h += c.Line(ui.Small)
		}
	}
	if sided(t) && p.State.View() != nil {
		h += c.Px(4) + c.Line(ui.Small) + c.Px(10)
	}
	if n := p.count(); n > 0 {
		h += c.Px(4) + c.Wrap(ui.SmallB, w, p.Words.Word("ui.workshop.stroke", n)).Height + c.Wrap(ui.Small, w, p.word("ui.workshop.stroke.undo")).Height
	}
	return h
}
