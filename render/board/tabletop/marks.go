package tabletop

import (
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// The colours of marks, by what they mean.
var (
	moveColor    = paint.Color{R: 0x0b, G: 0x5d, B: 0x73, A: 255}
	attackColor  = paint.Color{R: 0xa0, G: 0x18, B: 0x18, A: 255}
	barredColor  = paint.Color{R: 0x5c, G: 0x52, B: 0x48, A: 255}
	retreatColor = paint.Color{R: 0xb8, G: 0x5c, B: 0x00, A: 255}
)

// paintMarks draws the marks of bodies: those that lie under them, or those
// over them.
func (b *Painter) paintMarks(l *paint.List, p *sheet.Picture, over bool) {
	for i := range p.Marks {
		m := &p.Marks[i]
		k := b.bodyOf(m.At)
		if k == nil {
			if !over {
				b.markArea(l, m)
			}
			continue
		}
		if above := m.Kind != sheet.Usable && m.Kind != sheet.Move; above == over {
			b.markBody(l, p, k, m)
		}
	}
}

// markBody frames a body as a whole.
func (b *Painter) markBody(l *paint.List, p *sheet.Picture, k *body, m *sheet.Mark) {
	d := b.Px(3)
	switch m.Kind {
	case sheet.Usable, sheet.Move:
		b.ring(l, paint.Under, b.around(k, d), b.Px(2), moveColor, paint.Alpha(sheet.Paper, .9))
	case sheet.Attack:
		if m.Broken {
			b.dashedRing(l, paint.Over, b.around(k, d), b.Px(3), attackColor, sheet.Paper)
			break
		}
		b.ring(l, paint.Over, b.around(k, d), b.Px(3), attackColor, sheet.Paper)
	case sheet.Barred:
		b.dashedRing(l, paint.Over, b.around(k, d), b.Px(2), barredColor, paint.Alpha(sheet.Paper, .6))
	case sheet.Selected:
		b.tethers(l, k)
		b.ring(l, paint.Over, b.around(k, b.Px(4)), b.Px(5), sheet.Gold, sheet.Ink) // heavier than all others: it is in hand
	case sheet.Hover:
		b.tethers(l, k)
		b.ring(l, paint.Over, b.around(k, d), b.Px(1.6), sheet.Paper, sheet.Ink)
	case sheet.Lit:
		b.ring(l, paint.Over, b.around(k, d), b.Px(3), paint.Alpha(sheet.Gold, p.Strong), paint.Alpha(sheet.Ink, p.Strong))
	case sheet.Forbid:
		c := b.window(k.mid)
		w := b.Px(42)
		l.Image(paint.Over, sheet.MarkKey(sheet.Forbid, rules.Squares), paint.About(c.X, c.Y, w, w), paint.White)
	}
	if m.Text != "" {
		b.markPlate(l, k, m.Text)
	}
}

// markPlate writes a few words beside a body, where they hide least.
func (b *Painter) markPlate(l *paint.List, k *body, text string) {
	box, size := b.bodyBox(k), b.Px(15)
	w, h, gap := b.Metrics.Width(paint.SansBold, size, text)+size, floor(size*1.5), b.Px(8)
	x, y := box.Center()
	r := b.Clearest(paint.About(x, box.Y+box.H+gap+h/2, w, h), paint.About(x, box.Y-gap-h/2, w, h),
		paint.About(box.X-gap-w/2, y, w, h), paint.About(box.X+box.W+gap+w/2, y, w, h),
		paint.About(box.X-gap-w/2, y+1.6*h, w, h), paint.About(box.X+box.W+gap+w/2, y+1.6*h, w, h),
		paint.About(box.X-gap-w/2, y-1.6*h, w, h), paint.About(box.X+box.W+gap+w/2, y-1.6*h, w, h))
	b.written = append(b.written, r)
	x, y = r.Center()
	b.Plate(l, paint.About(x, y+h*.3, 2, 2), text)
}

// tethers joins a body to those that belong to it, and to the one it belongs to.
func (b *Painter) tethers(l *paint.List, k *body) {
	for i := range b.bodies {
		o := &b.bodies[i]
		if o != k && (o.zone == k.ref || k.zone == o.ref) {
			b.line(l, paint.Under, b.window(k.mid), b.window(o.mid), b.Px(2), paint.Alpha(sheet.Ink, .5))
		}
	}
}

// markArea outlines scenery that is marked.
func (b *Painter) markArea(l *paint.List, m *sheet.Mark) {
	for i := range b.Map.Areas {
		if a := &b.Map.Areas[i]; a.Ref == m.At && m.At != 0 && len(a.Pts) > 2 {
			col := paint.Alpha(sheet.Ink, .7)
			if m.Kind == sheet.Move || m.Kind == sheet.Usable {
				col = moveColor
			}
			b.ring(l, paint.Under, b.outline(a.Pts), b.Px(1.6), col, paint.Alpha(sheet.Paper, .7))
		}
	}
}

// arrow draws an arrow between two bodies, from the edge of the one to
// the edge of the other.
func (b *Painter) arrow(l *paint.List, a sheet.Arrow) {
	from, to := b.bodyOf(a.From), b.bodyOf(a.To)
	if from == nil || to == nil || from == to {
		return
	}
	p, q := b.window(from.mid), b.window(to.mid)
	way := q.minus(p)
	if way.length() < 1 {
		return
	}
	one := way.times(1 / way.length())
	p = p.plus(one.times(b.reachOf(from, one)))
	q = q.minus(one.times(b.reachOf(to, one)))
	if q.minus(p).dot(one) < b.Px(16) { // too near: show at least the direction
		mid := p.plus(q).times(.5)
		p, q = mid.minus(one.times(b.Px(8))), mid.plus(one.times(b.Px(12)))
	}
	b.spear(l, p, q, a.Kind)
}

// reachOf is how far the edge of a body is from its middle in a direction.
func (b *Painter) reachOf(k *body, way xy) float32 {
	if k.round {
		return k.wide * b.Zoom / 2
	}
	u, v := abs(way.dot(rightward(k.facing))), abs(way.dot(forward(k.facing)))
	return min(k.wide*b.Zoom/2/max(u, .001), k.deep*b.Zoom/2/max(v, .001))
}

// spear is a line with a head.
func (b *Painter) spear(l *paint.List, p, q xy, kind sheet.ArrowKind) {
	d := q.minus(p)
	one := d.times(1 / max(1, d.length()))
	col := [...]paint.Color{sheet.ArrowMove: moveColor, sheet.ArrowAttack: attackColor, sheet.ArrowRetreat: retreatColor, sheet.ArrowPast: sheet.Ink}[kind]
	head := b.Px(22)
	neck := q.minus(one.times(head * .7))
	b.cased(l, paint.Over, p, neck, b.Px(5), col, sheet.Paper)
	c := q.minus(one.times(head / 2))
	l.Turned(paint.Over, kind.Head(), paint.About(c.X, c.Y, head, head), paint.White, d.angle())
}

// paintTracks draws the ways that bodies take just now, and have taken where
// motion is reduced.
func (b *Painter) paintTracks(l *paint.List, p *sheet.Picture) {
	if p.Sketch != nil {
		for _, t := range p.Sketch.Past {
			b.past(l, t)
		}
	}
	if p.Clips == nil {
		return
	}
	if a, ok := p.Clips.Arrow(); ok && a.Attack {
		b.arrow(l, sheet.Arrow{From: a.Path[0], To: a.Path[len(a.Path)-1], Kind: sheet.ArrowAttack})
	}
	if t, retreat, ok := p.Clips.March(); ok {
		b.track(l, t, retreat)
	}
	for _, t := range p.Clips.Trails() {
		b.track(l, t.Track, t.Retreat)
	}
}

// past draws a way that was taken before, as far as it lies on the table, with
// a head and its length. A retreat has marks at every third inch.
func (b *Painter) past(l *paint.List, w sheet.Way) {
	col, casing, width := paint.Alpha(sheet.Ink, .85), paint.Alpha(sheet.Paper, .85), b.Px(2.4)
	if w.Retreat {
		col, casing, width = retreatColor, paint.Alpha(sheet.Paper, .85), b.Px(2.6)
	}
	defer b.pastText(l, w, col)
	t, far := w.Track, float32(0)
	for i := 1; i < len(t); i++ {
		from, to, ok := b.within(t[i-1].Pt, t[i].Pt)
		if !ok {
			continue
		}
		p, q := b.window(b.onSheet(from)), b.window(b.onSheet(to))
		b.cased(l, paint.Over, p, q, width, col, casing)
		if w.Retreat {
			b.strides(l, p, q, far, col)
		}
		far += q.minus(p).length() / b.Zoom
		if d := q.minus(p); (i == len(t)-1 || to != t[i].Pt) && d.length() > 1 {
			one := d.times(1 / d.length())
			for _, side := range [2]float32{-1, 1} {
				b.cased(l, paint.Over, q, q.minus(one.times(b.Px(12))).plus(xy{-one.Y, one.X}.times(side*b.Px(7))), width, col, casing)
			}
		}
	}
}

// pastText writes how far a way has led, beside its longest leg.
func (b *Painter) pastText(l *paint.List, w sheet.Way, col paint.Color) {
	if w.Text == "" {
		return
	}
	var p, q xy
	for i := 1; i < len(w.Track); i++ {
		if from, to, ok := b.within(w.Track[i-1].Pt, w.Track[i].Pt); ok {
			if x, y := b.window(b.onSheet(from)), b.window(b.onSheet(to)); y.minus(x).length() > q.minus(p).length() {
				p, q = x, y
			}
		}
	}
	d := q.minus(p)
	if d.length() < b.Px(10) {
		return
	}
	size := b.Px(14)
	tw := b.Metrics.Width(paint.SansBold, size, w.Text) + size*.7
	h := floor(size * 1.35)
	mid, side := p.plus(q).times(.5), xy{-d.Y, d.X}.times(1/d.length())
	place := func(k float32) paint.Rect {
		m := mid.plus(side.times(k * (abs(side.X)*tw/2 + abs(side.Y)*h/2 + b.Px(6))))
		return paint.Rect{X: floor(m.X - tw/2), Y: floor(m.Y - h/2), W: tw, H: h}
	}
	r := b.Clearest(place(1), place(-1), place(2), place(-2), place(3.2), place(-3.2))
	b.written = append(b.written, r)
	l.Fill(paint.Over, r, paint.Alpha(sheet.Paper, .88))
	l.Text(paint.OverText, paint.SansBold, size, r.X+size*.35, floor(r.Y+h/2+b.Metrics.Ascent(paint.SansBold, size)/2), col, w.Text)
}

// stride is how far the marks of a retreat are apart, in inches.
const stride = 3

// strides marks a retreat at every third inch, and writes every second mark;
// far is what it had covered at p.
func (b *Painter) strides(l *paint.List, p, q xy, far float32, col paint.Color) {
	d := q.minus(p)
	one := d.times(1 / max(1, d.length()))
	side := xy{-one.Y, one.X}
	size := b.Px(12)
	for n := int(far/stride) + 1; (float32(n*stride)-far)*b.Zoom < d.length(); n++ {
		m := p.plus(one.times((float32(n*stride) - far) * b.Zoom))
		b.line(l, paint.Over, m.minus(side.times(b.Px(5))), m.plus(side.times(b.Px(5))), b.Px(2), col)
		if n%2 == 0 {
			text := itoa(n * stride)
			at := m.plus(side.times(b.Px(14)))
			w := b.Metrics.Width(paint.SansBold, size, text)
			b.written = append(b.written, paint.About(at.X, at.Y, w, size))
			l.Text(paint.OverText, paint.SansBold, size, floor(at.X-w/2), floor(at.Y+b.Metrics.Ascent(paint.SansBold, size)/2), col, text)
		}
	}
}

// within cuts off what lies beyond the edges of the table; false if nothing is
// left.
func (b *Painter) within(p, q rules.Point) (from, to rules.Point, ok bool) {
	t0, t1 := 0., 1.
	dx, dy := float64(q.X-p.X), float64(q.Y-p.Y)
	for _, e := range [4][2]float64{{-dx, float64(p.X)}, {dx, float64(b.Map.Width - p.X)}, {-dy, float64(p.Y)}, {dy, float64(b.Map.Height - p.Y)}} {
		switch {
		case e[0] == 0 && e[1] < 0:
			return p, q, false
		case e[0] < 0:
			t0 = max(t0, e[1]/e[0])
		case e[0] > 0:
			t1 = min(t1, e[1]/e[0])
		}
	}
	if t0 >= t1 {
		return p, q, false
	}
	from, to = p, q
	if t0 > 0 {
		from = rules.Point{X: p.X + int32(dx*t0), Y: p.Y + int32(dy*t0)}
	}
	if t1 < 1 {
		to = rules.Point{X: p.X + int32(dx*t1), Y: p.Y + int32(dy*t1)}
	}
	return from, to, true
}

// track draws the way of the middle of a body.
func (b *Painter) track(l *paint.List, t []rules.Pose, retreat bool) {
	kind, col := sheet.ArrowMove, moveColor
	if retreat {
		kind, col = sheet.ArrowRetreat, retreatColor
	}
	for i := 1; i < len(t); i++ {
		from, to, on := b.within(t[i-1].Pt, t[i].Pt)
		if !on {
			continue
		}
		p, q := b.window(b.onSheet(from)), b.window(b.onSheet(to))
		if (i == len(t)-1 || to != t[i].Pt) && q.minus(p).length() > b.Px(26) {
			b.spear(l, p, q, kind)
		} else {
			b.cased(l, paint.Over, p, q, b.Px(4), col, sheet.Paper)
		}
	}
}
