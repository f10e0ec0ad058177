package pieces

import (
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// hitDisc is the disc of the hits of a brigade.
type hitDisc struct {
	layer paint.Layer
	at    paint.Rect
	n     string // "" from afar
	weak  bool   // they weaken it
	alpha float32
}

// hitDisc draws one.
func (b *Painter) hitDisc(l *paint.List, x *hitDisc) {
	key, d := "badge/ink", x.at.W
	if x.weak {
		key = "badge/red"
	}
	l.Image(x.layer, key, x.at, paint.Alpha(paint.White, x.alpha))
	if x.n == "" {
		return
	}
	size := max(leastValue, floor(d*.7))
	l.Text(x.layer, paint.SansBold, size, floor(x.at.X+(d-b.Metrics.Width(paint.SansBold, size, x.n))/2),
		floor(x.at.Y+d*.49+b.Metrics.Ascent(paint.SansBold, size)/2), paint.Alpha(sheet.Paper, x.alpha), x.n)
}

// PaintDiscs draws the hits of the brigades on the map: no arrow covers them.
func (b *Painter) PaintDiscs(l *paint.List) {
	for i := range b.discs {
		b.hitDisc(l, &b.discs[i])
	}
}

// leastDisc is how small a disc with the number of hits is at least, in pixels.
const leastDisc = 20

// hits returns the hits that a brigade has taken, "" if none.
func hits(pc *rules.Piece) string {
	if k, ok := pc.Badge(rules.BadgeHits); ok && k.N > 0 {
		return sheet.Digits(k.N)
	}
	return ""
}
