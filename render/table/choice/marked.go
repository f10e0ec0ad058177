package choice

import "grognard/rules"

// Mark is what Enter takes by the button that is marked for it, as long as nothing else has the
// keyboard.
type Mark struct {
	Ask     *rules.Request
	Option  rules.Option // of that button; the zero Option while it is warned of the end of a phase
	Warns   bool         // the button is the one that does not end the phase
	Settled bool         // the player has settled it, or nothing else is left: it only waits to be confirmed
}

// Marked returns what Enter takes by a button; of no Option, and not warning, if there is none.
func (c *Choice) Marked() (m Mark, ok bool) {
	q := c.Scene.Ask
	if q == nil || c.Scene.Moving() {
		return m, false
	}
	m.Ask = q
	if c.Warning.Shown() {
		m.Warns, m.Settled = true, true
		return m, true
	}
	waits, pending := c.Pending()
	for _, r := range c.Replies() {
		if r.Primary {
			quiet, ends := c.Scene.Quiet()
			m.Option = r.Option
			m.Settled = r.Kind == Commit || pending && waits == r.Option || !ends || r.Option != quiet || c.Reacting()
			return m, true
		}
	}
	return m, false
}

// Answers reports whether a click on things that lie on top of each other, the uppermost first, is an answer
// to what is asked, or a part of one: of another one than is settled already.
func (c *Choice) Answers(under ...rules.Ref) bool {
	if c.Scene.Ask == nil || c.Scene.Moving() {
		return false
	}
	for _, r := range under {
		switch {
		case r == 0 || c.IsPicked(r):
		case c.Hand.Movable(r) && r != c.Hand.Who, c.Plot.May(r), c.goesOn(r):
			return true
		case c.IsLive(r):
			_, refused := c.Why.Outright(under)
			return !refused
		case c.Scene.Mine(r) && c.Choosable(r) && c.onMap(r): // another one instead
			return true
		}
	}
	return len(c.Within(under)) > 0
}

// Lights tells what is lit on the map: first the units, then where the one that is picked may go.
type Lights struct {
	c     *Choice
	units bool // only what acts is lit
}

// Lights returns what is lit now, while somebody is asked.
func (c *Choice) Lights() Lights {
	return Lights{c, len(c.Picks) == 0 && !c.Sole() && !c.Placing()}
}

// On reports whether one of the things that a click would pick is lit.
func (l Lights) On(r rules.Ref) bool {
	if !l.units {
		return true
	}
	acts, _, _ := l.c.Role(r)
	return acts || !l.c.Waits(r) || l.c.Scene.AboutMay(r)
}
