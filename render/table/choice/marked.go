package choice

import "grognard/rules"

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
