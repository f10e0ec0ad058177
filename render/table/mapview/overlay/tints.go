package overlay

import (
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// tint is one colour or sign of an overlay and what it means.
type tint struct {
	side  rules.Side
	both  bool // it is hatched: neither side's alone
	cross bool // it is the cross on a line of sight, or on what is not seen
	word  string
	width float32
}

// tints explains the colours of an overlay that tells the sides apart, and its crosses,
// below its caption.
func (o *Overlays) tints(c *ui.Ctx, room paint.Rect, y float32) {
	all := o.tintWords(c)
	if len(all) == 0 {
		return
	}
	d, gap := c.Line(ui.Small), c.Px(8)
	w := gap
	for _, k := range all {
		w += d + c.Px(4) + k.width + 2*gap
	}
	r := paint.Rect{X: ui.Floor(room.X + (room.W-w)/2), Y: y, W: w, H: d + c.Px(6)}
	o.Said = append(o.Said, r)
	c.Fill(r, panel.Paper)
	c.Frame(r, c.Hairline(), panel.Ink)
	x := r.X + gap
	for _, k := range all {
		at := paint.Rect{X: x, Y: r.Y + c.Px(3), W: d, H: d}
		switch {
		case k.cross:
			c.Image("mark/forbid", at, paint.White)
		case k.both:
			c.Image("mark/zoc", at, paint.White)
		default:
			c.Fill(at, paint.Alpha(board.Tint(o.Scene.View(), k.side), .4))
			if k.side == rules.Second {
				c.Image("mark/zoc", at, paint.White)
			}
		}
		if !k.cross {
			c.Frame(at, c.Hairline(), panel.Ink)
		}
		x += d + c.Px(4)
		c.Label(paint.Rect{X: x, Y: r.Y, W: k.width + 1, H: r.H}, ui.Small, ui.Start, panel.Ink, k.word)
		x += k.width + 2*gap
	}
}

// tintWords lists the colours of the overlay that is on, none if it does not
// tell the sides apart, and its cross if it has any.
func (o *Overlays) tintWords(c *ui.Ctx) []tint {
	all := o.tinted[:0]
	var of [2]bool
	both := false
	for i := range o.shows.Shades {
		s := &o.shows.Shades[i]
		both = both || s.Style == rules.StyleContested
		if s.Style == rules.StyleArea && s.Side != rules.Chance {
			of[s.Side] = true
		}
	}
	for s := rules.First; s <= rules.Second; s++ {
		if of[s] {
			all = append(all, tint{side: s, word: o.Words.Capital(o.Words.Side(s))})
		}
	}
	switch {
	case len(all) < 2:
		all = all[:0]
	case both:
		all = append(all, tint{both: true, word: o.Words.Word("table.peek.both")})
	}
	switch {
	case len(o.shows.Walls) > 0:
		all = append(all, tint{cross: true, word: o.Words.Word("table.peek.ends")})
	case len(o.shows.Cut) > 0:
		all = append(all, tint{cross: true, word: o.Words.Word("table.peek.unseen")})
	}
	for i := range all {
		all[i].width = c.Width(ui.Small, all[i].word)
	}
	o.tinted = all
	return all
}
