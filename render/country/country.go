// Package country is the painted country that lies behind all pages and round the map on
// the table: a campaign map with a river, a road and two armies drawn up. There is one
// picture of it, stretched to the window.
package country

import (
	"context"
	"image"
	"image/draw"

	"grognard/assets/palette"
	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/render/ui"
)

// Key is the picture in the Store.
const Key = "title"

// Size of the picture, in pixels.
const (
	width  = 1920
	height = 1080
)

// Bake paints the picture into a Store.
func Bake(ctx context.Context, store *paint.Store) {
	if img, err := ground.Title(ctx, width, height); err == nil {
		store.Put(Key, img)
	}
}

// Order has the picture painted in the background, unless it is there or under way: plain
// paper stands for it until then.
func Order(store *paint.Store) {
	if store.Get(Key) != nil {
		return
	}
	bare := image.NewRGBA(image.Rect(0, 0, 16, 9))
	draw.Draw(bare, bare.Rect, image.NewUniform(palette.Sheet), image.Point{}, draw.Src)
	store.PutPart(Key, bare)
	go Bake(context.Background(), store)
}

// candlelight is the tint of the paper where daylight would glare.
var candlelight = paint.Color{R: 112, G: 92, B: 66, A: 255}

// Cover covers the window with the country, on the layer of the moment. It reports false
// where there is nothing behind the text, but contrast alone.
func Cover(c *ui.Ctx) bool {
	light := paint.White
	switch c.Theme {
	case &ui.Candle:
		light = candlelight
	case &ui.Contrast:
		return false
	}
	w := c.Window()
	scale := max(w.W/width, w.H/height)
	pic := paint.Rect{W: width * scale, H: height * scale}
	pic.X, pic.Y = (w.W-pic.W)/2, (w.H-pic.H)/2
	c.Image(Key, pic, light)
	return true
}
