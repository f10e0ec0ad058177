package ui

import (
	"cmp"
	"slices"
	"strings"

	"grognard/render/paint"
)

// focus is the keyboard's place: a ring that Tab moves.
type focus struct {
	name      string
	ring      bool     // show it: the keyboard was used last
	stops     []string // that Tab goes through,
	before    []string // and those when it was pressed the time before
	order     []stop
	lastOrder []stop
	moved     bool // in this frame, so that scroll areas follow
	keyed     bool // the keyboard moved it, or a cursor on a map, and the mouse has not been used since
	due       bool // the next frame is the first of a screen that was reached so
	first     bool // this one is
	opens     bool // which wants its first widget to have the ring
	rank      int  // of the stops that come now, see Rank
	points    bool // the pointer is where it is, until the mouse is used
	pointed   bool // in this frame it went on among all that hears the pointer
	pressed   bool // Enter or Space in this frame
	pushes    bool // on what hears the pointer alone
	typing    bool // a text field has it in this frame
	typed     bool // and had it in the one before
}

type stop struct {
	name  string
	rect  paint.Rect
	depth int
	rank  int
}

// ranks is how many there are.
const ranks = 3

func (f *focus) begin(c *Ctx) {
	f.order, f.lastOrder = f.lastOrder[:0], f.order
	f.moved, f.pointed, f.pressed, f.pushes, f.opens, f.rank = false, false, false, false, false, 0
	f.first, f.due = f.due, false
	f.typing, f.typed = false, f.typing
	if c.In.Pressed[paint.Left] && !c.steer.on {
		f.ring, f.keyed = false, false
	}
	c.depth = c.top
	if c.Take("Tab") {
		f.step(c)
	}
	if f.ring && (c.keyed("Enter") || c.keyed("Space")) {
		f.pressed = slices.ContainsFunc(f.lastOrder, func(s stop) bool { return s.name == f.name && s.depth == c.top })
		if f.pushes = !f.pressed && c.pointer.heard(f.name, c.top); f.pushes {
			_ = c.Take("Enter") || c.Take("Space")
		}
	}
	c.depth = 0
}

// keyed reports whether a key went down without taking it.
func (c *Ctx) keyed(k paint.Key) bool { return c.In.Hit(k) && !c.In.Held.Ctrl && !c.In.Held.Alt }

// step moves the focus to the next stop of the uppermost dialog: with Ctrl to the next thing of any
// kind that hears the pointer, so that whatever the mouse can point at can be read and pushed.
func (f *focus) step(c *Ctx) {
	f.stops, f.before = f.before[:0], f.stops
	if c.In.Held.Ctrl {
		f.regions(c)
	} else {
		c.Stops(func(name string) { f.stops = append(f.stops, name) })
	}
	d := 1
	if c.In.Held.Shift {
		d = -1
	}
	if name := f.next(d); name != "" {
		f.name, f.ring, f.moved, f.points, f.keyed = name, true, true, true, true
		f.pointed = c.In.Held.Ctrl
	}
}

// open gives the ring to the first widget of a screen that was reached by keys, or to the one that has the focus.
func (f *focus) open(c *Ctx) {
	if f.first && f.opens {
		f.ring = true
		if !slices.ContainsFunc(f.order, func(s stop) bool { return s.name == f.name && s.depth == c.top }) {
			f.name = ""
		}
		eachStop(f.order, c.top, func(name string) {
			if f.name == "" {
				f.name = name
			}
		})
	}
}

// eachStop calls visit for the stops of a depth, by their ranks.
func eachStop(all []stop, depth int, visit func(name string)) {
	for rank := range ranks {
		for _, s := range all {
			if s.depth == depth && s.rank == rank {
				visit(s.name)
			}
		}
	}
}

// next is the stop after that of the focus, or before it; "" if there is none. What shows only while
// the pointer is elsewhere may be gone: then it goes on from where that stood.
func (f *focus) next(d int) string {
	n := len(f.stops)
	if n == 0 {
		return ""
	}
	if at := slices.Index(f.stops, f.name); at >= 0 {
		return f.stops[(at+d+n)%n]
	}
	if at := slices.Index(f.before, f.name); at >= 0 && f.ring {
		for i := 1; i <= len(f.before); i++ {
			if name := f.before[(at+i*d+i*len(f.before))%len(f.before)]; slices.Contains(f.stops, name) {
				return name
			}
		}
	}
	if d < 0 {
		return f.stops[n-1]
	}
	return f.stops[0]
}

// regions lists what hears the pointer, but for the things on a map, which a cursor goes over.
func (f *focus) regions(c *Ctx) {
	for i := range c.last {
		h := &c.last[i]
		if h.Name == "" || h.wheel || h.z>>8 != c.top || h.W < 1 || slices.Contains(f.stops, h.Name) {
			continue
		}
		if paint.Layer(h.z&0xff) != paint.Ground && !strings.HasPrefix(h.Name, "scroll.") {
			f.stops = append(f.stops, h.Name)
		}
	}
}

// follow keeps the pointer at what has the focus, and pushes it there if it is no widget that hears
// the keyboard by itself.
func (f *focus) follow(c *Ctx) {
	if !f.ring || !f.points || f.name == "" {
		return
	}
	for i := range c.now {
		h := &c.now[i]
		if h.Name != f.name || h.wheel || h.z>>8 != c.top {
			continue
		}
		c.Point(h.Rect.Center())
		if f.pushes {
			c.Push()
		}
		return
	}
}

func (f *focus) reset() {
	*f = focus{order: f.order[:0], lastOrder: f.lastOrder[:0], keyed: f.keyed, due: f.keyed}
}

// paint draws the ring over everything of its dialog.
func (f *focus) paint(c *Ctx) {
	if !f.ring || f.name == "" {
		return
	}
	for _, s := range f.order {
		if s.name == f.name && s.depth == c.top {
			f.frame(c, s.rect)
			return
		}
	}
	for i := range c.now {
		if h := &c.now[i]; h.Name == f.name && !h.wheel && h.z>>8 == c.top {
			f.frame(c, h.Rect)
			return
		}
	}
}

func (f *focus) frame(c *Ctx, r paint.Rect) {
	old, oldText := c.On(c.above(), c.above())
	c.Frame(r.Inset(-c.Px(3)), c.Px(3), c.Theme.Focus)
	c.On(old, oldText)
}

// Focusable gives a region a place in the Tab order and reports whether it
// has the focus, and whether Enter or Space was pressed on it.
func (c *Ctx) Focusable(name string, r paint.Rect) (focused, pressed bool) {
	if n := len(c.clips); n > 0 && c.clips[n-1].And(r).H < 1 {
		c.order = append(c.order, stop{name, paint.Rect{}, c.depth, c.focus.rank})
	} else {
		c.order = append(c.order, stop{name, r, c.depth, c.focus.rank})
	}
	focused = c.focus.name == name && c.depth == c.top
	if n := len(c.within); focused && c.focus.ring && n > 0 {
		c.reading.holds = c.within[n-1]
	}
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

// Ring moves the keyboard to a widget and shows it there, for whoever plays by keys.
func (c *Ctx) Ring(name string) {
	c.SetFocus(name)
	c.focus.ring, c.focus.keyed = true, true
	c.Animate()
}

// Placed is how many widgets have a place in the Tab order so far, see LeftToRight.
func (c *Ctx) Placed() int { return len(c.order) }

// LeftToRight has Tab go from the left to the right through the widgets that came after the first so many.
func (c *Ctx) LeftToRight(first int) {
	slices.SortStableFunc(c.order[first:], func(a, b stop) int { return cmp.Compare(a.rect.X, b.rect.X) })
}

// Opens says of a screen, in its first frame at least, that its first widget has the ring if it was reached by keys.
func (c *Ctx) Opens() { c.focus.opens = true }

// ByKeys reports whether the keyboard has moved the focus, or a cursor on a map, and the mouse has not been used since.
func (c *Ctx) ByKeys() bool { return c.focus.keyed }

// Focus is the widget that has the keyboard, "" if none has.
func (c *Ctx) Focus() string { return c.focus.name }

// Rank has the widgets that come now stand behind others in the order of Tab: 0 is first, 2 last. It returns the rank
// before.
func (c *Ctx) Rank(rank int) (was int) {
	was, c.focus.rank = c.focus.rank, rank
	return was
}

// Focused reports whether a widget has the keyboard.
func (c *Ctx) Focused(name string) bool { return c.focus.name == name }

// Ringed reports whether the ring of the focus shows: the keyboard was used
// last.
func (c *Ctx) Ringed() bool { return c.focus.ring }

// Stops calls visit for every widget that Tab came to in the uppermost dialog in the frame before.
func (c *Ctx) Stops(visit func(name string)) {
	eachStop(c.focus.lastOrder, c.top, visit)
}
