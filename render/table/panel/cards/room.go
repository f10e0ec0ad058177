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

// Plays reports whether a card is in play.
func (p *Panel) Plays() bool {
	v := p.Scene.View()
	if v == nil {
		return false
	}
	for i := range v.Cards {
		if v.Cards[i].Place == rules.InPlay {
			return true
		}
	}
	return false
}

// HandRoom cuts the hand off the foot of r, as high as a card that may be raised, and
// returns it with the width of a card. Cards lie side by side as long as they can be read.
func (p *Panel) HandRoom(c *ui.Ctx, r *paint.Rect) (hand paint.Rect, wide float32) {
	raise := c.Px(raiseUsable + raiseHover + handFoot)
	if p.Held() > 1 {
		raise += c.Px(fanSag)
	}
	wide = min(c.Px(Wide), ui.Floor((r.H*.38-raise)/card.Ratio))
	high := ui.Floor(wide*card.Ratio) + raise // whatever is held: the map stays as large as it is
	if n := float32(p.Held()); n > 0 {
		w := (r.W-c.Px(fanMargin))/n - c.Px(2)
		if p.Plays() {
			w = (r.W-c.Px(fanMargin+12))/(n+PlayedWide) - c.Px(2)
		}
		wide = max(ui.Floor(wide*leastCard), min(wide, ui.Floor(w)))
	}
	return ui.CutBottom(r, high), wide
}
