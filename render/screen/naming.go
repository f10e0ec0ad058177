package screen

import (
	"strings"

	"grognard/render/ui"
)

// naming is a dialog that asks for a name.
type naming struct {
	name  string
	fresh bool // its field has not had the keyboard yet
	whole bool // what is typed first takes the place of the name
}

// given is the name typed, without blanks around it.
func (n *naming) given() string { return strings.TrimSpace(n.name) }

// nameBox is what such a dialog shows.
type nameBox struct {
	title, about string
	other        string // what may stand instead of about, so that it finds room
	most         int    // characters of the name
	buttons      []ui.Button
}

// ask paints the dialog and returns the button that was pushed, -1 if none was.
func (n *naming) ask(c *ui.Ctx, b nameBox) int {
	w := min(c.Px(720), c.In.W-c.Px(40))
	in := w - c.Px(48)
	field := c.Line(ui.Body) + c.Px(18)
	text := max(c.Wrap(ui.Body, in, b.about).Height, c.Wrap(ui.Body, in, b.other).Height)
	h := c.Px(48) + c.Line(ui.Heading) + text + field + c.ButtonsHeight(in, b.buttons) + c.Px(48)
	r := ui.Mid(c.Window(), w, h)
	c.Surface("ui/panel", r, c.Theme.Panel)
	r = r.Inset(c.Px(24))
	ui.CutTop(&r, c.Paragraph(r, ui.Heading, ui.Start, c.Theme.Text, b.title)+c.Px(8))
	c.Paragraph(ui.CutTop(&r, text+c.Px(16)), ui.Body, ui.Start, c.Theme.Muted, b.about)
	if n.fresh {
		c.SetFocus("field.name")
		if n.whole {
			c.SelectAll("field.name")
		}
		n.fresh = false
		c.Animate() // it has the keyboard from the next frame on
	}
	n.name = c.TextField(ui.CutTop(&r, field), "field.name", n.name, b.most)
	ui.CutTop(&r, c.Px(24))
	return c.Buttons(r, ui.Start, b.buttons)
}
