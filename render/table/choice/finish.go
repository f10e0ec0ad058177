package choice

import (
	"slices"

	"grognard/rules"
)

// Finish is the key that takes the quiet option: pass, done. Where that is refused it
// tells why.
func (c *Choice) Finish() Act {
	if why, ok := c.Why.Unfinished(); ok && !c.Scene.Moving() {
		return refuse(c.Why.Decline(why))
	}
	o, ok := c.Scene.Quiet()
	switch {
	case c.Scene.Ask == nil || c.Scene.Moving():
		return Act{}
	case !ok:
		return refuse(c.Why.Endless(c.CanAct()))
	case c.warn(o):
		return Act{Does: Warns}
	}
	return answer(o)
}

// warn warns instead of ending a phase in which somebody could still act; whatever was
// picked is dropped then.
func (c *Choice) warn(o rules.Option) bool {
	if taught, teaches := c.taught(); teaches && o == taught || !c.Warning.raise(o) {
		return false
	}
	c.Clear()
	c.Ahead.Odds.Forget()
	return true
}

// CanAct lists the things that can act now, in the order of the options: pieces on
// the map, or else cards whose face shows.
func (c *Choice) CanAct() (all []rules.Ref) {
	if c.Scene.Ask == nil {
		return nil
	}
	add := func(r rules.Ref) {
		if !slices.Contains(all, r) {
			all = append(all, r)
		}
	}
	for _, o := range c.Scene.Ask.Options {
		r := o.Who
		if r == 0 {
			r = o.At
		}
		if p := c.Scene.Piece(r); p != nil && (p.Cell != 0 || p.Pt != rules.Point{}) {
			add(r)
		}
	}
	for _, r := range c.Plot.Bodies() {
		add(r)
	}
	for _, r := range c.Hand.Movables() {
		add(r)
	}
	if len(all) > 0 {
		return all
	}
	for _, o := range c.Scene.Ask.Options { // cards, where it is they that are chosen
		for _, r := range [...]rules.Ref{o.With, o.Who, o.At} {
			if k := c.Scene.Card(r); k != nil && (k.Place != rules.Hand || c.Scene.Viewer != rules.Chance) {
				add(r)
			}
		}
	}
	return all
}
