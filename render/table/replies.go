package table

import (
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/ui"
	"grognard/rules"
)

// replyName is the name of the button of a reply.
func (t *Table) replyName(r choice.Reply) string {
	switch r.Kind {
	case choice.Commit:
		return "button.commit"
	case choice.Order:
		return t.names.Dot("order", r.Option.Do)
	}
	return t.names.Option(r.Option)
}

// replyLabel is what the button of a reply says: what waits to be committed
// tells how far it goes.
func (t *Table) replyLabel(r choice.Reply) string {
	s := t.words.Label(r.Option)
	if o, ok := t.choice.InHand(); ok && r.Kind == choice.Commit && r.Option == o {
		s = t.farLabel(o)
	}
	if is, _ := t.choice.IsAmount(r.Option); is && t.choice.AmountSpares() {
		s = t.words.Word("table.amount.of", s, t.choice.Amounts()[len(t.choice.Amounts())-1].N)
	}
	if at := r.Option.At; t.scene.IsCell(at) && !t.choice.IsPicked(at) && len(t.scene.Ask.Options) > 1 { // nobody has pointed there
		if !t.words.Tells(t.words.LabelText(r.Option), at) {
			s = t.words.Dash(s, t.words.Name(at))
		}
	}
	return s
}

// farLabel names the option of the ghost that waits, with how far it goes.
func (t *Table) farLabel(o rules.Option) string {
	if far := t.words.Measured(t.choice); far != "" {
		return t.words.Word("format.value", t.words.Label(o), far)
	}
	return t.words.Label(o)
}

// answers sets the buttons of the options left of x, the primary one rightmost,
// and returns the new x. On a ribbon each has a number key.
func (t *Table) answers(c *ui.Ctx, in *paint.Rect, x float32) float32 {
	if t.choice.Warned() {
		return t.warningButtons(c, in, x)
	}
	quiet, _ := t.scene.Quiet()
	numbered := t.choice.Reacting()
	list := t.choice.Replies()
	fit := len(list)
	if !numbered {
		fit = t.fitting(c, list, x-in.X-c.Px(leastSentence))
	}
	rest := list[fit:]
	list = list[:fit]
	for i, r := range list {
		n := 0
		if numbered {
			n = len(list) - i
		}
		x = t.answer(c, in, x, r, n)
		if t.scene.Ask == nil {
			return x
		}
	}
	if len(rest) > 0 {
		x = t.moreButton(c, in, x, rest)
	}
	if t.scene.Ask != nil && numbered && t.barredWidth(c, t.offeredWidth(c)) > 0 {
		x = t.barredButtons(c, in, x)
	}
	if t.scene.Ask != nil {
		x = t.orderButton(c, in, x, quiet)
	}
	return x
}

// orderGap is the room, in dp, by which a standing order stands apart from the
// answers.
const orderGap = 20

// orderLabel names the answer that a standing order gives.
func (t *Table) orderLabel(quiet rules.Option) string {
	return t.words.Word("table.order", t.words.Label(quiet))
}

// orderButton offers the player who reacts to answer this question alike for the
// rest of this turn. It is there whatever he holds, so it tells nothing.
func (t *Table) orderButton(c *ui.Ctx, in *paint.Rect, x float32, quiet rules.Option) float32 {
	if !t.scene.MayOrder() {
		return x
	}
	x -= c.Px(orderGap)
	b := ui.Button{Name: "button.order", Label: t.orderLabel(quiet), Tip: t.words.Word("table.order.about", t.words.Label(quiet))}
	w, h := c.Size(b)
	r := paint.Rect{X: x - w, Y: in.Y + (in.H-h)/2, W: w, H: h}
	if c.Button(r, b) {
		t.m.DontAsk(t.scene.Ask.Kind)
		t.commit(c, quiet)
	}
	return x - w - c.Px(6)
}

// answer sets one option's button left of x, with number key n unless that is
// 0, and returns the new x.
func (t *Table) answer(c *ui.Ctx, in *paint.Rect, x float32, r choice.Reply, n int) float32 {
	name := t.replyName(r)
	b := ui.Button{Name: name, Label: t.replyLabel(r), Primary: r.Primary} // Enter pushes it whatever the bar says
	if n > 0 {
		b.Key = digitNames[n-1]
	}
	w, h := c.Size(b)
	w = max(w, c.Px(96))
	shared, _ := t.choice.IsAmount(r.Option)
	if shared = shared && !t.choice.Reacting(); shared {
		w = t.amountWidth(c)
		x -= amountSpan(c) / 2
	}
	pic := t.choice.Pictured(r)
	if pic {
		w, h = c.Px(poseEdge), c.Px(poseEdge)
	}
	at := paint.Rect{X: x - w, Y: in.Y + (in.H-h)/2, W: w, H: h}
	if t.clips.Running() {
		return x - w - c.Px(6)
	}
	if shared {
		t.amountButtons(c, at)
	}
	if c.Hot() == name {
		b.Tip = t.aheadOf(c, r.Option)
		t.hot = r.Option
	}
	fresh := t.guarded(c)
	b.Primary = b.Primary && !fresh
	if quiet, ok := t.scene.Quiet(); ok && quiet == r.Option && t.changed(c) {
		fresh, b.Primary = true, false
	}
	pushed := false
	if pic {
		pushed = t.poseButton(c, at, b, r.Option)
	} else {
		pushed = c.Button(at, b)
	}
	if pushed && !fresh {
		t.do(c, t.choice.Push(r.Option))
	} else if c.Hot() == name && (t.scene.View().Combat != nil || len(t.choice.Picks) > 1) { // else no dice are near
		t.ahead.Odds.Glance(t.scene.Pos, r.Option)
	}
	if n > 0 {
		t.digit(c, at, n)
	}
	if shared {
		x -= amountSpan(c) / 2
	}
	if pic {
		return x - w - c.Px(poseGap)
	}
	return x - w - c.Px(10)
}
