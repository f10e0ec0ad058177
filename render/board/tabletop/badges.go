package tabletop

import (
	"math"

	"grognard/assets/ink"
	"grognard/assets/palette"
)

// badges are the marks of what a body on a Cloth may be: each has a shape of
// its own, within 48 by 48 pixels.
var badges = map[string]func(*ink.Canvas){
	"disordered": func(c *ink.Canvas) { // ranks that have lost their line
		for i, y := range []float64{15, 24, 33} {
			a := []float64{.3, -.35, .25}[i]
			way := ink.Polar(11, a)
			c.Stroke(ink.Seg(24-way.X, y-way.Y, 24+way.X, y+way.Y), 4, palette.Retreat)
		}
	},
	"broken": func(c *ink.Canvas) { // running to the rear
		c.Fill(ink.Disc(24, 24, 20.5), palette.Attack)
		c.Fill(ink.Poly(ink.Pt{X: 24, Y: 42}, ink.Pt{X: 10, Y: 25}, ink.Pt{X: 19, Y: 25}, ink.Pt{X: 19, Y: 8}, ink.Pt{X: 29, Y: 8}, ink.Pt{X: 29, Y: 25}, ink.Pt{X: 38, Y: 25}), palette.Paper)
	},
	"shaken": func(c *ink.Canvas) {
		c.Stroke(ink.Spline(6, ink.Pt{X: 9, Y: 26}, ink.Pt{X: 16, Y: 17}, ink.Pt{X: 24, Y: 30}, ink.Pt{X: 32, Y: 17}, ink.Pt{X: 39, Y: 26}), 4.4, palette.Retreat)
	},
	"halted": func(c *ink.Canvas) { // a hand that stops
		c.Fill(ink.Ngon(24, 24, 16, 8, math.Pi/8), palette.Retreat)
		c.Fill(ink.Box(14, 21, 20, 6), palette.Paper)
	},
	"reforming": func(c *ink.Canvas) { // ranks being dressed
		c.Stroke(ink.Arc(24, 24, 12, .5, 5.4), 4, palette.Move)
		c.Fill(ink.Poly(ink.Pt{X: 26, Y: 14}, ink.Pt{X: 39, Y: 10}, ink.Pt{X: 37, Y: 24}), palette.Move)
	},
	"engaged": func(c *ink.Canvas) { // sabres crossed
		c.Stroke(ink.Seg(11, 10, 35, 38), 3.6, palette.Attack)
		c.Stroke(ink.Seg(37, 10, 13, 38), 3.6, palette.Attack)
		c.Stroke(ink.Seg(30, 38, 38, 31), 3, palette.Ink)
		c.Stroke(ink.Seg(18, 38, 10, 31), 3, palette.Ink)
	},
	"rallying": func(c *ink.Canvas) { // a flag to run to
		c.Stroke(ink.Seg(16, 9, 16, 40), 3.4, palette.Ink)
		c.Fill(ink.Poly(ink.Pt{X: 17, Y: 10}, ink.Pt{X: 38, Y: 17}, ink.Pt{X: 17, Y: 25}), palette.Move)
	},
	"supporting": func(c *ink.Canvas) {
		c.Fill(ink.Box(20.5, 10, 7, 28), palette.Move)
		c.Fill(ink.Box(10, 20.5, 28, 7), palette.Move)
	},
	"fired": func(c *ink.Canvas) { // smoke
		for _, d := range [][3]float64{{17, 27, 9}, {31, 27, 9}, {24, 19, 10}, {24, 30, 9}} {
			c.Fill(ink.Disc(d[0], d[1], d[2]+1.6), palette.Ink)
		}
		for _, d := range [][3]float64{{17, 27, 9}, {31, 27, 9}, {24, 19, 10}, {24, 30, 9}} {
			c.Fill(ink.Disc(d[0], d[1], d[2]), palette.Hex("#DAD6CC"))
		}
	},
	"activated": func(c *ink.Canvas) {
		c.Stroke(ink.Open(ink.Pt{X: 13, Y: 25}, ink.Pt{X: 21, Y: 33}, ink.Pt{X: 35, Y: 15}), 5, palette.Forbid)
	},
}

// badgeNames are the keys of badges in the order in which they are shown, so
// that what weighs most comes first.
var badgeNames = [...]string{"broken", "rallying", "engaged", "supporting", "shaken", "disordered", "halted", "reforming", "fired", "activated"}

var badgeKeys = [...]string{"cloth/badge/broken", "cloth/badge/rallying", "cloth/badge/engaged", "cloth/badge/supporting", "cloth/badge/shaken", "cloth/badge/disordered", "cloth/badge/halted", "cloth/badge/reforming", "cloth/badge/fired", "cloth/badge/activated"}

// badgeKey is the picture of a badge.
func badgeKey(state string) string {
	for i, n := range badgeNames {
		if n == state {
			return badgeKeys[i]
		}
	}
	return ""
}
