package ground

import (
	"math"
	"slices"

	"grognard/assets/ink"
	"grognard/rules"
)

// trees plants crowns wherever the woods reach, closely and evenly, from north
// to south so that each stands before the one behind.
func (b *baker) trees() {
	f := b.cover(only(rules.GroundWoods), .08, .12, "woods")
	if f == nil {
		return
	}
	r := b.Dice("trees", 0)
	gap := 14.2 * b.U
	var all []ink.Pt
	for row, y := 0, 0.; y < float64(b.H); row, y = row+1, y+gap*.87 {
		for x := gap / 2 * float64(row%2); x < float64(b.W); x += gap {
			p := ink.Pt{X: x + (r.Float64()-.5)*gap*.75, Y: y + (r.Float64()-.5)*gap*.75}
			if b.onBoard(p, 5*b.U) && f.At(p.X, p.Y) > .58 && ink.Noise(b.Seed+4, p.X/(30*b.U), p.Y/(30*b.U)) < .8 {
				all = append(all, p)
			}
		}
	}
	slices.SortStableFunc(all, func(p, q ink.Pt) int { return int(math.Copysign(1, p.Y-q.Y)) })
	for i, p := range all {
		b.Tree(p, (5.4+3.2*ink.Hash(b.Seed, i, 1))*b.U, i)
	}
}

// onBoard reports whether a point lies inside the board, d pixels from its
// border.
func (b *baker) onBoard(p ink.Pt, d float64) bool {
	r := b.Board().Inset(float32(d))
	return b.loose > 0 || r.Has(float32(p.X), float32(p.Y))
}
