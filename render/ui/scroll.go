package ui

import (
	"maps"
	"slices"

	"grognard/render/paint"
)

// scroll is the place of a scroll area.
type scroll struct {
	y    float32 // pixels scrolled away
	h    float32 // of the content in the frame before
	view float32 // how high it is seen
	grab float32
	end  bool // keep to the end as content grows

	beside bool    // room is left for the bar
	alone  float32 // height of the content when it had all the room
	narrow float32 // and when room was left for the bar first
}

// Scroll is an open scroll area. What is painted between Scroll and its End
// lies Y pixels from the top of View.
type Scroll struct {
	c     *Ctx
	s     *scroll
	name  string
	View  paint.Rect // what is seen, without the bar
	Y     float32    // where the content begins
	Width float32    // of the content
	size  float32    // of View, in square pixels
}

// area is a scroll area of this frame of which not all is seen.
type area struct {
	s     *scroll
	depth int
	size  float32 // of what is seen, in square pixels
	held  bool    // what has the focus lies in it
}

// reading is what keys scroll on a screen that is read.
type reading struct {
	on    bool
	areas []area
	holds *scroll // the area that what has the focus lies in, nil: it lies in none
}

// scrollKey names an area that scrolls: of which screen, and which one there.
type scrollKey struct {
	scope any
	name  string
}

// Within says whose frame is painted, and returns whose was: each screen keeps
// how far its areas are scrolled, and a new one begins at their top.
func (c *Ctx) Within(scope any) (before any) {
	before, c.scope = c.scope, scope
	return before
}

// ForgetScrolls forgets how far the areas of screens that are gone were scrolled.
func (c *Ctx) ForgetScrolls(gone func(scope any) bool) {
	maps.DeleteFunc(c.scrolls, func(k scrollKey, _ *scroll) bool { return gone(k.scope) })
}

// scrollOf finds an area of the screen that is painted.
func (c *Ctx) scrollOf(name string) *scroll {
	if c.scrolls == nil {
		c.scrolls = map[scrollKey]*scroll{}
	}
	k := scrollKey{c.scope, name}
	if c.scrolls[k] == nil {
		c.scrolls[k] = &scroll{}
	}
	return c.scrolls[k]
}

// Scroll opens a scroll area. Its bar takes room only when it is needed.
func (c *Ctx) Scroll(name string, r paint.Rect) Scroll {
	s := c.scrollOf(name)
	c.add(name, r, true)
	if c.wheelOn == name && c.In.WheelY != 0 {
		s.y -= c.In.WheelY * c.Px(60)
		s.end = s.end && c.In.WheelY < 0
	}
	if s.end {
		s.y = s.h - r.H
	}
	s.y = max(0, min(s.y, s.h-r.H))
	s.view = r.H
	view := r
	over := func(h float32) bool { return h > r.H+.5 }
	// Where the content fits beside the bar alone, its room stays, or the bar would
	// come and go for ever.
	if s.beside = over(s.h) || s.beside && over(s.alone) && s.h == s.narrow; s.beside {
		view.W -= c.Px(16)
	}
	if over(s.h) {
		c.bar(name, s, paint.Rect{X: r.X + r.W - c.Px(12), Y: r.Y, W: c.Px(12), H: r.H})
	}
	s.y = Floor(max(0, min(s.y, s.h-r.H)))
	c.Clip(view)
	c.within = append(c.within, s)
	c.withinView = append(c.withinView, view)
	return Scroll{c: c, s: s, name: name, View: view, Y: view.Y - s.y, Width: view.W, size: r.W * r.H}
}

// ScrollHigh is Scroll of content that is known to be so high where it has all of the width of r: the
// bar takes room only if that is too high, whatever was shown there before.
func (c *Ctx) ScrollHigh(name string, r paint.Rect, high float32) Scroll {
	s := c.scrollOf(name)
	if high > r.H+.5 { // also where it fits beside the bar
		s.alone, s.narrow, s.beside = high, s.h, true
	} else {
		s.h, s.alone, s.narrow, s.beside = high, high, 0, false
	}
	return c.Scroll(name, r)
}

// Done closes the area; h is the height of the content.
func (s Scroll) Done(h float32) {
	s.c.Unclip()
	if d := s.s.h - h; d > .5 || d < -.5 { // less is rounding, and may come every frame
		s.c.Animate() // the bar follows in the next frame
	}
	if h > s.s.view+.5 {
		s.c.reading.areas = append(s.c.reading.areas, area{s: s.s, depth: s.c.depth, size: s.size})
	}
	switch s.s.h = h; {
	case !s.s.beside:
		s.s.alone, s.s.narrow = h, 0
	case s.s.narrow == 0:
		s.s.narrow = h
	}
	s.c.within = s.c.within[:len(s.c.within)-1]
	s.c.withinView = s.c.withinView[:len(s.c.withinView)-1]
}

// Sees reports whether a part of the content shows, so that the rest can be
// skipped.
func (s Scroll) Sees(y, h float32) bool { return y+h > s.View.Y && y < s.View.Y+s.View.H }

// bar paints the scroll bar and follows its thumb.
func (c *Ctx) bar(name string, s *scroll, r paint.Rect) {
	c.Surface("ui/scroll", r, c.Theme.Panel2)
	size := max(c.Px(32), r.H*r.H/s.h)
	room := r.H - size
	thumb := paint.Rect{X: r.X, Y: r.Y + room*s.y/max(1, s.h-r.H), W: r.W, H: size}
	t := c.Region(c.barName(name), r)
	if t.Pressed {
		s.grab = c.In.Y - thumb.Y
		if !thumb.Has(c.In.X, c.In.Y) {
			s.grab = size / 2
		}
	}
	if t.Down && room > 0 {
		s.y = (c.In.Y - s.grab - r.Y) / room * (s.h - r.H)
		s.end = false
	}
	c.Surface("ui/thumb", thumb, c.Theme.Border)
}

// barName is the region of an area's bar, made once.
func (c *Ctx) barName(name string) string {
	if c.bars == nil {
		c.bars = map[string]string{}
	}
	b := c.bars[name]
	if b == "" {
		b = "scroll." + name
		c.bars[name] = b
	}
	return b
}

// Content tells the height of what an area will hold before it is opened, so
// that even its first frame begins at the right place.
func (c *Ctx) Content(name string, h float32) {
	if s := c.scrolls[scrollKey{c.scope, name}]; s != nil {
		s.h = h
	}
}

// ScrollTo moves an area so that its content starts y pixels further down.
func (c *Ctx) ScrollTo(name string, y float32) {
	if s := c.scrolls[scrollKey{c.scope, name}]; s != nil {
		s.y, s.end = y, false
	}
}

// ScrollKeys hears the keys that scroll an area, be the focus where it may: arrows go by lines, PageUp and PageDown
// by what is seen, Home and End to its ends; only some of them where others are meant for something else. Where all of
// the area is seen they are left to others.
func (c *Ctx) ScrollKeys(name string, only ...paint.Key) {
	s := c.scrolls[scrollKey{c.scope, name}]
	if s == nil || s.h <= s.view+.5 || c.Beneath() || c.In.Held.Ctrl || c.In.Held.Alt {
		return
	}
	for _, k := range c.scrolling(s) {
		for (len(only) == 0 || slices.Contains(only, k.key)) && c.Take(k.key) {
			c.scrollBy(s, k.by)
		}
	}
}

// scrolls is a key that scrolls, with how far, in pixels.
type scrolls struct {
	key paint.Key
	by  float32
}

// scrolling are the keys that scroll an area.
func (c *Ctx) scrolling(s *scroll) [6]scrolls {
	line := c.Px(60)
	return [...]scrolls{
		{"Up", -line}, {"Down", line}, {"PageUp", min(line-s.view, -line)}, {"PageDown", max(s.view-line, line)}, {"Home", -s.h}, {"End", s.h},
	}
}

func (c *Ctx) scrollBy(s *scroll, by float32) {
	s.y, s.end = max(0, min(s.y+by, s.h-s.view)), false
	c.Animate()
}

// Reads says of a screen that it is read: the keys that scroll, where nothing on it has another use for them,
// scroll the area that the focus is in, or else the largest one. Of dialogs that is so without it.
func (c *Ctx) Reads() { c.reading.on = true }

// scrollRest scrolls by the keys of this frame that nothing has taken.
func (c *Ctx) scrollRest() {
	r := &c.reading
	if !r.on && c.top == 0 || c.In.Held.Ctrl || c.In.Held.Alt {
		return
	}
	var at area
	for _, a := range r.areas {
		if a.depth != c.top {
			continue
		}
		if a.held = r.holds != nil && a.s == r.holds; a.held && !at.held || a.held == at.held && a.size > at.size {
			at = a
		}
	}
	if at.s == nil {
		return
	}
	for i, key := range c.In.Keys {
		for _, k := range c.scrolling(at.s) {
			if k.key == key && !c.used[i] {
				c.used[i] = true
				c.scrollBy(at.s, k.by)
			}
		}
	}
}

// ScrollToEnd keeps an area at its end while content grows, until the player
// scrolls.
func (c *Ctx) ScrollToEnd(name string) {
	c.scrollOf(name).end = true
}

// reveal scrolls the area around r so that r shows.
func (c *Ctx) reveal(r paint.Rect) {
	n := len(c.within)
	if n == 0 {
		return
	}
	s, v := c.within[n-1], c.withinView[n-1]
	switch {
	case r.Y < v.Y:
		s.y, s.end = s.y-(v.Y-r.Y+c.Px(4)), false
		c.Animate()
	case r.Y+r.H > v.Y+v.H:
		s.y += r.Y + r.H - v.Y - v.H + c.Px(4)
		c.Animate()
	}
}
