// Package property is the card of what is selected in the workshop: its picture, where it is,
// and a row for each of its values. Of several things it shows what they share, and sets it
// for all of them in one step.
package property

import (
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/card"
	"grognard/render/table/panel"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/render/workshop/state"
)

// Deps is what the card is painted with.
type Deps struct {
	State    *state.State
	Words    *words.Speaker
	Pictures *panel.Pictures
	Board    *board.Board  // draws the pieces
	Cards    *card.Printer // nil: a card has its title alone
}

// Panel is the card.
type Panel struct {
	Deps
	at paint.Rect
}

// New returns the card.
func New(d Deps) *Panel { return &Panel{Deps: d} }

// Frame paints the card at the top of r, as high as it needs to be and no higher than r, and
// returns what the player wants. It is called in every frame, also where nothing is selected
// and nothing is painted: what was typed for what was selected before counts then.
func (p *Panel) Frame(c *ui.Ctx, r paint.Rect) state.Act {
	p.at = paint.Rect{}
	return state.Act{}
}

// Rect is where the card lies, as of the last frame: of no size where nothing is selected.
// What stands below it begins there.
func (p *Panel) Rect() paint.Rect { return p.at }

// Typing reports whether letters go into a field: no key means anything else then.
func (p *Panel) Typing(c *ui.Ctx) bool { return false }
