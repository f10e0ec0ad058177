package cards

import (
	"grognard/render/paint"
	"grognard/render/table/card"
	"grognard/render/ui"
	"grognard/rules"
)

// Wide is the width of a card in the hand, in dp.
const Wide = 178

// PlayedWide is the width of the room for a card in play beside the hand, in
// cards.
const PlayedWide = 1.12

// leastCard is how far cards shrink before they overlap.
const leastCard = .7

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

// HandRoom cuts the hand off the foot of r, as high as a card that may be raised, and
// returns it with the width of a card. Cards lie side by side as long as they can be read.
func HandRoom(c *ui.Ctx, h Held, r *paint.Rect) (hand paint.Rect, wide float32) {
	raise := c.Px(raiseUsable + raiseHover + handFoot)
	if h.N > 1 {
		raise += c.Px(fanSag)
	}
	wide = min(c.Px(Wide), ui.Floor((r.H*.38-raise)/card.Ratio))
	high := ui.Floor(wide*card.Ratio) + raise // whatever is held: the map stays as large as it is
	if n := float32(h.N); n > 0 {
		w := (r.W-c.Px(fanMargin))/n - c.Px(2)
		if h.Plays {
			w = (r.W-c.Px(fanMargin+12))/(n+PlayedWide) - c.Px(2)
		}
		wide = max(ui.Floor(wide*leastCard), min(wide, ui.Floor(w)))
	}
	return ui.CutBottom(r, high), wide
}
