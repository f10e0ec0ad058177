package log

import (
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/table/scene"
	"grognard/render/ui"
	"grognard/rules"
)

// indent is the room left of a line for the colour of its side, in dp.
const indent = 12

func (p *Panel) lineHeight(c *ui.Ctx, l *line, w float32) float32 {
	w -= c.Px(indent)
	if r := l.entry.Event.Rule; r != "" && l.entry.Event.Kind != rules.EvTurn {
		w -= c.ChipWidth(r) + c.Px(6)
	}
	all := w
	room, below := p.whyRoom(c, l, w)
	w -= room
	least := c.Line(ui.Small)
	if below {
		least = 2*least + c.Px(4)
	}
	h := max(least, c.Wrap(p.style(l), w, l.text).Height) + c.Px(4)
	switch {
	case l.parts != nil:
		h += partsHigh(c, l.parts, w) + c.Px(3)
	case l.entry.Event.Kind == rules.EvDice:
		h += c.Px(34) + float32(diceRows(c, w, len(l.entry.Event.Faces))-1)*c.Px(lineDies)
	}
	if l.entry.Event.Kind == rules.EvTurn {
		h += c.Px(8)
	}
	return h + p.whyHigh(c, l, all)
}

// style is how a line is set.
func (p *Panel) style(l *line) ui.Style {
	if l.entry.Event.Kind == rules.EvTurn || p.Now != nil && p.Now(l.entry) {
		return ui.SmallB
	}
	return ui.Small
}

// line paints one line; pointing at it lights what it is about, a click
// brings that into view, with Ctrl takes back to there, and a double click opens
// the replay there.
func (p *Panel) line(f *panel.Column, l *line, act *Act) {
	c, e := f.C, &l.entry.Event
	r := paint.Rect{X: f.X, Y: f.Y, W: f.W, H: l.high}
	touch := c.Region(p.words.Keys.Join("log", "line", p.words.Keys.Number(l.index)), r)
	if touch.Hover {
		c.Fill(r, c.Theme.Panel2)
		f.Intent.Light(e)
		f.Intent.Told = l.entry.Answer
	}
	switch {
	case touch.Twice && !l.entry.Undone:
		*act = Act{Replay: true, Answer: l.entry.Answer}
	case touch.Clicked && c.In.Held.Ctrl:
		*act = Act{Undo: true, Answer: l.entry.Answer}
	case touch.Clicked:
		*act = Act{Show: about(e), Answer: l.entry.Answer}
	}
	if l.wall {
		y := r.Y + r.H - c.Px(7)
		c.Fill(paint.Rect{X: r.X, Y: y, W: r.W, H: c.Hairline()}, c.Theme.Text)
		c.Fill(paint.Rect{X: r.X, Y: y + c.Px(4), W: r.W, H: c.Hairline()}, c.Theme.Text)
	}
	if n := p.scene.Nation(e.Side); n != "" {
		c.Stripe(paint.Rect{X: r.X, Y: r.Y + c.Px(3), W: c.Px(5), H: r.H - c.Px(8)}, n)
	}
	p.text(f, r, l)
	if l.asks && p.askWhy(c, r, l, touch.Hover) {
		*act = Act{Asks: true, Answer: l.entry.Answer}
	}
}

// about is the thing that an event is about, its end before its beginning.
func about(e *rules.Event) rules.Ref {
	for _, r := range [...]rules.Ref{e.To, e.Who, e.From} {
		if r != 0 {
			return r
		}
	}
	return 0
}

// text sets the text, clause and dice of a line.
func (p *Panel) text(f *panel.Column, r paint.Rect, l *line) {
	c, e := f.C, &l.entry.Event
	in := r
	ui.CutLeft(&in, c.Px(indent))
	st, col := p.style(l), c.Theme.Text
	if e.Kind == rules.EvTurn {
		ui.CutTop(&in, c.Px(6))
	}
	if l.entry.Undone {
		col = c.Theme.Muted
	}
	w := in.W
	if e.Rule != "" && e.Kind != rules.EvTurn {
		cw := c.ChipWidth(e.Rule)
		w -= cw + c.Px(6)
		f.Chip(p.words.Keys.Join("chip", "log", p.words.Keys.Number(l.index)), in.X+in.W-cw, in.Y+c.Px(1), e.Rule)
	}
	c.Cites(r, e.Rule)
	all := w
	room, _ := p.whyRoom(c, l, w)
	w -= room
	h := c.Paragraph(paint.Rect{X: in.X, Y: in.Y, W: w}, st, ui.Start, col, l.text)
	if l.entry.Undone {
		strike(c, in.X, in.Y, st, c.Wrap(st, w, l.text), col)
	}
	dice := paint.Rect{X: in.X, Y: in.Y + max(h, c.Line(ui.Small)) + c.Px(2), W: w, H: c.Px(lineDie)}
	switch {
	case l.parts != nil:
		p.parts(c, dice, l, col)
	case e.Kind == rules.EvDice:
		p.smallDice(c, dice, e)
	}
	foot := p.whyHigh(c, l, all)
	if l.wall {
		r.H -= c.Px(9)
	}
	p.tellWhy(c, paint.Rect{X: in.X, Y: r.Y + r.H - foot, W: all, H: foot}, l)
}

// strike crosses out every line of a text.
func strike(c *ui.Ctx, x, y float32, st ui.Style, text *ui.Wrapped, col paint.Color) {
	for i, s := range text.Lines {
		c.Fill(paint.Rect{X: x, Y: ui.Floor(y + c.Line(st)*(float32(i)+.5)), W: c.Width(st, s), H: c.Hairline()}, col)
	}
}

// diceRows counts the rows of the dice of a line.
func diceRows(c *ui.Ctx, w float32, n int) int {
	d := c.Px(lineDie)
	row := max(1, int((w+c.Px(3))/(d+c.Px(3))))
	return max(1, (n+row-1)/row)
}

// smallDice shows the dice of a line and their total.
func (p *Panel) smallDice(c *ui.Ctx, r paint.Rect, e *rules.Event) {
	x := r.X
	for i, face := range e.Faces {
		if x+r.H > r.X+r.W {
			x, r.Y = r.X, r.Y+r.H+c.Px(3)
		}
		p.dice.Die(c, paint.Rect{X: x, Y: r.Y, W: r.H, H: r.H}, &e.Dice, i, face, -1)
		x += r.H + c.Px(3)
	}
	if len(e.Faces) > 1 && scene.Summed(&e.Dice) {
		total := p.words.Keys.Glue("=", " ", p.words.Keys.Number(rules.Total(e.Faces)))
		c.Label(paint.Rect{X: x + c.Px(4), Y: r.Y, W: c.Px(80), H: r.H}, ui.SmallB, ui.Start, c.Theme.Text, total)
	}
}
