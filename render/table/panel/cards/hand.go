package cards

import (
	"grognard/render/paint"
	"grognard/render/table/card"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// Hides reports whether the hand takes no room: it is put away, or this
// system has no cards.
func (p *Panel) Hides() bool {
	return p.Folded || !p.Scene.Dealt()
}

// holder is the side whose hand lies at the lower edge: that of whoever looks,
// or, face down, of whoever is asked.
func (p *Panel) holder() rules.Side {
	if p.Scene.Viewer != rules.Chance {
		return p.Scene.Viewer
	}
	return p.Decider()
}

// Frame paints the cards in hand, in play and on offer, and returns what the player does
// with them.
func (p *Panel) Frame(c *ui.Ctx) (Act, panel.Intent) {
	p.act = Act{}
	p.intent.Reset()
	r := p.room.Hand
	c.Fill(r, c.Theme.Bg)
	c.Block(r)
	if p.room.Flat {
		c.Fill(p.room.Play, c.Theme.Bg)
		c.Block(p.room.Play)
	}
	v := p.Scene.View()
	layer, text := c.On(paint.Cards, paint.Cards) // a card covers the words of the one below
	defer c.On(layer, text)
	p.inPlay(c, v)
	if !p.Hides() {
		p.fan(c, v, r)
	}
	p.offered(c, v)
	return p.act, p.intent
}

// hotCard returns the card under the pointer, as far as it lies in the hand.
func (p *Panel) hotCard(c *ui.Ctx) rules.Ref {
	v := p.Scene.View()
	for i := range v.Cards {
		if k := &v.Cards[i]; k.Ref != 0 && k.Place == rules.Hand && c.Hot() == p.Words.Keys.Region("card", k.Ref) {
			return k.Ref
		}
	}
	return 0
}

// open reports whether a card of a hand may lie face up now.
func (p *Panel) open(k *rules.Card) bool {
	return k.Ref != 0 && (k.Place != rules.Hand || p.Scene.Viewer != rules.Chance)
}

// cardTouch hears what the pointer does to a card that lies face up.
func (p *Panel) cardTouch(c *ui.Ctx, k *rules.Card, at paint.Rect) {
	name := p.Words.Keys.Region("card", k.Ref)
	touch := c.Region(name, at)
	if touch.Hover {
		p.intent.Hover, p.spot = k.Ref, at
		if len(k.Areas)+len(k.Orders) > 0 {
			p.glow.of(p.Scene, k)
		}
		if p.Choice.IsLive(k.Ref) {
			c.Cursor(paint.Hand)
		}
	}
	if touch.Drag && k.Place == rules.Offer {
		p.act.Drags = k.Ref
	}
	if touch.Clicked {
		p.act.Clicks = k.Ref
	}
	if why := p.Why(k.Ref, touch.Hover); why != "" {
		c.Tip(name, at, why, false)
	}
}

// inPlay shows the cards that are played, beside the map: those of the side
// at the top from the top, those of the other from the bottom.
func (p *Panel) inPlay(c *ui.Ctx, v *rules.View) {
	r := p.room.Play
	w := min(r.W-c.Px(8), p.room.Wide)
	h := w * card.Ratio
	var n, of [2]int
	for i := range v.Cards {
		if k := &v.Cards[i]; k.Place == rules.InPlay && k.Side != rules.Chance {
			of[k.Side]++
		}
	}
	for i := range v.Cards {
		k := &v.Cards[i]
		if k.Place != rules.InPlay || k.Side == rules.Chance {
			continue
		}
		step := min(h*.5, (r.H/2-h)/float32(max(1, of[k.Side]-1)))
		y := r.Y + c.Px(6) + step*float32(n[k.Side])
		if v.Sides[k.Side].Edge != rules.North {
			y = r.Y + r.H - h - c.Px(6) - step*float32(of[k.Side]-1-n[k.Side])
		}
		to := paint.Rect{X: ui.Floor(r.X + (r.W-w)/2), Y: ui.Floor(y), W: w, H: h}
		if p.room.Flat {
			all := float32(of[0] + of[1])
			step := min(w*.4, (r.W-w-c.Px(8))/max(1, all-1))
			to.X = ui.Floor(r.X + c.Px(6) + step*float32(n[0]+n[1]))
			to.Y = ui.Floor(r.Y + r.H - h - c.Px(handFoot+raiseUsable))
		}
		n[k.Side]++
		if k.Ref == 0 {
			p.Card.Back(c, to, p.Scene.Nation(k.Side))
			continue
		}
		at := p.at(c, k.Ref, to, p.deckRect(k.Side))
		p.cardTouch(c, k, at)
		p.played(c, at, k)
	}
}

// played paints a card in play; the one under the pointer lies over the others.
func (p *Panel) played(c *ui.Ctx, at paint.Rect, k *rules.Card) {
	if c.Hot() == p.Words.Keys.Region("card", k.Ref) {
		defer c.On(c.On(paint.Dice, paint.Dice))
		if w := p.readable(c, at, k); p.room.Flat && w > at.W {
			foot := at.Y + at.H
			at = paint.Rect{X: at.X, Y: foot - w*card.Ratio, W: w, H: w * card.Ratio}
		}
	}
	p.Card.Face(c, at, k, false)
	panel.Halo(c, at, p.Choice.IsLive(k.Ref), p.Choice.IsPicked(k.Ref))
}
