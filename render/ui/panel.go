package ui

import "grognard/render/paint"

// Frame draws the outline of r, inside it, d pixels thick.
func (c *Ctx) Frame(r paint.Rect, d float32, col paint.Color) {
	c.Fill(paint.Rect{X: r.X, Y: r.Y, W: r.W, H: d}, col)
	c.Fill(paint.Rect{X: r.X, Y: r.Y + r.H - d, W: r.W, H: d}, col)
	c.Fill(paint.Rect{X: r.X, Y: r.Y + d, W: d, H: r.H - 2*d}, col)
	c.Fill(paint.Rect{X: r.X + r.W - d, Y: r.Y + d, W: d, H: r.H - 2*d}, col)
}

// Panel paints a panel, keeps the pointer from what lies under it and returns
// the room inside.
func (c *Ctx) Panel(r paint.Rect) paint.Rect {
	c.Block(r)
	c.Surface("ui/panel", r, c.Theme.Panel)
	return r.Inset(c.Px(panelEdge))
}

// panelEdge is the room in dp between the edge of a panel and what stands in it.
const panelEdge = 14

// Float is Panel for a panel that lies over a picture: it throws a shadow on it.
func (c *Ctx) Float(r paint.Rect) paint.Rect {
	c.Block(r)
	return c.Surfaced(r)
}

// Surfaced is Float for a panel that lets the pointer through.
func (c *Ctx) Surfaced(r paint.Rect) paint.Rect {
	c.Shadow(r.Inset(-c.Px(7)).Moved(0, c.Px(3)))
	c.Surface("ui/panel", r, c.Theme.Panel)
	return r.Inset(c.Px(panelEdge))
}

// FloatHeight is how high a panel is in which there is room for so many pixels.
func (c *Ctx) FloatHeight(in float32) float32 { return in + 2*c.Px(panelEdge) }

// Inset paints a sunken or darker panel without blocking and returns the room
// inside.
func (c *Ctx) Inset(r paint.Rect) paint.Rect {
	c.Surface("ui/panel2", r, c.Theme.Panel2)
	return r.Inset(c.Px(10))
}

// Surface paints a piece of the skin ("ui/panel"), or its plain stand-in.
func (c *Ctx) Surface(key string, r paint.Rect, plain paint.Color) {
	if c.Skin != nil && c.Skin.paint(c, key, r, false) {
		return
	}
	c.Fill(r, plain)
	c.Frame(r, c.Hairline(), c.Theme.Border)
}

// Shadow paints the shadow of a panel into a rectangle, but for its middle, which the panel
// hides: in the theatre that is a quarter of the window.
func (c *Ctx) Shadow(r paint.Rect) {
	if c.Skin != nil {
		c.Skin.paint(c, "ui/shadow", r, true)
	}
}

// Rule draws a thin line across r at its middle height.
func (c *Ctx) Rule(r paint.Rect) {
	c.Fill(paint.Rect{X: r.X, Y: Floor(r.Y + r.H/2), W: r.W, H: c.Hairline()}, c.Theme.Border)
}

// Cartouche paints a title in a double rule, with an italic line below it,
// and returns its height. The width is that of r.
func (c *Ctx) Cartouche(r paint.Rect, title, sub string) float32 {
	pad := c.Px(16)
	in := r.Inset(pad)
	h := c.Wrap(Title, in.W, title).Height
	if sub != "" {
		h += c.Wrap(Flavour, in.W, sub).Height + c.Px(4)
	}
	r.H = h + 2*pad
	c.Surface("ui/cartouche", r, c.Theme.Panel)
	in.Y += c.Paragraph(in, Title, Middle, c.Theme.Text, title)
	if sub != "" {
		in.Y += c.Px(4)
		c.Paragraph(in, Flavour, Middle, c.Theme.Muted, sub)
	}
	return r.H
}

// Rim paints the sides and the foot of a frame about the window, d pixels wide, from top down.
func (c *Ctx) Rim(top, d float32, col paint.Color) {
	c.Fill(paint.Rect{Y: top, W: d, H: c.In.H - top}, col)
	c.Fill(paint.Rect{X: c.In.W - d, Y: top, W: d, H: c.In.H - top}, col)
	c.Fill(paint.Rect{Y: c.In.H - d, W: c.In.W, H: d}, col)
}
