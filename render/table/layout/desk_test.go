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

func TestCardsLieApartFromEachOtherAndFromWhatAlwaysHangsThere(t *testing.T) {
	for text := float32(.8); text < 2.05; text += .2 {
		battles(t, text, func(t *testing.T, n layout.Needs) {
			if n.Piles = n.Hand; !n.Piles {
				return
			}
			l := layout.Of(n)
			lain := []paint.Rect{l.Piles[0], l.Piles[1], l.Common, l.Play}
			for i, r := range lain {
				if r.W <= 0 || r.H <= 0 || !inside(r, paint.Rect{W: n.W, H: n.H}) {
					t.Errorf("at %gx%g, text %.1f: %d lies in %v", n.W, n.H, text, i, r)
				}
				for k, s := range append(l.Rest(), lain[:i]...) {
					if r.Overlaps(s) {
						t.Errorf("at %gx%g, text %.1f: %d, %v, lies over %d, %v", n.W, n.H, text, i, r, k, s)
					}
				}
			}
			if l.Tab != l.OneRow || l.Tab && l.Fanned {
				t.Errorf("text %.1f: the hand is a tab: %v", text, l.Tab)
			}
		})
	}
}

func TestTheCellsGiveWayToPilesThatTheDeskHasNoRoomFor(t *testing.T) {
	n := needs(t, sizes[0], "ccn", "ccn-12-waterloo", 1)
	n.Wide *= 1.2 // a map as wide as the window
	n.Piles = true
	l := layout.Of(n)
	z := cell(n, l)
	x, y := l.Free.Center()
	cells := paint.About(x, y, z*n.Wide, z*n.High)
	for _, r := range []paint.Rect{l.Piles[0], l.Piles[1], l.Common} {
		if r.Overlaps(cells) {
			t.Errorf("%v lies over the cells, %v", r, cells)
		}
	}
}

func TestWhatIsChosenFromLiesBesideTheMap(t *testing.T) {
	for _, system := range [][2]string{{"manoeuvre", "man-01-first-orders"}, {"ccn", "ccn-12-waterloo"}} {
		for _, text := range []float32{1, 2} {
			n := needs(t, sizes[0], system[0], system[1], text)
			n.Tray, n.Labels, n.Spread = true, 4, true
			l := layout.Of(n)
			all := []paint.Rect{l.Tools, l.Tray, l.Labels, l.Spread}
			for i, r := range all {
				if r.W < 200 && i > 0 || !inside(r, paint.Rect{W: n.W, H: n.H}) {
					t.Errorf("%s, text %g: %d lies in %v", system[0], text, i, r)
				}
				for k, s := range all[:i] {
					if r.Overlaps(s) {
						t.Errorf("%s, text %g: %d, %v, lies over %d, %v", system[0], text, i, r, k, s)
					}
				}
			}
			z := cell(n, l)
			x, y := l.Free.Center()
			if cells := paint.About(x, y, z*n.Wide, z*n.High); l.Spread.Overlaps(cells) {
				t.Errorf("%s, text %g: %v lies over the cells, %v", system[0], text, l.Spread, cells)
			}
		}
	}
}
