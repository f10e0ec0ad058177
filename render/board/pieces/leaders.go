package pieces

import (
	"grognard/assets"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// LeaderTall is the height of a leader's face, of its width.
const LeaderTall = 78.0 / 62

// leastFace is how wide the face of a leader is at least in pixels on which his bicorne
// is drawn, and leastUnder the edge of counters from which he has a face among them.
const (
	leastFace  = 12
	leastUnder = 56
)

// leaderLevel is how much is drawn of a leader: his face with what is printed on it,
// without it, a dot of gold where he stands with others, a chip where he is alone.
func (b *Painter) leaderLevel(pc *rules.Piece, layer paint.Layer, at paint.Rect, near float32) Level {
	w := b.face(layer, at).W * near
	if layer == paint.Pieces && b.led(at) {
		under := byEdge(b.Zoom*near, &blockLevels) > Brief
		if pc.Value != "" && b.Map.Shape != rules.Squares { // among counters
			under = b.Zoom*near*counterOnHex < leastUnder
		}
		if under || w < leastFace {
			return Single
		}
	} else if w < leastFace {
		return Far
	}
	if pc.Value != "" && !b.valueFits(pc, layer, w) {
		return Brief
	}
	return Full
}

// counterOnHex is the edge of a counter on a hex, in cells.
const counterOnHex = .68

// led reports whether a leader whose face is as wide as at stands among others: then
// he is smaller.
func (b *Painter) led(at paint.Rect) bool { return at.W < .38*b.Zoom && b.Map.Shape != rules.Squares }

// face is where the face of a leader is who is drawn into a rectangle: in a tray it
// fills the height.
func (b *Painter) face(layer paint.Layer, at paint.Rect) paint.Rect {
	w := at.W
	if at.W >= CounterSize*b.Zoom-1 || layer != paint.Pieces {
		w = floor(at.H / LeaderTall * .76) // the slip with his value hangs below
		return paint.Rect{X: floor(at.X + (at.W-w)/2), Y: at.Y, W: w, H: w * LeaderTall}
	}
	return paint.Rect{X: at.X, Y: at.Y, W: w, H: w * LeaderTall}
}

// inFoot reports whether the value of a leader stands on the foot of his face: on a
// square he stands among brigades, with no room below him.
func (b *Painter) inFoot(layer paint.Layer) bool {
	return layer == paint.Pieces && b.Map.Shape == rules.Squares
}

// valueFits reports whether the value of a leader can be read whose face is w pixels
// wide.
func (b *Painter) valueFits(pc *rules.Piece, layer paint.Layer, w float32) bool {
	long := b.Metrics.Width(paint.SansBold, leastValue, pc.Value)
	if b.inFoot(layer) {
		return long+4 <= w && w*LeaderTall >= 2*leastValue
	}
	if layer != paint.Pieces { // beside the face there is room in a tray
		return long <= w*1.5
	}
	return long <= w*1.15
}

// leader draws a leader: a tall block with a bicorne. Its face is as wide as at.
func (b *Painter) leader(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, k Level, alpha float32) {
	tint := paint.Alpha(paint.White, alpha)
	at = b.face(layer, at)
	x, y := at.Center()
	switch k {
	case Single:
		if layer == paint.Pieces { // no frame round another piece covers it
			layer = paint.Over
		}
		l.Image(layer, "leader/dot", b.dot(at), tint)
		b.leaderMarks(l, layer, b.dot(at), pc, alpha)
		return
	case Far:
		w := max(leastMark, at.W*1.3)
		r := paint.About(x, y, w, w)
		l.Image(layer, b.keys.named("chip", bodyOf(pc)), around(r, chipBody, chipWide), tint)
		b.figure(l, layer, paint.About(x, y, floor(w*.58), floor(w*.58)), pc, b.keys.pict(b.Store, silStaff), tint)
		b.leaderMarks(l, layer, r, pc, alpha)
		return
	}
	b.baseLine(l, layer, at, pc, alpha)
	f := at.W / float32(assets.BlockFace.Dx())
	l.Image(layer, b.keys.body(pc), paint.Rect{X: at.X - f*float32(assets.BlockFace.Min.X), Y: at.Y - f*float32(assets.BlockFace.Min.Y), W: f * 84, H: f * 100}, tint)
	if k == Full && pc.Value != "" && b.inFoot(layer) {
		b.ability(l, layer, at, pc, alpha)
		return
	}
	d := at.W * .66
	l.Image(layer, b.keys.pict(b.Store, pc.Face).of(pc.Side, d/b.Scale), paint.About(x, y, d, d), tint)
	b.groupMarks(l, layer, at, pc, alpha)
	if k == Full && pc.Value != "" {
		b.slip(l, layer, x, at.Y+at.H, max(leastValue, floor(at.W*.4)), pc.Value, alpha)
	}
}

// leastDot is the least width of a leader's dot, in pixels.
const leastDot = 12

// dot is where the dot of gold is that stands for a leader.
func (b *Painter) dot(face paint.Rect) paint.Rect {
	d := max(leastDot, floor(face.W*.7))
	x, y := face.Center()
	return paint.About(floor(x), floor(y), d, d)
}

// leaderMarks shows what a leader has been told who is only a dot or a chip.
func (b *Painter) leaderMarks(l *paint.List, layer paint.Layer, r paint.Rect, pc *rules.Piece, alpha float32) {
	b.baseLine(l, layer, r, pc, alpha)
	b.groupMarks(l, layer, r, pc, alpha)
}

// leaderExtent is the part of the window that a leader fills.
func (b *Painter) leaderExtent(pc *rules.Piece, at paint.Rect) paint.Rect {
	face := paint.Rect{X: at.X, Y: at.Y, W: at.W, H: at.W * LeaderTall}
	switch b.Level(pc, at) {
	case Single:
		return b.dot(face)
	case Far:
		x, y := face.Center()
		w := max(leastMark, at.W*1.3)
		return paint.About(x, y, w, w)
	}
	return face
}

// ability prints a general's pictogram and under it, on the foot of his face,
// his ability.
func (b *Painter) ability(l *paint.List, layer paint.Layer, face paint.Rect, pc *rules.Piece, alpha float32) {
	tint := paint.Alpha(paint.White, alpha)
	size := max(leastValue, floor(face.W*.46))
	h := floor(size * 1.05)
	d := min(face.W*.8, face.H-h)
	l.Image(layer, b.keys.pict(b.Store, pc.Face).of(pc.Side, d/b.Scale), paint.About(face.X+face.W/2, face.Y+(face.H-h)/2, d, d), tint)
	foot := paint.Rect{X: face.X, Y: floor(face.Y + face.H - h), W: face.W, H: h}
	l.Fill(layer, foot, paint.Alpha(sheet.Ink, alpha))
	l.Fill(layer, foot.Inset(1), paint.Alpha(sheet.Paper, alpha))
	w := b.Metrics.Width(paint.SansBold, size, pc.Value)
	l.Text(layer, paint.SansBold, size, floor(foot.X+(foot.W-w)/2+.5), floor(foot.Y+h/2+b.Metrics.Ascent(paint.SansBold, size)/2+.5), paint.Alpha(sheet.Ink, alpha), pc.Value)
	b.groupMarks(l, layer, paint.Rect{X: face.X, Y: face.Y, W: face.W, H: face.W * .1}, pc, alpha)
}
