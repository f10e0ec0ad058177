//go:build gpu

package e2e

import (
	"math"
	"slices"
	"time"

	"grognard/render/board/footprint"
	"grognard/rules"
)

// gestures counts what the hand does on a table without cells, besides clicks.
type gestures struct{ drags, wheels int }

// notch is what one notch of the wheel turns a body by, in hundredths of a
// degree, and half of it how near a facing is met that is put down by hand.
const notch = 500

// pixel is where a point of the tabletop is in the window.
func (g *game) pixel(p rules.Point) hit {
	g.t.Helper()
	at, unit := g.look().Tabletop, float64(g.save.m.Position().View(rules.Chance).Map.Unit)
	if at.Inch == 0 {
		g.t.Fatal("no tabletop is shown")
	}
	return hit{X: at.X + float64(p.X)/unit*at.Inch, Y: at.Y - float64(p.Y)/unit*at.Inch}
}

// lay answers a Field as the hand does: it brings a body to where the answer
// has it. It reports whether an answer was saved.
func (g *game) lay(q *rules.Request, v *rules.View, o rules.Option) bool {
	g.t.Helper()
	before := g.save.m.Len()
	body, there := footprint.Of(v.Pieces, o.Who)
	if there && q.About != o.Who && !g.pick(o.Who) {
		return false
	}
	ghost, _ := footprint.Of(q.Field.Ghost(o), o.Who)
	switch {
	case !there:
		g.post(ghost, o.N)
	case o.Do == "wheel":
		g.swing(ghost, o.N > 0)
	case o.Do == "charge":
		g.veer(q, body, o)
	default:
		g.carry(q, o.Who, body, ghost)
	}
	g.picture(q.Kind + "-" + o.Do + "-ghost")
	if !g.saved(before, 300*time.Millisecond) { // what throws dice is confirmed
		g.press(before, "button.commit")
	}
	return g.saved(before, slow)
}

// post takes what waits beside the table, and so is in the hand already, to
// its place, turns it there and puts it down.
func (g *game) post(ghost footprint.Body, cents int) {
	g.t.Helper()
	g.move(g.pixel(ghost.Mid))
	g.roll(int(math.Round(float64(cents) / notch)))
	g.clicks++
	g.heard("a click", 2, "click", "1")
}

// swing draws a front corner of a body forward, round the other one.
func (g *game) swing(ghost footprint.Body, right bool) {
	g.t.Helper()
	name := "handle.right"
	if right {
		name = "handle.left"
	}
	g.await(name)
	from, _ := g.find(name)
	g.pull(from, g.pixel(ghost.Corner(!right)))
}

// carry draws a body, or the ghost that the rules propose, to where the answer
// has it.
func (g *game) carry(q *rules.Request, who rules.Ref, body, ghost footprint.Body) {
	g.t.Helper()
	from := g.pixel(body.Mid)
	if o, ok := proposal(q); ok {
		first, _ := footprint.Of(q.Field.Ghost(o), o.Who)
		body, from = first, g.pixel(first.Mid)
	} else if at, ok := g.find("piece." + g.save.name(who)); ok {
		from = at // a commander stands beside the body that he has joined
	}
	a, b := g.pixel(body.Mid), g.pixel(ghost.Mid)
	x, y := from.X+from.W/2, from.Y+from.H/2
	g.pull(from, hit{X: x + b.X - a.X, Y: y + b.Y - a.Y})
}

// veer turns the ghost of a charge: by the wheel where its notches are enough,
// else by drawing it aside.
func (g *game) veer(q *rules.Request, body footprint.Body, o rules.Option) {
	g.t.Helper()
	first, ok := proposal(q)
	if !ok {
		g.t.Fatalf("%s proposes nothing", q.Kind)
	}
	ghost, _ := footprint.Of(q.Field.Ghost(first), o.Who)
	from := g.pixel(ghost.Mid)
	if by := o.N - first.N; by%notch == 0 {
		g.move(from)
		g.roll(by / notch)
		return
	}
	front, ahead := body.Ahead(body.Deep/2), body
	ahead.Facing += o.N
	far := ahead.Ahead(body.Wide + body.Deep)
	g.pull(from, g.pixel(rules.Point{X: body.Mid.X + front.X + far.X, Y: body.Mid.Y + front.Y + far.Y}))
}

// proposal is what the rules show as a ghost before the hand does anything: an
// answer of the Field that is also listed, the quiet one first.
func proposal(q *rules.Request) (rules.Option, bool) {
	about := func(o rules.Option) bool { return o.Who == q.About && q.Field.Check(o).OK() }
	if q.Quiet >= 0 && about(q.Options[q.Quiet]) {
		return q.Options[q.Quiet], true
	}
	i := slices.IndexFunc(q.Options, func(o rules.Option) bool { return o.N != 0 && about(o) })
	if i < 0 {
		return rules.Option{}, false
	}
	return q.Options[i], true
}

// met reports whether an answer puts a body where another would, but for the
// breadth of the hand: two pixels and half a notch. A body that would stand
// quite close to another one may have been put aside a little for those.
func (g *game) met(q *rules.Request, want, got rules.Option) bool {
	g.t.Helper()
	if got.Do != want.Do || got.Who != want.Who || got.With != want.With || got.At != want.At || !q.Field.Check(got).OK() {
		return false
	}
	a, _ := footprint.Of(q.Field.Ghost(want), want.Who)
	b, _ := footprint.Of(q.Field.Ghost(got), got.Who)
	p, at := g.pixel(a.Mid), g.pixel(b.Mid)
	turn := float64(a.Facing-b.Facing) * math.Pi / 18000
	off := math.Hypot(p.X-at.X, p.Y-at.Y)
	near := want.Do == "charge" || off <= 2 || want.Pt != rules.Point{} && off <= g.look().Tabletop.Inch/3 // a charge is turned, and ends where it hits
	return near && math.Cos(turn) >= math.Cos(notch/2*math.Pi/18000)
}

// shortest is how many pixels a drag is long at least.
const shortest = 12

// pull draws what lies at one place of the window to another with the button
// held, and stops on the way as a hand does. What is so short that it would
// count as a click goes a little aside first.
func (g *game) pull(from, to hit) {
	g.t.Helper()
	g.move(from)
	g.drags++
	g.heard("a press", 1, "mousedown", "1")
	x, y := from.X+from.W/2, from.Y+from.H/2
	if math.Hypot(to.X-x, to.Y-y) < shortest {
		g.move(hit{X: x, Y: y + shortest})
	}
	for _, part := range [...]float64{.1, .5, 1} {
		g.move(hit{X: x + (to.X-x)*part, Y: y + (to.Y-y)*part})
	}
	g.heard("a drag", 1, "mouseup", "1")
}

// roll turns the wheel so many notches towards the hand, which turns what is
// carried clockwise; away from it if negative.
func (g *game) roll(notches int) {
	g.t.Helper()
	button := "5"
	if notches < 0 {
		button, notches = "4", -notches
	}
	for range notches {
		g.wheels++
		g.hand("click", button)
		time.Sleep(20 * time.Millisecond)
	}
	g.until("the end of turning", func() bool { return g.look().Resting })
}
