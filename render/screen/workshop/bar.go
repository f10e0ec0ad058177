package workshop

import (
	"grognard/game/workshop"
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/ui"
	"grognard/render/workshop/layout"
	"grognard/rules"
)

// bar says what is built and what a click does, and has the buttons that lead on. What was
// refused is said first.
func (p *Page) bar(c *ui.Ctx) {
	layer, text := c.On(paint.Panel, paint.PanelText)
	defer c.On(layer, text)
	bar := page.Bar{Seal: "workshop.seal", Icon: "icon/compasses", Tip: p.d.Word("ui.workshop"), Color: c.Theme.Muted, Wide: 50}
	bar.Begin(c, p.lay.Bar)
	p.stripe(c)
	bar.Deeds(c, c.Text >= layout.TwoLines, p.deeds())
	said, col := p.hint(), c.Theme.Text
	if name := p.state.Another(); name != "" {
		said = p.d.Words.Sentences(p.d.Word("ui.workshop.another", name), said)
	}
	if back := p.moved(); back != "" {
		said = back
	}
	if why := p.refusal(); why != "" {
		said, col = why, c.Theme.Danger
	}
	bar.Say(c, p.named(), c.Theme.Text, said, col)
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

// deeds are the buttons of the bar, from its right end.
func (p *Page) deeds() []page.Deed {
	o := p.state.Open
	back, on := o.Steps()
	why := p.unsound()
	return []page.Deed{
		{Button: ui.Button{Name: "button.menu", Icon: "icon/menu", Key: "Escape", Tip: p.d.Word("ui.menu")}, Do: func() { p.doors.Menu(p) }},
		{Button: ui.Button{Name: "button.help", Icon: "icon/help", Tip: p.d.Word("table.help")}, Do: func() { p.listed = true }},
		{Button: ui.Button{Name: "button.redo", Icon: "icon/redo", Tip: p.tip("redo"), Why: p.unless(on > 0, "ui.workshop.noredo")}, Do: func() { p.state.Redo() }},
		{Button: ui.Button{Name: "button.undo", Icon: "icon/undo", Tip: p.tip("undo"), Why: p.unless(back > 0, "ui.workshop.noundo")}, Do: func() { p.state.Undo() }},
		{Button: ui.Button{Name: "button.try", Label: p.d.Word("ui.workshop.try"), Icon: "icon/play", Key: "F5", Primary: why == "", Tip: p.d.Word("ui.workshop.try.about"), Why: why}, Do: func() { p.doors.Try(o) }},
		{Button: ui.Button{Name: "button.weigh", Label: p.d.Word("ui.workshop.weigh"), Icon: "icon/scales", Key: "F6", Tip: p.d.Word("ui.workshop.weigh.about"), Why: why}, Do: func() { p.doors.Weigh(o) }},
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
	n := d.Faults()
	if n == 0 {
		return p.d.Word("ui.workshop.nomap")
	}
	return p.d.Word("ui.workshop.unsound", n)
}

// summary says what of a sound draft would be played.
func (p *Page) summary() string {
	v := p.state.View()
	if v == nil {
		return ""
	}
	n := p.units.of(p.state.Open.Book(), p.state.Draft())
	if p.setUpLater() {
		return p.d.Word("ui.workshop.playable.setup")
	}
	rest := workshop.SetsUp(p.state.Draft(), v)
	var placed []string
	for s := range n {
		if n[s] > 0 || !rest {
			placed = append(placed, p.d.Word("ui.workshop.units", p.d.Words.Army(v.Sides[s]), n[s]))
		}
	}
	if rest {
		return p.d.Word("ui.workshop.playable.rest", p.d.Words.All(placed))
	}
	return p.d.Words.Sentences(p.d.Word("ui.workshop.playable"), p.d.Words.All(placed))
}

// kept says how many steps lead back.
func (p *Page) kept() string {
	if back, _ := p.state.Open.Steps(); back > 0 {
		return p.d.Word("ui.workshop.steps", back)
	}
	return p.d.Word("ui.workshop.steps.none")
}

// unitCount is how many units both sides have in a draft, counted once.
type unitCount struct {
	draft *rules.Draft
	n     [2]int
}

func (k *unitCount) of(book rules.Workshop, d *rules.Draft) [2]int {
	if k.draft != d {
		k.draft, k.n = d, workshop.Units(book, d)
	}
	return k.n
}
