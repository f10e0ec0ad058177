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
// in its colours with its name, below the pieces. The name goes where the pointer comes: what lies
// below it is to be seen there.
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
		livery, word := c.Theme.Plate(a.Nation), p.d.Word("ui.workshop.edge", name)
		c.Stripe(band, a.Nation)
		at, free := p.clear(c, seen, a.Edge, word)
		if !free { // the name alone may have room between the pieces
			if short, free := p.clear(c, seen, a.Edge, name); free {
				at, word = short, name
			}
		}
		if at.Inset(-c.Px(edgeStep)).Has(c.In.X, c.In.Y) {
			continue
		}
		c.Stripe(at, a.Nation)
		c.Fill(at.Inset(c.Hairline()), livery.Field)
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

// clear is where words stand at a band: as near to its middle as no piece stands there and nothing
// is written on the map, or a line further in, in the middle where there is no such place.
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
	inX, inY := inward(e, h+c.Px(2))
	for _, in := range [...]float32{0, 1} {
		for i := float32(0); i*(dx+dy) <= max(0, far); i++ {
			for _, d := range [...]float32{i, -i} {
				if k := at.Moved(d*dx+in*inX, d*dy+in*inY); !p.stoodOn(k) {
					return k, true
				}
			}
		}
	}
	return at, false
}

// inward is a step from one of the edges towards the middle of the map: at the edges to the left
// and right words have nothing to step over.
func inward(e rules.Edge, by float32) (dx, dy float32) {
	switch e {
	case rules.North:
		return 0, by
	case rules.South:
		return 0, -by
	}
	return 0, 0
}

// stoodOn reports whether a piece stands at a place of the window, or something is written there.
func (p *Page) stoodOn(r paint.Rect) (on bool) {
	p.stage.View.Board.Written(func(at paint.Rect) { on = on || at.Overlaps(r) })
	return on || slices.ContainsFunc(p.state.View().Pieces, func(k rules.Piece) bool {
		at, ok := p.stage.View.Board.PieceRect(k.Ref)
		return ok && k.Ref != 0 && at.Overlaps(r)
	})
}
