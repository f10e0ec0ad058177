package forces

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/table/card"
	"grognard/render/ui"
	"grognard/render/workshop/state"
	"grognard/rules"
)

func (p *Panel) row(c *ui.Ctx, r paint.Rect, k *row, a *state.Act) {
	switch k.kind {
	case heading:
		c.Fill(paint.Rect{X: r.X, Y: r.Y + c.Px(4), W: r.W, H: c.Hairline()}, c.Theme.Border)
		r.Y += c.Px(6)
		r.H -= c.Px(6)
		c.Label(r, ui.Strong, ui.Start, c.Theme.Text, k.text)
		p.note(c, r, ui.Strong, k)
	case army, arm:
		p.heading(c, r, k, a)
	case tokens:
		d := c.Px(token)
		for i, at := range k.items {
			p.cell(c, paint.Rect{X: r.X + float32(i)*(d+c.Px(between)), Y: r.Y + c.Px(2), W: d, H: d}, &p.all[at], a)
		}
	case title, file:
		r.H -= c.Px(4)
		p.line(c, r, &p.all[k.items[0]], a)
	case nothing:
		c.Paragraph(r, ui.Small, ui.Start, c.Theme.Muted, k.text)
	}
}

// note stands at the end of a heading, as far as there is room.
func (p *Panel) note(c *ui.Ctx, r paint.Rect, st ui.Style, k *row) {
	if k.note != "" && c.Width(st, k.text)+c.Width(ui.Small, k.note)+c.Px(14) < r.W-c.Px(24) {
		c.Label(r, ui.Small, ui.End, c.Theme.Muted, k.note)
	}
}

// heading is that of an army or arm: a click selects all of it, or folds what is in the box.
func (p *Panel) heading(c *ui.Ctx, r paint.Rect, k *row, a *state.Act) {
	t := c.Region(k.name, r)
	_, pressed := c.Focusable(k.name, r)
	ink := c.Theme.Text
	if t.Hover {
		c.Cursor(paint.Hand)
		ink = c.Theme.Accent
	}
	in, st := r, ui.SmallB
	if k.kind == army {
		st = ui.Strong
		if n := p.all[k.items[0]].nation; n != "" {
			d := c.Px(22)
			c.Image(p.Words.Keys.Slash("emblem", n), ui.Mid(ui.CutLeft(&in, d), d, d), paint.White)
			ui.CutLeft(&in, c.Px(7))
		}
	}
	if k.away {
		d := c.Px(14)
		arrow := "icon/down"
		if k.shut {
			arrow = "icon/right"
		}
		c.Image(arrow, ui.Mid(ui.CutRight(&in, d), d, d), c.Theme.Muted)
		ui.CutRight(&in, c.Px(4))
	}
	c.Label(in, c.Fit(st, in.W, in.H, k.text), ui.Start, ink, k.text)
	p.note(c, in, st, k)
	if !t.Clicked && !pressed {
		return
	}
	c.Sound("click")
	if k.away {
		p.turnFold(k.key)
		c.Animate()
		return
	}
	paths := []string{}
	if c.In.Held.Ctrl {
		paths = slices.Clone(p.State.Selected())
	}
	for _, i := range k.items {
		if path := p.all[i].thing.Path; !slices.Contains(paths, path) {
			paths = append(paths, path)
		}
	}
	a.Add(state.Select(paths...))
}

// turnFold folds a heading, or opens it.
func (p *Panel) turnFold(key string) {
	if p.folded[key] {
		delete(p.folded, key)
	} else {
		p.folded[key] = true
	}
	p.lay.of = nil
}

// cell is a piece.
func (p *Panel) cell(c *ui.Ctx, r paint.Rect, x *item, a *state.Act) {
	t := p.touch(c, r, x, a)
	strength := float32(1)
	if x.placed || x.spent {
		strength = .42
	}
	if p.held(x) || p.chosen(x) {
		c.Fill(r.Inset(-c.Px(2)), paint.Alpha(c.Theme.Gold, .35))
	}
	if x.thing == nil {
		p.art.Line(c, r.Inset(c.Px(1)), x.line, strength)
	} else if !p.art.Thing(c, r.Inset(c.Px(1)), x.thing, strength) {
		c.Fill(r, paint.Alpha(c.Theme.Panel2, strength))
		c.Image("icon/flag", ui.Mid(r, r.W*.5, r.W*.5), paint.Alpha(c.Theme.Text, strength))
	}
	switch {
	case p.held(x) || p.chosen(x):
		c.Frame(r.Inset(-c.Px(2)), c.Px(3), c.Theme.Gold)
	case t.Hover:
		c.Frame(r.Inset(-c.Px(1)), c.Px(2), c.Theme.Accent)
	}
	p.tags(c, r, x)
}

// tags are what is written on a piece: its turn, how many are left, the seal of a fault.
func (p *Panel) tags(c *ui.Ctx, r paint.Rect, x *item) {
	text, bg, ink := "", c.Theme.Accent, c.Theme.OnAccent
	switch {
	case x.turn > 0:
		text = p.Words.Word("ui.workshop.forces.tag", x.turn)
	case x.away:
		text, bg, ink = leftText(x.line), c.Theme.Panel, c.Theme.Text
	}
	if text != "" {
		w, h := c.Width(tagStyle, text)+c.Px(7), c.Line(tagStyle)
		at := paint.Rect{X: ui.Floor(r.X + r.W - w), Y: ui.Floor(r.Y + r.H - h + c.Px(3)), W: w, H: h}
		c.Fill(at, bg)
		if bg == c.Theme.Panel {
			c.Frame(at, c.Hairline(), c.Theme.Border)
		}
		c.Label(at, tagStyle, ui.Middle, ink, text)
	}
	if x.fault {
		p.seal(c, r)
	}
}

// seal marks what has a fault.
func (p *Panel) seal(c *ui.Ctx, r paint.Rect) {
	d := c.Px(18)
	at := paint.Rect{X: r.X + r.W - d + c.Px(2), Y: r.Y - c.Px(2), W: d, H: d}
	c.Fill(at, c.Theme.Danger)
	c.Frame(at, c.Hairline(), c.Theme.Panel)
	c.Label(at, tagStyle, ui.Middle, c.Theme.Panel, "!")
}

// tagStyle is that of letters on a piece.
var tagStyle = ui.Style{Font: paint.SansBold, Size: 16, Lead: 1.15}

// line is a leader, a card or a file with its name.
func (p *Panel) line(c *ui.Ctx, r paint.Rect, x *item, a *state.Act) {
	t := p.touch(c, r, x, a)
	ink := c.Theme.Text
	switch {
	case p.held(x) || p.chosen(x):
		c.Fill(r, paint.Alpha(c.Theme.Gold, .35))
		c.Frame(r, c.Px(2), c.Theme.Gold)
	case t.Hover:
		c.Fill(r, c.Theme.Panel2)
	}
	in := r.Inset(c.Px(2))
	pic := ui.CutLeft(&in, c.Px(30))
	ui.CutLeft(&in, c.Px(8))
	switch {
	case x.file != nil:
		c.Image("icon/load", ui.Mid(pic, c.Px(22), c.Px(22)), c.Theme.Text)
		if x.file.Text == "" {
			c.Paragraph(in, c.Fit(ui.Small, in.W, in.H, p.Words.Word("ui.workshop.forces.nofiles")), ui.Start, c.Theme.Muted, p.Words.Word("ui.workshop.forces.nofiles"))
			return
		}
	default:
		strength := float32(1)
		if x.spent || x.lead && x.placed {
			ink, strength = c.Theme.Muted, .42
		}
		switch {
		case x.thing != nil && x.lead:
			p.art.Thing(c, ui.Mid(pic, pic.W, pic.W), x.thing, strength)
		case x.lead:
			p.art.Line(c, ui.Mid(pic, pic.W, pic.W), x.line, strength)
		default:
			p.art.Card(c, pic, x.line.Card, strength)
			if t.Hover && p.Cards != nil && !t.Down {
				p.preview(c, r, x.line.Card)
			}
		}
	}
	note := ""
	if x.lead && x.thing == nil { // what he is worth, which is too small to be read on him
		note = x.line.Piece.Value
	}
	switch {
	case x.turn > 0:
		note = p.Words.Word("ui.workshop.forces.tag", x.turn)
	case x.away && note == "":
		note = leftText(x.line)
	}
	if note != "" {
		c.Label(ui.CutRight(&in, c.Width(ui.Small, note)+c.Px(4)), ui.Small, ui.End, c.Theme.Muted, note)
	}
	h := c.Wrap(ui.Small, in.W, x.name).Height
	in.Y += ui.Floor((in.H - h) / 2)
	c.Paragraph(in, ui.Small, ui.Start, ink, x.name)
	if x.fault {
		p.seal(c, r)
	}
}

// preview is a card as large as it can be read, beside the drawer.
func (p *Panel) preview(c *ui.Ctx, r paint.Rect, k *rules.Card) {
	w := p.Cards.Wide(c, c.Px(220), k)
	h := w * card.Ratio
	at := paint.Rect{X: p.at.X + p.at.W + c.Px(10), W: w, H: h}
	at.Y = max(c.Px(10), min(r.Y-h/3, c.In.H-h-c.Px(10)))
	if at.X+w > c.In.W { // the drawer is as wide as the window
		at.X, at.Y = c.In.W-w-c.Px(20), max(0, p.at.Y-h-c.Px(10))
	}
	layer, text := c.On(paint.Popup, paint.PopupText)
	p.Cards.Face(c, at, k, false)
	c.On(layer, text)
}

// tip says what an item is, which a piece does not.
func (p *Panel) tip(x *item) string {
	w := p.Words
	all := []string{x.name}
	if x.arm != "" && x.arm != x.name {
		all = append(all, x.arm)
	}
	switch {
	case x.turn > 0:
		all = append(all, w.Word("ui.workshop.place.turn", x.turn))
	case x.thing != nil && !x.placed:
		all = append(all, w.Word("ui.workshop.place.none"))
	case x.away && x.line.Points > 0:
		all = append(all, points(w, x.line))
	}
	return w.Beside(all...)
}
