package ground

import (
	"image/color"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/rules"
)

// paper lays the sheet: laid paper with clouds in it, darker to the corners.
func (b *baker) paper() {
	stain := b.newField()
	for j := range stain.h {
		for i := range stain.w {
			x, y := float64(i)*stain.step/b.u, float64(j)*stain.step/b.u
			stain.v[j*stain.w+i] = float32(ink.Clouds(b.seed, x/170, y/170))
		}
	}
	base := palette.Sheet
	for y := range b.h {
		row := b.c.Img.Pix[y*b.c.Img.Stride:]
		vy := float64(y)/float64(b.h) - .5
		for x := range b.w {
			vx := float64(x)/float64(b.w) - .5
			k := 1 - .12*(vx*vx+vy*vy)
			if b.o.Theme != Contrast {
				k += .07 * (.7*stain.at(float64(x), float64(y)) + .3*ink.Noise(b.seed+9, float64(x)/9, float64(y)/3) - .5)
			}
			p := row[4*x : 4*x+4 : 4*x+4]
			p[0], p[1], p[2], p[3] = shaded(base.R, k), shaded(base.G, k-.002), shaded(base.B, k-.012), 255
		}
	}
}

func shaded(v uint8, k float64) uint8 { return uint8(min(255, max(0, float64(v)*k))) }

// washes brushes the flat colours in: fields, marsh, water, towns, woods.
func (b *baker) washes() {
	for _, w := range []struct {
		ground                       string
		soft, wander, edge, strength float64
		wash                         palette.Wash
	}{
		{"fields", .05, .04, .5, .5, palette.WashOf("fields")},
		{"rough", .10, .11, .5, .75, palette.WashOf("rough")},
		{"sandpit", .12, .10, .55, .9, sandWash},
		{"marsh", .10, .11, .52, .85, palette.WashOf("marsh")},
		{"town", .10, .08, .53, .8, palette.WashOf("town")},
		{"strongpoint", .10, .05, .55, .7, palette.WashOf("town")},
		{"woods", .08, .12, .5, .9, palette.WashOf("woods")},
	} {
		f := b.cover(only(w.ground), w.soft, w.wander, w.ground)
		b.wash(f, w.edge, w.soft, w.wash, w.strength)
	}
}

// only selects the cells of one ground.
func only(ground string) func(*rules.Cell) float64 {
	return func(c *rules.Cell) float64 {
		if c.Ground == ground {
			return 1
		}
		return 0
	}
}

// wash brushes a colour where a field is above edge. Like a real wash it is
// darkest along its rim, where the pigment settles.
func (b *baker) wash(f *field, edge, soft float64, w palette.Wash, strength float64) {
	if f == nil {
		return
	}
	rim := palette.Mix(w.Color, w.Texture, .34)
	seed := b.seed ^ ink.Seed(w.Ground)
	sharp := 1.7 * soft * float64(b.Cell)
	b.eachPixel(f, edge, func(x, y int, v float64) (color.NRGBA, float64) {
		d := (v - edge) * sharp
		a := min(1, d) * strength * (.9 + .2*ink.Noise(seed, float64(x)/(14*b.u), float64(y)/(14*b.u)))
		if k := 1 - (v-edge)*7; k > 0 && b.o.Theme != Contrast {
			return palette.Mix(w.Color, rim, k*.8), a
		}
		return w.Color, a
	})
}

// eachPixel blends, wherever the field is above edge, the colour and opacity
// that paint gives.
func (b *baker) eachPixel(f *field, edge float64, paint func(x, y int, v float64) (color.NRGBA, float64)) {
	img := b.c.Img
	for y := range b.h {
		row := img.Pix[y*img.Stride:]
		for x := range b.w {
			v := f.at(float64(x), float64(y))
			if v <= edge {
				continue
			}
			c, a := paint(x, y, v)
			p := row[4*x : 4*x+4 : 4*x+4]
			p[0], p[1], p[2] = blend(p[0], c.R, a), blend(p[1], c.G, a), blend(p[2], c.B, a)
		}
	}
}

func blend(p, q uint8, a float64) uint8 {
	a = min(1, max(0, a))
	return uint8(float64(p)*(1-a) + float64(q)*a + .5)
}

// light dims the finished chart for the candle theme.
func (b *baker) light() {
	if b.o.Theme != Candle {
		return
	}
	pix := b.c.Img.Pix
	for i := 0; i < len(pix); i += 4 {
		pix[i], pix[i+1], pix[i+2] = shaded(pix[i], .86), shaded(pix[i+1], .78), shaded(pix[i+2], .66)
	}
}
