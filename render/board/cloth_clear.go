package board

import "grognard/render/paint"

// Clearest returns that of some places of the window which hides least of the
// bodies on a Cloth; of equal ones the first.
func (b *Board) Clearest(places ...paint.Rect) paint.Rect {
	best, least := places[0], float32(0)
	for i, r := range places {
		much := b.hides(r)
		if x := r.And(b.Port); x.W < r.W-.5 || x.H < r.H-.5 { // it would be cut off
			much += r.W * r.H
		}
		if i == 0 || much < least {
			best, least = r, much
		}
	}
	return best
}

// hides is how much of the bodies a rectangle covers, in square pixels.
func (b *Board) hides(r paint.Rect) (area float32) {
	for i := range b.bodies {
		if x := b.bodyBox(&b.bodies[i]).And(r); x.W > 1 && x.H > 1 {
			area += x.W * x.H
		}
	}
	return area
}
