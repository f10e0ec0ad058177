package ground

import (
	"image/color"
	"math"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/rules"
)

// relief raises the hills: washes by height, and hachures after Lehmann, which
// run down the slope and are the thicker the steeper it is.
func (b *baker) relief() {
	h := b.heights()
	if h == nil {
		return
	}
	b.contourWashes(h)
	b.hachures(h)
}

// hillSoft is how far a hill's foot spreads, as a part of a cell.
const hillSoft = .12

// heights is the land's height: about 1 on top of a hill.
func (b *baker) heights() *field {
	f := b.cover(func(c *rules.Cell) float64 { return hillLevel(c.Ground) }, hillSoft, .1, "hill")
	if f == nil {
		return nil
	}
	sigma := .30 * float64(b.Cell)
	for i := range b.m.Cells {
		c := &b.m.Cells[i]
		if k := hillLevel(c.Ground); k > 0 {
			f.heap(b.mid(c), sigma, .42*k*(.85+.3*ink.Hash(b.seed, c.Col, c.Row)))
		}
	}
	f.roughen(b, .09, b.seed^ink.Seed("relief"))
	return f
}

// heap adds a hump of a height, sigma pixels wide.
func (f *field) heap(mid ink.Pt, sigma, height float64) {
	reach := 3 * sigma
	for j := max(0, int((mid.Y-reach)/f.step)); j < min(f.h, int((mid.Y+reach)/f.step)+1); j++ {
		for i := max(0, int((mid.X-reach)/f.step)); i < min(f.w, int((mid.X+reach)/f.step)+1); i++ {
			d := ink.Pt{X: float64(i) * f.step, Y: float64(j) * f.step}.Sub(mid)
			f.v[j*f.w+i] += float32(height * math.Exp(-(d.X*d.X+d.Y*d.Y)/(2*sigma*sigma)))
		}
	}
}

// contourWashes lays one wash over another, the higher the darker, and lights
// the slopes from the north-west.
func (b *baker) contourWashes(h *field) {
	steps := []struct {
		from float64
		wash palette.Wash
	}{{.4, palette.WashOf("hill")}, {.98, palette.WashOf("hill2")}, {1.32, palette.WashOf("hill3")}}
	sharp := .8 * hillSoft * float64(b.Cell)
	for i, s := range steps {
		strength := []float64{.9, .7, .55}[i]
		b.eachPixel(h, s.from, func(x, y int, v float64) (color.NRGBA, float64) {
			g := h.slope(float64(x), float64(y))
			lit := (g.X + g.Y) * float64(b.Cell) * .09
			c := palette.Mix(s.wash.Color, s.wash.Texture, min(.3, max(0, lit)))
			if lit < 0 {
				c = palette.Mix(s.wash.Color, palette.Paper, min(.4, -lit))
			}
			return c, min(1, (v-s.from)*sharp) * strength
		})
	}
}

// hachures sets rows of strokes between form lines.
func (b *baker) hachures(h *field) {
	const row = .17 // height between form lines
	r := b.dice("hachures", 0)
	col := palette.Alpha(palette.WashOf("hill").Texture, .72)
	gap := 3.5 * b.u
	for y := gap; y < float64(b.h); y += gap {
		for x := gap; x < float64(b.w); x += gap {
			p := ink.Pt{X: x + r.Float64()*gap*.8, Y: y + r.Float64()*gap*.8}
			v := h.at(p.X, p.Y)
			if v < row {
				continue
			}
			g := h.slope(p.X, p.Y)
			steep := g.Len() * 100 * b.u
			if part := math.Mod(v, row); steep < .55 || part > .3*row {
				continue
			}
			length := min(9.5*b.u, .8*row/g.Len()) * (.85 + .3*r.Float64())
			to := p.Add(g.Times(length / g.Len()))
			b.c.Fill(ink.Taper(p, to, min(2.1, .45*steep)*b.u, .3*b.u), col)
		}
	}
}
