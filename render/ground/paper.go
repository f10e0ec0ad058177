package ground

import (
	"image/color"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/render/ground/chart"
	"grognard/rules"
)

// paper lays the sheet: laid paper with clouds in it, darker to the corners.
func (b *baker) paper() {
	stain := b.NewField()
	stain.Each(func(x, y float64) float32 { return float32(ink.Clouds(b.Seed, x/b.U/170, y/b.U/170)) })
	base := palette.Sheet
	for y := b.Part.Min.Y; y < b.Part.Max.Y; y++ {
		row := b.C.Img.Pix[b.C.Img.PixOffset(b.Part.Min.X, y):]
		vy := float64(y)/float64(b.H) - .5
		for n := range b.Part.Dx() {
			x := b.Part.Min.X + n
			vx := float64(x)/float64(b.W) - .5
			k := 1 - .12*(vx*vx+vy*vy)
			if b.Options.Theme != chart.Contrast {
				k += .07 * (.7*stain.At(float64(x), float64(y)) + .3*ink.Noise(b.Seed+9, float64(x)/9, float64(y)/3) - .5)
			}
			p := row[4*n : 4*n+4 : 4*n+4]
			p[0], p[1], p[2], p[3] = chart.Shaded(base.R, k), chart.Shaded(base.G, k-.002), chart.Shaded(base.B, k-.012), 255
		}
	}
}

// washes brushes the flat colours in: fields, marsh, water, towns, woods.
func (b *baker) washes() {
	for _, w := range []struct {
		ground                       rules.Ground
		soft, wander, edge, strength float64
		wash                         palette.Wash
	}{
		{rules.GroundFields, .05, .04, .5, .5, palette.WashOf("fields")},
		{rules.GroundRough, .10, .11, .5, .75, palette.WashOf("rough")},
		{rules.GroundSandpit, .12, .10, .55, .9, sandWash},
		{rules.GroundMarsh, .10, .11, .52, .85, palette.WashOf("marsh")},
		{rules.GroundTown, .10, .08, .53, .8, palette.WashOf("town")},
		{rules.GroundStrong, .10, .05, .55, .7, palette.WashOf("town")},
		{rules.GroundWoods, .08, .12, .5, .9, palette.WashOf("woods")},
	} {
		f := b.cover(only(w.ground), w.soft, w.wander, string(w.ground))
		b.wash(f, w.edge, w.soft, w.wash, w.strength)
	}
}

// only selects the cells of one ground.
func only(ground rules.Ground) func(*rules.Cell) float64 {
	return func(c *rules.Cell) float64 {
		if c.Ground == ground {
			return 1
		}
		return 0
	}
}

// wash brushes a colour where a field is above edge. Like a real wash it is
// darkest along its rim, where the pigment settles.
func (b *baker) wash(f *chart.Field, edge, soft float64, w palette.Wash, strength float64) {
	if f == nil {
		return
	}
	rim := palette.Mix(w.Color, w.Texture, .34)
	seed := b.Seed ^ ink.Seed(w.Ground)
	sharp := 1.7 * soft * float64(b.Cell)
	b.eachPixel(f, edge, func(x, y int, v float64) (color.NRGBA, float64) {
		d := (v - edge) * sharp
		a := min(1, d) * strength * (.9 + .2*ink.Noise(seed, float64(x)/(14*b.U), float64(y)/(14*b.U)))
		if k := 1 - (v-edge)*7; k > 0 && b.Options.Theme != chart.Contrast {
			return palette.Mix(w.Color, rim, k*.8), a
		}
		return w.Color, a
	})
}

// eachPixel blends, wherever the field is above edge, the colour and opacity
// that paint gives.
func (b *baker) eachPixel(f *chart.Field, edge float64, paint func(x, y int, v float64) (color.NRGBA, float64)) {
	b.eachAbove(f, edge, func(x, y int, v float64, p []uint8) {
		c, a := paint(x, y, v)
		blend(p, c, a)
	})
}

// eachAbove calls paint with every pixel, and its channels, where the field is above edge.
func (b *baker) eachAbove(f *chart.Field, edge float64, paint func(x, y int, v float64, p []uint8)) {
	img := b.C.Img
	r := f.Above(edge).Intersect(b.Part)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		row := img.Pix[img.PixOffset(r.Min.X, y):]
		for n := range r.Dx() {
			x := r.Min.X + n
			if v := f.At(float64(x), float64(y)); v > edge {
				paint(x, y, v, row[4*n:4*n+4:4*n+4])
			}
		}
	}
}

// blend lays a colour over the channels of a pixel with an opacity.
func blend(p []uint8, c color.NRGBA, a float64) {
	p[0], p[1], p[2] = chart.Blend(p[0], c.R, a), chart.Blend(p[1], c.G, a), chart.Blend(p[2], c.B, a)
}
