package workshop

import (
	"math"
	"slices"

	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/render/workshop/layout"
	"grognard/rules"
)

// standing is where the card of what is selected stands, and what for.
type standing struct {
	layout.Stand
	chosen []string // what was selected when it was decided
	within layout.Layout
}

// nearby is what the card leaves free about what is selected, in dp, if that is easily done: what
// lies next to it is wanted too.
const nearby = 44

// stand decides where the card stands: anew when something else is selected or the window is
// another, and where what is selected has come to lie under it. Then it waits until the player
// has let go of the map and the pointer is off the card, so that no field is pulled away from
// under his hand.
func (p *Page) stand(c *ui.Ctx, high func(paint.Rect) float32) paint.Rect {
	k := &p.card
	all := p.state.Selected()
	lay := p.lay
	lay.Faults, lay.Lines = paint.Rect{}, 0 // they come and go, and the card stays
	switch fresh := !slices.Equal(k.chosen, all) || k.within != lay; {
	case len(all) == 0:
		*k = standing{Stand: p.lay.Right(), within: lay}
		return k.Room
	case !fresh && (p.property.Rect().Has(c.In.X, c.In.Y) || p.typing(c) || c.In.Down != [3]bool{}):
		return k.Room
	case fresh && k.within != lay:
		k.Stand = p.lay.Again(k.Stand)
	}
	lies := p.lies(c)
	k.chosen, k.within = slices.Clone(all), lay
	if len(lies) == 0 {
		return k.Room
	}
	room := k.Room
	room.H = high(room)
	if k.Room.W > 0 && !slices.ContainsFunc(lies, room.Overlaps) {
		return k.Room
	}
	k.Stand, _ = p.lay.Beside(k.Stand, lies, c.Px(nearby), high)
	return k.Room
}

// lies is where what is selected lies on the map, as far as that is in view.
func (p *Page) lies(c *ui.Ctx) (all []paint.Rect) {
	add := func(r paint.Rect, ok bool) {
		if r = r.Inset(-c.Px(4)); ok && r.Overlaps(p.lay.Map) {
			all = append(all, r)
		}
	}
	b := &p.stage.View.Board
	if b.Map == nil {
		return nil
	}
	for _, t := range p.state.Things() {
		if b.Tabletop() != nil {
			add(p.outlined(c, t))
			continue
		}
		for _, cell := range t.Cells {
			add(b.CellRect(cell))
		}
		if t.Ref != 0 {
			add(b.PieceRect(t.Ref))
		}
	}
	return all
}

// outlined is the upright box around a thing on a table without cells, with its handles.
func (p *Page) outlined(c *ui.Ctx, t *rules.Thing) (paint.Rect, bool) {
	if t.Frame == nil {
		return paint.Rect{}, false
	}
	top := p.stage.View.Board.Tabletop()
	x, y := top.PointPixels(t.Frame.Middle)
	x0, y0, x1, y1 := x, y, x, y
	put := func(x, y float32) { x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x), max(y1, y) }
	sin, cos := math.Sincos(float64(t.Frame.Facing) / 36000 * 2 * math.Pi)
	for _, s := range [...][2]float64{{-.5, -.5}, {-.5, .5}, {.5, -.5}, {.5, .5}} {
		u, v := s[0]*float64(t.Frame.Wide), s[1]*float64(t.Frame.Deep)
		put(top.PointPixels(rules.Point{X: t.Frame.Middle.X + int32(u*cos+v*sin), Y: t.Frame.Middle.Y + int32(v*cos-u*sin)}))
	}
	for _, pt := range t.Pts {
		put(top.PointPixels(pt))
	}
	d := c.Px(board.HandleSize / 2)
	return paint.Rect{X: x0, Y: y0, W: x1 - x0, H: y1 - y0}.Inset(-d), true
}
