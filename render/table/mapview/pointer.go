// Package mapview hears what the pointer does to a map: what it points at, and how it
// moves the map about. Every screen that has a board in it hears it alike.
package mapview

import (
	"grognard/render/board"
	"grognard/render/names"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// Pointer is what the pointer is at on a map.
type Pointer struct {
	Hover   rules.Ref // the piece, or else the cell, under it
	Cell    rules.Ref // the cell under it
	Over    bool      // it is over the map
	Panning bool
	X, Y    float32 // where it was in the frame before, in pixels
	Since   float64 // when it came there, in milliseconds
}

// Hear registers the map in r with its cells and pieces, and finds out what is under the
// pointer. hear, which may be nil, is told what the pointer does to each of them. It
// returns what it does to the map as a whole.
func (p *Pointer) Hear(c *ui.Ctx, b *board.Board, keys *names.Book, r paint.Rect, hear func(ui.Touch, rules.Ref)) ui.Touch {
	ground := c.Region("board", r)
	p.Hover, p.Cell, p.Over = 0, 0, ground.Hover
	b.Hits(func(r rules.Ref, at paint.Rect) {
		kind := "piece"
		if _, cell := b.Cell(r); cell {
			kind = "cell"
		}
		touch := c.Region(keys.Region(kind, r), at)
		if touch == (ui.Touch{}) {
			return
		}
		if touch.Hover {
			p.Over, p.Hover = true, r
		}
		ground.Drag = ground.Drag || touch.Drag
		if hear != nil {
			hear(touch, r)
		}
	})
	if p.Over || p.Hover != 0 {
		s := b.Find(c.In.X, c.In.Y)
		p.Cell = s.Cell
		if _, cell := b.Cell(p.Hover); cell || p.Hover == 0 { // the box of a cell is larger than a hex
			switch {
			case s.Piece != 0:
				p.Hover = s.Piece
			case s.Cell != 0:
				p.Hover = s.Cell
			}
		}
	}
	return ground
}

// Camera hears what moves the map: the wheel, unless it is meant for something else, the
// middle button, and Space.
func (p *Pointer) Camera(c *ui.Ctx, b *board.Board, wheel bool) {
	in := c.In
	if p.Over && wheel && in.WheelY != 0 {
		b.ZoomAt(in.X, in.Y, in.WheelY)
	}
	if p.Over && (in.Pressed[paint.Middle] || in.Held.Space && in.Pressed[paint.Left]) {
		p.Panning = true
	}
	if p.Panning {
		b.Pan(in.X-p.X, in.Y-p.Y)
		if !in.Down[paint.Middle] && !in.Down[paint.Left] {
			p.Panning = false
		}
	}
	if p.Moved(in) {
		p.X, p.Y, p.Since = in.X, in.Y, in.Now
	}
}

// Moved reports whether the pointer has moved since the frame before.
func (p *Pointer) Moved(in *paint.Input) bool { return in.X != p.X || in.Y != p.Y }
