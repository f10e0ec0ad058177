package diagram

import (
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/ui"
)

// Sizes in dp.
const (
	pad     = 14
	gap     = 12
	broad   = 700 // from which width on the words stand beside the map
	mapMost = 540
	mapHigh = .72 // of its width
	below   = 270 // how high what is said is where it stands below the map
	die     = 38
)

// most is how much of the height of the window a map takes that is as wide as its page, and what is said below it:
// both are to be in view at once.
const most = .38

func boardPlace(x, y, zoom float32) board.Place {
	return board.Place{X: x, Y: y, Zoom: zoom, Loose: true}
}

// plan is where the parts of a diagram lie.
type plan struct{ title, say, view, side paint.Rect }

// plan lays a diagram out from a corner on, and returns how high it is.
func (g *Diagram) plan(c *ui.Ctx, x, y, w float32) (p plan, high float32) {
	lang := g.d.Words.Language()
	in := paint.Rect{X: x + c.Px(pad), Y: y + c.Px(pad), W: w - 2*c.Px(pad)}
	p.title = in
	p.title.H = c.Wrap(ui.Strong, in.W, g.ex.Title.In(lang)).Height
	p.say = paint.Rect{X: in.X, Y: p.title.Y + p.title.H + c.Px(2), W: in.W}
	p.say.H = c.Wrap(ui.Body, in.W, g.ex.Say.In(lang)).Height
	top := p.say.Y + p.say.H + c.Px(gap)
	p.view = paint.Rect{X: in.X, Y: top, W: in.W, H: 0}
	if in.W >= c.Px(broad) {
		p.view.W = min(c.Px(mapMost), ui.Floor(in.W*.58))
		p.view.H = ui.Floor(p.view.W * mapHigh)
		p.side = paint.Rect{X: p.view.X + p.view.W + c.Px(gap), Y: top, W: in.W - p.view.W - c.Px(gap), H: p.view.H}
		return p, p.view.Y + p.view.H + c.Px(pad) - y
	}
	p.view.H = min(ui.Floor(p.view.W*mapHigh), c.Px(mapMost*mapHigh), ui.Floor(c.In.H*most))
	p.side = paint.Rect{X: in.X, Y: p.view.Y + p.view.H + c.Px(gap), W: in.W, H: min(c.Px(below), ui.Floor(c.In.H*most))}
	return p, p.side.Y + p.side.H + c.Px(pad) - y
}

// Height is how high a diagram is that is so wide, in pixels. It does not change while it is played.
func (g *Diagram) Height(c *ui.Ctx, w float32) float32 {
	_, h := g.plan(c, 0, 0, w)
	return h
}

// Frame paints the diagram into r and hears what is done to it. It returns the clause that was clicked, or "".
func (g *Diagram) Frame(c *ui.Ctx, r paint.Rect) (clause string) {
	p, _ := g.plan(c, r.X, r.Y, r.W)
	lang := g.d.Words.Language()
	c.Fill(r, paint.Alpha(c.Theme.Panel2, .55))
	c.Frame(r, c.Hairline(), c.Theme.Border)
	c.Paragraph(p.title, ui.Strong, ui.Start, c.Theme.Accent, g.ex.Title.In(lang))
	c.Paragraph(p.say, ui.Body, ui.Start, c.Theme.Text, g.ex.Say.In(lang))
	if !g.tick(c) {
		c.Fill(p.view, c.Theme.Panel2)
		c.Frame(p.view, c.Hairline(), c.Theme.Text)
		if g.fault != nil {
			c.Paragraph(p.side, ui.Small, ui.Start, c.Theme.Danger, g.d.Words.Explain(g.fault))
		}
		return ""
	}
	g.view(c, p.view)
	return g.side(c, p.side)
}
