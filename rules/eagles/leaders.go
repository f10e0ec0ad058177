package eagles

import (
	"math/rand/v2"

	"grognard/rules"
	"grognard/rules/plane"
)

// riding is D-CMD, where the Commander goes (ME-9.16 to ME-9.18). Its answers
// are {ride, Commander, place}.
type riding struct {
	b     *Board
	s     rules.Side
	reach int64 // mils
	safe  plane.Vec
}

// command is the free move of a Commander (4.2 D-CMD).
func (b *Board) command(t *rules.Table, s rules.Side) {
	c, who := b.cmdOf(s), b.commanderRef(s)
	roll := rules.Total(t.Roll("me.command", "ME-9.16", rules.D(4, 6).RolledBy(s).Summed()))
	t.Tell(rules.Event{Kind: rules.EvResult, Rule: "ME-9.16", Side: s, Who: who, Text: rules.Text{Key: "me.row.ride." + rideName(roll), A: who, N: roll}})
	reach := int64(roll) * inch
	o := t.Ask(s, "command", "ME-9.18", who, func(m rules.Menu) {
		m.Public()
		m.Waive(rules.Option{Do: "stay", Who: who})
		for i := range b.body {
			switch u := &b.body[i]; {
			case !u.inPlay() || c.with == i:
			case u.side == s:
				m.Offer(rules.Option{Do: "attach", Who: who, At: b.unitRef(i)}, b.mayAttach(s, i, reach))
			case m.Explaining():
				m.Offer(rules.Option{Do: "attach", Who: who, At: b.unitRef(i)}, rules.No("ME-9.5", rules.Text{Key: "me.why.attach_enemy", A: who, B: b.unitRef(i)}))
			}
		}
		x := &riding{b: b, s: s, reach: reach}
		if x.find() {
			m.Field(x)
		}
	})
	c.moved = true
	from := b.cmdStart(s, plane.Of(o.Pt))
	switch o.Do {
	case "attach":
		i := b.unitNamed(o.At)
		from, to := b.wayTo(s, i)
		end := along(from, to, max(0, plane.Apart(from, to).Down-cmdRadius-attachReach))
		c.with, c.at = i, plane.Vec{}
		t.Tell(rules.Event{Kind: rules.EvMove, Rule: "ME-9.5", Side: s, Who: who, To: o.At,
			Track: []rules.Pose{{Pt: from.Point()}, {Pt: end.Point()}}})
		t.Tell(rules.Event{Kind: rules.EvResult, Rule: "ME-9.11", Side: s, Who: who, To: o.At, Text: rules.Text{Key: "me.row.attach", A: who, B: o.At}})
	case "ride":
		c.with, c.at = -1, plane.Of(o.Pt)
		t.Tell(rules.Event{Kind: rules.EvMove, Rule: "ME-9.18", Side: s, Who: who,
			Track: []rules.Pose{{Pt: from.Point()}, {Pt: o.Pt}}, Text: inches("me.log.ride", plane.Apart(from, plane.Of(o.Pt)).Up, who, 0)})
	}
}

// rideName is a word for how far a Commander may ride, in inches, by which odds
// put the throws together.
func rideName(roll int) string {
	switch {
	case roll < 10:
		return "short"
	case roll < 14:
		return "fair"
	case roll < 18:
		return "good"
	}
	return "long"
}

// cmdStart is where the way of a Commander to a place begins: where he is, or
// the point of his body nearest to it (ME-9.25).
func (b *Board) cmdStart(s rules.Side, to plane.Vec) plane.Vec {
	c := b.cmdOf(s)
	if c.with < 0 {
		return c.at
	}
	return b.body[c.with].quad.Poly().Nearest(to)
}

// barred reports whether a building or an enemy body bars the straight way of
// a Commander (ME-9.18).
func (b *Board) barred(s rules.Side, from, to plane.Vec) bool {
	for i := range b.scenario.scene {
		if x := &b.scenario.scene[i]; x.kind == building && x.pts.Inside(from, to) > tolerance {
			return true
		}
	}
	for i := range b.body {
		if u := &b.body[i]; u.inPlay() && u.side != s && u.quad.Poly().Inside(from, to) > tolerance {
			return true
		}
	}
	return false
}

// mayAttach says why a Commander cannot join a body (ME-9.5, ME-9.24,
// ME-9.25).
func (b *Board) mayAttach(s rules.Side, i int, reach int64) rules.Reason {
	u, c := &b.body[i], b.cmdOf(s)
	who, at := b.commanderRef(s), b.unitRef(i)
	if u.broken {
		return rules.No("ME-9.24", rules.Text{Key: "me.why.attach_broken", A: who, B: at})
	}
	from, to := b.wayTo(s, i)
	d := u.quad.Poly().ToPoint(c.at)
	if c.with >= 0 {
		d = b.body[c.with].quad.Poly().To(u.quad.Poly())
	}
	if !d.Within(reach + cmdRadius + attachReach + tolerance) {
		return rules.No("ME-9.25", rules.Text{Key: "me.why.attach_far", A: who, B: at, N: upInches(d.Down - cmdRadius - attachReach), M: int(reach / inch)})
	}
	return rules.Unless(!b.barred(s, from, to), "ME-9.18", rules.Text{Key: "me.why.cmd_barred", A: who})
}

// wayTo is the straight way of a Commander to a body: from where he is, or from
// the body that he is with, to its edge (ME-9.25).
func (b *Board) wayTo(s rules.Side, i int) (from, to plane.Vec) {
	c, q := b.cmdOf(s), b.body[i].quad
	if c.with >= 0 {
		return between(b.body[c.with].quad, q)
	}
	return c.at, q.Poly().Nearest(c.at)
}

// between is the shortest line from one footprint to another.
func between(p, q plane.Quad) (from, to plane.Vec) {
	least := int64(1) << 62
	try := func(a, b plane.Vec) {
		if d := b.Sub(a).Square(); d < least {
			from, to, least = a, b, d
		}
	}
	for k := range p {
		try(p[k], q.Poly().Nearest(p[k]))
		try(p.Poly().Nearest(q[k]), q[k])
	}
	return from, to
}

// legal says why the Commander may not ride to a place.
func (x *riding) legal(c plane.Vec) rules.Reason {
	who := x.b.commanderRef(x.s)
	from := x.b.cmdStart(x.s, c)
	switch {
	case !plane.Within(from, c, x.reach+tolerance):
		return rules.No("ME-9.16", rules.Text{Key: "me.why.cmd_far", A: who, N: upInches(plane.Apart(from, c).Down), M: int(x.reach / inch)})
	case !x.b.cmdFits(c):
		return rules.No("ME-9.18", rules.Text{Key: "me.why.cmd_place", A: who})
	case x.b.barred(x.s, from, c):
		return rules.No("ME-9.18", rules.Text{Key: "me.why.cmd_barred", A: who})
	}
	return rules.Reason{}
}

func (x *riding) ok(c plane.Vec) bool { return x.legal(c).OK() }

// find looks for some legal place: beside where he is.
func (x *riding) find() bool {
	at := x.b.cmdOf(x.s).at
	if w := x.b.cmdOf(x.s).with; w >= 0 {
		at = x.b.body[w].at
	}
	var ok bool
	if x.safe, ok = at, x.ok(at); !ok {
		x.safe, ok = x.site().nearest(at, x.ok, nearReach)
	}
	return ok
}

// site is what is known of the places that he may ride to.
func (x *riding) site() *site {
	s, c := x.b.cmdSite(), x.b.cmdOf(x.s)
	leash := bound{at: c.at, n: x.reach + tolerance}
	if c.with >= 0 {
		leash.quad = x.b.body[c.with].quad.Poly()
		leash.n += 2 // the point from which it is measured is rounded
	}
	s.leash = append(s.leash, leash)
	return s
}

func (x *riding) option(c plane.Vec) rules.Option {
	return rules.Option{Do: "ride", Who: x.b.commanderRef(x.s), Pt: c.Point()}
}

// Check implements rules.Field.
func (x *riding) Check(o rules.Option) rules.Reason {
	if r := x.b.amiss("command", "ME-9.18", x.s, x.b.commanderRef(x.s), o); !r.OK() {
		return r
	}
	if r := noPlace("ME-9.18", o); !r.OK() {
		return r
	}
	if r := x.legal(plane.Of(o.Pt)); !r.OK() {
		return r
	}
	return rules.Unless(o == x.option(plane.Of(o.Pt)), "ME-9.18", rules.Text{Key: "me.why.declared", A: x.b.commanderRef(x.s)})
}

// Nearest implements rules.Field.
func (x *riding) Nearest(o rules.Option) rules.Option {
	if o.Pt == (rules.Point{}) {
		return x.option(x.safe)
	}
	to := plane.Of(o.Pt)
	if from := x.b.cmdStart(x.s, to); !plane.Within(from, to, x.reach+tolerance) {
		to = along(from, to, x.reach)
	}
	if x.ok(to) {
		return x.option(to)
	}
	if c, ok := x.site().nearest(to, x.ok, 3*inch); ok {
		return x.option(c)
	}
	return x.option(x.safe)
}

// along is the point n mils from one point towards another.
func along(from, to plane.Vec, n int64) plane.Vec {
	w := to.Sub(from)
	l := max(1, w.Length()+1)
	return plane.Vec{X: from.X + w.X*n/l, Y: from.Y + w.Y*n/l}
}

// Sample implements rules.Field.
func (x *riding) Sample(r *rand.Rand) rules.Option {
	way := plane.Turned(r.IntN(36000), 0, r.Int64N(x.reach+1))
	if c := x.safe.Add(way); x.ok(c) {
		return x.option(c)
	}
	return x.option(x.safe)
}

// Ghost implements rules.Field.
func (x *riding) Ghost(o rules.Option) []rules.Piece {
	p := x.b.viewCommander(x.s)
	p.Pt = o.Pt
	return []rules.Piece{p}
}

// Measure implements rules.Measurer: how far he may ride, which the dice have
// said, and how far it is to a place, if there is one.
func (x *riding) Measure(o rules.Option) []rules.Ruler {
	reach := x.reachTape()
	if o.Pt == (rules.Point{}) {
		return []rules.Ruler{reach}
	}
	from := x.b.cmdStart(x.s, plane.Of(o.Pt))
	return []rules.Ruler{{Pts: []rules.Point{from.Point(), o.Pt}, // ME-9.16
		Text: inches("me.ruler.distance", plane.Apart(from, plane.Of(o.Pt)).Down, 0, 0)}, reach}
}

// reachTape is the outline of all that the Commander may ride to, from where
// he stands or from the body that he is with (ME-9.16, ME-9.25).
func (x *riding) reachTape() rules.Ruler {
	c := x.b.cmdOf(x.s)
	p := plane.Pose{C: c.at}
	if c.with >= 0 {
		p = x.b.body[c.with].pose()
	}
	r := rules.Ruler{}
	for _, at := range outline(p, x.reach) {
		r.Pts = append(r.Pts, plane.Vec{X: min(max(at.X, 0), x.b.scenario.w), Y: min(max(at.Y, 0), x.b.scenario.h)}.Point())
	}
	if len(r.Pts) > 0 {
		r.Pts = append(r.Pts, r.Pts[0])
	}
	return r
}

// Does implements rules.Doer.
func (x *riding) Does(who rules.Ref) []string { return does(who, x.b.commanderRef(x.s), "ride") }
