package prompt

import (
	"testing"

	"grognard/render/paint"
)

// A sheet never lies where its cards have no room for their words, however much elsewhere is to be kept clear, or
// near the pointer that rested there.
func TestTheSheetIsNotSqueezedBesideThePointer(t *testing.T) {
	const card, head = 170, 90
	for _, size := range []paint.Rect{{Y: 40, W: 1240, H: 680}, {Y: 40, W: 1880, H: 1040}} {
		for _, y := range []float32{225, 240, 260, 400, size.H - 120} {
			s := site{room: size, x: size.W / 2, y: y, far: 80, least: cardLeast}
			for i := range 6 { // what the question is about, all over
				s.clear = append(s.clear, paint.Rect{X: 300 + 90*float32(i), Y: 300, W: 80, H: 700})
			}
			s.size = func(w, h float32) (z sized) {
				z.rows, z.w, z.grid.h = 1, min(w, 1100), card
				if w < 1100 {
					z.rows = 2
				}
				cards := float32(z.rows) * card
				if z.scrolls = cards > h-head; z.scrolls {
					cards = max(h-head, 10)
				}
				z.h = head + cards
				z.answers = paint.Rect{Y: head, W: z.w, H: cards}
				return z
			}
			if at := s.place(); at.sized.answers.H < card {
				t.Errorf("%v wide, pointer at %v: the answers have %v", size.W, y, at.sized.answers.H)
			}
		}
	}
}
