package choice

import "grognard/rules"

// Picks of one decision may be several requests, one after the other: orders
// given to units, artillery that joins. To the player they are one choice, so
// that a click on what he has chosen takes it back.

// moment is a request as it stands in a game: what was given before it.
type moment struct {
	ask *rules.Request
	pos *rules.Position
	n   int // answers so far
}

// Given lists the numbers of the answers that belong to the choice that the
// request goes on with, the last one first. What lies back far is played again to
// see what was asked there, so that they are counted once for a request. Read only.
func (c *Choice) Given() []int {
	if c.Scene.Ask == nil {
		return nil
	}
	return c.given.Of(moment{c.Scene.Ask, c.Scene.Pos, c.Game.Len()}, c.givenAt)
}

func (c *Choice) givenAt(at moment) (answers []int) {
	_, tape := at.pos.Checkpoint()
	for i := at.n; i > at.n-len(tape) && i > 0; i-- {
		asked, a := c.Game.Given(i)
		if asked.Kind != at.ask.Kind || asked.To != at.ask.To || a.By != at.ask.To {
			break
		}
		answers = append(answers, i)
	}
	return answers
}

// unpick takes back the choice of one of the things under the pointer, if it
// was made in this decision: what was chosen after it is chosen again. Else the click
// is refused.
func (c *Choice) unpick(under []rules.Ref) Act {
	answers := c.Given()
	for _, r := range under {
		if r == 0 {
			continue
		}
		for _, n := range answers {
			if _, a := c.Game.Given(n); a.Option.Who == r {
				return Act{Does: TakesOut, Number: n}
			}
		}
	}
	return c.refuse(under)
}

// Retracts reports whether one step back takes back the last answer, since the
// request goes on with what it began: the charge whose way is asked for. It returns
// who stays selected then.
func (c *Choice) Retracts() (rules.Ref, bool) {
	q := c.Scene.Ask
	if q == nil || q.About == 0 || !c.Scene.OnTabletop() {
		return 0, false
	}
	_, tape := c.Scene.Pos.Checkpoint()
	if len(tape) == 0 || !c.Game.CanUndo().OK() {
		return 0, false
	}
	_, a := c.Game.Given(c.Game.Len())
	return q.About, a.By == q.To && a.Option.Who == q.About
}

// enterRule is what Enter may do at a position where nothing is picked.
type enterRule struct {
	idle  bool         // the quiet option would let something go by
	offer rules.Option // the only other one
	one   bool         // there is an only other one
}

// enters finds out what Enter may do now: it never lets go by what is offered,
// it takes the only offer instead, or says what to click.
func (c *Choice) enters() enterRule { return c.idle.Of(c.Scene.Ask, c.entersAt) }

func (c *Choice) entersAt(q *rules.Request) (k enterRule) {
	quiet, ok := c.Scene.Quiet()
	if !ok || !q.Waives(quiet) || len(q.Options) < 2 && q.Field == nil {
		return k
	}
	if n, _, _ := c.Scene.Counts(q); n > 0 || len(c.Given()) > 0 {
		return k // it sends off what has been picked for it
	}
	k.idle = true
	if len(q.Options) == 2 && q.Field == nil {
		k.offer, k.one = q.Options[1-q.Quiet], true
	}
	return k
}

// EnterIdle reports whether Enter does nothing, since the quiet option would let
// something go by.
func (c *Choice) EnterIdle() bool {
	_, ok := c.Scene.Quiet()
	_, waits := c.Pending()
	return ok && !waits && !c.Scene.Moving() && c.enters().idle
}

// EnterTakes reports whether Enter pushes the button of an option, with nothing
// picked or in hand: that of the quiet one, unless that lets something go by.
func (c *Choice) EnterTakes(o rules.Option) bool {
	if d, ok := c.AmountSet(); ok {
		return o == d
	}
	k := c.enters()
	if quiet, ok := c.Scene.Quiet(); ok && o == quiet {
		return !k.idle
	}
	return k.one && o == k.offer
}
