package sides

import (
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// commonHeight is the room that the gauges of neither side take below the turn.
func (p *Panel) commonHeight(c *ui.Ctx, v *rules.View, w float32) float32 {
	if v == nil || len(v.Gauges) == 0 {
		return 0
	}
	return p.setCommon(c, v, w, func(int, paint.Rect, string) {}) + c.Px(4)
}

// commonGauges shows the gauges of neither side.
func (p *Panel) commonGauges(f *frame, r paint.Rect) {
	c, v := f.c, f.v
	p.setCommon(c, v, r.W, func(i int, at paint.Rect, text string) {
		g := &v.Gauges[i]
		at.X, at.Y = at.X+r.X, at.Y+r.Y
		touch := c.Region(p.Words.Keys.Join("gauge", "table", string(g.Key)), at)
		if touch.Hover {
			f.point(g, p.Words.Word(p.Words.Own("gauge", string(g.Key))))
			c.Fill(at, c.Theme.Panel)
		}
		if touch.Clicked && len(g.Refs) > 0 {
			f.act.Show = g.Refs[0]
		}
		c.Paragraph(at, ui.Small, ui.Start, c.Theme.Text, text)
		if p.Words.Heaped(g) {
			p.tokenDiscs(c, g, at, text)
		}
	})
}

// setCommon sets the gauges of neither side from left to right, in as many lines
// as they need, and returns the height of these.
func (p *Panel) setCommon(c *ui.Ctx, v *rules.View, w float32, put func(i int, at paint.Rect, text string)) float32 {
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
func (p *Panel) commonTexts(v *rules.View) (all []string) {
	for i := range v.Gauges {
		all = append(all, p.Words.CommonText(&v.Gauges[i]))
	}
	return all
}
