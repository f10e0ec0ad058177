package palette

import (
	"image/color"
	"math"
)

// Contrast is the ratio of contrast of two colours as WCAG defines it, 1 to 21. Their
// opacity does not count.
func Contrast(c, d color.NRGBA) float64 {
	p, q := luminance(c), luminance(d)
	return (max(p, q) + .05) / (min(p, q) + .05)
}

// luminance is how light a colour is, 0 to 1.
func luminance(c color.NRGBA) float64 {
	l := linear(c)
	return .2126*l[0] + .7152*l[1] + .0722*l[2]
}

// linear is the light of each channel of sRGB, 0 to 1.
func linear(c color.NRGBA) (light [3]float64) {
	for i, u := range [...]uint8{c.R, c.G, c.B} {
		if x := float64(u) / 255; x <= .04045 {
			light[i] = x / 12.92
		} else {
			light[i] = math.Pow((x+.055)/1.055, 2.4)
		}
	}
	return light
}
