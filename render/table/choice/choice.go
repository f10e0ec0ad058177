// Package choice is the answer that a player is putting together, click by click,
// until it is one option of the request. It paints nothing and plays nothing: it
// says what a click, a key or a button has come to, and the table carries that out.
package choice

import (
	"grognard/render/table/choice/selection"
	"grognard/render/table/foresee"
	"grognard/render/table/scene"
	"grognard/rules"
)

// Game is what a choice asks of the game that is played.
type Game interface {
	Len() int // answers given so far
	Given(n int) (*rules.Request, rules.Answer)
	CanUndo() rules.Reason
	Walls(rules.Event) bool // an event after which nobody may take back what led to it
}

// Choice is what the player has settled so far of the answer to the request.
type Choice struct {
	selection.Selection
	Hand    Hand    // the body in hand, on a table without cells
	Plot    Plot    // cells for a Field
	Warning Warning // shown before a phase is ended
	OffMap  OffMap  // what is chosen among, but stands nowhere on the map

	Scene    *scene.Scene
	Ahead    *foresee.Lookahead
	Game     Game
	OneClick func() bool // acts that roll dice need no second click

	Dragged  rules.Ref // the piece or card that is dragged
	LossHeld bool      // a loss is carried to the piece that shall take it

	amount   amount
	guard    guard
	Refusals foresee.Memo[*rules.Position, []rules.Refusal]
	barred   foresee.Memo[foresee.Journey, rules.Reason]
	idle     foresee.Memo[*rules.Request, enterRule]
	given    foresee.Memo[moment, []int]
	poses    poses
	offered  []rules.Option // that want a button
	list     []Reply
}

// New returns the choice of a game whose scene is sc, with what is foreseen on it.
func New(sc *scene.Scene, ahead *foresee.Lookahead, g Game, oneClick func() bool) *Choice {
	return &Choice{Selection: selection.Of(sc), Scene: sc, Ahead: ahead, Game: g, OneClick: oneClick}
}

// Ask puts a request before the player; nil takes it away.
func (c *Choice) Ask(q *rules.Request) {
	c.Scene.Ask = q
	c.Hand, c.Plot = Hand{}, Plot{}
	c.Dragged = 0
	c.Selection.Ask(q)
	if q == nil {
		c.Ahead.Odds.Forget()
		return
	}
	c.takeUp(q)
	if r := c.Kept(); r != 0 {
		c.resume(r)
	}
}

// Does is what a click, a key or a button leads to.
type Does uint8

// What an Act may be.
const (
	Nothing  Does = iota
	Changes       // something else is picked, or waits for a second click
	Answers       // Option is the answer
	Refuses       // nothing: Refusal says why
	Warns         // a warning is shown before a phase is ended
	TakesOut      // answer Number is taken back, and those after it are given again
)

// Act is what a click, a key or a button has come to.
type Act struct {
	Does    Does
	Selects bool // something has been picked: it is heard
	Option  rules.Option
	Number  int
	Refusal Refusal
	Next    rules.Ref // to be picked as soon as the player is asked again
}

func answer(o rules.Option) Act { return Act{Does: Answers, Option: o} }

func refuse(r Refusal) Act { return Act{Does: Refuses, Refusal: r} }

// once reports whether nothing waits for a second click.
func (c *Choice) once() bool { return c.OneClick != nil && c.OneClick() }

// Trial is an option of the position that is shown, to look ahead from.
func (c *Choice) Trial(o rules.Option) foresee.Act { return foresee.Act{Pos: c.Scene.Pos, Option: o} }

// Final reports whether an option cannot simply be taken back.
func (c *Choice) Final(o rules.Option) bool {
	return c.Scene.Pos.Request() != nil && c.Trial(o).Final(c.Game.Walls)
}

// Reveals reports whether an option, before any dice, shows the players what was
// hidden, so that it cannot be taken back.
func (c *Choice) Reveals(o rules.Option) bool {
	if c.Scene.Ask == nil || c.Scene.Ask.Field != nil {
		return false
	}
	return c.Ahead.Reveals(c.Trial(o), c.Game.Walls)
}

// weigh calls for the odds of an option, before it is chosen for good.
func (c *Choice) weigh(o rules.Option) { c.Ahead.Odds.Want(c.Scene.Pos, o) }

// Weighed returns the option whose odds the player has called for.
func (c *Choice) Weighed() (rules.Option, bool) {
	return c.Ahead.Odds.Option, c.Ahead.Odds.PickedAt(c.Scene.Pos)
}

// Armed returns the option whose button has been pressed once, so that its odds
// are shown: a second press, or Enter, commits it.
func (c *Choice) Armed() (rules.Option, bool) {
	o, ok := c.Weighed()
	if c.Scene.Ask == nil || !ok || !c.Ahead.Odds.Pushed {
		return rules.Option{}, false
	}
	return o, true
}

// arm shows the odds of an option whose button was pressed. Whatever else was
// about to be done is not any more.
func (c *Choice) arm(o rules.Option) {
	if h := &c.Hand; h.holds(c) && h.Grasp >= Carried && h.Who != 0 && c.Scene.Shown(h.Who) {
		h.choose(h.Who)
	}
	c.weigh(o)
	c.Ahead.Odds.Pushed = true
}
