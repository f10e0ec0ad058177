package choice

import (
	"slices"

	"grognard/render/table/choice/field"
	"grognard/rules"
)

// Mode is what the player is in the midst of while he is asked.
type Mode uint8

// The modes.
const (
	Asking       Mode = iota // nothing is settled yet
	CarryingLoss             // he carries a loss to a piece
	Dragging                 // he drags a piece or a card
	Ending                   // he is warned that somebody could still act
	Deciding                 // it is not his turn: one of his answers waits for a second click
	Reacting                 // it is not his turn, and none waits
	Posing                   // nothing is left but how a piece stands
	Forking                  // nothing is left but the way of an attack
	Confirming               // an option waits for a second click or Enter
	Plotting                 // cells are named, more may follow
	Handling                 // a body in hand follows the pointer, or cannot be put down yet
	Holding                  // a body is in hand for orders, and stands where it stood
	Choosing                 // several orders fit what is picked
	Picking                  // something is picked, more is wanted
	modeCount
)

// modeRow is a mode, when it is on, and what one step back does in it: nil is unwind.
type modeRow struct {
	mode Mode
	on   func(*Choice) bool
	back func(*Choice)
}

// modes is the one table of what the player may be in the midst of, the first that is
// on before the others, with what one step back does there. A new mode is a row here,
// and a sentence beside it in the words of the prompt.
var modes = [...]modeRow{
	{CarryingLoss, func(c *Choice) bool { return c.LossHeld }, func(c *Choice) { c.LossHeld = false }},
	{Dragging, func(c *Choice) bool { return c.Dragged != 0 }, func(c *Choice) { c.Dragged = 0 }},
	{Ending, func(c *Choice) bool { return c.Warning.Shown() }, func(c *Choice) { c.Warning.Drop() }},
	{Deciding, func(c *Choice) bool { _, ok := c.Weighed(); return ok && c.Reacting() }, nil},
	{Reacting, (*Choice).Reacting, nil},
	{Posing, func(c *Choice) bool { _, armed := c.Armed(); return !armed && c.Variants.Posed() != 0 }, nil},
	{Forking, func(c *Choice) bool { return c.Fork() != nil }, nil},
	{Confirming, func(c *Choice) bool { _, ok := c.Pending(); return ok }, nil},
	{Plotting, func(c *Choice) bool { return c.Plot.On() && len(c.Plot.Course) > 0 }, nil},
	{Handling, func(c *Choice) bool { return c.Hand.Asked() && c.Hand.Grasp >= field.Carried }, nil},
	{Holding, (*Choice).holding, nil},
	{Choosing, func(c *Choice) bool { return c.Either() != nil }, nil},
	{Picking, func(c *Choice) bool { return len(c.Picks) > 0 }, nil},
	{Asking, func(*Choice) bool { return true }, nil}, // always on
}

// holding reports whether a body is in hand to which orders can be given, of several
// that may get some.
func (c *Choice) holding() bool {
	h := &c.Hand
	return h.Asked() && h.Grasp == field.Held && h.Who != c.Scene.Ask.About && !c.Scene.Ask.SetUp && len(h.Does()) > 0 && c.Either() == nil
}

// now is the row of modes that is on.
func (c *Choice) now() int {
	return slices.IndexFunc(modes[:], func(m modeRow) bool { return m.on(c) })
}

// Mode returns what the player is in the midst of; it means nothing while nobody is
// asked.
func (c *Choice) Mode() Mode { return modes[c.now()].mode }

// StepBack takes back the last that the player has done without answering: false if
// there is nothing.
func (c *Choice) StepBack() bool {
	back := modes[c.now()].back
	if back == nil {
		return c.unwind()
	}
	back(c)
	return true
}

// unwind takes back the press of a button, what is done with the body in hand, the last
// cell or the last pick.
func (c *Choice) unwind() bool {
	switch _, armed := c.Armed(); {
	case !armed && c.dropHand():
	case armed, c.Plot.Back(), c.Back():
		c.Ahead.Odds.Forget()
	default:
		return false
	}
	return true
}

// Pending is the option that waits for a second click or Enter.
func (c *Choice) Pending() (rules.Option, bool) {
	if o, ok := c.InHand(); ok {
		return o, true
	}
	if o, ok := c.Armed(); ok || c.Either() != nil {
		return o, ok // whatever is picked, the button pressed last counts
	}
	if o, ok := c.Chosen(); ok {
		return o, true
	}
	return c.impliedWeighed()
}
