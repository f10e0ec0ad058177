package pieces

import (
	"image"

	"grognard/assets"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// farToken draws a counter that has no room for all that is printed on it.
func (b *Painter) farToken(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, k Level, alpha float32) {
	tint := paint.Alpha(paint.White, alpha)
	id := bodyOf(pc)
	if k == Far {
		l.Image(layer, b.keys.named("chip", id), around(at, chipBody, chipWide), tint)
	} else {
		l.Image(layer, b.keys.named("plate", id), around(at, plateBody, plateWide), tint)
	}
	size := float32(0)
	if k == Brief && main(pc) != "" {
		size, _ = b.setValue(main(pc), at.W, briefShare)
		size = max(leastValue, size)
	}
	if pc.Face != "" {
		b.farFigure(l, layer, at, pc, k, size, tint)
	}
	b.fold(l, layer, at, pc, tint)
	b.states(l, layer, at, pc, has(pc.State, rules.StateShaken) && !has(pc.State, rules.StateReduced), alpha)
	ink := sheet.Ink
	if has(pc.State, rules.StateReduced) {
		ink = reducedInk
	}
	switch {
	case size > 0:
		b.valuePlate(l, layer, at, size, main(pc), sheet.Paper, ink, alpha)
	case k == Brief && pc.Of > 1:
		b.dots(l, layer, at, pc.N, pc.Of, alpha)
	case k == Single && strength(pc) != "":
		b.numberBox(l, layer, at, strength(pc), ink, alpha)
	}
}

// farFigure draws the pictogram of a counter above its values, which have letters of a
// size, or its silhouette.
func (b *Painter) farFigure(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, k Level, size float32, tint paint.Color) {
	d, y := at.W*.74, at.Y+at.H/2
	p := b.keys.pict(b.Store, pc.Face)
	switch {
	case k == Far:
		d, p = max(leastMark, at.W*.62), b.keys.pict(b.Store, silhouette(pc.Face))
	case k == Brief && size > 0:
		foot := at.Y + at.H - floor(b.Metrics.Ascent(paint.SansBold, size)+.5) - 5 - floor(at.W*.03+.5)
		top := at.Y + at.H*.1
		d, y = min(d, (foot-top)*1.08), (foot+top)/2
	}
	b.figure(l, layer, paint.About(at.X+at.W/2, y, floor(d), floor(d)), pc, p, tint)
}

// fold is the bent corner of what is shaken: of what is reduced too the other corner,
// since it has lost the first.
func (b *Painter) fold(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, tint paint.Color) {
	if !has(pc.State, rules.StateShaken) {
		return
	}
	d := max(leastMark, floor(at.W*.36))
	r := paint.Rect{X: at.X + at.W - d, Y: at.Y, W: d, H: d}
	if has(pc.State, rules.StateReduced) {
		r.X = at.X
		l.Turned(layer, "state/fold", r, tint, -halfPi)
		return
	}
	l.Image(layer, "state/fold", r, tint)
}

const halfPi = 1.5707964

// numberBox prints one number in a box that juts out at the lower right of a piece.
func (b *Painter) numberBox(l *paint.List, layer paint.Layer, at paint.Rect, text string, ink paint.Color, alpha float32) {
	r := b.numberAt(at, text)
	l.Fill(layer, r, paint.Alpha(sheet.Ink, alpha))
	l.Fill(layer, r.Inset(1), paint.Alpha(sheet.Paper, alpha))
	x, y := r.Center()
	b.valueText(l, layer, x, y, numberSize, text, paint.Alpha(ink, alpha))
}

// numberAt is where that box is.
func (b *Painter) numberAt(at paint.Rect, text string) paint.Rect {
	w, h := floor(b.Metrics.Width(paint.SansBold, numberSize, text)+.5)+5, floor(b.Metrics.Ascent(paint.SansBold, numberSize)+.5)+4
	return paint.Rect{X: floor(at.X + at.W - w*.55), Y: floor(at.Y + at.H - h*.65), W: w, H: h}
}

// dots draws the steps of a counter at its foot, those that are lost in outline.
func (b *Painter) dots(l *paint.List, layer paint.Layer, at paint.Rect, n, of int, alpha float32) {
	gap := at.W * .8 / float32(of)
	d := floor(min(gap*.8, at.H*.16))
	if d < 3 {
		return
	}
	y := floor(at.Y + at.H*.86 - d)
	for i := range of {
		r := paint.Rect{X: floor(at.X + at.W/2 + gap*(float32(i)-float32(of-1)/2) - d/2), Y: y, W: d, H: d}
		l.Fill(layer, r.Inset(-1), paint.Alpha(sheet.Paper, alpha))
		l.Fill(layer, r, paint.Alpha(sheet.Ink, alpha))
		if i >= n {
			l.Fill(layer, r.Inset(1), paint.Alpha(sheet.Paper, alpha))
		}
	}
}

// Sizes of the masters of plates and chips, and of their bodies.
const (
	plateWide = 96
	chipWide  = 64
)

var plateBody, chipBody = assets.PlateBody, assets.ChipBody

// around returns where the whole of a square master goes, shadow included, so that the
// body on it fills a rectangle.
func around(at paint.Rect, body image.Rectangle, size float32) paint.Rect {
	k := at.W / float32(body.Dx())
	return paint.Rect{X: at.X - k*float32(body.Min.X), Y: at.Y - k*float32(body.Min.Y), W: k * size, H: k * size}
}

// silhouette is which of the four shapes stands for a face seen from afar.
func silhouette(face rules.Face) rules.Face {
	switch face {
	case rules.FaceLeader, rules.FaceCommander, rules.FaceHQ, rules.FaceTrains, rules.FaceSupply:
		return silStaff
	case rules.FaceMarker:
		return face
	}
	switch classOf(face) {
	case horse:
		return silHorse
	case guns:
		return silGuns
	}
	return silFoot
}

// The four silhouettes.
const (
	silFoot  rules.Face = "foot"
	silHorse rules.Face = "horse"
	silGuns  rules.Face = "guns"
	silStaff rules.Face = "staff"
)
