package board

import (
	"grognard/render/paint"
	"grognard/rules"
)

// tagID is what is written on the tag of a body.
type tagID struct {
	ref   rules.Ref
	n, of int
	value string
	long  bool
}

// tag returns what stands on the tag of a body: its men, and at length its
// name, strength and value too.
func (b *Board) tag(p *Picture, k *body, long bool) (name, text string) {
	id := tagID{k.ref, k.n, k.of, k.value, long}
	t, ok := b.tags[id]
	if ok {
		return t[0], t[1]
	}
	if b.tags == nil || len(b.tags) > 500 {
		b.tags = map[tagID][2]string{}
	}
	t[1] = itoa(k.n)
	if long {
		if p.Name != nil {
			t[0] = p.Name(k.ref)
		}
		if k.of > 0 && k.of != k.n {
			t[1] += "/" + itoa(k.of)
		}
		if k.value != "" {
			t[1] += "  " + k.value
		}
		if k.of == 0 {
			t[1] = ""
		}
	}
	b.tags[id] = t
	return t[0], t[1]
}

// dress draws the tag of a body behind its rear, and the badges of its states.
func (b *Board) dress(l *paint.List, p *Picture, k *body) {
	if p.Hide || k.ref == 0 || b.hidden(p, k) {
		return
	}
	long := b.marked(p, k.ref)
	if k.round && !long {
		return
	}
	at := b.behindBody(k, long)
	at = b.badgeRow(l, k, at, b.tagShape(p, k, long).w)
	if k.of > 0 || long {
		b.tagPlate(l, p, k, at, long)
	}
}

// hidden reports whether a body is on its way on or off the table.
func (b *Board) hidden(p *Picture, k *body) bool {
	if p.Clips == nil {
		return false
	}
	pose, ok := p.Clips.Pose(k.ref)
	return ok && pose.Alpha < 1
}

// marked reports whether a mark says that the player looks at a body.
func (b *Board) marked(p *Picture, r rules.Ref) bool {
	for i := range p.Marks {
		if m := &p.Marks[i]; m.At == r && (m.Kind == Hover || m.Kind == Selected || m.Kind == Lit) {
			return true
		}
	}
	return false
}

// behindBody is a place just behind the rear of a body, clear of a frame round
// it if it has one.
func (b *Board) behindBody(k *body, framed bool) xy {
	m := b.window(k.mid)
	d := b.px(11)
	if framed {
		d = b.px(19)
	}
	return m.plus(forward(k.facing).times(-k.deep*b.Zoom/2 - d))
}

// badgeRow draws the badges of a body in a row, centred where the tag stands,
// and returns a place for the tag, which is so many pixels wide, beside them.
func (b *Board) badgeRow(l *paint.List, k *body, at xy, tag float32) xy {
	n := 0
	for _, s := range badgeNames {
		if has(k.states, s) {
			n++
		}
	}
	if n == 0 {
		return at
	}
	d := b.px(19)
	x := at.X - (float32(n)*d+tag)/2
	for i, s := range badgeNames {
		if has(k.states, s) {
			l.Image(paint.Over, badgeKeys[i], paint.Rect{X: floor(x), Y: floor(at.Y - d/2), W: d, H: d}, paint.White)
			x += d
		}
	}
	return xy{x + tag/2 + 1, at.Y}
}

// tagShape is how large the tag of a body is, in pixels.
type tagShape struct {
	size      float32 // of the letters
	name, gap float32 // width of the name, and of the space behind it
	staff     float32 // width of the signs of special figures
	w, h      float32
}

// tagShape measures a tag.
func (b *Board) tagShape(p *Picture, k *body, long bool) (s tagShape) {
	name, text := b.tag(p, k, long)
	s.size = b.px(12)
	if long {
		s.size = b.px(15)
	}
	s.name, s.gap = b.Metrics.Width(paint.Sans, s.size, name), s.size*.5
	if name == "" || text == "" {
		s.gap = 0
	}
	s.staff = float32(k.staffCount()) * s.sign()
	s.w = floor(s.name+b.Metrics.Width(paint.SansBold, s.size, text)+s.gap+s.size*.8) + floor(s.staff)
	s.h = floor(s.size * 1.5)
	return s
}

// sign is the width of one sign.
func (s *tagShape) sign() float32 { return floor(s.size * 1.15) }

// tagPlate writes the tag of a body on a little plate of paper.
func (b *Board) tagPlate(l *paint.List, p *Picture, k *body, at xy, long bool) {
	name, text := b.tag(p, k, long)
	s := b.tagShape(p, k, long)
	size, w, h := s.size, s.w, s.h
	f := forward(k.facing) // a wide tag must clear the corner of a turned body
	at = at.minus(f.times(abs(f.X) * max(0, w-h) / 2))
	x, y := floor(at.X-w/2), floor(at.Y-h/2)
	x = max(b.Port.X+2, min(x, b.Port.X+b.Port.W-w-2))
	west, east := b.window(b.onSheet(rules.Point{})), b.window(b.onSheet(rules.Point{X: b.m.Width, Y: b.m.Height}))
	if m := b.window(k.mid); m.X > west.X && m.X < east.X { // clear of the frame
		x = max(west.X+2, min(x, east.X-w-2))
		y = max(east.Y+2, min(y, west.Y-h-2))
	}
	layer, letters := paint.Pieces, paint.Labels
	if long {
		layer, letters = paint.Over, paint.OverText
	}
	l.Fill(layer, paint.Rect{X: x - 1, Y: y - 1, W: w + 2, H: h + 2}, paint.Alpha(inkColor, .85))
	l.Fill(layer, paint.Rect{X: x, Y: y, W: w, H: h}, paperColor)
	base := floor(y + h/2 + b.Metrics.Ascent(paint.SansBold, size)/2 + .5)
	l.Text(letters, paint.Sans, size, floor(x+size*.4), base, inkColor, name)
	l.Text(letters, paint.SansBold, size, floor(x+size*.4+s.name+s.gap), base, inkColor, text)
	if s.staff > 0 {
		b.staffRow(l, layer, k, x+w-s.staff-size*.25, y+(h-s.sign())/2, s.sign())
	}
}
