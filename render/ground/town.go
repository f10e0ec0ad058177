package ground

import (
	"math"
	"slices"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/render/ground/chart"
	"grognard/rules"
)

// houses builds the towns: a church on its square, and roofs along a street
// that bends through it.
func (b *baker) houses() {
	b.each(rules.GroundTown, func(c *rules.Cell, mid ink.Pt) {
		r := b.Dice("town", c.Row*100+c.Col)
		turn := r.Float64() * math.Pi
		b.streets(mid, turn)
		var all []chart.House
		for i := range 26 {
			d := (7 + 33*math.Sqrt((float64(i)+.4)/26)) * b.U
			a := float64(i) * 2.39996
			p := mid.Add(ink.Polar(d, a))
			if off := math.Abs(math.Sin(a-turn)) * d; off < 7*b.U || d < 13*b.U {
				continue
			}
			h := chart.House{At: p, W: (4.4 + 3.4*r.Float64()) * b.U, H: (3 + 1.6*r.Float64()) * b.U, A: turn + (r.Float64()-.5)*.5}
			if r.IntN(3) == 0 {
				h.A += math.Pi / 2
			}
			if !crowded(all, h) {
				all = append(all, h)
			}
		}
		slices.SortStableFunc(all, func(p, q chart.House) int { return int(math.Copysign(1, p.At.Y-q.At.Y)) })
		for i, h := range all {
			b.Roof(h, ink.Hash(b.Seed, c.Row*100+c.Col, i))
		}
		b.church(mid, turn)
	})
}

func crowded(all []chart.House, h chart.House) bool {
	for _, o := range all {
		if h.At.Sub(o.At).Len() < .72*(h.W+h.H+o.W+o.H)/2+(h.W+o.W)*.25 {
			return true
		}
	}
	return false
}

func (b *baker) streets(mid ink.Pt, turn float64) {
	for _, a := range []float64{turn, turn + math.Pi} {
		end := mid.Add(ink.Polar(43*b.U, a))
		bend := mid.Add(ink.Polar(22*b.U, a+.16))
		street := ink.Spline(8, mid, bend, end)
		b.C.Stroke(street, 6*b.U, palette.Alpha(palette.Hex("#8F6F5C"), .55))
		b.C.Stroke(street, 4.6*b.U, palette.Hex("#EFE3D2"))
	}
	b.C.Fill(ink.Disc(mid.X, mid.Y, 11*b.U), palette.Hex("#EFE3D2"))
}

// church is a nave with a tower, and a cross on it.
func (b *baker) church(mid ink.Pt, turn float64) {
	u, line := b.U, palette.Hex("#4A1F17")
	b.Roof(chart.House{At: mid.Add(ink.Pt{X: 2 * u, Y: 2 * u}), W: 8 * u, H: 4 * u}, .2)
	b.C.Fill(ink.Box(mid.X-9.6*u, mid.Y-5*u, 9.2*u, 11.2*u), line)
	b.C.Fill(ink.Box(mid.X-8.6*u, mid.Y-4*u, 7.2*u, 9.2*u), palette.Hex("#E9D3BE"))
	b.C.Fill(ink.Poly(ink.Pt{X: mid.X - 10*u, Y: mid.Y - 4.2*u}, ink.Pt{X: mid.X - 5*u, Y: mid.Y - 15*u}, ink.Pt{X: mid.X, Y: mid.Y - 4.2*u}), line)
	b.C.Fill(ink.Poly(ink.Pt{X: mid.X - 8*u, Y: mid.Y - 5.2*u}, ink.Pt{X: mid.X - 5*u, Y: mid.Y - 12*u}, ink.Pt{X: mid.X - 5*u, Y: mid.Y - 5.2*u}), palette.Hex("#7C8FA0"))
	b.C.Fill(ink.Box(mid.X-5.6*u, mid.Y-20*u, 1.3*u, 6.5*u), line)
	b.C.Fill(ink.Box(mid.X-7.4*u, mid.Y-18.4*u, 4.9*u, 1.3*u), line)
	b.C.Fill(ink.Box(mid.X-5.9*u, mid.Y-1.5*u, 2*u, 3*u), line)
}
