package screen

import (
	"grognard/render/paint"
	"grognard/render/ui"
)

// page is a window-filling panel with a title, room for content and a strip of
// buttons at its foot.
type page struct {
	head, body, foot paint.Rect
}

// newPage paints the frame of a page.
func newPage(c *ui.Ctx, title string) page {
	backdrop(c, .55)
	margin := min(c.Px(48), c.In.W/30)
	outer := ui.Mid(c.Window(), min(c.In.W-2*margin, c.Px(1720)), c.In.H-margin)
	in := c.Panel(outer).Inset(c.Px(10))
	head := ui.CutTop(&in, c.Line(ui.Title)+c.Px(8))
	c.Label(head, ui.Title, ui.Start, c.Theme.Text, title)
	c.Rule(ui.CutTop(&in, c.Px(12)))
	_, bh := c.Size(ui.Button{})
	foot := ui.CutBottom(&in, bh)
	c.Rule(ui.CutBottom(&in, c.Px(20)))
	return page{head: head, body: in, foot: foot}
}

// left places a button at the left end of the foot and takes its room.
func (p *page) left(c *ui.Ctx, b ui.Button) bool {
	w, _ := c.Size(b)
	r := ui.CutLeft(&p.foot, w)
	ui.CutLeft(&p.foot, c.Px(10))
	return c.Button(r, b)
}

// right places a button at the right end.
func (p *page) right(c *ui.Ctx, b ui.Button) bool {
	w, _ := c.Size(b)
	r := ui.CutRight(&p.foot, w)
	ui.CutRight(&p.foot, c.Px(10))
	return c.Button(r, b)
}
