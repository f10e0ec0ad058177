package tabletop

import (
	"cmp"
	"image/color"
	"math"
	"slices"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/render/ground/chart"
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
	b.areas(func(_ *rules.Area, pts []ink.Pt) {
		b.outlined(pts, tableWood.Texture)
		crowns = append(crowns, b.wild(pts)...)
	}, rules.AreaWood)
	b.areas(func(_ *rules.Area, pts []ink.Pt) {
		b.outlined(pts, palette.Hex("#62713F"))
		crowns = append(crowns, b.planted(pts)...)
	}, rules.AreaOrchard)
	slices.SortStableFunc(crowns, func(p, q sapling) int { return cmp.Or(cmp.Compare(p.at.Y, q.at.Y), cmp.Compare(p.at.X, q.at.X)) })
	for _, c := range crowns {
		b.Tree(c.at, c.size, c.n)
	}
}

// sapling is a tree that is to be planted; its number says what it looks like.
type sapling struct {
	at   ink.Pt
	size float64
	n    int
}

// outlined dots the exact outline of a piece of scenery.
func (b *baker) outlined(pts []ink.Pt, col color.NRGBA) {
	b.C.Lines(ink.Poly(pts...).Dashed(1.6*b.U, 3.2*b.U), 1.1*b.U, palette.Alpha(col, .6))
}

// wild scatters trees over an outline, evenly but without order. They stand where they
// stand on the table: an outline that is moved shows others.
func (b *baker) wild(pts []ink.Pt) []sapling {
	seed := b.Seed ^ ink.Seed("wood")
	gap := 12.4 * b.U
	var all []sapling
	b.everywhere(pts, gap, gap*.87, func(p ink.Pt, i, j int) {
		p = p.Add(ink.Pt{X: (ink.Hash(seed, i, j) - .5) * gap * .7, Y: (ink.Hash(seed+1, i, j) - .5) * gap * .7})
		size := (5.6 + 3.2*ink.Hash(seed+2, i, j)) * b.U
		if ink.Hash(seed+3, i, j) > 1./12 && within(pts, p) && border(pts, p) > size*.4 {
			all = append(all, sapling{p, size, j<<12 + i})
		}
	})
	return all
}

// planted sets trees in rows along the longest side of an outline.
func (b *baker) planted(pts []ink.Pt) []sapling {
	seed := b.Seed ^ ink.Seed("orchard")
	var all []sapling
	b.lattice(pts, 20*b.U, 20*b.U, nonzero(tilt(pts)), func(p ink.Pt, i, j int) {
		if b.NearPt(p, 14*b.U) && within(pts, p) && border(pts, p) > 6*b.U {
			all = append(all, sapling{p, (5 + .9*ink.Hash(seed, i, j)) * b.U, (j+64)<<12 + i + 64})
		}
	})
	return all
}

// everywhere calls f for the points of one lattice over the whole table that may lie inside
// an outline and show in the part that is painted, with their column and row.
func (b *baker) everywhere(pts []ink.Pt, dx, dy float64, f func(p ink.Pt, i, j int)) {
	box := around(pts, 0)
	i0, i1 := chart.Span(max(box.Min.X, b.Part.Min.X), min(box.Max.X, b.Part.Max.X), dx, 20*b.U)
	j0, j1 := chart.Span(max(box.Min.Y, b.Part.Min.Y), min(box.Max.Y, b.Part.Max.Y), dy, 20*b.U)
	for j := j0; j <= j1; j++ {
		for i := i0; i <= i1; i++ {
			f(ink.Pt{X: (float64(i) + float64(j&1)/2) * dx, Y: float64(j) * dy}, i, j)
		}
	}
}

// lattice calls f for the points of a lattice turned by an angle that may lie
// inside an outline, with their column and row from its middle.
func (b *baker) lattice(pts []ink.Pt, dx, dy, turn float64, f func(p ink.Pt, i, j int)) {
	box := around(pts, 0)
	mid := ink.Pt{X: float64(box.Min.X+box.Max.X) / 2, Y: float64(box.Min.Y+box.Max.Y) / 2}
	reach := math.Hypot(float64(box.Dx()), float64(box.Dy())) / 2
	spin := ink.Rotate(turn, 0, 0)
	for j := math.Ceil(-reach / dy); j <= reach/dy; j++ {
		for i := math.Ceil(-reach / dx); i <= reach/dx; i++ {
			f(mid.Add(spin.Apply(ink.Pt{X: i * dx, Y: j * dy})), int(i), int(j))
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
	seed := b.Seed ^ ink.Seed("marsh")
	b.areas(func(_ *rules.Area, pts []ink.Pt) {
		b.outlined(pts, w.Texture)
		b.strewn(pts, 11*b.U, seed, func(p ink.Pt, i, j int) {
			l := (4 + 3.5*ink.Hash(seed+2, i, j)) * b.U
			b.C.Fill(ink.Taper(p, p.Add(ink.Pt{X: l}), 1.2*b.U, .3*b.U), palette.Alpha(w.Texture, .7))
			b.C.Fill(ink.Taper(p, p.Sub(ink.Pt{X: l}), 1.2*b.U, .3*b.U), palette.Alpha(w.Texture, .7))
			if ink.Hash(seed+3, i, j) < .6 {
				b.Tuft(p, (6+2*ink.Hash(seed+4, i, j))*b.U, w.Texture)
			}
		})
	}, rules.AreaMarsh)
}

// strewn calls f for points scattered inside an outline, with their column and row on the
// table.
func (b *baker) strewn(pts []ink.Pt, gap float64, seed uint64, f func(p ink.Pt, i, j int)) {
	b.everywhere(pts, gap, gap*.8, func(p ink.Pt, i, j int) {
		p = p.Add(ink.Pt{X: (ink.Hash(seed, i, j) - .5) * gap * .8, Y: (ink.Hash(seed+1, i, j) - .5) * gap * .6})
		if within(pts, p) && border(pts, p) > 3*b.U {
			f(p, i, j)
		}
	})
}
