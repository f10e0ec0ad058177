package cards

import (
	"grognard/render/paint"
	"grognard/render/table/layout"
	"grognard/render/ui"
	"grognard/rules"
)

// Room is where cards lie, in pixels.
type Room struct {
	Hand   paint.Rect    // title bands, or the desk that the hand is fanned on
	Fanned bool          // the hand lies there nearly whole
	Tab    bool          // the hand is a tab that opens it
	Piles  [2]paint.Rect // piles of each side
	Common paint.Rect    // piles of both
	Play   paint.Rect    // cards in play
	Spread paint.Rect    // cards and tiles to choose from, if they are many; no width: there are none
	Board  paint.Rect    // the map: cards that are read lie over it
	Foot   float32       // no card is seen below it; 0: the foot of the window
}

// RoomOf is the room that a layout gives to cards.
func RoomOf(l *layout.Layout) Room {
	return Room{Hand: l.Hand, Fanned: l.Fanned, Tab: l.Tab, Piles: l.Piles, Common: l.Common, Play: l.Play, Spread: l.Spread, Board: l.Map}
}

// Sizes of cards in dp.
const (
	bandWide   = 152 // of which the title band is seen, at the lower edge
	fanWide    = 158 // fanned on the desk
	fanStep    = 72  // from one to the next there
	raisedWide = 220 // pointed at, at least
	deskWide   = 108 // on the desk, at most
	offerWide  = 200 // a few on offer
)

// Lay gives the cards their room in this frame.
func (p *Panel) Lay(r Room) { p.room, p.deck = r, [3]paint.Rect{} }

// Held is what lies at the lower edge of the table.
type Held struct {
	N     int  // cards of the hand
	Plays bool // a card is in play
}

// Held counts the cards of the hand at the lower edge.
func (p *Panel) Held() (h Held) {
	v := p.Scene.View()
	if v == nil {
		return h
	}
	for i := range v.Cards {
		switch k := &v.Cards[i]; {
		case k.Place == rules.Hand && k.Side == p.holder():
			h.N += max(1, k.N)
		case k.Place == rules.InPlay:
			h.Plays = true
		}
	}
	return h
}

// foot is how low cards are seen.
func (p *Panel) foot(c *ui.Ctx) float32 {
	if p.room.Foot > 0 {
		return p.room.Foot
	}
	return c.In.H
}

// readable is where a card is shown that is to be read: as wide as its words need, its
// foot where that of at is, all of it over the map. Shift doubles it, as far as there is
// room.
func (p *Panel) readable(c *ui.Ctx, at paint.Rect, k *rules.Card) paint.Rect {
	in := p.room.Board.Inset(c.Px(4))
	in.H = p.foot(c) - in.Y - c.Px(4)
	w := p.Card.Wide(c, c.Px(raisedWide), k)
	if c.In.Held.Shift {
		w *= 2
	}
	w = ui.Floor(min(w, in.W, in.H/ratio))
	r := paint.Rect{X: at.X + (at.W-w)/2, Y: at.Y + at.H - w*ratio, W: w, H: w * ratio}
	r.X = ui.Floor(max(in.X, min(r.X, in.X+in.W-r.W)))
	r.Y = ui.Floor(max(in.Y, min(r.Y, in.Y+in.H-r.H)))
	return r
}
