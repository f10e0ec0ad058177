package tabletop

import (
	"slices"

	"grognard/render/board/sheet"
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

// Rename forgets what things are called: Picture.Name has other words for them.
func (b *Painter) Rename() { b.tags = nil }

// tag returns what stands on the tag of a body: its men, and at length its
// name, strength and value too.
func (b *Painter) tag(p *sheet.Picture, k *body, long bool) (name, text string) {
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
		if k.of == 0 || k.leader {
			t[1] = ""
		}
	}
	b.tags[id] = t
	return t[0], t[1]
}

// tagged is a body with its badges and its tag, as far as it has them, and where they stand.
type tagged struct {
	body  int
	row   paint.Rect
	shape tagShape // no width: no tag
	long  bool
	leads bool // a line leads to the body: another one is as near
}

// dress finds the place of the tag of a body, behind its rear, and of the badges of its
// states; what is written later keeps off them.
func (b *Painter) dress(l *paint.List, p *sheet.Picture, i int) {
	k := &b.bodies[i]
	if p.Hide || k.ref == 0 {
		return
	}
	b.casualties(l, p, k)
	if b.hidden(p, k) {
		return
	}
	long := b.marked(p, k.ref)
	if k.round && !long {
		return
	}
	s := b.tagShape(p, k, long)
	if now, _ := b.levels(); !long && (k.of == 0 || now == outline) {
		s.w = 0
	}
	framed, badges := long || b.framed(p, k.ref), b.badgesWidth(k)
	row := b.tagRow(k, s.w+badges, s.h, framed)
	if s.w > 0 && !long && b.crowds(k, row) { // it is told once the body is pointed at
		s.w = 0
		row = b.tagRow(k, badges, s.h, framed)
	}
	if s.w+badges == 0 {
		return
	}
	b.tagged = append(b.tagged, tagged{i, row, s, long, b.doubtful(k, row)})
	if s.w > 0 {
		b.written = append(b.written, s.within(row))
	}
}

// crowds reports whether the tag of a body would lie over another body or over what is written.
func (b *Painter) crowds(k *body, r paint.Rect) bool {
	const most = .05 // of it
	return b.hidesOthers(r, k)+b.blots(r) > most*r.W*r.H
}

// doubtful reports whether another body is about as near to a tag as its own.
func (b *Painter) doubtful(k *body, r paint.Rect) bool {
	own := b.apart(k, r)
	for i := range b.bodies {
		o := &b.bodies[i]
		if o.ref == 0 || o.ref == k.ref || o.leader || o.zone != 0 && o.zone == k.ref {
			continue
		}
		if b.apart(o, r) < own+b.Px(doubtDp) {
			return true
		}
	}
	return false
}

// doubtDp is by how much a tag is nearer to its own body than to any other where that is plain to see, in dp.
const doubtDp = 5

// apart is how far a rectangle is from a body, in pixels.
func (b *Painter) apart(k *body, r paint.Rect) float32 {
	mid, w, h := b.window(k.mid), k.wide*b.Zoom/2, k.deep*b.Zoom/2
	right, ahead := rightward(k.facing), forward(k.facing)
	least := float32(1e9)
	const steps = 8 // along each side
	for i := range steps + 1 {
		u, v := r.W*float32(i)/steps, r.H*float32(i)/steps
		for _, at := range [...]xy{{r.X + u, r.Y}, {r.X + u, r.Y + r.H}, {r.X, r.Y + v}, {r.X + r.W, r.Y + v}} {
			d := at.minus(mid)
			out := xy{max(0, abs(d.dot(right))-w), max(0, abs(d.dot(ahead))-h)}
			if k.round {
				out = xy{max(0, d.length()-w), 0}
			}
			least = min(least, out.length())
		}
	}
	return least
}

// lead draws a line from a row to the middle of its body.
func (b *Painter) lead(l *paint.List, k *body, r paint.Rect) {
	to := b.window(k.mid)
	from := xy{max(r.X, min(to.X, r.X+r.W)), max(r.Y, min(to.Y, r.Y+r.H))}
	b.cased(l, paint.Over, from, to, b.Px(1.6), sheet.Paper, sheet.Ink)
	d := b.Px(7)
	l.Fill(paint.Over, paint.About(floor(to.X), floor(to.Y), d+2, d+2), sheet.Ink)
	l.Fill(paint.Over, paint.About(floor(to.X), floor(to.Y), d, d), sheet.Paper)
}

// within is where the tag stands in a row, behind the badges.
func (s *tagShape) within(row paint.Rect) paint.Rect {
	return paint.Rect{X: row.X + row.W - s.w, Y: row.Y, W: s.w, H: s.h}
}

// paintTags draws tags and badges, over arrows and frames: no line crosses a name or a number.
func (b *Painter) paintTags(l *paint.List, p *sheet.Picture) {
	for i := range b.tagged {
		g := &b.tagged[i]
		k := &b.bodies[g.body]
		if g.leads {
			b.lead(l, k, g.row)
		}
		b.badgeRow(l, k, g.row)
		if g.shape.w > 0 {
			b.tagPlate(l, p, k, g)
		}
	}
}

// casualties shows that a body loses men just now.
func (b *Painter) casualties(l *paint.List, p *sheet.Picture, k *body) {
	if p.Clips == nil {
		return
	}
	pose, ok := p.Clips.Pose(k.ref)
	if !ok || pose.Lost == 0 {
		return
	}
	x, y := b.bodyBox(k).Center()
	if m, ok := b.amongDown(k.ref); ok {
		x, y = m.X, m.Y
	}
	b.Casualty(l, x, y, max(b.Px(48), 2.2*b.Zoom), pose.Lost, pose.T, p.Clips.Reduced)
}

// hidden reports whether a body is on its way on or off the table.
func (b *Painter) hidden(p *sheet.Picture, k *body) bool {
	if p.Clips == nil {
		return false
	}
	pose, ok := p.Clips.Pose(k.ref)
	return ok && pose.Alpha < 1
}

// marked reports whether a mark says that the player looks at a body.
func (b *Painter) marked(p *sheet.Picture, r rules.Ref) bool {
	for i := range p.Marks {
		if m := &p.Marks[i]; m.At == r && (m.Kind == sheet.Hover || m.Kind == sheet.Selected || m.Kind == sheet.Lit) {
			return true
		}
	}
	return false
}

// framed reports whether a mark frames a body, so that its tag keeps clear.
func (b *Painter) framed(p *sheet.Picture, r rules.Ref) bool {
	for i := range p.Marks {
		if p.Marks[i].At == r && p.Marks[i].Kind != sheet.Forbid {
			return true
		}
	}
	return false
}

// tagRow is the place of a body's badges and its tag, which are so many pixels
// wide and high together: just behind its rear, clear of a frame round it if it
// has one, and on the table.
func (b *Painter) tagRow(k *body, w, h float32, framed bool) paint.Rect {
	gap := b.Px(2)
	if framed {
		gap = b.Px(8)
	}
	box := b.bodyBox(k)
	rear := b.behind(k, box, -1, gap, w, h)
	row := b.onTable(k, rear)
	cut := row != rear && row.Overlaps(box) // there is no room behind
	if !cut && b.hidesOthers(row, k)+b.blots(row) < 1 {
		return row
	}
	mid, last := floor(box.Y+box.H/2-h/2), floor(box.X+box.W-w)
	above, below := floor(box.Y-h-gap), floor(box.Y+box.H+gap)
	all := [...]paint.Rect{rear, b.behind(k, box, 1, gap, w, h),
		{X: floor(box.X - w - gap), Y: mid}, {X: floor(box.X + box.W + gap), Y: mid},
		{X: box.X, Y: above}, {X: last, Y: above}, {X: box.X, Y: below}, {X: last, Y: below},
		{X: floor(box.X - w - gap), Y: above}, {X: floor(box.X + box.W + gap), Y: above},
		{X: floor(box.X - w - gap), Y: below}, {X: floor(box.X + box.W + gap), Y: below},
		{X: floor(box.X - w - gap - h), Y: mid}, {X: floor(box.X + box.W + gap + h), Y: mid}}
	for i := range all {
		all[i].W, all[i].H = w, h
		all[i] = b.onTable(k, all[i])
	}
	return b.Clearest(all[:]...)
}

// behind is a place at the rear of a body, or at its front with side 1. A
// turned body is cleared straight up or down where that is nearer.
func (b *Painter) behind(k *body, box paint.Rect, side, gap, w, h float32) paint.Rect {
	m, f := b.window(k.mid), forward(k.facing).times(side)
	out := abs(f.X)*w/2 + abs(f.Y)*h/2 + gap
	at := m.plus(f.times(k.deep*b.Zoom/2 + out))
	straight := xy{m.X, box.Y + box.H + gap + h/2}
	if f.Y < 0 {
		straight.Y = box.Y - gap - h/2
	}
	if abs(f.Y) > .1 && straight.minus(m).length() < at.minus(m).length() {
		at = straight
	}
	return paint.Rect{X: floor(at.X - w/2), Y: floor(at.Y - h/2), W: w, H: h}
}

// onTable brings the tag of a body into the window and off the frame of the
// table, if the body itself is.
func (b *Painter) onTable(k *body, r paint.Rect) paint.Rect {
	r.X = max(b.Port.X+2, min(r.X, b.Port.X+b.Port.W-r.W-2))
	west, east := b.window(b.onSheet(rules.Point{})), b.window(b.onSheet(rules.Point{X: b.Map.Width, Y: b.Map.Height}))
	if m := b.window(k.mid); m.X > west.X && m.X < east.X {
		r.X = max(west.X+2, min(r.X, east.X-r.W-2))
		r.Y = max(east.Y+2, min(r.Y, west.Y-r.H-2))
	}
	return r
}

// badgeSize is the size of a badge, in pixels.
func (b *Painter) badgeSize() float32 { return b.Px(19) }

// badgesWidth is how wide the badges of a body are together, with the space
// before the tag.
func (b *Painter) badgesWidth(k *body) float32 {
	n := 0
	for _, s := range badgeStates {
		if slices.Contains(k.states, s) {
			n++
		}
	}
	if n == 0 {
		return 0
	}
	return float32(n)*b.badgeSize() + 1
}

// badgeRow draws the badges of a body from the left end of a row.
func (b *Painter) badgeRow(l *paint.List, k *body, row paint.Rect) {
	b.badgesOf(k, row, func(i int, at paint.Rect) { l.Image(paint.Over, badgeKeys[i], at, paint.White) })
}

// badgesOf calls visit for each badge of a body, by its number, with the place it has in a row.
func (b *Painter) badgesOf(k *body, row paint.Rect, visit func(i int, at paint.Rect)) {
	d, x := b.badgeSize(), row.X
	for i, s := range badgeStates {
		if slices.Contains(k.states, s) {
			visit(i, paint.Rect{X: x, Y: floor(row.Y + (row.H-d)/2), W: d, H: d})
			x += d
		}
	}
}

// BadgeAt returns the state whose badge was painted last at a place of the window, and where; "" if
// none was.
func (b *Painter) BadgeAt(x, y float32) (s rules.State, at paint.Rect) {
	for i := range b.tagged {
		g := &b.tagged[i]
		if g.body < len(b.bodies) {
			b.badgesOf(&b.bodies[g.body], g.row, func(i int, r paint.Rect) {
				if r.Has(x, y) {
					s, at = badgeStates[i], r
				}
			})
		}
	}
	return s, at
}

// leastValue is the least size of a number, in pixels: its figures are 11 high.
const leastValue = 15

// tagShape is how large the tag of a body is, in pixels.
type tagShape struct {
	size      float32 // of the letters
	name, gap float32 // width of the name, and of the space behind it
	staff     float32 // width of the signs of special figures
	w, h      float32
}

// tagShape measures a tag.
func (b *Painter) tagShape(p *sheet.Picture, k *body, long bool) (s tagShape) {
	name, text := b.tag(p, k, long)
	s.size = max(leastValue, b.Px(12))
	if long {
		s.size = max(leastValue, b.Px(15))
	}
	s.name, s.gap = b.Metrics.Width(paint.Sans, s.size, name), s.size*.5
	if name == "" || text == "" {
		s.gap = 0
	}
	if now, _ := b.levels(); long || now == figures {
		s.staff = float32(k.staffCount()) * s.sign()
	}
	s.w = floor(s.name+b.Metrics.Width(paint.SansBold, s.size, text)+s.gap+s.size*.8) + floor(s.staff)
	s.h = floor(s.size * 1.5)
	return s
}

// sign is the width of one sign.
func (s *tagShape) sign() float32 { return floor(s.size * 1.15) }

// tagPlate writes the tag of a body on a little plate of paper.
func (b *Painter) tagPlate(l *paint.List, p *sheet.Picture, k *body, g *tagged) {
	name, text := b.tag(p, k, g.long)
	s, at := &g.shape, g.shape.within(g.row)
	size, x, y, w, h := s.size, at.X, at.Y, at.W, at.H
	const layer = paint.Over // with its letters: a ghost lies over both
	l.Fill(layer, paint.Rect{X: x - 1, Y: y - 1, W: w + 2, H: h + 2}, paint.Alpha(sheet.Ink, .85))
	l.Fill(layer, paint.Rect{X: x, Y: y, W: w, H: h}, sheet.Paper)
	base := floor(y + h/2 + b.Metrics.Ascent(paint.SansBold, size)/2 + .5)
	l.Text(layer, paint.Sans, size, floor(x+size*.4), base, sheet.Ink, name)
	l.Text(layer, paint.SansBold, size, floor(x+size*.4+s.name+s.gap), base, sheet.Ink, text)
	if s.staff > 0 {
		b.staffRow(l, layer, k, x+w-s.staff-size*.25, y+(h-s.sign())/2, s.sign())
	}
}
