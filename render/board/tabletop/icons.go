package tabletop

import (
	"image"
	"image/color"
	"math"

	"grognard/assets/ink"
	"grognard/assets/palette"
)

// Pictures on the buttons of overlays that only a table without cells has, in a box
// of 64 by 64. They are in the Store once the table has been painted.
const (
	ArcIcon     = "tabletop/icon/arc"     // of what may be fired at
	ZoneIcon    = "tabletop/icon/zone"    // round each body
	WitnessIcon = "tabletop/icon/witness" // who would see something
)

// icons draws them.
func icons(put func(key string, img *image.RGBA)) {
	for _, x := range []struct {
		key  string
		draw func(*ink.Canvas, color.NRGBA)
	}{
		{ArcIcon, func(c *ink.Canvas, col color.NRGBA) { // a sector before a front
			c.Fill(ink.Box(20, 48, 24, 9), col)
			c.Stroke(ink.Seg(21, 46, 5, 16), 5, col)
			c.Stroke(ink.Seg(43, 46, 59, 16), 5, col)
			c.Stroke(ink.Arc(32, 52, 44, -math.Pi*.72, -math.Pi*.28), 5, col)
		}},
		{ZoneIcon, func(c *ink.Canvas, col color.NRGBA) { // a body amid a broken ring
			c.Fill(ink.Box(20, 26, 24, 12), col)
			for i := range 8 {
				a := float64(i) * math.Pi / 4
				c.Stroke(ink.Arc(32, 32, 26, a, a+math.Pi/7), 5, col)
			}
		}},
		{WitnessIcon, func(c *ink.Canvas, col color.NRGBA) { // two who look at one that runs
			c.Fill(ink.Box(4, 44, 20, 11), col)
			c.Fill(ink.Box(40, 44, 20, 11), col)
			c.Stroke(ink.Seg(14, 41, 26, 24), 4, col)
			c.Stroke(ink.Seg(50, 41, 38, 24), 4, col)
			c.Fill(ink.Poly(ink.Pt{X: 32, Y: 3}, ink.Pt{X: 43, Y: 20}, ink.Pt{X: 21, Y: 20}), col)
		}},
	} {
		c := ink.New(64, 64)
		x.draw(c, palette.Ink)
		put(x.key, c.Img)
	}
}
