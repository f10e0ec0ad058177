package workshop

import (
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/render/workshop/state"
)

// leastCard is how much of the room at the right the card of what is selected wants above the
// odds; where there is less it waits until they are closed.
const leastCard = .4

// broadest is how wide the odds are at most, in dp, where they are too high for the column.
const broadest = 640

// odds are the odds that were asked for, as large as they need to be, and beside whom they are
// about; above them the card of what is selected, if there is room for both.
func (p *Page) odds(c *ui.Ctx) (act state.Act) {
	at := p.oddsRoom(c)
	room := p.lay.Card
	room.H -= at.H + c.Px(8)
	if at.H == 0 || room.H < p.lay.Card.H*leastCard || at.X != room.X || p.fought(room) {
		room.H = 0
	}
	act = p.property.Frame(c, room)
	if room.H > 0 {
		if has := p.property.Rect(); has.H > 0 {
			at.Y = has.Y + has.H + c.Px(8)
		}
	}
	if at.H > 0 {
		act.Add(p.whatif.Frame(c, at))
	}
	return act
}

// instead reports whether the odds are told instead of what the drawer holds: letters are large,
// and it would leave them no room.
func (p *Page) instead() bool { return p.lay.Large && p.whatif.Shown() != 0 }

// oddsRoom is where the odds find room: where they lie on none of those who fight, at the right
// rather than at the left, and wider where they would be too high.
func (p *Page) oddsRoom(c *ui.Ctx) (best paint.Rect) {
	all := p.lay.Card
	left := p.lay.Free.X
	if p.instead() { // the map lies there
		left = all.X
	}
	right := all.X + all.W
	least := float32(-1)
	for _, w := range [...]float32{all.W, min(right-left, max(all.W, c.Px(broadest)))} {
		need := p.whatif.Height(c, w)
		if need == 0 {
			return paint.Rect{}
		}
		h := min(need, all.H)
		for _, at := range [...]paint.Rect{
			{X: right - w, Y: all.Y, W: w, H: h}, {X: right - w, Y: all.Y + all.H - h, W: w, H: h},
			{X: left, Y: all.Y, W: w, H: h}, {X: left, Y: all.Y + all.H - h, W: w, H: h},
		} {
			lost := need - h
			if p.fought(at) {
				lost += 4 * all.H // it is better to be scrolled than to hide them
			}
			if least < 0 || lost < least {
				best, least = at, lost
			}
		}
	}
	return best
}

// fought reports whether a rectangle lies on one of those who fight.
func (p *Page) fought(r paint.Rect) bool {
	b := &p.stage.View.Board
	for _, ref := range p.whatif.Fighters() {
		at, ok := b.PieceRect(ref)
		if !ok {
			at, ok = b.CellRect(ref)
		}
		if both := at.And(r); ok && both.W > 1 && both.H > 1 {
			return true
		}
	}
	return false
}

// targets marks whom those who are selected could attack, while the player is asked to click one.
func (p *Page) targets(c *ui.Ctx, marks []board.Mark) []board.Mark {
	all, more := p.whatif.Targets()
	for _, r := range all {
		marks = append(marks, board.Mark{At: r, Kind: board.Attack})
	}
	if more {
		c.Animate()
	}
	return marks
}
