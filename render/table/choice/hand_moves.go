package choice

import (
	"slices"

	"grognard/render/table/choice/field"
	"grognard/render/table/choice/refusal"
	"grognard/rules"
)

// InHand returns the option of the body in hand, or of the cells named, that waits to
// be confirmed.
func (c *Choice) InHand() (rules.Option, bool) {
	if o, ok := c.Plot.Ready(); ok && !c.Plot.Drawing && c.Scene.Ask != nil {
		return o, true
	}
	return c.Hand.Waits()
}

// WishReason is why the ghost does not stand where the player points, or the cell
// there cannot follow.
func (c *Choice) WishReason() rules.Reason {
	h := &c.Hand
	if c.Plot.On() && !c.Scene.Moving() && c.Scene.Ask != nil {
		return c.Plot.Barred
	}
	if h.Asked() && h.Grasp == field.Put && !c.Scene.Moving() {
		return h.Stopped
	}
	if !h.Settled() || c.Scene.Moving() {
		return rules.Reason{}
	}
	if why, ok := c.unaimed(); ok {
		return why
	}
	return h.Why
}

// unaimed returns why the body in hand cannot attack the enemy below it: no march
// towards him is meant. It reports whether the rules tell.
func (c *Choice) unaimed() (rules.Reason, bool) {
	h := &c.Hand
	at := h.Target()
	if h.Do != "" || at == 0 || h.Found.At == at || !c.IsPicked(h.Who) || !c.Foreign(at) || c.IsLive(at) {
		return rules.Reason{}, false
	}
	return c.Why.Against(at)
}

// Grab takes what the button went down on: the ghost, or a body that may move. piece
// is the piece there; false if that is neither.
func (c *Choice) Grab(at rules.Point, piece rules.Ref) bool {
	h := &c.Hand
	if h.Grasp >= field.Carried && !h.Wheeling() && h.GhostHas(at) {
		h.Grasp = field.Put
		c.take(at, h.Do, true)
		return true
	}
	if !h.Movable(piece) {
		return false
	}
	do := ""
	if h.Who == piece && h.Grasp == field.Carried && !h.Wheeling() {
		do = h.Do
	}
	if h.Who != piece || h.Grasp != field.Held {
		c.Select(piece)
	}
	c.take(at, do, true)
	return true
}

// take begins to carry the body in hand; its odds are those of another place then.
func (c *Choice) take(at rules.Point, do string, button bool) {
	c.Hand.Take(at, do, button)
	c.Ahead.Odds.Forget()
}

// Select picks a body for the Field and for the options at once.
func (c *Choice) Select(r rules.Ref) {
	c.Hand.Choose(r)
	c.Clear()
	c.Ahead.Odds.Forget()
	if c.IsLive(r) {
		c.Pick(r)
	}
}

// TakeHandle begins a wheel by a front corner.
func (c *Choice) TakeHandle() {
	if c.Hand.TakeHandle() {
		c.Ahead.Odds.Forget()
	}
}

// Spin turns what is in hand by steps, clockwise; fine ones for who takes care.
func (c *Choice) Spin(steps float32, fine bool) {
	c.Hand.Spin(steps, fine)
	c.reweigh()
}

// Nudge moves what is in hand by an inch, or by a tenth if fine, to the east and the north.
func (c *Choice) Nudge(east, north int32, fine bool) {
	if c.Hand.Nudge(east, north, fine) {
		c.reweigh()
	}
}

// reweigh shows the odds of a ghost that stands somewhere else now.
func (c *Choice) reweigh() {
	if o, ok := c.InHand(); ok && !c.Scene.View().Blind && c.Final(o) {
		c.weigh(o)
	} else {
		c.Ahead.Odds.Forget()
	}
}

// PutDown leaves the ghost where it is. What can be taken back is done at once
// where the body was dragged there or is being set up; else it waits to be
// confirmed, with its odds beside it.
func (c *Choice) PutDown() Act {
	h := &c.Hand
	h.Settle()
	if act, ok := c.aimedByDrag(); ok {
		return act
	}
	if why, ok := c.unaimed(); ok {
		h.Why = why
		h.OK = false
	}
	if !h.OK || h.Idle() {
		act := c.refuseWish()
		h.Choose(h.Who)
		return act
	}
	final := c.Final(h.Found)
	if _, stands := h.Stands(); c.once() || !final && (h.Button || h.Turning || !stands || c.Scene.Ask.SetUp) {
		return answer(h.Found)
	}
	h.Grasp, h.Button = field.Put, false
	act := c.refuseWish()
	act.Refusal.How = refusal.Limited
	if final && !c.Scene.View().Blind {
		c.weigh(h.Found)
	}
	return act
}

// refuseWish tells why nothing like the wish is possible, if the rules say.
func (c *Choice) refuseWish() Act {
	if c.Hand.Why.OK() {
		return Act{Does: Changes}
	}
	return refuse(refusal.Refusal{How: refusal.ByRules, Why: c.Hand.Why})
}

// aimedByDrag picks body and target where the body was let go on a piece that
// an option names with it: a charge, a shot, an attachment.
func (c *Choice) aimedByDrag() (Act, bool) {
	h := &c.Hand
	target := h.Target()
	if target == 0 || h.Do != "" || h.OK && h.Found.At == target {
		return Act{}, false
	}
	if !slices.ContainsFunc(c.Scene.Ask.Options, func(o rules.Option) bool { return o.Who == h.Who && o.At == target }) {
		return Act{}, false
	}
	h.Choose(h.Who)
	c.Clear()
	c.Pick(h.Who)
	return c.Click(target), true
}
