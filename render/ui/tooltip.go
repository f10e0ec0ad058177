package ui

import "grognard/render/paint"

// Milliseconds: the first tooltip waits, the next ones do not.
const (
	tipAfter = 400
	tipNext  = 600
)

// tip is the tooltip.
type tip struct {
	name   string // of the region that it explains
	since  float64
	text   string
	at     paint.Rect
	forced bool // a refused click shows it at once
	shown  bool
	hidden float64 // when the last one went
	alive  bool    // claimed in this frame
}

// Tip gives a region a tooltip. now shows it without the pause.
func (c *Ctx) Tip(name string, r paint.Rect, text string, now bool) {
	t := &c.tip
	hover := c.hot == name
	if now {
		*t = tip{name: name, since: c.In.Now, forced: true, hidden: t.hidden}
	}
	if !hover && !(t.name == name && t.forced && c.In.Now-t.since < 2500) {
		return
	}
	if t.name != name {
		*t = tip{name: name, since: c.In.Now, hidden: t.hidden}
	}
	t.text, t.at, t.alive = text, r, true
}

// paint shows the tooltip that is due, at the end of the frame.
func (t *tip) paint(c *Ctx) {
	if !t.alive {
		if t.shown {
			t.hidden = c.In.Now
		}
		*t = tip{hidden: t.hidden}
		return
	}
	t.alive = false
	wait := float64(tipAfter)
	if t.forced || t.hidden > 0 && t.since-t.hidden < tipNext {
		wait = 0
	}
	if c.In.Now-t.since < wait {
		c.Wake(t.since + wait)
		return
	}
	if t.forced {
		c.Wake(t.since + 2500)
	}
	t.shown = true
	c.bubble(t.at, "", t.text)
}

// Spare keeps tooltips off a rectangle, as that of a message, until it is called again; an empty one
// keeps them off nothing.
func (c *Ctx) Spare(r paint.Rect) { c.spared = r }

// beside is how high a tooltip of a rectangle lies so that it leaves free what is spared: where it
// is, else on the other side of the rectangle, else above what is spared or below it.
func (c *Ctx) beside(r, at paint.Rect) float32 {
	if c.spared.W <= 0 || !r.Overlaps(c.spared) {
		return r.Y
	}
	gap := c.Px(6)
	for _, y := range [...]float32{at.Y - r.H - gap, at.Y + at.H + gap, c.spared.Y - r.H - gap, c.spared.Y + c.spared.H + gap} {
		k := r
		if k.Y = y; y >= 0 && y+r.H <= c.In.H && !k.Overlaps(c.spared) {
			return y
		}
	}
	return r.Y
}

// offCards is how far right a tooltip of a rectangle lies so that it covers no card, see Clear, unless the
// rectangle stands on that card: where it is, else left of the card, else right of it.
func (c *Ctx) offCards(r, at paint.Rect) float32 {
	covers := func(r paint.Rect) (paint.Rect, bool) {
		for _, k := range c.gloss.clear {
			if r.Overlaps(k) && !at.Overlaps(k) {
				return k, true
			}
		}
		return paint.Rect{}, false
	}
	card, over := covers(r)
	if !over {
		return r.X
	}
	gap := c.Px(6)
	for _, x := range [...]float32{card.X - r.W - gap, card.X + card.W + gap} {
		k := r
		if k.X = x; x >= 0 && x+r.W <= c.In.W && (c.spared.W <= 0 || !k.Overlaps(c.spared)) {
			if _, over := covers(k); !over {
				return x
			}
		}
	}
	return r.X
}

// bubble paints a text beside a rectangle, inside the window, below a heading if there is one, and
// returns where it lies.
func (c *Ctx) bubble(at paint.Rect, head, text string) paint.Rect {
	layer, tl := c.On(c.above(), c.above())
	defer c.On(layer, tl)
	pad := c.Px(10)
	room := min(c.Px(420), c.In.W-2*pad)
	w := c.Wrap(Small, room, text)
	if w.Height > 8*c.Line(Small) { // a long clause
		w = c.Wrap(Small, min(c.Px(640), c.In.W-2*pad), text)
	}
	wide, high := w.Width+1, w.Height
	if head != "" {
		wide = max(wide, c.Wrap(SmallB, room, head).Width+1)
		high = c.Wrap(SmallB, wide, head).Height + c.Wrap(Small, wide, text).Height
	}
	r := paint.Rect{W: wide + 2*pad, H: high + 2*pad}
	r.X = min(max(0, at.X), c.In.W-r.W)
	r.Y = at.Y + at.H + c.Px(6)
	if r.Y+r.H > c.In.H {
		r.Y = max(0, at.Y-r.H-c.Px(6))
	}
	r.Y = c.beside(r, at)
	if head != "" {
		r = c.gloss.aside(c, r)
	} else {
		r.X = c.offCards(r, at)
	}
	r.X, r.Y = Floor(r.X), Floor(r.Y)
	c.Surface("ui/tooltip", r, c.Theme.Panel)
	in := r.Inset(pad)
	if head != "" {
		CutTop(&in, c.Paragraph(in, SmallB, Start, c.Theme.Text, head))
	}
	c.Paragraph(in, Small, Start, c.Theme.Text, text)
	return r
}
