package tabletop

import (
	"image/color"
	"math"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/render/ground/chart"
	"grognard/rules"
)

// brooks draws streams and rivers, given as lines.
func (b *baker) brooks() {
	w := palette.WashOf("lake")
	light := palette.Hex("#A9CBD6")
	b.lines(func(pts []ink.Pt) {
		way := ink.Spline(12, pts...)
		b.Cased(way, 11, 8.6, w.Texture, w.Color)
		b.C.Stroke(way, 3.4*b.U, light)
	}, rules.LineStream, rules.LineRiver)
}

// lanes lays roads, given as outlines or as lines, with ruts.
func (b *baker) lanes() {
	edge, dust := palette.Hex("#6B4A2A"), palette.Hex("#EADDBB")
	b.areas(func(_ *rules.Area, pts []ink.Pt) {
		b.C.Lines(ink.Poly(pts...), 1.6*b.U, palette.Alpha(edge, .55))
	}, rules.AreaRoad)
	var all [][]ink.Pt
	b.areas(func(_ *rules.Area, pts []ink.Pt) {
		b.C.Fill(ink.Poly(pts...), dust)
		all = append(all, pts)
	}, rules.AreaRoad)
	b.seams(all, dust)
	for _, pts := range all {
		b.ruts(pts, edge)
	}
	b.lines(func(pts []ink.Pt) { b.Cased(ink.Spline(12, pts...), 13, 11.4, palette.Alpha(edge, .8), dust) }, rules.LineRoad)
	b.lines(func(pts []ink.Pt) {
		b.C.Lines(ink.Spline(12, pts...).Dashed(7*b.U, 4*b.U), 2.4*b.U, palette.Alpha(edge, .6))
	}, rules.LineTrail)
}

// seams fills what shows between roads that share an edge, as far as they do.
func (b *baker) seams(all [][]ink.Pt, dust color.NRGBA) {
	for i, pts := range all {
		for k, p := range pts {
			q := pts[(k+1)%len(pts)]
			way := q.Sub(p)
			if way.Len() < 4*b.U {
				continue
			}
			n := int(way.Len()/(2*b.U)) + 1
			step, off := way.Times(1/float64(n)), ink.Pt{X: -way.Y, Y: way.X}.Times(b.U/way.Len())
			if within(pts, p.Add(q).Times(.5).Add(off)) {
				off = off.Times(-1)
			}
			for m := range n {
				from, to := p.Add(step.Times(float64(m))), p.Add(step.Times(float64(m+1)))
				for j, o := range all {
					if j != i && within(o, from.Add(off)) && within(o, to.Add(off)) {
						b.C.Lines(ink.Open(from, to), 1.8*b.U, dust)
						break
					}
				}
			}
		}
	}
}

// ruts draws the two tracks of wheels along a road, worn unevenly.
func (b *baker) ruts(pts []ink.Pt, col color.NRGBA) {
	a := tilt(pts)
	along, across := ink.Polar(1, a), ink.Polar(1, a+math.Pi/2)
	box := around(pts, 0)
	mid := ink.Pt{X: float64(box.Min.X+box.Max.X) / 2, Y: float64(box.Min.Y+box.Max.Y) / 2}
	reach := math.Hypot(float64(box.Dx()), float64(box.Dy())) / 2
	step := 5 * b.U
	b.C.Inside(ink.Poly(pts...), func(c *ink.Canvas) {
		for _, off := range []float64{-5, 5} {
			for t := -reach; t < reach; t += step {
				worn := ink.Noise(b.Seed+uint64(off+9), t/(20*b.U), 0)
				q := mid.Add(across.Times((off + worn - .5) * b.U)).Add(along.Times(t))
				c.Fill(ink.Taper(q, q.Add(along.Times(step*1.1)), 1.4*b.U*worn, 1.4*b.U*worn), palette.Alpha(col, .34))
			}
		}
	})
}

// obstacles builds walls, hedges and fences along their lines, which have no
// thickness in the rules.
func (b *baker) obstacles() {
	b.lines(b.bushes, rules.LineHedge)
	b.lines(b.fence, rules.LineFence)
	b.lines(b.stoneWall, rules.LineWall)
}

// stoneWall lays stones in two courses, with the shadow that they throw.
func (b *baker) stoneWall(pts []ink.Pt) {
	line := palette.Hex("#4F4637")
	p := ink.Open(pts...)
	b.C.Stroke(p.By(ink.Move(1.4*b.U, 1.8*b.U)), 5.2*b.U, palette.Alpha(palette.Ink, .32))
	b.C.Stroke(p, 5.4*b.U, line)
	b.C.Stroke(p, 4*b.U, palette.Hex("#CFC8BA"))
	b.along(pts, 3.4*b.U, func(q, way ink.Pt, k int) {
		side := ink.Pt{X: -way.Y, Y: way.X}
		tone := palette.Mix(palette.Hex("#E4DED2"), palette.Hex("#A79D8C"), b.Here(q, 5))
		c := q.Add(side.Times(1 * b.U * float64(1-2*(k&1))))
		b.C.Fill(ink.Taper(c.Sub(way.Times(1.4*b.U)), c.Add(way.Times(1.4*b.U)), 1.7*b.U, 1.7*b.U), tone)
	})
}

// bushes sets bushes close to each other.
func (b *baker) bushes(pts []ink.Pt) {
	dark, mid := palette.Hex("#2F3D29"), palette.Hex("#5C7048")
	p := ink.Open(pts...)
	b.C.Stroke(p.By(ink.Move(1.3*b.U, 1.8*b.U)), 6*b.U, palette.Alpha(dark, .36))
	b.C.Stroke(p, 3*b.U, dark)
	bush := func(grow, lift float64, col color.NRGBA) {
		b.along(pts, 3.3*b.U, func(q, _ ink.Pt, _ int) {
			size := (2.4 + 1.2*b.Here(q, 6)) * b.U
			b.C.Fill(ink.Disc(q.X-lift*size, q.Y-lift*size, size*grow), col)
		})
	}
	bush(1.15, 0, dark)
	bush(.86, .04, mid)
	bush(.46, .26, palette.Hex("#93A876"))
}

// fence drives posts and nails two rails to them.
func (b *baker) fence(pts []ink.Pt) {
	wood, dark := palette.Hex("#B08B5A"), palette.Hex("#4A3520")
	p := ink.Open(pts...)
	b.C.Stroke(p.By(ink.Move(.9*b.U, 1.3*b.U)), 1.6*b.U, palette.Alpha(palette.Ink, .3))
	b.C.Stroke(p, 2.2*b.U, dark)
	b.C.Stroke(p, 1.1*b.U, wood)
	b.along(pts, 11*b.U, func(q, way ink.Pt, _ int) {
		post := ink.Taper(q.Sub(way.Times(1.3*b.U)), q.Add(way.Times(1.3*b.U)), 5*b.U, 5*b.U)
		b.C.Fill(post, dark)
		b.C.Fill(ink.Taper(q.Sub(way.Times(.6*b.U)), q.Add(way.Times(.6*b.U)), 3.6*b.U, 3.6*b.U), wood)
	})
}

// along calls f at every step of a polyline, with the direction there and the number of the
// step on its side.
func (b *baker) along(pts []ink.Pt, step float64, f func(q, way ink.Pt, k int)) {
	for i := 0; i+1 < len(pts); i++ {
		d := pts[i+1].Sub(pts[i])
		n := max(1, int(d.Len()/step+.5))
		if d.Len() == 0 {
			continue
		}
		for j := range n {
			if q := pts[i].Add(d.Times((float64(j) + .5) / float64(n))); b.NearPt(q, 10*b.U) {
				f(q, d.Times(1/d.Len()), j)
			}
		}
	}
}

// buildings roofs houses.
func (b *baker) buildings() {
	b.areas(func(_ *rules.Area, pts []ink.Pt) {
		yard := ink.Poly(pts...)
		b.C.Shadow(yard.By(ink.Move(3*b.U, 4*b.U)), max(1, int(2*b.U)), palette.Alpha(palette.Ink, .4))
		if len(pts) != 4 {
			b.flatRoof(pts)
			return
		}
		long, deep := pts[1].Sub(pts[0]), pts[2].Sub(pts[1])
		if deep.Len() > long.Len() {
			long, deep = deep, long
		}
		mid := pts[0].Add(pts[2]).Times(.5)
		h := chart.House{At: mid, W: long.Len() / 2, H: deep.Len() / 2, A: math.Atan(long.Y / nonzero(long.X))}
		b.Roof(h, b.Here(mid, 7))
		b.tiles(h)
	}, rules.AreaBuilding)
}

// tiles draws the courses of a roof, its ridge, its hips and a chimney.
func (b *baker) tiles(h chart.House) {
	line := palette.Hex("#4A1F17")
	place := ink.Rotate(h.A, 0, 0).Then(ink.Move(h.At.X, h.At.Y))
	hip := h.H * .5
	for y := 4 * b.U; y < h.H; y += 4 * b.U {
		k := h.W - hip + hip*y/h.H
		for _, s := range []float64{-1, 1} {
			b.C.Lines(ink.Seg(-k, s*y, k, s*y).By(place), .6*b.U, palette.Alpha(line, .32))
		}
	}
	for _, s := range []float64{-1, 1} {
		for _, v := range []float64{-1, 1} {
			b.C.Lines(ink.Seg(s*(h.W-hip), 0, s*h.W, v*h.H).By(place), .9*b.U, palette.Alpha(line, .7))
		}
	}
	b.C.Lines(ink.Seg(hip-h.W, 0, h.W-hip, 0).By(place), 1.6*b.U, palette.Hex("#E7B79C"))
	b.C.Lines(ink.Seg(hip-h.W, .8*b.U, h.W-hip, .8*b.U).By(place), .7*b.U, line)
	at := place.Apply(ink.Pt{X: h.W * .36, Y: -h.H * .3})
	b.C.Fill(ink.Box(at.X-1.6*b.U, at.Y-1*b.U, 6*b.U, 6*b.U), palette.Alpha(line, .5))
	b.C.Fill(ink.Box(at.X-3*b.U, at.Y-3*b.U, 6*b.U, 6*b.U), line)
	b.C.Fill(ink.Box(at.X-2*b.U, at.Y-2*b.U, 4*b.U, 4*b.U), palette.Hex("#D9B8A4"))
}

// flatRoof roofs an outline that is no rectangle.
func (b *baker) flatRoof(pts []ink.Pt) {
	line := palette.Hex("#4A1F17")
	p := ink.Poly(pts...)
	b.C.Stroke(p, 1.8*b.U, line)
	b.C.Fill(p, palette.Hex("#B5533C"))
	b.C.Fill(chart.Shrunk(p, .55), palette.Hex("#D48A6C"))
	b.C.Lines(chart.Shrunk(p, .55), .8*b.U, palette.Alpha(line, .7))
}
