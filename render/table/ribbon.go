package table

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// ribbonTime is how long a ribbon takes to slide in from its edge, in
// milliseconds.
const ribbonTime = 180

// ribbon is the strip that asks the side whose turn it is not: it slides in
// from that player's edge, over a board that does not move.
type ribbon struct {
	pos   *rules.Position // that it belongs to
	since float64
}

// ribbonStrip paints the ribbon with the options as numbered buttons.
func (t *Table) ribbonStrip(c *ui.Ctx) {
	if !t.choice.Reacting() {
		return
	}
	k := &t.strip
	if k.pos != t.scene.Pos {
		*k = ribbon{pos: t.scene.Pos, since: c.In.Now}
	}
	out := float32(1)
	if u := float32(c.In.Now-k.since) / ribbonTime; u < 1 && !c.Calm && t.clips.Speed >= 0 {
		out = 1 - (1-u)*(1-u)*(1-u)
		c.Animate()
	}
	layer, text := c.On(paint.Cards, paint.CardText)
	defer c.On(layer, text)
	r := t.ribbonRect(c, out)
	if at, docked := t.dockedRibbon(c); docked {
		c.Clip(at)
		at.Y -= ui.Floor(at.H * (1 - out))
		r = at
	} else {
		c.Clip(paint.Rect{X: r.X, Y: t.lay.board.Y, W: r.W, H: t.lay.board.H})
	}
	defer c.Unclip()
	in := t.ribbonFace(c, r)
	row := in
	if r.H > c.Px(ribbonLow) {
		row = ui.CutBottom(&in, c.Px(50))
	} else {
		row = ui.CutRight(&in, t.repliesWidth(c))
		ui.CutRight(&in, c.Px(10))
	}
	t.question(c, in)
	t.answers(c, &row, row.X+row.W)
}

// dockedRibbon is where the ribbon lies in the prompt bar, so that it hides
// nothing of the map; false where its buttons leave no room for the question.
func (t *Table) dockedRibbon(c *ui.Ctx) (paint.Rect, bool) {
	if !t.choice.Reacting() {
		return paint.Rect{}, false
	}
	r := t.lay.asks
	r.Y, r.H = r.Y+c.Px(2), r.H-c.Px(4)
	return r, r.W-t.repliesWidth(c) > c.Px(leastQuestion)
}

// leastQuestion is the width of a question in dp.
const leastQuestion = 420

// Heights in dp of a ribbon: with question and buttons in one row, and in two.
const (
	ribbonLow  = 78
	ribbonHigh = 122
)

// repliesWidth is the width of the buttons of the ribbon.
func (t *Table) repliesWidth(c *ui.Ctx) float32 {
	w := t.offeredWidth(c)
	return w + t.barredWidth(c, w)
}

// offeredWidth is the width of those that can be pushed.
func (t *Table) offeredWidth(c *ui.Ctx) (w float32) {
	for _, r := range t.choice.Replies() {
		bw, _ := c.Size(ui.Button{Label: t.words.Label(r.Option)})
		w += max(bw, c.Px(96)) + c.Px(10)
	}
	if quiet, _ := t.scene.Quiet(); t.scene.MayOrder() {
		bw, _ := c.Size(ui.Button{Label: t.orderLabel(quiet)})
		w += bw + c.Px(6+orderGap)
	}
	return w + c.Px(10)
}

// ribbonRect is where the ribbon lies when it has come out so far, 0 to 1: at
// the edge of the map that its player sits at, or at the other one where it
// would hide what the decision is about.
func (t *Table) ribbonRect(c *ui.Ctx, out float32) paint.Rect {
	b := t.lay.board
	r := paint.Rect{X: b.X, W: b.W, H: c.Px(ribbonHigh)}
	room := b.W - t.repliesWidth(c) - c.Px(140)
	if st := ui.Body; room > 0 && c.Wrap(st, room, t.words.Asking(t.choice)).Height <= c.Px(ribbonLow-18) {
		r.H = c.Px(ribbonLow)
	}
	hidden := ui.Floor(r.H * (1 - out))
	top, foot := r, r
	top.Y, foot.Y = b.Y-hidden, b.Y+b.H-r.H+hidden
	south := t.scene.View().Sides[t.scene.Ask.To].Edge == rules.South
	if south && !t.covers(foot) || !south && t.covers(top) && !t.covers(foot) {
		return foot
	}
	return top
}

// covers reports whether a rectangle lies over what the decision is about.
func (t *Table) covers(r paint.Rect) bool {
	over := func(piece rules.Ref) bool {
		at, ok := t.board.PieceRect(piece)
		return ok && at.Y < r.Y+r.H && at.Y+at.H > r.Y
	}
	if over(t.scene.Ask.About) {
		return true
	}
	k := t.scene.View().Combat
	return k != nil && (over(k.To) || slices.ContainsFunc(k.From, over))
}

// ribbonFace paints the strip in the colours of its side and returns the room
// inside.
func (t *Table) ribbonFace(c *ui.Ctx, r paint.Rect) paint.Rect {
	c.Block(r)
	c.Surface("ui/panel", r, c.Theme.Panel)
	nation := t.scene.Nation(t.scene.Ask.To)
	lv := ui.LiveryOf(nation)
	in := r.Inset(c.Px(8))
	if _, docked := t.dockedRibbon(c); docked { // beside the emblem of the bar
		c.Frame(r, c.Px(2), lv.Field)
		return in
	}
	side := ui.CutLeft(&in, c.Px(72))
	c.Fill(side, lv.Field)
	c.Frame(side, c.Hairline(), c.Theme.Text)
	if nation != "" {
		d := c.Px(54)
		c.Image(t.names.Slash("emblem", nation), ui.Mid(side, d, d), paint.White)
	}
	ui.CutLeft(&in, c.Px(12))
	return in
}

// question puts in words what the side is asked, with its clause.
func (t *Table) question(c *ui.Ctx, in paint.Rect) {
	if rule := t.scene.Ask.Rule; rule != "" {
		if w := c.ChipWidth(rule); w > 0 {
			if _, hit := c.Chip("chip.ribbon", in.X+in.W-w, ui.Floor(in.Y+(in.H-c.Line(ui.Small))/2), rule); hit {
				t.openRule(rule)
			}
			in.W -= w + c.Px(10)
		}
	}
	s := t.words.Asking(t.choice)
	if _, docked := t.dockedRibbon(c); docked && t.ahead.Odds.PickedAt(t.scene.Pos) { // its odds are shown
		s = t.promptText()
	}
	t.wrapped(c, in, c.Theme.Text, t.words.Capital(s))
}

// digitNames are the number keys.
var digitNames = [choice.MostReplies]paint.Key{"1", "2", "3", "4", "5", "6", "7", "8", "9"}

// digit prints the number key of a button of the ribbon at its upper left
// corner.
func (t *Table) digit(c *ui.Ctx, r paint.Rect, n int) {
	s := string(digitNames[n-1])
	d := c.Px(22)
	at := paint.Rect{X: r.X - c.Px(9), Y: r.Y - c.Px(11), W: d, H: d}
	c.Fill(at, panel.Paper)
	c.Frame(at, c.Hairline(), panel.Ink)
	c.Label(at, ui.SmallB, ui.Middle, panel.Ink, s)
}

// hiddenRibbon tells, over the hand that lies face down, that a decision is of
// the player who is asked although the other one sits at the screen. Its
// button hands the screen over, so that this player may look at the hand.
func (t *Table) hiddenRibbon(c *ui.Ctx, hand paint.Rect) {
	if t.scene.Ask == nil || !t.scene.Ask.Public || t.scene.Viewer != rules.Chance || t.clips.Running() || t.choice.Reacting() {
		return
	}
	lv := ui.LiveryOf(t.scene.Nation(t.scene.Ask.To))
	r := paint.Rect{X: hand.X, Y: hand.Y, W: hand.W, H: min(hand.H, c.Px(46))}
	c.Fill(r, lv.Field)
	c.Frame(r, c.Hairline(), c.Theme.Text)
	who := rules.SideRef(t.scene.Ask.To)
	if !t.cards.Hides() && !t.cards.Empty() && t.m.CanAskSeat() {
		b := ui.Button{Name: "button.hand", Label: t.words.Word("table.seat"), Icon: "icon/eye", Tip: t.words.Say(rules.Text{Key: "table.seat.about", A: who})}
		w, _ := c.Size(b)
		if c.Button(ui.CutRight(&r, w).Inset(c.Px(3)), b) {
			t.m.AskSeat()
			c.Animate()
		}
	}
	c.Label(r, ui.Strong, ui.Middle, lv.Ink, t.words.Capital(t.words.Say(rules.Text{Key: "table.ribbon", A: who})))
}
