// Package dialog is what pages ask for: a name, and whether to delete a file.
package dialog

import (
	"strings"

	"grognard/render/ui"
)

// Naming is a dialog that asks for a name.
type Naming struct {
	name  string
	fresh bool // its field has not had the keyboard yet
	whole bool // what is typed first takes the place of the name
}

// Name is a dialog that begins with a name.
func Name(name string) Naming { return Naming{name: name, fresh: true} }

// Suggest is a dialog that begins with a name which gives way to what is typed.
func Suggest(name string) Naming { return Naming{name: name, fresh: true, whole: true} }

// Given is the name typed, without blanks around it.
func (n *Naming) Given() string { return strings.TrimSpace(n.name) }

// NameBox is what such a dialog shows.
type NameBox struct {
	Title, About string
	Other        string // what may stand instead of About, so that it finds room
	Most         int    // characters of the name
	Buttons      []ui.Button
}

// Ask paints the dialog and returns the button that was pushed, -1 if none was.
func (n *Naming) Ask(c *ui.Ctx, b NameBox) int {
	w := min(c.Px(720), c.In.W-c.Px(40))
	in := w - c.Px(48)
	field := c.Line(ui.Body) + c.Px(18)
	text := max(c.Wrap(ui.Body, in, b.About).Height, c.Wrap(ui.Body, in, b.Other).Height)
	h := c.Px(48) + c.Line(ui.Heading) + text + field + c.ButtonsHeight(in, b.Buttons) + c.Px(48)
	r := ui.Mid(c.Window(), w, h)
	c.Surface("ui/panel", r, c.Theme.Panel)
	r = r.Inset(c.Px(24))
	ui.CutTop(&r, c.Paragraph(r, ui.Heading, ui.Start, c.Theme.Text, b.Title)+c.Px(8))
	c.Paragraph(ui.CutTop(&r, text+c.Px(16)), ui.Body, ui.Start, c.Theme.Muted, b.About)
	if n.fresh {
		c.SetFocus("field.name")
		if n.whole {
			c.SelectAll("field.name")
		}
		n.fresh = false
		c.Animate() // it has the keyboard from the next frame on
	}
	n.name = c.TextField(ui.CutTop(&r, field), "field.name", n.name, b.Most)
	ui.CutTop(&r, c.Px(24))
	return c.Buttons(r, ui.Start, b.Buttons)
}
