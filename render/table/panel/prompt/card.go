package prompt

import (
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/ui"
)

// boxWide is the room of the number key of a card.
func (p *Bar) boxWide(c *ui.Ctx) float32 { return c.Line(ui.SmallB) + c.Px(4) }

// titleWide is the room of the title of a card so wide.
func (p *Bar) titleWide(c *ui.Ctx, a *answer, w float32) float32 {
	return w - 2*ui.Floor(cardEdge*p.unit(c)) - p.iconWide(c, a) - p.boxWide(c) - c.Px(6)
}

// iconWide is the room of the picture of a card, 0 if it has none.
func (p *Bar) iconWide(c *ui.Ctx, a *answer) float32 {
	if a.icon == "" {
		return 0
	}
	return ui.Floor((cardIcon + 8) * p.unit(c))
}

// cardHeight is how high a card is that is so wide.
func (p *Bar) cardHeight(c *ui.Ctx, a *answer, w float32) float32 {
	u := p.unit(c)
	in := w - 2*ui.Floor(cardEdge*u)
	h := 2*ui.Floor(cardEdge*.75*u) + max(ui.Floor(cardIcon*u), c.Wrap(cardTitle, p.titleWide(c, a, w), a.title).Height) + ui.Floor(6*u)
	for i := range a.facts {
		h += p.factHeight(c, &a.facts[i], in)
	}
	if a.note != "" {
		h += c.Wrap(ui.Small, in, a.note).Height + ui.Floor(6*u)
	}
	return h
}

// factWide is the room of the words of a fact.
func (p *Bar) factWide(c *ui.Ctx, f *fact, w float32) float32 {
	return w - c.Width(cardFigure, f.value) - c.Px(12)
}

func (p *Bar) factHeight(c *ui.Ctx, f *fact, w float32) float32 {
	return c.Wrap(cardFact, p.factWide(c, f, w), f.label).Height
}

// card paints answer i of the sheet.
func (p *Bar) card(c *ui.Ctx, r paint.Rect, i int, list []choice.Reply) {
	a := &p.reaction.cards[i]
	reply, offered := replyTo(list, a.option)
	if !offered || a.barred {
		p.cardFace(c, r, a, i, false, false)
		p.barredCard(c, r, a)
		return
	}
	b := ui.Button{Name: a.name, Primary: reply.Primary && p.taker() == choice.Button}
	if i < len(digitNames) {
		b.Key = digitNames[i]
	}
	hot := c.Hot() == b.Name
	if hot {
		p.cite(c, a.option)
		p.hot = a.option
	}
	p.cardFace(c, r, a, i, b.Primary, hot)
	if p.pressed(c, r, b) {
		p.does(Pushes, a.option, 0)
	} else if hot && p.Scene.View().Combat != nil { // else no dice are near
		p.act.Points = a.option
	}
}

// barredCard is one that cannot be given: a press on it leads to its clause.
func (p *Bar) barredCard(c *ui.Ctx, r paint.Rect, a *answer) {
	if t := c.Region(a.name, r); t.Hover {
		c.Cursor(paint.Forbidden)
		c.PointClause(a.rule)
	}
	if a.rule != "" {
		c.Tip(a.name, r, p.Words.Sentences(a.note, a.rule), false)
	}
}

// cardFace paints a card: what it is, and what comes of it. The marked one is framed in
// the colour of what Enter pushes.
func (p *Bar) cardFace(c *ui.Ctx, r paint.Rect, a *answer, i int, marked, hot bool) {
	u := p.unit(c)
	bg, ink, line, edge := c.Theme.Panel, c.Theme.Text, c.Theme.Border, max(2, ui.Floor(2*u))
	switch {
	case a.barred:
		bg, ink = c.Theme.Panel2, c.Theme.Muted
	case hot:
		bg = mix(c.Theme.Panel, c.Theme.Panel2, .35)
	}
	if marked {
		line, edge = c.Theme.Accent, max(3, ui.Floor(4.5*u))
	}
	c.Fill(r, bg)
	c.Frame(r, edge, line)
	pad := ui.Floor(cardEdge * u)
	in := paint.Rect{X: r.X + pad, Y: r.Y + ui.Floor(cardEdge*.75*u), W: r.W - 2*pad, H: r.H}
	d := ui.Floor(cardIcon * u)
	title := c.Wrap(cardTitle, p.titleWide(c, a, r.W), a.title).Height
	row := max(d, title)
	if a.icon != "" {
		key := a.icon
		if c.Theme.Dark {
			key = p.Words.Keys.Slash(key, "paper")
		}
		c.Image(key, paint.Rect{X: in.X, Y: ui.Floor(in.Y + (row-d)/2), W: d, H: d}, paint.Alpha(paint.White, opacity(a)))
	}
	c.Paragraph(paint.Rect{X: in.X + p.iconWide(c, a), Y: ui.Floor(in.Y + (row-title)/2), W: p.titleWide(c, a, r.W)}, cardTitle, ui.Start, ink, a.title)
	if !a.barred && i < len(digitNames) {
		box := p.boxWide(c)
		p.digit(c, paint.Rect{X: in.X + in.W - box, Y: ui.Floor(in.Y + (row-box)/2), W: box, H: box}, i)
	}
	y := in.Y + row + ui.Floor(6*u)
	for k := range a.facts {
		y += p.factLine(c, paint.Rect{X: in.X, Y: y, W: in.W}, &a.facts[k])
	}
	if a.note == "" {
		return
	}
	h := c.Wrap(ui.Small, in.W, a.note).Height
	if foot := r.Y + r.H - ui.Floor(cardEdge*.75*u) - h; len(a.facts) > 0 {
		y = max(y, foot)
	}
	c.Paragraph(paint.Rect{X: in.X, Y: y, W: in.W}, ui.Small, ui.Start, c.Theme.Muted, a.note)
}

// factLine sets words and figure at the ends of a line, and returns its height.
func (p *Bar) factLine(c *ui.Ctx, r paint.Rect, f *fact) float32 {
	col := c.Theme.Text
	switch f.mood {
	case better:
		col = c.Theme.Accent
	case worse:
		col = c.Theme.Danger
	}
	h := p.factHeight(c, f, r.W)
	c.Paragraph(paint.Rect{X: r.X, Y: r.Y, W: p.factWide(c, f, r.W)}, cardFact, ui.Start, c.Theme.Text, f.label)
	c.Label(paint.Rect{X: r.X, Y: r.Y, W: r.W, H: c.Line(cardFigure)}, cardFigure, ui.End, col, f.value)
	return h
}

// digit prints the number key of a card.
func (p *Bar) digit(c *ui.Ctx, r paint.Rect, i int) {
	c.Frame(r, max(1, c.Hairline()), c.Theme.Text)
	c.Label(r, ui.SmallB, ui.Middle, c.Theme.Text, string(digitNames[i]))
}

func opacity(a *answer) float32 {
	if a.barred {
		return .45
	}
	return 1
}

// mix is a colour between two.
func mix(a, b paint.Color, u float32) paint.Color {
	at := func(x, y uint8) uint8 { return uint8(float32(x) + (float32(y)-float32(x))*u + .5) }
	return paint.Color{R: at(a.R, b.R), G: at(a.G, b.G), B: at(a.B, b.B), A: 255}
}
