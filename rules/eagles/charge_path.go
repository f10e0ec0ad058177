package eagles

import (
	"grognard/rules"
	"grognard/rules/plane"
)

// path is the way of a charge: a wheel, then straight to the first contact
// (ME-22.7).
type path struct {
	start, wheeled, end plane.Pose
	cents               int   // of the wheel, to the right if positive
	arc, ahead          int64 // mils
}

// length is L (ME-22.7).
func (p *path) length() int64 { return p.arc + p.ahead }

// strip is the ground ahead of the body after the wheel.
func (p *path) strip() strip {
	return strip{p.wheeled.Front(), p.wheeled.Phi, p.wheeled.W / 2}
}

// charging looks for the paths of one charge.
type charging struct {
	b    *Board
	i    int
	x    target
	g    int // the group that is the target, or -1
	m    *march
	firm int     // 1: it starts clear of difficult ground, -1: not, 0: not looked for yet
	turn [2]turn // the wheels to the right and to the left

	found path // where wheels, or exists, has come to
}

// newCharging looks at the charge of body i at what a name names.
func (b *Board) newCharging(i int, at rules.Ref) *charging {
	c := b.newCharger(i)
	c.aim(at)
	return c
}

// newCharger looks at the charges of body i; who is charged has to be named by
// aim.
func (b *Board) newCharger(i int) *charging {
	u := &b.body[i]
	return &charging{b: b, i: i, g: -1, m: &march{b: b, i: i, start: u.pose(), quad: u.quad, sign: 1}}
}

// aim turns to the charge at what a name names. What has been found out about the
// charger serves for it too.
func (c *charging) aim(at rules.Ref) {
	c.x, c.g = c.b.targetOf(at), -1
	if c.x.screen {
		c.g = at.N() & 15
	}
}

// begun is a path with a wheel of so many cents, and nothing after it.
func (c *charging) begun(cents int) path {
	return path{start: c.m.start, wheeled: c.m.start.Wheeled(cents), cents: cents, arc: c.m.start.Arc(cents)}
}

// way works out the path with a wheel of so many cents, and why it is none.
func (c *charging) way(cents int) (path, rules.Reason) {
	p := c.begun(cents)
	if r := c.wheelable(cents); !r.OK() {
		return p, r
	}
	about, r := c.before(&p)
	if !r.OK() {
		return p, r
	}
	if r := c.wheel(&p); !r.OK() {
		return p, r
	}
	if p.ahead = about - roughness; p.ahead > 0 { // what bars part of the way bars all of it
		p.end = p.wheeled.Straight(p.ahead)
		if r := c.straight(&p); !r.OK() {
			return p, r
		}
	}
	if r := c.ahead(&p, about); !r.OK() {
		return p, r
	}
	return p, c.straight(&p)
}

// chosen is the path with a wheel that is known to be legal.
func (c *charging) chosen(cents int) path {
	p := c.begun(cents)
	about, _ := c.before(&p)
	c.ahead(&p, about)
	return p
}

// touches reports whether the area swept t mils ahead has come to the target.
func (c *charging) touches(q plane.Quad, phi int, t int64) bool {
	h := plane.Sweep(q, plane.Turned(phi, 0, t))
	u := &c.b.body[c.x.body]
	if c.g >= 0 {
		return h.Poly().Reaches(u.screen[c.g].at, groupRadius)
	}
	return h.Poly().Meets(u.quad.Poly())
}

// before says whether the target lies before the front, and enough of it
// (ME-22.8, ME-22.22); it gives about how far ahead.
func (c *charging) before(p *path) (int64, rules.Reason) {
	u, who, at := &c.b.body[c.x.body], c.b.unitRef(c.i), c.name()
	half := p.wheeled.W / 2
	none := rules.No("ME-22.8", rules.Text{Key: "me.why.no_contact", A: who, B: at})
	if c.g >= 0 {
		w, v := plane.Local(p.wheeled.Phi, u.screen[c.g].at.Sub(p.wheeled.C))
		aside := max(0, max(w, -w)-half)
		if aside > groupRadius+1 || v < 0 {
			return 0, none
		}
		return v - plane.Root(max(0, groupRadius*groupRadius-aside*aside)) - p.wheeled.D/2, rules.Reason{}
	}
	lo, hi, near := spread(p.wheeled, u.quad)
	if near == nowhere {
		return 0, none
	}
	if over := min(hi, half) - max(lo, -half); over < clipping {
		if c.b.rules.byEye { // by how much is measured (ME-39.3)
			return 0, rules.No("ME-22.22", rules.Text{Key: "me.why.clips.eye", A: who, B: at})
		}
		return 0, rules.No("ME-22.22", inches("me.why.clips", max(0, over), who, at))
	}
	return near - p.wheeled.D/2, rules.Reason{}
}

// ahead finds the straight part to the first contact, that is about so far
// (ME-36.7, ME-22.8).
func (c *charging) ahead(p *path, about int64) rules.Reason {
	u, who, at := &c.b.body[c.x.body], c.b.unitRef(c.i), c.name()
	q := p.wheeled.Quad()
	touches := func(t int64) bool { return c.touches(q, p.wheeled.Phi, t) }
	switch lo := about - 4; {
	case touches(0):
		p.ahead = 0
	case about > 4 && !touches(lo) && touches(lo+8):
		p.ahead = lo + 1 + greatest(7, func(t int64) bool { return !touches(lo + t) })
	case !touches(max(0, about) + 2*inch):
		return rules.No("ME-22.8", rules.Text{Key: "me.why.no_contact", A: who, B: at})
	default:
		p.ahead = 1 + greatest(max(0, about)+2*inch, func(t int64) bool { return !touches(t) })
	}
	p.end = p.wheeled.Straight(p.ahead)
	front := p.end.Quad()
	near := u.quad.Poly().ToLine(front[0], front[1])
	if c.g >= 0 {
		near = plane.ToSegment(u.screen[c.g].at, front[0], front[1]).Less(groupRadius)
	}
	if !near.Within(tolerance) {
		return rules.No("ME-22.8", rules.Text{Key: "me.why.not_front", A: who, B: at})
	}
	return rules.Reason{}
}

// nowhere is farther than any move; roughness is by how much the first guess
// of a distance may err.
const (
	nowhere   = 1 << 40
	roughness = 20
)

// spread is how far a footprint reaches to the left and to the right as seen
// from a pose, and how far ahead of its middle the nearest part before its
// front lies; nowhere if there is none.
func spread(p plane.Pose, q plane.Quad) (lo, hi, near int64) {
	var us, vs [4]int64
	axes := plane.AxesOf(p.Phi)
	for k, c := range q {
		us[k], vs[k] = axes.Local(c.Sub(p.C))
	}
	lo, hi, near = min(us[0], us[1], us[2], us[3]), max(us[0], us[1], us[2], us[3]), nowhere
	half := p.W / 2
	for k := range us {
		if -half <= us[k] && us[k] <= half {
			near = min(near, vs[k])
		}
		j := (k + 1) % 4
		for _, side := range [2]int64{-half, half} {
			if (us[k] < side) != (us[j] < side) {
				near = min(near, vs[k]+(vs[j]-vs[k])*(side-us[k])/(us[j]-us[k]))
			}
		}
	}
	if near < p.D/2-baseSide { // it lies beside or behind
		near = nowhere
	}
	return lo, hi, near
}

// straight says what is in the way of the straight part (ME-22.8, ME-22.23,
// ME-22.24).
func (c *charging) straight(p *path) rules.Reason {
	b, who := c.b, c.b.unitRef(c.i)
	q := p.wheeled.Quad()
	h := plane.Sweep(q, plane.Turned(p.wheeled.Phi, 0, p.ahead))
	all, end := h.Poly(), p.end.Quad()
	box := all.Box()
	for k := range b.body {
		u := &b.body[k]
		if k == c.i || !u.inPlay() || k == c.x.body && c.g < 0 || u.box.Far(box, tolerance+1) {
			continue
		}
		other := u.quad.Poly()
		bars := false
		switch {
		case u.side == b.body[c.i].side:
			bars = other.Overlaps(all)
		case c.g >= 0:
			bars = !other.Keeps(all, tolerance+1)
		case other.Near(q.Poly(), tolerance):
			bars = other.Overlaps(all)
		default: // both may be touched at once, not entered (ME-33.4)
			before := plane.Sweep(q, plane.Turned(p.wheeled.Phi, 0, max(0, p.ahead-tolerance-1)))
			bars = other.Meets(before.Poly()) || other.Overlaps(end.Poly())
		}
		if bars {
			return rules.No("ME-22.8", rules.Text{Key: "me.why.in_way", A: who, B: b.unitRef(k)})
		}
	}
	if !b.scenario.onTable(end.Poly()) || b.scenario.blocked(all) {
		return rules.No("ME-22.8", rules.Text{Key: "me.why.way", A: who})
	}
	return rules.Reason{}
}

// name names the target.
func (c *charging) name() rules.Ref {
	if c.g >= 0 {
		return c.b.groupRef(c.x.body, c.g)
	}
	return c.b.unitRef(c.x.body)
}

// exists reports whether some path is legal, and if none is, what bars the
// straight one.
func (c *charging) exists() rules.Reason {
	var why rules.Reason
	if c.found, why = c.way(0); !why.OK() {
		c.wheels(func(*path) bool {
			why = rules.Reason{}
			return false
		})
	}
	return why
}

// shortest is the legal path with the least L, nearest to straight if equal,
// then to the right (4.2.3).
func (c *charging) shortest() (best path, ok bool) {
	if p, why := c.way(0); why.OK() {
		best, ok = p, true
	}
	c.wheels(func(p *path) bool {
		if !ok || p.length() < best.length() {
			best, ok = *p, true
		}
		return best.length() > p.arc // else no longer arc is part of a shorter way
	})
	return best, ok
}

// after is the pose that n mils along the path lead to (ME-22.12).
func (p *path) after(n int64) plane.Pose {
	switch {
	case n <= 0:
		return p.start
	case n < p.arc:
		cents := plane.MostCents(p.start.W, n)
		if p.cents < 0 {
			cents = -cents
		}
		return p.start.Wheeled(cents)
	}
	return p.wheeled.Straight(min(n-p.arc, p.ahead))
}
