package ground

import (
	"cmp"
	"slices"

	"grognard/assets/ink"
	"grognard/render/ground/chart"
	"grognard/rules"
)

// trees plants crowns wherever the woods reach, closely and evenly, from north
// to south so that each stands before the one behind.
func (b *baker) trees() {
	f := b.cover(only(rules.GroundWoods), .08, .12, "woods")
	if f == nil {
		return
	}
	seed := b.Seed ^ ink.Seed("trees")
	gap := 14.2 * b.U
	j0, j1 := chart.Span(b.Part.Min.Y, b.Part.Max.Y, gap*.87, 26*b.U)
	i0, i1 := chart.Span(b.Part.Min.X, b.Part.Max.X, gap, 26*b.U)
	var all []sapling
	for j := j0; j <= j1; j++ {
		for i := i0; i <= i1; i++ {
			p := ink.Pt{
				X: (float64(i) + float64(j&1)/2 + (ink.Hash(seed, i, j)-.5)*.75) * gap,
				Y: (float64(j)*.87 + (ink.Hash(seed+1, i, j)-.5)*.75) * gap,
			}
			if b.onBoard(p, 5*b.U) && f.At(p.X, p.Y) > .58 && ink.Noise(b.Seed+4, p.X/(30*b.U), p.Y/(30*b.U)) < .8 {
				all = append(all, sapling{p, (5.4 + 3.2*ink.Hash(seed+2, i, j)) * b.U, j<<12 + i})
			}
		}
	}
	slices.SortStableFunc(all, func(p, q sapling) int { return cmp.Compare(p.at.Y, q.at.Y) })
	for _, t := range all {
		b.Tree(t.at, t.size, t.n)
	}
}

// sapling is a tree that is to be planted; its number says what it looks like.
type sapling struct {
	at   ink.Pt
	size float64
	n    int
}

// onBoard reports whether a point lies inside the board, d pixels from its
// border.
func (b *baker) onBoard(p ink.Pt, d float64) bool {
	r := b.Board().Inset(float32(d))
	return b.loose > 0 || r.Has(float32(p.X), float32(p.Y))
}
