// Package choice is the answer that a player is putting together, click by click,
// until it is one option of the request. It paints nothing and plays nothing: it
// says what a click, a key or a button has come to, and the table carries that out.
package choice

import (
	"grognard/render/table/choice/field"
	"grognard/render/table/choice/refusal"
	"grognard/render/table/choice/selection"
	"grognard/render/table/choice/variants"
	"grognard/render/table/foresee"
	"grognard/render/table/scene"
	"grognard/rules"
)

// Choice is what the player has settled so far of the answer to the request. Its parts
// own what they know; it is the mode that they make together, and what leads from one
// mode to another.
type Choice struct {
	selection.Selection // the options, as far as clicks have narrowed them
	Stakes              // what an option would bring

	Hand     field.Hand        // the body in hand, on a table without cells
	Plot     field.Plot        // cells for a Field
	Variants variants.Variants // options that differ in their number alone
	Why      refusal.Finder    // why something cannot be done
	Past     Past              // what has been answered already
	Warning  Warning           // shown before a phase is ended
	Guard    Guard             // against clicks that were meant for the question before

	Dragged  rules.Ref // the piece or card that is dragged
	LossHeld bool      // a loss is carried to the piece that shall take it

	Lesson func() (o rules.Option, waits bool) // what a lesson waits for, the zero Option: that something is read; nil: none is played

	replies replies
	half    half
	onward  foresee.Memo[foresee.Act, onward]
}

// New returns the choice of a game whose scene is sc, with what is foreseen on it.
func New(sc *scene.Scene, ahead *foresee.Lookahead, g Game, oneClick func() bool) *Choice {
	c := &Choice{Selection: selection.Of(sc), Stakes: Stakes{sc, ahead, g, oneClick}}
	c.Why = refusal.New(sc, &c.Selection)
	c.Variants = variants.New(sc, &c.Selection)
	c.Past = Past{scene: sc, game: g}
	c.Warning = Warning{at: &c.Stakes, past: &c.Past}
	return c
}

// InFocus is what the player is busy with: what is dragged, the body in hand, or the
// piece or card that was picked first; 0 if it is nothing.
func (c *Choice) InFocus() rules.Ref {
	switch {
	case c.Dragged != 0:
		return c.Dragged
	case c.Scene.Ask == nil || c.Scene.Moving():
		return 0
	case c.Hand.Asked() && c.Hand.Who != 0:
		return c.Hand.Who
	}
	for _, r := range c.Picks {
		if !c.Scene.IsCell(r) {
			return r
		}
	}
	return 0
}

// Ask puts a request before the player; nil takes it away.
func (c *Choice) Ask(q *rules.Request) {
	c.Scene.Ask = q
	c.Hand, c.Plot = field.Empty(c.Scene), field.Plot{}
	c.Dragged = 0
	c.Selection.Ask(q)
	c.Acted = c.Past.acted(q)
	if q == nil {
		c.Ahead.Odds.Forget()
		return
	}
	if q.Field != nil {
		if c.Scene.OnTabletop() {
			c.Hand.Begin(q)
		} else {
			c.Plot.Begin(q, c.Scene.View())
		}
	}
	switch r := c.Kept(); {
	case r == 0:
	case c.Hand.Movable(r):
		c.Select(r)
	default:
		c.Pick(r)
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
	Refusal refusal.Refusal
	Next    rules.Ref // to be picked as soon as the player is asked again
}

func answer(o rules.Option) Act { return Act{Does: Answers, Option: o} }

func refuse(r refusal.Refusal) Act { return Act{Does: Refuses, Refusal: r} }

// arm shows the odds of an option whose button was pressed. Whatever else was
// about to be done is not any more.
func (c *Choice) arm(o rules.Option) {
	if h := &c.Hand; h.Asked() && h.Grasp >= field.Carried && h.Who != 0 && c.Scene.Shown(h.Who) {
		h.Choose(h.Who)
	}
	c.weigh(o)
	c.Ahead.Odds.Pushed = true
}

// Routes lists how what is picked would come to the place under the pointer, or to the
// one that is picked.
func (c *Choice) Routes(cell rules.Ref) []foresee.Route { return c.Selection.Routes(c.Ahead, cell) }
