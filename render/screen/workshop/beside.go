package workshop

import (
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/render/workshop/forces"
	"grognard/render/workshop/state"
)

// beside is what lies beside the map: the card of what is selected, with what would come of its
// attack below it; where nothing is selected, what is pointed at.
func (p *Page) beside(c *ui.Ctx) (act state.Act) {
	if !p.state.Closed && p.state.Drawer == state.Terms {
		return act
	}
	if p.whatif.Shown() != 0 {
		return p.odds(c)
	}
	if p.places() {
		return p.property.Frame(c, paint.Rect{})
	}
	ask := p.asks()
	wide, _ := c.Size(ask)
	high := func(room float32) float32 { return c.ButtonHigh(ask, min(wide, room)) }
	asks := func(room float32) float32 {
		if !p.whatif.Can() {
			return 0
		}
		return high(room) + c.Px(8)
	}
	all := p.stand(c, func(r paint.Rect) float32 {
		r.H -= asks(r.W)
		return p.property.Height(c, r) + asks(r.W)
	})
	defer p.yield(c, c.Mark(), all)
	room := all
	room.H -= asks(room.W)
	act = p.property.Frame(c, room)
	at := p.property.Rect()
	room = all
	if at.H > 0 {
		ui.CutTop(&room, at.H+c.Px(8))
	}
	if at.H > 0 {
		if w := min(wide, room.W); p.whatif.Can() && c.Button(paint.Rect{X: room.X + room.W - w, Y: room.Y, W: w, H: high(w)}, ask) {
			p.whatif.Aim()
		}
		return act
	}
	if h := &p.state.Hand; p.state.View() != nil && h.Tool+h.Stock == "" {
		p.stage.Peek(c, room.H, func(high float32) paint.Rect {
			p.peek = p.peekRoom(c, room, high)
			return p.peek
		})
	}
	return act
}

// places reports whether pieces are put down one after the other: the card of the last one would only
// hide where the next one goes, and the bar names it.
func (p *Page) places() bool { return p.state.Hand.Stock != "" }

// aside is how near the pointer comes, in dp, before what is pointed at is told of elsewhere.
const aside = 60

// peekRoom is where what is pointed at is told of, so high: at the foot of room, or at its head, or
// at the left of the map where the pointer is near to that, or narrower. It never lies under the pointer: one
// looks at what one points at. Where it would anywhere, it is not told. What is pinned stays.
func (p *Page) peekRoom(c *ui.Ctx, room paint.Rect, high float32) paint.Rect {
	if high > room.H {
		return paint.Rect{}
	}
	if p.stage.Look.Pinned() && p.peek.W > 0 {
		return p.peek
	}
	foot := paint.Rect{X: room.X, Y: room.Y + room.H - high, W: room.W, H: high}
	head := foot
	head.Y = room.Y
	left := p.lay.Free.X - room.X
	for _, near := range [...]float32{aside, 0} {
		for _, r := range [...]paint.Rect{foot, head, foot.Moved(left, 0), head.Moved(left, 0)} {
			if !r.Inset(-c.Px(near)).Has(c.In.X, c.In.Y) {
				return r
			}
		}
	}
	edge, air := room.X+room.W, c.Px(aside/2) // in the middle of a small window: narrower
	if wide := edge - c.In.X - air; wide >= room.W*narrow {
		return paint.Rect{X: edge - wide, Y: foot.Y, W: wide, H: high}
	} else if wide = c.In.X - air - p.lay.Free.X; wide >= room.W*narrow {
		return paint.Rect{X: p.lay.Free.X, Y: foot.Y, W: wide, H: high}
	}
	return paint.Rect{}
}

// narrow is what is left of the width of a panel that gives way, at least.
const narrow = .66

// paleness is what is left of the colour of furniture that is in the way.
const paleness = .35

// yield has what was painted in r beside the map since a moment turn pale where it is in the way of
// what is put or dragged there, and lets the pointer through to the map.
func (p *Page) yield(c *ui.Ctx, since ui.Mark, r paint.Rect) {
	if p.state.Hand.Stock == "" && !p.hand.Busy() && !p.shapes.Busy() && p.forces.Dragged() == (forces.Drag{}) {
		return
	}
	b := &p.stage.View.Board
	if !r.Has(c.In.X, c.In.Y) || b.Map == nil || b.Tabletop() == nil && b.Find(c.In.X, c.In.Y).Cell == 0 {
		return
	}
	all := r.Inset(-c.Px(10)) // with its shadow
	c.Pale(since, all, paleness)
	c.Open(since, all)
}

// asks is the button that asks for odds.
func (p *Page) asks() ui.Button {
	return ui.Button{Name: "button.whatif", Label: p.d.Word("ui.workshop.whatif.ask", max(1, len(p.whatif.Attackers()))), Icon: "icon/die", Key: "W", On: p.whatif.Aiming(), Tip: p.d.Word("ui.workshop.whatif.about")}
}
