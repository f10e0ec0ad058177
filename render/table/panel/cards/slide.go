package cards

import (
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// slide is the way of a card from where it lay to where it lies.
type slide struct {
	from, to paint.Rect
	start    float64
	long     float64 // how long it takes, in milliseconds
	seen     bool    // in this frame
}

// slideTime is how long a card is under way from a pile, and shiftTime within the hand, in
// milliseconds.
const (
	slideTime = 220
	shiftTime = riseTime
)

// Forget lets every card lie where it will be seen next.
func (p *Panel) Forget() {
	clear(p.slides)
	p.fresh = true
}

// End forgets cards that were not seen in this frame, and asks for one more where
// another card is pointed at than glows on the map: that has been painted already.
func (p *Panel) End(c *ui.Ctx) {
	if p.glow.next() != p.glow.shown {
		c.Wake(c.In.Now + 16)
	}
	p.fresh, p.raises = false, p.raises[:0]
	for r, s := range p.slides {
		if !s.seen {
			delete(p.slides, r)
			continue
		}
		s.seen = false
	}
}

// at returns where a card is on its way to a place. A card not seen before
// comes from home.
func (p *Panel) at(c *ui.Ctx, r rules.Ref, to, home paint.Rect) paint.Rect {
	if r == 0 {
		return to
	}
	if p.w != c.In.W || p.h != c.In.H {
		p.w, p.h = c.In.W, c.In.H
		p.Forget()
	}
	s := p.slides[r]
	if s == nil {
		s = &slide{from: to, to: to}
		if home.W > 0 && p.Clips.Running() && !p.fresh {
			s.from, s.start, s.long = home, c.In.Now, slideTime
		}
		p.slides[r] = s
	}
	s.seen = true
	now := s.now(c.In.Now)
	if to != s.to {
		s.from, s.to, s.start, s.long = now, to, c.In.Now, shiftTime
	}
	if c.Calm || p.Clips.Speed < 0 {
		s.from = to
		return to
	}
	now = s.now(c.In.Now)
	if now != to {
		c.Animate()
	}
	return now
}

func (s *slide) now(at float64) paint.Rect {
	if s.long == 0 {
		return s.to
	}
	u := float32((at - s.start) / s.long)
	if s.from == s.to || u >= 1 {
		return s.to
	}
	u = 1 - (1-u)*(1-u)*(1-u)
	mix := func(a, b float32) float32 { return a + (b-a)*u }
	return paint.Rect{X: mix(s.from.X, s.to.X), Y: mix(s.from.Y, s.to.Y), W: mix(s.from.W, s.to.W), H: mix(s.from.H, s.to.H)}
}

// Way is where a card comes from and where it goes to; ok is false if it was not seen in
// the last frame.
func (p *Panel) Way(r rules.Ref) (from, to paint.Rect, ok bool) {
	s := p.slides[r]
	if s == nil {
		return from, to, false
	}
	return s.from, s.to, true
}
