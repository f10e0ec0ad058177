package page

import (
	"grognard/render/country"
	"grognard/render/paint"
	"grognard/render/ui"
)

// Backdrop paints what lies behind every page: the map on the wall, toned down
// by a veil of 0 to 1 so that the page stands out.
func Backdrop(c *ui.Ctx, veil float32) {
	layer, text := c.On(paint.Ground, paint.Ground)
	Wall(c, veil)
	c.On(layer, text)
}

// Wall covers the window, on the layer of the moment.
func Wall(c *ui.Ctx, veil float32) {
	w := c.Window()
	c.Fill(w, c.Theme.Bg)
	if country.Cover(c) {
		c.Fill(w, paint.Alpha(c.Theme.Bg, veil))
	}
}
