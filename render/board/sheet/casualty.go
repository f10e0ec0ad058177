package sheet

import (
	"math"

	"grognard/assets/palette"
	"grognard/render/paint"
)

// puffs is how many clouds rise from a piece that is hit.
const puffs = 14

// Casualty shows that a piece about a point, d pixels wide, loses so many steps just now, t
// of the way: a puff of smoke, and how many they are. Calm leaves out what moves.
func (s *Sheet) Casualty(l *paint.List, x, y, d float32, n int, t float32, calm bool) {
	if !calm && t < 1 {
		for i := range puffs {
			a := float64(i)*2.399 + .6
			far := d * (.1 + .55*outSlow(t)) * (.45 + .55*float32(i%5)/4)
			sin, cos := math.Sincos(a)
			size := d * (.2 + .3*outSlow(t)) * (.7 + .3*float32(i%3)/2)
			at := paint.About(x+far*float32(cos), y+far*float32(sin)*.8-d*.14*t, size, size)
			l.Image(paint.Over, "puff", at, paint.Alpha(paint.White, .85*(1-t)*(1-t)))
		}
	}
	if n <= 0 {
		return
	}
	text := lostDigits(n)
	size := max(18, floor(d*.42))
	w := s.Metrics.Width(paint.SansBold, size, text)
	rise := d * .12 * outSlow(t)
	if calm {
		rise = d * .12
	}
	tx, ty := floor(x-d*.5-w*.9), floor(y+s.Metrics.Ascent(paint.SansBold, size)/2-rise)
	alpha := min(1, 8*t+.2)
	for _, o := range [...][2]float32{{-2, 0}, {2, 0}, {0, -2}, {0, 2}, {-1, -1}, {1, 1}, {1, -1}, {-1, 1}} {
		l.Text(paint.OverText, paint.SansBold, size, tx+o[0], ty+o[1], paint.Alpha(Paper, alpha), text)
	}
	l.Text(paint.OverText, paint.SansBold, size, tx, ty, paint.Alpha(palette.Attack, alpha), text)
}

// outSlow starts at once and lands softly.
func outSlow(t float32) float32 { return 1 - (1-t)*(1-t) }

// losses are the numbers of a loss as they are written.
var losses = [...]string{"", "−1", "−2", "−3", "−4", "−5", "−6", "−7", "−8", "−9", "−10", "−11", "−12"}

// lostDigits writes a loss.
func lostDigits(n int) string {
	if n < len(losses) {
		return losses[n]
	}
	return "−" + Digits(n)
}
