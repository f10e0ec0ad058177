// Package sides is the column of the two armies: what each of them counts, its piles
// of cards, and between them turn, phase and who is due.
package sides

import (
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/table/tally"
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
	tally.Deps
	Piles Piles
}

// Panel is the column.
type Panel struct {
	tally.Tally
	Piles Piles

	intent panel.Intent // of what is painted just now
}

// New returns the panel.
func New(d Deps) *Panel { return &Panel{Tally: tally.New(d.Deps), Piles: d.Piles} }

// Room is where the parts of the column lie, in pixels.
type Room struct {
	All    paint.Rect
	Armies [2]paint.Rect // panel of each side
	Track  paint.Rect    // turn and phase, between them
}

// Act is what the player asks for in the column.
type Act struct {
	tally.Act
	Turn bool // turn and phase are told of, and who is due
}

// frame is one frame of the column.
type frame struct {
	*tally.Frame
	turn bool
}

// Frame paints the column and returns what the player does with it.
func (p *Panel) Frame(c *ui.Ctx, room Room) (Act, panel.Intent) {
	p.intent.Reset()
	c.Fill(room.All, c.Theme.Bg)
	c.Block(room.All)
	t := p.Begin(c, &p.intent)
	f := frame{Frame: &t}
	for s := rules.First; s <= rules.Second; s++ {
		p.army(&f, s, room.Armies[s])
	}
	p.track(&f, room.Track)
	return Act{Act: t.Act, Turn: f.turn}, p.intent
}

// army is the panel of one side.
func (p *Panel) army(f *frame, s rules.Side, r paint.Rect) {
	c, a := f.C, &f.View.Sides[s]
	in := c.Panel(r)
	lv := ui.LiveryOf(a.Nation)
	c.Fill(paint.Rect{X: r.X + c.Px(5), Y: r.Y + c.Px(5), W: r.W - c.Px(10), H: c.Px(7)}, lv.Field)
	ui.CutTop(&in, c.Px(4))
	p.banner(c, a, s, ui.CutTop(&in, c.Px(46)))
	var foot paint.Rect
	if p.Piles.Has(s) {
		foot = ui.CutBottom(&in, min(c.Px(118), in.H*.45))
	}
	sc := c.Scroll(p.Words.Keys.Join("gauges", "of", [...]string{"first", "second"}[s]), in)
	h := p.Rows(f.Frame, s, paint.Rect{X: sc.View.X, Y: sc.Y, W: sc.Width, H: sc.View.H}, func(i int) string { return p.Name(s, i) })
	sc.Done(h)
	f.Intent.Add(p.Piles.Of(c, s, foot))
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
