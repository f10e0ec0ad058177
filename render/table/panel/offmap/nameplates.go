package offmap

import (
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// Sizes of nameplates in dp.
const (
	platePad  = 12
	plateGap  = 8
	plateCols = 2
)

// nameplates lays the nameplates out in two columns.
func (p *Panel) nameplates(f *frame, r paint.Rect) {
	c, all := f.c, p.Choice.OffMap.Labels
	pad, gap, rows := c.Px(platePad), c.Px(plateGap), (len(all)+plateCols-1)/plateCols
	w := ui.Floor((r.W - 2*pad - gap) / plateCols)
	h := ui.Floor((r.H-2*pad+gap)/float32(rows) - gap)
	layer, text := c.On(paint.Cards, paint.CardText)
	defer c.On(layer, text)
	c.Block(r)
	c.Surface("ui/cartouche", r, c.Theme.Panel)
	for i, ref := range all {
		x := r.X + pad + float32(i%plateCols)*(w+gap)
		y := r.Y + pad + float32(i/plateCols)*(h+gap)
		p.nameplate(f, paint.Rect{X: x, Y: y, W: w, H: h}, ref)
	}
}

// nameplate is one of them, with its emblem if it has one. Pointing at it lights the
// part of the map that it stands for.
func (p *Panel) nameplate(f *frame, r paint.Rect, ref rules.Ref) {
	c := f.c
	region := p.Words.Keys.Region("plate", ref)
	touch := c.Region(region, r)
	live, on := p.Choice.IsLive(ref), p.Choice.IsPicked(ref)
	c.Surface("ui/button", r, c.Theme.Panel)
	col := c.Theme.Text
	if !live && !on {
		col = c.Theme.Muted
		if why := p.Why(ref, touch.Hover); why != "" {
			c.Tip(region, r, why, touch.Clicked)
		}
	}
	if touch.Hover {
		f.act.Tell = ref
		p.lightArea(f, ref)
		if live {
			c.Cursor(paint.Hand)
			c.Frame(r, c.Px(2), c.Theme.Accent)
		}
	}
	panel.Halo(c, r.Inset(c.Px(4)), false, on)
	in := r.Inset(c.Px(7))
	if e := p.emblem(ref); e != "" {
		d := min(in.H, in.W*.34)
		c.Image(e, ui.Mid(ui.CutLeft(&in, d), d, d), paint.White)
		ui.CutLeft(&in, c.Px(6))
	}
	name := p.Words.Name(ref)
	c.Centered(in, c.Fit(ui.Strong, in.W, r.H, name), col, name)
	if touch.Clicked {
		f.act.Clicks = ref
	}
}

// lightArea lights the part of the map that a nameplate stands for.
func (p *Panel) lightArea(f *frame, r rules.Ref) {
	m := p.Scene.View().Map
	if m == nil {
		return
	}
	for i := range m.Areas {
		if a := &m.Areas[i]; a.Ref == r {
			f.intent.Lit = append(f.intent.Lit, a.Cells...)
		}
	}
}

// emblem returns the picture of a thing that is named like a nation, or "".
func (p *Panel) emblem(r rules.Ref) string {
	keys := p.Words.Keys
	if s, ok := r.Side(); ok {
		if n := p.Scene.Nation(s); n != "" {
			return keys.Slash("emblem", n)
		}
		return ""
	}
	key := keys.Slash("emblem", keys.Region("", r)[1:])
	if p.Store.Get(key) == nil {
		return ""
	}
	return key
}
