package pagetest

import (
	"image"
	"math"

	"grognard/assets/palette"
	"grognard/render/paint"
)

// Faint is a text that hardly stands out from what it is painted on.
type Faint struct {
	Box
	Ground paint.Color // what it stands on, on average
	Ratio  float64     // of contrast, 1 to 21
}

// Faint paints the window as it is and returns the texts that have less contrast with what was painted
// below them than a ratio: their colours as they come out of the picture, not as a theme has them.
func (d *Desk) Faint(least float64) (all []Faint) {
	d.T.Helper()
	window := image.Rect(0, 0, int(d.In.W), int(d.In.H))
	seen := map[paint.Cmd]Box{}
	for _, x := range d.Texts() {
		seen[x.Cmd] = x
	}
	l := paint.List{Cmds: append([]paint.Cmd(nil), d.List.Cmds...)}
	var below, here paint.List
	for _, i := range l.Order(nil) {
		c := l.Cmds[i]
		if c.Op != paint.Text {
			below.Cmds = append(below.Cmds, c)
			continue
		}
		x, ok := seen[c]
		if !ok {
			continue
		}
		here.Reset()
		for _, b := range below.Cmds {
			if meets(b, x.Rect) {
				here.Cmds = append(here.Cmds, b)
			}
		}
		img := image.NewRGBA(x.Rect.Pixels().Intersect(window)) // what is below this text alone: most of a window is below none
		paint.Raster(img, &here, d.Store, d.Faces)
		if g, ok := average(img, x.Rect); ok {
			if r := palette.Contrast(laidOn(c.Color, g), g); r < least {
				all = append(all, Faint{x, g, r})
			}
		}
	}
	return all
}

// meets reports whether a command may paint inside a rectangle, however it is turned.
func meets(c paint.Cmd, r paint.Rect) bool {
	x, y := c.Dst.Center()
	reach := float32(math.Hypot(float64(c.Dst.W), float64(c.Dst.H)))/2 + 1
	return x+reach > r.X && x-reach < r.X+r.W && y+reach > r.Y && y-reach < r.Y+r.H
}

// average is the colour of a part of a picture, false where it has none.
func average(img *image.RGBA, r paint.Rect) (paint.Color, bool) {
	var sum [3]int
	n := 0
	at := r.Pixels().Intersect(img.Rect)
	for y := at.Min.Y; y < at.Max.Y; y++ {
		for x := at.Min.X; x < at.Max.X; x++ {
			p := img.Pix[img.PixOffset(x, y):]
			for k := range sum {
				sum[k] += int(p[k])
			}
			n++
		}
	}
	if n == 0 {
		return paint.Color{}, false
	}
	return paint.Color{R: uint8(sum[0] / n), G: uint8(sum[1] / n), B: uint8(sum[2] / n), A: 255}, true
}

// laidOn is a colour laid on another one.
func laidOn(c, g paint.Color) paint.Color {
	mix := func(a, b uint8) uint8 { return uint8((int(a)*int(c.A) + int(b)*(255-int(c.A))) / 255) }
	return paint.Color{R: mix(c.R, g.R), G: mix(c.G, g.G), B: mix(c.B, g.B), A: 255}
}
