package choice

import (
	"slices"

	"grognard/render/table/choice/selection"
	"grognard/rules"
)

// unpick takes back the choice of one of the things under the pointer, if it
// was made in this decision: what was chosen after it is chosen again. Else the click
// is refused.
func (c *Choice) unpick(under []rules.Ref) Act {
	if n := c.Past.with(under); n > 0 {
		return Act{Does: TakesOut, Number: n}
	}
	if selection.Topmost(under) == 0 {
		return Act{} // a click on nothing at all is no question and gets no answer
	}
	return refuse(c.Why.Of(under))
}

// callIn picks the piece that the question is about, where it waits beside the map and a
// place is clicked that it may come to: nobody need find it there first.
func (c *Choice) callIn(under []rules.Ref) {
	who, cell := c.Scene.Ask.About, selection.Topmost(under)
	if len(c.Picks) > 0 || c.About != 0 || !c.Scene.IsCell(cell) || !c.Scene.Mine(who) || c.onMap(who) {
		return
	}
	if slices.ContainsFunc(c.Left, func(o rules.Option) bool { return o.Who == who && o.At == cell }) {
		c.Pick(who)
	}
}

// EnterTakes reports whether the button of an option is marked for Enter, with nothing
// picked or in hand: that of the quiet one, unless that lets something go by.
func (c *Choice) EnterTakes(o rules.Option) bool {
	if d, ok := c.Variants.Set(); ok {
		return o == d
	}
	k := c.Past.enters()
	if quiet, ok := c.Scene.Quiet(); ok && o == quiet {
		return !k.idle && !c.onePlace(o)
	}
	return k.one && o == k.offer
}
