package paint

import "math"

// turn is a rotation about a point; its zero value leaves everything upright.
type turn struct{ x, y, sin, cos, angle float32 }

// Turn makes what follows lie turned clockwise about a point, in radians, until
// Upright: a card in a fan. Clips stay upright, and turns do not add up.
func (l *List) Turn(x, y, angle float32) {
	sin, cos := math.Sincos(float64(angle))
	l.turn = turn{x, y, float32(sin), float32(cos), angle}
}

// Upright ends a Turn.
func (l *List) Upright() { l.turn = turn{} }

// apply moves a command to where the rotation takes it.
func (t *turn) apply(c *Cmd) {
	c.Angle += t.angle
	if c.Op == Text {
		c.Dst.X, c.Dst.Y = t.point(c.Dst.X, c.Dst.Y)
		return
	}
	mx, my := c.Dst.Center()
	x, y := t.point(mx, my)
	c.Dst = c.Dst.Moved(x-mx, y-my)
}

// point returns where a point comes to lie.
func (t *turn) point(x, y float32) (float32, float32) {
	dx, dy := x-t.x, y-t.y
	return t.x + dx*t.cos - dy*t.sin, t.y + dx*t.sin + dy*t.cos
}
