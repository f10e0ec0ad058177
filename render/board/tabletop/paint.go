package tabletop

import (
	"image"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// Pictures from which lines and shadows are put together, all white.
const (
	platePic = "tabletop/plate"
	discPic  = "tabletop/disc"
	pullPic  = "tabletop/pull" // arrows up and down
	movePic  = "tabletop/move" // arrows in four ways
)

// linePics are lines of 1 to 8 pixels, with a soft edge so that they are smooth
// when they are turned.
var linePics = [...]string{"tabletop/line/1", "tabletop/line/2", "tabletop/line/3", "tabletop/line/4", "tabletop/line/5", "tabletop/line/6", "tabletop/line/7", "tabletop/line/8"}

// lineLong is the length of those pictures: so long that their ends, which are
// smoothed too, stay sharp when they are stretched.
const lineLong = 256

// art puts the plain pictures into the Store.
func (b *Painter) art() {
	if b.inked || b.Store == nil {
		return
	}
	b.inked = true
	for i, key := range linePics {
		c := ink.New(lineLong, i+3)
		c.Fill(ink.Box(0, 1, lineLong, float64(i+1)), palette.Hex("#FFFFFF"))
		b.Store.Put(key, c.Img)
	}
	for key, p := range map[string]ink.Path{platePic: ink.Box(1, 1, 62, 62), discPic: ink.Disc(32, 32, 31), pullPic: arrows(1), movePic: arrows(2)} {
		c := ink.New(64, 64)
		c.Fill(p, palette.Hex("#FFFFFF"))
		b.Store.Put(key, c.Img)
	}
	for name, draw := range badges {
		b.Store.Put(badgeKey(name), badgePicture(draw))
	}
	b.Store.Put(pennonPic, pennonArt())
	icons(b.Store.Put)
	for i, draw := range staffSigns {
		b.Store.Put(staffKeys[i], staffPicture(draw))
	}
}

// arrows are arrows there and back, up and down first and then across.
func arrows(ways int) (p ink.Path) {
	const up = "M32 3 L45 20 L36 20 L36 44 L45 44 L32 61 L19 44 L28 44 L28 20 L19 20 Z"
	const across = "M3 32 L20 19 L20 28 L44 28 L44 19 L61 32 L44 45 L44 36 L20 36 L20 45 Z"
	for _, d := range []string{up, across}[:ways] {
		p = append(p, ink.D(d)...)
	}
	return p
}

// line draws a straight line of a width in pixels between places of the window.
func (b *Painter) line(l *paint.List, layer paint.Layer, p, q xy, width float32, col paint.Color) {
	d := q.minus(p)
	long := d.length()
	if long < .5 {
		return
	}
	w := int(max(1, min(float32(len(linePics)), width+.5)))
	mid := p.plus(q).times(.5)
	l.Turned(layer, linePics[w-1], paint.About(mid.X, mid.Y, long+.4*float32(w), float32(w+2)), col, d.angle())
}

// cased draws a line in a colour on a wider one.
func (b *Painter) cased(l *paint.List, layer paint.Layer, p, q xy, width float32, col, casing paint.Color) {
	b.line(l, layer, p, q, width+2*b.Px(1.2), casing)
	b.line(l, layer, p, q, width, col)
}

// ring draws a closed line through places of the window.
func (b *Painter) ring(l *paint.List, layer paint.Layer, pts []xy, width float32, col, casing paint.Color) {
	for pass := range 2 {
		for i, p := range pts {
			if q := pts[(i+1)%len(pts)]; pass == 0 {
				b.line(l, layer, p, q, width+2*b.Px(1.2), casing)
			} else {
				b.line(l, layer, p, q, width, col)
			}
		}
	}
}

// dashedRing is a ring with gaps.
func (b *Painter) dashedRing(l *paint.List, layer paint.Layer, pts []xy, width float32, col, casing paint.Color) {
	dash := b.Px(9)
	for i, p := range pts {
		d := pts[(i+1)%len(pts)].minus(p)
		if d.length() < 1.6*dash { // of a round one
			if i%3 != 2 {
				b.cased(l, layer, p, p.plus(d), width, col, casing)
			}
			continue
		}
		n := float32(int(d.length()/(1.7*dash) + .5))
		for k := float32(0); k < n; k++ {
			b.cased(l, layer, p.plus(d.times((k+.2)/n)), p.plus(d.times((k+.8)/n)), width, col, casing)
		}
	}
}

// around returns the outline of a body in the window, grown by d pixels. It
// holds until the next call.
func (b *Painter) around(k *body, d float32) []xy {
	b.pts = b.pts[:0]
	if k.round {
		m, r := b.window(k.mid), k.wide*b.Zoom/2+d
		const n = 28
		for i := range n {
			b.pts = append(b.pts, m.plus(xy{r, 0}.turned(float32(i)*2*3.14159265/n)))
		}
		return b.pts
	}
	for _, c := range [4][2]float32{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}} {
		b.pts = append(b.pts, b.corner(k, c[0], c[1], d))
	}
	return b.pts
}

// outline returns points of a tabletop in the window. It holds until the next
// call.
func (b *Painter) outline(pts []rules.Point) []xy {
	b.pts = b.pts[:0]
	for _, p := range pts {
		b.pts = append(b.pts, b.window(b.onSheet(p)))
	}
	return b.pts
}

// hatch fills an outline with slanting lines, falling to the right or to the
// left.
func (b *Painter) hatch(l *paint.List, layer paint.Layer, pts []xy, gap float32, left bool, col paint.Color) {
	slope := float32(1)
	if left {
		slope = -1
	}
	lo, hi := float32(1e9), float32(-1e9)
	for _, p := range pts {
		t := p.Y - slope*p.X
		lo, hi = min(lo, t), max(hi, t)
	}
	for t := gap * float32(int(lo/gap)-1); t < hi; t += gap {
		b.cuts = b.cuts[:0]
		for i, p := range pts {
			q := pts[(i+1)%len(pts)]
			a, c := p.Y-slope*p.X-t, q.Y-slope*q.X-t
			if a > 0 != (c > 0) {
				b.cut(p.X + (q.X-p.X)*a/(a-c))
			}
		}
		for i := 0; i+1 < len(b.cuts); i += 2 {
			x0, x1 := b.cuts[i], b.cuts[i+1]
			b.line(l, layer, xy{x0, t + slope*x0}, xy{x1, t + slope*x1}, 1, col)
		}
	}
}

// cut keeps the places where a hatch enters and leaves, in order.
func (b *Painter) cut(x float32) {
	b.cuts = append(b.cuts, x)
	for i := len(b.cuts) - 1; i > 0 && b.cuts[i] < b.cuts[i-1]; i-- {
		b.cuts[i], b.cuts[i-1] = b.cuts[i-1], b.cuts[i]
	}
}

// Paint draws all that lies on a tabletop.
func (b *Painter) Paint(l *paint.List, p *sheet.Picture) {
	b.Regard(p.Clips == nil || p.Clips.Reduced)
	b.art()
	b.gather(p)
	b.written, b.down = b.written[:0], b.down[:0]
	b.keepClear(p)
	if p.Sketch != nil && p.Sketch.Zones {
		b.paintZones(l, p)
	}
	b.paintShades(l, p)
	b.paintReach(l, p.Sketch)
	b.paintMarks(l, p, false)
	b.paintBodies(l, p)
	b.paintMarks(l, p, true)
	b.paintTracks(l, p)
	for _, a := range p.Arrows {
		b.arrow(l, a)
	}
	b.paintTags(l, p)
	b.paintSketch(l, p)
	b.paintGlows(l, p)
}

// paintGlows shows where much went on.
func (b *Painter) paintGlows(l *paint.List, p *sheet.Picture) {
	for i := range p.Glows {
		g := &p.Glows[i]
		x0, y1 := b.PointPixels(g.Low)
		x1, y0 := b.PointPixels(g.Top)
		b.GlowSquare(l, paint.Rect{X: x0, Y: y0, W: x1 - x0, H: y1 - y0}, g)
	}
}

// paintZones shows the deployment zones, which are hidden at other times.
func (b *Painter) paintZones(l *paint.List, p *sheet.Picture) {
	for i := range b.Map.Areas {
		a := &b.Map.Areas[i]
		if a.Kind != rules.AreaZone || len(a.Pts) < 3 {
			continue
		}
		col := sheet.Tint(p.View, a.Side)
		pts := b.outline(a.Pts)
		if p.Sketch.Zoned == nil {
			b.hatch(l, paint.Grid, pts, b.Px(11), a.Side == rules.Second, paint.Alpha(col, .3))
		}
		b.ring(l, paint.Grid, pts, b.Px(1.6), paint.Alpha(col, .85), paint.Alpha(sheet.Paper, .8))
		if p.Sketch.Zoned != nil {
			b.bandPlate(l, pts, p.Sketch.Zoned(a.Side))
		}
	}
}

// paintShades draws an overlay: outlines with a hatch that says whose, and
// lines.
func (b *Painter) paintShades(l *paint.List, p *sheet.Picture) {
	for i := range p.Shades {
		s := &p.Shades[i]
		if len(s.Area) < 2 {
			continue
		}
		col, pts := sheet.Tint(p.View, s.Side), b.outline(s.Area)
		if s.Style != rules.StyleLine && s.Style != rules.StyleBlocked {
			if pts = b.cutOff(pts); len(pts) < 3 {
				continue
			}
		}
		switch s.Style {
		case rules.StyleLine, rules.StyleBlocked:
			if s.Style == rules.StyleBlocked {
				col = paint.Color{R: 0xa0, G: 0x18, B: 0x18, A: 255}
			}
			for k := 0; k+1 < len(pts); k++ {
				b.cased(l, paint.Over, pts[k], pts[k+1], b.Px(1.6), col, paint.Alpha(sheet.Paper, .8))
			}
			continue
		case rules.StyleContested:
			b.hatch(l, paint.Grid, pts, b.Px(8), true, paint.Alpha(sheet.Ink, .4))
		}
		b.hatch(l, paint.Grid, pts, b.Px(8), s.Side == rules.Second, paint.Alpha(col, .42))
		b.ring(l, paint.Grid, pts, b.Px(1.6), col, paint.Alpha(sheet.Paper, .75))
		if s.N > 0 {
			b.bandPlate(l, pts, sheet.Digits(s.N))
		}
	}
}

// bandPlate writes a number amid an outline, or beside its middle where that is
// clear of bodies. Of a band that lies beyond the table but for its ends, whose
// middle is another band's, there is none.
func (b *Painter) bandPlate(l *paint.List, pts []xy, text string) {
	m := middle(pts)
	size := b.Px(15)
	w, h := b.Metrics.Width(paint.SansBold, size, text)+size, floor(size*1.5)
	b.places = b.places[:0]
	if holds(pts, m) {
		b.places = append(b.places, paint.About(m.X, m.Y, w, h))
	}
	for n := 1; n <= bandTries; n++ {
		for _, d := range [4]xy{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
			if at := m.plus(xy{d.X * w, d.Y * h}.times(float32(n))); holds(pts, at) {
				b.places = append(b.places, paint.About(at.X, at.Y, w, h))
			}
		}
	}
	if len(b.places) == 0 {
		return
	}
	r := b.Clearest(b.places...)
	b.written = append(b.written, r)
	x, y := r.Center()
	b.Plate(l, paint.About(x, y+h*.3, 2, 2), text)
}

// bandTries is how many steps of its own size a number goes from the middle of its
// band at most.
const bandTries = 5

// holds reports whether a place lies within an outline.
func holds(pts []xy, p xy) (in bool) {
	for i, a := range pts {
		c := pts[(i+1)%len(pts)]
		if (a.Y > p.Y) != (c.Y > p.Y) && p.X < a.X+(c.X-a.X)*(p.Y-a.Y)/(c.Y-a.Y) {
			in = !in
		}
	}
	return in
}

// middle is the mean of some places.
func middle(pts []xy) xy {
	var m xy
	for _, p := range pts {
		m = m.plus(p.times(1 / float32(len(pts))))
	}
	return m
}

// badgePicture draws the badge of a state, 48 pixels wide.
func badgePicture(draw func(*ink.Canvas)) *image.RGBA {
	c := ink.New(48, 48)
	c.Fill(ink.Disc(24, 24, 23), palette.Ink)
	c.Fill(ink.Disc(24, 24, 20.5), palette.Paper)
	draw(c)
	return c.Img
}
