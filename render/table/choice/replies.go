package choice

import (
	"slices"

	"grognard/render/table/choice/field"
	"grognard/render/table/choice/variants"
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
	Option   rules.Option
	Kind     ReplyKind
	Primary  bool // it is marked for Enter, see Taker
	Pictured bool // it is a picture of its piece
	Digit    int  // its number key, 0 without one: see Number
}

// replies are the buttons of a request, kept from frame to frame.
type replies struct {
	offered []rules.Option // that want a button
	list    []Reply
}

// Replies lists the buttons of the options, from right to left: the primary
// one first. The list is good until the next call.
func (c *Choice) Replies() []Reply {
	c.replies.offered = c.Besides(c.Buttons(c.replies.offered[:0]))
	numbered := c.Reacting() // a number keeps its option
	if numbered || c.AllButtons() || c.OneTarget() {
		c.replies.offered = append(c.replies.offered[:0], c.Scene.Ask.Options...)
	}
	c.Variants.Look(c.replies.offered)
	c.replies.offered = slices.DeleteFunc(c.replies.offered, c.overdone)
	waiting, ready := c.waiting()
	list := c.replies.list[:0]
	if stays := ready && c.inPlace(waiting); stays {
		c.replies.claim(waiting)
	} else if ready && !numbered {
		c.replies.claim(waiting)
		list = append(list, Reply{Option: waiting, Kind: Commit, Primary: true})
	}
	quiet, ok := c.Scene.Quiet()
	claimed := ok && c.replies.claim(quiet)
	clicked := ok && !numbered && !c.AllButtons() && c.onePlace(quiet)                          // where it lies, as the others are
	if !clicked && (claimed || ok && !(ready && rival(waiting, quiet)) && !c.overdone(quiet)) { // even one that names a thing
		list = append(list, Reply{Option: quiet, Primary: !ready && len(c.Picks) == 0 && c.EnterTakes(quiet)})
	}
	for i, o := range c.replies.offered {
		sole := !ok && i == 0 && len(c.replies.offered) == 1 && c.Hand.Grasp == field.Untouched
		list = append(list, Reply{Option: o, Primary: !ready && (sole || len(c.Picks) == 0 && c.EnterTakes(o))})
	}
	c.replies.list = c.orders(list)
	o, one := c.Armed()
	if ready && numbered {
		o, one = waiting, true
	}
	taught, teaches := c.taught()
	for i := range c.replies.list {
		r := &c.replies.list[i]
		r.Primary = r.Primary && !one || one && r.Option == o
		if teaches {
			r.Primary = r.Option == taught
		}
		_, pose := c.Variants.Pose(r.Option)
		r.Pictured = pose && r.Kind != Commit && !(teaches && r.Option == taught) // a lesson names its button in words
	}
	inOrder(c.replies.list)
	return c.replies.list
}

// digits is how many number keys there are.
const digits = 9

// Number gives the replies that are shown, from right to left, their number keys: an order
// has the one that its rulebook gives it, whatever else may be ordered, and the others have
// those that are left, from left to right.
func (c *Choice) Number(shown []Reply) {
	book, _ := c.Scene.Ask.Book.(rules.Keyed)
	var taken [digits + 1]bool
	for i := len(shown) - 1; i >= 0; i-- {
		shown[i].Digit = 0
		if book == nil {
			continue
		}
		if n := book.Key(c.Scene.Ask.Kind, shown[i].Option.Do); !taken[n] {
			shown[i].Digit, taken[n] = n, n > 0
		}
	}
	free := 1
	for i := len(shown) - 1; i >= 0; i-- {
		if shown[i].Digit > 0 {
			continue
		}
		for free <= digits && taken[free] {
			free++
		}
		if free <= digits {
			shown[i].Digit, taken[free] = free, true
		}
	}
}

// taught is the option that a lesson waits for, the zero Option while there is something to read: Enter pushes no
// other button.
func (c *Choice) taught() (o rules.Option, teaches bool) {
	if c.Lesson == nil {
		return o, false
	}
	return c.Lesson()
}

// Reads reports whether a lesson waits for something to be read: no click answers anything.
func (c *Choice) Reads() bool {
	o, teaches := c.taught()
	return teaches && o == rules.Option{}
}

// Taken reports whether a click on a thing may be a part of an answer that is taken: a lesson takes no answer but
// its own.
func (c *Choice) Taken(r rules.Ref) bool {
	o, teaches := c.taught()
	return !teaches || r == o.Who || r == o.With || r == o.At
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
		c.replies.offered, ready = append(c.replies.offered[:0], all...), false
	}
	c.replies.offered = c.Instead(c.replies.offered)
	if tile, ok := c.Laid(); ok {
		c.replies.offered = slices.DeleteFunc(c.replies.offered, func(p rules.Option) bool { return p.Who == tile.Who })
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

// onePlace reports whether an option is one of several that differ in their places alone.
func (c *Choice) onePlace(o rules.Option) bool {
	return c.Scene.IsCell(o.At) && slices.ContainsFunc(c.Scene.Ask.Options, func(p rules.Option) bool { return p.At != o.At && rival(p, o) })
}

// overdone reports whether an option needs no button of its own: it shares one
// that stands at another number, or the ghost in hand is the same order.
func (c *Choice) overdone(o rules.Option) bool {
	if is, there := c.Variants.Shares(o); is && !there {
		return true
	}
	h := &c.Hand
	return h.Asked() && h.Grasp >= field.Carried && h.OK && o != h.Found && o.Do == h.Found.Do && o.Who == h.Who && slices.Contains(h.Does(), o.Do)
}

// claim takes an option off those that want a button; false if it is not
// among them.
func (r *replies) claim(o rules.Option) bool {
	i := slices.Index(r.offered, o)
	if i >= 0 {
		r.offered = slices.Delete(r.offered, i, i+1)
	}
	return i >= 0
}

// inOrder turns the replies that are pictures round, since a list of replies is
// read from right to left and pictures from left to right.
func inOrder(list []Reply) {
	for i := 0; i < len(list); i++ {
		n := i
		for n < len(list) && list[n].Pictured && variants.Alike(list[n].Option, list[i].Option) {
			n++
		}
		if n > i {
			slices.Reverse(list[i:n])
			i = n - 1
		}
	}
}

// ChangeAmount changes the number at which a shared button stands by some steps.
func (c *Choice) ChangeAmount(by int) {
	c.Variants.Change(by)
	c.Ahead.Odds.Forget()
}
