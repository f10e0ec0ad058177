package panel

import (
	"grognard/render/paint"
	"grognard/render/ui"
)

// Strip is a row of things that scrolls sideways: by the wheel, and by an arrow at each
// end behind which there are more.
type Strip struct {
	Name       string // of its region; its arrows are called Name.back and Name.on
	back, on   string
	x, content float32
}

// Sizes of a strip in dp.
const (
	stripArrow = 20
	stripNotch = 90 // by a notch of the wheel
)

// Open opens the strip in r for contents of a width, and returns where they begin and the
// room in which they are seen. Close ends it.
func (s *Strip) Open(c *ui.Ctx, r paint.Rect, content float32) (x float32, in paint.Rect) {
	if s.back == "" {
		s.back, s.on = s.Name+".back", s.Name+".on"
	}
	in, s.content = r, content
	s.x -= c.Wheel(s.Name, r) * c.Px(stripNotch)
	if most := content - r.W; most <= 0 {
		s.x = 0
	} else {
		left, right := ui.CutLeft(&in, c.Px(stripArrow)), ui.CutRight(&in, c.Px(stripArrow))
		most = content - in.W
		page := in.W * .8
		if s.arrow(c, s.back, "icon/left", left, s.x > 0) {
			s.x -= page
		}
		if s.arrow(c, s.on, "icon/right", right, s.x < most) {
			s.x += page
		}
		s.x = ui.Floor(max(0, min(s.x, most)))
	}
	c.Clip(in)
	return in.X - s.x, in
}

// Close ends the strip.
func (s *Strip) Close(c *ui.Ctx) { c.Unclip() }

// Bring brings a thing into view that lies so far from the beginning of the contents and
// is so wide.
func (s *Strip) Bring(c *ui.Ctx, r paint.Rect, at, wide float32) {
	w := r.W - 2*c.Px(stripArrow)
	s.x = max(min(s.x, at), at+wide-w)
	c.Animate()
}

// arrow is one of the two arrows; it reports whether it has been clicked.
func (s *Strip) arrow(c *ui.Ctx, name, icon string, r paint.Rect, more bool) bool {
	d := min(r.W, r.H) * .8
	if !more {
		c.Image(icon, ui.Mid(r, d, d), paint.Alpha(c.Theme.Muted, .4))
		return false
	}
	touch := c.Region(name, r)
	if touch.Hover {
		c.Cursor(paint.Hand)
		c.Fill(r, paint.Alpha(c.Theme.Accent, .16))
	}
	c.Image(icon, ui.Mid(r, d, d), c.Theme.Text)
	return touch.Clicked
}
