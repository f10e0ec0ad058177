package screen

import (
	"context"
	"image"

	"grognard/render/country"
	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/render/ui"
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

// backdrop paints what lies behind every page: the map on the wall, toned down
// by a veil of 0 to 1 so that the page stands out.
func backdrop(c *ui.Ctx, veil float32) {
	layer, text := c.On(paint.Ground, paint.Ground)
	wall(c, veil)
	c.On(layer, text)
}

// wall covers the window, on the layer of the moment.
func wall(c *ui.Ctx, veil float32) {
	w := c.Window()
	c.Fill(w, c.Theme.Bg)
	if country.Cover(c) {
		c.Fill(w, paint.Alpha(c.Theme.Bg, veil))
	}
}
