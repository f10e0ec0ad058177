package choice

import (
	"slices"

	"grognard/rules"
)

// Taker is who takes Enter.
type Taker uint8

// Those who may. There is one at any moment, and Choice.Taker alone says who.
const (
	Nobody Taker = iota // Enter does nothing
	Button              // the button that is marked for it
	Map                 // the cursor on the map: Enter is a click there
	Bar                 // the bar, which says that there is something to choose: Enter lets nothing go by
)

// Pointing is the cursor on the map, as far as it matters for Enter.
type Pointing struct {
	On      bool                 // it shows
	Steps   *Steps               // how it was moved
	Answers func() bool          // a click where it is would be an answer, or a part of one
	OnMap   func(rules.Ref) bool // a thing has a place on the map
	InHand  func() bool          // what is picked is where it is: a click would let go of it, which is for Escape
}

// Taker is who takes Enter. The rule:
//
//   - While nobody is asked, or something moves, nobody does.
//   - Without a cursor on the map the marked button does; where none is marked since that would let something go by, the bar.
//   - A cursor that was left where it is sleeps as long as it has not been moved since the question came, and since
//     something began to wait: the marked button takes Enter, and so does a sheet of answers whatever is marked. It wakes by
//     itself where nothing is marked, or where the marked button would only end the phase and a click is an answer.
//   - A cursor that was moved since takes Enter as a click, unless something settled waits and no other answer lies
//     under the cursor: that is confirmed.
//   - It takes Enter nowhere while nothing on the map can be chosen.
func (c *Choice) Taker(at Pointing) Taker {
	if c.Scene.Ask == nil || c.Scene.Moving() {
		return Nobody
	}
	mark, marked := c.marked()
	if at.On && c.pointed(at, mark, marked) {
		return Map
	}
	switch {
	case marked:
		return Button
	case c.enterIdle():
		return Bar
	}
	return Nobody
}

// pointed reports whether the cursor takes Enter.
func (c *Choice) pointed(at Pointing, m mark, marked bool) bool {
	rests := at.Steps.rest(c.Scene.Ask, m)
	switch {
	case rests && c.Reacting():
		return false
	case rests && marked:
		return !m.settled && at.Answers()
	case marked && m.settled:
		return at.Answers()
	case at.InHand() && !at.Answers():
		return false
	}
	return len(c.Picks) > 0 || c.Hand.Asked() || c.Plot.On() || slices.ContainsFunc(c.Live, at.OnMap) || len(c.Onward()) > 0
}

// Steps is how the cursor on the map was moved: since a question came, and since something began to wait for Enter.
type Steps struct {
	ask   *rules.Request
	mark  mark
	moved bool
}

// Attend notes, frame by frame, when something else begins to wait.
func (s *Steps) Attend(c *Choice) {
	if m, _ := c.marked(); m != s.mark || s.ask != c.Scene.Ask {
		*s = Steps{ask: c.Scene.Ask, mark: m}
	}
}

// Move notes that the cursor was moved.
func (s *Steps) Move() { s.moved = true }

// rest reports whether it has not been moved since.
func (s *Steps) rest(ask *rules.Request, m mark) bool {
	return m != s.mark || ask != s.ask || !s.moved
}

// mark is what Enter takes by the button that is marked for it, as long as nothing else has the
// keyboard.
type mark struct {
	ask     *rules.Request
	option  rules.Option // of that button; the zero Option while it is warned of the end of a phase
	warns   bool         // the button is the one that does not end the phase
	settled bool         // the player has settled it, or nothing else is left: it only waits to be confirmed
}

// marked returns what Enter takes by a button; of no option, and not warning, if there is none.
func (c *Choice) marked() (m mark, ok bool) {
	q := c.Scene.Ask
	if q == nil || c.Scene.Moving() {
		return m, false
	}
	m.ask = q
	if c.Warning.Shown() {
		m.warns, m.settled = true, true
		return m, true
	}
	waits, pending := c.Pending()
	for _, r := range c.Replies() {
		if r.Primary {
			quiet, ends := c.Scene.Quiet()
			m.option = r.Option
			m.settled = r.Kind == Commit || pending && waits == r.Option || !ends || r.Option != quiet || c.Reacting()
			return m, true
		}
	}
	return m, false
}

// enterIdle reports whether Enter does nothing, since the quiet option would let something go by, or since nothing
// is more on offer than the rest.
func (c *Choice) enterIdle() bool {
	if _, waits := c.Pending(); waits {
		return false
	}
	if _, ok := c.Scene.Quiet(); ok {
		return c.Past.enters().idle || len(c.Picks) > 0
	}
	return len(c.Scene.Ask.Options) > 1
}
