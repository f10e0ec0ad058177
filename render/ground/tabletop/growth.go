package tabletop

import (
	"image/color"
	"math"
	"math/rand/v2"
	"slices"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/rules"
)

// tableWood is the wash of woods on a table: darker than on paper, since the
// table is green itself.
var tableWood = palette.Wash{Ground: "woods", Color: palette.Hex("#93A97C"), Texture: palette.Hex("#3B4A33")}

// groves plants woods and orchards. The outline of a wood counts in the
// rules, so its floor shows it, and no trunk stands outside.
func (b *baker) groves() {
	b.tint(b.patch(.16, .1, rules.AreaWood), tableWood, .95)
	b.tint(b.patch(.12, .06, rules.AreaOrchard), palette.Wash{Ground: "orchard", Color: palette.Hex("#CBD79B"), Texture: palette.Hex("#62713F")}, .85)
	var crowns []sapling
	b.areas(func(_ *rules.Area, pts []ink.Pt, n int) {
		b.outlined(pts, tableWood.Texture)
		crowns = append(crowns, b.wild(pts, n)...)
	}, rules.AreaWood)
	b.areas(func(_ *rules.Area, pts []ink.Pt, n int) {
		b.outlined(pts, palette.Hex("#62713F"))
		crowns = append(crowns, b.planted(pts, n)...)
	}, rules.AreaOrchard)
	slices.SortStableFunc(crowns, func(p, q sapling) int { return int(math.Copysign(1, p.at.Y-q.at.Y)) })
	for i, c := range crowns {
		b.Tree(c.at, c.size, i)
	}
}

// sapling is a tree.
type sapling struct {
	at   ink.Pt
	size float64
}

// outlined dots the exact outline of a piece of scenery.
func (b *baker) outlined(pts []ink.Pt, col color.NRGBA) {
	b.C.Lines(ink.Poly(pts...).Dashed(1.6*b.U, 3.2*b.U), 1.1*b.U, palette.Alpha(col, .6))
}

// wild scatters trees over an outline, evenly but without order.
func (b *baker) wild(pts []ink.Pt, n int) []sapling {
	r := b.Dice("wood", n)
	gap := 12.4 * b.U
	var all []sapling
	b.lattice(pts, gap, gap*.87, 0, func(p ink.Pt) {
		p = p.Add(ink.Pt{X: (r.Float64() - .5) * gap * .7, Y: (r.Float64() - .5) * gap * .7})
		size := (5.6 + 3.2*r.Float64()) * b.U
		if within(pts, p) && border(pts, p) > size*.4 && r.IntN(12) > 0 {
			all = append(all, sapling{p, size})
		}
	})
	return all
}

// planted sets trees in rows along the longest side of an outline.
func (b *baker) planted(pts []ink.Pt, n int) []sapling {
	r := b.Dice("orchard", n)
	var all []sapling
	b.lattice(pts, 20*b.U, 20*b.U, nonzero(tilt(pts)), func(p ink.Pt) {
		if within(pts, p) && border(pts, p) > 6*b.U {
			all = append(all, sapling{p, (5 + .9*r.Float64()) * b.U})
		}
	})
	return all
}

// lattice calls f for the points of a lattice turned by an angle that may lie
// inside an outline.
func (b *baker) lattice(pts []ink.Pt, dx, dy, turn float64, f func(ink.Pt)) {
	box := around(pts, 0)
	mid := ink.Pt{X: float64(box.Min.X+box.Max.X) / 2, Y: float64(box.Min.Y+box.Max.Y) / 2}
	reach := math.Hypot(float64(box.Dx()), float64(box.Dy())) / 2
	spin := ink.Rotate(turn, 0, 0)
	for j := math.Ceil(-reach / dy); j <= reach/dy; j++ {
		for i := math.Ceil(-reach / dx); i <= reach/dx; i++ {
			odd := 0.
			if turn == 0 && int(j)&1 == 1 {
				odd = .5
			}
			f(mid.Add(spin.Apply(ink.Pt{X: (i + odd) * dx, Y: j * dy})))
		}
	}
}

// tilt is the direction of the longest side of an outline, from -90 to 90
// degrees, in radians.
func tilt(pts []ink.Pt) float64 {
	var long ink.Pt
	for i, p := range pts {
		if d := pts[(i+1)%len(pts)].Sub(p); d.Len() > long.Len() {
			long = d
		}
	}
	return math.Atan(long.Y / nonzero(long.X))
}

func nonzero(x float64) float64 {
	if math.Abs(x) < 1e-6 {
		return 1e-6
	}
	return x
}

// border is the distance of a point from an outline.
func border(pts []ink.Pt, q ink.Pt) float64 {
	least := math.Inf(1)
	for i, a := range pts {
		d := pts[(i+1)%len(pts)].Sub(a)
		w := q.Sub(a)
		t := (w.X*d.X + w.Y*d.Y) / nonzero(d.X*d.X+d.Y*d.Y)
		least = min(least, w.Sub(d.Times(min(1, max(0, t)))).Len())
	}
	return least
}

// bogs draws marsh: strokes of standing water, and tufts of reed.
func (b *baker) bogs() {
	w := palette.WashOf("marsh")
	b.tint(b.patch(.18, .1, rules.AreaMarsh), w, .9)
	b.areas(func(_ *rules.Area, pts []ink.Pt, n int) {
		r := b.Dice("marsh", n)
		b.outlined(pts, w.Texture)
		b.strewn(pts, 11*b.U, r, func(p ink.Pt) {
			l := (4 + 3.5*r.Float64()) * b.U
			b.C.Fill(ink.Taper(p, p.Add(ink.Pt{X: l}), 1.2*b.U, .3*b.U), palette.Alpha(w.Texture, .7))
			b.C.Fill(ink.Taper(p, p.Sub(ink.Pt{X: l}), 1.2*b.U, .3*b.U), palette.Alpha(w.Texture, .7))
			if r.IntN(5) < 3 {
				b.Tuft(p, (6+2*r.Float64())*b.U, w.Texture)
			}
		})
	}, rules.AreaMarsh)
}

// strewn calls f for points scattered inside an outline.
func (b *baker) strewn(pts []ink.Pt, gap float64, r *rand.Rand, f func(ink.Pt)) {
	b.lattice(pts, gap, gap*.8, 0, func(p ink.Pt) {
		p = p.Add(ink.Pt{X: (r.Float64() - .5) * gap * .8, Y: (r.Float64() - .5) * gap * .6})
		if within(pts, p) && border(pts, p) > 3*b.U {
			f(p)
		}
	})
}
