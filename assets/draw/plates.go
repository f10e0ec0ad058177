package draw

import (
	"grognard/assets"
	"grognard/assets/ink"
	"grognard/assets/palette"
)

// A plate is a counter seen from afar, a chip one from farther still: outline,
// nation and sticker are coarser, so that they stay apart when they are small. The
// master of a plate is 96 by 96 pixels, that of a chip 64 by 64; the rest is shadow.
const (
	plateSize = 96
	chipSize  = 64
)

// plates draws an army's plates and chips for both sides, at full strength and
// reduced.
func plates(a *album, n palette.Nation) {
	for side, s := range stickers {
		for _, reduced := range []bool{false, true} {
			how := "full"
			if reduced {
				how = "reduced"
			}
			a.add("plate/"+n.ID+"/"+how+"/"+stickerNames[side], farCounter(n, s, plateSize, assets.PlateBody.Dx(), 9, reduced))
			a.add("chip/"+n.ID+"/"+how+"/"+stickerNames[side], farCounter(n, s, chipSize, assets.ChipBody.Dx(), 9.5, reduced))
		}
	}
}

// farCounter draws a plate of a size whose body is so many pixels wide, with a rim of the
// nation round the sticker.
func farCounter(n palette.Nation, s sticker, size, body int, rim float64, reduced bool) *ink.Canvas {
	c := ink.New(size, size)
	const x, y = 3.0, 2.0
	w := float64(body)
	shape := ink.Round(x, y, w, w, 3)
	bite := w * .3
	if reduced {
		shape = ink.Poly(ink.Pt{X: x, Y: y}, ink.Pt{X: x + w - bite, Y: y}, ink.Pt{X: x + w - bite, Y: y + bite}, ink.Pt{X: x + w, Y: y + bite},
			ink.Pt{X: x + w, Y: y + w}, ink.Pt{X: x, Y: y + w})
	}
	c.Shadow(shape.By(ink.Move(2.4, 3)), 1, palette.Alpha(palette.Ink, .45))
	c.Fill(shape, palette.Ink)
	c.Inside(shape, func(c *ink.Canvas) {
		const line = 4.0
		c.Fill(ink.Box(x+line, y+line, w-2*line, w-2*line), n.Color)
		hatching(c, n.Hatch, x+line, y+line, w-2*line, w-2*line, 8, 2, palette.Alpha(n.Text, .4))
		in := line + rim
		edge := palette.Ink
		if s.ground == palette.Ink {
			edge = palette.Paper
		}
		c.Fill(ink.Round(x+in-2, y+in-2, w-2*in+4, w-2*in+4, 4), edge)
		c.Fill(ink.Round(x+in, y+in, w-2*in, w-2*in, 3), s.ground)
		if reduced { // the bite has an edge of its own, in red
			c.Fill(ink.Box(x+w-bite-5, y, 5, bite+5), palette.Attack)
			c.Fill(ink.Box(x+w-bite-5, y+bite, bite+5, 5), palette.Attack)
		}
	})
	c.Stroke(shape, 2, palette.Ink)
	return c
}

// foldedCorner is the bent corner of what is shaken, seen from afar: 32 by 32 pixels.
func foldedCorner() *ink.Canvas {
	c := ink.New(32, 32)
	flap := ink.Poly(ink.Pt{X: 1, Y: 1}, ink.Pt{X: 31, Y: 1}, ink.Pt{X: 31, Y: 31})
	c.Fill(flap, palette.Ink)
	c.Fill(ink.Poly(ink.Pt{X: 7, Y: 3}, ink.Pt{X: 29, Y: 3}, ink.Pt{X: 29, Y: 25}), palette.Retreat)
	return c
}

// goldDot is the dot of gold that stands for a leader seen from afar.
func goldDot() *ink.Canvas {
	c := ink.New(32, 32)
	c.Fill(ink.Disc(16, 16, 15.5), palette.Ink)
	c.Fill(ink.Disc(16, 16, 12.5), palette.Gold)
	return c
}
