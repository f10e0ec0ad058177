// Package pointer hears what the pointer does to a map: what it points at, and how it
// moves the map about.
package pointer

import (
	"strings"

	"grognard/render/board"
	"grognard/render/names"
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/ui"
	"grognard/rules"
)

// At is what the pointer is at on a map.
type At struct {
	Hover   rules.Ref // the piece, or else the cell, under it
	Cell    rules.Ref // the cell under it
	Over    bool      // it is over the map
	Panning bool
	X, Y    float32 // where it was in the frame before, in pixels
	Since   float64 // when it came there, in milliseconds
}

// Act is what the player does to a map.
type Act struct {
	Clicked bool
	Under   [2]rules.Ref // what he clicks, the uppermost first
	Remind  bool         // what is asked may be said again if the click leads nowhere
	Do      choice.Act   // what he does with what he has in hand
}

// Click is a click on things that lie on top of each other, the uppermost first.
func (a *Act) Click(top, below rules.Ref) { a.Clicked, a.Under = true, [2]rules.Ref{top, below} }

// Hear registers the map in r with its cells and pieces, and finds out what is under the
// pointer. hear is told what the pointer does to each of them. It returns what it does
// to the map as a whole.
func (p *At) Hear(c *ui.Ctx, b *board.Board, keys *names.Book, r paint.Rect, hear func(ui.Touch, rules.Ref)) ui.Touch {
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
		hear(touch, r)
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
func (p *At) Camera(c *ui.Ctx, b *board.Board, wheel bool) {
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
func (p *At) Moved(in *paint.Input) bool { return in.X != p.X || in.Y != p.Y }

// Near is how far the pointer moves at most, in dp, while it stays in its place: as far
// as a drag begins.
const Near = 4

// rest is how long the pointer must have rested, in milliseconds, before a press that is
// seen only when it has left again belongs to where it rested.
const rest = 100

// LeftAtOnce reports whether the button has gone down on the map in room since the frame
// before, where the pointer had rested, and the pointer is elsewhere by now: a
// hand that drags quickly is away before the next frame, and nobody tells where it
// was when it pressed.
func (p *At) LeftAtOnce(c *ui.Ctx, room paint.Rect) bool {
	if !c.In.Pressed[paint.Left] || c.In.Held.Space || c.In.Now-p.Since < rest || !room.Has(c.In.X, c.In.Y) || !room.Has(p.X, p.Y) {
		return false
	}
	kind, _, _ := strings.Cut(c.Hot(), ".")
	dx, dy, far := c.In.X-p.X, c.In.Y-p.Y, c.Px(Near)
	return dx*dx+dy*dy > far*far && (kind == "board" || kind == "piece" || kind == "cell")
}
