package tabletop

import "grognard/render/paint"

// Clearest returns that of some places of the window which hides least of the
// bodies on a tabletop and of what is written there; of equal ones the first.
func (b *Painter) Clearest(places ...paint.Rect) paint.Rect {
	return b.clearest(true, places...)
}

// clearest is Clearest, which may leave out what is written.
func (b *Painter) clearest(writing bool, places ...paint.Rect) paint.Rect {
	best, least := places[0], float32(0)
	for i, r := range places {
		much := b.hides(r)
		if writing {
			much += b.blots(r)
		}
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
func (b *Painter) hides(r paint.Rect) (area float32) {
	for i := range b.bodies {
		if x := b.bodyBox(&b.bodies[i]).And(r); x.W > 1 && x.H > 1 {
			area += x.W * x.H
		}
	}
	return area
}

// blots is how much of what is written on a tabletop a rectangle covers.
func (b *Painter) blots(r paint.Rect) (area float32) {
	for _, o := range b.written {
		if x := o.And(r); x.W > 1 && x.H > 1 {
			area += x.W * x.H
		}
	}
	return area
}
