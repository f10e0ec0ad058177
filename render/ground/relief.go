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
		if k := hillLevel(c); k > 0 && b.close(c) {
			heap(f, b.mid(c), sigma, .42*k*(.85+.3*ink.Hash(b.Seed, c.Col, c.Row)))
		}
	}
	f.Roughen(b.U, .09, b.Seed^ink.Seed("relief"))
	return f
}

// heap adds to a field a hump of a height, sigma pixels wide.
func heap(f *chart.Field, mid ink.Pt, sigma, height float64) {
	reach := 3 * sigma
	i0, j0, i1, j1 := f.Within(mid.X-reach, mid.Y-reach, mid.X+reach, mid.Y+reach)
	for j := j0; j < j1; j++ {
		for i := i0; i < i1; i++ {
			d := ink.Pt{X: float64(f.I+i) * f.Step, Y: float64(f.J+j) * f.Step}.Sub(mid)
			f.V[j*f.W+i] += float32(height * math.Exp(-(d.X*d.X+d.Y*d.Y)/(2*sigma*sigma)))
		}
	}
}

// step is a height and the wash that begins there.
type step struct {
	from, strength float64
	color          color.NRGBA
}

// steps are the washes of the land, from low to high: three for the slopes of the first two levels, so that
// a hill of a single one stands out round, and a wash a level above them. They are the
// same wherever the highest hill of the map is.
var steps = func() []step {
	one, two, three := palette.WashOf("hill").Color, palette.WashOf("hill2").Color, palette.WashOf("hill3").Color
	all := []step{{.4, .9, one}, {.98, .7, two}, {1.32, .55, three}}
	for level := 3.; level <= mostLevels; level++ {
		all = append(all, step{level - .5, .5, palette.Mix(three, palette.WashOf("hill").Texture, .12*(level-2))})
	}
	return all
}()

// mostLevels is how many levels are told apart by their colour.
const mostLevels = 9

// contourWashes lays one wash over another, the higher the darker, and lights
// the slopes from the north-west.
func (b *baker) contourWashes(h *chart.Field) {
	texture := palette.WashOf("hill").Texture
	sharp := .8 * hillSoft * float64(b.Cell)
	cell := float64(b.Cell)
	b.eachAbove(h, steps[0].from, func(x, y int, v float64, p []uint8) {
		g := h.Slope(float64(x), float64(y))
		lit := (g.X + g.Y) * cell * .09
		to, k := texture, min(.3, max(0, lit))
		if lit < 0 {
			to, k = palette.Paper, min(.4, -lit)
		}
		for _, s := range steps {
			if s.from >= v {
				break
			}
			blend(p, palette.Mix(s.color, to, k), min(1, (v-s.from)*sharp)*s.strength)
		}
	})
}

// hachures, after Lehmann, run down the slope and are the thicker the steeper
// it is. They stand in rows between form lines.
func (b *baker) hachures() {
	h := b.land
	if h == nil {
		return
	}
	const row = .17 // height between form lines
	col := palette.Alpha(palette.WashOf("hill").Texture, .72)
	seed := b.Seed ^ ink.Seed("hachures")
	gap := 3.5 * b.U
	j0, j1 := chart.Span(b.Part.Min.Y, b.Part.Max.Y, gap, 14*b.U)
	i0, i1 := chart.Span(b.Part.Min.X, b.Part.Max.X, gap, 14*b.U)
	for j := max(1, j0); j <= j1; j++ {
		for i := max(1, i0); i <= i1; i++ {
			p := ink.Pt{X: (float64(i) + ink.Hash(seed, i, j)*.8) * gap, Y: (float64(j) + ink.Hash(seed+1, i, j)*.8) * gap}
			v := h.At(p.X, p.Y)
			if v < row || chart.Past(v, row) > .3 || !b.onBoard(p, 10*b.U) {
				continue
			}
			g := h.Slope(p.X, p.Y)
			steep := g.Len() * 100 * b.U
			if steep < .55 {
				continue
			}
			length := min(9.5*b.U, .8*row/g.Len()) * (.85 + .3*ink.Hash(seed+2, i, j))
			to := p.Add(g.Times(length / g.Len()))
			b.C.Fill(ink.Taper(p, to, min(2.1, .45*steep)*b.U, .3*b.U), col)
		}
	}
}
