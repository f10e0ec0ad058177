package table

import (
	"strings"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// leapRest is how long the pointer must have rested, in milliseconds, before a
// press that is seen only when it has left again belongs to where it rested.
const leapRest = 100

// leapt reports whether the button has gone down on the map since the frame
// before, where the pointer had rested, and the pointer is elsewhere by now: a
// hand that drags quickly is away before the next frame, and nobody tells where it
// was when it pressed.
func (t *Table) leapt(c *ui.Ctx) bool {
	h := &t.touch
	if !c.In.Pressed[paint.Left] || c.In.Held.Space || c.In.Now-h.Since < leapRest || !t.lay.board.Has(c.In.X, c.In.Y) || !t.lay.board.Has(h.X, h.Y) {
		return false
	}
	kind, _, _ := strings.Cut(c.Hot(), ".")
	dx, dy, far := c.In.X-h.X, c.In.Y-h.Y, c.Px(leapFrom)
	return dx*dx+dy*dy > far*far && (kind == "board" || kind == "piece" || kind == "cell")
}

// leapFrom is how far the pointer has leapt at least, in dp: as far as a drag
// begins.
const leapFrom = 4

// dragged says what is under a piece that is dragged: the way there and what it
// costs show as they do for a pointer without a piece.
func (t *Table) dragged(c *ui.Ctx) {
	h := &t.touch
	if t.choice.Dragged == 0 || !t.lay.board.Has(c.In.X, c.In.Y) {
		return
	}
	s := t.board.Find(c.In.X, c.In.Y)
	if s.Piece == t.choice.Dragged {
		s.Piece = 0
	}
	h.Over, h.Cell, h.Hover = true, s.Cell, topmost([]rules.Ref{s.Piece, s.Cell})
}
