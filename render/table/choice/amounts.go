package choice

import "grognard/rules"

// mostAmounts is how many options that differ in their number alone have
// buttons of their own; more of them share one button between two that change
// the number.
const mostAmounts = 4

// amount is the number that such a button stands at.
type amount struct {
	ask *rules.Request
	all []rules.Option // in the order of the request
	at  int
	set bool // the player has changed it
}

// SameBut reports whether two options differ in their number alone.
func SameBut(a, b rules.Option) bool {
	a.N, b.N = 0, 0
	return a == b
}

// Amounts lists the options that share one button: those that differ in their
// number alone, if they are many. The quiet one keeps its own.
func (c *Choice) Amounts() []rules.Option {
	d := &c.amount
	if d.ask == c.Scene.Ask {
		return d.all
	}
	*d = amount{ask: c.Scene.Ask}
	if c.Scene.Ask == nil || c.Reacting() {
		return nil
	}
	quiet, ok := c.Scene.Quiet()
	for _, o := range c.Scene.Ask.Options {
		var all []rules.Option
		for _, p := range c.Scene.Ask.Options {
			if SameBut(o, p) && !(ok && p == quiet) {
				all = append(all, p)
			}
		}
		if len(all) > max(mostAmounts, len(d.all)) {
			d.all = all
		}
	}
	d.at = len(d.all) / 2
	if c.AmountSpares() {
		d.at, d.set = len(d.all)-1, true
	}
	return d.all
}

// AmountSpares reports whether the quiet option is to take nothing of what the button
// gives: then it begins with all of it, and Enter never lets that go by.
func (c *Choice) AmountSpares() bool {
	quiet, ok := c.Scene.Quiet()
	return ok && quiet.N == 0 && len(c.amount.all) > 0 && SameBut(quiet, c.amount.all[0])
}

// IsAmount reports whether an option is one of those that share a button, and
// whether the button stands at it.
func (c *Choice) IsAmount(o rules.Option) (is, there bool) {
	if _, pose := c.Pose(o); pose {
		return false, false
	}
	for i, p := range c.Amounts() {
		if p == o {
			return true, i == c.amount.at
		}
	}
	return false, false
}

// AmountSet returns the option that the button stands at once the player has
// changed it, or where the quiet one would take nothing: Enter takes that one then.
func (c *Choice) AmountSet() (rules.Option, bool) {
	c.Amounts()
	if d := &c.amount; d.ask == c.Scene.Ask && c.Scene.Ask != nil && d.set && len(d.all) > 0 {
		return d.all[d.at], true
	}
	return rules.Option{}, false
}

// ChangeAmount changes the number by some steps.
func (c *Choice) ChangeAmount(by int) {
	d := &c.amount
	d.at, d.set = max(0, min(len(d.all)-1, d.at+by)), true
	c.Ahead.Odds.Forget()
}
