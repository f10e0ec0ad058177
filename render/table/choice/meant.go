package choice

import (
	"slices"

	"grognard/rules"
)

// Meant returns what a click on a piece means. On a table without cells a thing may
// belong to another: a group of skirmishers to its battalion, a commander to the
// body that he has joined. The click means the piece, or where that can do nothing
// now, the body that it belongs to, or one that belongs to it too.
func (c *Choice) Meant(r rules.Ref) rules.Ref {
	heeded := func(r rules.Ref) bool {
		return c.IsLive(r) || c.IsPicked(r) || c.Hand.Asked() && c.Hand.Movable(r)
	}
	body := c.Scene.Body(r)
	if c.Scene.Ask == nil || body == 0 || heeded(r) {
		return r
	}
	if heeded(body) {
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
