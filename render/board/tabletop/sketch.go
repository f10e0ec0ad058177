package tabletop

import (
	"math"

	"slices"

	"grognard/render/board/footprint"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// paintReach draws where the front of a body could come to be: one faint line
// for each place, so that many make a strip.
func (b *Painter) paintReach(l *paint.List, s *sheet.Sketch) {
	if s == nil {
		return
	}
	for i := range s.Reach {
		f := &s.Reach[i]
		b.line(l, paint.Grid, b.window(b.onSheet(f.Left)), b.window(b.onSheet(f.Right)), b.Px(1.4), paint.Alpha(moveColor, .3))
	}
}

// paintSketch draws what is tried out, over everything else.
func (b *Painter) paintSketch(l *paint.List, p *sheet.Picture) {
	s := p.Sketch
	if s == nil {
		return
	}
	b.sweep(l, s.Sweep)
	b.shadowOf(l, s.Wish, attackColor, .75)
	b.ghost(l, p, s)
	b.rays(l, s.Sight)
	for i := range s.Handles { // no plate may lie on them
		m, d := b.window(b.onSheet(s.Handles[i].At)), b.Px(sheet.HandleSize)
		b.written = append(b.written, paint.About(m.X, m.Y, d, d))
	}
	for i := range s.Tapes {
		b.tape(l, &s.Tapes[i])
	}
	for i := range s.Handles {
		b.handle(l, &s.Handles[i])
	}
}

// ghost draws the stands that an option would put on the table: the way there
// in outline, the end at three fifths of its strength, others that it touches
// in outline too.
func (b *Painter) ghost(l *paint.List, p *sheet.Picture, s *sheet.Sketch) {
	for i := range s.Ghost {
		pc := &s.Ghost[i]
		switch {
		case slices.Contains(pc.State, rules.StateWay):
			b.standRing(l, pc, paint.Alpha(moveColor, .55))
		case s.Who != 0 && pc.Ref != s.Who:
			b.standRing(l, pc, retreatColor)
		default:
			b.paintStand(l, paint.Over, pc, b.onSheet(pc.Pt), radians(pc.Facing), .6)
		}
	}
	if k, ok := b.frameOf(s.Ghost, s.Who); ok {
		b.ring(l, paint.Over, b.around(&k, b.Px(2)), b.Px(2), moveColor, sheet.Paper)
		b.nose(l, &k, moveColor)
	}
}

// rays draws lines of sight, and where the muzzles are that they begin at.
func (b *Painter) rays(l *paint.List, all []sheet.Ray) {
	for _, r := range all {
		b.cased(l, paint.Over, b.window(b.onSheet(r.From)), b.window(b.onSheet(r.To)), b.Px(1.4), attackColor, paint.Alpha(sheet.Paper, .8))
	}
	d := b.Px(11)
	for _, r := range all {
		m := b.window(b.onSheet(r.From))
		l.Image(paint.Over, discPic, paint.About(m.X, m.Y, d, d), sheet.Ink)
		l.Image(paint.Over, discPic, paint.About(m.X, m.Y, d*.7, d*.7), sheet.Gold)
	}
}

// nose shows which way a ghost faces.
func (b *Painter) nose(l *paint.List, k *body, col paint.Color) {
	if k.round {
		return
	}
	f, r := forward(k.facing), rightward(k.facing)
	tip := b.window(k.mid).plus(f.times(k.deep*b.Zoom/2 + b.Px(14)))
	for _, d := range [2]float32{-1, 1} {
		b.cased(l, paint.Over, tip, tip.minus(f.times(b.Px(8))).plus(r.times(d*b.Px(9))), b.Px(2.4), col, sheet.Paper)
	}
}

// shadowOf outlines stands in a colour.
func (b *Painter) shadowOf(l *paint.List, pieces []rules.Piece, col paint.Color, alpha float32) {
	for i := range pieces {
		if !slices.Contains(pieces[i].State, rules.StateWay) {
			b.standRing(l, &pieces[i], paint.Alpha(col, alpha))
		}
	}
}

// standRing outlines one stand.
func (b *Painter) standRing(l *paint.List, pc *rules.Piece, col paint.Color) {
	k := body{mid: b.onSheet(pc.Pt), facing: radians(pc.Facing), wide: b.inches(pc.Wide), deep: b.inches(pc.Deep), round: pc.Deep == 0}
	pts := b.around(&k, 0)
	for i, p := range pts {
		b.line(l, paint.Over, p, pts[(i+1)%len(pts)], b.Px(1.4), col)
	}
}

// frameOf measures the body that some pieces make.
func (b *Painter) frameOf(pieces []rules.Piece, who rules.Ref) (body, bool) {
	f, ok := footprint.Of(pieces, who)
	if !ok {
		return body{}, false
	}
	return body{mid: b.onSheet(f.Mid), facing: radians(f.Facing), wide: b.inches(f.Wide), deep: b.inches(f.Deep), round: f.Round}, true
}

// sweep draws the sector that a wheel passes over, engraved with rays.
func (b *Painter) sweep(l *paint.List, s sheet.Sweep) {
	if s.Turn == 0 {
		return
	}
	pivot, arm := b.window(b.onSheet(s.Pivot)), b.window(b.onSheet(s.Arm))
	way := arm.minus(pivot)
	turn := radians(s.Turn)
	n := max(2, int(abs(turn)*way.length()/b.Px(9)))
	last := arm
	for i := range n + 1 {
		end := pivot.plus(way.turned(turn * float32(i) / float32(n)))
		b.line(l, paint.Under, pivot.plus(end.minus(pivot).times(.12)), end, 1, paint.Alpha(moveColor, .34))
		if i > 0 {
			b.cased(l, paint.Over, last, end, b.Px(2), moveColor, paint.Alpha(sheet.Paper, .8))
		}
		last = end
	}
}

// tape draws a measuring line with its text on a plate in the middle.
func (b *Painter) tape(l *paint.List, t *sheet.Tape) {
	if len(t.Pts) < 2 {
		return
	}
	b.tapeAlong(l, b.outline(t.Pts), t.Text, t.Inches)
}

// tapeAlong draws a tape through places of the window.
func (b *Painter) tapeAlong(l *paint.List, pts []xy, text string, inches bool) {
	casing, col := sheet.Ink, sheet.Gold
	for pass := range 2 {
		for i := 0; i+1 < len(pts); i++ {
			if pass == 0 {
				b.line(l, paint.Over, pts[i], pts[i+1], b.Px(5), casing)
			} else {
				b.line(l, paint.Over, pts[i], pts[i+1], b.Px(3), col)
			}
		}
	}
	if inches {
		b.inchMarks(l, pts)
	}
	for _, end := range [2]xy{pts[0], pts[len(pts)-1]} {
		d := b.Px(9)
		l.Image(paint.Over, discPic, paint.About(end.X, end.Y, d, d), sheet.Ink)
		l.Image(paint.Over, discPic, paint.About(end.X, end.Y, d*.6, d*.6), col)
	}
	if text != "" {
		b.tapePlate(l, pts, text)
	}
}

// tapePlate writes what a tape measures above its middle.
func (b *Painter) tapePlate(l *paint.List, pts []xy, text string) {
	k := (len(pts) - 1) / 2
	at := pts[k].plus(pts[k+1]).times(.5)
	if len(pts)%2 == 1 {
		at = pts[len(pts)/2]
	}
	size := b.Px(17)
	w := b.Metrics.Width(paint.SansBold, size, text) + size
	h := floor(size * 1.5)
	place := func(dx, dy float32) paint.Rect {
		return paint.Rect{X: floor(at.X - w/2 + dx), Y: floor(at.Y - h/2 + dy), W: w, H: h}
	}
	free := b.Clearest(place(0, -h), place(0, h), place(w/2+h/2, 0), place(-w/2-h/2, 0), place(0, -2*h), place(0, 2*h))
	x := max(b.Port.X+3, min(free.X, b.Port.X+b.Port.W-w-3))
	y := max(b.Port.Y+3, min(free.Y, b.Port.Y+b.Port.H-h-3))
	for i := range b.written { // clear of the plates of other tapes
		if o := b.written[i]; o.Inset(-2).Overlaps(paint.Rect{X: x, Y: y, W: w, H: h}) {
			if y = o.Y - h - 4; y < b.Port.Y+3 {
				y = o.Y + o.H + 4
			}
		}
	}
	b.written = append(b.written, paint.Rect{X: x, Y: y, W: w, H: h})
	l.Fill(paint.Over, paint.Rect{X: x - 1, Y: y - 1, W: w + 2, H: h + 2}, sheet.Ink)
	l.Fill(paint.Over, paint.Rect{X: x, Y: y, W: w, H: h}, sheet.Paper)
	l.Text(paint.OverText, paint.SansBold, size, x+size/2, floor(y+h/2+b.Metrics.Ascent(paint.SansBold, size)/2), sheet.Ink, text)
}

// inchMarks notches a tape at every inch, deeper at every sixth.
func (b *Painter) inchMarks(l *paint.List, pts []xy) {
	d := pts[len(pts)-1].minus(pts[0])
	one := d.times(1 / max(1, d.length()))
	side := xy{-one.Y, one.X}
	for n := 1; float32(n)*b.Zoom < d.length(); n++ {
		p := pts[0].plus(one.times(float32(n) * b.Zoom))
		h := b.Px(3)
		if n%6 == 0 {
			h = b.Px(7)
		}
		b.line(l, paint.Over, p.minus(side.times(h)), p.plus(side.times(h)), b.Px(1.4), sheet.Ink)
	}
}

// handle draws a knob with arrows for what it does.
func (b *Painter) handle(l *paint.List, h *sheet.Handle) {
	m := b.window(b.onSheet(h.At))
	d := b.Px(sheet.HandleSize)
	col := sheet.Gold
	if h.Hot {
		col, d = sheet.Paper, d*1.15
	}
	l.Image(paint.Over, discPic, paint.About(m.X+1, m.Y+2, d, d), paint.Alpha(sheet.Ink, .4))
	l.Image(paint.Over, discPic, paint.About(m.X, m.Y, d, d), sheet.Ink)
	l.Image(paint.Over, discPic, paint.About(m.X, m.Y, d*.8, d*.8), col)
	switch h.Sign {
	case sheet.Pulls:
		l.Turned(paint.Over, pullPic, paint.About(m.X, m.Y, d*.8, d*.8), sheet.Ink, float32(h.Facing)/18000*math.Pi)
	case sheet.Moves:
		l.Image(paint.Over, movePic, paint.About(m.X, m.Y, d*.8, d*.8), sheet.Ink)
	default:
		l.Image(paint.Over, badgeKey(rules.StateReforming), paint.About(m.X, m.Y, d*.92, d*.92), paint.White)
	}
}
