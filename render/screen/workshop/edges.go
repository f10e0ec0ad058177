package workshop

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// The band along the edge of a side, in dp: how wide it is, the room beside its words.
const (
	edgeBand = 5
	edgePad  = 7
	edgeStep = 12 // by which they are moved out of the way of pieces
)

// edges shows which edge of the map each side has as its own, where the book gives it one: a band
// in its colours with its name, below the pieces.
func (p *Page) edges(c *ui.Ctx) {
	b := &p.stage.View.Board
	layer, text := c.On(paint.Grid, paint.Grid)
	defer c.On(layer, text)
	c.L.PushClip(b.Port)
	defer c.L.PopClip()
	for _, a := range p.state.View().Sides {
		band := along(b.Rect(b.Inner), a.Edge, c.Px(edgeBand), c.Px(edgeBand))
		seen := band.And(p.lay.Map)
		if a.Edge == rules.NoEdge || seen.W <= 0 || seen.H <= 0 {
			continue
		}
		name := p.d.Words.Army(a)
		livery, word := ui.LiveryOf(a.Nation), p.d.Word("ui.workshop.edge", name)
		c.Stripe(band, a.Nation)
		at, free := p.clear(c, seen, a.Edge, word)
		if !free { // the name alone may have room between the pieces
			if short, free := p.clear(c, seen, a.Edge, name); free {
				at, word = short, name
			}
		}
		c.Stripe(at, a.Nation)
		c.Label(at, ui.SmallB, ui.Middle, livery.Ink, word)
	}
}

// along is a strip within r along one of its edges: so wide at those to the left and right, so high
// at the others.
func along(r paint.Rect, e rules.Edge, w, h float32) paint.Rect {
	switch e {
	case rules.North:
		r.H = h
	case rules.South:
		r.Y, r.H = r.Y+r.H-h, h
	case rules.West:
		r.W = w
	case rules.East:
		r.X, r.W = r.X+r.W-w, w
	}
	return r
}

// clear is where words stand at a band: as near to its middle as no piece stands there, in the
// middle where there is no such place.
func (p *Page) clear(c *ui.Ctx, band paint.Rect, e rules.Edge, word string) (at paint.Rect, free bool) {
	w, h := c.Width(ui.SmallB, word)+2*c.Px(edgePad), c.Line(ui.SmallB)
	at = along(band, e, w, h)
	x, y := band.Center()
	dx, dy, far := c.Px(edgeStep), float32(0), band.W/2-w
	if at.X, at.W = ui.Floor(x-w/2), w; e == rules.West || e == rules.East {
		at = along(band, e, w, h)
		at.Y, at.H = ui.Floor(y-h/2), h
		dx, dy, far = 0, dx, band.H/2-h
	}
	for i := float32(0); i*(dx+dy) <= max(0, far); i++ {
		for _, d := range [...]float32{i, -i} {
			if k := at.Moved(d*dx, d*dy); !p.stoodOn(k) {
				return k, true
			}
		}
	}
	return at, false
}

// stoodOn reports whether a piece stands at a place of the window.
func (p *Page) stoodOn(r paint.Rect) bool {
	return slices.ContainsFunc(p.state.View().Pieces, func(k rules.Piece) bool {
		at, ok := p.stage.View.Board.PieceRect(k.Ref)
		return ok && k.Ref != 0 && at.Overlaps(r)
	})
}
