package choice

import "grognard/rules"

// Slip is how long a question to another player hears nothing at least, in milliseconds,
// and Away how far, in dp, the pointer must have moved from where it was when the
// question came: what is pressed before was meant for the question before.
const (
	Slip = 350
	Away = 24
)

// rests is how many times as long the mouse must do nothing, where the pointer does not move, until
// a press counts: who looks at the question for so long means it.
const rests = 4

// Hand is what is known in a frame of the hand that holds mouse and keyboard.
type Hand struct {
	Now  float64 // in milliseconds
	X, Y float32 // of the pointer, in pixels
	Keys bool    // some key is down
	Push bool    // a button of the mouse goes down
	Away float32 // how far the pointer must move, in pixels
}

// Guard keeps the questions of two players apart who share a mouse and a keyboard. While
// it is up nothing that is pressed counts.
type Guard struct {
	ask   *rules.Request // the one that came last
	to    rules.Side     // who has decided last
	known bool           // somebody has
	until float64
	calm  float64 // since when no button of the mouse went down
	rest  float64 // how long it must be so
	x, y  float32 // where the pointer was when it came

	waits bool // presses go nowhere until the time is up and the pointer has moved, or has rested,
	moved bool
	held  bool // keys until the time is up and all are up: what is held may repeat
}

// Meet notes what is asked in this frame and how the hand lies. A question to another
// side than the one before comes to deaf ears for a while, in milliseconds; 0 puts up no
// guard. against is a game in which the other side needs no mouse: only what a player is
// asked in its turn, theirs, is guarded, and after each of its decisions, busy.
func (g *Guard) Meet(q *rules.Request, h Hand, slip float64, against, theirs, busy bool) {
	if q == nil {
		if busy {
			g.to, g.known = rules.Chance, true // it has decided between
		}
		return
	}
	if q != g.ask {
		changed := g.known && g.to != q.To
		if against {
			changed = theirs && changed
		}
		g.ask, g.to, g.known = q, q.To, true
		if changed && slip > 0 {
			g.until, g.x, g.y = h.Now+slip, h.X, h.Y
			g.calm, g.rest = h.Now, rests*slip
			g.waits, g.moved, g.held = true, false, true
		}
	}
	g.feel(h)
}

// feel takes the guard down bit by bit.
func (g *Guard) feel(h Hand) {
	dx, dy := h.X-g.x, h.Y-g.y
	g.moved = g.moved || dx*dx+dy*dy >= h.Away*h.Away
	if h.Now >= g.until {
		g.waits, g.held = g.waits && !g.moved && h.Now-g.calm < g.rest, g.held && h.Keys
	}
	if h.Push {
		g.calm = h.Now
	}
}

// Deaf reports whether presses of the mouse, and of keys, go nowhere.
func (g *Guard) Deaf() (presses, keys bool) { return g.waits, g.held }

// Until is when the time is up, in milliseconds: it may be over.
func (g *Guard) Until() float64 { return g.until }

// Rest is where the pointer was when the last question to another side came.
func (g *Guard) Rest() (x, y float32) { return g.x, g.y }
