package choice

import (
	"slices"

	"grognard/rules"
)

// Either lists the orders among which the player has to choose for the body and
// the target that he has picked on a table without cells; nil if it is not several.
// None of them is about to be given.
func (c *Choice) Either() (all []rules.Option) {
	if c.Scene.Ask == nil || !c.Scene.OnTabletop() || len(c.Picks) < 2 || c.Scene.Mine(c.Picks[len(c.Picks)-1]) {
		return nil
	}
	for _, o := range c.Left {
		if c.Complete(o) || o.Who == c.About {
			all = append(all, o)
		}
	}
	all = c.Besides(all)
	if len(all) < 2 || len(c.Left) > len(all) {
		return nil
	}
	return all
}

// instead lists what the body that is picked may do without a target, to let
// its turn go by, while a target is picked with it.
func (c *Choice) instead(buf []rules.Option) []rules.Option {
	if c.Scene.Ask == nil || !c.Scene.OnTabletop() || len(c.Picks) < 2 {
		return buf
	}
	for _, o := range c.Scene.Ask.Options {
		if c.IsPicked(o.Who) && o.With|o.At == 0 && c.Scene.Ask.Waives(o) && !slices.Contains(buf, o) {
			buf = append(buf, o)
		}
	}
	return buf
}

// Besides appends to buf the options against pieces that belong to the same
// body as the target that is picked: what can be done to one of a screen can be
// tried on any of it.
func (c *Choice) Besides(buf []rules.Option) []rules.Option {
	n := len(c.Picks)
	if n == 0 {
		return buf
	}
	return c.BesidesOf(c.Picks[n-1], buf)
}

// BesidesOf is Besides for a target that may be picked next.
func (c *Choice) BesidesOf(target rules.Ref, buf []rules.Option) []rules.Option {
	members := c.Scene.Members(target)
	if len(members) == 0 || c.Scene.Mine(target) {
		return buf
	}
	known := func(o rules.Option) bool {
		same := func(p rules.Option) bool { return p.Do == o.Do && p.Who == o.Who }
		here := func(p rules.Option) bool { return same(p) && p.At == target }
		return slices.ContainsFunc(c.Left, here) || slices.ContainsFunc(buf, same)
	}
	for _, o := range c.Options {
		if slices.Contains(members, o.At) && c.IsPicked(o.Who) && !known(o) {
			buf = append(buf, o)
		}
	}
	return buf
}

// heeds reports whether a click on a thing does something now.
func (c *Choice) heeds(r rules.Ref) bool {
	return c.IsLive(r) || c.IsPicked(r) || c.Hand.holds(c) && c.Hand.Movable(r)
}

// Meant returns what a click on a piece means. On a table without cells a thing may
// belong to another: a group of skirmishers to its battalion, a commander to the
// body that he has joined. The click means the piece, or where that can do nothing
// now, the body that it belongs to, or one that belongs to it too.
func (c *Choice) Meant(r rules.Ref) rules.Ref {
	body := c.Scene.Body(r)
	if c.Scene.Ask == nil || body == 0 || c.heeds(r) {
		return r
	}
	if c.heeds(body) {
		return body
	}
	for _, k := range c.Scene.Members(r) {
		if c.IsLive(k) && !c.Scene.Mine(k) {
			return k
		}
	}
	if c.Scene.Mine(r) && slices.Contains(c.Named, body) {
		return body
	}
	return r
}

// Through reports whether an option attacks by way of a cell.
func (c *Choice) Through(o rules.Option) bool {
	return o.Who != 0 && o.At != 0 && o.With != o.At && c.Scene.IsCell(o.With) && (c.Sole() || c.IsPicked(o.Who)) &&
		(c.Scene.Hostile(o.At) || !c.Scene.IsCell(o.At) && !c.Scene.Mine(o.At))
}

// Fork returns the ways of an attack whose attacker and target are picked, if it
// may go through one of several cells: a click on one of these takes it, one on
// the target again the first.
func (c *Choice) Fork() []rules.Option {
	all := c.Left
	if len(all) < 2 || !c.IsPicked(all[0].At) {
		return nil
	}
	as := all[0]
	for _, o := range all {
		if o.Do != as.Do || o.Who != as.Who || o.At != as.At || o.N != as.N || !c.Through(o) {
			return nil
		}
	}
	return all
}
