// Package stroke is what pointer and keys do to a map of cells with what the player has in
// hand: a tool, something out of the box, or nothing, which selects and drags what is there.
// From press to release is one stroke and one step. It paints nothing: the page lays its
// marks on the picture of the map.
//
// A frame of the page: Keys comes before the keys of the map, which has some of the same for
// itself; then the map hears the pointer, then Hear; the picture is made ready, then
// Marks, Arrows, Laid and Ghosts are added to it, and the piece that Lifted names is its Ghost.
package stroke

import (
	"grognard/render/board"
	"grognard/render/ui"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// Deps is what a Hand works with.
type Deps struct {
	State *state.State
	Board *board.Board
}

// Hand is what pointer and keys do to the map.
type Hand struct {
	Deps
}

// New returns a hand that does nothing yet.
func New(d Deps) *Hand { return &Hand{Deps: d} }

// Keys hears the keys of what is in hand or selected. It comes before the keys of the map:
// + and - change a selection, and else the size of the map.
func (h *Hand) Keys(c *ui.Ctx) state.Act { return state.Act{} }

// Hear hears the pointer in a frame, after the map has heard it. over says that the
// pointer is over the map and nothing lies over it there; cell and piece are what is under
// it then. It is called in every frame, even if nothing can be done: a stroke that has begun
// ends wherever the pointer is.
func (h *Hand) Hear(c *ui.Ctx, over bool, cell, piece rules.Ref) state.Act { return state.Act{} }

// Busy reports whether something is under way that Escape ends: a stroke, a path, a drag.
func (h *Hand) Busy() bool { return false }

// Drop lets go of what is under way without a step: the map is another one.
func (h *Hand) Drop() {}

// Count is how many cells, or borders, the stroke under way has.
func (h *Hand) Count() int { return 0 }

// Marks adds the marks of the stroke under way and of what is selected.
func (h *Hand) Marks(all []board.Mark) []board.Mark { return all }

// Arrows adds the way of a path.
func (h *Hand) Arrows(all []board.Arrow) []board.Arrow { return all }

// Laid adds what the stroke under way lays, to be shown until the map is painted anew.
func (h *Hand) Laid(all []board.Laid) []board.Laid { return all }

// Ghosts are the pieces that are dragged or would be put.
func (h *Hand) Ghosts() []rules.Piece { return nil }

// Lifted is the piece that is dragged, whose shadow stays in its place; 0 if none is.
func (h *Hand) Lifted() rules.Ref { return 0 }

// Hint is the key of what a click does now, of the words ui.workshop.hint.*.
func (h *Hand) Hint() string { return "" }
