package ui

import "grognard/render/paint"

// Toggle is a switch with its label; it returns the new value.
func (c *Ctx) Toggle(r paint.Rect, name, label string, on bool) bool {
	t := c.Region(name, r)
	_, pressed := c.Focusable(name, r)
	if t.Clicked || pressed {
		on = !on
		c.Sound("click")
	}
	if t.Hover {
		c.Cursor(paint.Hand)
	}
	w, h := c.Px(48), c.Px(26)
	track := paint.Rect{X: r.X, Y: Floor(r.Y + (r.H-h)/2), W: w, H: h}
	bg, knob := c.Theme.Panel2, track.X+c.Px(3)
	if on {
		bg, knob = c.Theme.Accent, track.X+w-h+c.Px(3)
	}
	c.Fill(track, bg)
	c.Frame(track, c.Hairline(), c.Theme.Border)
	d := h - c.Px(6)
	c.Fill(paint.Rect{X: knob, Y: track.Y + c.Px(3), W: d, H: d}, c.Theme.Panel)
	c.Frame(paint.Rect{X: knob, Y: track.Y + c.Px(3), W: d, H: d}, c.Hairline(), c.Theme.Text)
	text := r
	CutLeft(&text, w+c.Px(12))
	p := c.Wrap(Body, text.W, label)
	text.Y += (text.H - p.Height) / 2
	c.Paragraph(text, Body, Start, c.Theme.Text, label)
	return on
}

// Pick is one value of a Choice.
type Pick struct {
	Name  string // of its region
	Label string
	Icon  string // picture of the Store before the label, or alone
	Why   string // why it cannot be picked
}

// Choice is a row of values of which one holds; it wraps when the row is too
// narrow. Left and Right go from value to value while one has the focus. It returns the value picked and its height.
func (c *Ctx) Choice(r paint.Rect, picks []Pick, at int) (picked int, h float32) {
	c.alongChoice(picks)
	x, y, gap := r.X, r.Y, c.Px(6)
	line := float32(0)
	for i, p := range picks {
		w, bh := c.Size(Button{Label: p.Label, Icon: p.Icon})
		w = min(w, r.W)
		if x > r.X && x+w > r.X+r.W {
			x, y = r.X, y+line+gap
			line = 0
		}
		if n := c.Wrap(Body, w-c.Px(12), p.Label).Height + c.Px(14); n > bh {
			bh = n
		}
		line = max(line, bh)
		if c.segment(paint.Rect{X: x, Y: y, W: w, H: bh}, p, i == at) {
			at = i
		}
		x += w + gap
	}
	return at, y + line - r.Y
}

// alongChoice moves the focus from a value to the one beside it.
func (c *Ctx) alongChoice(picks []Pick) {
	for i, p := range picks {
		if !c.focus.ring || !c.Focused(p.Name) {
			continue
		}
		switch {
		case i > 0 && c.Take("Left"):
			c.SetFocus(picks[i-1].Name)
		case i+1 < len(picks) && c.Take("Right"):
			c.SetFocus(picks[i+1].Name)
		}
		return
	}
}

// segment is one value of a Choice; the one that holds is framed, and marked
// with a bar as well as with colour.
func (c *Ctx) segment(r paint.Rect, p Pick, on bool) bool {
	pushed := c.Button(r, Button{Name: p.Name, Label: p.Label, Icon: p.Icon, On: on, Why: p.Why})
	if on {
		d := c.Px(4)
		c.Frame(r, c.Hairline(), c.Theme.Accent)
		c.Fill(paint.Rect{X: r.X, Y: r.Y + r.H - d, W: r.W, H: d}, c.Theme.Accent)
	}
	return pushed
}

// Slider is a value between 0 and 1 in steps; it returns the new one. The
// arrow keys move it while it has the focus.
func (c *Ctx) Slider(r paint.Rect, name string, v, step float32) float32 {
	t := c.Region(name, r)
	focused, _ := c.Focusable(name, r)
	size := c.Px(22)
	room := max(1, r.W-size)
	if t.Down {
		v = (c.In.X - r.X - size/2) / room
		v = Floor(v/step+.5) * step
	}
	if focused {
		if c.Take("Left") {
			v -= step
		}
		if c.Take("Right") {
			v += step
		}
	}
	v = max(0, min(1, v))
	if t.Hover || t.Down {
		c.Cursor(paint.Hand)
	}
	groove := paint.Rect{X: r.X, Y: Floor(r.Y + r.H/2 - c.Px(3)), W: r.W, H: c.Px(6)}
	c.Fill(groove, c.Theme.Panel2)
	c.Fill(paint.Rect{X: groove.X, Y: groove.Y, W: size/2 + room*v, H: groove.H}, c.Theme.Accent)
	c.Frame(groove, c.Hairline(), c.Theme.Border)
	knob := paint.Rect{X: Floor(r.X + room*v), Y: Floor(r.Y + (r.H-size)/2), W: size, H: size}
	c.Surface("ui/button", knob, c.Theme.Panel)
	return v
}

// Tabs is a row of tabs; it returns the one chosen. Ctrl+Tab is left to the
// screen.
func (c *Ctx) Tabs(r paint.Rect, tabs []Pick, at int) int {
	x := r.X
	for i, p := range tabs {
		w, _ := c.Size(Button{Label: p.Label, Style: &Strong})
		if c.tab(paint.Rect{X: x, Y: r.Y, W: w, H: r.H}, p, i == at) {
			at = i
		}
		x += w + c.Px(4)
	}
	c.Fill(paint.Rect{X: r.X, Y: r.Y + r.H - c.Hairline(), W: r.W, H: c.Hairline()}, c.Theme.Border)
	return at
}

func (c *Ctx) tab(r paint.Rect, p Pick, on bool) bool {
	t := c.Region(p.Name, r)
	_, pressed := c.Focusable(p.Name, r)
	bg, fg := c.Theme.Panel2, c.Theme.Muted
	if on {
		bg, fg = c.Theme.Panel, c.Theme.Text
	}
	if t.Hover {
		c.Cursor(paint.Hand)
		fg = c.Theme.Text
	}
	c.Fill(r, bg)
	c.Frame(r, c.Hairline(), c.Theme.Border)
	if on {
		c.Fill(paint.Rect{X: r.X, Y: r.Y, W: r.W, H: c.Px(4)}, c.Theme.Accent)
	}
	c.Label(r, Strong, Middle, fg, p.Label)
	return t.Clicked || pressed
}
