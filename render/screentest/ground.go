package screentest

import (
	"bytes"
	"context"
	"image"
	"os"
	"sync"

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
		return plain(ground.NewLayout(m, cell).Size())
	}
}

// cloth is the pixels of all plain grounds, which are the same: tests bake thousands, and
// nobody paints on them.
var cloth struct {
	sync.Mutex
	pix []uint8
}

// plain is a picture of one colour.
func plain(w, h int) *image.RGBA {
	cloth.Lock()
	defer cloth.Unlock()
	if 4*w*h > len(cloth.pix) {
		cloth.pix = bytes.Repeat([]uint8{200, 190, 160, 255}, w*h)
	}
	return &image.RGBA{Pix: cloth.pix[: 4*w*h : 4*w*h], Stride: 4 * w, Rect: image.Rect(0, 0, w, h)}
}
