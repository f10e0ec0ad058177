package prompt

import (
	"cmp"
	"slices"

	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/ui"
	"grognard/rules"
)

// name is the name of the button of a reply.
func (p *Bar) name(r choice.Reply) string {
	switch r.Kind {
	case choice.Commit:
		return "button.commit"
	case choice.Order:
		return p.Words.Keys.Dot("order", r.Option.Do)
	}
	return p.Words.Keys.Option(r.Option)
}

// label is what the button of a reply says: what waits to be committed
// tells how far it goes.
func (p *Bar) label(r choice.Reply) string {
	s := p.Words.Label(r.Option)
	if o, ok := p.Choice.InHand(); ok && r.Kind == choice.Commit && r.Option == o {
		s = p.farLabel(o)
	}
	if h := &p.Choice.Hand; r.Kind == choice.Plain && r.Option.N > 0 && h.Asked() && !p.Scene.Blind() && slices.Contains(h.Does(), r.Option.Do) { // beside the button that begins the same order elsewhere
		s = p.Words.Word("format.value", s, p.Words.Far(r.Option.N))
	}
	if is, _ := p.Choice.Variants.Shares(r.Option); is && p.Choice.Variants.Spares() {
		s = p.Words.Word("table.amount.of", s, p.Choice.Variants.Amounts()[len(p.Choice.Variants.Amounts())-1].N)
	}
	if at := r.Option.At; p.Scene.IsCell(at) && !p.Choice.IsPicked(at) && len(p.Scene.Ask.Options) > 1 { // nobody has pointed there
		if !p.Words.Tells(p.Words.LabelText(r.Option), at) {
			s = p.Words.Dash(s, p.Words.Name(at))
		}
	}
	return s
}

// farLabel names the option of the ghost that waits, with how far it goes.
func (p *Bar) farLabel(o rules.Option) string {
	if far := p.Words.Measured(p.Choice); far != "" {
		return p.Words.Word("format.value", p.Words.Label(o), far)
	}
	return p.Words.Label(o)
}

// answers sets the buttons of the options left of x, the primary one rightmost,
// and returns the new x.
func (p *Bar) answers(c *ui.Ctx, in *paint.Rect, x float32) float32 {
	if p.Choice.Warning.Shown() {
		return p.warningButtons(c, in, x)
	}
	p.shown = append(p.shown[:0], p.Choice.Replies()...) // others ask for them while they are set
	list := p.shown
	fit := p.fitting(c, list, x-in.X-c.Px(leastSentence))
	if i := slices.IndexFunc(list, func(r choice.Reply) bool { return r.Primary }); i >= fit { // what Enter takes is seen
		marked := list[i]
		copy(list[1:i+1], list[:i])
		list[0] = marked
		fit = p.fitting(c, list, x-in.X-c.Px(leastSentence))
	}
	rest := list[fit:]
	first := c.Placed()
	p.Choice.Number(list[:fit])
	for _, r := range list[:fit] {
		x = p.answer(c, in, x, r, p.numbered(c, r))
	}
	c.LeftToRight(first)
	if len(rest) > 0 {
		x = p.moreButton(c, in, x, rest)
	}
	if quiet, ok := p.Scene.Quiet(); ok {
		return p.orderButton(c, in, x, quiet)
	}
	return x
}

// taker is who takes Enter: a button is marked for it if that is Button.
func (p *Bar) taker() choice.Taker {
	if p.Enter == nil {
		return p.Choice.Taker(choice.Pointing{})
	}
	return p.Enter()
}

// numbered is the number key of a button in the bar; "" while the sheet of answers has the digits, for more
// than nine.
func (p *Bar) numbered(c *ui.Ctx, r choice.Reply) paint.Key {
	if p.Choice.Reacting() || r.Digit == 0 || c.Typing() || p.Scene.Moving() {
		return ""
	}
	return digitNames[r.Digit-1]
}

// orderGap is the room, in dp, by which a standing order stands apart from the
// answers.
const orderGap = 20

// orderLabel names the answer that a standing order gives.
func (p *Bar) orderLabel(quiet rules.Option) string {
	return p.Words.Word("table.order", p.Words.Label(quiet))
}

// orderButton offers the player who reacts to answer this question alike for the
// rest of this turn. It is there whatever he holds, so it tells nothing.
func (p *Bar) orderButton(c *ui.Ctx, in *paint.Rect, x float32, quiet rules.Option) float32 {
	if !p.Scene.MayOrder() {
		return x
	}
	x -= c.Px(orderGap)
	b := ui.Button{Name: "button.order", Label: p.orderLabel(quiet), Tip: p.Words.Word("table.order.about", p.Words.Label(quiet))}
	w, h := barSize(c, in, b)
	r := paint.Rect{X: x - w, Y: in.Y + (in.H-h)/2, W: w, H: h}
	if c.Button(r, b) {
		p.does(Orders, quiet, 0)
	}
	return x - w - c.Px(6)
}

// answer sets one option's button left of x and returns the new x.
func (p *Bar) answer(c *ui.Ctx, in *paint.Rect, x float32, r choice.Reply, key paint.Key) float32 {
	b := ui.Button{Name: p.name(r), Label: p.label(r), Primary: r.Primary && p.taker() == choice.Button, Key: key} // Enter pushes it whatever the bar says
	w, h := barSize(c, in, b)
	w = max(w, c.Px(96))
	shared, _ := p.Choice.Variants.Shares(r.Option)
	if shared {
		w = p.amountWidth(c)
		x -= amountSpan(c) / 2
	}
	gap := c.Px(10)
	pic := r.Pictured
	if pic {
		w, gap = c.Px(poseEdge), c.Px(poseGap)
		h = w
	}
	at := paint.Rect{X: x - w, Y: in.Y + (in.H-h)/2, W: w, H: h}
	if p.Scene.Moving() {
		return x - w - c.Px(6)
	}
	if shared {
		p.amountButtons(c, at)
	}
	p.push(c, at, b, r.Option, pic)
	if key != "" && (c.Ringed() || c.Steered()) { // for whoever plays by keys
		ink := c.Theme.Muted
		if b.Primary {
			ink = c.Theme.OnAccent
		}
		c.Label(paint.Rect{X: at.X + c.Px(5), Y: at.Y + c.Px(1), W: c.Px(20), H: c.Line(ui.SmallB)}, ui.SmallB, ui.Start, ink, string(key))
	}
	if shared {
		x -= amountSpan(c) / 2
	}
	return x - w - gap
}

// push sets the button of an option in a rectangle, as a picture or in words, and takes
// down that it was pushed or pointed at.
func (p *Bar) push(c *ui.Ctx, at paint.Rect, b ui.Button, o rules.Option, pic bool) {
	pointed := c.Hot() == b.Name
	if pointed {
		p.cite(c, o)
		b.Tip = p.follows(c, o)
		p.hot = o
	}
	deaf := false
	if quiet, ok := p.Scene.Quiet(); ok && quiet == o && p.Deaf(c) {
		deaf, b.Primary = true, false
	}
	pushed := false
	if pic {
		pushed = p.poseButton(c, at, b, o)
	} else {
		pushed = c.Button(at, b)
	}
	if pushed && !deaf {
		p.does(Pushes, o, 0)
	} else if pointed && (p.Scene.View().Combat != nil || len(p.Choice.Picks) > 1) { // else no dice are near
		p.act.Points = o
	}
}

// cite says that the pointer is at an answer: F1 opens the clause that it rests on.
func (p *Bar) cite(c *ui.Ctx, o rules.Option) {
	if q := p.Scene.Ask; q != nil {
		c.PointClause(cmp.Or(p.Words.Clause(o), q.Rule))
	}
}

// follows says what one option brings after a result, or "".
func (p *Bar) follows(c *ui.Ctx, o rules.Option) string {
	list := p.Prospects(c)
	for i := range list {
		if list[i].Option == o {
			if follows := p.Words.Follows(&list[i]); follows != "" {
				return follows
			}
		}
	}
	return p.meaning(o)
}

// meaning says what a button does whose label alone does not tell it apart from others, or "".
func (p *Bar) meaning(o rules.Option) string {
	if key := p.Words.Own("about", o.Do); p.Words.Has(key) {
		return p.Words.Word(key)
	}
	return ""
}
