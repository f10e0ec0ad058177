package choice

import "grognard/rules"

// GuardTime is how long a question to the other side hears no click and no Enter
// of a pointer that has not moved since it came, in milliseconds: they were meant
// for the question before.
const GuardTime = 500

// Guard keeps the questions of two players apart who share a mouse.
type Guard struct {
	ask   *rules.Request // the one that is guarded
	to    rules.Side
	until float64
	x, y  float32 // where the pointer was when it came
}

// Watch notes that a question has come, with the time in milliseconds and where the
// pointer is. It reports until when the question hears nothing, 0 if it hears at once.
func (g *Guard) Watch(q *rules.Request, now float64, x, y float32) (until float64) {
	if q == nil || q == g.ask {
		return 0
	}
	if g.ask != nil && g.to != q.To {
		until = now + GuardTime
	}
	*g = Guard{ask: q, to: q.To, until: until, x: x, y: y}
	return until
}

// Deaf reports whether a click must have been meant for the question before,
// which the other side has answered: the pointer has moved no farther than far since
// it came. until is when the question hears again.
func (g *Guard) Deaf(q *rules.Request, now float64, x, y, far float32) (until float64, deaf bool) {
	dx, dy := x-g.x, y-g.y
	return g.until, q != nil && g.ask == q && now < g.until && dx*dx+dy*dy <= far*far
}
