package ground

import (
	"image/color"
	"math"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/render/ground/chart"
)

// relief raises the hills: washes by height. Hachures follow, over the washes
// of what grows there.
func (b *baker) relief() {
	if b.land = b.heights(); b.land != nil {
		b.contourWashes(b.land)
	}
}

// hillSoft is how far a hill's foot spreads, as a part of a cell.
const hillSoft = .12

// heights is the land's height: about 1 on top of a hill.
func (b *baker) heights() *chart.Field {
	f := b.cover(hillLevel, hillSoft, .1, "hill")
	if f == nil {
		return nil
	}
	sigma := .30 * float64(b.Cell)
	for i := range b.m.Cells {
		c := &b.m.Cells[i]
		if k := hillLevel(c); k > 0 {
			heap(f, b.mid(c), sigma, .42*k*(.85+.3*ink.Hash(b.Seed, c.Col, c.Row)))
		}
	}
	f.Roughen(b.U, .09, b.Seed^ink.Seed("relief"))
	return f
}

// heap adds to a field a hump of a height, sigma pixels wide.
func heap(f *chart.Field, mid ink.Pt, sigma, height float64) {
	reach := 3 * sigma
	for j := max(0, int((mid.Y-reach)/f.Step)); j < min(f.H, int((mid.Y+reach)/f.Step)+1); j++ {
		for i := max(0, int((mid.X-reach)/f.Step)); i < min(f.W, int((mid.X+reach)/f.Step)+1); i++ {
			d := ink.Pt{X: float64(i) * f.Step, Y: float64(j) * f.Step}.Sub(mid)
			f.V[j*f.W+i] += float32(height * math.Exp(-(d.X*d.X+d.Y*d.Y)/(2*sigma*sigma)))
		}
	}
}

// step is a height and the wash that begins there.
type step struct {
	from, strength float64
	color          color.NRGBA
}

// steps are the washes of the land: a wash a level, and over a hill of a
// single level two more for its slopes, so that it stands out round.
func (b *baker) steps() []step {
	top := 0.
	for i := range b.m.Cells {
		top = max(top, hillLevel(&b.m.Cells[i]))
	}
	one, two, three := palette.WashOf("hill").Color, palette.WashOf("hill2").Color, palette.WashOf("hill3").Color
	if top < 3 {
		return []step{{.4, .9, one}, {.98, .7, two}, {1.32, .55, three}}
	}
	all := []step{{.45, .85, one}}
	for level := 2.; level <= top; level++ {
		k := (level - 1) / (top - 1)
		col := palette.Mix(one, two, min(1, 2*k))
		if k > .5 {
			col = palette.Mix(two, three, 2*k-1)
		}
		all = append(all, step{level - .5, .8, col})
	}
	return all
}

// contourWashes lays one wash over another, the higher the darker, and lights
// the slopes from the north-west.
func (b *baker) contourWashes(h *chart.Field) {
	texture := palette.WashOf("hill").Texture
	sharp := .8 * hillSoft * float64(b.Cell)
	for _, s := range b.steps() {
		b.eachPixel(h, s.from, func(x, y int, v float64) (color.NRGBA, float64) {
			g := h.Slope(float64(x), float64(y))
			lit := (g.X + g.Y) * float64(b.Cell) * .09
			c := palette.Mix(s.color, texture, min(.3, max(0, lit)))
			if lit < 0 {
				c = palette.Mix(s.color, palette.Paper, min(.4, -lit))
			}
			return c, min(1, (v-s.from)*sharp) * s.strength
		})
	}
}

// hachures, after Lehmann, run down the slope and are the thicker the steeper
// it is. They stand in rows between form lines.
func (b *baker) hachures() {
	h := b.land
	if h == nil {
		return
	}
	const row = .17 // height between form lines
	r := b.Dice("hachures", 0)
	col := palette.Alpha(palette.WashOf("hill").Texture, .72)
	gap := 3.5 * b.U
	for y := gap; y < float64(b.H); y += gap {
		for x := gap; x < float64(b.W); x += gap {
			p := ink.Pt{X: x + r.Float64()*gap*.8, Y: y + r.Float64()*gap*.8}
			v := h.At(p.X, p.Y)
			if v < row || !b.onBoard(p, 10*b.U) {
				continue
			}
			g := h.Slope(p.X, p.Y)
			steep := g.Len() * 100 * b.U
			if part := math.Mod(v, row); steep < .55 || part > .3*row {
				continue
			}
			length := min(9.5*b.U, .8*row/g.Len()) * (.85 + .3*r.Float64())
			to := p.Add(g.Times(length / g.Len()))
			b.C.Fill(ink.Taper(p, to, min(2.1, .45*steep)*b.U, .3*b.U), col)
		}
	}
}
