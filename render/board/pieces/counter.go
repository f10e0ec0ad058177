package pieces

import (
	"grognard/assets"
	"grognard/assets/palette"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// token draws a counter: its field, pictogram, value and marks.
func (b *Painter) token(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, k Level, alpha float32) {
	text := pc.Value
	if k == Brief && at.W >= counterLevels[Full] { // there is room for all but its values
		k, text = Full, main(pc)
	}
	if k != Full {
		b.farToken(l, layer, at, pc, k, alpha)
		return
	}
	tint := paint.Alpha(paint.White, alpha)
	l.Image(layer, b.keys.body(pc), master(at), tint)
	if pc.Face != "" { // else it shows its back
		b.figure(l, layer, counterPict(at), pc, b.keys.pict(b.Store, pc.Face), tint)
	}
	if has(pc.State, rules.StateShaken) {
		l.Image(layer, "state/shaken", master(at), tint)
	}
	switch {
	case text != "":
		b.value(l, layer, at, pc, text, alpha)
	case pc.Of > 1:
		b.steps(l, layer, at, pc.N, pc.Of, alpha)
	}
	if pc.Mark != "" {
		b.formationMark(l, layer, at, pc.Mark, alpha)
	}
	b.states(l, layer, at, pc, has(pc.State, rules.StateShaken), alpha)
}

// counterPict is where the pictogram of a counter is that fills a rectangle.
func counterPict(at paint.Rect) paint.Rect {
	k := at.W / float32(assets.CounterBody.Dx())
	f := assets.CounterPict
	return paint.Rect{X: at.X + k*float32(f.Min.X-assets.CounterBody.Min.X), Y: at.Y + k*float32(f.Min.Y-assets.CounterBody.Min.Y), W: k * float32(f.Dx()), H: k * float32(f.Dy())}
}

// figure draws the pictogram of a counter: of one that is not effective only
// the outline.
func (b *Painter) figure(l *paint.List, layer paint.Layer, r paint.Rect, pc *rules.Piece, p *pict, tint paint.Color) {
	size := r.W / b.Scale
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

// states draws the signs of a counter's states along its right edge, below the corner
// if that is taken, or along its top where the signs are markers.
func (b *Painter) states(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, taken bool, alpha float32) {
	tint := paint.Alpha(paint.White, alpha)
	d := max(leastMark, floor(at.W*.3))
	n := float32(0)
	if taken {
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

// value prints values of a counter on a plate of paper at its foot, of a reddish
// one if it is reduced.
func (b *Painter) value(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, text string, alpha float32) {
	size, _ := b.setValue(text, at.W, fullShare)
	if size < leastValue {
		return // it fades out
	}
	if b.Metrics.Ascent(paint.SansBold, size) < at.H*bandHigh-4 {
		b.valueText(l, layer, at.X+at.W/2, at.Y+at.H*bandMiddle, size, text, paint.Alpha(sheet.Ink, alpha))
		return
	}
	b.valuePlate(l, layer, at, size, text, bandPaper(pc), sheet.Ink, alpha)
}

// bandPaper is what the values of a counter are printed on.
func bandPaper(pc *rules.Piece) paint.Color {
	if has(pc.State, rules.StateReduced) {
		return reducedPaper
	}
	return sheet.Paper
}

// reducedPaper is the paper of a reduced counter, reducedInk its values where they are
// red themselves.
var (
	reducedPaper = palette.Hex("#F0C9B6")
	reducedInk   = palette.Attack
)

// valuePlate prints values on a plate over the whole foot of a counter.
func (b *Painter) valuePlate(l *paint.List, layer paint.Layer, at paint.Rect, size float32, text string, on, ink paint.Color, alpha float32) {
	h := floor(b.Metrics.Ascent(paint.SansBold, size)+.5) + 4
	edge := max(1, floor(at.W*.03+.5))
	r := paint.Rect{X: at.X + edge + 1, Y: at.Y + at.H - edge - 1 - h, W: at.W - 2*edge - 2, H: h}
	l.Fill(layer, r.Inset(-1), paint.Alpha(sheet.Ink, alpha))
	l.Fill(layer, r, paint.Alpha(on, alpha))
	b.valueText(l, layer, r.X+r.W/2, r.Y+h/2, size, text, paint.Alpha(ink, alpha))
}

// valueText prints a value about a point.
func (b *Painter) valueText(l *paint.List, layer paint.Layer, x, y, size float32, text string, ink paint.Color) {
	w := b.Metrics.Width(paint.SansBold, size, text)
	l.Text(layer, paint.SansBold, size, floor(x-w/2+.5), floor(y+b.Metrics.Ascent(paint.SansBold, size)/2+.5), ink, text)
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
	size := max(leastText, floor(at.H*.17))
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
	if at.W < counterLevels[Full] {
		return
	}
	size := floor(max(leastText, at.H*.17))
	w := b.Metrics.Width(paint.Sans, size, s)
	left := at.X + at.W*.09
	room := at.X + at.W/2 - b.Metrics.Width(paint.SansBold, max(leastValue, floor(at.H*fullShare+.5)), value)/2 - b.Px(1) - left
	if more := w - room; more > 0 { // it moves up to the edges of the band
		edge := at.W * .04
		if more > edge+b.Px(1) {
			return
		}
		left -= min(more, edge)
	}
	if s == "" {
		return
	}
	base := at.Y + at.H*bandMiddle + b.Metrics.Ascent(paint.SansBold, size)/2
	l.Text(layer, paint.Sans, size, floor(left), floor(base+.5), paint.Alpha(sheet.Ink, alpha), s)
}

// bandMiddle is the middle of the paper band of a counter, from its top, bandHigh its
// height.
var (
	bandMiddle = (float32(assets.CounterBand.Min.Y+assets.CounterBand.Max.Y)/2 - float32(assets.CounterBody.Min.Y)) / float32(assets.CounterBody.Dy())
	bandHigh   = float32(assets.CounterBand.Dy()) / float32(assets.CounterBody.Dy())
)

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

// setName fits a name into a width: in one line, in smaller letters if need be, since a second line
// lies over what stands below; else in two. Size 0 means that they would be too small to be read.
func (b *Painter) setName(s string, wide float32) (lines [2]string, size float32) {
	most, least := max(leastText, b.Px(13)), max(leastText, b.Px(10))
	fits := func(s string) bool { return b.Metrics.Width(paint.Sans, size, s)+size*.4 <= wide }
	for size = most; size >= least; size-- {
		if fits(s) {
			return [2]string{s}, size
		}
	}
	for size = most; size >= least; size-- {
		for i := len(s) - 1; i > 0; i-- {
			if s[i] == ' ' && fits(s[:i]) && fits(s[i+1:]) {
				return [2]string{s[:i], s[i+1:]}, size
			}
		}
	}
	return lines, 0
}
