package tabletop

import (
	"image"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/render/paint"
)

// The special figures of a body are too small to be told apart on a whole
// table: its tag shows them again, as signs within 48 by 48 pixels.

// staffSigns are drawn in the order of specialNames.
var staffSigns = [len(specialNames)]func(*ink.Canvas){
	func(c *ink.Canvas) { // officer: the star of his rank
		c.Fill(ink.Star(24, 25, 23, 10.5, 5), palette.Ink)
		c.Fill(ink.Star(24, 25, 18, 8, 5), palette.Gold)
	},
	func(c *ink.Canvas) { // standard: a flag
		c.Stroke(ink.Seg(10, 4, 10, 45), 5, palette.Ink)
		c.Fill(ink.Poly(ink.Pt{X: 11, Y: 4}, ink.Pt{X: 46, Y: 8}, ink.Pt{X: 46, Y: 31}, ink.Pt{X: 11, Y: 29}), palette.Ink)
		c.Fill(ink.Poly(ink.Pt{X: 14, Y: 8}, ink.Pt{X: 43, Y: 11}, ink.Pt{X: 43, Y: 28}, ink.Pt{X: 14, Y: 26}), palette.Hex("#B5332B"))
		c.Fill(ink.Box(24, 9, 7, 18), palette.Paper)
	},
	func(c *ink.Canvas) { // drummer: a drum
		c.Fill(ink.Box(6, 14, 36, 26), palette.Ink)
		c.Fill(ink.Ellipse(24, 40, 18, 7), palette.Ink)
		c.Fill(ink.Box(9, 15, 30, 23), palette.Move)
		c.Fill(ink.Ellipse(24, 38, 15, 5), palette.Move)
		c.Stroke(ink.Open(ink.Pt{X: 10, Y: 20}, ink.Pt{X: 17, Y: 38}, ink.Pt{X: 24, Y: 20}, ink.Pt{X: 31, Y: 38}, ink.Pt{X: 38, Y: 20}), 2.6, palette.Paper)
		c.Fill(ink.Ellipse(24, 14, 19, 8.5), palette.Ink)
		c.Fill(ink.Ellipse(24, 14, 15.5, 5.6), palette.Paper)
	},
	func(c *ink.Canvas) { // sergeant: his chevrons
		for _, y := range []float64{6, 20} {
			v := ink.Open(ink.Pt{X: 7, Y: y}, ink.Pt{X: 24, Y: y + 17}, ink.Pt{X: 41, Y: y})
			c.Stroke(v, 11, palette.Ink)
			c.Stroke(v, 5.4, palette.Paper)
		}
	},
}

// staffKeys are the pictures of those signs.
var staffKeys = [len(specialNames)]string{"tabletop/staff/officer", "tabletop/staff/standard", "tabletop/staff/drummer", "tabletop/staff/sergeant"}

// staffPicture draws one sign.
func staffPicture(draw func(*ink.Canvas)) *image.RGBA {
	c := ink.New(48, 48)
	draw(c)
	return c.Img
}

// staffCount is how many special figures a body has.
func (k *body) staffCount() (n int) {
	for _, m := range k.staff {
		n += m
	}
	return n
}

// staffRow draws the signs of a body's special figures from x to the right, d
// pixels wide each.
func (b *Painter) staffRow(l *paint.List, layer paint.Layer, k *body, x, y, d float32) {
	for i, m := range k.staff {
		for range m {
			l.Image(layer, staffKeys[i], paint.Rect{X: floor(x), Y: floor(y), W: d, H: d}, paint.White)
			x += d
		}
	}
}
