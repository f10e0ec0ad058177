package draw

import (
	"grognard/assets/ink"
	"grognard/assets/palette"
)

// garrisonRoofs are the houses around troops that hold a town: as large as their
// place, free in the middle.
func garrisonRoofs() *ink.Canvas {
	c := ink.New(pieceSize, pieceSize)
	line, lit, red := palette.Hex("#4A1F17"), palette.Hex("#D48A6C"), palette.Hex("#B5533C")
	for _, r := range []struct{ x, y, w, h float64 }{
		{2, 4, 46, 26}, {54, 2, 52, 25}, {112, 5, 45, 27},
		{2, 36, 25, 42}, {4, 84, 24, 40}, {133, 37, 25, 40}, {132, 83, 25, 42},
		{3, 130, 44, 27}, {53, 132, 50, 26}, {109, 130, 48, 27},
	} {
		house := ink.Box(r.x, r.y, r.w, r.h)
		c.Stroke(house, 5, line)
		c.Fill(house, red)
		if r.w > r.h {
			c.Fill(ink.Box(r.x, r.y, r.w, r.h/2), lit)
			continue
		}
		c.Fill(ink.Box(r.x, r.y, r.w/2, r.h), lit)
	}
	return c
}
