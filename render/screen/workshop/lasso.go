package workshop

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/render/workshop/state"
)

// lasso is a frame that is drawn over the map: what stands in it is selected when it is let go.
type lasso struct {
	held   bool // the button went down where nothing was taken hold of
	drawn  bool // and the pointer has gone far enough to mean a frame
	x, y   float32
	chosen []string // was selected when it began
}

// lassoFrom is how far the pointer goes, in dp, before it draws a frame.
const lassoFrom = 8

// frame follows the lasso. over says that the pointer is over the map, busy that what the button
// went down on is dragged.
func (p *Page) frame(c *ui.Ctx, over, busy bool) (act state.Act) {
	k, h := &p.lasso, &p.state.Hand
	if c.In.Pressed[paint.Left] {
		*k = lasso{held: over && !busy && h.Tool+h.Stock == "" && p.state.Asked == nil && !p.whatif.Aiming() && !c.In.Held.Space && !c.In.Held.Alt,
			x: c.In.X, y: c.In.Y, chosen: slices.Clone(p.state.Selected())}
	}
	if !k.held {
		return act
	}
	r, far := k.rect(c.In), c.Px(lassoFrom)
	if k.drawn = k.drawn || max(r.W, r.H) > far; k.drawn {
		c.Animate()
	}
	switch {
	case c.In.Hit("Escape"):
		*k = lasso{}
	case c.In.Released[paint.Left]:
		if k.drawn && !p.within(r) {
			act = state.Select(p.caught(r, c.In.Held.Ctrl)...)
		}
		*k = lasso{}
	case !c.In.Down[paint.Left]: // it was let go where nobody heard it
		*k = lasso{}
	}
	return act
}

// rect is the frame up to the pointer.
func (k *lasso) rect(in *paint.Input) paint.Rect {
	x, y := min(k.x, in.X), min(k.y, in.Y)
	return paint.Rect{X: x, Y: y, W: max(k.x, in.X) - x, H: max(k.y, in.Y) - y}
}

// within reports whether a frame lies in one cell: that was a click of an unsteady hand.
func (p *Page) within(r paint.Rect) bool {
	b := &p.stage.View.Board
	if p.cloth() {
		return false
	}
	cell := b.CellAt(r.X, r.Y)
	return cell != 0 && cell == b.CellAt(r.X+r.W, r.Y+r.H)
}

// caught are the pieces whose middle lies in a frame; with add they come to what was selected.
func (p *Page) caught(r paint.Rect, add bool) (all []string) {
	if add {
		all = slices.Clone(p.lasso.chosen)
	}
	b := &p.stage.View.Board
	things := p.state.Draft().Things
	for i := range things {
		t := &things[i]
		if t.Stock == "" || slices.Contains(all, t.Path) {
			continue
		}
		at, ok := b.PieceRect(t.Ref)
		if t.Ref == 0 && len(t.Cells) == 1 && !p.cloth() { // a fault keeps it off the board
			at, ok = b.CellRect(t.Cells[0])
		}
		if x, y := at.Center(); ok && r.Has(x, y) {
			all = append(all, t.Path)
		}
	}
	return all
}

// lassoed paints the frame.
func (p *Page) lassoed(c *ui.Ctx) {
	if !p.lasso.drawn {
		return
	}
	layer, text := c.On(paint.Over, paint.OverText)
	defer c.On(layer, text)
	r := p.lasso.rect(c.In)
	c.Fill(r, paint.Alpha(c.Theme.Gold, .15))
	c.Frame(r, c.Px(2), c.Theme.Gold)
}
