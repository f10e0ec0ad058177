// Package forces is the drawer of the workshop that holds both sides: what stands in the
// battle, by army and arm, and what is still in the box. It paints, and says what the player
// wants; it changes nothing.
package forces

import (
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/card"
	"grognard/render/table/panel"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// Deps is what the drawer is painted with.
type Deps struct {
	State    *state.State
	Words    *words.Speaker
	Pictures *panel.Pictures
	Board    *board.Board  // draws the pieces
	Cards    *card.Printer // nil: a card has its title alone

	// Middle is where a double click puts what it takes out of the box: the cell in the
	// middle of the view, or the point there on a table without cells.
	Middle func() (rules.Ref, rules.Point)
	// Armies lists the army files that the player has; nil: he has none.
	Armies func() []File
}

// File is a file of the player's that can be put into a battle.
type File struct {
	Name string
	Text string
}

// Drag is what is being dragged out of the drawer: a line of the catalogue or a thing that
// is in the battle. Of a line the hand is the same as after a click on it.
type Drag struct {
	Stock   string
	Path    string
	Value   string // as in state.Hand
	Dropped bool   // it is let go in this frame. What falls on the drawer or on its turns the drawer sees to itself
}

// Panel is the drawer.
type Panel struct {
	Deps
	drag Drag
}

// New returns the drawer.
func New(d Deps) *Panel { return &Panel{Deps: d} }

// Frame paints the drawer into r and returns what the player wants.
func (p *Panel) Frame(c *ui.Ctx, r paint.Rect) state.Act {
	c.Float(r)
	return state.Act{}
}

// Dragged is what is being dragged out of the drawer, as of the last frame; its zero value
// where nothing is. A page puts it on the map where it is dropped there.
func (p *Panel) Dragged() Drag { return p.drag }

// Drop is what comes of letting go of things of the battle at a place of the window, after
// they were dragged about the map: on a turn of the drawer they enter then, elsewhere in the
// drawer they go back into the box. ok is false where the drawer is not.
func (p *Panel) Drop(x, y float32, paths ...string) (a state.Act, ok bool) {
	return state.Act{}, false
}

// Typing reports whether letters go into the search field: no key means anything else then.
func (p *Panel) Typing(c *ui.Ctx) bool { return c.Focused(searchName) }

// searchName is the region of the search field.
const searchName = "forces.search"
