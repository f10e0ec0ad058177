// Package ground is the drawer of the ground: how the tool in hand is put to it, all tools
// with samples, what the tool in hand does, and what lies on the map.
package ground

import (
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/render/workshop/state"
)

// Deps is what the drawer is painted from.
type Deps struct {
	State    *state.State
	Words    *words.Speaker
	Pictures *panel.Pictures
	Count    func() int // cells of the stroke under way; nil: there is never one
}

// Panel is the drawer of the ground.
type Panel struct {
	Deps
}

// New returns the drawer.
func New(d Deps) *Panel { return &Panel{Deps: d} }

// Frame paints the drawer in r and returns what the player wants.
func (p *Panel) Frame(c *ui.Ctx, r paint.Rect) state.Act { return state.Act{} }

// Keys hears the keys of the drawer wherever the pointer is, while it is open: modes,
// widths. It comes before the keys of the map: N and K mean something else there.
func (p *Panel) Keys(c *ui.Ctx) state.Act { return state.Act{} }
