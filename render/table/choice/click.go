package choice

import (
	"slices"

	"grognard/render/table/choice/selection"
	"grognard/rules"
)

// Click is a click on things that lie on top of each other, the uppermost
// first.
func (c *Choice) Click(under ...rules.Ref) Act {
	armed, ok := c.Armed()
	return c.disarm(armed, ok, c.click(under))
}

// disarm drops the press of a button once a click has changed what is picked: nothing of it may go on to be
// told as if it waited.
func (c *Choice) disarm(was rules.Option, armed bool, act Act) Act {
	if now, still := c.Armed(); armed && still && now == was && act.Does == Changes {
		c.Ahead.Odds.Forget()
	}
	return act
}

func (c *Choice) click(under []rules.Ref) Act {
	c.Warning.Drop()
	c.half = half{}
	if c.Scene.Ask == nil {
		return Act{}
	}
	if act, ok := c.LayFirst(under...); ok {
		return act
	}
	if act, ok := c.onPlot(under); ok {
		return act
	}
	if act, ok := c.goOn(under); ok {
		return act
	}
	c.callIn(under)
	under = c.WithArea(under)
	if r, ok := c.Why.Outright(under); ok {
		return refuse(r)
	}
	if c.Idle(under) {
		return c.unpick(under)
	}
	if who := c.Within(under); len(who) == 1 && len(c.Picks) == 0 && !c.IsLive(selection.Topmost(under)) {
		under = who // the ground beside the only piece there that is meant
	}
	switch c.Pick(under...) {
	case selection.Refused:
		return c.unpick(under)
	case selection.Again:
		return c.second(under)
	}
	act := c.settle(under)
	act.Selects = true
	return act
}

// settle is what a pick has come to.
func (c *Choice) settle(under []rules.Ref) Act {
	if o, ok := c.Chosen(); ok && c.OntoFriend(o, under) && !c.once() {
		c.Ahead.Odds.Forget() // perhaps the friend was meant: a second click makes sure
		if c.Final(o) {
			c.weigh(o)
		}
	} else if ok {
		return c.choose(o)
	} else if o, ok := c.Implied(); ok && c.Final(o) {
		c.weigh(o) // whatever was clicked first, the odds come before the act
	} else {
		c.Ahead.Odds.Forget()
	}
	return Act{Does: Changes}
}

// choose acts on an option that the clicks have settled: at once if it can be
// taken back, else after the odds have been shown.
func (c *Choice) choose(o rules.Option) Act {
	final := c.Final(o)
	switch {
	case c.Either() != nil: // there is something else to be done to the same body
	case c.once(), !final && !c.Labelled(o) && !c.Scene.Joins(o) && !c.Scene.Binds(o):
		return answer(o)
	case final: // a label is confirmed whatever follows, and so are a ride and a promise
		c.weigh(o)
	}
	return Act{Does: Changes}
}

// second is a click on what is picked already: it confirms a choice that
// waits for that, or takes the pick back.
func (c *Choice) second(under []rules.Ref) Act {
	if c.Turn() {
		return Act{Does: Changes, Selects: true}
	}
	if o, ok := c.Chosen(); ok {
		if a, armed := c.Armed(); armed && a != o { // a button had been pressed since
			c.weigh(o)
			return Act{Does: Changes}
		}
		return answer(o)
	}
	if o, ok := c.impliedWeighed(); ok {
		return answer(o)
	}
	n := len(c.Picks)
	if all := c.Fork(); all != nil && slices.Contains(under, all[0].At) {
		return c.choose(all[0])
	}
	if n > 0 && slices.Contains(under, c.Picks[n-1]) {
		c.Back()
	}
	return Act{Does: Changes}
}

// impliedWeighed returns the only option left, of which not everything has been
// clicked, if its odds are shown.
func (c *Choice) impliedWeighed() (rules.Option, bool) {
	o, ok := c.Implied()
	w, weighed := c.Weighed()
	return o, ok && len(c.Picks) > 0 && weighed && w == o
}

// Take picks one thing as an arrow key does, or a press that begins to drag it; false
// if it cannot be picked.
func (c *Choice) Take(r rules.Ref) bool { return c.Pick(r) == selection.Picked }

// Aim shows the odds of what is pending, as a click that led to it would.
func (c *Choice) Aim() {
	c.Ahead.Odds.Forget()
	if o, ok := c.Pending(); ok && c.Final(o) {
		c.weigh(o)
	}
}

// Push acts on an option whose button was pressed. What leads to dice shows
// its odds first, unless they are shown already, and asks for a second press.
func (c *Choice) Push(o rules.Option) Act {
	if act, ok := c.order(o); ok {
		return act
	}
	if act, ok := c.unmade(o); ok {
		return act
	}
	if c.warn(o) {
		return Act{Does: Warns}
	}
	w, shown := c.Weighed()
	shown = shown && w == o
	if g, ok := c.InHand(); ok && g == o {
		shown = true
	}
	if w, ok := c.Chosen(); ok && w == o && c.Scene.Binds(o) { // clicked on the map
		shown = true
	}
	quiet, ok := c.Scene.Quiet()
	if c.once() || shown || !c.Scene.Binds(o) && (selection.Bare(o) || ok && o == quiet || !c.Final(o)) {
		return answer(o)
	}
	c.arm(o)
	return Act{Does: Changes}
}

// Drag begins to drag a thing, if it can act and nothing is dragged.
func (c *Choice) Drag(r rules.Ref) {
	if c.Scene.Ask == nil || c.Dragged != 0 || c.Plot.Drawing {
		return
	}
	if !c.IsPicked(r) && !c.Take(r) {
		return
	}
	if acts, _, _ := c.Role(r); acts {
		c.Dragged = r
	}
}

// SelectOnly picks one thing anew, as Tab does, and takes it in hand where it can be
// moved: then the one before is no longer in hand.
func (c *Choice) SelectOnly(r rules.Ref) {
	c.half = half{}
	c.Clear()
	c.Pick(r)
	c.followPick()
	if c.Hand.Movable(r) {
		c.Hand.Choose(r)
	}
	c.Plot.Choose(r)
	c.Aim()
}
