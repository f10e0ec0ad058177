package table

import (
	"grognard/render/paint"
	"grognard/render/ui"
)

// column is the right column: inspector, odds and dice, log.
func (t *Table) column(c *ui.Ctx) {
	r := t.lay.inspect
	c.Block(paint.Rect{X: r.X - c.Px(6), Y: r.Y - c.Px(6), W: r.W + c.Px(12), H: c.In.H})
	c.Fill(paint.Rect{X: r.X - c.Px(6), Y: r.Y - c.Px(6), W: r.W + c.Px(12), H: c.In.H}, c.Theme.Bg)
	t.look.See(t.touch.Hover)
	t.look.Refresh()
	t.look.Frame(c, t.lay.inspect, &t.asked, t.routeLines)
	t.carryOut(c)
	t.dock(c)
	t.logLine(c, t.log.Frame(c, t.lay.log, t.clips.Untold(), &t.asked))
	t.carryOut(c)
}
