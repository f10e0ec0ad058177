package panel

import (
	"grognard/render/paint"
	"grognard/render/ui"
)

// Strip is a row of things that scrolls sideways: by the wheel, and by an arrow at each
// end behind which there are more. A thing is seen whole or not at all, as long as there
// is room for one.
type Strip struct {
	Name       string // of its region; its arrows are called Name.back and Name.on
	Each, Gap  float32
	back, on   string
	x, content float32
}

// Sizes of a strip in dp.
const (
	stripArrow = 24
	stripRest  = 4 // between an arrow and what scrolls
)

// Inner is how wide what scrolls is at most in a strip that is so wide.
func (s *Strip) Inner(c *ui.Ctx, w float32) float32 { return w - 2*c.Px(stripArrow+stripRest) }

// whole is how many things are seen at once in a strip that is so wide, and the width that
// they take.
func (s *Strip) whole(c *ui.Ctx, w float32) (n int, wide float32) {
	inner := s.Inner(c, w)
	n = max(1, int((inner+s.Gap)/(s.Each+s.Gap)))
	return n, min(inner, float32(n)*(s.Each+s.Gap)-s.Gap)
}

// Open opens the strip in r for so many things, and returns where they begin and the
// room in which they are seen. Close ends it.
func (s *Strip) Open(c *ui.Ctx, r paint.Rect, things int) (x float32, in paint.Rect) {
	if s.back == "" {
		s.back, s.on = s.Name+".back", s.Name+".on"
	}
	step := s.Each + s.Gap
	in, s.content = r, float32(things)*step-s.Gap
	s.x -= c.Wheel(s.Name, r) * step
	if s.content <= r.W {
		s.x = 0
	} else {
		n, wide := s.whole(c, r.W)
		left, right := ui.CutLeft(&in, c.Px(stripArrow)), ui.CutRight(&in, c.Px(stripArrow))
		in = ui.Mid(in, wide, in.H)
		in.X = ui.Floor(in.X)
		most := s.content - in.W
		if s.arrow(c, s.back, "icon/left", left, s.x > 0) {
			s.x -= float32(n) * step
		}
		if s.arrow(c, s.on, "icon/right", right, s.x < most) {
			s.x += float32(n) * step
		}
		s.x = max(0, min(ui.Floor(s.x/step+.5)*step, most))
	}
	c.Clip(in)
	return in.X - s.x, in
}

// Close ends the strip.
func (s *Strip) Close(c *ui.Ctx) { c.Unclip() }

// Bring brings a thing into view in a strip that is so wide; at counts those before it.
func (s *Strip) Bring(c *ui.Ctx, wide float32, at int) {
	_, w := s.whole(c, wide)
	x := float32(at) * (s.Each + s.Gap)
	s.x = max(min(s.x, x), x+s.Each-w)
	c.Animate()
}

// arrow is one of the two arrows, a button where there is more behind it; it reports
// whether it has been clicked.
func (s *Strip) arrow(c *ui.Ctx, name, icon string, r paint.Rect, more bool) bool {
	d := min(r.W, r.H) * .9
	if !more {
		c.Image(icon, ui.Mid(r, d, d), paint.Alpha(c.Theme.Muted, .3))
		return false
	}
	touch := c.Region(name, r)
	c.Fill(r, c.Theme.Panel2)
	c.Frame(r, c.Hairline(), c.Theme.Border)
	if touch.Hover {
		c.Cursor(paint.Hand)
		c.Fill(r, paint.Alpha(c.Theme.Accent, .16))
	}
	c.Image(icon, ui.Mid(r, d, d), c.Theme.Text)
	return touch.Clicked
}
