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

	xdraw "golang.org/x/image/draw"
)

// Keys of pictures in the Store: the country, and the same in small for who paints
// something of his own on it. The small one is never drawn, so that its pixels stay.
const (
	Key   = "title"
	Small = "country/small"
)

// Size of the picture, in pixels, and how many times smaller the small one is.
const (
	width  = 1920
	height = 1080
	less   = 2
)

// Claim puts plain paper where the picture is to be, and reports true: whoever claims it
// has to Bake it. It reports false if it is there or under way.
func Claim(store *paint.Store) bool {
	if store.Get(Key) != nil {
		return false
	}
	store.PutPart(Key, bare())
	store.Put(Small, bare())
	return true
}

func bare() *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, 16, 9))
	draw.Draw(img, img.Rect, image.NewUniform(palette.Sheet), image.Point{}, draw.Src)
	return img
}

// Bake paints the picture into a Store.
func Bake(ctx context.Context, store *paint.Store) {
	if img, err := ground.Title(ctx, width, height); err == nil {
		small := image.NewRGBA(image.Rect(0, 0, width/less, height/less))
		xdraw.BiLinear.Scale(small, small.Rect, img, img.Rect, draw.Src, nil)
		store.Put(Small, small)
		store.Put(Key, img)
	}
}

// Order has the picture painted in the background, unless it is there or under way.
func Order(store *paint.Store) {
	if Claim(store) {
		go Bake(context.Background(), store)
	}
}

// Light is the tint of the country in a theme; it reports false where there is nothing
// behind the text, but contrast alone.
func Light(t *ui.Theme) (paint.Color, bool) {
	if t == &ui.Candle {
		return candlelight, true
	}
	return paint.White, t != &ui.Contrast
}

// candlelight is the tint of the paper where daylight would glare.
var candlelight = paint.Color{R: 112, G: 92, B: 66, A: 255}

// Cover covers the window with the country, on the layer of the moment. It reports false
// where there is nothing behind the text.
func Cover(c *ui.Ctx) bool {
	light, ok := Light(c.Theme)
	if ok {
		c.Image(Key, Place(c.Window()), light)
	}
	return ok
}

// Place is where a picture of the country lies that covers a window.
func Place(w paint.Rect) paint.Rect {
	scale := max(w.W/width, w.H/height)
	return paint.Rect{X: (w.W - width*scale) / 2, Y: (w.H - height*scale) / 2, W: width * scale, H: height * scale}
}
