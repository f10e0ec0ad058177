package ui

import (
	"cmp"
	"strings"

	"grognard/render/paint"
)

// Button is a push button.
type Button struct {
	Name    string // of the region; "button.start"
	Label   string
	Icon    string    // picture of the Store before the label, or alone
	Key     paint.Key // pressing it pushes the button; "" for none
	Primary bool      // the one that Enter pushes
	Danger  bool      // destroys something
	On      bool      // pressed in, for buttons that switch something
	Why     string    // why it cannot be pushed; "" if it can
	Tip     string    // shown after a pause
	Same    paint.Key // does the same elsewhere: the tip names it
	Left    bool      // label at the left end instead of the middle
	Flat    bool      // without a face of its own while nothing is done with it
	Style   *Style    // of the label; nil: Body
}

// Size is the room that a button needs for its label on one line.
func (c *Ctx) Size(b Button) (w, h float32) {
	st := b.style()
	h = max(c.Line(st)+c.Px(14), c.Px(40))
	w = c.Width(st, b.Label) + c.Px(28)
	if b.Icon != "" {
		w += c.Em(st) + c.Px(8)
		if b.Label == "" {
			w = h
		}
	}
	return Floor(w + 1), h
}

// ButtonHigh is how high a button has to be for its label in so many lines as a width asks for.
func (c *Ctx) ButtonHigh(b Button, w float32) float32 {
	st := b.style()
	_, h := c.Size(b)
	room := w - c.Px(12)
	if b.Icon != "" {
		room -= c.Em(st)*1.3 + c.Px(6)
	}
	return max(h, c.Wrap(st, room, b.Label).Height+c.Px(14))
}

func (b Button) style() Style {
	if b.Style != nil {
		return *b.Style
	}
	return Body
}

// Button paints a button in r and reports whether it was pushed. A button
// with a Why is grey; pushing it shows the reason at once.
func (c *Ctx) Button(r paint.Rect, b Button) bool {
	t := c.Region(b.Name, r)
	_, pressed := c.Focusable(b.Name, r)
	pushed := t.Clicked || pressed
	if b.Primary && !pushed {
		pushed = c.Default()
	}
	if b.Key != "" && !pushed && !c.In.Held.Ctrl {
		pushed = c.Take(b.Key)
	}
	c.buttonFace(r, b, t)
	if b.Why != "" {
		if t.Hover {
			c.Cursor(paint.Forbidden)
		}
		c.Tip(b.Name, r, b.Why, pushed)
		return false
	}
	if t.Hover {
		c.Cursor(paint.Hand)
	}
	if b.Tip != "" {
		if key := cmp.Or(b.Same, b.Key); key != "" && key != "Escape" && t.Hover {
			b.Tip = c.Keyed(b.Tip, key)
		}
		c.Tip(b.Name, r, b.Tip, false)
	}
	if pushed {
		c.Sound("click")
	}
	return pushed
}

// Default reports whether Enter went down, and is for the main button: the keyboard is at no other.
func (c *Ctx) Default() bool { return !c.focus.pressed && c.Take("Enter") }

// buttonFace paints the button.
func (c *Ctx) buttonFace(r paint.Rect, b Button, t Touch) {
	key, bg, fg := "ui/button", c.Theme.Panel, c.Theme.Text
	switch {
	case b.Why != "":
		key, bg, fg = "ui/button/disabled", c.Theme.Panel2, c.Theme.Muted
	case t.Down && t.Hover || b.On:
		key, bg = "ui/button/down", c.Theme.Panel2
	case b.Primary && t.Hover:
		key, bg, fg = "ui/primary/hover", c.Theme.Accent, c.Theme.OnAccent
	case b.Primary:
		key, bg, fg = "ui/primary", c.Theme.Accent, c.Theme.OnAccent
	case t.Hover:
		key, bg = "ui/button/hover", c.Theme.Panel2
	}
	if b.Danger && b.Why == "" {
		fg = c.Theme.Danger
	}
	if !b.Flat || key != "ui/button" {
		c.Surface(key, r, bg)
	}
	c.face(r, b, fg)
}

// face paints icon and label.
func (c *Ctx) face(r paint.Rect, b Button, fg paint.Color) {
	st := b.style()
	in := r.Inset(c.Px(6))
	if b.Icon != "" {
		d := min(in.H, c.Em(st)*1.3)
		box := paint.Rect{X: in.X, Y: Floor(in.Y + (in.H-d)/2), W: d, H: d}
		if b.Label == "" {
			box = Mid(in, d, d)
		}
		c.Image(b.Icon, box, IconTint(b.Icon, fg))
		CutLeft(&in, d+c.Px(6))
	}
	if b.Label == "" {
		return
	}
	if b.Left {
		CutLeft(&in, c.Px(6))
		w := c.Wrap(st, in.W, b.Label)
		in.Y, in.H = in.Y+(in.H-w.Height)/2, w.Height
		c.Paragraph(in, st, Start, fg, b.Label)
		return
	}
	c.Centered(in, st, fg, b.Label)
}

// IconTint is the tint of a picture beside text of a colour: icons are white
// and take it, anything else keeps its own colours.
func IconTint(key string, fg paint.Color) paint.Color {
	if strings.HasPrefix(key, "icon/") {
		return fg
	}
	return paint.White
}

// IconButton is a square button with a picture and a tip.
func (c *Ctx) IconButton(r paint.Rect, name, icon, tip string) bool {
	return c.Button(r, Button{Name: name, Icon: icon, Tip: tip})
}
