package pieces

import (
	"grognard/assets"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// token draws a counter: its field, pictogram, value and marks.
func (b *Painter) token(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, alpha float32) {
	tint := paint.Alpha(paint.White, alpha)
	l.Image(layer, b.keys.body(pc), master(at), tint)
	if pc.Face != "" { // else it shows its back
		b.figure(l, layer, at, pc, tint)
	}
	if has(pc.State, rules.StateShaken) {
		l.Image(layer, "state/shaken", master(at), tint)
	}
	switch {
	case pc.Value != "":
		b.value(l, layer, at, pc.Value, alpha)
	case pc.Of > 1:
		b.steps(l, layer, at, pc.N, pc.Of, alpha)
	}
	if pc.Mark != "" {
		b.formationMark(l, layer, at, pc.Mark, alpha)
	}
	b.states(l, layer, at, pc, alpha)
}

// figure draws the pictogram of a counter: of one that is not effective only
// the outline.
func (b *Painter) figure(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, tint paint.Color) {
	k := at.W / float32(assets.CounterBody.Dx())
	f := assets.CounterPict
	r := paint.Rect{X: at.X + k*float32(f.Min.X-assets.CounterBody.Min.X), Y: at.Y + k*float32(f.Min.Y-assets.CounterBody.Min.Y), W: k * float32(f.Dx()), H: k * float32(f.Dy())}
	p, size := b.keys.pict(b.Store, pc.Face), r.W/b.Scale
	if !has(pc.State, rules.StateIneffective) {
		l.Image(layer, p.of(pc.Side, size), r, tint)
		return
	}
	d := max(1, r.W*.025)
	for _, o := range [...]place{{-1, -1}, {0, -1.3}, {1, -1}, {1.3, 0}, {1, 1}, {0, 1.3}, {-1, 1}, {-1.3, 0}} {
		l.Image(layer, p.of(pc.Side, size), r.Moved(o.x*d, o.y*d), tint)
	}
	l.Image(layer, p.of(pc.Side.Other(), size), r, tint)
}

// states draws the signs of a counter's states along its right edge, or its
// top where the signs are markers.
func (b *Painter) states(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, alpha float32) {
	tint := paint.Alpha(paint.White, alpha)
	d := at.W * .3
	n := float32(0)
	if has(pc.State, rules.StateShaken) { // the corner is taken
		n = 1
	}
	for _, s := range pc.State {
		key := signs[s]
		switch {
		case key == "":
		case key[0] == 'm': // a marker of its own
			l.Image(layer, key, paint.Rect{X: at.X + n*d - d*.2, Y: at.Y - d*.2, W: d, H: d}, tint)
			n++
		default:
			b.badge(l, layer, paint.Rect{X: at.X + at.W - d*.82, Y: at.Y - d*.2 + n*d*.85, W: d, H: d}, key, tint)
			n++
		}
	}
	if has(pc.State, rules.StateOrdered) {
		l.Image(layer, "pennant", paint.Rect{X: at.X - d*.3, Y: at.Y - d*.4, W: d, H: d}, tint)
	}
}

// value prints the strength on the paper band at the foot of a counter, in
// smaller letters if there is much of it.
func (b *Painter) value(l *paint.List, layer paint.Layer, at paint.Rect, s string, alpha float32) {
	size := max(b.Px(12), floor(at.H*.23))
	w := b.Metrics.Width(paint.SansBold, size, s)
	for room := at.W * .86; w > room && len(s) > 2; w = b.Metrics.Width(paint.SansBold, size, s) {
		if size--; size < b.Px(8) {
			return // it could not be read
		}
	}
	base := at.Y + at.H*bandMiddle + b.Metrics.Ascent(paint.SansBold, size)/2
	l.Text(layer, paint.SansBold, size, floor(at.X+at.W/2-w/2), floor(base+.5), paint.Alpha(sheet.Ink, alpha), s)
}

// steps draws the strength of a counter on the paper band at its foot, where no
// value is printed: a dot for each step, those that are lost only in outline.
func (b *Painter) steps(l *paint.List, layer paint.Layer, at paint.Rect, n, of int, alpha float32) {
	gap := at.W * .86 / float32(of)
	d := floor(min(gap*.8, at.H*.15))
	if d < b.Px(3) {
		return
	}
	y := floor(at.Y + at.H*bandMiddle - d/2)
	for i := range of {
		x := floor(at.X + at.W/2 + gap*(float32(i)-float32(of-1)/2) - d/2)
		r := paint.Rect{X: x, Y: y, W: d, H: d}
		l.Fill(layer, r, paint.Alpha(sheet.Ink, alpha))
		if i >= n {
			l.Fill(layer, r.Inset(max(1, d*.2)), paint.Alpha(sheet.Paper, alpha))
		}
	}
}

// formationMark prints the short name of a counter's formation on a slip in
// its top left corner.
func (b *Painter) formationMark(l *paint.List, layer paint.Layer, at paint.Rect, s string, alpha float32) {
	size := floor(at.H * .17)
	if size < b.Px(7) {
		return
	}
	w := floor(b.Metrics.Width(paint.SansBold, size, s)+size*.5) + 1
	h := floor(size * 1.15)
	r := paint.Rect{X: floor(at.X + at.W*.035), Y: floor(at.Y + at.H*.035), W: w, H: h}
	l.Fill(layer, paint.Rect{X: r.X - 1, Y: r.Y - 1, W: w + 2, H: h + 2}, paint.Alpha(sheet.Ink, alpha))
	l.Fill(layer, r, paint.Alpha(sheet.Paper, alpha))
	l.Text(layer, paint.SansBold, size, floor(r.X+size*.25+1), floor(r.Y+h/2+b.Metrics.Ascent(paint.SansBold, size)/2+.5), paint.Alpha(sheet.Ink, alpha), s)
}

// Short prints a short name at the left of the paper band, if it fits beside
// the value.
func (b *Painter) Short(l *paint.List, layer paint.Layer, at paint.Rect, value, s string, alpha float32) {
	size := floor(max(b.Px(9), at.H*.17))
	w := b.Metrics.Width(paint.Sans, size, s)
	left := at.X + at.W*.09
	room := at.X + at.W/2 - b.Metrics.Width(paint.SansBold, max(b.Px(12), floor(at.H*.23)), value)/2 - b.Px(1) - left
	if s == "" || w > room {
		return
	}
	base := at.Y + at.H*bandMiddle + b.Metrics.Ascent(paint.SansBold, size)/2
	l.Text(layer, paint.Sans, size, floor(left), floor(base+.5), paint.Alpha(sheet.Ink, alpha), s)
}

// bandMiddle is the middle of the paper band of a counter, from its top.
var bandMiddle = (float32(assets.CounterBand.Min.Y+assets.CounterBand.Max.Y)/2 - float32(assets.CounterBody.Min.Y)) / float32(assets.CounterBody.Dy())

// master returns where the whole picture of a counter goes, shadow included,
// so that the counter itself fills at.
func master(at paint.Rect) paint.Rect {
	const size = 160
	body := assets.CounterBody
	k := at.W / float32(body.Dx())
	return paint.Rect{X: at.X - k*float32(body.Min.X), Y: at.Y - k*float32(body.Min.Y), W: k * size, H: k * size}
}

// name prints the name of a piece under it, on strips of paper no wider than
// its cell: in two lines, in smaller letters, or not at all.
func (b *Painter) name(l *paint.List, layer paint.Layer, at paint.Rect, s string, alpha float32) {
	wide := at.W / CounterSize * .97
	lines, size := b.setName(s, wide)
	if size == 0 {
		return
	}
	h := floor(size * 1.3)
	y := floor(at.Y + at.H - h*.2)
	for _, s := range lines {
		if s == "" {
			continue
		}
		w := b.Metrics.Width(paint.Sans, size, s)
		r := paint.Rect{X: floor(at.X + at.W/2 - w/2 - size*.2), Y: y, W: w + size*.4, H: h}
		l.Fill(layer, r, paint.Alpha(sheet.Paper, .82*alpha))
		l.Text(layer, paint.Sans, size, floor(r.X+size*.2), floor(r.Y+h/2+b.Metrics.Ascent(paint.Sans, size)/2), paint.Alpha(sheet.Ink, alpha), s)
		y += h
	}
}

// setName breaks a name into at most two lines that fit a width; size 0 means
// that they would be too small to be read.
func (b *Painter) setName(s string, wide float32) (lines [2]string, size float32) {
	for size = b.Px(13); size >= b.Px(10); size-- {
		fits := func(s string) bool { return b.Metrics.Width(paint.Sans, size, s)+size*.4 <= wide }
		if fits(s) {
			return [2]string{s}, size
		}
		for i := len(s) - 1; i > 0; i-- {
			if s[i] == ' ' && fits(s[:i]) && fits(s[i+1:]) {
				return [2]string{s[:i], s[i+1:]}, size
			}
		}
	}
	return lines, 0
}
