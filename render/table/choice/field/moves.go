package field

import (
	"math"

	"grognard/render/board/footprint"
	"grognard/render/table/scene"
	"grognard/rules"
)

// Steps of turning, in hundredths of a degree, and of nudging, in parts of an
// inch; the finer ones for who takes care.
const (
	turnStep  = 500
	turnFine  = 100
	nudgeStep = 1
	nudgeFine = 10
)

// still is the part of an inch below which a body has not moved.
const still = 20

// wheel is the order by which the body in hand wheels, so that it has handles; ""
// if it may not.
func (h *Hand) wheel() string {
	for _, do := range h.Does() {
		if h.isWheel(do) {
			return do
		}
	}
	return ""
}

// isWheel reports whether an order is a wheel.
func (h *Hand) isWheel(do string) bool {
	return h.ask != nil && h.ask.Act(rules.Option{Do: do}) == rules.ActWheel
}

// Wheeling reports whether the order taken hold of is a wheel.
func (h *Hand) Wheeling() bool { return h.isWheel(h.Do) }

// Wheeled reports whether what the rules found to do is a wheel.
func (h *Hand) Wheeled() bool { return h.isWheel(h.Found.Do) }

// Handled returns the body whose front corners have handles: that in hand, or
// its ghost while it wheels.
func (h *Hand) Handled() (footprint.Body, bool) {
	if !h.Asked() || h.Grasp == Untouched || h.wheel() == "" || h.scene.Moving() {
		return footprint.Body{}, false
	}
	switch {
	case h.Wheeling() && h.Grasp >= Carried, h.Grasp == Put && h.Wheeled(): // also one that the rules propose
		return footprint.Of(h.Ghost, h.Who)
	case h.Grasp == Held:
		return h.Stands()
	}
	return footprint.Body{}, false
}

// Take begins to carry the body in hand from a place of the table. Where its
// ghost stands already it is the ghost that is taken.
func (h *Hand) Take(at rules.Point, do string, button bool) {
	body, ok := footprint.Of(h.Ghost, h.Who)
	if h.Grasp != Put || !ok || h.isWheel(do) {
		h.clear(do)
		if body, ok = h.Stands(); !ok {
			body.Mid = at
		}
	}
	h.From, h.Do, h.Grasp, h.Button = body, do, Carried, button
	h.grab = rules.Point{X: at.X - body.Mid.X, Y: at.Y - body.Mid.Y}
}

// Carry moves the wish to where the pointer is, over a piece or over none.
func (h *Hand) Carry(at rules.Point, over rules.Ref) {
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

// Bring carries the body in hand with its middle to a point.
func (h *Hand) Bring(at rules.Point, over rules.Ref) {
	h.grab = rules.Point{}
	h.Carry(at, over)
}

// Order begins an order of the body in hand, by its button; false if that stands nowhere.
// Unless it goes wherever the pointer is, the ghost waits at once.
func (h *Hand) Order(do string) bool {
	body, ok := h.Stands()
	if !ok {
		return false
	}
	h.Choose(h.Who)
	h.Take(body.Mid, do, false)
	if h.isWheel(do) {
		h.turned = turnStep // its handles and the keys turn it on
	}
	if h.Settle(); h.OK && !body.Round {
		h.Grasp = Put
	}
	return true
}

// TakeHandle begins a wheel by the front corner that Right tells; false if there are no
// handles.
func (h *Hand) TakeHandle() bool {
	start, ok := h.Stands()
	if _, handled := h.Handled(); !handled || !ok {
		return false
	}
	if !h.Wheeling() {
		h.clear("")
	}
	h.Do, h.Grasp, h.Turning, h.From = h.wheel(), Carried, true, start
	return true
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
func (h *Hand) Spin(steps float32, fine bool) {
	h.takeHere()
	by := float32(turnStep)
	if fine {
		by = turnFine
	}
	h.turned += int(steps * by)
	h.Settle()
}

// Nudge moves what is in hand by an inch, or by a tenth if fine, to the east and the north; false if
// it has no place yet, or would come to stand where it does. Where the rules let it go no farther it
// stays there, and they say why: what is shown is what is confirmed. A body that is only selected
// begins as far that way as its orders propose.
func (h *Hand) Nudge(east, north int32, fine bool) bool {
	if h.aim(east, north) {
		return true
	}
	before, grasp := h.Wish, h.Grasp
	h.takeHere()
	if !h.some {
		body, ok := footprint.Of(h.Ghost, h.Who)
		if !ok {
			return false
		}
		h.pt, h.some = body.Mid, true
	}
	by := h.scene.View().Map.Unit / nudgeStep
	if fine {
		by = h.scene.View().Map.Unit / nudgeFine
	}
	was := h.Found
	h.pt.X, h.pt.Y = h.pt.X+east*by, h.pt.Y+north*by
	h.Settle()
	if why := h.Why; h.OK && !why.OK() && !h.ask.SetUp {
		if body, ok := footprint.Of(h.Ghost, h.Who); ok {
			stays := h.Found == was
			h.pt = body.Mid
			if h.Settle(); stays {
				h.Stopped = why
			}
		}
	}
	if h.Idle() {
		h.Wish, h.Grasp = before, grasp
		h.Settle()
		return false
	}
	return true
}

// aim wishes a body that is only selected to where the order that leads farthest to the
// east and the north proposes; false if none leads that way.
func (h *Hand) aim(east, north int32) bool {
	stands, ok := h.Stands()
	if !ok || stands.Round || h.Grasp >= Carried || h.ask.SetUp {
		return false
	}
	var to rules.Point
	most := h.scene.View().Map.Unit / still
	for _, do := range h.Does() {
		o := h.ask.Field.Nearest(rules.Option{Do: do, Who: h.Who})
		ghost, there := footprint.Of(h.ask.Field.Ghost(o), h.Who)
		if o.Do != do || o.Who != h.Who || o.At != 0 || !there || ghost.Facing != stands.Facing || ghost.Wide != stands.Wide {
			continue // no march
		}
		if far := (ghost.Mid.X-stands.Mid.X)*east + (ghost.Mid.Y-stands.Mid.Y)*north; far > most {
			most, to = far, ghost.Mid
		}
	}
	if to == (rules.Point{}) {
		return false
	}
	h.takeHere()
	h.pt = to
	h.Settle()
	return h.OK
}

// Idle reports whether the body in hand was wished to where it stands, so that nothing but
// dice would come of it. Who moves after his dice may stay.
func (h *Hand) Idle() bool {
	stands, ok := h.Stands()
	ghost, there := footprint.Of(h.Ghost, h.Who)
	if !ok || !there || !h.OK || !h.some || stands.Round || h.Found.At != 0 || h.ask.SetUp || h.Who == h.ask.About {
		return false
	}
	return ghost.Facing == stands.Facing && ghost.Wide == stands.Wide &&
		scene.Distance(ghost.Mid, stands.Mid) < float64(h.scene.View().Map.Unit)/still
}

// takeHere takes a body that is only selected in hand where it stands, without the
// pointer.
func (h *Hand) takeHere() {
	if h.Grasp >= Carried {
		return
	}
	h.Grasp = Put
	if body, ok := h.Stands(); ok {
		h.From, h.pt, h.some = body, body.Mid, true
	}
}

// turns is whether wheel and keys turn a body in hand by an order.
type turns struct {
	of rules.Option // body and order
	it bool
}

// Turns reports whether wheel and keys can turn what is in hand: a march goes
// straight on, and a commander has no front.
func (h *Hand) Turns() bool {
	about := rules.Option{Do: h.Do, Who: h.Who}
	if !h.OK || h.turned != 0 || h.turns.of == about {
		return h.turns.it || h.turned != 0
	}
	h.turns = turns{of: about}
	wish := h.wished()
	if body, there := footprint.Of(h.Ghost, h.Who); there && !h.some {
		wish.Pt = body.Mid
	}
	wish.N += turnStep
	if o := h.ask.Field.Nearest(wish); o.Who == h.Who {
		a, ok0 := footprint.Of(h.Ghost, h.Who)
		b, ok1 := footprint.Of(h.ask.Field.Ghost(o), h.Who)
		h.turns.it = ok0 && ok1 && a.Facing != b.Facing
	}
	return h.turns.it
}
