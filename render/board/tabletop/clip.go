package tabletop

import "grognard/rules"

// cutOff cuts off what of an outline in the window lies beyond the edges of the
// table; what is returned is good until the next call.
func (b *Painter) cutOff(pts []xy) []xy {
	nw, se := b.window(b.onSheet(rules.Point{Y: b.Map.Height})), b.window(b.onSheet(rules.Point{X: b.Map.Width}))
	west := func(p xy) float32 { return p.X - nw.X }
	east := func(p xy) float32 { return se.X - p.X }
	north := func(p xy) float32 { return p.Y - nw.Y }
	south := func(p xy) float32 { return se.Y - p.Y }
	b.clipped[0] = append(b.clipped[0][:0], pts...)
	for i, inside := range [4]func(xy) float32{west, east, north, south} {
		from, to := i%2, 1-i%2
		b.clipped[to] = cutAt(b.clipped[to][:0], b.clipped[from], inside)
	}
	return b.clipped[0]
}

// cutAt appends to kept the part of an outline for which inside is not negative.
func cutAt(kept, pts []xy, inside func(xy) float32) []xy {
	for i, p := range pts {
		q := pts[(i+1)%len(pts)]
		u, v := inside(p), inside(q)
		if u >= 0 {
			kept = append(kept, p)
		}
		if (u < 0) != (v < 0) {
			kept = append(kept, p.plus(q.minus(p).times(u/(u-v))))
		}
	}
	return kept
}
