package table

import (
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// hidesHand reports whether the hand takes no room: it is put away, or this
// system has no cards.
func (t *Table) hidesHand() bool {
	return t.cards.folded || !t.scene.Dealt()
}

// holder is the side whose hand lies at the lower edge: that of whoever looks,
// or, face down, of whoever is asked.
func (t *Table) holder() rules.Side {
	if t.scene.Viewer != rules.Chance {
		return t.scene.Viewer
	}
	return t.decider()
}

// hand shows the cards in hand, in play and on offer.
func (t *Table) hand(c *ui.Ctx) {
	r := t.lay.hand
	c.Fill(r, c.Theme.Bg)
	c.Block(r)
	if t.lay.flat {
		c.Fill(t.lay.play, c.Theme.Bg)
		c.Block(t.lay.play)
	}
	v := t.scene.View()
	layer, text := c.On(paint.Cards, paint.Cards) // a card covers the words of the one below
	defer c.On(layer, text)
	t.inPlay(c, v)
	if !t.hidesHand() {
		t.fan(c, v, r)
	}
	t.offered(c, v)
	t.hiddenRibbon(c, r)
}

// handEmpty reports whether the side whose hand lies at the lower edge holds
// no card.
func (t *Table) handEmpty() bool {
	v := t.scene.View()
	for i := range v.Cards {
		if k := &v.Cards[i]; k.Place == rules.Hand && k.Side == t.holder() {
			return false
		}
	}
	return !t.hidesHand()
}

// held counts the cards of the hand at the lower edge.
func (t *Table) held() (n int) {
	v := t.scene.View()
	for i := range v.Cards {
		if k := &v.Cards[i]; k.Place == rules.Hand && k.Side == t.holder() {
			n += max(1, k.N)
		}
	}
	return n
}

// hotCard returns the card under the pointer, as far as it lies in the hand.
func (t *Table) hotCard(c *ui.Ctx) rules.Ref {
	v := t.scene.View()
	for i := range v.Cards {
		if k := &v.Cards[i]; k.Ref != 0 && k.Place == rules.Hand && c.Hot() == t.names.Region("card", k.Ref) {
			return k.Ref
		}
	}
	return 0
}

// open reports whether a card of a hand may lie face up now.
func (t *Table) open(k *rules.Card) bool {
	return k.Ref != 0 && (k.Place != rules.Hand || t.scene.Viewer != rules.Chance)
}

// halo marks a card that can be used, or is picked.
func (t *Table) halo(c *ui.Ctx, at paint.Rect, usable, chosen bool) {
	switch {
	case chosen:
		c.Frame(at.Inset(-c.Px(4)), c.Px(4), c.Theme.Gold)
	case usable:
		c.Frame(at.Inset(-c.Px(3)), c.Px(3), c.Theme.Accent)
	}
}

// cardTouch hears what the pointer does to a card that lies face up.
func (t *Table) cardTouch(c *ui.Ctx, k *rules.Card, at paint.Rect) {
	name := t.names.Region("card", k.Ref)
	touch := c.Region(name, at)
	if touch.Hover {
		t.touch.Hover = k.Ref
		t.cards.spot = at
		t.look.See(k.Ref)
		if len(k.Areas)+len(k.Orders) > 0 {
			t.glow.of(t, k)
			c.Wake(c.In.Now + 16) // the map has been painted already
		}
		if t.choice.IsLive(k.Ref) {
			c.Cursor(paint.Hand)
		}
	}
	if touch.Drag && k.Place == rules.Offer {
		if act, lays := t.choice.LayFirst(k.Ref); lays {
			t.do(c, act)
		} else {
			t.press(k.Ref)
		}
	}
	if touch.Clicked && t.choice.Dragged == 0 {
		t.click(c, k.Ref)
	}
	if why := t.look.Why(k.Ref, touch.Hover); why != "" {
		c.Tip(name, at, why, false)
	}
}

// twice is a rectangle twice as large around one, all of it in the window.
func (t *Table) twice(c *ui.Ctx, at paint.Rect) paint.Rect {
	big := at.Inset(-at.W / 2)
	big.H = 2 * at.H
	big.X = max(c.Px(4), min(big.X, c.In.W-big.W-c.Px(4)))
	big.Y = max(c.Px(4), min(at.Y-at.H/2, c.In.H-big.H-c.Px(4)))
	return big
}

func findCard(v *rules.View, r rules.Ref) *rules.Card {
	for i := range v.Cards {
		if v.Cards[i].Ref == r && r != 0 {
			return &v.Cards[i]
		}
	}
	return nil
}

// inPlay shows the cards that are played, beside the map: those of the side
// at the top from the top, those of the other from the bottom.
func (t *Table) inPlay(c *ui.Ctx, v *rules.View) {
	r := t.lay.play
	w := min(r.W-c.Px(8), t.lay.cardW)
	h := w * cardRatio
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
		if t.lay.flat {
			all := float32(of[0] + of[1])
			step := min(w*.4, (r.W-w-c.Px(8))/max(1, all-1))
			to.X = ui.Floor(r.X + c.Px(6) + step*float32(n[0]+n[1]))
			to.Y = ui.Floor(r.Y + r.H - h - c.Px(handFoot+raiseUsable))
		}
		n[k.Side]++
		if k.Ref == 0 {
			t.back(c, to, t.scene.Nation(k.Side))
			continue
		}
		at := t.at(c, k.Ref, to, t.deckRect(k.Side))
		t.cardTouch(c, k, at)
		t.played(c, at, k)
	}
}

// played paints a card in play; the one under the pointer lies over the others.
func (t *Table) played(c *ui.Ctx, at paint.Rect, k *rules.Card) {
	if c.Hot() == t.names.Region("card", k.Ref) {
		defer c.On(c.On(paint.Dice, paint.Dice))
		if w := t.readable(c, at, k); t.lay.flat && w > at.W {
			foot := at.Y + at.H
			at = paint.Rect{X: at.X, Y: foot - w*cardRatio, W: w, H: w * cardRatio}
		}
	}
	t.face(c, at, k, false)
	t.halo(c, at, t.choice.IsLive(k.Ref), t.choice.IsPicked(k.Ref))
}
