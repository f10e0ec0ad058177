package screen

import (
	"context"
	"image"

	"grognard/render/ground"
	"grognard/render/ui"
)

// swatchSize is the side of a sample of ground, in pixels.
const swatchSize = 96

// untilArt is how many frames come before art is painted: what costs a core must not hold up the
// first picture, which waits for the card while the second frame is asked for.
const untilArt = 3

// art has painted, once the window shows something, what is not embedded.
func (r *Root) art(c *ui.Ctx) {
	if r.deps.NoArt || r.frames >= untilArt {
		return
	}
	if r.frames++; r.frames < untilArt {
		c.Animate()
		return
	}
	r.paint()
}

// bakeArt paints in the background the map on the wall and the samples of ground.
func (r *Root) bakeArt() {
	store := r.deps.Store
	go func() {
		r.country.Bake()
		put := func(name string, img *image.RGBA) { store.Put(name, img) }
		// It ends early only if its context does, and this one does not.
		_ = ground.Swatches(context.Background(), swatchSize, put)
	}()
}

// spare has the country behind a table painted, where there is art.
func (r *Root) spare() {
	if !r.deps.NoArt {
		r.country.Spare()
	}
}
