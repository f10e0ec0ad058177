package draw

import (
	"fmt"
	"image/color"
	"math"

	"grognard/assets/ink"
	"grognard/assets/palette"
)

// dieSize is the side of a die's master in pixels.
const dieSize = 112

// tumbles is how many frames of tumbling a die has.
const tumbles = 8

// dice draws blank bodies, to print numerals on, with eight frames of tumbling
// each, the faces of battle dice, and the drum that all are thrown on.
func dice(a *album) {
	for _, sides := range []int{6, 8, 10} {
		for _, look := range []dieLook{ivoryDie, inkDie} {
			name := fmt.Sprintf("die/d%d%s", sides, look.suffix)
			a.add(name, die(sides, look, 0))
			for f := range tumbles {
				a.add(fmt.Sprintf("%s/t%d", name, f), die(sides, look, .35+float64(f)*1.19))
			}
		}
	}
	for _, f := range battleFaces {
		a.add("die/battle/"+f.name, battleDie(f))
	}
	a.add("drum/skin", drumSkin())
	a.add("drum/rim", drumRim())
	a.add("light/spot", spotlight())
	a.add("puff", puff())
}

// dieLook is the material of a die.
type dieLook struct {
	suffix            string
	light, dark, line color.NRGBA
}

var (
	ivoryDie = dieLook{"", palette.Ivory, palette.Hex("#D8CBA8"), palette.Ink}
	inkDie   = dieLook{"/ink", palette.Hex("#3A2E24"), palette.Hex("#1B1410"), palette.Paper}
)

// die draws a body turned by a; at rest its front face is bare for a numeral.
// The middle of that face is assets.DieMiddle.
func die(sides int, look dieLook, a float64) *ink.Canvas {
	c := ink.New(dieSize, dieSize)
	body, facets := dieShape(sides)
	turn := ink.Rotate(a, 54, 54)
	if a != 0 {
		k := .92
		if sides == 6 {
			k = .78 // so that its corners stay on the picture
		}
		turn = ink.Move(-54, -54).Then(ink.Rotate(a, 0, 0)).Then(ink.Scale(k)).Then(ink.Move(54, 54))
	}
	body = body.By(turn)
	c.Shadow(body.By(ink.Move(3, 4)), 2, palette.Alpha(palette.Ink, .4))
	c.Stroke(body, 5, palette.Ink)
	c.Fill(body, look.light)
	for _, f := range facets {
		p := f.By(turn)
		c.Fill(p, palette.Mix(look.light, look.dark, shade(p)))
		engraveShade(c, p, look)
		c.Lines(p, 1.4, palette.Alpha(look.line, .6))
	}
	return c
}

// engraveShade rules a facet that lies away from the light.
func engraveShade(c *ink.Canvas, p ink.Path, look dieLook) {
	dark := shade(p) - .4
	if dark <= 0 {
		return
	}
	c.Inside(p, func(c *ink.Canvas) {
		slanted(c, 0, 0, dieSize, dieSize, 4.2, -math.Pi/4, 1+dark, palette.Alpha(look.line, .42))
	})
}

// shade tells how far a facet lies from the light at the top left.
func shade(p ink.Path) float64 {
	var mid ink.Pt
	for _, q := range p[0].Pts {
		mid = mid.Add(q.Times(1 / float64(len(p[0].Pts))))
	}
	return min(1, max(0, .5+((mid.X-54)+(mid.Y-54))/80))
}

// dieShape returns the outline of a die and its facets beside the front one.
func dieShape(sides int) (body ink.Path, facets []ink.Path) {
	switch sides {
	case 6:
		return cube()
	case 8:
		return octahedron()
	}
	return trapezohedron()
}

// cube shows its front and, narrow, the faces to the right and below.
func cube() (ink.Path, []ink.Path) {
	const a, b, d = 7.0, 101.0, 13.0
	right := ink.D("M92 10 C97 12 101 16 101 20 L101 88 C101 92 100 96 97 98 L89 88 L89 20 Z")
	below := ink.D("M10 92 L20 89 L89 88 L97 98 C95 100 92 101 88 101 L20 101 C16 101 12 97 10 92 Z")
	return ink.Round(a, a, b-a, b-a, d), []ink.Path{right, below}
}

func octahedron() (ink.Path, []ink.Path) {
	rim := ink.Ngon(54, 54, 50, 6, -math.Pi/2)
	r := rim[0].Pts
	var facets []ink.Path
	for i := range 3 {
		facets = append(facets, ink.Poly(r[2*i], r[2*i+1], r[(2*i+2)%6]))
	}
	return rim, facets
}

func trapezohedron() (ink.Path, []ink.Path) {
	top, bottom := ink.Pt{X: 54, Y: 4}, ink.Pt{X: 54, Y: 104}
	left, right := ink.Pt{X: 5, Y: 62}, ink.Pt{X: 103, Y: 62}
	upL, upR := ink.Pt{X: 5, Y: 46}, ink.Pt{X: 103, Y: 46}
	a, b, low := ink.Pt{X: 19, Y: 58}, ink.Pt{X: 89, Y: 58}, ink.Pt{X: 54, Y: 80}
	body := ink.Poly(top, upR, right, bottom, left, upL)
	return body, []ink.Path{
		ink.Poly(top, a, left, upL), ink.Poly(top, upR, right, b),
		ink.Poly(a, low, bottom, left), ink.Poly(b, right, bottom, low),
	}
}

// battleFace is a face of a battle die: a pictogram in a coloured roundel.
type battleFace struct {
	name, pict string
	col        color.NRGBA
}

var battleFaces = []battleFace{
	{"infantry", "infantry", palette.Hex("#2F6FB0")},
	{"cavalry", "cavalry", palette.Hex("#E3B23C")},
	{"artillery", "artillery", palette.Hex("#B3322B")},
	{"flag", "colours", palette.Paper},
	{"sabres", "sabres", palette.Paper},
}

func battleDie(f battleFace) *ink.Canvas {
	c := die(6, ivoryDie, 0)
	const mid = 48.5
	c.Fill(ink.Disc(mid, mid, 37), palette.Ink)
	c.Fill(ink.Disc(mid, mid, 34.5), palette.Mix(f.col, palette.Paper, .35))
	c.Fill(ink.Ring(mid, mid, 34.5, 29), f.col)
	pictogram(c, f.pict, mid-23, mid-23, 46, palette.Ink)
	return c
}
