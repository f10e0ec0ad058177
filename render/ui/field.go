package ui

import (
	"unicode/utf8"

	"grognard/render/paint"
)

// TextField edits one line; it returns the new text. most is the number of
// letters that it holds. Ctrl+A takes all of it, so that what is typed next
// replaces it; Right or End goes to its end again. While it has the keyboard it
// has a frame, and a caret where letters go.
func (c *Ctx) TextField(r paint.Rect, name, text string, most int) string {
	t := c.Region(name, r)
	if t.Pressed {
		c.SetFocus(name)
		c.whole = ""
	}
	if t.Hover {
		c.Cursor(paint.Beam)
	}
	focused, _ := c.Focusable(name, r)
	if focused {
		c.typing = true
		was, whole := text, c.whole
		if text = c.edit(name, text, most); c.caret.name != name || text != was || c.whole != whole {
			c.caret = caret{name, c.In.Now}
		}
	}
	c.Surface("ui/field", r, c.Theme.Panel)
	if focused && !c.focus.ring {
		c.Frame(r, c.Px(2), c.Theme.Focus)
	}
	in := r.Inset(c.Px(8))
	c.Clip(in)
	w := c.Width(Body, text)
	if w > in.W-c.Px(4) { // the end is where the player types
		in.X -= w - in.W + c.Px(4)
	}
	if focused && c.whole == name {
		c.Fill(paint.Rect{X: in.X, Y: in.Y, W: w, H: in.H}, paint.Alpha(c.Theme.Accent, .35))
	}
	c.Label(in, Body, Start, c.Theme.Text, text)
	age := c.In.Now - c.caret.since
	if focused && (age-floor64(age/1000)*1000 < 500 || c.Calm) {
		c.Fill(paint.Rect{X: in.X + w + 1, Y: in.Y, W: c.Px(2), H: in.H}, c.Theme.Text)
	}
	c.Unclip()
	if focused && !c.Calm {
		c.Wake(c.caret.since + (floor64(age/500)+1)*500)
	}
	return text
}

// caret blinks in a text field: it shows first, from the moment that the field has the keyboard or its text changes.
type caret struct {
	name  string
	since float64 // in milliseconds
}

// Typing reports whether a text field has the keyboard, as of the frame before: letters are
// meant for it.
func (c *Ctx) Typing() bool { return c.typed }

// SelectAll chooses all of the text of a field, so that what is typed next
// replaces it.
func (c *Ctx) SelectAll(name string) { c.whole = name }

// edit takes over what was typed into the field that has the keyboard.
func (c *Ctx) edit(name, text string, most int) string {
	if c.In.Held.Ctrl && c.Take("A") {
		c.whole = name
		return text
	}
	all := c.whole == name
	if all && !c.In.Held.Ctrl && (c.Take("End") || c.Take("Right")) {
		all = false
	}
	for _, ch := range c.In.Text {
		if ch < ' ' || c.In.Held.Ctrl && !c.In.Held.Alt { // with both held AltGr writes a letter
			continue
		}
		if all {
			text, all = "", false
		}
		if utf8.RuneCountInString(text) < most {
			text += string(ch)
		}
	}
	if c.Take("Backspace") && text != "" {
		_, n := utf8.DecodeLastRuneInString(text)
		text = text[:len(text)-n]
		if all {
			text, all = "", false
		}
	}
	if !all && c.whole == name {
		c.whole = ""
	}
	return text
}

func floor64(x float64) float64 { return float64(int64(x)) }
