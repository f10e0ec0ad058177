package draw

import (
	"grognard/assets/ink"
	"grognard/assets/palette"
)

// The master of a stand is 100 by 64 pixels, the stand itself 88 by 44 at
// (6, 14): what is left before its front takes an arrow or a bulge.
const (
	standW, standH = 100, 64
	standX, standY = 6.0, 14.0
)

// stands draws an army's stands of figures, seen from above with the front
// upwards.
func stands(a *album, n palette.Nation) {
	a.add("stand/"+n.ID+"/line", brigadeStand(n, ink.D("M6 15 L42 15 L50 2 L58 15 L94 15 L94 58 L6 58 Z")))
	a.add("stand/"+n.ID+"/mass", brigadeStand(n, ink.D("M6 18 C20 2 80 2 94 18 L94 58 L6 58 Z")))
	a.add("stand/"+n.ID+"/plain", brigadeStand(n, ink.Round(standX, standY, 88, 44, 3)))
}

// brigadeStand draws one stand of an outline with its figures.
func brigadeStand(n palette.Nation, shape ink.Path) *ink.Canvas {
	c := ink.New(standW, standH)
	c.Shadow(shape.By(ink.Move(2, 3)), 1, palette.Alpha(palette.Ink, .45))
	c.Stroke(shape, 5, palette.Ink)
	c.Fill(shape, n.Color)
	c.Inside(shape, func(c *ink.Canvas) {
		hatching(c, n.Hatch, 0, 0, standW, standH, 5.4, 1.4, palette.Alpha(n.Text, .4))
		c.Fill(ink.Box(0, 0, standW, 16.5), palette.Alpha(palette.Hex("#FFFFFF"), .18))
	})
	for row := range 2 {
		for i := range 8 {
			x, y := 12.6+float64(i)*10.7, 24.0+float64(row)*24
			c.Fill(ink.Disc(x+.8, y+1.2, 4.2), palette.Alpha(palette.Ink, .5))
			c.Fill(ink.Disc(x, y, 4.2), palette.Ink)
			c.Fill(ink.Disc(x, y, 3), palette.Hex("#4A4038"))
			c.Fill(ink.Disc(x-.8, y-.8, 1.1), palette.Paper)
		}
	}
	return c
}
