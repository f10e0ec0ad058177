package screen

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// prompt is the bar on top: who, what, how to finish, and the buttons.
func (t *table) prompt(c *ui.Ctx) {
	r := t.lay.bar
	c.Panel(r)
	who := t.decider()
	nation := t.nation(who)
	lv := ui.LiveryOf(nation)
	band := paint.Rect{X: r.X, Y: r.Y, W: c.Px(14), H: r.H}
	c.Fill(band, lv.Field)
	c.Fill(paint.Rect{X: band.X + band.W, Y: r.Y, W: c.Hairline(), H: r.H}, c.Theme.Text)
	c.Fill(paint.Rect{X: r.X, Y: r.Y + r.H - c.Px(3), W: r.W, H: c.Px(3)}, lv.Field)
	in := paint.Rect{X: band.X + band.W + c.Px(10), Y: r.Y, W: r.W - band.W - c.Px(16), H: r.H - c.Px(3)}
	if nation != "" {
		d := in.H - c.Px(16)
		c.Image(t.names.slash("emblem", nation), paint.Rect{X: in.X, Y: in.Y + c.Px(8), W: d, H: d}, paint.White)
		ui.CutLeft(&in, d+c.Px(12))
	}
	t.buttons(c, &in)
	t.sentence(c, in)
}

// decider is the side that the prompt is about.
func (t *table) decider() rules.Side {
	if q := t.m.Request(); q != nil && q.To != rules.Chance && !t.clips.Running() {
		return q.To
	}
	return t.view().Active
}

// nation returns the nation of a side, or "".
func (t *table) nation(s rules.Side) string {
	if s == rules.Chance {
		return ""
	}
	return t.view().Sides[s].Nation
}

// sentence is the prompt, or for a while the reason of a refusal.
func (t *table) sentence(c *ui.Ctx, in paint.Rect) {
	if t.no.until <= c.In.Now && t.peek.blank() {
		t.wrapped(c, in, c.Theme.Accent, t.word("table.peek.blank"))
		return
	}
	if t.no.until <= c.In.Now {
		t.wrapped(c, in, c.Theme.Text, t.names.capital(t.promptText()))
		return
	}
	c.Wake(t.no.until)
	if rule := t.no.why.Rule; rule != "" {
		w := c.ChipWidth(rule)
		if _, hit := c.Chip("chip.refusal", in.X+in.W-w, in.Y+(in.H-c.Line(ui.Small))/2, rule); hit {
			t.openRule(rule)
		}
		in.W -= w + c.Px(10)
	}
	text := t.no.say
	if text == "" {
		text = t.say(t.no.why.Text)
	}
	t.wrapped(c, in, c.Theme.Danger, text)
}

// wrapped sets a sentence in the middle of the height, smaller if two lines
// of the usual size do not hold it.
func (t *table) wrapped(c *ui.Ctx, in paint.Rect, col paint.Color, s string) {
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
func (t *table) promptText() string {
	q := t.m.Request()
	switch {
	case t.hold.on:
		return t.holdText()
	case q == nil && !t.clips.Running():
		res := t.m.Result()
		return t.say(res.Why)
	case t.clips.Running() || q == nil:
		return t.say(t.view().Phase)
	case q.To == rules.Chance:
		return t.say(rules.Text{Key: "table.roll", A: rules.SideRef(q.Dice.Side), N: q.Dice.N()})
	case t.m.Computer():
		return t.say(rules.Text{Key: "table.thinks", A: rules.SideRef(q.To)})
	case t.ask == nil:
		return t.say(rules.Text{Key: "table.handover", A: rules.SideRef(q.To)})
	}
	if _, ok := t.pick.chosen(); ok || t.weighed() {
		return t.say(rules.Text{Key: "table.confirm", A: rules.SideRef(q.To)})
	}
	if len(q.Options) == 1 && q.Quiet == 0 {
		return t.asking(q) + " " + t.deps.words.Word("table.prompt.only", t.label(q.Options[0]))
	}
	return t.asking(q)
}

// asking is the sentence of a request: who is to do what.
func (t *table) asking(q *rules.Request) string {
	return t.say(rules.Text{Key: t.promptKey(q), A: rules.SideRef(q.To), B: q.About, N: len(q.Options)})
}

// promptKey is the key of the prompt of a request. Where the same decision is
// put in several ways, the first option tells which it is.
func (t *table) promptKey(q *rules.Request) string {
	key := t.own("prompt", q.Kind)
	if len(q.Options) > 0 {
		if k := t.names.dot(key, q.Options[0].Do); t.deps.words.Has(k) {
			return k
		}
	}
	return key
}

// buttons sets the buttons from the right end of the bar: their places do not
// depend on the sentence. It takes their room off in.
func (t *table) buttons(c *ui.Ctx, in *paint.Rect) {
	x := in.X + in.W
	x = t.icon(c, in, x, "button.menu", "icon/menu", "table.menu", "", func() { t.stepMenu() })
	x = t.icon(c, in, x, "button.help", "icon/help", "table.help", "", func() { t.help = !t.help })
	x = t.icon(c, in, x, "button.redo", "icon/redo", "table.redo", t.noRedo(), func() { t.redo(c) })
	x = t.icon(c, in, x, "button.undo", "icon/undo", "table.undo", t.noUndo(), func() { t.undo(c) })
	x = t.unsaved(c, in, x) - c.Px(8)
	if t.hold.on {
		x = t.goOnButton(c, in, x)
	}
	if t.ask != nil {
		x = t.answers(c, in, x)
	}
	in.W = x - in.X - c.Px(10)
}

func (t *table) stepMenu() {
	if t.deps.menu != nil {
		t.deps.menu()
	}
}

// unsaved marks, left of x, that the game cannot be saved at the moment.
func (t *table) unsaved(c *ui.Ctx, in *paint.Rect, x float32) float32 {
	if t.deps.unsaved == nil || !t.deps.unsaved() {
		return x
	}
	text := t.word("ui.unsaved")
	w := c.Width(ui.Strong, text) + c.Px(16)
	r := paint.Rect{X: x - w - c.Px(4), Y: in.Y + (in.H-c.Px(40))/2, W: w, H: c.Px(40)}
	c.Frame(r, c.Px(2), c.Theme.Danger)
	c.Label(r, ui.Strong, ui.Middle, c.Theme.Danger, text)
	c.Region("mark.unsaved", r)
	c.Tip("mark.unsaved", r, t.word("ui.menu.saved.failing"), false)
	return r.X
}

// noUndo returns why nothing can be taken back, or "".
func (t *table) noUndo() string {
	if why := t.m.CanUndo(); len(t.pick.picks) == 0 && !why.OK() {
		return t.say(why.Text)
	}
	return ""
}

func (t *table) noRedo() string {
	if !t.m.CanRedo() {
		return t.word("table.redo.none")
	}
	return ""
}

// icon sets one of the fixed buttons left of x and returns the new x.
func (t *table) icon(c *ui.Ctx, in *paint.Rect, x float32, name, pic, tip, why string, do func()) float32 {
	d := c.Px(46)
	r := paint.Rect{X: x - d, Y: in.Y + (in.H-d)/2, W: d, H: d}
	if c.Button(r, ui.Button{Name: name, Icon: pic, Tip: t.word(tip), Why: why}) {
		do()
	}
	return x - d - c.Px(4)
}

// answers sets the buttons of the options, the primary one rightmost.
func (t *table) answers(c *ui.Ctx, in *paint.Rect, x float32) float32 {
	t.opts = t.pick.buttons(t.opts[:0])
	waiting, ready := t.pick.chosen()
	if !ready {
		waiting, ready = t.pick.implied()
	}
	if o, ok := t.proposed(); ok {
		t.opts = slices.DeleteFunc(t.opts, func(p rules.Option) bool { return p.Who == o.Who })
		waiting, ready = o, true
	}
	if ready {
		if i := slices.Index(t.opts, waiting); i >= 0 {
			t.opts = slices.Delete(t.opts, i, i+1)
		}
		x = t.answer(c, in, x, waiting, "button.commit", true)
	}
	if t.ask == nil {
		return x
	}
	quiet, ok := t.quiet()
	if i := slices.Index(t.opts, quiet); ok && i >= 0 {
		t.opts = slices.Delete(t.opts, i, i+1)
		x = t.answer(c, in, x, quiet, t.names.option(quiet), !ready && len(t.pick.picks) == 0)
	}
	if t.ask == nil { // a button was pushed
		return x
	}
	x = t.orderButton(c, in, x, quiet, ok)
	for i, o := range t.opts {
		primary := !ready && !ok && i == 0 && len(t.opts) == 1
		x = t.answer(c, in, x, o, t.names.option(o), primary)
	}
	return x
}

// orderButton offers the player who reacts not to be asked this question again
// in this turn. It is there whatever he holds, so it tells nothing.
func (t *table) orderButton(c *ui.Ctx, in *paint.Rect, x float32, quiet rules.Option, ok bool) float32 {
	if !ok || !t.ask.Always || t.ask.To == t.view().Active {
		return x
	}
	b := ui.Button{Name: "button.order", Label: t.word("table.order"), Tip: t.deps.words.Word("table.order.about", t.label(quiet))}
	w, h := c.Size(b)
	r := paint.Rect{X: x - w, Y: in.Y + (in.H-h)/2, W: w, H: h}
	if c.Button(r, b) {
		t.m.DontAsk(t.ask.Kind)
		t.commit(c, quiet)
	}
	return x - w - c.Px(6)
}

// quiet returns the option that changes least.
func (t *table) quiet() (rules.Option, bool) {
	if t.ask == nil || t.ask.Quiet < 0 || t.ask.Quiet >= len(t.ask.Options) {
		return rules.Option{}, false
	}
	return t.ask.Options[t.ask.Quiet], true
}

// answer sets one option's button left of x and returns the new x.
func (t *table) answer(c *ui.Ctx, in *paint.Rect, x float32, o rules.Option, name string, primary bool) float32 {
	// Right after a refusal Enter would do what nobody meant.
	b := ui.Button{Name: name, Label: t.label(o), Primary: primary && t.no.until <= c.In.Now}
	w, h := c.Size(b)
	w = max(w, c.Px(96))
	r := paint.Rect{X: x - w, Y: in.Y + (in.H-h)/2, W: w, H: h}
	if t.clips.Running() {
		return x - w - c.Px(6)
	}
	if c.Hot() == name {
		b.Tip = t.aheadOf(c, o)
	}
	if c.Button(r, b) {
		t.push(c, o)
	} else if c.Hot() == name && t.view().Combat != nil { // else no dice are near
		t.desk.glance(t.pos, o)
	}
	return x - w - c.Px(6)
}

// push acts on an option whose button was pressed. What leads to dice shows
// its odds first, unless they are shown already, and asks for a second press.
func (t *table) push(c *ui.Ctx, o rules.Option) {
	shown := t.desk.picked && t.desk.pos == t.pos && t.desk.option == o
	if t.once() || shown || o.Who|o.With|o.At == 0 || !t.final(o) {
		t.commit(c, o)
		return
	}
	t.desk.want(t.pos, o)
	c.Animate()
}

// label is what an option's button says.
func (t *table) label(o rules.Option) string {
	key := t.own("do", o.Do)
	if t.ask != nil { // a word for this very decision comes first
		if k := t.own("do", t.names.dot(t.ask.Kind, o.Do)); t.deps.words.Has(k) {
			key = k
		}
	}
	if k := t.names.join(t.m.Book().Prefix(), "do", t.names.option(o)[len("option."):]); o.N != 0 && t.deps.words.Has(k) {
		key = k
	}
	return t.say(rules.Text{Key: key, A: o.Who, B: o.At, C: o.With, N: o.N})
}

// openRule opens the rules reader at a clause, where there is one.
func (t *table) openRule(clause string) {
	if t.deps.rule != nil && clause != "" {
		t.deps.rule(clause)
	}
}
