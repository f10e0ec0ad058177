package field

import (
	"slices"

	"grognard/render/board/footprint"
	"grognard/render/table/scene"
	"grognard/rules"
)

// Grasp says how the player has a body in hand.
type Grasp uint8

// How a body is in hand.
const (
	Untouched Grasp = iota
	Held            // it is selected; its handles show
	Carried         // its ghost follows the pointer
	Put             // its ghost stands and waits to be confirmed
)

// Hand is the body that the player moves on a table without cells while the rules wait
// for an answer of a Field. It makes wishes of what the pointer does and keeps what
// the Field says to the last one.
type Hand struct {
	Who   rules.Ref
	Grasp Grasp
	Grip
	Wish
	Verdict
	Reach Reach

	scene  *scene.Scene
	ask    *rules.Request // that all the rest belongs to
	bodies []body
	rim    rim
	turns  turns
}

// Grip is how a body is held that the pointer carries.
type Grip struct {
	Button  bool           // it was taken with the button held: letting go puts it down
	Turning bool           // a handle is held
	Right   bool           // the right handle is held, or was last
	From    footprint.Body // as it was taken

	grab rules.Point // where the pointer took it, from its middle
}

// Empty returns a hand that holds nothing, on a scene.
func Empty(sc *scene.Scene) Hand { return Hand{scene: sc} }

// Begin starts with a question. What that is about is in hand at once: a body that
// stands nowhere yet follows the pointer.
func (h *Hand) Begin(q *rules.Request) {
	h.ask, h.bodies = q, bodiesOf(q, h.scene.View())
	who := q.About
	if who == 0 && len(h.bodies) == 1 && onlyOf(q, h.bodies[0].ref) {
		who = h.bodies[0].ref
	}
	does, ok := mayMove(q.Field, who)
	if who == 0 || !ok {
		return
	}
	if !h.Movable(who) {
		h.bodies = append(h.bodies, body{who, does})
	}
	h.Who, h.Grasp = who, Held
	if _, there := h.Stands(); !there {
		h.Grasp = Carried
	}
	h.Suggest()
}

// onlyOf reports whether nobody but one body can do anything in a request.
func onlyOf(q *rules.Request, body rules.Ref) bool {
	return !slices.ContainsFunc(q.Options, func(o rules.Option) bool { return o.Who != 0 && o.Who != body })
}

// Asked reports whether a Field is asked about, so that bodies can be taken in hand.
func (h *Hand) Asked() bool { return h.ask != nil && h.ask == h.scene.Ask }

// Stands returns the footprint of the body in hand as it stands now; false if it stands
// nowhere.
func (h *Hand) Stands() (footprint.Body, bool) {
	return footprint.Of(h.scene.View().Pieces, h.Who)
}

// Movable reports whether a body can be moved now.
func (h *Hand) Movable(r rules.Ref) bool { return has(h.bodies, r) }

// Movables lists the bodies that can be moved now.
func (h *Hand) Movables() (all []rules.Ref) {
	for i := range h.bodies {
		all = append(all, h.bodies[i].ref)
	}
	return all
}

// Alone reports whether nobody but the body in hand can do anything.
func (h *Hand) Alone() bool { return len(h.bodies) <= 1 && onlyOf(h.ask, h.Who) }

// Does lists the orders of the body in hand.
func (h *Hand) Does() []string {
	for i := range h.bodies {
		if h.bodies[i].ref == h.Who {
			return h.bodies[i].does
		}
	}
	return nil
}

// Choose selects a body of the Field.
func (h *Hand) Choose(r rules.Ref) {
	if h.Who != r {
		h.Reach = Reach{}
	}
	h.Who, h.Grasp = r, Held
	h.clear("")
}

// LetGo takes the body out of the hand.
func (h *Hand) LetGo() {
	h.Grasp, h.Who = Untouched, 0
	h.clear("")
}

// clear forgets the wish but for its order, and what the Field said to it.
func (h *Hand) clear(do string) {
	h.Wish = Wish{Do: do}
	h.Verdict = Verdict{Found: h.Found}
}

// Waits returns the option that the ghost waits to be confirmed as.
func (h *Hand) Waits() (rules.Option, bool) {
	return h.Found, h.Asked() && h.Grasp == Put && h.OK
}

// GhostHas reports whether the ghost stands on a point.
func (h *Hand) GhostHas(at rules.Point) bool {
	body, ok := footprint.Of(h.Ghost, h.Who)
	return ok && body.Has(at)
}

// Touched reports whether anything has been done with the body in hand since it was
// selected.
func (h *Hand) Touched() bool { return h.OK || h.Do != "" || h.some }

// Ordered reports whether the ghost that waits was put there by the button of
// an order that goes by places: a click on the bare table sets it elsewhere.
func (h *Hand) Ordered() bool { return h.Grasp == Put && h.Do != "" && !h.Wheeling() }

// Roams reports whether the body that the decision is about goes wherever it
// likes, so that a click on the bare table is meant for it: it has no front, or
// stands nowhere yet.
func (h *Hand) Roams() bool {
	body, ok := h.Stands()
	return (ok && body.Round || !ok && h.ask.SetUp) && h.Who == h.ask.About && (h.Grasp == Held || h.Grasp == Put) && len(h.Does()) == 1
}

// AimsAt reports whether the Field knows what it means to put the body in hand against
// another one: a charge, an attachment.
func (h *Hand) AimsAt(target rules.Ref, at rules.Point) bool {
	if h.Who == 0 || h.Grasp != Held {
		return false
	}
	o := h.ask.Field.Nearest(rules.Option{Who: h.Who, At: target, Pt: at})
	return o.Who == h.Who && o.At == target
}

// Change is how the ghost that waits to be confirmed can be changed before.
type Change uint8

// How a ghost that waits can be changed.
const (
	NoChange  Change = iota
	Elsewhere        // a click puts it elsewhere, or less far
	Farther          // handles and keys turn it on
)

// MayChange tells how the ghost that waits can be changed before it is confirmed.
func (h *Hand) MayChange() Change {
	switch {
	case !h.Asked() || h.Grasp != Put:
		return NoChange
	case h.Who == h.ask.About && h.Found.At == 0 && h.Found.N != 0 && h.Found.Pt == (rules.Point{}) && !h.Wheeled():
		return Elsewhere // a march that may also go less far
	case h.Do == "" || h.Who == h.ask.About:
		return NoChange
	case h.Wheeling():
		return Farther
	}
	return Elsewhere
}
