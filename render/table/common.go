package table

import (
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// commonHeight is the room that the gauges of neither side take below the turn.
func (t *Table) commonHeight(c *ui.Ctx, w float32) float32 {
	v := t.scene.View()
	if v == nil || len(v.Gauges) == 0 {
		return 0
	}
	return t.setCommon(c, v, w, func(int, paint.Rect, string) {}) + c.Px(4)
}

// commonGauges shows the gauges of neither side.
func (t *Table) commonGauges(c *ui.Ctx, v *rules.View, r paint.Rect) {
	t.setCommon(c, v, r.W, func(i int, at paint.Rect, text string) {
		g := &v.Gauges[i]
		at.X, at.Y = at.X+r.X, at.Y+r.Y
		touch := c.Region(t.names.Join("gauge", "table", g.Key), at)
		if touch.Hover {
			t.look.SeeGauge(t.words.Word(t.words.Own("gauge", g.Key)), g)
			c.PointClause(g.Rule)
			c.Fill(at, c.Theme.Panel)
			t.touch.lit = append(t.touch.lit, g.Refs...)
			c.Wake(c.In.Now + 16) // the map has been painted already
		}
		if touch.Clicked && len(g.Refs) > 0 {
			t.board.ShowRef(g.Refs[0], c.In.Now)
		}
		c.Paragraph(at, ui.Small, ui.Start, c.Theme.Text, text)
		if t.words.Heaped(g) {
			t.tokenDiscs(c, g, at, text)
		}
	})
}

// setCommon sets the gauges of neither side from left to right, in as many lines
// as they need, and returns the height of these.
func (t *Table) setCommon(c *ui.Ctx, v *rules.View, w float32, put func(i int, at paint.Rect, text string)) float32 {
	x, y, line := float32(0), float32(0), float32(0)
	for i := range v.Gauges {
		text := t.commons.Of(v, t.commonTexts)[i]
		if g := &v.Gauges[i]; t.words.Heaped(g) {
			y, x, line = y+line, 0, 0
			h := t.heapHeight(c, g, w, text)
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
func (t *Table) commonTexts(v *rules.View) (all []string) {
	for i := range v.Gauges {
		all = append(all, t.words.CommonText(&v.Gauges[i]))
	}
	return all
}
