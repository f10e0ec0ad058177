package prompt

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/table/choice/selection"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// slideTime is how long the strip takes to slide in from its edge, in
// milliseconds.
const slideTime = 180

// reaction is the strip that asks the side whose turn it is not: it lies in the bar, or
// slides in from that player's edge, over a board that does not move.
type reaction struct {
	pos   *rules.Position // that it belongs to
	since float64
}

// strip paints it, with the options as numbered buttons.
func (p *Bar) strip(c *ui.Ctx) {
	if !p.Choice.Reacting() {
		return
	}
	k := &p.reaction
	if k.pos != p.Scene.Pos {
		*k = reaction{pos: p.Scene.Pos, since: c.In.Now}
	}
	out := float32(1)
	if u := float32(c.In.Now-k.since) / slideTime; u < 1 && !c.Calm && p.Clips.Speed >= 0 {
		out = 1 - (1-u)*(1-u)*(1-u)
		c.Animate()
	}
	layer, text := c.On(paint.Cards, paint.CardText)
	defer c.On(layer, text)
	r := p.slidingRect(c, out)
	if at, inBar := p.inBar(c); inBar {
		c.Clip(at)
		at.Y -= ui.Floor(at.H * (1 - out))
		r = at
	} else {
		c.Clip(paint.Rect{X: r.X, Y: p.room.Map.Y, W: r.W, H: p.room.Map.H})
	}
	defer c.Unclip()
	in := p.stripFace(c, r)
	row := in
	if r.H > c.Px(stripLow) {
		row = ui.CutBottom(&in, c.Px(50))
	} else {
		row = ui.CutRight(&in, p.repliesWidth(c))
		ui.CutRight(&in, c.Px(10))
	}
	p.question(c, in)
	p.answers(c, &row, row.X+row.W)
}

// inBar is where the strip lies in the prompt bar, so that it hides
// nothing of the map; false where its buttons leave no room for the question.
func (p *Bar) inBar(c *ui.Ctx) (paint.Rect, bool) {
	if !p.Choice.Reacting() {
		return paint.Rect{}, false
	}
	r := p.asks
	r.Y, r.H = r.Y+c.Px(2), r.H-c.Px(4)
	return r, r.W-p.repliesWidth(c) > c.Px(leastQuestion)
}

// leastQuestion is the width of a question in dp.
const leastQuestion = 420

// Heights in dp of the strip: with question and buttons in one row, and in two.
const (
	stripLow  = 78
	stripHigh = 122
)

// repliesWidth is the width of the buttons of the strip.
func (p *Bar) repliesWidth(c *ui.Ctx) float32 {
	w := p.offeredWidth(c)
	return w + p.barredWidth(c, w)
}

// offeredWidth is the width of those that can be pushed.
func (p *Bar) offeredWidth(c *ui.Ctx) (w float32) {
	for _, r := range p.Choice.Replies() {
		bw, _ := c.Size(ui.Button{Label: p.Words.Label(r.Option)})
		w += max(bw, c.Px(96)) + c.Px(10)
	}
	if quiet, _ := p.Scene.Quiet(); p.Scene.MayOrder() {
		bw, _ := c.Size(ui.Button{Label: p.orderLabel(quiet)})
		w += bw + c.Px(6+orderGap)
	}
	return w + c.Px(10)
}

// slidingRect is where the strip lies over the map when it has come out so far, 0 to 1: at
// the edge of the map that its player sits at, or at the other one where it
// would hide what the decision is about.
func (p *Bar) slidingRect(c *ui.Ctx, out float32) paint.Rect {
	b := p.room.Map
	r := paint.Rect{X: b.X, W: b.W, H: c.Px(stripHigh)}
	room := b.W - p.repliesWidth(c) - c.Px(140)
	if st := ui.Body; room > 0 && c.Wrap(st, room, p.Words.Asking(p.Choice)).Height <= c.Px(stripLow-18) {
		r.H = c.Px(stripLow)
	}
	hidden := ui.Floor(r.H * (1 - out))
	top, foot := r, r
	top.Y, foot.Y = b.Y-hidden, b.Y+b.H-r.H+hidden
	south := p.Scene.View().Sides[p.Scene.Ask.To].Edge == rules.South
	if south && !p.covers(foot) || !south && p.covers(top) && !p.covers(foot) {
		return foot
	}
	return top
}

// covers reports whether a rectangle lies over what the decision is about.
func (p *Bar) covers(r paint.Rect) bool {
	over := func(piece rules.Ref) bool {
		at, ok := p.Board.PieceRect(piece)
		return ok && at.Y < r.Y+r.H && at.Y+at.H > r.Y
	}
	if over(p.Scene.Ask.About) {
		return true
	}
	k := p.Scene.View().Combat
	return k != nil && (over(k.To) || slices.ContainsFunc(k.From, over))
}

// stripFace paints the strip in the colours of its side and returns the room
// inside.
func (p *Bar) stripFace(c *ui.Ctx, r paint.Rect) paint.Rect {
	c.Block(r)
	c.Surface("ui/panel", r, c.Theme.Panel)
	nation := p.Scene.Nation(p.Scene.Ask.To)
	lv := ui.LiveryOf(nation)
	in := r.Inset(c.Px(8))
	if _, inBar := p.inBar(c); inBar { // beside the emblem of the bar
		c.Frame(r, c.Px(2), lv.Field)
		return in
	}
	side := ui.CutLeft(&in, c.Px(72))
	c.Fill(side, lv.Field)
	c.Frame(side, c.Hairline(), c.Theme.Text)
	if nation != "" {
		d := c.Px(54)
		c.Image(p.Words.Keys.Slash("emblem", nation), ui.Mid(side, d, d), paint.White)
	}
	ui.CutLeft(&in, c.Px(12))
	return in
}

// question puts in words what the side is asked, with its clause.
func (p *Bar) question(c *ui.Ctx, in paint.Rect) {
	if rule := p.Scene.Ask.Rule; rule != "" {
		if w := c.ChipWidth(rule); w > 0 {
			if _, hit := c.Chip("chip.question", in.X+in.W-w, ui.Floor(in.Y+(in.H-c.Line(ui.Small))/2), rule); hit {
				p.act.Rule = rule
			}
			in.W -= w + c.Px(10)
		}
	}
	s := p.Words.Asking(p.Choice)
	if _, inBar := p.inBar(c); inBar && p.Ahead.Odds.PickedAt(p.Scene.Pos) { // its odds are shown
		s = p.Text()
	}
	p.wrapped(c, in, c.Theme.Text, p.Words.Capital(s))
}

// digitNames are the number keys.
var digitNames = [selection.MostReplies]paint.Key{"1", "2", "3", "4", "5", "6", "7", "8", "9"}

// digit prints the number key of a button of the strip at its upper left
// corner.
func (p *Bar) digit(c *ui.Ctx, r paint.Rect, n int) {
	s := string(digitNames[n-1])
	d := c.Px(22)
	at := paint.Rect{X: r.X - c.Px(9), Y: r.Y - c.Px(11), W: d, H: d}
	c.Fill(at, panel.Paper)
	c.Frame(at, c.Hairline(), panel.Ink)
	c.Label(at, ui.SmallB, ui.Middle, panel.Ink, s)
}
