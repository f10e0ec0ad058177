package offmap

import (
	"grognard/render/paint"
	"grognard/render/table/scene"
	"grognard/render/ui"
	"grognard/rules"
)

// holdingBox shows the pieces that wait beside the map: those of the side that is
// asked, if it has any. Those that may be placed now come first.
func (p *Panel) holdingBox(f *frame, r paint.Rect) {
	c, v := f.c, p.Scene.View()
	in := c.Panel(r)
	ui.CutTop(&in, c.Paragraph(in, ui.SmallB, ui.Start, c.Theme.Muted, p.Words.Word("table.tray"))+c.Px(6))
	sc := c.Scroll("tray", in)
	d := ui.Floor(min((sc.Width-c.Px(10))/2, c.Px(64)))
	n := 0
	for _, now := range [...]bool{true, false} {
		for i := range v.Pieces {
			if pc := &v.Pieces[i]; p.waits(v, pc) && p.Choice.Choosable(pc.Ref) == now {
				p.waiting(f, paint.Rect{X: sc.View.X, Y: sc.Y + float32(n)*(d+c.Px(8)), W: sc.Width, H: d}, d, pc)
				n++
			}
		}
	}
	sc.Done(float32(n) * (d + c.Px(8)))
}

// waits reports whether a piece stands in the box.
func (p *Panel) waits(v *rules.View, pc *rules.Piece) bool {
	return scene.OffBoard(*pc) && pc.Form != rules.Marker && (pc.Side == p.Decider() || p.Scene.Moving() && pc.Side == v.Active)
}

// waiting is one piece of the box, with its name beside it.
func (p *Panel) waiting(f *frame, r paint.Rect, d float32, pc *rules.Piece) {
	c := f.c
	at := paint.Rect{X: r.X + c.Px(3), Y: r.Y + c.Px(3), W: d, H: d}
	touch := c.Region(p.Words.Keys.Region("piece", pc.Ref), r)
	alpha := float32(1)
	if p.Choice.Dragged == pc.Ref {
		alpha = .45
	}
	layer, text := c.Layers()
	p.Board.Token(c.L, layer, at, pc, nil, alpha)
	c.On(layer, text)
	name := paint.Rect{X: at.X + d + c.Px(8), Y: r.Y, W: r.W - d - c.Px(12), H: d}
	c.Centered(name, ui.Small, c.Theme.Text, p.Words.Name(pc.Ref))
	if p.Choice.IsPicked(pc.Ref) {
		c.Frame(at.Inset(-c.Px(3)), c.Px(3), c.Theme.Gold)
	} else if p.Choice.IsLive(pc.Ref) && touch.Hover {
		c.Frame(at.Inset(-c.Px(2)), c.Px(2), c.Theme.Accent)
		c.Cursor(paint.Hand)
	}
	if touch.Hover {
		f.intent.Hover = pc.Ref
	}
	if touch.Drag {
		f.act.Drags = pc.Ref
	}
	if touch.Clicked && p.Choice.Dragged == 0 {
		f.act.Clicks = pc.Ref
	}
}
