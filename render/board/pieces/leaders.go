package pieces

import (
	"grognard/assets"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// LeaderTall is the height of a leader's face, of its width.
const LeaderTall = 78.0 / 62

// leader draws a leader: a tall block with a bicorne. Its face is as wide as
// at.
func (b *Painter) leader(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, alpha float32) {
	w := at.W
	if at.W >= CounterSize*b.Zoom-1 || layer != paint.Pieces { // in a tray it fills the height
		w = floor(at.H / LeaderTall * .9)
		at = paint.Rect{X: floor(at.X + (at.W-w)/2), Y: at.Y, W: w, H: at.H}
	}
	tint := paint.Alpha(paint.White, alpha)
	b.baseLine(l, layer, paint.Rect{X: at.X, Y: at.Y, W: w, H: w * LeaderTall}, pc, alpha)
	k := w / float32(assets.BlockFace.Dx())
	l.Image(layer, b.keys.body(pc), paint.Rect{X: at.X - k*float32(assets.BlockFace.Min.X), Y: at.Y - k*float32(assets.BlockFace.Min.Y), W: k * 84, H: k * 100}, tint)
	if layer == paint.Pieces && b.Map.Shape == rules.Squares && pc.Value != "" {
		b.ability(l, layer, paint.Rect{X: at.X, Y: at.Y, W: w, H: w * LeaderTall}, pc, alpha)
		return
	}
	d := w * .66
	l.Image(layer, b.keys.pict(b.Store, pc.Face).of(pc.Side, d/b.Scale), paint.About(at.X+w/2, at.Y+w*LeaderTall/2, d, d), tint)
	b.groupMarks(l, layer, paint.Rect{X: at.X, Y: at.Y, W: w, H: w * LeaderTall}, pc, alpha)
	if size := floor(w * .4); pc.Value != "" && size >= b.Px(9) {
		b.slip(l, layer, at.X+w/2, at.Y+w*LeaderTall, size, pc.Value, alpha)
	}
}

// ability prints a general's pictogram and under it, on the foot of his face,
// his ability: on a square he stands among brigades, with no room below him.
func (b *Painter) ability(l *paint.List, layer paint.Layer, face paint.Rect, pc *rules.Piece, alpha float32) {
	tint := paint.Alpha(paint.White, alpha)
	size := max(b.Px(10), floor(face.W*.46))
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
