package offmap

import (
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// nameplates lays the nameplates out in rows of four.
func (p *Panel) nameplates(f *frame, room Room) {
	c, all := f.c, p.Choice.OffMap.Labels
	n := len(all)
	pad, gap := c.Px(16), c.Px(10)
	cols := min(n, 4)
	rows := (n + cols - 1) / cols
	w := min(c.Px(210), (room.Plates.W-2*pad+gap)/float32(cols)-gap)
	h := min(c.Px(72), (room.Plates.H-2*pad+gap)/float32(rows)-gap)
	r := ui.Mid(room.Plates, float32(cols)*(w+gap)-gap+2*pad, float32(rows)*(h+gap)-gap+2*pad)
	if room.Over {
		r.Y = room.Plates.Y + c.Px(10)
	}
	layer, text := c.On(paint.Cards, paint.CardText)
	defer c.On(layer, text)
	c.Block(r)
	c.Surface("ui/cartouche", r, c.Theme.Panel)
	for i, ref := range all {
		x := r.X + pad + float32(i%cols)*(w+gap)
		y := r.Y + pad + float32(i/cols)*(h+gap)
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
	in := r.Inset(c.Px(10))
	if e := p.emblem(ref); e != "" {
		d := min(in.H, in.W*.34)
		c.Image(e, ui.Mid(ui.CutLeft(&in, d), d, d), paint.White)
		ui.CutLeft(&in, c.Px(6))
	}
	st, name := ui.Strong, p.Words.Name(ref)
	if c.Wrap(st, in.W, name).Height > in.H+c.Px(8) || c.Width(st, name) > 2*in.W {
		st = ui.SmallB
	}
	c.Centered(in, st, col, name)
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
