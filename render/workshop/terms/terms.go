// Package terms is the sheet with the terms of a battle, over the map of the workshop:
// chapters at the left, and a row for each value.
package terms

import (
	"grognard/render/paint"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/render/workshop/state"
)

// Deps is what the sheet is painted with.
type Deps struct {
	State *state.State
	Words *words.Speaker
}

// Panel is the sheet.
type Panel struct {
	Deps
}

// New returns the sheet.
func New(d Deps) *Panel { return &Panel{Deps: d} }

// Frame paints the sheet into r and returns what the player wants. While cells are asked for
// on the map, the sheet steps aside: the page leaves it out until State.Asked is nil again.
func (p *Panel) Frame(c *ui.Ctx, r paint.Rect) state.Act {
	c.Float(r)
	return state.Act{}
}

// Close is what was typed and not yet taken over, where the sheet is left.
func (p *Panel) Close(c *ui.Ctx) state.Act { return state.Act{} }

// Show opens the chapter of a term, as of a fault that lies in it.
func (p *Panel) Show(key string) {}

// Typing reports whether letters go into a field: no key means anything else then.
func (p *Panel) Typing(c *ui.Ctx) bool { return false }
