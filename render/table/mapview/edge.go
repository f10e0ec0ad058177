package mapview

import (
	"grognard/render/paint"
	"grognard/render/table/choice/field"
	"grognard/render/ui"
)

// At the edge of the window the map moves on: sizes in dp, times in milliseconds.
const (
	edgeBand  = 12
	dragBand  = 32 // while a piece is dragged
	edgeSpeed = 600
	edgeAfter = 120
	longest   = 50 // that a frame counts for
)

// edge is the pointer at the edge of the window.
type edge struct {
	since, last float64 // when it came there, and the frame before; 0: it is not there
}

// edgePan moves the map on while the pointer is at the edge of the window, where the
// player wants that, and always while a piece is dragged.
func (v *View) edgePan(c *ui.Ctx) {
	dx, dy := v.atEdge(c)
	e := &v.edge
	if dx == 0 && dy == 0 {
		*e = edge{}
		return
	}
	now := c.In.Now
	if e.since == 0 {
		e.since, e.last = now, now
	}
	if now < e.since+edgeAfter {
		e.last = now
		c.Wake(e.since + edgeAfter)
		return
	}
	by := float32(min(longest, now-e.last)) / 1000 * c.Px(edgeSpeed)
	e.last = now
	was := v.Board.Aim()
	v.Board.Pan(dx*by, dy*by)
	if by == 0 || v.Board.Aim() != was { // else it is at its end
		c.Animate()
	}
}

// atEdge is which way the map is to move: with the pointer at the left edge it moves to
// the right.
func (v *View) atEdge(c *ui.Ctx) (dx, dy float32) {
	drags, in := v.drags(c), c.In
	wanted := v.EdgePan != nil && v.EdgePan() && in.Down == [3]bool{} && (v.Pointer.Over || c.Hot() == "")
	if !drags && !wanted || c.Beneath() || in.X < 0 || in.Y < 0 || in.X >= in.W || in.Y >= in.H {
		return 0, 0
	}
	band, top := c.Px(edgeBand), float32(0)
	if drags {
		band, top = c.Px(dragBand), v.room.Map.Y
	}
	switch {
	case in.X < band:
		dx = 1
	case in.X >= in.W-band:
		dx = -1
	}
	switch {
	case in.Y < top+band:
		dy = 1
	case in.Y >= in.H-band:
		dy = -1
	}
	return dx, dy
}

// drags reports whether a piece is dragged.
func (v *View) drags(c *ui.Ctx) bool {
	return v.Choice.Dragged != 0 || v.Choice.Hand.Grasp == field.Carried && c.In.Down[paint.Left]
}
