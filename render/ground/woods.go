package ground

import (
	"math"
	"slices"

	"grognard/assets/ink"
	"grognard/assets/palette"
)

// trees plants crowns wherever the woods reach, closely and evenly, from north
// to south so that each stands before the one behind.
func (b *baker) trees() {
	f := b.cover(only("woods"), .08, .12, "woods")
	if f == nil {
		return
	}
	r := b.dice("trees", 0)
	gap := 14.2 * b.u
	var all []ink.Pt
	for row, y := 0, 0.; y < float64(b.h); row, y = row+1, y+gap*.87 {
		for x := gap / 2 * float64(row%2); x < float64(b.w); x += gap {
			p := ink.Pt{X: x + (r.Float64()-.5)*gap*.75, Y: y + (r.Float64()-.5)*gap*.75}
			if b.onBoard(p, 5*b.u) && f.at(p.X, p.Y) > .58 && ink.Noise(b.seed+4, p.X/(30*b.u), p.Y/(30*b.u)) < .8 {
				all = append(all, p)
			}
		}
	}
	slices.SortStableFunc(all, func(p, q ink.Pt) int { return int(math.Copysign(1, p.Y-q.Y)) })
	for i, p := range all {
		b.tree(p, (5.4+3.2*ink.Hash(b.seed, i, 1))*b.u, i)
	}
}

// onBoard reports whether a point lies inside the board, d pixels from its
// border.
func (b *baker) onBoard(p ink.Pt, d float64) bool {
	r := b.Board().Inset(float32(d))
	return b.loose > 0 || r.Has(float32(p.X), float32(p.Y))
}

// tree is a crown seen from above, with the shadow it throws and engraved
// shade on its south-east.
func (b *baker) tree(p ink.Pt, size float64, n int) {
	dark, edge := palette.Hex("#4E6142"), palette.Hex("#2F3D29")
	light := palette.Mix(palette.Hex("#8FA37A"), palette.Hex("#A3B078"), ink.Hash(b.seed, n, 2))
	b.c.Fill(ink.Ellipse(p.X+size*.35, p.Y+size*.5, size*1.02, size*.86), palette.Alpha(edge, .42))
	b.c.Fill(b.crown(p, size, n), edge)
	b.c.Fill(b.crown(p, size-1.1*b.u, n), dark)
	b.c.Fill(b.crown(p.Add(ink.Pt{X: -size * .13, Y: -size * .15}), size*.72, n+7), light)
	b.c.Fill(ink.Disc(p.X-size*.3, p.Y-size*.34, size*.24), palette.Alpha(palette.Hex("#C3CC9F"), .8))
	for k := range 2 {
		a := .2 + float64(k)*.9
		q := p.Add(ink.Polar(size*.5, a))
		b.c.Stroke(ink.Arc(q.X, q.Y, size*.26, a-.9, a+.9), .8*b.u, palette.Alpha(edge, .75))
	}
}

// crown is a disc with lobes.
func (b *baker) crown(p ink.Pt, size float64, n int) ink.Path {
	turn := ink.Hash(b.seed, n, 3) * 6.28
	lobes := 5 + float64(n%3)
	pts := make([]ink.Pt, 22)
	for i := range pts {
		a := 2 * math.Pi * float64(i) / float64(len(pts))
		k := 1 - .12*math.Pow(math.Abs(math.Sin(lobes*a/2+turn)), 3)
		pts[i] = p.Add(ink.Polar(size*k, a))
	}
	return ink.Poly(pts...)
}
