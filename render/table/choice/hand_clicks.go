package choice

import (
	"slices"

	"grognard/rules"
)

// ClickAt is a click, without a drag, on a point of a table without cells while a Field
// is asked about: on a piece there, on an area, or on the bare table.
func (c *Choice) ClickAt(at rules.Point, piece, area rules.Ref) Act {
	h := &c.Hand
	switch {
	case h.Grasp == Carried && !h.Button && !h.Wheeling():
		c.Carry(at, piece)
		return c.PutDown()
	case h.Grasp == Put && (h.GhostHas(at) || piece != 0 && h.Found.At == piece):
		return answer(h.Found) // on its ghost, or again on its target
	case piece == 0 && c.begunByButton() && !c.IsLive(area):
		h.grab = rules.Point{}
		c.Carry(at, 0)
		return c.PutDown()
	case piece == 0 && c.roams():
		c.Clear()
		act := c.putAt(at, 0)
		act.Selects = true
		return act
	case h.Movable(piece) && piece != h.Who:
		c.Select(piece)
		return Act{Does: Changes, Selects: true}
	case piece == h.Who && h.Who != 0:
		return c.again()
	}
	return c.clickOther(at, piece, area)
}

// again is a click on the body in hand.
func (c *Choice) again() Act {
	h := &c.Hand
	if c.IsLive(h.Who) {
		c.Pick(h.Who)
	} else if h.Grasp == Put || len(h.bodies) > 1 || !onlyOf(h.ask, h.Who) { // else it was never picked
		c.dropHand()
		return Act{Does: Changes}
	}
	return Act{}
}

// clickOther is a click on anything but the body in hand and those that may be taken
// in its place.
func (c *Choice) clickOther(at rules.Point, piece, area rules.Ref) Act {
	h := &c.Hand
	if piece != 0 && !c.IsLive(piece) && !c.IsPicked(piece) && c.aimsAt(piece, at) {
		return c.putAt(at, piece)
	}
	if piece != 0 || area != 0 && c.IsLive(area) {
		if h.Grasp == Put && c.IsLive(piece) { // another answer instead of the ghost
			h.choose(h.Who)
			c.Ahead.Odds.Forget()
		}
		act := c.Click(piece, area)
		if act.Does != Answers {
			c.followPick()
		}
		return act
	}
	act, ok := c.clickGround(at)
	if !ok {
		c.dropHand()
	}
	return act
}

// putAt carries the body in hand to a point, or against a piece there, and puts it down.
func (c *Choice) putAt(at rules.Point, target rules.Ref) Act {
	c.take(at, "", false)
	c.Hand.grab = rules.Point{}
	c.Carry(at, target)
	return c.PutDown()
}

// roams reports whether the body that the decision is about goes wherever it
// likes, so that a click on the bare table is meant for it: it has no front, or
// stands nowhere yet.
func (c *Choice) roams() bool {
	h := &c.Hand
	body, ok := c.stands(h.Who)
	return (ok && body.Round || !ok && h.ask.SetUp) && h.Who == h.ask.About && (h.Grasp == Held || h.Grasp == Put) && len(h.Does()) == 1 && len(c.Picks) < 2
}

// aimsAt reports whether the Field knows what it means to put the body in hand against
// another one: a charge, an attachment.
func (c *Choice) aimsAt(target rules.Ref, at rules.Point) bool {
	h := &c.Hand
	if h.Who == 0 || h.Grasp != Held {
		return false
	}
	o := h.ask.Field.Nearest(rules.Option{Who: h.Who, At: target, Pt: at})
	return o.Who == h.Who && o.At == target
}

// clickGround answers a click on the bare table with a body in hand: it goes there if
// the rules let it, else they say why not, and it stays in hand. It reports whether
// there was one.
func (c *Choice) clickGround(at rules.Point) (Act, bool) {
	h := &c.Hand
	if len(c.Picks) > 1 { // its target goes first
		c.Back()
		c.Ahead.Odds.Forget()
	}
	switch {
	case h.Who == 0 && len(c.Picks) == 1 && c.Scene.Mine(c.Picks[0]):
		return refuse(c.Why.Decline(h.ask.Field.Check(rules.Option{Who: c.Picks[0], Pt: at}))), true
	case h.Grasp == Put && h.Found.At != 0: // it is about somebody, not about a place
		return refuse(c.Why.Decline(rules.Reason{})), true
	case h.Grasp != Held && (h.Grasp != Put || h.Wheeled()):
		return Act{}, false
	}
	if h.Grasp == Put {
		h.choose(h.Who)
	}
	c.take(at, "", false)
	h.grab = rules.Point{}
	c.Carry(at, 0)
	c.SettleWish()
	if h.OK && h.Why.OK() {
		act := c.PutDown()
		act.Selects = true
		return act, true
	}
	why := h.Why
	h.choose(h.Who)
	c.suggest()
	return refuse(c.Why.Decline(why)), true
}

// orders appends to buf the orders of the body in hand, or of the piece that cells are
// named for, that a button begins.
func (c *Choice) orders(buf []Reply) []Reply {
	h := &c.Hand
	for _, do := range c.Plot.Does() {
		if do != c.Plot.Do {
			buf = append(buf, Reply{rules.Option{Do: do, Who: c.Plot.Who}, Order, false})
		}
	}
	if !h.holds(c) || h.Grasp == Untouched || h.Button || h.Turning || len(c.Picks) > 1 {
		return buf
	}
	for _, do := range h.Does() {
		o := rules.Option{Do: do, Who: h.Who}
		if do == h.Found.Do && c.inPlace(h.Found) {
			buf = append(buf, Reply{h.Found, Commit, true})
			continue
		}
		if do == h.Do || h.Grasp == Put && do == h.Found.Do {
			continue
		}
		if !slices.Contains(h.ask.Options, o) {
			buf = append(buf, Reply{o, Order, false})
		}
	}
	return buf
}

// inPlace reports whether the button that begins an order of the body in hand is
// the one that confirms it: it stays where it was pressed.
func (c *Choice) inPlace(o rules.Option) bool {
	h := &c.Hand
	waits, ok := c.InHand()
	return ok && waits == o && h.ask != nil && h.Who != h.ask.About && len(c.Picks) < 2 && slices.Contains(h.Does(), o.Do) &&
		!slices.Contains(h.ask.Options, rules.Option{Do: o.Do, Who: h.Who})
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
	if !h.holds(c) || o != (rules.Option{Do: o.Do, Who: h.Who}) || !slices.Contains(h.Does(), o.Do) || slices.Contains(h.ask.Options, o) {
		return Act{}, false
	}
	body, ok := c.stands(h.Who)
	if !ok {
		return Act{}, false
	}
	h.choose(h.Who)
	c.take(body.Mid, o.Do, false)
	if h.isWheel(o.Do) {
		h.turned = turnStep // its handles and the keys turn it on
	}
	if c.SettleWish(); !h.OK {
		act := c.refuseWish()
		h.choose(h.Who)
		return act, true
	}
	if !body.Round { // else it goes wherever the pointer is
		h.Grasp = Put
	}
	c.reweigh()
	return Act{Does: Changes}, true
}

// begunByButton reports whether the ghost that waits was put there by the button of
// an order that goes by places: a click on the bare table sets it elsewhere.
func (c *Choice) begunByButton() bool {
	h := &c.Hand
	return h.Grasp == Put && h.Do != "" && !h.Wheeling()
}
