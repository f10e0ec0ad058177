package screen

import (
	"context"
	"image"

	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/render/ui"
)

// titleKey is the picture of the wall in the Store.
const titleKey = "title"

// Size of the picture of the wall, in pixels: it is stretched to the window.
const (
	titleWidth  = 1920
	titleHeight = 1080
)

// swatchSize is the side of a sample of ground, in pixels.
const swatchSize = 96

// bakeArt paints in the background what is not embedded: the map on the wall
// and the samples of ground.
func (r *Root) bakeArt() {
	store := r.deps.Store
	go func() {
		if img, err := ground.Title(context.Background(), titleWidth, titleHeight); err == nil {
			store.Put(titleKey, img)
		}
		put := func(name string, img *image.RGBA) { store.Put(name, img) }
		// It ends early only if its context does, and this one does not.
		_ = ground.Swatches(context.Background(), swatchSize, put)
	}()
}

// backdrop paints what lies behind every page: the map on the wall, toned down
// by a veil of 0 to 1 so that the page stands out.
func backdrop(c *ui.Ctx, veil float32) {
	layer, text := c.On(paint.Ground, paint.Ground)
	wall(c, veil)
	c.On(layer, text)
}

// candlelight is the tint of the paper where daylight would glare.
var candlelight = paint.Color{R: 112, G: 92, B: 66, A: 255}

// wall covers the window, on the layer of the moment.
func wall(c *ui.Ctx, veil float32) {
	w := c.Window()
	c.Fill(w, c.Theme.Bg)
	light := paint.White
	switch c.Theme {
	case &ui.Candle:
		light = candlelight
	case &ui.Contrast:
		return // nothing behind the text
	}
	scale := max(w.W/titleWidth, w.H/titleHeight)
	pic := paint.Rect{W: titleWidth * scale, H: titleHeight * scale}
	pic.X, pic.Y = (w.W-pic.W)/2, (w.H-pic.H)/2
	c.Image(titleKey, pic, light)
	c.Fill(w, paint.Alpha(c.Theme.Bg, veil))
}
