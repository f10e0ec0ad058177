package choice

import (
	"math"
	"slices"

	"grognard/render/board/footprint"
	"grognard/render/table/choice/refusal"
	"grognard/rules"
)

// Steps of turning, in hundredths of a degree, and of nudging, in parts of an
// inch; the finer ones for who takes care.
const (
	turnStep  = 500
	turnFine  = 100
	nudgeStep = 4 // a quarter
	nudgeFine = 20
)

// Grab takes what the button went down on: the ghost, or a body that may move. piece
// is the piece there; false if that is neither.
func (c *Choice) Grab(at rules.Point, piece rules.Ref) bool {
	h := &c.Hand
	if h.Grasp >= Carried && !h.Wheeling() && h.GhostHas(at) {
		h.Grasp = Put
		c.take(at, h.Do, true)
		return true
	}
	if !h.Movable(piece) {
		return false
	}
	do := ""
	if h.Who == piece && h.Grasp == Carried && !h.Wheeling() {
		do = h.Do
	}
	if h.Who != piece || h.Grasp != Held {
		c.Select(piece)
	}
	c.take(at, do, true)
	return true
}

// take begins to carry the body in hand from a place of the table. Where its
// ghost stands already it is the ghost that is taken.
func (c *Choice) take(at rules.Point, do string, button bool) {
	h := &c.Hand
	body, ok := footprint.Of(h.Ghost, h.Who)
	if h.Grasp != Put || !ok || h.isWheel(do) {
		h.clear()
		if body, ok = c.stands(h.Who); !ok {
			body.Mid = at
		}
	}
	h.From, h.Do, h.Grasp, h.Button = body, do, Carried, button
	h.grab = rules.Point{X: at.X - body.Mid.X, Y: at.Y - body.Mid.Y}
	c.Ahead.Odds.Forget()
}

// Carry moves the wish to where the pointer is, over a piece or over none.
func (c *Choice) Carry(at rules.Point, over rules.Ref) {
	h := &c.Hand
	if over == h.Who {
		over = 0
	}
	h.at = over
	if h.Wheeling() {
		return
	}
	h.pt = rules.Point{X: at.X - h.grab.X, Y: at.Y - h.grab.Y}
	h.some = true
}

// Select picks a body for the Field and for the options at once.
func (c *Choice) Select(r rules.Ref) {
	c.Hand.choose(r)
	c.Clear()
	c.Ahead.Odds.Forget()
	if c.IsLive(r) {
		c.Pick(r)
	}
}

// TakeHandle begins a wheel by the front corner that Right tells.
func (c *Choice) TakeHandle() {
	h := &c.Hand
	start, ok := c.stands(h.Who)
	if _, handled := c.Handled(); !handled || !ok {
		return
	}
	if !h.Wheeling() {
		h.clear()
	}
	h.Do, h.Grasp, h.Turning, h.From = h.wheel(), Carried, true, start
	c.Ahead.Odds.Forget()
}

// WheelTo wheels the body in hand so that its outer front corner points to
// where the pointer is: the left corner goes round the right one in a wheel to
// the right.
func (h *Hand) WheelTo(at rules.Point) {
	pivot, arm := h.From.Corner(!h.Right), h.From.Corner(h.Right)
	a := math.Atan2(float64(arm.X-pivot.X), float64(arm.Y-pivot.Y))
	b := math.Atan2(float64(at.X-pivot.X), float64(at.Y-pivot.Y))
	n := int(math.Round((b-a)*18000/math.Pi)) % 36000
	switch {
	case n > 18000:
		n -= 36000
	case n < -18000:
		n += 36000
	}
	// A front corner only goes forward: a left one to the right.
	if h.Right {
		n = min(0, n)
	} else {
		n = max(0, n)
	}
	h.turned, h.some = n, false
}

// Spin turns what is in hand by steps, clockwise; fine ones for who takes care.
func (c *Choice) Spin(steps float32, fine bool) {
	h := &c.Hand
	if h.Grasp < Carried {
		h.Grasp = Put
		c.beginHere()
	}
	by := float32(turnStep)
	if fine {
		by = turnFine
	}
	h.turned += int(steps * by)
	c.SettleWish()
	c.reweigh()
}

// Nudge moves what is in hand by a part of an inch, to the east and the north.
func (c *Choice) Nudge(east, north int32, fine bool) {
	h := &c.Hand
	if h.Grasp < Carried {
		h.Grasp = Put
		c.beginHere()
	}
	if !h.some {
		body, ok := footprint.Of(h.Ghost, h.Who)
		if !ok {
			return
		}
		h.pt, h.some = body.Mid, true
	}
	by := c.Scene.View().Map.Unit / nudgeStep
	if fine {
		by = c.Scene.View().Map.Unit / nudgeFine
	}
	h.pt.X, h.pt.Y = h.pt.X+east*by, h.pt.Y+north*by
	c.SettleWish()
	c.reweigh()
}

// beginHere takes the body in hand where it stands, without the pointer.
func (c *Choice) beginHere() {
	h := &c.Hand
	if body, ok := c.stands(h.Who); ok {
		h.From, h.pt, h.some = body, body.Mid, true
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
	c.SettleWish()
	if act, ok := c.aimedByDrag(); ok {
		return act
	}
	if why, ok := c.unaimed(); ok {
		h.Why = why
		h.OK = false
	}
	if !h.OK {
		act := c.refuseWish()
		h.choose(h.Who)
		return act
	}
	final := c.Final(h.Found)
	if _, stands := c.stands(h.Who); c.once() || !final && (h.Button || h.Turning || !stands || h.ask.SetUp) {
		return answer(h.Found)
	}
	h.Grasp, h.Button = Put, false
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
	target := h.at
	if target == 0 || h.Do != "" || h.OK && h.Found.At == target {
		return Act{}, false
	}
	if !slices.ContainsFunc(h.ask.Options, func(o rules.Option) bool { return o.Who == h.Who && o.At == target }) {
		return Act{}, false
	}
	h.choose(h.Who)
	c.Clear()
	c.Pick(h.Who)
	return c.Click(target), true
}

// dropHand is one step back: the ghost goes, then the selection. It reports
// whether there was anything in hand.
func (c *Choice) dropHand() bool {
	h := &c.Hand
	first, proposed := h.suggestion()
	switch {
	case h.Grasp >= Carried && proposed && h.Grasp == Put && h.Found == first:
		return false // what the rules propose is where the player began
	case h.Grasp != Untouched && proposed:
		c.Ahead.Odds.Forget()
		c.suggest()
		return true
	case h.Grasp >= Carried && (h.OK || h.Do != "" || h.some):
		waits := h.Grasp == Put
		h.choose(h.Who)
		c.Ahead.Odds.Forget()
		if _, there := c.stands(h.Who); !there {
			h.Grasp = Carried // it stands nowhere else
			return waits
		}
		return true
	case h.Grasp == Held && len(c.Picks) > 1:
		return false // its target goes first
	case h.Grasp == Held:
		if h.Who == h.ask.About {
			return false
		}
		c.letGo()
		c.Clear()
		return true
	}
	return false
}

// letGo takes the body out of the hand.
func (c *Choice) letGo() {
	h := &c.Hand
	h.clear()
	h.Grasp, h.Who, h.Do = Untouched, 0, ""
}

// followPick takes the body out of the hand if another piece has been picked
// in its place.
func (c *Choice) followPick() {
	h := &c.Hand
	if !h.holds(c) || h.Grasp == Untouched || len(c.Picks) == 0 || c.IsPicked(h.Who) || h.Who == h.ask.About {
		return
	}
	if c.IsLive(h.Who) || c.Scene.Mine(c.Picks[0]) {
		c.letGo()
	}
}
