package choice

import (
	"slices"

	"grognard/rules"
)

// Do acts on an option as the clicks would that name it: what waits to be confirmed then is so by
// Do once more. It ends a phase without a warning.
func (c *Choice) Do(o rules.Option) Act {
	if c.Scene.Ask == nil || c.Scene.Moving() {
		return Act{}
	}
	if c.Awaits(o) {
		return answer(o)
	}
	if u := c.Warning.unspent(o); len(u.Who()) > 0 { // who asks for that very option does not end by a slip
		return answer(o)
	}
	c.Clear()
	c.Ahead.Odds.Forget()
	if c.Hand.Lay(o) {
		c.reweigh()
		return Act{Does: Changes, Selects: true}
	}
	for _, r := range [...]rules.Ref{o.Who, o.With, o.At} {
		if r != 0 && !c.IsPicked(r) {
			c.Take(r)
		}
	}
	if got, ok := c.Chosen(); ok && got == o && c.Either() == nil {
		act := c.choose(o)
		act.Selects = true
		return act
	}
	if !slices.ContainsFunc(c.Replies(), func(r Reply) bool { return r.Option == o }) {
		c.Clear() // else its button stands beside what is picked, and what is picked is what a second press or Enter is for
	}
	return c.Push(o)
}

// Awaits reports whether an option is settled by clicks, a ghost or a button, so that only the
// confirmation is missing.
func (c *Choice) Awaits(o rules.Option) bool {
	if held, ok := c.InHand(); ok && held == o {
		return true
	}
	if armed, ok := c.Armed(); ok && armed == o {
		return true
	}
	got, ok := c.Chosen()
	return ok && got == o && len(c.Picks) > 0 && c.Either() == nil
}
