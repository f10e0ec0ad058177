package ground

import (
	"math"
	"math/rand/v2"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/render/ground/chart"
	"grognard/rules"
)

// cultivation ploughs the fields: parcels with furrows in different ways,
// hedges between them.
func (b *baker) cultivation() {
	f := b.cover(only(rules.GroundFields), .05, .04, "fields")
	if f == nil {
		return
	}
	b.each(rules.GroundFields, func(c *rules.Cell, mid ink.Pt) {
		r := b.Dice("fields", c.Row*100+c.Col)
		tilt := (r.Float64() - .5) * .7
		turn := ink.Rotate((r.Float64()-.5)*b.loose, mid.X, mid.Y)
		plough := func() {
			for i, p := range parcels(mid, b.reach()*b.U, tilt, r) {
				b.parcel(p.By(turn), tilt+float64(i%2)*math.Pi/2+(r.Float64()-.5)*.4, i, r)
			}
		}
		if b.loose > 0 || !b.Hexes() {
			plough()
			return
		}
		b.inside(chart.Shrunk(b.outline(mid), .96), plough)
	})
}

// reach is how far the fields of a cell go from its middle, in hundredths of
// a cell: those of a hex are cut off at its sides.
func (b *baker) reach() float64 {
	if b.Hexes() {
		return 58
	}
	return 47
}

// parcels cuts a square of half side s into four by two tilted lines.
func parcels(mid ink.Pt, s, tilt float64, r *rand.Rand) []ink.Path {
	off := func() float64 { return (r.Float64() - .5) * .5 * s }
	x := mid.Add(ink.Pt{X: off() * .6, Y: off() * .6})
	k := math.Tan(tilt * .4)
	n, e := ink.Pt{X: x.X + k*s, Y: mid.Y - s}, ink.Pt{X: mid.X + s, Y: x.Y + k*s}
	so, w := ink.Pt{X: x.X - k*s, Y: mid.Y + s}, ink.Pt{X: mid.X - s, Y: x.Y - k*s}
	corner := func(dx, dy float64) ink.Pt { return ink.Pt{X: mid.X + dx*s, Y: mid.Y + dy*s} }
	all := []ink.Path{
		ink.Poly(corner(-1, -1), n, x, w), ink.Poly(n, corner(1, -1), e, x),
		ink.Poly(x, e, corner(1, 1), so), ink.Poly(w, x, so, corner(-1, 1)),
	}
	for i := range all {
		all[i] = chart.Shrunk(all[i], .94)
	}
	return all
}

// crops are the colours of fields.
var crops = []string{"#F2E58C", "#E3D98A", "#EFD98C", "#D9DC94"}

func (b *baker) parcel(p ink.Path, a float64, i int, r *rand.Rand) {
	w := palette.WashOf("fields")
	b.C.Fill(p, palette.Alpha(palette.Hex(crops[(i+r.IntN(4))%4]), .8))
	box := p[0].Pts
	var mid ink.Pt
	for _, q := range box {
		mid = mid.Add(q.Times(1 / float64(len(box))))
	}
	along, across := ink.Polar(1, a), ink.Polar(1, a+math.Pi/2)
	reach := 60 * b.U
	var furrows ink.Path
	for t := -reach; t < reach; t += 4.6 * b.U {
		q := mid.Add(across.Times(t + (r.Float64()-.5)*b.U))
		furrows = append(furrows, ink.Open(q.Sub(along.Times(reach)), q.Add(along.Times(reach)))...)
	}
	b.C.Inside(p, func(c *ink.Canvas) { c.Lines(furrows, .9*b.U, palette.Alpha(w.Texture, .62)) })
	b.C.Lines(p, 1*b.U, palette.Alpha(w.Texture, .8))
	b.hedge(p, r)
}

// hedge dots bushes along two sides of a parcel.
func (b *baker) hedge(p ink.Path, r *rand.Rand) {
	pts := p[0].Pts
	for i := range 2 {
		from, to := pts[(i+1)%4], pts[(i+2)%4]
		n := int(to.Sub(from).Len() / (6.5 * b.U))
		for k := range n {
			if r.IntN(5) == 0 {
				continue
			}
			q := from.Add(to.Sub(from).Times((float64(k) + .5) / float64(n)))
			s := (1.7 + r.Float64()) * b.U
			b.C.Fill(ink.Disc(q.X+.5*b.U, q.Y+.7*b.U, s), palette.Alpha(palette.Hex("#3B4A33"), .75))
			b.C.Fill(ink.Disc(q.X, q.Y, s*.8), palette.Hex("#7E9468"))
		}
	}
}
