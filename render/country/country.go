// Package country is the painted country that lies behind all pages and round the map on
// the table: a campaign map with a river, a road and two armies drawn up. There is one
// picture of it, stretched to the window.
package country

import (
	"context"
	"image"
	"image/draw"
	"sync"

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

// Painter has the country painted in the background, and holds the large picture only
// where it is looked at. Its zero value with a Store is ready.
type Painter struct {
	Store *paint.Store

	draw        func() *image.RGBA // the large picture; nil: as ground.Title does
	mu          sync.Mutex
	busy, whole bool // it is being painted; the large picture is there
}

// Claim reports whether the caller has to Bake: the large picture is neither there nor under
// way. Until it is there the small one or plain paper stands for it.
func (p *Painter) Claim() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.busy || p.whole {
		return false
	}
	p.busy = true
	if p.Store.Get(Key) == nil {
		p.Store.PutPart(Key, bare())
	}
	return true
}

func bare() *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, 16, 9))
	draw.Draw(img, img.Rect, image.NewUniform(palette.Sheet), image.Point{}, draw.Src)
	return img
}

// Bake paints both pictures.
func (p *Painter) Bake() {
	large := p.draw
	if large == nil {
		large = title
	}
	img := large()
	small := image.NewRGBA(image.Rect(0, 0, width/less, height/less))
	xdraw.BiLinear.Scale(small, small.Rect, img, img.Rect, draw.Src, nil)
	p.mu.Lock()
	defer p.mu.Unlock()
	p.busy, p.whole = false, true
	p.Store.Put(Small, small)
	p.Store.Put(Key, img)
}

func title() *image.RGBA {
	img, _ := ground.Title(context.Background(), width, height) // it fails only where its context ends
	return img
}

// Order has the large picture painted, for who shows it without much of a veil.
func (p *Painter) Order() {
	if p.Claim() {
		go p.Bake()
	}
}

// Spare is for who needs the small picture alone: the large one is given back, and the
// small one stands for it.
func (p *Painter) Spare() {
	small := p.Store.Get(Small)
	if small == nil {
		p.Order()
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.whole {
		p.whole = false
		p.Store.PutPart(Key, small.Img)
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
