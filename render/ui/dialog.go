package ui

import "grognard/render/paint"

// Modal covers the window, so that only what follows hears pointer and
// keyboard, until EndModal. veil is how dark the rest becomes, 0 to 1. Of two
// that follow each other the later one hears them.
func (c *Ctx) Modal(veil float32) {
	c.savedDepth = append(c.savedDepth, c.depth)
	c.depth = max(c.depth, c.seen) + 1
	c.gloss.opened(c)
	c.savedLayer = append(c.savedLayer, c.layer, c.text)
	if c.raised {
		c.On(paint.Curtain, paint.Curtain)
	} else {
		c.On(paint.Popup, paint.Popup)
	}
	c.Block(c.Window())
	if veil > 0 {
		c.Fill(c.Window(), paint.Alpha(rgb(0x120D08), veil))
	}
}

// Raise makes all dialogs that follow in this frame, and what is shown over
// them, paint above the cover between two players.
func (c *Ctx) Raise() { c.raised = true }

// above is the layer of what is shown over everything.
func (c *Ctx) above() paint.Layer {
	if c.raised {
		return paint.CurtainText
	}
	return paint.PopupText
}

// EndModal ends the last Modal.
func (c *Ctx) EndModal() {
	c.gloss.closed(c)
	n := len(c.savedLayer)
	c.On(c.savedLayer[n-2], c.savedLayer[n-1])
	c.savedLayer = c.savedLayer[:n-2]
	n = len(c.savedDepth) - 1
	c.depth, c.savedDepth = c.savedDepth[n], c.savedDepth[:n]
}

// Dialog is a question. The first button is the safe one: Enter and Escape
// push it.
type Dialog struct {
	Title, Text string
	Buttons     []Button
}

// Dialog asks in the middle of the window and returns the index of the button
// pushed, or -1.
func (c *Ctx) Dialog(d Dialog) int {
	c.Modal(.45)
	defer c.EndModal()
	w := min(c.Px(720), c.In.W-c.Px(40))
	in := w - c.Px(48)
	h := c.Px(48) + c.Wrap(Heading, in, d.Title).Height + c.Wrap(Body, in, d.Text).Height + c.Px(36)
	h += c.ButtonsHeight(in, d.Buttons)
	r := Mid(c.Window(), w, h)
	c.Surface("ui/panel", r, c.Theme.Panel)
	r = r.Inset(c.Px(24))
	CutTop(&r, c.Paragraph(r, Heading, Start, c.Theme.Text, d.Title)+c.Px(12))
	CutTop(&r, c.Paragraph(r, Body, Start, c.Theme.Text, d.Text)+c.Px(24))
	if len(d.Buttons) > 0 {
		d.Buttons[0].Primary, d.Buttons[0].Key = true, "Escape"
	}
	return c.Buttons(r, Start, d.Buttons)
}
