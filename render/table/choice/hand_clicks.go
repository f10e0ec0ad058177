package choice

import (
	"grognard/render/table/choice/field"
	"grognard/rules"
)

// ClickAt is a click, without a drag, on a point of a table without cells while a Field
// is asked about: on a piece there, on an area, or on the bare table.
func (c *Choice) ClickAt(at rules.Point, piece, area rules.Ref) Act {
	armed, ok := c.Armed()
	return c.disarm(armed, ok, c.clickAt(at, piece, area))
}

func (c *Choice) clickAt(at rules.Point, piece, area rules.Ref) Act {
	h := &c.Hand
	switch {
	case h.Grasp == field.Carried && !h.Button && !h.Wheeling():
		h.Carry(at, piece)
		return c.PutDown()
	case h.Grasp == field.Put && (h.GhostHas(at) || piece != 0 && h.Found.At == piece):
		return answer(h.Found) // on its ghost, or again on its target
	case piece == 0 && h.Ordered() && !c.IsLive(area):
		h.Bring(at, 0)
		return c.PutDown()
	case piece == 0 && h.Roams() && len(c.Picks) < 2:
		c.Clear()
		act := c.bring(at, 0)
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
	} else if h.Grasp == field.Put || !h.Alone() { // else it was never picked
		c.dropHand()
		return Act{Does: Changes}
	}
	return Act{}
}

// clickOther is a click on anything but the body in hand and those that may be taken
// in its place.
func (c *Choice) clickOther(at rules.Point, piece, area rules.Ref) Act {
	h := &c.Hand
	if piece != 0 && !c.IsLive(piece) && !c.IsPicked(piece) && h.AimsAt(piece, at) {
		return c.bring(at, piece)
	}
	if piece != 0 || area != 0 && c.IsLive(area) {
		if h.Grasp == field.Put && c.IsLive(piece) { // another answer instead of the ghost
			h.Choose(h.Who)
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
		return refuse(c.Why.Decline(c.Scene.Ask.Field.Check(rules.Option{Who: c.Picks[0], Pt: at}))), true
	case h.Grasp == field.Put && h.Found.At != 0: // it is about somebody, not about a place
		return refuse(c.Why.Decline(rules.Reason{})), true
	case h.Grasp != field.Held && (h.Grasp != field.Put || h.Wheeled()):
		return Act{}, false
	}
	if h.Grasp == field.Put {
		h.Choose(h.Who)
	}
	c.take(at, "", false)
	h.Bring(at, 0)
	h.Settle()
	if h.OK && h.Why.OK() {
		act := c.PutDown()
		act.Selects = true
		return act, true
	}
	why := h.Why
	h.Choose(h.Who)
	h.Suggest()
	return refuse(c.Why.Decline(why)), true
}

// bring carries the body in hand to a point, or against a piece there, and puts it down.
func (c *Choice) bring(at rules.Point, target rules.Ref) Act {
	c.take(at, "", false)
	c.Hand.Bring(at, target)
	return c.PutDown()
}

// dropHand is one step back: the ghost goes, then the selection. It reports
// whether there was anything in hand.
func (c *Choice) dropHand() bool {
	h := &c.Hand
	first, proposed := h.Suggestion()
	switch {
	case h.Grasp >= field.Carried && proposed && h.Grasp == field.Put && h.Found == first:
		return false // what the rules propose is where the player began
	case h.Grasp != field.Untouched && proposed:
		c.Ahead.Odds.Forget()
		h.Suggest()
		return true
	case h.Grasp >= field.Carried && h.Touched():
		waits := h.Grasp == field.Put
		h.Choose(h.Who)
		c.Ahead.Odds.Forget()
		if _, there := h.Stands(); !there {
			h.Grasp = field.Carried // it stands nowhere else
			return waits
		}
		return true
	case h.Grasp == field.Held && len(c.Picks) > 1:
		return false // its target goes first
	case h.Grasp == field.Held:
		if h.Who == c.Scene.Ask.About {
			return false
		}
		h.LetGo()
		c.Clear()
		return true
	}
	return false
}

// followPick takes the body out of the hand if another piece has been picked
// in its place.
func (c *Choice) followPick() {
	h := &c.Hand
	if !h.Asked() || h.Grasp == field.Untouched || len(c.Picks) == 0 || c.IsPicked(h.Who) || h.Who == c.Scene.Ask.About {
		return
	}
	if c.IsLive(h.Who) || c.Scene.Mine(c.Picks[0]) {
		h.LetGo()
	}
}
