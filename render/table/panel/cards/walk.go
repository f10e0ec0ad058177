package cards

import (
	"slices"

	"grognard/render/ui"
	"grognard/rules"
)

// walk is how the keyboard goes through the hand.
type walk struct {
	card rules.Ref      // the one that it has come to, 0: it is elsewhere
	ask  *rules.Request // when it came there
	x, y float32        // of the pointer, then
}

// Keys hears the keyboard before anything else does: PageDown and PageUp go through the
// hand, the card is raised, and Enter or Space is a click on it. Tab and N come to a card
// by picking it.
func (p *Panel) Keys(c *ui.Ctx) (a Act) {
	w := &p.walk
	if w.card != 0 && (w.x != c.In.X || w.y != c.In.Y || w.ask != p.Scene.Ask || p.Hides() || p.Scene.Viewer == rules.Chance) {
		w.card = 0
	}
	if p.Hides() || p.Scene.Viewer == rules.Chance || c.Beneath() {
		return a
	}
	switch {
	case c.Take("PageDown"):
		p.step(c, 1)
	case c.Take("PageUp"):
		p.step(c, -1)
	case w.card != 0 && c.Take("Escape"):
		if p.Choice.IsPicked(w.card) { // else it would stay chosen unseen
			p.Choice.Clear()
			p.Choice.Ahead.Odds.Forget()
		}
		w.card = 0
	case p.room.Tab && p.row.open && c.Take("Escape"):
		p.row.open = false
	case w.card != 0 && (c.In.Hit("Tab") || c.In.Hit("N")):
		w.card = 0
	case w.card != 0 && p.Choice.IsLive(w.card) && (c.Take("Enter") || c.Take("Space")):
		a.Clicks = w.card
	}
	return a
}

// Follow goes to the card that the keyboard has picked in this frame, by Tab or N.
func (p *Panel) Follow(c *ui.Ctx) {
	if !c.In.Hit("Tab") && !c.In.Hit("N") {
		return
	}
	if k := p.Choice.Picks; len(k) == 1 {
		if at := p.Scene.Card(k[0]); at != nil && at.Place == rules.Hand {
			p.walk = walk{k[0], p.Scene.Ask, c.In.X, c.In.Y}
		}
	}
}

// step goes on to the next card of the hand.
func (p *Panel) step(c *ui.Ctx, by int) {
	v, side := p.Scene.View(), p.holder()
	var all []rules.Ref
	for i := range v.Cards {
		if k := &v.Cards[i]; k.Place == rules.Hand && k.Side == side && k.Ref != 0 {
			all = append(all, k.Ref)
		}
	}
	if len(all) == 0 {
		return
	}
	if k := p.Choice.Picks; len(k) > 0 && slices.Contains(all, k[0]) { // another card is meant than the one that waits
		p.Choice.Clear()
		p.Choice.Ahead.Odds.Forget()
	}
	at := slices.Index(all, p.walk.card)
	if at < 0 && by < 0 {
		at = 0
	}
	p.walk = walk{all[(at+by+len(all))%len(all)], p.Scene.Ask, c.In.X, c.In.Y}
	p.row.open, p.row.bring = true, p.walk.card
	c.Hide()
	c.Sound("select")
	c.Animate()
}

// Walks is the card that the keyboard has come to, 0 if it is elsewhere.
func (p *Panel) Walks() rules.Ref { return p.walk.card }
