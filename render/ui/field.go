package ui

import (
	"unicode/utf8"

	"grognard/render/paint"
)

// TextField edits one line; it returns the new text. most is the number of
// letters that it holds.
func (c *Ctx) TextField(r paint.Rect, name, text string, most int) string {
	t := c.Region(name, r)
	if t.Pressed {
		c.SetFocus(name)
	}
	if t.Hover {
		c.Cursor(paint.Beam)
	}
	focused, _ := c.Focusable(name, r)
	if focused {
		for _, ch := range c.In.Text {
			if ch >= ' ' && utf8.RuneCountInString(text) < most {
				text += string(ch)
			}
		}
		if c.Take("Backspace") && text != "" {
			_, n := utf8.DecodeLastRuneInString(text)
			text = text[:len(text)-n]
		}
	}
	c.Surface("ui/field", r, c.Theme.Panel)
	in := r.Inset(c.Px(8))
	c.Clip(in)
	w := c.Width(Body, text)
	if w > in.W-c.Px(4) { // the end is where the player types
		in.X -= w - in.W + c.Px(4)
	}
	c.Label(in, Body, Start, c.Theme.Text, text)
	if focused && (c.In.Now-floor64(c.In.Now/1000)*1000 < 500 || c.Calm) {
		c.Fill(paint.Rect{X: in.X + w + 1, Y: in.Y, W: c.Px(2), H: in.H}, c.Theme.Text)
	}
	c.Unclip()
	if focused && !c.Calm {
		c.Wake((floor64(c.In.Now/500) + 1) * 500)
	}
	return text
}

func floor64(x float64) float64 { return float64(int64(x)) }
