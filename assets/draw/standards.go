package draw

import (
	"grognard/assets/ink"
	"grognard/assets/palette"
)

// Sizes of the masters of hatched fields and of the foot of a standard, in pixels:
// twice what they are in a window of 1920x1080.
const (
	hatchWide = 520
	hatchHigh = 112
	footWide  = 172
	footHigh  = 36
)

// standards draws what the tally of a side hangs from and ends in: fields in the
// colour and the hatch of each nation, and in white, to be tinted, a pointed foot with
// its edge, thin and thick.
func standards(a *album) {
	for _, n := range palette.Nations {
		c := ink.New(hatchWide, hatchHigh)
		c.Fill(ink.Box(0, 0, hatchWide, hatchHigh), n.Color)
		hatching(c, n.Hatch, 0, 0, hatchWide, hatchHigh, 9, 1.7, palette.Alpha(n.Text, .32))
		a.add("hatch/"+n.ID, c)
	}
	white := palette.Hex("#FFFFFF")
	c := ink.New(footWide, footHigh)
	c.Fill(foot(0), white)
	a.add("standard/foot", c)
	c = ink.New(footWide, footHigh)
	c.Fill(append(foot(0), foot(3).Reversed()...), white)
	a.add("standard/edge", c)
	c = ink.New(footWide, footHigh)
	c.Fill(append(foot(0), foot(9).Reversed()...), white)
	a.add("standard/edge/thick", c)
}

// foot is the lower end of a standard, d pixels inside its sides; its upper edge is
// open to what hangs above.
func foot(d float64) ink.Path {
	const w, h, side = footWide, footHigh, 11
	return ink.Poly(ink.Pt{X: d}, ink.Pt{X: w - d}, ink.Pt{X: w - d, Y: side - d*.72}, ink.Pt{X: w / 2, Y: h - 1 - d*1.05}, ink.Pt{X: d, Y: side - d*.72})
}
