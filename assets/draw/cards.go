package draw

import (
	"image/color"
	"math"

	"grognard/assets/ink"
	"grognard/assets/palette"
)

// Cards are 5 by 7.
const cardW, cardH = 300, 420

// cardClasses gives each class of card the colour of its band.
var cardClasses = []signal{
	{"unit", palette.Hex("#2B4A3B")},
	{"hq", palette.Hex("#3B2A55")},
	{"section", palette.Hex("#7B5E2B")},
	{"tactic", palette.Hex("#5A2A27")},
}

// cards draws fronts without words, and what lies under or over a card.
func cards(a *album) {
	for _, k := range cardClasses {
		a.add("card/front/"+k.name, cardFront(k.col))
	}
	a.add("card/rule", cardRule())
	a.add("card/shadow", cardShadow())
	a.add("card/glow", cardGlow())
	a.add("card/dim", cardDim())
}

func cardShape() ink.Path { return ink.Round(1, 1, cardW-2, cardH-2, 14) }

func cardFront(band color.NRGBA) *ink.Canvas {
	c := ink.New(cardW, cardH)
	c.Fill(cardShape(), palette.Ink)
	c.Fill(ink.Round(3, 3, cardW-6, cardH-6, 12), palette.Paper)
	c.Fill(ink.RoundFrame(8, 8, cardW-16, cardH-16, 8, 2.4), palette.Ink)
	c.Fill(ink.RoundFrame(12, 12, cardW-24, cardH-24, 5, 1), palette.Ink)
	c.Fill(ink.Box(13, 13, cardW-26, 58), band)
	c.Fill(ink.Box(13, 71, cardW-26, 1.2), palette.Ink)
	c.Fill(ink.Box(13, 74, cardW-26, 2.4), palette.Ink)
	c.Fill(ink.Box(13, 13, cardW-26, 2), palette.Alpha(palette.Paper, .25))
	return c
}

// cardRule is the swelled rule that parts a card's sections.
func cardRule() *ink.Canvas {
	c := ink.New(220, 12)
	c.Fill(ink.Poly(ink.Pt{X: 0, Y: 6}, ink.Pt{X: 110, Y: 4.7}, ink.Pt{X: 220, Y: 6}, ink.Pt{X: 110, Y: 7.3}), palette.Muted)
	c.Fill(ink.Ngon(110, 6, 5, 4, 0), palette.Muted)
	return c
}

func cardBack(n palette.Nation) *ink.Canvas {
	c := ink.New(cardW, cardH)
	c.Fill(cardShape(), palette.Ink)
	c.Fill(ink.Round(3, 3, cardW-6, cardH-6, 12), palette.Paper)
	c.Fill(ink.Round(12, 12, cardW-24, cardH-24, 7), palette.Ink)
	c.Inside(ink.Round(14, 14, cardW-28, cardH-28, 6), func(c *ink.Canvas) {
		c.Fill(ink.Box(0, 0, cardW, cardH), n.Color)
		hatching(c, n.Hatch, 0, 0, cardW, cardH, 8, 1.5, palette.Alpha(n.Text, .5))
	})
	c.Fill(ink.RoundFrame(22, 22, cardW-44, cardH-44, 5, 2), palette.Alpha(n.Text, .85))
	wreath(c, cardW/2, cardH/2, 84, n)
	emblemOn(c, n, cardW/2-56, cardH/2-56, 112)
	return c
}

// wreath is a disc of the nation's colour in a ring of laurel.
func wreath(c *ink.Canvas, x, y, r float64, n palette.Nation) {
	c.Fill(ink.Disc(x, y, r+8), palette.Ink)
	c.Fill(ink.Disc(x, y, r+5.5), palette.Paper)
	for i := range 28 {
		a := math.Pi/2 + 2*math.Pi*float64(i)/28
		lean := .7
		if i < 14 {
			lean = -.7
		}
		p := ink.Pt{X: x, Y: y}.Add(ink.Polar(r-2, a))
		leaf := ink.Ellipse(0, 0, 9.5, 4).By(ink.Rotate(a+math.Pi/2+lean, 0, 0).Then(ink.Move(p.X, p.Y)))
		c.Fill(leaf, palette.Ink)
	}
	c.Fill(ink.Disc(x, y, r-12), palette.Ink)
	c.Fill(ink.Disc(x, y, r-14), n.Color)
}

func cardShadow() *ink.Canvas {
	c := ink.New(cardW+40, cardH+40)
	c.Shadow(ink.Round(20, 20, cardW, cardH, 14), 6, palette.Alpha(palette.Ink, .5))
	return c
}

// cardGlow frames a card that may be played; it is 20 pixels larger each way.
func cardGlow() *ink.Canvas {
	c := ink.New(cardW+40, cardH+40)
	shape := ink.Round(19, 19, cardW+2, cardH+2, 15)
	c.Shadow(ink.Round(14, 14, cardW+12, cardH+12, 18), 4, palette.Alpha(palette.Gold, .9))
	c.Cut(ink.Round(22, 22, cardW-4, cardH-4, 13))
	c.Stroke(shape, 9, palette.Ink)
	c.Stroke(shape, 5, palette.Gold)
	return c
}

// cardDim lies over a card that cannot be played.
func cardDim() *ink.Canvas {
	c := ink.New(cardW, cardH)
	c.Fill(cardShape(), palette.Alpha(palette.Hex("#CFC3A6"), .42))
	return c
}
