package tabletop

import (
	"image/color"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/render/ground/chart"
	"grognard/rules"
)

// Hills of a tabletop, in inches.
const (
	knollFoot   = .7  // how far a slope spreads on both sides of its outline
	knollWander = .12 // how far the foot leaves the outline
)

// knolls raises the hills of a tabletop from their outlines: those of the higher
// levels lie within the lower ones.
func (b *baker) knolls() {
	h := b.levels()
	if h == nil {
		return
	}
	b.knollWash(h)
	b.knollHachures(h)
	b.areas(func(_ *rules.Area, pts []ink.Pt) {
		b.C.Lines(ink.Poly(pts...).Dashed(5*b.U, 5*b.U), .8*b.U, palette.Alpha(palette.WashOf("hill").Texture, .6))
	}, rules.AreaHill)
}

// levels adds the hills up: about 1 on the first level, 2 on the second.
func (b *baker) levels() *patch {
	p := b.patch(knollFoot, knollWander, rules.AreaHill)
	if p == nil {
		return nil
	}
	var all [][]ink.Pt
	b.areas(func(_ *rules.Area, pts []ink.Pt) { all = append(all, pts) }, rules.AreaHill)
	p.Each(func(x, y float64) float32 {
		n := 0
		for _, pts := range all {
			if within(pts, ink.Pt{X: x, Y: y}) {
				n++
			}
		}
		return float32(n)
	})
	n := max(1, int(knollFoot*b.inch()/p.Step+.5))
	for range 3 {
		p.Blur(n)
	}
	p.Roughen(b.U, .06, b.Seed^ink.Seed("knolls"))
	return p
}

// knollWash brushes one wash over another, the higher the darker, and lights
// the slopes from the north-west.
func (b *baker) knollWash(h *patch) {
	for i, name := range []string{"hill", "hill2", "hill3"} {
		w := palette.WashOf(name)
		from := .14 + float64(i)
		strength := []float64{.62, .6, .6}[i]
		b.brush(h, from, func(x, y int, v float64) (color.NRGBA, float64) {
			g := h.Slope(float64(x), float64(y))
			lit := (g.X + g.Y) * b.inch() * .55
			c := palette.Mix(w.Color, w.Texture, min(.34, max(0, lit)))
			if lit < 0 {
				c = palette.Mix(w.Color, palette.Paper, min(.5, -lit))
			}
			return c, min(1, (v-from)*3) * strength
		})
	}
}

// knollHachures sets strokes that run down the slopes, after Lehmann.
func (b *baker) knollHachures(h *patch) {
	const row = .25 // height between form lines
	seed := b.Seed ^ ink.Seed("knolls")
	col := palette.Alpha(palette.WashOf("hill").Texture, .62)
	gap := 3.2 * b.U
	j0, j1 := chart.Span(h.box.Min.Y, h.box.Max.Y, gap, 14*b.U)
	i0, i1 := chart.Span(h.box.Min.X, h.box.Max.X, gap, 14*b.U)
	for j := j0; j <= j1; j++ {
		for i := i0; i <= i1; i++ {
			p := ink.Pt{X: (float64(i) + ink.Hash(seed, i, j)*.8) * gap, Y: (float64(j) + ink.Hash(seed+1, i, j)*.8) * gap}
			v := h.At(p.X, p.Y)
			if v < .1 || chart.Past(v, row) > .36 {
				continue
			}
			g := h.Slope(p.X, p.Y)
			steep := g.Len() * b.inch()
			if steep < .12 {
				continue
			}
			length := min(9*b.U, .8*row/g.Len()) * (.85 + .3*ink.Hash(seed+2, i, j))
			to := p.Add(g.Times(length / g.Len()))
			b.C.Fill(ink.Taper(p, to, min(1.9, 4.4*steep)*b.U, .3*b.U), col)
		}
	}
}
