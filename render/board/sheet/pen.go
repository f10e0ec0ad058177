package sheet

import "grognard/render/paint"

// The colours of text and plates on the map; they are those of paper in every theme.
var (
	Ink   = paint.Color{R: 0x2b, G: 0x21, B: 0x18, A: 255}
	Paper = paint.Color{R: 0xfb, G: 0xf5, B: 0xe4, A: 255}
	Gold  = paint.Color{R: 0xf2, G: 0xb1, B: 0x34, A: 255}
)

// Plate writes a short text, such as odds, at the lower edge of a rectangle.
func (s *Sheet) Plate(l *paint.List, r paint.Rect, text string) {
	size := s.Px(15)
	w := s.Metrics.Width(paint.SansBold, size, text) + size
	h := floor(size * 1.5)
	x, y := floor(r.X+r.W/2-w/2), floor(r.Y+r.H-h*.8)
	l.Fill(paint.Over, paint.Rect{X: x - 1, Y: y - 1, W: w + 2, H: h + 2}, Ink)
	l.Fill(paint.Over, paint.Rect{X: x, Y: y, W: w, H: h}, Paper)
	l.Text(paint.Over, paint.SansBold, size, x+size/2, y+h*.5+s.Metrics.Ascent(paint.SansBold, size)/2, Ink, text)
}

// Px turns dp into whole pixels.
func (s *Sheet) Px(dp float32) float32 { return max(1, floor(dp*s.Scale+.5)) }

// Digits writes a small number without making a string anew each frame.
func Digits(n int) string {
	const table = "0 1 2 3 4 5 6 7 8 9 10111213141516171819202122232425262728293031"
	if n < 0 || 2*n+2 > len(table) {
		return "*"
	}
	if n < 10 {
		return table[2*n : 2*n+1]
	}
	return table[2*n : 2*n+2]
}
