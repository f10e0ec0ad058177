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

// On a screen that is read, and in a dialog, the keys that nothing else hears scroll the area that the focus is in,
// else the largest one that has more than it shows.
func TestAScreenThatIsReadScrollsByKeys(t *testing.T) {
	var small, large, over float32
	reads, asks := true, false
	area := func(c *Ctx, name string, r paint.Rect, high float32) (y float32) {
		sc := c.Scroll(name, r)
		c.Focusable("stop."+name, paint.Rect{X: r.X, Y: sc.Y, W: 20, H: 20})
		sc.Done(high)
		return r.Y - sc.Y
	}
	r := newRoom(t, func(c *Ctx) {
		if reads {
			c.Reads()
		}
		small = area(c, "small", paint.Rect{W: 100, H: 100}, 900)
		large = area(c, "large", paint.Rect{X: 200, W: 300, H: 300}, 900)
		area(c, "whole", paint.Rect{X: 500, W: 400, H: 400}, 300)
		if asks {
			c.Modal(.3)
			over = area(c, "over", paint.Rect{W: 50, H: 50}, 500)
			c.EndModal()
		}
	})
	r.tick()
	r.tick()
	check := func(what string, s, l, o float32) {
		t.Helper()
		r.tick()
		if small != s || large != l || over != o {
			t.Errorf("%s: scrolled to %v, %v, %v; want %v, %v, %v", what, small, large, over, s, l, o)
		}
	}
	r.key("End")
	check("End", 0, 600, 0)
	r.key("Home")
	check("Home", 0, 0, 0)
	line := r.c.Px(60)
	r.key("Down", "Down", "Up")
	check("arrows", 0, line, 0)
	r.key("PageDown")
	check("PageDown", 0, 300, 0)
	r.key("PageUp")
	check("PageUp", 0, line, 0)
	r.key("Tab") // to the small one
	r.key("End")
	check("with the focus in the small one", 800, line, 0)
	asks = true
	r.tick()
	r.key("End")
	check("in a dialog", 800, line, 450)
	asks, reads = false, false
	r.tick()
	r.key("Home")
	check("on a screen that is not read", 800, line, 450)
}

// Left and Right go along the values of a choice that has the focus, and pick none.
func TestArrowsGoAlongAChoice(t *testing.T) {
	at := 0
	r := newRoom(t, func(c *Ctx) {
		at, _ = c.Choice(paint.Rect{W: 900, H: 40}, []Pick{{Name: "one", Label: "one"}, {Name: "two", Label: "two"}, {Name: "three", Label: "three"}}, at)
	})
	r.tick()
	if r.key("Right"); r.c.Focus() != "" {
		t.Errorf("without the focus Right leads to %q", r.c.Focus())
	}
	r.key("Tab", "Right", "Right", "Right", "Left")
	if r.c.Focus() != "two" || at != 0 {
		t.Errorf("the focus is at %q, %d is picked", r.c.Focus(), at)
	}
	if r.key("Enter"); at != 1 {
		t.Errorf("Enter picks %d", at)
	}
}
