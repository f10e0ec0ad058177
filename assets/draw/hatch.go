package draw

import (
	"image/color"
	"math"

	"grognard/assets/ink"
	"grognard/assets/palette"
)

// hatching draws the engraver's lines of a nation over the box (x, y, w, h),
// gap pixels apart.
func hatching(c *ink.Canvas, h palette.Hatch, x, y, w, ht, gap, line float64, col color.NRGBA) {
	switch h {
	case palette.Horizontal:
		slanted(c, x, y, w, ht, gap, 0, line, col)
	case palette.Vertical:
		slanted(c, x, y, w, ht, gap, math.Pi/2, line, col)
	case palette.Bend:
		slanted(c, x, y, w, ht, gap, math.Pi/4, line, col)
	case palette.BendLeft:
		slanted(c, x, y, w, ht, gap, -math.Pi/4, line, col)
	case palette.Cross:
		slanted(c, x, y, w, ht, gap, 0, line, col)
		slanted(c, x, y, w, ht, gap, math.Pi/2, line, col)
	case palette.Tenne:
		slanted(c, x, y, w, ht, gap*1.2, math.Pi/2, line*.8, col)
		slanted(c, x, y, w, ht, gap*1.2, -math.Pi/4, line, col)
	case palette.Trellis:
		slanted(c, x, y, w, ht, gap*1.2, math.Pi/4, line*.8, col)
		slanted(c, x, y, w, ht, gap*1.2, -math.Pi/4, line*.8, col)
	case palette.Dots:
		dotted(c, x, y, w, ht, gap, line, col)
	case palette.Dashes:
		dashed(c, x, y, w, ht, gap, line, col)
	}
}

// slanted draws parallel lines in direction a across the box, as one shape so
// that crossings do not darken.
func slanted(c *ink.Canvas, x, y, w, h, gap, a, line float64, col color.NRGBA) {
	mid := ink.Pt{X: x + w/2, Y: y + h/2}
	reach := math.Hypot(w, h)/2 + gap
	along, across := ink.Polar(1, a), ink.Polar(1, a+math.Pi/2)
	var lines ink.Path
	for t := -math.Floor(reach/gap) * gap; t <= reach; t += gap {
		p := mid.Add(across.Times(t))
		lines = append(lines, ink.Taper(p.Sub(along.Times(reach)), p.Add(along.Times(reach)), line, line)...)
	}
	c.Inside(ink.Box(x, y, w, h), func(c *ink.Canvas) { c.Fill(lines, col) })
}

func dotted(c *ink.Canvas, x, y, w, h, gap, line float64, col color.NRGBA) {
	c.Inside(ink.Box(x, y, w, h), func(c *ink.Canvas) {
		row := 0
		for v := y + gap/2; v < y+h+gap; v += gap * .87 {
			for u := x + gap/2*float64(row%2); u < x+w+gap; u += gap {
				c.Fill(ink.Disc(u, v, line*.95), col)
			}
			row++
		}
	})
}

func dashed(c *ink.Canvas, x, y, w, h, gap, line float64, col color.NRGBA) {
	c.Inside(ink.Box(x, y, w, h), func(c *ink.Canvas) {
		row := 0
		for v := y + gap/2; v < y+h; v += gap {
			for u := x - gap*float64(row%2); u < x+w; u += gap * 2 {
				c.Fill(ink.Box(u, v-line/2, gap*1.2, line), col)
			}
			row++
		}
	})
}
