// Package sides is the column of the two armies: what each of them counts, its piles
// of cards, and between them turn, phase and who is due.
package sides

import (
	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/table/foresee"
	"grognard/render/table/panel"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// Piles paints the piles of cards that lie in the column.
type Piles struct {
	Has  func(s rules.Side) bool // whether a side has any
	Of   func(c *ui.Ctx, s rules.Side, r paint.Rect) panel.Intent
	Both func(c *ui.Ctx, r paint.Rect) panel.Intent // those that belong to both sides
}

// Deps is what the panel tells from.
type Deps struct {
	Scene  *scene.Scene
	Words  *words.Speaker
	Book   rules.Rulebook
	Orders func() []match.Order // those that stand
	Piles  Piles
}

// Panel is the column. It keeps words from frame to frame, and what a click on a
// gauge has shown last.
type Panel struct {
	Deps

	commons foresee.Memo[*rules.View, []string] // words of the gauges of neither side
	counts  foresee.Memo[eyes, [2][]counted]
	called  called
	intent  panel.Intent // of what is painted just now
}

// New returns the panel.
func New(d Deps) *Panel { return &Panel{Deps: d} }

// Reword forgets what is in another language.
func (p *Panel) Reword() {
	p.counts.Forget()
	p.commons.Forget()
}

// Room is where the parts of the column lie, in pixels.
type Room struct {
	All    paint.Rect
	Armies [2]paint.Rect // panel of each side
	Track  paint.Rect    // turn and phase, between them
}

// Act is what the player asks for in the column.
type Act struct {
	Show  rules.Ref    // a thing that is brought into view
	Tell  rules.Ref    // a thing that is told of
	Gauge *rules.Gauge // that is told of if nothing else is, and what it is called
	Word  string
	Turn  bool        // turn and phase are told of, and who is due
	Ask   match.Order // a standing order that is withdrawn; of no kind if none is
}

// frame is one frame of the column.
type frame struct {
	c      *ui.Ctx
	v      *rules.View
	intent *panel.Intent
	act    Act
}

// point tells of a gauge, and marks what it counts on the map.
func (f *frame) point(g *rules.Gauge, word string) {
	f.act.Gauge, f.act.Word = g, word
	f.intent.Lit = append(f.intent.Lit, g.Refs...)
	f.c.PointClause(g.Rule)
}

// Frame paints the column and returns what the player does with it.
func (p *Panel) Frame(c *ui.Ctx, room Room) (Act, panel.Intent) {
	p.intent.Reset()
	c.Fill(room.All, c.Theme.Bg)
	c.Block(room.All)
	if c.Hot() != p.called.name {
		p.called = called{}
	}
	f := frame{c: c, v: p.Scene.View(), intent: &p.intent}
	for s := rules.First; s <= rules.Second; s++ {
		p.army(&f, s, room.Armies[s])
	}
	p.track(&f, room.Track)
	return f.act, p.intent
}

// army is the panel of one side.
func (p *Panel) army(f *frame, s rules.Side, r paint.Rect) {
	c, a := f.c, &f.v.Sides[s]
	in := c.Panel(r)
	c.Stripe(paint.Rect{X: r.X + c.Px(5), Y: r.Y + c.Px(5), W: r.W - c.Px(10), H: c.Px(7)}, a.Nation)
	ui.CutTop(&in, c.Px(4))
	p.banner(c, a, s, ui.CutTop(&in, c.Px(46)))
	var foot paint.Rect
	if p.Piles.Has(s) {
		foot = ui.CutBottom(&in, min(c.Px(118), in.H*.45))
	}
	sc := c.Scroll(p.Words.Keys.Join("gauges", "of", [...]string{"first", "second"}[s]), in)
	y := sc.Y
	for i := range a.Gauges {
		h := p.gaugeHeight(c, a, i, sc.Width)
		p.gauge(f, s, i, paint.Rect{X: sc.View.X, Y: y, W: sc.Width, H: h})
		y += h
	}
	y += p.counted(f, s, paint.Rect{X: sc.View.X, Y: y, W: sc.Width, H: sc.View.H - (y - sc.Y)})
	y += p.orders(f, s, paint.Rect{X: sc.View.X, Y: y, W: sc.Width})
	sc.Done(y - sc.Y)
	f.intent.Add(p.Piles.Of(c, s, foot))
}

// orders shows, to both players, that a side has asked not to be asked; a
// click withdraws that. It returns the height of the line.
func (p *Panel) orders(f *frame, s rules.Side, in paint.Rect) float32 {
	c := f.c
	for _, o := range p.Orders() {
		if o.Side != s {
			continue
		}
		h := c.Wrap(ui.Small, in.W, p.Words.Word("table.ordered")).Height + c.Px(8)
		at := paint.Rect{X: in.X, Y: in.Y, W: in.W, H: h}
		touch := c.Region(p.Words.Keys.Join("button", "ask", o.Kind), at)
		c.Fill(at, c.Theme.Panel2)
		if touch.Hover {
			c.Cursor(paint.Hand)
		}
		c.Centered(at, ui.Small, c.Theme.Text, p.Words.Word("table.ordered"))
		if touch.Clicked {
			f.act.Ask = o
		}
		return h
	}
	return 0
}

// banner names the side; whose turn it is has a flag.
func (p *Panel) banner(c *ui.Ctx, a *rules.Army, s rules.Side, r paint.Rect) {
	d := r.H - c.Px(4)
	if a.Nation != "" {
		c.Image(p.Words.Keys.Slash("emblem", a.Nation), paint.Rect{X: r.X, Y: r.Y, W: d, H: d}, paint.White)
		ui.CutLeft(&r, d+c.Px(8))
	}
	if p.Scene.View().Active == s {
		f := r.H * .6
		at := ui.CutRight(&r, f)
		c.Image("icon/flag", paint.Rect{X: at.X, Y: at.Y + (r.H-f)/2, W: f, H: f}, c.Theme.Text)
	}
	name := p.Words.Capital(p.Words.Side(s))
	st := c.Fit(ui.Strong, r.W, r.H, name)
	c.Paragraph(paint.Rect{X: r.X, Y: r.Y + (r.H-c.Wrap(st, r.W, name).Height)/2, W: r.W, H: r.H}, st, ui.Start, c.Theme.Text, name)
}
