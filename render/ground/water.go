package ground

import (
	"image/color"
	"math"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/render/ground/chart"
	"grognard/rules"
)

// wetlands draws marsh: short strokes of standing water, and tufts of reed.
func (b *baker) wetlands() {
	ink2 := palette.WashOf("marsh").Texture
	b.each(rules.GroundMarsh, func(c *rules.Cell, mid ink.Pt) {
		r := b.Dice("marsh", c.Row*100+c.Col)
		for _, p := range scattered(r.Float64, mid, 43*b.U, 13.5*b.U) {
			l := (6 + 5*r.Float64()) * b.U
			b.C.Fill(ink.Taper(p, p.Add(ink.Pt{X: l}), 1.5*b.U, .4*b.U), palette.Alpha(ink2, .75))
			b.C.Fill(ink.Taper(p, p.Sub(ink.Pt{X: l}), 1.5*b.U, .4*b.U), palette.Alpha(ink2, .75))
			if r.IntN(5) < 3 {
				b.Tuft(p, (8+3*r.Float64())*b.U, ink2)
			}
			q := p.Add(ink.Pt{X: 3 * b.U, Y: 4 * b.U})
			b.C.Fill(ink.Taper(q, q.Add(ink.Pt{X: l * .6}), 1*b.U, .3*b.U), palette.Alpha(ink2, .55))
		}
	})
}

// scattered places points evenly but without order in a square of half side s.
func scattered(rnd func() float64, mid ink.Pt, s, gap float64) []ink.Pt {
	var all []ink.Pt
	for row, y := 0, -s; y <= s; row, y = row+1, y+gap {
		for x := -s + gap/2*float64(row%2); x <= s; x += gap {
			p := ink.Pt{X: x + (rnd()-.5)*gap*.7, Y: y + (rnd()-.5)*gap*.5}
			if math.Pow(math.Abs(p.X/s), 4)+math.Pow(math.Abs(p.Y/s), 4) < 1 {
				all = append(all, mid.Add(p))
			}
		}
	}
	return all
}

// lakeSoft is how far a bank is rounded, as a part of a cell.
const lakeSoft = .12

// flooded selects still water: lakes, and what nobody can enter, which on a
// battlefield is the sea or a pond.
func flooded(c *rules.Cell) float64 {
	if c.Ground == rules.GroundLake || c.Ground == rules.GroundImpassable {
		return 1
	}
	return 0
}

// shores fills the lakes and engraves lines along their banks, the fainter the
// farther out.
func (b *baker) shores() {
	f := b.cover(flooded, lakeSoft, .11, "lake")
	if f == nil {
		return
	}
	w := palette.WashOf("lake")
	const edge = .47
	slope := 1 / (lakeSoft * 2.6 * float64(b.Cell)) // of the field across a bank, by pixel
	b.eachPixel(f, edge, func(_, _ int, v float64) (color.NRGBA, float64) {
		d := (v - edge) / slope / b.U // hundredths of a cell from the bank
		if d < 2 {
			return w.Texture, min(1, d*b.U*1.5)
		}
		col := palette.Mix(w.Color, palette.Hex("#A9CBD6"), min(1, d/22))
		for i, at := range []float64{5.4, 9.2, 14} {
			if k := .75 - math.Abs(d-at); k > 0 {
				col = palette.Mix(col, w.Texture, min(1, k*1.6)*(.75-.2*float64(i)))
			}
		}
		return col, 1
	})
	b.ripples(f)
}

func (b *baker) ripples(f *chart.Field) {
	col := palette.Alpha(palette.WashOf("lake").Texture, .5)
	b.eachOf(flooded, func(c *rules.Cell, mid ink.Pt) {
		r := b.Dice("lake", c.Row*100+c.Col)
		for _, p := range scattered(r.Float64, mid, 36*b.U, 19*b.U) {
			l := (5 + 5*r.Float64()) * b.U
			if f.At(p.X, p.Y) > .93 {
				b.C.Stroke(ink.Spline(6, p.Sub(ink.Pt{X: l}), p.Add(ink.Pt{X: -l / 2, Y: -1.5 * b.U}), p, p.Add(ink.Pt{X: l / 2, Y: -1.5 * b.U}), p.Add(ink.Pt{X: l})), .8*b.U, col)
			}
		}
	})
}
