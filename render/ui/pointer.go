package ui

import (
	"slices"

	"grognard/render/paint"
)

// Touch is what the pointer does to a region in this frame.
type Touch struct {
	Hover   bool // it is over the region, which is on top
	Down    bool // the left button went down on it and is still held
	Pressed bool // the left button went down on it in this frame
	Clicked bool // the left button went down on it and up again, both on it
	Right   bool // the right button went down on it in this frame
	Drag    bool // it is held, and has moved away by more than 4 dp
	Dropped bool // the button was released in this frame, after a drag
	Twice   bool // with Clicked: the second click within 350 ms
}

// region is one entry of the hit list.
type region struct {
	paint.Hit
	z     int // depth of dialogs, then layer
	wheel bool
}

// pointer follows the mouse over the regions of the frame before.
type pointer struct {
	now, last []region
	names     []paint.Hit // of Hits

	hot      string // region under the pointer
	covered  bool   // the pointer is over some region, named or not
	wheelOn  string // scrolling region under the pointer
	active   string // region that the left button went down on
	right    string // region that the right button went down on, this frame
	clicked  string
	dropped  string
	dragging bool
	twice    bool
	seen     int // uppermost dialog of this frame

	PressX, PressY float32 // where the left button went down
	clickAt        float64
	clickOn        string
}

// dragFrom is how far the pointer moves, in dp, before a press is a drag.
const dragFrom = 4

func (p *pointer) begin(c *Ctx) {
	p.now, p.last = p.last[:0], p.now
	p.clicked, p.right, p.dropped, p.twice, p.seen = "", "", "", false, 0
	p.find(c.In.X, c.In.Y, c.steer.on && c.steer.ground)
	if c.In.Pressed[paint.Left] {
		p.active, p.dragging = p.hot, false
		p.PressX, p.PressY = c.In.X, c.In.Y
	}
	if c.In.Pressed[paint.Right] {
		p.right = p.hot
	}
	if p.active != "" && !p.dragging {
		dx, dy := c.In.X-p.PressX, c.In.Y-p.PressY
		from := dragFrom * c.Scale
		p.dragging = dx*dx+dy*dy > from*from
	}
	if c.In.Released[paint.Left] && p.active != "" {
		p.release(c.In.Now)
	}
}

// find looks up what lies under a point; of what is no dialog, on the ground alone for a cursor that is there.
func (p *pointer) find(x, y float32, ground bool) {
	p.hot, p.wheelOn, p.covered = "", "", false
	best, wheel, block := -1, -1, -1
	for i := range p.last {
		h := &p.last[i]
		if !h.Has(x, y) || ground && h.z>>8 == 0 && paint.Layer(h.z&0xff) > paint.Ground {
			continue
		}
		if h.wheel {
			if h.z >= wheel && h.z >= block {
				wheel, p.wheelOn = h.z, h.Name
			}
			continue
		}
		if h.Name == "" {
			block = max(block, h.z)
			if h.z >= wheel {
				wheel, p.wheelOn = -1, ""
			}
		}
		if h.z >= best {
			best, p.hot, p.covered = h.z, h.Name, true
		}
	}
}

// release ends a press: a click if it never left its region.
func (p *pointer) release(now float64) {
	if p.dragging {
		p.dropped = p.active
	}
	if p.hot != p.active {
		return
	}
	p.clicked = p.active
	p.twice = p.clickOn == p.clicked && now-p.clickAt < 350
	p.clickOn, p.clickAt = p.clicked, now
}

func (p *pointer) end(c *Ctx) {
	if !c.In.Down[paint.Left] || c.In.Released[paint.Left] {
		p.active, p.dragging = "", false
	}
}

func (p *pointer) reset() {
	*p = pointer{now: p.now[:0], last: p.last[:0], names: p.names[:0]}
}

// Mute lets what the player presses in this frame go nowhere: the left and the right
// button of the mouse, or keys, or both. A press that has begun is over. It reports
// whether a button went down. Beneath a dialog it does nothing: that one is meant.
func (c *Ctx) Mute(buttons, keys bool) (pressed bool) {
	if c.Beneath() {
		return false
	}
	c.deaf = *c.In // whoever counts what is pressed still sees it
	c.In = &c.deaf
	if in := c.In; buttons {
		c.status.Deaf = true
		pressed = in.Pressed[paint.Left] || in.Pressed[paint.Right]
		for _, b := range [...]int{paint.Left, paint.Right} {
			in.Pressed[b], in.Released[b], in.Down[b] = false, false, false
		}
		p := &c.pointer
		p.active, p.clicked, p.right, p.dropped, p.dragging, p.twice = "", "", "", "", false, false
		p.clickOn = ""
	}
	if keys {
		c.In.Keys, c.In.Text = nil, ""
		c.focus.pressed = false
	}
	return pressed
}

// Region registers a clickable region and tells what the pointer does to it.
// Its name is unique in the window.
func (c *Ctx) Region(name string, r paint.Rect) Touch {
	if !c.add(name, r, false) {
		return Touch{}
	}
	return c.Touched(name)
}

// Touched tells what the pointer does to a region that is registered
// elsewhere in the frame.
func (c *Ctx) Touched(name string) Touch {
	p := &c.pointer
	held := p.active == name
	return Touch{
		Hover:   p.hot == name && (p.active == "" || held),
		Down:    held,
		Pressed: held && c.In.Pressed[paint.Left],
		Clicked: p.clicked == name,
		Right:   p.right == name,
		Drag:    held && p.dragging,
		Dropped: p.dropped == name,
		Twice:   p.clicked == name && p.twice,
	}
}

// Block keeps the pointer from what lies under r.
func (c *Ctx) Block(r paint.Rect) { c.add("", r, false) }

// Wheel registers a region that the wheel turns, such as a map, and returns
// the notches turned over it in this frame, up positive.
func (c *Ctx) Wheel(name string, r paint.Rect) float32 {
	c.add(name, r, true)
	if c.wheelOn != name {
		return 0
	}
	return c.In.WheelY
}

// Hot is the name of the region under the pointer, "" if there is none.
func (c *Ctx) Hot() string { return c.hot }

// Covered reports whether the pointer is over a region or panel, so that what
// lies below (a map to be dragged) must not hear it.
func (c *Ctx) Covered() bool { return c.covered }

// Busy reports whether the left button is held on a region.
func (c *Ctx) Busy() bool { return c.active != "" }

// DropOn is the name of the region under the pointer while another is
// dragged.
func (c *Ctx) DropOn() string { return c.hot }

func (c *Ctx) add(name string, r paint.Rect, wheel bool) bool {
	if n := len(c.clips); n > 0 {
		whole := r
		r = r.And(c.clips[n-1])
		if r.W < 1 || r.H < 1 {
			return false
		}
		if c.focus.moved && c.focus.pointed && !wheel && name != "" && name == c.focus.name && c.depth == c.top {
			c.reveal(whole) // Ctrl+Tab came to it
		}
	}
	z := c.depth<<8 | int(c.layer)
	c.now = append(c.now, region{paint.Hit{Name: name, Rect: r}, z, wheel})
	c.seen = max(c.seen, c.depth)
	return true
}

// heard reports whether a region of the uppermost dialog had a name in the frame before.
func (p *pointer) heard(name string, top int) bool {
	return name != "" && slices.ContainsFunc(p.last, func(r region) bool { return r.Name == name && !r.wheel && r.z>>8 == top })
}

// Hits lists the named regions that a click reaches, as of the last frame.
func (c *Ctx) Hits() []paint.Hit {
	c.names = c.names[:0]
	for _, h := range c.now {
		if h.Name != "" && !h.wheel && h.z>>8 >= c.top {
			c.names = append(c.names, h.Hit)
		}
	}
	return c.names
}
