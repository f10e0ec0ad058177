package ground

import (
	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/rules"
)

// meadows strews a little grass over open ground, so sparsely that it stays
// paper.
func (b *baker) meadows() {
	col := palette.Alpha(palette.Hex("#8A7450"), .5)
	b.each(rules.GroundOpen, func(c *rules.Cell, mid ink.Pt) {
		r := b.Dice("open", c.Row*100+c.Col)
		for range 2 + r.IntN(3) {
			p := mid.Add(ink.Pt{X: (r.Float64() - .5) * 82 * b.U, Y: (r.Float64() - .5) * 82 * b.U})
			for k := -1; k <= 1; k++ {
				tip := p.Add(ink.Pt{X: float64(k) * 2 * b.U, Y: -(3.2 - .8*float64(k*k)) * b.U})
				b.C.Fill(ink.Taper(p.Add(ink.Pt{X: float64(k) * b.U}), tip, .9*b.U, .3*b.U), col)
			}
		}
	})
}
