package tabletop

import (
	"math"
	"slices"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/rules"
)

// badges are the marks of what a body on a tabletop may be: each has a shape of
// its own, within 48 by 48 pixels.
var badges = map[rules.State]func(*ink.Canvas){
	rules.StateDisordered: func(c *ink.Canvas) { // ranks that have lost their line
		for i, y := range []float64{15, 24, 33} {
			a := []float64{.3, -.35, .25}[i]
			way := ink.Polar(11, a)
			c.Stroke(ink.Seg(24-way.X, y-way.Y, 24+way.X, y+way.Y), 4, palette.Retreat)
		}
	},
	rules.StateBroken: func(c *ink.Canvas) { // running to the rear
		c.Fill(ink.Disc(24, 24, 20.5), palette.Attack)
		c.Fill(ink.Poly(ink.Pt{X: 24, Y: 42}, ink.Pt{X: 10, Y: 25}, ink.Pt{X: 19, Y: 25}, ink.Pt{X: 19, Y: 8}, ink.Pt{X: 29, Y: 8}, ink.Pt{X: 29, Y: 25}, ink.Pt{X: 38, Y: 25}), palette.Paper)
	},
	rules.StateShaken: func(c *ink.Canvas) {
		c.Stroke(ink.Spline(6, ink.Pt{X: 9, Y: 26}, ink.Pt{X: 16, Y: 17}, ink.Pt{X: 24, Y: 30}, ink.Pt{X: 32, Y: 17}, ink.Pt{X: 39, Y: 26}), 4.4, palette.Retreat)
	},
	rules.StateHalted: func(c *ink.Canvas) { // a hand that stops
		c.Fill(ink.Ngon(24, 24, 16, 8, math.Pi/8), palette.Retreat)
		c.Fill(ink.Box(14, 21, 20, 6), palette.Paper)
	},
	rules.StateReforming: func(c *ink.Canvas) { // ranks being dressed
		c.Stroke(ink.Arc(24, 24, 12, .5, 5.4), 4, palette.Move)
		c.Fill(ink.Poly(ink.Pt{X: 26, Y: 14}, ink.Pt{X: 39, Y: 10}, ink.Pt{X: 37, Y: 24}), palette.Move)
	},
	rules.StateEngaged: func(c *ink.Canvas) { // sabres crossed
		c.Stroke(ink.Seg(11, 10, 35, 38), 3.6, palette.Attack)
		c.Stroke(ink.Seg(37, 10, 13, 38), 3.6, palette.Attack)
		c.Stroke(ink.Seg(30, 38, 38, 31), 3, palette.Ink)
		c.Stroke(ink.Seg(18, 38, 10, 31), 3, palette.Ink)
	},
	rules.StateRallying: func(c *ink.Canvas) { // a flag to run to
		c.Stroke(ink.Seg(16, 9, 16, 40), 3.4, palette.Ink)
		c.Fill(ink.Poly(ink.Pt{X: 17, Y: 10}, ink.Pt{X: 38, Y: 17}, ink.Pt{X: 17, Y: 25}), palette.Move)
	},
	rules.StateSupporting: func(c *ink.Canvas) {
		c.Fill(ink.Box(20.5, 10, 7, 28), palette.Move)
		c.Fill(ink.Box(10, 20.5, 28, 7), palette.Move)
	},
	rules.StateFired: func(c *ink.Canvas) { // smoke
		for _, d := range [][3]float64{{17, 27, 9}, {31, 27, 9}, {24, 19, 10}, {24, 30, 9}} {
			c.Fill(ink.Disc(d[0], d[1], d[2]+1.6), palette.Ink)
		}
		for _, d := range [][3]float64{{17, 27, 9}, {31, 27, 9}, {24, 19, 10}, {24, 30, 9}} {
			c.Fill(ink.Disc(d[0], d[1], d[2]), palette.Hex("#DAD6CC"))
		}
	},
	rules.StateActivated: func(c *ink.Canvas) {
		c.Stroke(ink.Open(ink.Pt{X: 13, Y: 25}, ink.Pt{X: 21, Y: 33}, ink.Pt{X: 35, Y: 15}), 5, palette.Forbid)
	},
}

// badgeStates are the states with a badge in the order in which they are shown,
// so that what weighs most comes first.
var badgeStates = [...]rules.State{rules.StateBroken, rules.StateRallying, rules.StateEngaged, rules.StateSupporting, rules.StateShaken,
	rules.StateDisordered, rules.StateHalted, rules.StateReforming, rules.StateFired, rules.StateActivated}

// badgeKeys are their pictures.
var badgeKeys = func() (all [len(badgeStates)]string) {
	for i, s := range badgeStates {
		all[i] = "tabletop/badge/" + string(s)
	}
	return all
}()

// badgeKey is the picture of a badge, "" if a state has none.
func badgeKey(s rules.State) string {
	if i := slices.Index(badgeStates[:], s); i >= 0 {
		return badgeKeys[i]
	}
	return ""
}
