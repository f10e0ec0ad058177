package screentest

import (
	"context"
	"image"
	"image/color"
	"image/draw"
	"os"

	"grognard/render/board"
	"grognard/render/ground"
	"grognard/rules"
)

// Ground returns a painter that paints the ground of a map in one colour, as large as
// it is in the game: what a test of a screen clicks and reads does not depend on trees.
// Where Shot writes pictures it is the painter of the game.
func Ground(o ground.Options) board.Baker {
	if os.Getenv("GROGNARD_PICTURES") != "" {
		return ground.Baker(o)
	}
	return func(_ context.Context, m *rules.Map, cell float32) *image.RGBA {
		w, h := ground.NewLayout(m, cell).Size()
		img := image.NewRGBA(image.Rect(0, 0, w, h))
		draw.Draw(img, img.Rect, image.NewUniform(color.RGBA{200, 190, 160, 255}), image.Point{}, draw.Src)
		return img
	}
}
