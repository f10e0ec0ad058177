package sheet

import "grognard/render/paint"

// ember is the one hue of a Glow, and glowing how much of what lies below the hottest of them
// hides.
var ember = paint.Color{R: 0xc8, G: 0x5a, B: 0x0a, A: 255}

const glowing = .62

// GlowKey is the picture of a glow on cells.
func (s *Sheet) GlowKey() string { return MarkKey(Wash, s.Map.Shape) }

// GlowCell tints a cell: one picture lets most of the map through, so the hotter half has two.
func (s *Sheet) GlowCell(l *paint.List, r paint.Rect, g *Glow) {
	for heat := 2 * g.Heat; heat > 0; heat-- {
		l.Image(paint.Over, s.GlowKey(), r, paint.Alpha(ember, min(1, heat)))
	}
	s.glowText(l, r, g)
}

// GlowSquare tints a square of a table.
func (s *Sheet) GlowSquare(l *paint.List, r paint.Rect, g *Glow) {
	l.Fill(paint.Over, r, paint.Alpha(ember, glowing*g.Heat))
	s.glowText(l, r, g)
}

// glowText writes on a tint, with a rim of paper.
func (s *Sheet) glowText(l *paint.List, r paint.Rect, g *Glow) {
	text, size := g.Text, g.Size
	if text == "" {
		return
	}
	x, y := r.Center()
	x = floor(x - s.Metrics.Width(paint.SansBold, size, text)/2)
	y = floor(y + s.Metrics.Ascent(paint.SansBold, size)/2)
	d := max(1, floor(size/9))
	for _, o := range [...][2]float32{{-d, 0}, {d, 0}, {0, -d}, {0, d}, {-d, -d}, {d, -d}, {-d, d}, {d, d}} {
		l.Text(paint.OverText, paint.SansBold, size, x+o[0], y+o[1], Paper, text)
	}
	l.Text(paint.OverText, paint.SansBold, size, x, y, Ink, text)
}
