package ground

import (
	"math"
	"slices"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/rules"
)

// house is a roof seen from above.
type house struct {
	at   ink.Pt
	w, h float64 // half its length and half its depth
	a    float64
}

// houses builds the towns: a church on its square, and roofs along a street
// that bends through it.
func (b *baker) houses() {
	b.each("town", func(c *rules.Cell, mid ink.Pt) {
		r := b.dice("town", c.Row*100+c.Col)
		turn := r.Float64() * math.Pi
		b.streets(mid, turn)
		var all []house
		for i := range 26 {
			d := (7 + 33*math.Sqrt((float64(i)+.4)/26)) * b.u
			a := float64(i) * 2.39996
			p := mid.Add(ink.Polar(d, a))
			if off := math.Abs(math.Sin(a-turn)) * d; off < 7*b.u || d < 13*b.u {
				continue
			}
			h := house{p, (4.4 + 3.4*r.Float64()) * b.u, (3 + 1.6*r.Float64()) * b.u, turn + (r.Float64()-.5)*.5}
			if r.IntN(3) == 0 {
				h.a += math.Pi / 2
			}
			if !crowded(all, h) {
				all = append(all, h)
			}
		}
		slices.SortStableFunc(all, func(p, q house) int { return int(math.Copysign(1, p.at.Y-q.at.Y)) })
		for i, h := range all {
			b.roof(h, ink.Hash(b.seed, c.Row*100+c.Col, i))
		}
		b.church(mid, turn)
	})
}

func crowded(all []house, h house) bool {
	for _, o := range all {
		if h.at.Sub(o.at).Len() < .72*(h.w+h.h+o.w+o.h)/2+(h.w+o.w)*.25 {
			return true
		}
	}
	return false
}

func (b *baker) streets(mid ink.Pt, turn float64) {
	for _, a := range []float64{turn, turn + math.Pi} {
		end := mid.Add(ink.Polar(43*b.u, a))
		bend := mid.Add(ink.Polar(22*b.u, a+.16))
		street := ink.Spline(8, mid, bend, end)
		b.c.Stroke(street, 6*b.u, palette.Alpha(palette.Hex("#8F6F5C"), .55))
		b.c.Stroke(street, 4.6*b.u, palette.Hex("#EFE3D2"))
	}
	b.c.Fill(ink.Disc(mid.X, mid.Y, 11*b.u), palette.Hex("#EFE3D2"))
}

// roof has a lit and a shaded pitch; its outline carries the contrast.
func (b *baker) roof(h house, tone float64) {
	at := func(x, y float64) ink.Pt { return ink.Pt{X: x, Y: y} }
	place := ink.Rotate(h.a, 0, 0).Then(ink.Move(h.at.X, h.at.Y))
	line := palette.Hex("#4A1F17")
	shape := ink.Box(-h.w, -h.h, 2*h.w, 2*h.h).By(place)
	b.c.Fill(shape.By(ink.Move(1.6*b.u, 2*b.u)), palette.Alpha(line, .4))
	b.c.Stroke(shape, 1.8*b.u, line)
	red := palette.Mix(palette.Hex("#B5533C"), palette.Hex("#9A5A3C"), tone)
	lit := palette.Mix(palette.Hex("#D48A6C"), palette.Hex("#C98F68"), tone)
	b.c.Fill(shape, red)
	up := 1.0
	if math.Cos(h.a)+math.Sin(h.a) < 0 {
		up = -1
	}
	half := ink.Poly(at(-h.w, -h.h*up), at(h.w, -h.h*up), at(h.w-h.h*.5, 0), at(-h.w+h.h*.5, 0)).By(place)
	b.c.Fill(half, lit)
	b.c.Lines(ink.Open(at(-h.w+h.h*.5, 0), at(h.w-h.h*.5, 0)).By(place), .8*b.u, palette.Alpha(line, .8))
}

// church is a nave with a tower, and a cross on it.
func (b *baker) church(mid ink.Pt, turn float64) {
	u, line := b.u, palette.Hex("#4A1F17")
	b.roof(house{mid.Add(ink.Pt{X: 2 * u, Y: 2 * u}), 8 * u, 4 * u, 0}, .2)
	b.c.Fill(ink.Box(mid.X-9.6*u, mid.Y-5*u, 9.2*u, 11.2*u), line)
	b.c.Fill(ink.Box(mid.X-8.6*u, mid.Y-4*u, 7.2*u, 9.2*u), palette.Hex("#E9D3BE"))
	b.c.Fill(ink.Poly(ink.Pt{X: mid.X - 10*u, Y: mid.Y - 4.2*u}, ink.Pt{X: mid.X - 5*u, Y: mid.Y - 15*u}, ink.Pt{X: mid.X, Y: mid.Y - 4.2*u}), line)
	b.c.Fill(ink.Poly(ink.Pt{X: mid.X - 8*u, Y: mid.Y - 5.2*u}, ink.Pt{X: mid.X - 5*u, Y: mid.Y - 12*u}, ink.Pt{X: mid.X - 5*u, Y: mid.Y - 5.2*u}), palette.Hex("#7C8FA0"))
	b.c.Fill(ink.Box(mid.X-5.6*u, mid.Y-20*u, 1.3*u, 6.5*u), line)
	b.c.Fill(ink.Box(mid.X-7.4*u, mid.Y-18.4*u, 4.9*u, 1.3*u), line)
	b.c.Fill(ink.Box(mid.X-5.9*u, mid.Y-1.5*u, 2*u, 3*u), line)
}
