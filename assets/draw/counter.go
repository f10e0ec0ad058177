package draw

import (
	"image/color"

	"grognard/assets/ink"
	"grognard/assets/palette"
)

// The counter's master is 160 by 160 pixels: a body of 144 by 144 at (6, 5),
// the rest is the shadow it throws. A plate of paper at its foot
// takes name and strength.
const (
	pieceSize            = 160
	bodyX, bodyY, bodyWH = 6.0, 5.0, 144.0
	bandH                = 37.0
)

// sticker is the pair of colours that tells the sides apart: the first side
// is ink on paper, the second paper on ink, whatever the nations.
type sticker struct{ ground, figure color.NRGBA }

var (
	stickers     = [2]sticker{{palette.Paper, palette.Ink}, {palette.Ink, palette.Paper}}
	stickerNames = [2]string{"first", "second"}
)

// counters draws an army's counters for both sides, at full strength and
// reduced, without the pictogram of their arm.
func counters(a *album, n palette.Nation) {
	for side, s := range stickers {
		a.add("counter/"+n.ID+"/full/"+stickerNames[side], counter(n, s, false))
		a.add("counter/"+n.ID+"/reduced/"+stickerNames[side], counter(n, s, true))
	}
}

// counter draws the counter of a unit.
func counter(n palette.Nation, s sticker, reduced bool) *ink.Canvas {
	c := ink.New(pieceSize, pieceSize)
	body := counterShape(reduced)
	c.Shadow(body.By(ink.Move(4, 5)), 2, palette.Alpha(palette.Ink, .42))
	c.Fill(body, palette.Ink)
	c.Inside(body, func(c *ink.Canvas) {
		field(c, n)
		medallion(c, s, reduced)
		band(c, reduced)
		if reduced {
			crack(c)
		}
	})
	c.Stroke(body, 2.6, palette.Ink)
	return c
}

// shakenFold is a corner bent forward, to lie over a counter.
func shakenFold() *ink.Canvas {
	c := ink.New(pieceSize, pieceSize)
	const r, d = bodyX + bodyWH, 54.0
	at := func(x, y float64) ink.Pt { return ink.Pt{X: x, Y: y} }
	c.Fill(ink.Poly(at(r-d-2, bodyY-2), at(r+2, bodyY-2), at(r+2, bodyY+d+2)), palette.Hex("#D8CBA9"))
	flap := ink.Poly(at(r-d, bodyY-1), at(r+1, bodyY+d), at(r-d+3, bodyY+d-3))
	c.Shadow(flap.By(ink.Move(-1, 3)), 2, palette.Alpha(palette.Ink, .5))
	c.Stroke(flap, 4, palette.Ink)
	c.Fill(flap, palette.Hex("#F2D9B4"))
	c.Inside(flap, func(c *ink.Canvas) {
		slanted(c, r-d, bodyY, d, d, 7, -.7853981, 2.8, palette.Retreat)
	})
	return c
}

// counterShape is the outline; a reduced counter has a bite out of its corner.
func counterShape(reduced bool) ink.Path {
	if !reduced {
		return ink.Round(bodyX, bodyY, bodyWH, bodyWH, 7)
	}
	r, b := bodyX+bodyWH, bodyY+bodyWH
	return ink.Poly(
		ink.Pt{X: bodyX + 5, Y: bodyY}, ink.Pt{X: r - 37, Y: bodyY}, ink.Pt{X: r - 30, Y: bodyY + 9},
		ink.Pt{X: r - 32, Y: bodyY + 16}, ink.Pt{X: r - 19, Y: bodyY + 21}, ink.Pt{X: r - 17, Y: bodyY + 30},
		ink.Pt{X: r - 8, Y: bodyY + 31}, ink.Pt{X: r, Y: bodyY + 39}, ink.Pt{X: r, Y: b - 5},
		ink.Pt{X: r - 5, Y: b}, ink.Pt{X: bodyX + 5, Y: b}, ink.Pt{X: bodyX, Y: b - 5}, ink.Pt{X: bodyX, Y: bodyY + 5},
	)
}

// field washes the counter in the nation's colour and engraves its hatch.
func field(c *ink.Canvas, n palette.Nation) {
	c.Fill(ink.Box(bodyX, bodyY, bodyWH, bodyWH), palette.Paper)
	const x, y, wh = bodyX + 4.5, bodyY + 4.5, bodyWH - 9
	c.Fill(ink.Round(x, y, wh, wh, 4), n.Color)
	hatching(c, n.Hatch, x, y, wh, wh, 6.4, 1.5, palette.Alpha(n.Text, .46))
	c.Fill(ink.Box(x, y, wh, 1.6), palette.Alpha(palette.Hex("#FFFFFF"), .45))
	c.Fill(ink.Box(x, y, 1.6, wh), palette.Alpha(palette.Hex("#FFFFFF"), .3))
	c.Stroke(ink.Round(x, y, wh, wh, 4), 1, palette.Alpha(palette.Ink, .55))
}

// medallion is the sticker for the arm's pictogram; that of a reduced unit is
// hatched around it.
func medallion(c *ink.Canvas, s sticker, reduced bool) {
	const x, y, w, h = bodyX + 24, bodyY + 7, bodyWH - 48, bodyWH - bandH - 18
	c.Fill(ink.Round(x-2.5, y-2.5, w+5, h+5, 12), palette.Ink)
	c.Fill(ink.Round(x-.5, y-.5, w+1, h+1, 10.5), palette.Paper)
	inner := ink.Round(x+1.5, y+1.5, w-3, h-3, 9)
	c.Fill(inner, s.ground)
	if reduced {
		c.Inside(inner, func(c *ink.Canvas) {
			slanted(c, x, y, w, h, 8, -.9, 1.6, palette.Alpha(s.figure, .38))
			c.Shadow(ink.Disc(x+w/2, y+h/2, 30), 5, s.ground)
		})
	}
	c.Fill(ink.RoundFrame(x+4, y+4, w-8, h-8, 7, 1), palette.Alpha(s.figure, .6))
}

// band is the plate of paper for name and strength; a reduced unit's is
// reddened.
func band(c *ink.Canvas, reduced bool) {
	const x, y, w, h = bodyX + 7, bodyY + bodyWH - 7 - bandH, bodyWH - 14, bandH
	paper := palette.Paper
	if reduced {
		paper = palette.Hex("#F0C9B6")
	}
	c.Fill(ink.Round(x, y, w, h, 5), palette.Ink)
	c.Fill(ink.Round(x+2.2, y+2.2, w-4.4, h-4.4, 3.2), paper)
}

// crack runs from the bite across the field.
func crack(c *ink.Canvas) {
	line := ink.Open(ink.Pt{X: 137, Y: 34}, ink.Pt{X: 130, Y: 52}, ink.Pt{X: 138, Y: 66}, ink.Pt{X: 129, Y: 82}, ink.Pt{X: 136, Y: 96}, ink.Pt{X: 131, Y: 110})
	c.Stroke(line.By(ink.Move(1.6, .6)), 2, palette.Paper)
	c.Stroke(line, 2.6, palette.Ink)
}
