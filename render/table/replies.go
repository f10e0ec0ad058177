package table

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/ui"
	"grognard/rules"
)

// reply is the button of an option.
type reply struct {
	option  rules.Option
	name    string
	primary bool
}

// replies lists the buttons of the options, from right to left: the primary
// one first.
func (t *Table) replies() []reply {
	t.opts = t.besides(t.choice.Buttons(t.opts[:0]))
	if t.onRibbon() || t.amounts() || t.oneTarget() {
		t.opts = append(t.opts[:0], t.scene.Ask.Options...)
	}
	t.stances.of(t, t.opts)
	t.opts = slices.DeleteFunc(t.opts, t.overdone)
	waiting, ready := t.choice.Chosen()
	if !ready {
		waiting, ready = t.choice.Implied()
	}
	if all := t.fork(); all != nil {
		waiting, ready = all[0], true
	}
	if all := t.either(); all != nil {
		t.opts, ready = append(t.opts[:0], all...), false
	}
	t.opts = t.instead(t.opts)
	if o, ok := t.proposed(); ok {
		t.opts = slices.DeleteFunc(t.opts, func(p rules.Option) bool { return p.Who == o.Who })
		waiting, ready = o, true
	}
	if o, ok := t.gripped(); ok {
		waiting, ready = o, true
	}
	list := t.list[:0]
	numbered := t.onRibbon() // a number keeps its option
	if stays := ready && t.inPlace(waiting); stays {
		t.claim(waiting)
	} else if ready && !numbered {
		t.claim(waiting)
		list = append(list, reply{waiting, "button.commit", true})
	}
	quiet, ok := t.scene.Quiet()
	if claimed := ok && t.claim(quiet); claimed || ok && !(ready && rival(waiting, quiet)) && !t.overdone(quiet) { // even one that names a thing
		list = append(list, reply{quiet, t.names.Option(quiet), !ready && len(t.choice.Picks) == 0 && t.enterTakes(quiet)})
	}
	for i, o := range t.opts {
		sole := !ok && i == 0 && len(t.opts) == 1 && t.grip.grasp == untouched
		list = append(list, reply{o, t.names.Option(o), !ready && (sole || len(t.choice.Picks) == 0 && t.enterTakes(o))})
	}
	t.list = t.verbs(list)
	t.inOrder(t.list)
	o, one := t.armed()
	if ready && numbered {
		o, one = waiting, true
	}
	for i := range t.list {
		t.list[i].primary = t.list[i].primary && !one || one && t.list[i].option == o
	}
	return t.list
}

// rival reports whether two options are the same deed of the same piece, done to
// one thing or another: once one of them waits, the other needs no button.
func rival(a, b rules.Option) bool {
	return a.Do == b.Do && a.Who == b.Who && a.With == b.With && a.N == b.N
}

// overdone reports whether an option needs no button of its own: it shares one
// that stands at another number, or the ghost in hand is the same order.
func (t *Table) overdone(o rules.Option) bool {
	if is, there := t.onDial(o); is && !there {
		return true
	}
	g := &t.grip
	return g.ask != nil && g.ask == t.scene.Ask && g.grasp >= carried && g.ok && o != g.found && o.Do == g.found.Do && o.Who == g.who && slices.Contains(g.does(), o.Do)
}

// mostFewTargets is how many options a decision about one target has at most.
const mostFewTargets = 4

// oneTarget reports whether the piece that is asked about may do something to
// one other piece or not: such an option has a button besides the click.
func (t *Table) oneTarget() bool {
	q := t.scene.Ask
	if q == nil || q.Field != nil || q.About == 0 || len(q.Options) > mostFewTargets || !t.scene.OnCloth() {
		return false
	}
	var at rules.Ref
	for _, o := range q.Options {
		switch {
		case o.Who != q.About || o.With != 0 || o.Pt != rules.Point{}:
			return false
		case o.At == 0:
		case at != 0 && at != o.At || !t.shown(o.At):
			return false
		default:
			at = o.At
		}
	}
	return at != 0
}

// replyLabel is what the button of a reply says: what waits to be committed
// tells how far it goes.
func (t *Table) replyLabel(r reply) string {
	s := t.words.Label(r.option)
	if o, ok := t.gripped(); ok && r.name == "button.commit" && r.option == o {
		s = t.farLabel(o)
	}
	if is, _ := t.onDial(r.option); is && t.dialSpares() {
		s = t.words.Word("table.amount.of", s, t.dial.all[len(t.dial.all)-1].N)
	}
	if at := r.option.At; t.isCell(at) && !t.choice.IsPicked(at) && len(t.scene.Ask.Options) > 1 { // nobody has pointed there
		if !t.words.Tells(t.words.LabelText(r.option), at) {
			s = t.words.Dash(s, t.words.Name(at))
		}
	}
	return s
}

// farLabel names the option of the ghost that waits, with how far it goes.
func (t *Table) farLabel(o rules.Option) string {
	if far := t.measured(); far != "" {
		return t.words.Word("format.value", t.words.Label(o), far)
	}
	return t.words.Label(o)
}

// claim takes an option off those that want a button; false if it is not
// among them.
func (t *Table) claim(o rules.Option) bool {
	i := slices.Index(t.opts, o)
	if i >= 0 {
		t.opts = slices.Delete(t.opts, i, i+1)
	}
	return i >= 0
}

// answers sets the buttons of the options left of x, the primary one rightmost,
// and returns the new x. On a ribbon each has a number key.
func (t *Table) answers(c *ui.Ctx, in *paint.Rect, x float32) float32 {
	if t.slip.on(t) {
		return t.slipButtons(c, in, x)
	}
	quiet, _ := t.scene.Quiet()
	numbered := t.onRibbon()
	list := t.replies()
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
func (t *Table) answer(c *ui.Ctx, in *paint.Rect, x float32, r reply, n int) float32 {
	b := ui.Button{Name: r.name, Label: t.replyLabel(r), Primary: r.primary} // Enter pushes it whatever the bar says
	if n > 0 {
		b.Key = digitNames[n-1]
	}
	w, h := c.Size(b)
	w = max(w, c.Px(96))
	dialled, _ := t.onDial(r.option)
	if dialled = dialled && !t.onRibbon(); dialled {
		w = t.dialWidth(c)
		x -= dialSpan(c) / 2
	}
	pic := t.pictured(r)
	if pic {
		w, h = c.Px(stanceEdge), c.Px(stanceEdge)
	}
	at := paint.Rect{X: x - w, Y: in.Y + (in.H-h)/2, W: w, H: h}
	if t.clips.Running() {
		return x - w - c.Px(6)
	}
	if dialled {
		t.dialButtons(c, at)
	}
	if c.Hot() == r.name {
		b.Tip = t.aheadOf(c, r.option)
		t.hot = r.option
	}
	fresh := t.guarded(c)
	b.Primary = b.Primary && !fresh
	if quiet, ok := t.scene.Quiet(); ok && quiet == r.option && t.changed(c) {
		fresh, b.Primary = true, false
	}
	pushed := false
	if pic {
		pushed = t.stanceButton(c, at, b, r.option)
	} else {
		pushed = c.Button(at, b)
	}
	if pushed && !fresh {
		t.push(c, r.option)
	} else if c.Hot() == r.name && (t.scene.View().Combat != nil || len(t.choice.Picks) > 1) { // else no dice are near
		t.ahead.Odds.Glance(t.scene.Pos, r.option)
	}
	if n > 0 {
		t.digit(c, at, n)
	}
	if dialled {
		x -= dialSpan(c) / 2
	}
	if pic {
		return x - w - c.Px(stanceGap)
	}
	return x - w - c.Px(10)
}

// push acts on an option whose button was pressed. What leads to dice shows
// its odds first, unless they are shown already, and asks for a second press.
func (t *Table) push(c *ui.Ctx, o rules.Option) {
	if t.order(c, o) || t.slips(c, o) {
		return
	}
	shown := t.ahead.Odds.PickedIs(t.scene.Pos, o)
	if g, ok := t.gripped(); ok && g == o {
		shown = true
	}
	if w, ok := t.choice.Chosen(); ok && w == o && t.scene.Binds(o) { // clicked on the map
		shown = true
	}
	quiet, ok := t.scene.Quiet()
	if t.once() || shown || !t.scene.Binds(o) && (choice.Bare(o) || ok && o == quiet || !t.final(o)) {
		t.commit(c, o)
		return
	}
	t.arm(o)
	c.Animate()
}

// amounts reports whether the options are one choice about one thing, such as
// how much of it: all of them are buttons at once.
func (t *Table) amounts() bool {
	q := t.scene.Ask
	if q == nil || q.Field != nil || len(q.Options) > mostReplies || !t.choice.Agreed() {
		return false
	}
	n := 0
	for _, o := range q.Options {
		if o.Who != 0 && t.shown(o.Who) && findCard(t.scene.View(), o.Who) == nil {
			n++
		}
	}
	return n > 1
}
