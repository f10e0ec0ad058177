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

// readable is how wide a page with texts is at most, in dp.
const readable = 1720

// newPage paints the frame of a page.
func newPage(c *ui.Ctx, title string) page { return framed(c, title, c.Px(readable)) }

// widePage paints that of a page with pictures, which uses all the window.
func widePage(c *ui.Ctx, title string) page { return framed(c, title, c.In.W) }

func framed(c *ui.Ctx, title string, most float32) page {
	backdrop(c, .55)
	margin := min(c.Px(48), c.In.W/30)
	outer := ui.Mid(c.Window(), min(c.In.W-2*margin, most), c.In.H-margin)
	in := c.Panel(outer).Inset(c.Px(10))
	head := ui.CutTop(&in, c.Line(ui.Title)+c.Px(8))
	st := ui.Title
	for st.Size > ui.Heading.Size && c.Width(st, title) > head.W {
		st.Size--
	}
	c.Label(head, st, ui.Start, c.Theme.Text, title)
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
