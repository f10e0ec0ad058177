package choice

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
	Who      rules.Ref
	Do       string // order taken hold of by a button or a handle; "" is for the rules to tell
	Grasp    Grasp
	Button   bool // it was taken with the button held: letting go puts it down
	Turning  bool // a handle is held
	Right    bool // the right handle is held, or was last
	From     footprint.Body
	Found    rules.Option // the legal option nearest to the wish
	OK       bool         // there is one
	Why      rules.Reason // that it is not what was wished
	Ghost    []rules.Piece
	Wrong    []rules.Piece // how the wish would stand
	Measures []rules.Ruler
	Reach    Reach

	ask    *rules.Request // that all the rest belongs to
	bodies []Body
	grab   rules.Point  // where the pointer took it, from its middle
	pt     rules.Point  // where its middle is wished
	some   bool         // a place is wished
	at     rules.Ref    // what lies under the pointer
	turned int          // hundredths of a degree clockwise, by wheel or keys
	asked  bool         // what follows is the answer to wish
	wish   rules.Option // the last one
	rim    rim

	turnsAt rules.Option // that turnsIt was found out for
	turnsIt bool         // wheel and keys turn what is in hand
}

// takeUp starts with the Field of a request, if there is one.
func (c *Choice) takeUp(q *rules.Request) {
	if q.Field == nil {
		return
	}
	var bodies []Body
	v := c.Scene.View()
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if p.Ref == 0 || p.Side != q.To || has(bodies, p.Ref) {
			continue
		}
		if does, ok := mayMove(q.Field, p.Ref); ok {
			bodies = append(bodies, Body{p.Ref, does})
		}
	}
	if !c.Scene.OnTabletop() {
		c.Plot.Begin(q, bodies)
		return
	}
	c.Hand.ask, c.Hand.bodies = q, bodies
	c.present(q)
}

func has(bodies []Body, r rules.Ref) bool {
	return r != 0 && slices.ContainsFunc(bodies, func(b Body) bool { return b.Ref == r })
}

// present takes what the request is about into the hand: a body that stands
// nowhere yet follows the pointer at once.
func (c *Choice) present(q *rules.Request) {
	h := &c.Hand
	who := q.About
	if who == 0 && len(h.bodies) == 1 && onlyOf(q, h.bodies[0].Ref) {
		who = h.bodies[0].Ref
	}
	does, ok := mayMove(q.Field, who)
	if who == 0 || !ok {
		return
	}
	if !h.Movable(who) {
		h.bodies = append(h.bodies, Body{who, does})
	}
	h.Who, h.Grasp = who, Held
	if _, there := c.stands(who); !there {
		h.Grasp = Carried
	}
	c.suggest()
}

// onlyOf reports whether nobody but one body can do anything in a request.
func onlyOf(q *rules.Request, body rules.Ref) bool {
	return !slices.ContainsFunc(q.Options, func(o rules.Option) bool { return o.Who != 0 && o.Who != body })
}

// mayMove reports whether a Field lets a body move, and how.
func mayMove(f rules.Field, who rules.Ref) ([]string, bool) {
	if d, ok := f.(rules.Doer); ok {
		does := d.Does(who)
		return does, len(does) > 0
	}
	return nil, who != 0 && f.Nearest(rules.Option{Who: who}).Who == who
}

// stands returns the footprint of a body as it stands now; false if it stands nowhere.
func (c *Choice) stands(who rules.Ref) (footprint.Body, bool) {
	return footprint.Of(c.Scene.View().Pieces, who)
}

// holds reports whether the hand belongs to the request that is asked.
func (h *Hand) holds(c *Choice) bool { return h.ask != nil && h.ask == c.Scene.Ask }

// Fielded reports whether a Field is asked about, so that bodies can be taken in hand.
func (c *Choice) Fielded() bool { return c.Hand.holds(c) }

// Movable reports whether a body can be moved now.
func (h *Hand) Movable(r rules.Ref) bool { return has(h.bodies, r) }

// Movables lists the bodies that can be moved now.
func (h *Hand) Movables() (all []rules.Ref) {
	for i := range h.bodies {
		all = append(all, h.bodies[i].Ref)
	}
	return all
}

// Does lists the orders of the body in hand.
func (h *Hand) Does() []string {
	for i := range h.bodies {
		if h.bodies[i].Ref == h.Who {
			return h.bodies[i].Does
		}
	}
	return nil
}

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

// choose selects a body of the Field.
func (h *Hand) choose(r rules.Ref) {
	if h.Who != r {
		h.Reach = Reach{}
	}
	h.Who, h.Grasp, h.Do = r, Held, ""
	h.clear()
}

// clear forgets the wish.
func (h *Hand) clear() {
	h.turned, h.some, h.at, h.asked, h.OK = 0, false, 0, false, false
	h.Why, h.Ghost, h.Wrong, h.Measures = rules.Reason{}, nil, nil, nil
}

// suggestion is what the rules propose to do with the body in hand: an option
// that is an answer of the Field as well, the quiet one first.
func (h *Hand) suggestion() (rules.Option, bool) {
	q := h.ask
	if q == nil || q.About == 0 || q.About != h.Who {
		return rules.Option{}, false
	}
	fits := func(o rules.Option) bool {
		return o.Who == h.Who && (o.N != 0 || o.Pt != rules.Point{}) && slices.Contains(h.Does(), o.Do) && q.Field.Check(o).OK()
	}
	if q.Quiet >= 0 && q.Quiet < len(q.Options) && q.Field.Check(q.Options[q.Quiet]).OK() && q.Options[q.Quiet].Who == h.Who {
		return q.Options[q.Quiet], true
	}
	if i := slices.IndexFunc(q.Options, fits); i >= 0 {
		return q.Options[i], true
	}
	return rules.Option{}, false
}

// suggest shows what the rules propose as a ghost: a charge by the shortest
// way, a march as far as the dice let it go.
func (c *Choice) suggest() {
	h := &c.Hand
	o, ok := h.suggestion()
	if !ok {
		return
	}
	h.clear()
	h.Do = ""
	h.From, _ = c.stands(h.Who)
	h.Grasp, h.turned, h.at = Put, o.N, o.At
	h.asked, h.wish, h.Found, h.OK = true, h.wished(), o, true
	h.Ghost = h.ask.Field.Ghost(o)
	c.measure(o)
}

// measure has the Field measure an option, where it may be measured.
func (c *Choice) measure(o rules.Option) {
	if m, ok := c.Hand.ask.Field.(rules.Measurer); ok && !c.Scene.Blind() {
		c.Hand.Measures = append(c.Hand.Measures, m.Measure(o)...)
	}
}

// wished is the wish of the moment.
func (h *Hand) wished() rules.Option {
	o := rules.Option{Do: h.Do, Who: h.Who, At: h.at, N: h.turned}
	if h.some {
		o.Pt = h.pt
	}
	if h.Wheeling() {
		o.At = 0
	}
	return o
}

// SettleWish asks the Field about the wish, if it is another one.
func (c *Choice) SettleWish() {
	h := &c.Hand
	if h.Grasp < Carried {
		return
	}
	wish := h.wished()
	if h.asked && wish == h.wish {
		return
	}
	f := h.ask.Field
	h.asked, h.wish = true, wish
	h.Found = f.Nearest(wish)
	h.OK = h.Found.Who == h.Who && (h.Do == "" || h.Found.Do == h.Do)
	h.Why, h.Ghost, h.Wrong, h.Measures = f.Check(wish), nil, nil, nil
	if !h.OK {
		return
	}
	h.Ghost = f.Ghost(h.Found)
	if h.near() {
		h.Why = rules.Reason{}
	}
	if full := wish; !h.Why.OK() && h.some {
		if full.Do == "" {
			full.Do = h.Found.Do
		}
		h.Wrong = f.Ghost(full)
	}
	if _, there := footprint.Of(h.Wrong, h.Who); there && c.Scene.Blind() { // where it would stop is measured
		h.Ghost, h.Wrong, h.Why = h.Wrong, nil, rules.Reason{}
	}
	c.measure(h.Found)
}

// near reports whether the ghost stands where it was wished, but for a quarter
// of an inch or two degrees: then there is nothing to explain.
func (h *Hand) near() bool {
	if !h.some {
		d := h.Found.N - h.wish.N
		return !h.Wheeling() || max(d, -d) <= 200
	}
	body, ok := footprint.Of(h.Ghost, h.Who)
	return ok && scene.Distance(body.Mid, h.pt) < float64(h.Reach.inch()/4)
}

// InHand returns the option of the body in hand, or of the cells named, that waits to
// be confirmed.
func (c *Choice) InHand() (rules.Option, bool) {
	if o, ok := c.Plot.Ready(); ok && !c.Plot.Drawing && c.Scene.Ask != nil {
		return o, true
	}
	h := &c.Hand
	return h.Found, h.holds(c) && h.Grasp == Put && h.OK
}

// GhostHas reports whether the ghost stands on a point.
func (h *Hand) GhostHas(at rules.Point) bool {
	body, ok := footprint.Of(h.Ghost, h.Who)
	return ok && body.Has(at)
}

// Handled returns the body whose front corners have handles: that in hand, or
// its ghost while it wheels.
func (c *Choice) Handled() (footprint.Body, bool) {
	h := &c.Hand
	if !h.holds(c) || h.Grasp == Untouched || h.wheel() == "" || c.Scene.Moving() {
		return footprint.Body{}, false
	}
	switch {
	case h.Wheeling() && h.Grasp >= Carried, h.Grasp == Put && h.Wheeled(): // also one that the rules propose
		return footprint.Of(h.Ghost, h.Who)
	case h.Grasp == Held:
		return c.stands(h.Who)
	}
	return footprint.Body{}, false
}

// WishReason is why the ghost does not stand where the player points, or the cell
// there cannot follow.
func (c *Choice) WishReason() rules.Reason {
	h := &c.Hand
	if c.Plot.On() && !c.Scene.Moving() && c.Scene.Ask != nil {
		return c.Plot.Barred
	}
	if !h.holds(c) || h.Grasp != Carried || !h.asked || c.Scene.Moving() {
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
	if h.Do != "" || h.at == 0 || h.Found.At == h.at || !c.IsPicked(h.Who) || !c.Foreign(h.at) || c.IsLive(h.at) {
		return rules.Reason{}, false
	}
	return c.Why.Against(h.at)
}

// Turns reports whether wheel and keys can turn what is in hand: a march goes
// straight on, and a commander has no front.
func (h *Hand) Turns() bool {
	about := rules.Option{Do: h.Do, Who: h.Who}
	if !h.OK || h.turned != 0 || h.turnsAt == about {
		return h.turnsIt || h.turned != 0
	}
	h.turnsAt, h.turnsIt = about, false
	wish := h.wished()
	if body, there := footprint.Of(h.Ghost, h.Who); there && !h.some {
		wish.Pt = body.Mid
	}
	wish.N += turnStep
	if o := h.ask.Field.Nearest(wish); o.Who == h.Who {
		a, ok0 := footprint.Of(h.Ghost, h.Who)
		b, ok1 := footprint.Of(h.ask.Field.Ghost(o), h.Who)
		h.turnsIt = ok0 && ok1 && a.Facing != b.Facing
	}
	return h.turnsIt
}

// Change is how the ghost that waits to be confirmed can be changed before.
type Change uint8

// How a ghost that waits can be changed.
const (
	NoChange  Change = iota
	Elsewhere        // a click puts it elsewhere, or less far
	Farther          // handles and keys turn it on
	MoreCells        // more cells may follow
)

// MayChange tells how the ghost that waits can be changed before it is confirmed.
func (c *Choice) MayChange() Change {
	h := &c.Hand
	switch {
	case c.Plot.On() && !c.Plot.Full():
		return MoreCells
	case !h.holds(c) || h.Grasp != Put:
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
