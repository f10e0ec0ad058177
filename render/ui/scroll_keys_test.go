package ui

import (
	"testing"

	"grognard/render/paint"
)

// Arrows and PageUp scroll an area by its name, whatever has the focus, as long as something of it is not seen.
func TestKeysScrollAnArea(t *testing.T) {
	var y, high float32 = 0, 500
	var left bool // of the key: the area did not hear it
	r := newRoom(t, func(c *Ctx) {
		n := len(c.In.Keys)
		c.ScrollKeys("area")
		left = n > 0 && (c.Take("Down") || c.Take("PageDown") || c.Take("PageUp"))
		sc := c.Scroll("area", paint.Rect{W: 300, H: 200})
		y = sc.Y
		sc.Done(high)
	})
	r.tick()
	if r.key("Down"); y >= 0 || left {
		t.Errorf("Down leads to %v, heard: %v", y, !left)
	}
	if r.key("PageDown", "PageDown"); y != -300 {
		t.Errorf("PageDown leads to %v", y)
	}
	if r.key("PageUp"); y <= -300 || y >= 0 {
		t.Errorf("PageUp leads to %v", y)
	}
	high = 100
	r.tick()
	r.tick()
	if r.key("Down"); y != 0 || !left {
		t.Errorf("where all is seen Down leads to %v, heard: %v", y, !left)
	}
}
