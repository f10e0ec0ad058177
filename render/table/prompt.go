package table

import (
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/ui"
	"grognard/rules"
)

// prompt is the bar on top: who, what, how to finish, and the buttons.
func (t *Table) prompt(c *ui.Ctx) {
	r := t.lay.bar
	c.Panel(r)
	who := t.seat.Decider()
	nation := t.scene.Nation(who)
	lv := ui.LiveryOf(nation)
	band := paint.Rect{X: r.X, Y: r.Y, W: c.Px(14), H: r.H}
	c.Fill(band, lv.Field)
	c.Fill(paint.Rect{X: band.X + band.W, Y: r.Y, W: c.Hairline(), H: r.H}, c.Theme.Text)
	c.Fill(paint.Rect{X: r.X, Y: r.Y + r.H - c.Px(3), W: r.W, H: c.Px(3)}, lv.Field)
	in := paint.Rect{X: band.X + band.W + c.Px(10), Y: r.Y, W: r.W - band.W - c.Px(16), H: r.H - c.Px(3)}
	if nation != "" {
		d := in.H - c.Px(16)
		c.Image(t.names.Slash("emblem", nation), paint.Rect{X: in.X, Y: in.Y + c.Px(8), W: d, H: d}, paint.White)
		ui.CutLeft(&in, d+c.Px(12))
	}
	t.buttons(c, &in)
	if _, docked := t.dockedRibbon(c); !docked {
		t.sentence(c, in)
	}
}

// sentence is the prompt, or for a while the reason of a refusal.
func (t *Table) sentence(c *ui.Ctx, in paint.Rect) {
	if t.choice.Warned() {
		t.wrapped(c, in, c.Theme.Danger, t.words.Prompt(t.choice))
		return
	}
	if t.no.until <= c.In.Now && t.peek.blank() {
		t.wrapped(c, in, c.Theme.Accent, t.words.Blank(t.peek.shown(), t.peek.About))
		return
	}
	if t.no.until <= c.In.Now {
		if why := t.choice.WishReason(); !why.OK() {
			t.reason(c, in, why, "")
			return
		}
		t.wrapped(c, in, c.Theme.Text, t.words.Capital(t.promptText()))
		return
	}
	c.Wake(t.no.until)
	t.reason(c, in, t.no.Why, t.no.say)
}

// reason shows why something is refused, with its clause; text, if any, stands
// for the words of why.
func (t *Table) reason(c *ui.Ctx, in paint.Rect, why rules.Reason, text string) {
	if rule := why.Rule; rule != "" {
		w := c.ChipWidth(rule)
		if _, hit := c.Chip("chip.refusal", in.X+in.W-w, in.Y+(in.H-c.Line(ui.Small))/2, rule); hit {
			t.openRule(rule)
		}
		in.W -= w + c.Px(10)
	}
	if text == "" {
		text = t.words.Say(why.Text)
	}
	t.wrapped(c, in, c.Theme.Danger, t.words.Capital(text))
}

// wrapped sets a sentence in the middle of the height, smaller if two lines
// of the usual size do not hold it.
func (t *Table) wrapped(c *ui.Ctx, in paint.Rect, col paint.Color, s string) {
	st := ui.Prompt
	if c.Wrap(st, in.W, s).Height > in.H {
		st = ui.Body
	}
	if c.Wrap(st, in.W, s).Height > in.H {
		st = ui.Small
	}
	h := c.Wrap(st, in.W, s).Height
	c.Paragraph(paint.Rect{X: in.X, Y: in.Y + (in.H-h)/2, W: in.W, H: h}, st, ui.Start, col, s)
}

// promptText says who is to do what.
func (t *Table) promptText() string {
	q := t.m.Request()
	switch {
	case t.pacing.Stopped():
		return t.words.Say(t.pacing.Why())
	case q == nil && !t.clips.Running():
		res := t.m.Result()
		return t.words.Say(res.Why)
	case t.clips.Running() || q == nil:
		return t.words.Say(t.scene.View().Phase)
	case q.To == rules.Chance:
		return t.words.Say(rules.Text{Key: "table.roll", A: rules.SideRef(q.Dice.Side), N: q.Dice.N()})
	case t.m.Computer():
		return t.words.Say(rules.Text{Key: "table.thinks", A: rules.SideRef(q.To)})
	case t.scene.Ask == nil:
		return t.words.Say(rules.Text{Key: "table.handover", A: rules.SideRef(q.To)})
	}
	switch t.choice.Mode() {
	case choice.Deciding: // its odds are shown
		o, _ := t.choice.Weighed()
		return t.words.Word("table.confirm.again", t.words.Side(q.To), t.deed(o))
	case choice.Confirming:
		o, _ := t.choice.Pending()
		key := "table.confirm"
		if t.choice.Reveals(o) {
			key = "table.confirm.reveals"
		}
		return t.words.Sentences(t.words.Word(key, t.words.Side(q.To), t.deed(o)), t.words.Changing(t.choice))
	}
	return t.words.Prompt(t.choice)
}

// deed says what an option does: the act, by whom, to whom, with how many dice
// or what chance.
func (t *Table) deed(o rules.Option) string {
	dice := 0
	if p, _ := t.targets.Of(t.scene.Pos, o); p.Dice {
		dice = p.N
	}
	k := t.ahead.Odds.Card(t.scene.Pos)
	if k == nil || k.Err != nil || k.Option != o || t.scene.Blind() || t.choice.Sharing() {
		return t.words.Deed(o, dice, nil)
	}
	return t.words.Deed(o, dice, k)
}

// buttons sets the buttons from the right end of the bar: their places do not
// depend on the sentence. It takes their room off in.
func (t *Table) buttons(c *ui.Ctx, in *paint.Rect) {
	x := in.X + in.W
	x = t.icon(c, in, x, "button.menu", "icon/menu", "table.menu", "", func() { t.stepMenu() })
	x = t.icon(c, in, x, "button.help", "icon/help", "table.help", "", func() { t.help = !t.help })
	x = t.icon(c, in, x, "button.redo", "icon/redo", "table.redo", t.noRedo(), func() { t.redo(c) })
	x = t.icon(c, in, x, "button.undo", "icon/undo", "table.undo", t.noUndo(), func() { t.undo(c) })
	x = t.unsaved(c, in, x) - c.Px(8)
	if t.pacing.Stopped() {
		x = t.goOnButton(c, in, x)
	}
	if t.scene.Ask != nil && !t.choice.Reacting() && !t.buildsArmy() {
		x = t.answers(c, in, x)
	}
	t.lay.asks = paint.Rect{X: in.X, Y: in.Y, W: x - in.X, H: in.H}
	in.W = x - in.X - c.Px(10)
}

// goOnButton sets the button that ends a stop left of x.
func (t *Table) goOnButton(c *ui.Ctx, in *paint.Rect, x float32) float32 {
	b := ui.Button{Name: "button.continue", Label: t.words.Word("table.continue"), Primary: true}
	w, h := c.Size(b)
	w = max(w, c.Px(96))
	if c.Button(paint.Rect{X: x - w, Y: in.Y + (in.H-h)/2, W: w, H: h}, b) {
		t.pacing.GoOn()
		c.Animate()
	}
	return x - w - c.Px(6)
}

func (t *Table) stepMenu() {
	if t.deps.Menu != nil {
		t.deps.Menu()
	}
}

// unsaved marks, left of x, that the game cannot be saved at the moment.
func (t *Table) unsaved(c *ui.Ctx, in *paint.Rect, x float32) float32 {
	if t.deps.Unsaved == nil || !t.deps.Unsaved() {
		return x
	}
	text := t.words.Word("ui.unsaved")
	w := c.Width(ui.Strong, text) + c.Px(16)
	r := paint.Rect{X: x - w - c.Px(4), Y: in.Y + (in.H-c.Px(40))/2, W: w, H: c.Px(40)}
	c.Frame(r, c.Px(2), c.Theme.Danger)
	c.Label(r, ui.Strong, ui.Middle, c.Theme.Danger, text)
	c.Region("mark.unsaved", r)
	c.Tip("mark.unsaved", r, t.words.Word("ui.menu.saved.failing"), false)
	return r.X
}

// noUndo returns why nothing can be taken back, or "". It is asked anew when
// the match has changed.
func (t *Table) noUndo() string {
	if len(t.choice.Picks) > 0 && !t.choice.Stayed(t.touch.kept) {
		return ""
	}
	why := t.undoing.Of(t.m.Changes(), func(int) rules.Reason { return t.m.CanUndo() })
	if why.OK() {
		return ""
	}
	return t.words.Say(why.Text)
}

func (t *Table) noRedo() string {
	if !t.m.CanRedo() {
		return t.words.Word("table.redo.none")
	}
	return ""
}

// icon sets one of the fixed buttons left of x and returns the new x.
func (t *Table) icon(c *ui.Ctx, in *paint.Rect, x float32, name, pic, tip, why string, do func()) float32 {
	d := c.Px(46)
	r := paint.Rect{X: x - d, Y: in.Y + (in.H-d)/2, W: d, H: d}
	if c.Button(r, ui.Button{Name: name, Icon: pic, Tip: t.words.Word(tip), Why: why}) {
		do()
	}
	return x - d - c.Px(4)
}

// openRule opens the rules reader at a clause, where there is one.
func (t *Table) openRule(clause string) {
	if t.deps.Rule != nil && clause != "" {
		t.deps.Rule(clause)
	}
}
