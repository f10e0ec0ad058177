package draw

import (
	"image/color"
	"math"

	"grognard/assets/ink"
	"grognard/assets/palette"
)

// drumSize is the side of the master of a drum in pixels; it fills all but a shadow.
const drumSize = 384

// Radii of the parts of a drum, from outside.
const (
	drumOut  = 184.0 // outline
	drumRope = 181.0 // rim, which its army paints
	drumHoop = 163.0 // brass
	drumHead = 153.0 // skin
)

// drumTeeth is how many wedges the rim has.
const drumTeeth = 36

// drumSkin draws a drum from above: shadow, a paper rim, a hoop of brass and the skin,
// which wear has polished in the middle.
func drumSkin() *ink.Canvas {
	c := ink.New(drumSize, drumSize)
	const m = drumSize/2 - 3
	c.Shadow(ink.Disc(m+4, m+5, drumOut), 4, palette.Alpha(palette.Ink, .55))
	c.Fill(ink.Disc(m, m, drumOut), palette.Ink)
	c.Fill(ink.Disc(m, m, drumRope), palette.Paper)
	c.Fill(ink.Disc(m, m, drumHoop+2), palette.Ink)
	c.Fill(ink.Disc(m, m, drumHoop), palette.Hex("#B9862F"))
	for i := range 44 { // the brass shines from the top left
		a := -math.Pi*3/4 + (float64(i)-22)*.035
		c.Fill(ink.Taper(ink.Pt{X: m, Y: m}.Add(ink.Polar(drumHead+2, a)), ink.Pt{X: m, Y: m}.Add(ink.Polar(drumHoop-1, a)), 6, 6), palette.Alpha(palette.Hex("#F4D488"), .22))
	}
	c.Fill(ink.Disc(m, m, drumHead+2), palette.Ink)
	c.Fill(ink.Disc(m, m, drumHead), palette.Paper)
	vellum(c, m, m, drumHead-.5)
	c.Stroke(ink.Disc(m, m, drumHead*.86), 1.4, palette.Alpha(palette.Hex("#B99F6B"), .55))
	return c
}

// vellum shades the skin of a drum toward its edge, with fibres in it.
func vellum(c *ink.Canvas, x, y, r float64) {
	seed := ink.Seed("drum")
	for v := int(y - r); v <= int(y+r); v++ {
		for u := int(x - r); u <= int(x+r); u++ {
			d := math.Hypot(float64(u)+.5-x, float64(v)+.5-y) / r
			if d >= 1 {
				continue
			}
			k := .34*math.Pow(d, 5) + .05*ink.Clouds(seed, float64(u)/46, float64(v)/9) + .03*ink.Noise(seed+1, float64(u)/2.5, float64(v)/2.5)
			c.Img.SetRGBA(u, v, opaque(palette.Mix(palette.Paper, palette.Hex("#CDB27A"), min(1, k))))
		}
	}
}

// opaque is a colour as a picture keeps it.
func opaque(k color.NRGBA) color.RGBA { return color.RGBA{k.R, k.G, k.B, 255} }

// drumRim draws the wedges of the rim in white, to be tinted in the colour of an army.
func drumRim() *ink.Canvas {
	c := ink.New(drumSize, drumSize)
	const m = drumSize/2 - 3
	mid := ink.Pt{X: m, Y: m}
	step := 2 * math.Pi / drumTeeth
	white := palette.Hex("#FFFFFF")
	for i := range drumTeeth {
		a := float64(i) * step
		c.Fill(ink.Poly(mid.Add(ink.Polar(drumHoop+3, a-step/2)), mid.Add(ink.Polar(drumRope, a)), mid.Add(ink.Polar(drumHoop+3, a+step/2))), white)
	}
	return c
}

// spotSize is the side of the light on the map in pixels.
const spotSize = 192

// spotlight draws what lies about the light that falls on a fight: white to be tinted,
// nothing in the middle, and soft between.
func spotlight() *ink.Canvas {
	c := ink.New(spotSize, spotSize)
	const m = spotSize / 2.0
	for v := range spotSize {
		for u := range spotSize {
			d := math.Hypot(float64(u)+.5-m, float64(v)+.5-m) / m
			t := max(0, min(1, (d-.56)/.42))
			a := uint8(255*t*t*(3-2*t) + .5)
			c.Img.SetRGBA(u, v, color.RGBA{a, a, a, a})
		}
	}
	return c
}

// puff draws a cloud of smoke: 48 by 48 pixels.
func puff() *ink.Canvas {
	const size = 48
	c := ink.New(size, size)
	const m = size / 2.0
	for v := range size {
		for u := range size {
			d := math.Hypot(float64(u)+.5-m, float64(v)+.5-m) / m
			k := max(0, 1-d*d)
			a := k * k * .95
			light := 1 - .1*max(0, (float64(u+v)/2-m)/m)
			c.Img.SetRGBA(u, v, color.RGBA{uint8(250 * a * light), uint8(245 * a * light), uint8(232 * a * light), uint8(255 * a)})
		}
	}
	return c
}
