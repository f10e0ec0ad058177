package choice

import (
	"slices"

	"grognard/rules"
)

// ReplyKind is what a button is for.
type ReplyKind uint8

// Kinds of replies.
const (
	Plain  ReplyKind = iota // it gives the option
	Commit                  // it gives the option that waits to be confirmed
	Order                   // it begins an order of the body in hand
)

// Reply is the button of an option.
type Reply struct {
	Option  rules.Option
	Kind    ReplyKind
	Primary bool // Enter pushes it
}

// Replies lists the buttons of the options, from right to left: the primary
// one first. The list is good until the next call.
func (c *Choice) Replies() []Reply {
	c.offered = c.Besides(c.Buttons(c.offered[:0]))
	numbered := c.Reacting() // a number keeps its option
	if numbered || c.AllButtons() || c.OneTarget() {
		c.offered = append(c.offered[:0], c.Scene.Ask.Options...)
	}
	c.pose(c.offered)
	c.offered = slices.DeleteFunc(c.offered, c.overdone)
	waiting, ready := c.waiting()
	list := c.list[:0]
	if stays := ready && c.inPlace(waiting); stays {
		c.claim(waiting)
	} else if ready && !numbered {
		c.claim(waiting)
		list = append(list, Reply{waiting, Commit, true})
	}
	quiet, ok := c.Scene.Quiet()
	if claimed := ok && c.claim(quiet); claimed || ok && !(ready && rival(waiting, quiet)) && !c.overdone(quiet) { // even one that names a thing
		list = append(list, Reply{quiet, Plain, !ready && len(c.Picks) == 0 && c.EnterTakes(quiet)})
	}
	for i, o := range c.offered {
		sole := !ok && i == 0 && len(c.offered) == 1 && c.Hand.Grasp == Untouched
		list = append(list, Reply{o, Plain, !ready && (sole || len(c.Picks) == 0 && c.EnterTakes(o))})
	}
	c.list = c.orders(list)
	c.inOrder(c.list)
	o, one := c.Armed()
	if ready && numbered {
		o, one = waiting, true
	}
	for i := range c.list {
		c.list[i].Primary = c.list[i].Primary && !one || one && c.list[i].Option == o
	}
	return c.list
}

// waiting is the option that has a button to commit it, and takes those that are
// alternatives to it out of, or into, the options offered.
func (c *Choice) waiting() (o rules.Option, ready bool) {
	o, ready = c.Chosen()
	if !ready {
		o, ready = c.Implied()
	}
	if all := c.Fork(); all != nil {
		o, ready = all[0], true
	}
	if all := c.Either(); all != nil {
		c.offered, ready = append(c.offered[:0], all...), false
	}
	c.offered = c.Instead(c.offered)
	if tile, ok := c.Laid(); ok {
		c.offered = slices.DeleteFunc(c.offered, func(p rules.Option) bool { return p.Who == tile.Who })
		o, ready = tile, true
	}
	if held, ok := c.InHand(); ok {
		o, ready = held, true
	}
	return o, ready
}

// rival reports whether two options are the same deed of the same piece, done to
// one thing or another: once one of them waits, the other needs no button.
func rival(a, b rules.Option) bool {
	return a.Do == b.Do && a.Who == b.Who && a.With == b.With && a.N == b.N
}

// overdone reports whether an option needs no button of its own: it shares one
// that stands at another number, or the ghost in hand is the same order.
func (c *Choice) overdone(o rules.Option) bool {
	if is, there := c.IsAmount(o); is && !there {
		return true
	}
	h := &c.Hand
	return h.holds(c) && h.Grasp >= Carried && h.OK && o != h.Found && o.Do == h.Found.Do && o.Who == h.Who && slices.Contains(h.Does(), o.Do)
}

// claim takes an option off those that want a button; false if it is not
// among them.
func (c *Choice) claim(o rules.Option) bool {
	i := slices.Index(c.offered, o)
	if i >= 0 {
		c.offered = slices.Delete(c.offered, i, i+1)
	}
	return i >= 0
}

// inOrder turns the replies that are pictures round, since a list of replies is
// read from right to left and pictures from left to right.
func (c *Choice) inOrder(list []Reply) {
	for i := 0; i < len(list); i++ {
		n := i
		for n < len(list) && c.Pictured(list[n]) && SameBut(list[n].Option, list[i].Option) {
			n++
		}
		if n > i {
			slices.Reverse(list[i:n])
			i = n - 1
		}
	}
}

// Pictured reports whether a reply is a picture of its piece.
func (c *Choice) Pictured(r Reply) bool {
	_, ok := c.Pose(r.Option)
	return ok && r.Kind != Commit
}
