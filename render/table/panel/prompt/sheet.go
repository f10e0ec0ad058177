package prompt

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/ui"
	"grognard/rules"
)

// Sizes of the sheet in dp.
const (
	cardWide  = 334
	cardLeast = 260 // with the edges of the sheet
	cardHigh  = 128 // at least
	cardEdge  = 18
	sheetEdge = 22
	cardGap   = 12
	cardIcon  = 34
)

// Styles of the sheet.
var (
	askHead    = ui.Style{Font: paint.Caps, Size: 31, Lead: 1.2}
	cardTitle  = ui.Style{Font: paint.SansBold, Size: 23, Lead: 1.2}
	cardFact   = ui.Style{Font: paint.Sans, Size: 20, Lead: 1.36}
	cardFigure = ui.Style{Font: paint.SansBold, Size: 20, Lead: 1.36}
)

// grid is how the cards of a sheet are set, in pixels.
type grid struct {
	cols, rows int
	w, h       float32 // of a card
	gap, edge  float32
	head, foot float32 // heights above and below the cards
	tight      bool    // the cards are narrower than they are to be
	cut        bool    // a word of the question is wider than there is room
}

// gridIn sets the cards into a width, of which some may be taken by a scroll bar.
func (p *Bar) gridIn(c *ui.Ctx, wide float32, scrolls bool) (g grid) {
	u := p.unit(c)
	n := max(1, len(p.reaction.cards))
	g.gap, g.edge = ui.Floor(cardGap*u), ui.Floor(sheetEdge*u)
	if scrolls {
		wide -= c.Px(16)
	}
	g.w = min(ui.Floor(cardWide*(u+c.Scale)/2), wide-2*g.edge) // as letters grow, a little less
	g.tight = g.w == wide-2*g.edge
	g.cols = max(1, min(n, int((wide-2*g.edge+g.gap)/(g.w+g.gap))))
	if g.rows = (n + g.cols - 1) / g.cols; g.rows > 1 { // as even as they go
		g.cols = (n + g.rows - 1) / g.rows
	}
	if g.cols == 1 && g.w < wide-2*g.edge { // nothing stands beside it
		g.w = min(wide-2*g.edge, ui.Floor(cardWide*1.4*u))
	}
	g.h = ui.Floor(cardHigh * u)
	for i := range p.reaction.cards {
		g.h = max(g.h, p.cardHeight(c, &p.reaction.cards[i], g.w))
	}
	in := float32(g.cols)*(g.w+g.gap) - g.gap
	head := c.Wrap(p.headStyle(c, p.headWide(c, in)), p.headWide(c, in), p.reaction.headline)
	g.head, g.cut = head.Height+ui.Floor(14*u), head.Cut
	g.foot = p.footHeight(c, in) + ui.Floor(20*u)
	return g
}

// measure is how the sheet turns out in a room: cards for which there is no height are
// scrolled to.
func (p *Bar) measure(c *ui.Ctx, w, h float32) (z sized) {
	g := p.gridIn(c, w, false)
	if float32(g.rows)*(g.h+g.gap)-g.gap > h-g.head-g.foot-g.edge/2 {
		g, z.scrolls = p.gridIn(c, w, true), true
	}
	z.rows = g.rows
	z.w = float32(g.cols)*(g.w+g.gap) - g.gap + 2*g.edge
	cards := float32(g.rows)*(g.h+g.gap) - g.gap
	if z.scrolls {
		z.w += c.Px(16)
		cards = max(h-g.head-g.foot-g.edge/2, g.gap)
	}
	z.grid = g
	z.h = g.edge/2 + g.head + cards + g.foot
	z.answers = paint.Rect{X: g.edge, Y: g.edge/2 + g.head, W: z.w - 2*g.edge, H: cards}
	return z
}

// sheetFace paints the sheet in r.
func (p *Bar) sheetFace(c *ui.Ctx, r paint.Rect, list []choice.Reply) {
	k := &p.reaction
	if c.Skin != nil {
		c.Shadow(r.Inset(-c.Px(7)).Moved(0, c.Px(3)))
	}
	c.Block(r)
	c.Surface("ui/panel", r, c.Theme.Panel)
	g := k.lies.sized.grid
	in := paint.Rect{X: r.X + g.edge, Y: r.Y + g.edge/2, W: r.W - 2*g.edge, H: r.H - g.edge/2}
	p.head(c, ui.CutTop(&in, g.head))
	p.foot(c, ui.CutBottom(&in, g.foot), list)
	if !k.lies.sized.scrolls {
		p.deal(c, &g, in, list)
		return
	}
	sc := c.Scroll("answers", in)
	p.deal(c, &g, paint.Rect{X: in.X, Y: sc.Y, W: sc.Width, H: in.H}, list)
	sc.Done(float32(g.rows)*(g.h+g.gap) - g.gap)
}

// deal paints the cards from the upper left corner of in.
func (p *Bar) deal(c *ui.Ctx, g *grid, in paint.Rect, list []choice.Reply) {
	w := g.w
	for i := range p.reaction.cards {
		at := paint.Rect{X: in.X + float32(i%g.cols)*(w+g.gap), Y: in.Y + float32(i/g.cols)*(g.h+g.gap), W: w, H: g.h}
		p.card(c, at, i, list)
	}
}

// headWide is the room of the question beside its clause.
func (p *Bar) headWide(c *ui.Ctx, w float32) float32 {
	if rule := p.Scene.Ask.Rule; rule != "" {
		w -= c.ChipWidth(rule) + c.Px(10)
	}
	return w
}

// headStyle is that of the question in so much room: smaller where a word would be broken.
func (p *Bar) headStyle(c *ui.Ctx, w float32) ui.Style {
	if c.Wrap(askHead, w, p.reaction.headline).Cut {
		return cardTitle
	}
	return askHead
}

// head puts the question, with whom it is about and its clause.
func (p *Bar) head(c *ui.Ctx, in paint.Rect) {
	right := in.X + in.W
	if rule := p.Scene.Ask.Rule; rule != "" {
		w := c.ChipWidth(rule)
		if _, hit := c.Chip("chip.question", right-w, ui.Floor(in.Y+(in.H-c.Line(ui.Small))/2), rule); hit {
			p.act.Rule = rule
		}
		right -= w + c.Px(10)
	}
	room := right - in.X
	st := p.headStyle(c, room)
	h := c.Wrap(st, room, p.reaction.headline).Height
	c.Paragraph(paint.Rect{X: in.X, Y: ui.Floor(in.Y + (in.H-h)/2), W: room}, st, ui.Start, c.Theme.Text, p.reaction.headline)
	if who := p.Scene.Ask.About; who != 0 {
		name := p.Words.Placed(who)
		if w := c.Width(st, p.reaction.headline); w+c.Width(ui.Small, name)+c.Px(24) < room && name != p.reaction.headline {
			c.Label(paint.Rect{X: in.X, Y: in.Y, W: room, H: in.H}, ui.Small, ui.End, c.Theme.Muted, name)
		}
	}
}

// keysText tells which keys answer.
func (p *Bar) keysText(list []choice.Reply) string {
	n := 0
	for i := range p.reaction.cards {
		if !p.reaction.cards[i].barred {
			n++
		}
	}
	if slices.ContainsFunc(list, func(r choice.Reply) bool { return r.Primary }) {
		return p.Words.Word("table.ask.keys", n)
	}
	return p.Words.Word("table.ask.keys.only", n)
}

// footHeight is how high the standing order and the keys are.
func (p *Bar) footHeight(c *ui.Ctx, w float32) float32 {
	keys := p.Words.Word("table.ask.keys", len(p.reaction.cards)) // the longer one
	h := c.Wrap(ui.Small, w, keys).Height
	if p.reaction.ordered == "" {
		return h
	}
	box := p.orderWide(c)
	wide := c.Width(ui.Small, keys)
	line := c.Wrap(ui.Small, w-box, p.reaction.ordered)
	if line.Width+box+wide+c.Px(20) <= w {
		return max(h, line.Height)
	}
	return h + line.Height + c.Px(4)
}

func (p *Bar) orderWide(c *ui.Ctx) float32 { return ui.Floor(32 * p.unit(c)) }

// foot offers the player who reacts to answer this question alike for the rest of this
// turn, and names the keys. The offer is there whatever he holds, so it tells nothing.
func (p *Bar) foot(c *ui.Ctx, in paint.Rect, list []choice.Reply) {
	pad := ui.Floor(10 * p.unit(c))
	in.Y, in.H = in.Y+pad, in.H-2*pad
	keys := p.keysText(list)
	high := c.Wrap(ui.Small, in.W, keys).Height
	c.Paragraph(paint.Rect{X: in.X, Y: in.Y + in.H - high, W: in.W, H: high}, ui.Small, ui.End, c.Theme.Muted, keys)
	if p.reaction.ordered == "" {
		return
	}
	box := p.orderWide(c)
	line := c.Wrap(ui.Small, in.W-box, p.reaction.ordered)
	at := paint.Rect{X: in.X, Y: in.Y, W: box + line.Width, H: max(line.Height, c.Line(ui.Small))}
	if p.pressed(c, at, ui.Button{Name: "button.order", Tip: p.orderTip()}) {
		quiet, _ := p.Scene.Quiet()
		p.does(Orders, quiet, 0)
	}
	d := ui.Floor(20 * p.unit(c))
	mark := paint.Rect{X: at.X, Y: ui.Floor(at.Y + (c.Line(ui.Small)-d)/2), W: d, H: d}
	c.Fill(mark, c.Theme.Panel)
	c.Frame(mark, max(2, c.Hairline()), c.Theme.Text)
	if c.Hot() == "button.order" {
		c.Image("icon/check", mark.Inset(d/6), paint.Alpha(c.Theme.Accent, .7))
	}
	c.Paragraph(paint.Rect{X: at.X + box, Y: at.Y, W: line.Width + 1}, ui.Small, ui.Start, c.Theme.Text, p.reaction.ordered)
}

func (p *Bar) orderTip() string {
	quiet, _ := p.Scene.Quiet()
	return p.Words.Word("table.order.about", p.Words.Label(quiet))
}

// pressed hears a button that is painted by whoever asks.
func (p *Bar) pressed(c *ui.Ctx, r paint.Rect, b ui.Button) bool {
	t := c.Region(b.Name, r)
	_, pushed := c.Focusable(b.Name, r)
	pushed = pushed || t.Clicked || b.Primary && c.Default() || b.Key != "" && !c.In.Held.Ctrl && c.Take(b.Key)
	if t.Hover {
		c.Cursor(paint.Hand)
	}
	if b.Tip != "" {
		c.Tip(b.Name, r, b.Tip, false)
	}
	if pushed {
		c.Sound("click")
	}
	return pushed
}

// replyTo finds the reply of an option.
func replyTo(list []choice.Reply, o rules.Option) (choice.Reply, bool) {
	for _, r := range list {
		if r.Option == o {
			return r, true
		}
	}
	return choice.Reply{}, false
}
