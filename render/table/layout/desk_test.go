package layout_test

import (
	"testing"

	"grognard/render/paint"
	"grognard/render/table/layout"
)

func TestWhatLiesOnTheDeskLiesBesideTheCellsAndTheRest(t *testing.T) {
	for text := float32(.8); text < 2.05; text += .2 {
		battles(t, text, func(t *testing.T, n layout.Needs) {
			n.Piles = n.Hand
			l := layout.Of(n)
			z := cell(n, l)
			x, y := l.Free.Center()
			cells := paint.About(x, y, z*n.Wide, z*n.High)
			lain := []paint.Rect{l.Piles[0], l.Piles[1], l.Fallen[0], l.Fallen[1]}
			for i, r := range lain {
				if r.W == 0 {
					continue
				}
				for k, s := range append(append(l.Rest(), cells, l.Hand), lain[:i]...) {
					if s.W > 0 && r.Overlaps(s) {
						t.Errorf("at %gx%g, text %.1f: %d, %v, lies over %d, %v", n.W, n.H, text, i, r, k, s)
					}
				}
				if !inside(r, paint.Rect{W: n.W, H: n.H}) {
					t.Errorf("at %gx%g, text %.1f: %d lies in %v", n.W, n.H, text, i, r)
				}
			}
		})
	}
}

func TestASquareMapLeavesRoomForTheFallenOnTheDesk(t *testing.T) {
	for _, at := range sizes {
		n := needs(t, at, "manoeuvre", "man-01-first-orders", 1)
		n.Piles = true
		l := layout.Of(n)
		for s := range l.Fallen {
			if l.Fallen[s].W == 0 || l.Piles[s].W == 0 {
				t.Errorf("at %gx%g side %d has piles in %v and its fallen in %v", at.w, at.h, s, l.Piles[s], l.Fallen[s])
			}
		}
		if n := l.Fallen[n.North]; n.Y > l.Turn.Y {
			t.Errorf("at %gx%g the fallen of the north lie in %v", at.w, at.h, n)
		}
	}
}
