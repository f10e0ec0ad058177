package field

import (
	"slices"

	"grognard/render/board/footprint"
	"grognard/render/table/scene"
	"grognard/rules"
)

// Wish is what the player wants of the body in hand.
type Wish struct {
	Do string // order taken hold of by a button or a handle; "" is for the rules to tell

	pt     rules.Point // where its middle is wished
	some   bool        // a place is wished
	at     rules.Ref   // what lies under the pointer
	turned int         // hundredths of a degree clockwise, by wheel or keys
}

// of is the wish as an option of a body.
func (w *Wish) of(who rules.Ref) rules.Option {
	o := rules.Option{Do: w.Do, Who: who, At: w.at, N: w.turned}
	if w.some {
		o.Pt = w.pt
	}
	return o
}

// Target is what the body in hand is carried over, 0 if it is nothing.
func (w *Wish) Target() rules.Ref { return w.at }

// Verdict is what the Field says to a wish.
type Verdict struct {
	Found    rules.Option // the legal option nearest to the wish
	OK       bool         // there is one
	Why      rules.Reason // that it is not what was wished
	Ghost    []rules.Piece
	Wrong    []rules.Piece // how the wish would stand
	Measures []rules.Ruler
	Stopped  rules.Reason // why it stays, or comes no farther, where keys moved it

	given bool         // all this is the answer to wish
	wish  rules.Option // the last one
}

// Settled reports whether the Field has said something to where the body is carried.
func (h *Hand) Settled() bool { return h.Asked() && h.Grasp == Carried && h.given }

// Settle asks the Field about the wish, if it is another one.
func (h *Hand) Settle() {
	if h.Grasp < Carried {
		return
	}
	wish := h.wished()
	if h.given && wish == h.wish {
		return
	}
	f := h.ask.Field
	h.Verdict = Verdict{given: true, wish: wish, Found: f.Nearest(wish), Why: f.Check(wish)}
	h.OK = h.Found.Who == h.Who && (h.Do == "" || h.Found.Do == h.Do)
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
	if _, there := footprint.Of(h.Wrong, h.Who); there && h.scene.Blind() { // where it would stop is measured
		h.Ghost, h.Wrong, h.Why = h.Wrong, nil, rules.Reason{}
	}
	h.measure()
}

// wished is the wish of the moment. A wheel is done to nobody.
func (h *Hand) wished() rules.Option {
	o := h.of(h.Who)
	if h.Wheeling() {
		o.At = 0
	}
	return o
}

// near reports whether the ghost stands where it was wished, but for a quarter
// of an inch or two degrees: then there is nothing to explain.
func (h *Hand) near() bool {
	if !h.some {
		d := h.Found.N - h.wish.N
		return !h.Wheeling() || max(d, -d) <= 200
	}
	if h.scene.Blind() {
		return false // even that would measure
	}
	body, ok := footprint.Of(h.Ghost, h.Who)
	return ok && scene.Distance(body.Mid, h.pt) < float64(h.scene.View().Map.Unit)/4
}

// measure has the Field measure what it found, where it may be measured.
func (h *Hand) measure() {
	if m, ok := h.ask.Field.(rules.Measurer); ok && !h.scene.Blind() {
		h.Measures = append(h.Measures, m.Measure(h.Found)...)
	}
}

// Suggestion is what the rules propose to do with the body in hand: an option
// that is an answer of the Field as well, the quiet one first.
func (h *Hand) Suggestion() (rules.Option, bool) {
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

// Lay puts the ghost of an answer of the Field where it waits to be confirmed, as if it had been
// carried there; false if the Field does not know it.
func (h *Hand) Lay(o rules.Option) bool {
	if !h.Asked() || !h.Movable(o.Who) || !h.ask.Field.Check(o).OK() {
		return false
	}
	h.Choose(o.Who)
	h.From, _ = h.Stands()
	h.Grasp, h.turned, h.at, h.pt, h.some = Put, o.N, o.At, o.Pt, o.Pt != rules.Point{}
	h.Verdict = Verdict{given: true, wish: h.wished(), Found: o, OK: true, Ghost: h.ask.Field.Ghost(o)}
	h.measure()
	return true
}

// Suggest shows what the rules propose as a ghost: a charge by the shortest
// way, a march as far as the dice let it go.
func (h *Hand) Suggest() {
	o, ok := h.Suggestion()
	if !ok {
		return
	}
	h.clear("")
	h.From, _ = h.Stands()
	h.Grasp, h.turned, h.at = Put, o.N, o.At
	h.Verdict = Verdict{given: true, wish: h.wished(), Found: o, OK: true, Ghost: h.ask.Field.Ghost(o)}
	h.measure()
}
