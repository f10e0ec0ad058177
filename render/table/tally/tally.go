// Package tally tells what is counted in a game, row by row: the gauges of each side
// with what they count, whoever is threatened and why, the orders that stand, and the
// gauges of neither side. It is painted where a panel wants it.
package tally

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

// Deps is what it is told from.
type Deps struct {
	Scene  *scene.Scene
	Words  *words.Speaker
	Book   rules.Rulebook
	Orders func() []match.Order // those that stand
}

// Tally keeps words from frame to frame, and what a click on a gauge has shown last.
type Tally struct {
	Deps

	commons foresee.Memo[*rules.View, []string] // words of the gauges of neither side
	counts  foresee.Memo[eyes, [2][]counted]
	due     foresee.Memo[*rules.View, []Coming]
	called  called
}

// New returns a tally.
func New(d Deps) Tally { return Tally{Deps: d} }

// Reword forgets what is in another language.
func (p *Tally) Reword() {
	p.counts.Forget()
	p.commons.Forget()
	p.due.Forget()
}

// Act is what the player asks for in a tally.
type Act struct {
	Show  rules.Ref    // a thing that is brought into view
	Tell  rules.Ref    // a thing that is told of
	Gauge *rules.Gauge // that is told of if nothing else is, and what it is called
	Word  string
	Ask   match.Order // a standing order that is withdrawn; of no kind if none is
}

// Frame is one frame of a tally: what the player asks for is noted in it.
type Frame struct {
	C      *ui.Ctx
	View   *rules.View
	Intent *panel.Intent
	Act
}

// Begin begins a frame. What the player points at is added to intent.
func (p *Tally) Begin(c *ui.Ctx, intent *panel.Intent) Frame {
	if c.Hot() != p.called.name {
		p.called = called{}
	}
	return Frame{C: c, View: p.Scene.View(), Intent: intent}
}

// point tells of a gauge, and marks what it counts on the map.
func (f *Frame) point(g *rules.Gauge, word string) {
	f.Gauge, f.Word = g, word
	f.Intent.Lit = append(f.Intent.Lit, g.Refs...)
	f.C.PointClause(g.Rule)
}

// Rows paints the gauges of a side, whom they count, and the orders that stand, and
// returns the height. Where r has no room for all, less is told of those counted.
func (p *Tally) Rows(f *Frame, s rules.Side, r paint.Rect, name func(i int) string) float32 {
	a, y := &f.View.Sides[s], r.Y
	for i := range a.Gauges {
		h := p.gaugeHeight(f.C, a, i, r.W)
		p.gauge(f, s, i, paint.Rect{X: r.X, Y: y, W: r.W, H: h}, name(i))
		y += h
	}
	y += p.counted(f, s, paint.Rect{X: r.X, Y: y, W: r.W, H: r.H - (y - r.Y)})
	y += p.orders(f, s, paint.Rect{X: r.X, Y: y, W: r.W})
	return y - r.Y
}

// RowsHeight is what Rows takes in a width where it has all the room.
func (p *Tally) RowsHeight(c *ui.Ctx, s rules.Side, w float32) (h float32) {
	a := &p.Scene.View().Sides[s]
	for i := range a.Gauges {
		h += p.gaugeHeight(c, a, i, w)
	}
	h += p.countedHeight(c, s, w)
	if _, ok := p.order(s); ok {
		h += p.orderHeight(c, w)
	}
	return h
}

// Name is that of the region of gauge i of a side: "gauge.first.losses".
func (p *Tally) Name(s rules.Side, i int) string {
	a := &p.Scene.View().Sides[s]
	name := p.Words.Keys.Join("gauge", SideName(s), string(a.Gauges[i].Key))
	if words.Several(a, i) {
		name = p.Words.Keys.Dot(name, p.Words.Keys.Number(i))
	}
	return name
}

// SideName names a side in regions.
func SideName(s rules.Side) string { return [...]string{"first", "second"}[s] }

// order is the standing order of a side, if there is one.
func (p *Tally) order(s rules.Side) (match.Order, bool) {
	for _, o := range p.Orders() {
		if o.Side == s {
			return o, true
		}
	}
	return match.Order{}, false
}

func (p *Tally) orderHeight(c *ui.Ctx, w float32) float32 {
	return c.Wrap(ui.Small, w, p.Words.Word("table.ordered")).Height + c.Px(8)
}

// orders shows, to both players, that a side has asked not to be asked; a
// click withdraws that. It returns the height of the line.
func (p *Tally) orders(f *Frame, s rules.Side, in paint.Rect) float32 {
	o, ok := p.order(s)
	if !ok {
		return 0
	}
	c := f.C
	at := paint.Rect{X: in.X, Y: in.Y, W: in.W, H: p.orderHeight(c, in.W)}
	touch := c.Region(p.Words.Keys.Join("button", "ask", o.Kind), at)
	c.Fill(at, c.Theme.Panel2)
	if touch.Hover {
		c.Cursor(paint.Hand)
	}
	c.Centered(at, ui.Small, c.Theme.Text, p.Words.Word("table.ordered"))
	if touch.Clicked {
		f.Ask = o
	}
	return at.H
}
