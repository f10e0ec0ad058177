package ui

import "grognard/render/paint"

// focus is the keyboard's place: a ring that Tab moves.
type focus struct {
	name      string
	ring      bool // show it: the keyboard was used last
	order     []stop
	lastOrder []stop
	moved     bool // in this frame, so that scroll areas follow
	pressed   bool // Enter or Space in this frame
	typing    bool // a text field has it in this frame
	typed     bool // and had it in the one before
}

type stop struct {
	name  string
	rect  paint.Rect
	depth int
}

func (f *focus) begin(c *Ctx) {
	f.order, f.lastOrder = f.lastOrder[:0], f.order
	f.moved, f.pressed = false, false
	f.typing, f.typed = false, f.typing
	if c.In.Pressed[paint.Left] {
		f.ring = false
	}
	c.depth = c.top
	if c.Take("Tab") {
		f.step(c)
	}
	f.pressed = f.ring && f.name != "" && (c.keyed("Enter") || c.keyed("Space"))
	c.depth = 0
}

// keyed reports whether a key went down without taking it.
func (c *Ctx) keyed(k paint.Key) bool { return c.In.Hit(k) && !c.In.Held.Ctrl && !c.In.Held.Alt }

// step moves the focus to the next stop of the uppermost dialog.
func (f *focus) step(c *Ctx) {
	at, n := -1, 0
	for _, s := range f.lastOrder {
		if s.depth != c.top {
			continue
		}
		if s.name == f.name {
			at = n
		}
		n++
	}
	if n == 0 {
		return
	}
	d := 1
	if c.In.Held.Shift {
		d = -1
		if at < 0 {
			at = 0
		}
	}
	at = (at + d + n) % n
	for _, s := range f.lastOrder {
		if s.depth != c.top {
			continue
		}
		if at == 0 {
			f.name, f.ring, f.moved = s.name, true, true
			return
		}
		at--
	}
}

func (f *focus) reset() { *f = focus{order: f.order[:0], lastOrder: f.lastOrder[:0]} }

// paint draws the ring over everything of its dialog.
func (f *focus) paint(c *Ctx) {
	if !f.ring {
		return
	}
	for _, s := range f.order {
		if s.name == f.name && s.depth == c.top {
			old, oldText := c.On(c.above(), c.above())
			c.Frame(s.rect.Inset(-c.Px(3)), c.Px(3), c.Theme.Focus)
			c.On(old, oldText)
			return
		}
	}
}

// Focusable gives a region a place in the Tab order and reports whether it
// has the focus, and whether Enter or Space was pressed on it.
func (c *Ctx) Focusable(name string, r paint.Rect) (focused, pressed bool) {
	if n := len(c.clips); n > 0 && c.clips[n-1].And(r).H < 1 {
		c.order = append(c.order, stop{name, paint.Rect{}, c.depth})
	} else {
		c.order = append(c.order, stop{name, r, c.depth})
	}
	focused = c.focus.name == name && c.depth == c.top
	if focused && c.focus.moved {
		c.reveal(r)
	}
	if focused && c.focus.pressed && (c.Take("Enter") || c.Take("Space")) {
		return true, true
	}
	return focused, false
}

// SetFocus moves the keyboard to a widget.
func (c *Ctx) SetFocus(name string) { c.focus.name, c.focus.moved = name, true }

// Focused reports whether a widget has the keyboard.
func (c *Ctx) Focused(name string) bool { return c.focus.name == name }

// Ringed reports whether the ring of the focus shows: the keyboard was used
// last.
func (c *Ctx) Ringed() bool { return c.focus.ring }
