package choice

import (
	"slices"

	"grognard/render/table/choice/field"
	"grognard/rules"
)

// orders appends to buf the orders of the body in hand, or of the piece that cells are
// named for, that a button begins.
func (c *Choice) orders(buf []Reply) []Reply {
	h := &c.Hand
	for _, do := range c.Plot.Does() {
		if do != c.Plot.Do {
			buf = append(buf, Reply{Option: rules.Option{Do: do, Who: c.Plot.Who}, Kind: Order})
		}
	}
	if !h.Asked() || h.Grasp == field.Untouched || h.Button || h.Turning || len(c.Picks) > 1 {
		return buf
	}
	for _, do := range h.Does() {
		o := rules.Option{Do: do, Who: h.Who}
		if do == h.Found.Do && c.inPlace(h.Found) {
			buf = append(buf, Reply{Option: h.Found, Kind: Commit, Primary: true})
			continue
		}
		if do == h.Do || h.Grasp == field.Put && do == h.Found.Do {
			continue
		}
		if !slices.Contains(c.Scene.Ask.Options, o) {
			buf = append(buf, Reply{Option: o, Kind: Order})
		}
	}
	return buf
}

// inPlace reports whether the button that begins an order of the body in hand is
// the one that confirms it: it stays where it was pressed.
func (c *Choice) inPlace(o rules.Option) bool {
	h := &c.Hand
	waits, ok := c.InHand()
	return ok && waits == o && h.Asked() && h.Who != c.Scene.Ask.About && len(c.Picks) < 2 && slices.Contains(h.Does(), o.Do) &&
		!slices.Contains(c.Scene.Ask.Options, rules.Option{Do: o.Do, Who: h.Who})
}

// order begins an order whose button was pressed; false if the option is none.
func (c *Choice) order(o rules.Option) (Act, bool) {
	h := &c.Hand
	if waits, ok := c.InHand(); ok && waits == o {
		return Act{}, false
	}
	if p := &c.Plot; p.On() && o == (rules.Option{Do: o.Do, Who: p.Who}) && p.Order(o.Do) {
		return Act{Does: Changes}, true
	}
	if !h.Asked() || o != (rules.Option{Do: o.Do, Who: h.Who}) || !slices.Contains(h.Does(), o.Do) || slices.Contains(c.Scene.Ask.Options, o) || !h.Order(o.Do) {
		return Act{}, false
	}
	c.reweigh()
	if !h.OK {
		act := c.refuseWish()
		h.Choose(h.Who)
		return act, true
	}
	return Act{Does: Changes}, true
}
