package workshop

import (
	"path/filepath"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/render/workshop/layout"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// Sizes of the bar in dp.
const (
	sealWide   = 50
	barButton  = 36
	barPadding = 12
)

// barText is the sentence of the bar, in one line.
var barText = ui.Style{Font: paint.Sans, Size: 22, Lead: 1.25}

// bar says what is built and what a click does, and has the buttons that lead on.
func (p *Page) bar(c *ui.Ctx, act *state.Act) {
	layer, text := c.On(paint.Panel, paint.PanelText)
	defer c.On(layer, text)
	r := p.lay.Bar
	c.Block(r)
	c.Fill(r, c.Theme.Panel)
	p.stripe(c)
	seal := ui.CutLeft(&r, c.Px(sealWide))
	c.Fill(seal, c.Theme.Muted)
	c.Image("icon/compasses", ui.Mid(seal, c.Px(28), c.Px(28)), c.Theme.Panel)
	c.Region("workshop.seal", seal)
	c.Tip("workshop.seal", seal, p.d.Word("ui.workshop"), false)
	ui.CutLeft(&r, c.Px(barPadding))
	ui.CutRight(&r, c.Px(8))
	p.buttons(c, &r)
	ui.CutRight(&r, c.Px(barPadding))
	p.sentence(c, r)
}

// stripe is the foot of the bar, dashed: what lies below is no game.
func (p *Page) stripe(c *ui.Ctx) {
	r := p.lay.Stripe
	c.Fill(r, c.Theme.Panel)
	d := c.Px(9)
	at := r
	at.H = ui.Floor(max(2, r.H/2))
	for at.X = 0; at.X < r.W; at.X += d + c.Px(4) {
		at.W = min(d, r.W-at.X)
		c.Fill(at, c.Theme.Muted)
	}
}

// button is one of the bar.
type button struct {
	ui.Button
	do func()
}

// buttons stand at the right end of the bar.
func (p *Page) buttons(c *ui.Ctx, r *paint.Rect) {
	o := p.state.Open
	back, on := o.Steps()
	why := p.unsound()
	all := [...]button{
		{ui.Button{Name: "button.menu", Icon: "icon/menu", Key: "Escape", Tip: p.d.Word("ui.menu")}, func() { p.doors.Menu(p) }},
		{ui.Button{Name: "button.help", Icon: "icon/help", Tip: p.d.Word("table.help")}, func() { p.listed = true }},
		{ui.Button{Name: "button.redo", Icon: "icon/redo", Tip: p.d.Word("table.redo"), Why: p.unless(on > 0, "ui.workshop.noredo")}, func() { p.state.Redo() }},
		{ui.Button{Name: "button.undo", Icon: "icon/undo", Tip: p.d.Word("table.undo"), Why: p.unless(back > 0, "ui.workshop.noundo")}, func() { p.state.Undo() }},
		{ui.Button{Name: "button.try", Label: p.d.Word("ui.workshop.try"), Icon: "icon/play", Key: "F5", Primary: why == "", Tip: p.d.Word("ui.workshop.try.about"), Why: why}, func() { p.doors.Try(o) }},
		{ui.Button{Name: "button.weigh", Label: p.d.Word("ui.workshop.weigh"), Icon: "icon/scales", Key: "F6", Tip: p.d.Word("ui.workshop.weigh.about"), Why: why}, func() { p.doors.Weigh(o) }},
	}
	bare := c.Text >= layout.TwoLines
	for i := range all {
		b := &all[i]
		if bare {
			b.Label = ""
		}
		w, h := c.Size(b.Button)
		h = min(max(h, c.Px(barButton)), r.H-c.Px(6))
		if b.Label == "" {
			w = h
		}
		if c.Button(ui.Mid(ui.CutRight(r, w), w, h), b.Button) {
			b.do()
			c.Animate()
		}
		ui.CutRight(r, c.Px(6))
	}
}

// unless is why something cannot be done, "" if it can.
func (p *Page) unless(can bool, key string) string {
	if can {
		return ""
	}
	return p.d.Word(key)
}

// unsound is why the draft cannot be played, "" if it can.
func (p *Page) unsound() string {
	d := p.state.Draft()
	if d.Whole() {
		return ""
	}
	n := 0
	for i := range d.Flaws {
		if !d.Flaws[i].Advice {
			n++
		}
	}
	if n == 0 {
		return p.d.Word("ui.workshop.nomap")
	}
	return p.d.Word("ui.workshop.unsound", n)
}

// sentence names the battle and says what a click does: in one line, or in two smaller
// ones. What was refused is said first.
func (p *Page) sentence(c *ui.Ctx, r paint.Rect) {
	head, said, col := p.named(), p.hint(), c.Theme.Text
	if why := p.refusal(); why != "" {
		said, col = why, c.Theme.Danger
	}
	bold := barText
	bold.Font = paint.SansBold
	gap := c.Px(14)
	w := c.Width(bold, head)
	if c.Text < layout.TwoLines && w+gap+c.Width(barText, said) <= r.W {
		c.Label(r, bold, ui.Start, c.Theme.Text, head)
		ui.CutLeft(&r, w+gap)
		c.Label(r, barText, ui.Start, col, said)
		return
	}
	upper := paint.Rect{X: r.X, Y: r.Y + c.Px(2), W: r.W, H: r.H/2 - c.Px(2)}
	lower := paint.Rect{X: r.X, Y: r.Y + r.H/2, W: r.W, H: r.H/2 - c.Px(2)}
	c.Label(upper, c.Fit(ui.SmallB, upper.W, upper.H*1.1, head), ui.Start, c.Theme.Text, head)
	c.Label(lower, c.Fit(ui.Small, lower.W, lower.H*1.1, said), ui.Start, col, said)
}

// summary says what of a sound draft would be played.
func (p *Page) summary() string {
	v := p.state.View()
	if v == nil {
		return ""
	}
	n := [2]int{}
	for i := range v.Pieces {
		if s := v.Pieces[i].Side; s != rules.Chance {
			n[s]++
		}
	}
	word := func(s rules.Side) string { return p.d.Word("ui.workshop.pieces", p.d.Words.Army(v.Sides[s]), n[s]) }
	return p.d.Words.Sentences(p.d.Word("ui.workshop.playable"), p.d.Words.All([]string{word(rules.First), word(rules.Second)}))
}

// kept says where the draft is kept, and how many steps lead back.
func (p *Page) kept() string {
	back, _ := p.state.Open.Steps()
	steps := p.d.Word("ui.workshop.steps.none")
	if back > 0 {
		steps = p.d.Word("ui.workshop.steps", back)
	}
	return p.d.Words.Beside(steps, filepath.Base(p.state.Open.Path()))
}
