package page

import (
	"grognard/render/paint"
	"grognard/render/ui"
)

// Sheet is a window-filling panel with a title, room for content and a strip of
// buttons at its foot.
type Sheet struct {
	Head, Body, Foot paint.Rect
}

// readable is how wide a page with texts is at most, in dp.
const readable = 1720

// Lay paints the frame of a page.
func Lay(c *ui.Ctx, title string) Sheet { return framed(c, title, c.Px(readable)) }

// LayWide paints that of a page with pictures, which uses all the window.
func LayWide(c *ui.Ctx, title string) Sheet { return framed(c, title, c.In.W) }

// Grand is how a word is set that is all there is on a page: the name of the game, who is
// asked to the seat.
var Grand = ui.Style{Font: paint.Caps, Size: 72, Lead: 1.15}

func framed(c *ui.Ctx, title string, most float32) Sheet {
	Backdrop(c, .55)
	c.Opens()
	c.Reads()
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
	return Sheet{Head: head, Body: in, Foot: foot}
}

// Left places a button at the left end of the foot and takes its room. Tab comes to it last: first to what is on the
// page, then to what is done with it, at the right.
func (p *Sheet) Left(c *ui.Ctx, b ui.Button) bool {
	w, _ := c.Size(b)
	r := ui.CutLeft(&p.Foot, w)
	ui.CutLeft(&p.Foot, c.Px(10))
	defer c.Rank(c.Rank(2))
	return c.Button(r, b)
}

// Right places a button at the right end.
func (p *Sheet) Right(c *ui.Ctx, b ui.Button) bool {
	w, _ := c.Size(b)
	r := ui.CutRight(&p.Foot, w)
	ui.CutRight(&p.Foot, c.Px(10))
	defer c.Rank(c.Rank(1))
	return c.Button(r, b)
}
