// Package cards is the cards on the table: the hand, those in play and on offer, the piles,
// and what the one under the pointer shows on the map.
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

	room   Room
	deck   paint.Rect // draw pile of both sides; no width if none
	slides map[rules.Ref]*slide
	fresh  bool // nothing has been seen yet: what lies there has not come from anywhere
	w, h   float32
	spot   paint.Rect // of the card under the pointer
	glow   glow

	intent panel.Intent // of what is painted just now
	act    Act
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

// Room is where cards lie, in pixels.
type Room struct {
	Hand   paint.Rect
	Play   paint.Rect // cards in play
	Flat   bool       // Play lies beside the hand, not beside the map
	Offer  paint.Rect // cards and tiles to choose from; no width if none
	Wide   float32    // width of a card in the hand
	Board  paint.Rect // the map
	Armies [2]paint.Rect
}

// Lay gives the cards their room in this frame.
func (p *Panel) Lay(r Room) { p.room, p.deck, p.Card.Full = r, paint.Rect{}, r.Wide }

// Magnify paints the card under the pointer twice as large, over everything, while Shift
// is held.
func (p *Panel) Magnify(c *ui.Ctx, under rules.Ref) {
	k := p.Scene.Card(under)
	if !c.In.Held.Shift || p.Choice.Dragged != 0 || k == nil || k.Place == rules.Hand || k.Tile != nil {
		return
	}
	layer, text := c.On(paint.Dice, paint.Dice)
	defer c.On(layer, text)
	p.Card.Face(c, twice(c, p.spot), k, false)
}

// twice is a rectangle twice as large around one, all of it in the window.
func twice(c *ui.Ctx, at paint.Rect) paint.Rect {
	big := at.Inset(-at.W / 2)
	big.H = 2 * at.H
	big.X = max(c.Px(4), min(big.X, c.In.W-big.W-c.Px(4)))
	big.Y = max(c.Px(4), min(at.Y-at.H/2, c.In.H-big.H-c.Px(4)))
	return big
}
