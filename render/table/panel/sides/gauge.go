package sides

import (
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// gaugeHeight is the height of gauge i of a side in a width: its word may need
// two lines, and slots stand below it.
func (p *Panel) gaugeHeight(c *ui.Ctx, a *rules.Army, i int, w float32) float32 {
	g := &a.Gauges[i]
	line := c.Line(ui.Small)
	word := w - c.Px(4) - max(line, c.Width(ui.SmallB, p.Words.GaugeNumber(g)))
	h := max(line, c.Wrap(ui.Small, word, p.Words.GaugeWord(a, i)).Height)
	if slotted(g) {
		d, cols := slotSize(c, g, w)
		h += float32((g.Of+cols-1)/cols)*(d+c.Px(3)) + c.Px(3)
	}
	return h
}

// gauge is number i of a side, or a lamp, or a row of slots.
func (p *Panel) gauge(f *frame, s rules.Side, i int, r paint.Rect) {
	c, a := f.c, &f.v.Sides[s]
	g := &a.Gauges[i]
	name := p.Words.Keys.Join("gauge", [...]string{"first", "second"}[s], string(g.Key))
	if words.Several(a, i) {
		name = p.Words.Keys.Dot(name, p.Words.Keys.Number(i))
	}
	word := p.Words.GaugeWord(a, i)
	touch := c.Region(name, r)
	if touch.Clicked {
		p.showCounted(f, name, g.Refs)
	}
	if touch.Hover {
		f.point(g, word)
		f.act.Tell = p.called.of(name, g.Refs)
		c.Fill(r, c.Theme.Panel2)
	}
	if slotted(g) {
		d, cols := slotSize(c, g, r.W)
		p.slots(c, s, g, ui.CutBottom(&r, float32((g.Of+cols-1)/cols)*(d+c.Px(3))+c.Px(3)))
	}
	if g.Lamp {
		icon := "icon/lamp-off"
		if g.N > 0 {
			icon = "icon/lamp-on"
		}
		d := c.Line(ui.Small) * .9
		at := ui.CutRight(&r, d)
		c.Image(icon, paint.Rect{X: at.X, Y: r.Y + (r.H-d)/2, W: d, H: d}, c.Theme.Text)
	} else {
		n := p.Words.GaugeNumber(g)
		at := ui.CutRight(&r, c.Width(ui.SmallB, n))
		c.Label(at, ui.SmallB, ui.End, gaugeColor(c, g), n)
	}
	r.W -= c.Px(4)
	c.Clip(r)
	c.Paragraph(r, ui.Small, ui.Start, c.Theme.Muted, word)
	c.Unclip()
}

// gaugeColor warns where one more ends the game.
func gaugeColor(c *ui.Ctx, g *rules.Gauge) paint.Color {
	if g.Of > 0 && g.N >= g.Of-1 && g.Ends {
		return c.Theme.Danger
	}
	return c.Theme.Text
}

// mostSlots is the longest row of slots: a longer gauge is a number.
const mostSlots = 16

// slotted reports whether a gauge is shown as slots to be filled.
func slotted(g *rules.Gauge) bool {
	return g.Of > 0 && g.Of <= mostSlots && !g.Lamp && (g.Spoils || len(g.Refs) > 0 && len(g.Refs) <= g.N)
}

// slotSize is the size of a slot, and how many stand in a row.
func slotSize(c *ui.Ctx, g *rules.Gauge, w float32) (d float32, cols int) {
	gap := c.Px(3)
	d = min(c.Px(26), ui.Floor((w+gap)/float32(g.Of))-gap)
	if d >= c.Px(17) {
		return d, g.Of
	}
	cols = (g.Of + 1) / 2
	return min(c.Px(22), ui.Floor((w+gap)/float32(cols))-gap), cols
}

// slots shows how full a gauge is: a banner for each thing taken, in the
// colours of the side that lost it.
func (p *Panel) slots(c *ui.Ctx, s rules.Side, g *rules.Gauge, r paint.Rect) {
	loser := s
	if g.Spoils {
		loser = s.Other()
	}
	d, cols := slotSize(c, g, r.W)
	lv := ui.LiveryOf(p.Scene.Nation(loser))
	for i := range g.Of {
		at := paint.Rect{X: r.X + float32(i%cols)*(d+c.Px(3)), Y: r.Y + float32(i/cols)*(d+c.Px(3)), W: d, H: d}
		if i >= g.N {
			c.Fill(at, paint.Alpha(c.Theme.Border, .16))
			c.Frame(at, c.Hairline(), paint.Alpha(c.Theme.Border, .6))
			continue
		}
		c.Fill(at, lv.Field)
		c.Frame(at, c.Hairline(), panel.Ink)
		c.Image("icon/flag", at.Inset(d*.12), lv.Ink)
	}
}
