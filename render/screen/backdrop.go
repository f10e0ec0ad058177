package screen

import (
	"context"
	"image"

	"grognard/render/ground"
)

// swatchSize is the side of a sample of ground, in pixels.
const swatchSize = 96

// bakeArt paints in the background what is not embedded: the map on the wall
// and the samples of ground.
func (r *Root) bakeArt() {
	store := r.deps.Store
	r.country.Claim() // nobody else has it painted meanwhile
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
