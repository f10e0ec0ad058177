// Package dialog is what pages ask for: a name, a file to be taken in, and whether to delete one.
package dialog

import (
	"strings"

	"grognard/render/paint"
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
	Fault        string // why the name that was given last cannot be, below the field

	// List paints what the player may choose from in place of a name, so high, below the field.
	List     func(r paint.Rect)
	ListHigh float32
	Buttons  []ui.Button
}

// Ask paints the dialog and returns the button that was pushed, -1 if none was.
func (n *Naming) Ask(c *ui.Ctx, b NameBox) int {
	w := min(c.Px(720), c.In.W-c.Px(40))
	in := w - c.Px(48)
	field := c.Line(ui.Body) + c.Px(18)
	text := max(c.Wrap(ui.Body, in, b.About).Height, c.Wrap(ui.Body, in, b.Other).Height)
	fault := c.Wrap(ui.Body, in, b.Fault).Height
	extra := float32(0)
	if b.Fault != "" {
		extra += fault + c.Px(10)
	}
	if b.List != nil {
		extra += b.ListHigh + c.Px(14)
	}
	h := extra + c.Px(48) + c.Line(ui.Heading) + text + field + c.ButtonsHeight(in, b.Buttons) + c.Px(48)
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
	if b.Fault != "" {
		ui.CutTop(&r, c.Px(10))
		c.Paragraph(ui.CutTop(&r, fault), ui.Body, ui.Start, c.Theme.Danger, b.Fault)
	}
	if b.List != nil {
		ui.CutTop(&r, c.Px(14))
		b.List(ui.CutTop(&r, b.ListHigh))
	}
	ui.CutTop(&r, c.Px(24))
	return c.Buttons(r, ui.Start, b.Buttons)
}
