package draw

import (
	"grognard/assets/ink"
	"grognard/assets/palette"
)

// Emblems are designed in a box of emblemSize; their masters are half as large
// again, since the title shows them large.
const (
	emblemSize   = 128
	emblemMaster = 192
)

func emblems(a *album) {
	for _, n := range palette.Nations {
		c := ink.New(emblemMaster, emblemMaster)
		emblemOn(c, n, 0, 0, emblemMaster)
		a.add("emblem/"+n.ID, c)
	}
	for _, s := range systemEmblems {
		c := ink.New(emblemMaster, emblemMaster)
		s.draw(c.With(ink.Scale(float64(emblemMaster) / emblemSize)))
		a.add("emblem/"+s.name, c)
	}
}

// emblemOn draws a nation's badge into the square at (x, y): a shield in its
// colour and hatch with a device.
func emblemOn(c *ink.Canvas, n palette.Nation, x, y, size float64) {
	c = c.With(ink.Scale(size / emblemSize).Then(ink.Move(x, y)))
	shield := ink.D("M18 14 C40 20 52 14 64 8 C76 14 88 20 110 14 L110 62 C110 92 90 112 64 122 C38 112 18 92 18 62 Z")
	c.Stroke(shield, 12, palette.Ink)
	c.Stroke(shield, 7, palette.Paper)
	c.Fill(shield, n.Color)
	c.Inside(shield, func(c *ink.Canvas) {
		hatching(c, n.Hatch, 0, 0, emblemSize, emblemSize, 6, 1.4, palette.Alpha(n.Text, .45))
	})
	devices[n.ID](c)
	c.Stroke(shield, 2, palette.Ink)
}
