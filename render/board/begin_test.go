package board

import (
	"testing"

	"grognard/render/paint"
)

func TestAMapTooLargeToBeReadBeginsNearerToTheTroops(t *testing.T) {
	var c Camera
	c.Look(paint.Rect{W: 800, H: 600}, 40, 20, 96)
	c.Begin(35, 10, 37)
	if c.Zoom != 37 {
		t.Errorf("a cell has %v pixels, want 37", c.Zoom)
	}
	if x, y := c.Pixels(35, 10); !c.Port.Has(x, y) {
		t.Errorf("the troops are at %v, %v, outside of the window", x, y)
	}
	c.Fit()
	if c.Zoom != 20 {
		t.Errorf("the whole map has cells of %v pixels, want 20", c.Zoom)
	}
	c.Begin(35, 10, 18)
	if c.Zoom != 20 || c.loose {
		t.Errorf("a map that can be read is not shown as a whole: %v pixels a cell", c.Zoom)
	}
}
