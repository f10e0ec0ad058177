package cards

import (
	"grognard/render/paint"
	"grognard/render/ui"
)

// Cards give way to what may be clicked below them, as soon as so much of it is covered,
// and then show so little of themselves.
const (
	coverMost  = .3
	coverAlpha = .25
)

// covers reports whether something of the map is in hand and may go where a rectangle
// lies.
func (p *Panel) covers(r paint.Rect) bool {
	k := p.Choice
	if k.Dragged == 0 && !p.lifts() {
		return false
	}
	for i := range k.Left {
		at, ok := p.Board.CellRect(k.Left[i].At)
		if !ok {
			at, ok = p.Board.PieceRect(k.Left[i].At)
		}
		if !ok || !at.Overlaps(r) {
			continue
		}
		if both := at.And(r); both.W*both.H > coverMost*at.W*at.H {
			return true
		}
	}
	return false
}

// lifts reports whether something other than a card is picked.
func (p *Panel) lifts() bool {
	for _, r := range p.Choice.Picks {
		if p.Scene.Card(r) == nil {
			return true
		}
	}
	return false
}

// yield begins what lies in a rectangle, and end ends it: where that covers what may be
// clicked, it is pale and hears nothing.
func (p *Panel) yield(c *ui.Ctx, r paint.Rect) (from int) {
	p.through = p.covers(r)
	return len(c.L.Cmds)
}

func (p *Panel) end(c *ui.Ctx, from int) {
	if p.through {
		for i := from; i < len(c.L.Cmds); i++ {
			c.L.Cmds[i].Color = paint.Alpha(c.L.Cmds[i].Color, coverAlpha)
		}
	}
	p.through = false
}

// region hears the pointer on a card or a pile, unless it has to give way.
func (p *Panel) region(c *ui.Ctx, name string, at paint.Rect) ui.Touch {
	if p.through {
		return ui.Touch{}
	}
	return c.Region(name, at)
}

// lain is where the hand really lies: on the desk less than its room.
func (p *Panel) lain() paint.Rect {
	r := p.room.Hand
	top := r.Y + r.H
	for i := range p.slots {
		top = min(top, p.slots[i].rest.Y)
	}
	first, last := &p.slots[0].rest, &p.slots[len(p.slots)-1].rest
	return paint.Rect{X: first.X, Y: top, W: last.X + last.W - first.X, H: r.Y + r.H - top}
}
