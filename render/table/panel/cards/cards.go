// Package cards is the cards on the table: the hand, those in play and on offer, the piles,
// and what the one under the pointer shows on the map.
//
//	needs.Hand, needs.Piles, needs.Spread = !p.Hides(), p.Scene.Dealt(), cards.Offers(v) < 0
//	l := layout.Of(needs)
//	p.Lay(cards.RoomOf(&l))
//	act := p.Keys(c) // before anything else hears Enter
//	...
//	act, intent := p.Frame(c)
package cards

import (
	"grognard/render/anim"
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/card"
	"grognard/render/table/choice"
	"grognard/render/table/panel"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// Deps is what the panel shows cards from.
type Deps struct {
	Scene    *scene.Scene
	Words    *words.Speaker
	Choice   *choice.Choice
	Board    *board.Board
	Clips    *anim.Timeline
	Pictures *panel.Pictures
	Why      func(r rules.Ref, hover bool) string // why a card under the pointer cannot be used, or ""
	Decider  func() rules.Side                    // who is asked
}

// Panel shows cards. It keeps where each lies.
type Panel struct {
	Deps
	Card   card.Printer
	Folded bool // the hand is put away

	room    Room
	deck    [3]paint.Rect // draw piles: of both sides and of each, as far as they have been painted
	slides  map[rules.Ref]*slide
	fresh   bool // nothing has been seen yet: what lies there has not come from anywhere
	w, h    float32
	spot    spot
	whole   rules.Ref
	wholeAt paint.Rect
	playAt  paint.Rect // cards in play
	rise    rise
	low     low
	walk    walk
	row     row
	slots   []slot // of the hand, in this frame
	through bool   // what is painted now hears nothing
	glow    glow
	raises  []rules.Ref // in this frame, though they are not picked

	intent panel.Intent // of what is painted just now
	act    Act
}

// ratio is the height of a card for its width.
const ratio = card.Ratio

// spot is a card on the desk that is pointed at, and where it lies.
type spot struct {
	card *rules.Card
	at   paint.Rect
}

// New returns the panel; no card has been seen yet.
func New(d Deps) *Panel {
	return &Panel{Deps: d, Card: card.Printer{Scene: d.Scene, Words: d.Words, Pictures: d.Pictures}, slides: map[rules.Ref]*slide{}, fresh: true}
}

// Act is what the player does with a card.
type Act struct {
	Clicks rules.Ref
	Drags  rules.Ref    // one on offer
	Lays   bool         // the tile that is picked, in this way
	Way    rules.Option // of Lays
}

// Frame paints the cards in hand, in play and on offer, and the piles that have a room,
// and returns what the player does with them.
func (p *Panel) Frame(c *ui.Ctx) (Act, panel.Intent) {
	p.act, p.whole, p.wholeAt, p.playAt = Act{}, 0, paint.Rect{}, paint.Rect{}
	p.intent.Reset()
	v := p.Scene.View()
	layer, text := c.On(paint.Panel, paint.Panel) // a card covers the words of the one below
	defer c.On(layer, text)
	if p.room.Foot > 0 {
		c.Clip(paint.Rect{W: c.In.W, H: p.room.Foot})
		defer c.Unclip()
	}
	p.piles(c)
	p.inPlay(c, v)
	c.On(paint.Cards, paint.Cards)
	if !p.Hides() {
		p.hand(c, v)
	}
	p.offered(c, v)
	p.read(c)
	p.spot = spot{}
	return p.act, p.intent
}

// Raise has cards of the hand stand out in this frame, as those that are picked do.
func (p *Panel) Raise(all ...rules.Ref) { p.raises = append(p.raises, all...) }

// Whole is the card that lies open so that all its words can be read, 0 if none does.
func (p *Panel) Whole() rules.Ref { return p.whole }

// WholeLies is where that card lies; of no width if none does.
func (p *Panel) WholeLies() paint.Rect { return p.wholeAt }

// read shows a card on the desk that is pointed at as large as it needs to be read.
func (p *Panel) read(c *ui.Ctx) {
	k := p.spot.card
	if k == nil || p.Choice.Dragged != 0 {
		return
	}
	defer c.On(c.On(paint.Dice, paint.Dice))
	at := p.readable(c, p.spot.at, k)
	p.whole, p.wholeAt = k.Ref, at
	c.Clear(at)
	p.Card.Face(c, at, k, false)
	panel.Halo(c, at, p.Choice.IsLive(k.Ref), p.Choice.IsPicked(k.Ref))
}

// cardTouch hears what the pointer does to a card that lies face up.
func (p *Panel) cardTouch(c *ui.Ctx, k *rules.Card, at paint.Rect) (hover bool) {
	name := p.Words.Keys.Region("card", k.Ref)
	touch := p.region(c, name, at)
	if touch.Hover {
		p.point(k)
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
	if why := p.Why(k.Ref, touch.Hover); why != "" && !p.through {
		c.Tip(name, at, why, false)
	}
	return touch.Hover
}

// point tells of a card, and shows on the map what it names.
func (p *Panel) point(k *rules.Card) {
	p.intent.Hover = k.Ref
	if len(k.Areas)+len(k.Orders) > 0 {
		p.glow.of(p.Scene, k)
	}
}

// open reports whether a card of a hand may lie face up now.
func (p *Panel) open(k *rules.Card) bool {
	return k.Ref != 0 && (k.Place != rules.Hand || p.Scene.Viewer != rules.Chance)
}
