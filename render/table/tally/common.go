package tally

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// CommonHeight is the room that the gauges of neither side take below the turn.
func (p *Tally) CommonHeight(c *ui.Ctx, v *rules.View, w float32) float32 {
	if v == nil || len(v.Gauges) == 0 {
		return 0
	}
	return p.setCommon(c, v, w, func(int, paint.Rect, string) {}) + c.Px(4)
}

// Common shows the gauges of neither side; name gives the region of each.
func (p *Tally) Common(f *Frame, r paint.Rect, name func(i int) string) {
	c, v := f.C, f.View
	p.setCommon(c, v, r.W, func(i int, at paint.Rect, text string) {
		g := &v.Gauges[i]
		at.X, at.Y = at.X+r.X, at.Y+r.Y
		if p.HearCommon(f, i, at, name(i)) {
			c.Fill(at, c.Theme.Panel)
		}
		c.Paragraph(at, ui.Small, ui.Start, c.Theme.Text, text)
		if p.Words.Heaped(g) {
			p.tokenDiscs(c, g, at, text)
		}
	})
}

// CommonName is that of the region of gauge i of neither side: "gauge.table.light", of
// several with one key the second with its number.
func (p *Tally) CommonName(i int) string {
	all := p.Scene.View().Gauges
	name := p.Words.Keys.Join("gauge", "table", string(all[i].Key))
	if first := slices.IndexFunc(all, func(g rules.Gauge) bool { return g.Key == all[i].Key }); first < i {
		return p.Words.Keys.Dot(name, p.Words.Keys.Number(i))
	}
	return name
}

// HearCommon tells what the player does to gauge i of neither side where it is shown in
// r, as a region of a name, and reports whether he points at it.
func (p *Tally) HearCommon(f *Frame, i int, r paint.Rect, name string) bool {
	g := &f.View.Gauges[i]
	touch := f.C.Region(name, r)
	if touch.Hover {
		f.point(g, p.Words.Word(p.Words.Own("gauge", string(g.Key))))
	}
	if touch.Clicked && len(g.Refs) > 0 {
		f.Show = g.Refs[0]
	}
	return touch.Hover
}

// setCommon sets the gauges of neither side from left to right, in as many lines
// as they need, and returns the height of these.
func (p *Tally) setCommon(c *ui.Ctx, v *rules.View, w float32, put func(i int, at paint.Rect, text string)) float32 {
	x, y, line := float32(0), float32(0), float32(0)
	for i := range v.Gauges {
		text := p.commons.Of(v, p.commonTexts)[i]
		if g := &v.Gauges[i]; p.Words.Heaped(g) {
			y, x, line = y+line, 0, 0
			h := p.heapHeight(c, g, w, text)
			put(i, paint.Rect{Y: y, W: w, H: h}, text)
			y += h
			continue
		}
		wide := min(w, c.Width(ui.Small, text)+1)
		if x > 0 && x+wide > w {
			x, y = 0, y+line
		}
		line = c.Wrap(ui.Small, wide, text).Height
		put(i, paint.Rect{X: x, Y: y, W: wide, H: line}, text)
		x += wide + c.Px(10)
	}
	return y + line
}

// commonTexts are the words of the gauges of neither side in a view.
func (p *Tally) commonTexts(v *rules.View) (all []string) {
	for i := range v.Gauges {
		all = append(all, p.Words.CommonText(&v.Gauges[i]))
	}
	return all
}
