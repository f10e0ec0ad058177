package minimap

import (
	"grognard/render/paint"
	"grognard/render/ui"
)

// Names of its regions.
const (
	name      = "minimap"
	wheelName = "minimap.wheel"
)

// hand is the player's, while it holds the minimap.
type hand struct {
	held   bool
	dx, dy float32 // from the middle of the view to where he holds it, in cells
}

// hear hears the pointer and the wheel.
func (m *Map) hear(c *ui.Ctx) {
	c.Block(m.at)
	if turned := c.Wheel(wheelName, m.at); turned != 0 {
		x, y := m.Board.Free.Center()
		m.Board.ZoomAt(x, y, turned)
		c.Animate()
	}
	t := c.Region(name, m.face)
	if t.Hover {
		c.Cursor(paint.Hand)
	}
	x, y := m.cells(c.In.X, c.In.Y)
	if t.Pressed {
		m.grasp(c, x, y)
	}
	if m.hand.held = m.hand.held && t.Down; m.hand.held && t.Drag {
		c.Cursor(paint.Grab)
		m.pan(x-m.hand.dx, y-m.hand.dy)
		c.Animate()
	}
}

// grasp takes hold of the view, or, beside it, brings it there.
func (m *Map) grasp(c *ui.Ctx, x, y float32) {
	m.hand = hand{held: true}
	seen := m.Board.Shown()
	if seen.Has(x, y) {
		mx, my := seen.Center()
		m.hand.dx, m.hand.dy = x-mx, y-my
		return
	}
	if c.Calm {
		m.pan(x, y)
		return
	}
	m.Board.Center(x, y, c.In.Now)
	c.Animate()
}

// pan brings a place of the sheet to the middle of the free room at once.
func (m *Map) pan(x, y float32) {
	mx, my := m.Board.Shown().Center()
	m.Board.Pan((mx-x)*m.Board.Zoom, (my-y)*m.Board.Zoom)
}
