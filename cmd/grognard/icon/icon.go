// Package icon draws the icon of the game.
package icon

import (
	"image"
	"image/color"
	"image/draw"

	"golang.org/x/image/vector"
)

// All draws the window's icon, a grenadier's flaming grenade on a blue field
// with a paper rim, in the sizes that desktops ask for.
func All() []image.Image {
	var all []image.Image
	for _, n := range []int{16, 32, 48, 64, 128} {
		all = append(all, Draw(n))
	}
	return all
}

// Draw draws it n pixels wide: it works in a box of 64 and scales.
func Draw(n int) image.Image {
	img := image.NewRGBA(image.Rect(0, 0, n, n))
	paper := color.NRGBA{0xFB, 0xF5, 0xE4, 0xFF}
	k := float32(n) / 64
	shape(img, color.NRGBA{0x2B, 0x21, 0x18, 0xFF}, k, box(0, 0, 64))
	shape(img, paper, k, box(2, 2, 60))
	shape(img, color.NRGBA{0x17, 0x4A, 0x94, 0xFF}, k, box(5, 5, 54))
	shape(img, paper, k, disc(32, 41, 14))
	shape(img, paper, k, func(z *vector.Rasterizer, k float32) {
		z.MoveTo(25*k, 27*k)
		z.CubeTo(19*k, 20*k, 24*k, 15*k, 23*k, 9*k)
		z.CubeTo(28*k, 12*k, 29*k, 15*k, 32*k, 6*k)
		z.CubeTo(36*k, 11*k, 36*k, 15*k, 40*k, 10*k)
		z.CubeTo(43*k, 16*k, 43*k, 21*k, 39*k, 27*k)
		z.ClosePath()
	})
	return img
}

// shape fills an outline.
func shape(img draw.Image, c color.Color, k float32, outline func(*vector.Rasterizer, float32)) {
	z := vector.NewRasterizer(img.Bounds().Dx(), img.Bounds().Dy())
	outline(z, k)
	z.Draw(img, img.Bounds(), image.NewUniform(c), image.Point{})
}

func box(x, y, size float32) func(*vector.Rasterizer, float32) {
	return func(z *vector.Rasterizer, k float32) {
		z.MoveTo(x*k, y*k)
		z.LineTo((x+size)*k, y*k)
		z.LineTo((x+size)*k, (y+size)*k)
		z.LineTo(x*k, (y+size)*k)
		z.ClosePath()
	}
}

func disc(x, y, r float32) func(*vector.Rasterizer, float32) {
	return func(z *vector.Rasterizer, k float32) {
		const c = .5523 // of the radius: Bézier arms that make a quarter circle
		x, y, r := x*k, y*k, r*k
		z.MoveTo(x+r, y)
		z.CubeTo(x+r, y+c*r, x+c*r, y+r, x, y+r)
		z.CubeTo(x-c*r, y+r, x-r, y+c*r, x-r, y)
		z.CubeTo(x-r, y-c*r, x-c*r, y-r, x, y-r)
		z.CubeTo(x+c*r, y-r, x+r, y-c*r, x+r, y)
		z.ClosePath()
	}
}
