package ui

import "grognard/render/paint"

// steer is the pointer while the keyboard holds it.
type steer struct {
	on    bool
	x, y  float32 // where the keyboard has put it
	mouse [2]float32
	push  push
	held  bool // Point was called in this frame
	lost  bool // the mouse has taken the pointer back in this frame
	// ground: the keyboard is at something on the ground of the screen, as a map, whatever floats over it.
	ground bool
	in     paint.Input
}

// push is a press of the left button that the keyboard makes.
type push uint8

const (
	idle push = iota
	due       // in the next frame it goes down,
	down      // and in the one after it comes up again
)

// Point has the keyboard hold the pointer at a place, in pixels: all that hears or follows the
// pointer is there from the next frame on. It is called in every frame, until Steered says that the
// mouse has been used.
func (c *Ctx) Point(x, y float32) { c.point(x, y, false) }

// PointGround is Point at something on the ground of the screen, such as a map: what floats over that, as a panel,
// does not hear the pointer.
func (c *Ctx) PointGround(x, y float32) { c.point(x, y, true) }

func (c *Ctx) point(x, y float32, ground bool) {
	s := &c.steer
	s.held, s.ground = true, ground
	if !s.on {
		s.on, s.lost, s.mouse = true, false, [2]float32{c.In.X, c.In.Y}
		c.Animate()
	}
	if s.x != x || s.y != y {
		s.x, s.y = x, y
		c.Animate()
	}
}

// Push presses the left button of the pointer that the keyboard holds, and lets it go.
func (c *Ctx) Push() {
	if c.steer.on && c.steer.push == idle {
		c.steer.push = due
		c.Animate()
	}
}

// end gives the pointer back to the mouse where nothing has held it in a frame, as beneath a dialog.
func (s *steer) end() {
	if !s.held {
		*s = steer{}
	}
	s.held = false
}

// Moused reports whether the mouse has taken the pointer back in this frame.
func (c *Ctx) Moused() bool { return c.steer.lost }

// Steered reports whether the keyboard holds the pointer.
func (c *Ctx) Steered() bool { return c.steer.on }

// steered is the input of a frame as it would be if the mouse were where the keyboard holds the
// pointer.
func (c *Ctx) steered(in *paint.Input) *paint.Input {
	s := &c.steer
	if !s.on {
		return in
	}
	if in.X != s.mouse[0] || in.Y != s.mouse[1] || in.Pressed != [3]bool{} || in.Down != [3]bool{} || in.WheelX != 0 || in.WheelY != 0 {
		*s = steer{lost: true}
		c.focus.points = false
		return in
	}
	s.in = *in
	s.in.X, s.in.Y = s.x, s.y
	switch s.push {
	case due:
		s.in.Pressed[paint.Left], s.in.Down[paint.Left] = true, true
		s.push = down
		c.status.Animating = true
	case down:
		s.in.Released[paint.Left] = true
		s.push = idle
	}
	return &s.in
}

// Hide takes the ring of the focus away: the keyboard is at something else.
func (c *Ctx) Hide() { c.focus.ring, c.focus.keyed = false, true }

// Corners paints the four corners of a frame, so wide, within a light edge and a dark one: they are seen on any ground.
func (c *Ctx) Corners(r paint.Rect, wide float32, col paint.Color) {
	arm := max(2*wide, Floor(r.W/4))
	tall := max(2*wide, Floor(min(r.H/2-wide, arm)))
	for _, at := range [...][2]bool{{false, false}, {true, false}, {false, true}, {true, true}} {
		for pass, d := range [...]float32{2 * c.Hairline(), c.Hairline(), 0} {
			ink := [...]paint.Color{edge, paint.White, col}[pass]
			x, y := r.X-wide, r.Y-wide
			h := paint.Rect{X: x, Y: y, W: arm, H: wide}
			v := paint.Rect{X: x, Y: y, W: wide, H: tall}
			if at[0] {
				h.X, v.X = r.X+r.W+wide-arm, r.X+r.W
			}
			if at[1] {
				h.Y, v.Y = r.Y+r.H, r.Y+r.H+wide-tall
			}
			c.Fill(h.Inset(-d), ink)
			c.Fill(v.Inset(-d), ink)
		}
	}
}

// edge is the dark edge of such corners.
var edge = rgb(0x101018)
