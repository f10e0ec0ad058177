package eagles

import (
	"grognard/rules"
	"grognard/rules/plane"
)

// avoided is an enemy from whom a march keeps away: a body, or a group.
type avoided struct {
	quad plane.Poly // nil: a group
	box  plane.Box  // round the quad
	at   plane.Vec
	keep int64 // mils between the footprints
	who  rules.Ref
}

// march is a straight move or a wheel of one body, looked at before it is made
// (ME-14.20 to ME-14.25).
type march struct {
	b       *Board
	i       int
	start   plane.Pose
	quad    plane.Quad
	sign    int64 // of a straight move: 1 ahead, -1 back
	avoided []avoided
	blind   bool // it is ordered by eye: where it comes to an enemy is not known (ME-39.3)
}

// newMarch looks at a straight move ahead (1) or back (-1), or at a wheel.
func (b *Board) newMarch(i int, sign int64) *march {
	u := &b.body[i]
	m := &march{b: b, i: i, start: u.pose(), quad: u.quad, sign: sign}
	m.guard()
	return m
}

// guard lists the enemies that impose the four-inch rule (ME-14.20), and how
// far away the march must stay (ME-14.21).
func (m *march) guard() {
	b, side := m.b, m.b.body[m.i].side
	const most = separation - tolerance
	box, n := m.quad.Poly().Box(), 0
	for k := range b.body {
		n += one(b.body[k].side != side) * (1 + b.body[k].posts)
	}
	m.avoided = make([]avoided, 0, n)
	for k := range b.body {
		u := &b.body[k]
		if !u.inPlay() || u.side == side {
			continue
		}
		w := avoided{quad: u.quad.Poly(), box: u.box, at: u.at, keep: most, who: b.unitRef(k)}
		if !u.box.Far(box, most) && !u.quad.Poly().Keeps(m.quad.Poly(), most) {
			w.keep = u.quad.Poly().To(m.quad.Poly()).Down - tolerance
		}
		m.avoided = append(m.avoided, w)
		if u.engaged() || u.supporting() { // ME-19.21
			continue
		}
		for g := range u.posts {
			if u.screen[g].men > 0 {
				w := avoided{at: u.screen[g].at, keep: most, who: b.groupRef(k, g)}
				if !box.Misses(w.at, most+groupRadius) && !m.quad.Poly().Clears(w.at, most+groupRadius) {
					w.keep = m.quad.Poly().ToPoint(w.at).Less(groupRadius).Down - tolerance
				}
				m.avoided = append(m.avoided, w)
			}
		}
	}
}

// nearing says whom a swept area comes too near (ME-14.20, ME-14.21).
func (m *march) nearing(swept plane.Poly) rules.Reason {
	box := swept.Box()
	for i := range m.avoided {
		w := &m.avoided[i]
		switch {
		case w.quad != nil && (w.box.Far(box, w.keep) || swept.Keeps(w.quad, w.keep)):
			continue
		case w.quad == nil && (box.Misses(w.at, w.keep+groupRadius) || swept.Clears(w.at, w.keep+groupRadius)):
			continue
		}
		rule := "ME-14.20"
		if w.keep < separation-tolerance {
			rule = "ME-14.21"
		}
		return rules.No(rule, rules.Text{Key: "me.why.four_inches", A: m.b.unitRef(m.i), B: w.who})
	}
	return rules.Reason{}
}

// meeting says which body or building a swept area runs into that a manoeuvre
// may not pass (ME-14.22 to ME-14.24).
func (m *march) meeting(swept plane.Poly) rules.Reason {
	b, box := m.b, swept.Box()
	for k := range b.body {
		u := &b.body[k]
		if k == m.i || !u.inPlay() || u.box.Far(box, 0) || m.overlooks(u) || u.side == b.body[m.i].side && !u.fixed() || !u.quad.Poly().Overlaps(swept) {
			continue
		}
		return rules.No("ME-14.23", rules.Text{Key: "me.why.through", A: b.unitRef(m.i), B: b.unitRef(k)})
	}
	if b.scenario.blocked(swept) {
		return rules.No("ME-14.24", rules.Text{Key: "me.why.building", A: b.unitRef(m.i)})
	}
	return rules.Reason{}
}

// overlooks reports whether a body does not limit the move: an enemy, while it
// is ordered by eye.
func (m *march) overlooks(u *battalion) bool { return m.blind && u.side != m.b.body[m.i].side }

// ends says why the body may not end so (ME-14.23, ME-14.24).
func (m *march) ends(q plane.Poly) rules.Reason {
	b := m.b
	if !b.scenario.onTable(q) {
		return rules.No("ME-14.24", rules.Text{Key: "me.why.table", A: b.unitRef(m.i)})
	}
	for k := range b.body {
		if u := &b.body[k]; k != m.i && u.inPlay() && !m.overlooks(u) && u.quad.Poly().Overlaps(q) {
			return rules.No("ME-14.23", rules.Text{Key: "me.why.room", A: b.unitRef(m.i), B: b.unitRef(k)})
		}
	}
	return rules.Reason{}
}

// sweep is the area swept in a straight move of t mils.
func (m *march) sweep(t int64) plane.Hull {
	return plane.Sweep(m.quad, plane.Turned(m.start.Phi, 0, m.sign*t))
}

// path says why the way of a straight move of t mils is barred; what bars it
// bars all that is farther.
func (m *march) path(t int64) rules.Reason {
	end := m.start.Straight(m.sign * t).Quad()
	if !m.b.scenario.onTable(end.Poly()) {
		return rules.No("ME-14.24", rules.Text{Key: "me.why.table", A: m.b.unitRef(m.i)})
	}
	h := m.sweep(t)
	if r := m.meeting(h.Poly()); !r.OK() {
		return r
	}
	return m.nearing(h.Poly())
}

// limit is the farthest straight move, up to most, whose way is free
// (ME-36.7).
func (m *march) limit(most int64) int64 {
	return greatest(most, func(t int64) bool { return m.path(t).OK() })
}

// greatest is the greatest t from 0 to most for which ok holds, where ok(0) does
// and ok fails for all that is greater once it fails (ME-36.7).
func greatest(most int64, ok func(int64) bool) int64 {
	if ok(most) {
		return most
	}
	lo, hi := int64(0), most
	for lo+1 < hi {
		if mid := (lo + hi) / 2; ok(mid) {
			lo = mid
		} else {
			hi = mid
		}
	}
	return lo
}

// straightEnd says why a straight move of t mils may not end there.
func (m *march) straightEnd(t int64) rules.Reason {
	end := m.start.Straight(m.sign * t).Quad()
	return m.ends(end.Poly())
}

// crossing is an obstacle on a straight path: it is crossed by whoever goes
// farther than at.
type crossing struct {
	scene int
	at    int64
}

// strip is the way that a leading edge sweeps: from its middle, in a
// direction, to either side (ME-36.4).
type strip struct {
	mid  plane.Vec
	phi  int
	half int64
}

// leading is the strip of a straight move.
func (m *march) leading() strip {
	if m.sign < 0 {
		return strip{m.start.Rear(), plane.Facing(m.start.Phi + 18000), m.start.W / 2}
	}
	return strip{m.start.Front(), m.start.Phi, m.start.W / 2}
}

// crossings are the obstacles that a move of t mils along the strip crosses,
// nearest first.
func (f *scenario) crossings(s strip, t int64) (all []crossing) {
	for i := range f.scene {
		if !grounds[f.scene[i].kind].line {
			continue
		}
		if v := f.nearestPart(s, i); v < nowhere && v < t-tolerance {
			all = append(all, crossing{i, v})
			for k := len(all) - 1; k > 0 && all[k].at < all[k-1].at; k-- {
				all[k], all[k-1] = all[k-1], all[k]
			}
		}
	}
	return all
}

// nearestPart is how far ahead the nearest part of an obstacle inside the
// strip lies, rounded down.
func (f *scenario) nearestPart(s strip, scene int) int64 {
	pts := f.scene[scene].pts
	least := int64(nowhere)
	for k := range len(pts) - 1 {
		if a, b, ok := s.part(pts[k], pts[k+1]); ok {
			least = min(least, a.Y, b.Y)
		}
	}
	return least
}

// part is what of a line lies inside the strip, more than the tolerance from
// its sides and not farther behind its start: X across, Y ahead.
func (s strip) part(p, q plane.Vec) (a, b plane.Vec, ok bool) {
	a.X, a.Y = plane.Local(s.phi, p.Sub(s.mid))
	b.X, b.Y = plane.Local(s.phi, q.Sub(s.mid))
	side := s.half - tolerance
	if a, b, ok = keepLeft(a, b, side, true); !ok {
		return a, b, false
	}
	a.X, b.X = -a.X, -b.X
	if a, b, ok = keepLeft(a, b, side, true); !ok {
		return a, b, false
	}
	a.X, b.X = -a.X, -b.X
	a.X, a.Y, b.X, b.Y = -a.Y, a.X, -b.Y, b.X // what lies behind becomes what lies right
	a, b, ok = keepLeft(a, b, tolerance, false)
	return plane.Vec{X: a.Y, Y: -a.X}, plane.Vec{X: b.Y, Y: -b.X}, ok
}

// keepLeft cuts off what of a line lies right of x; strict asks for some of it
// to lie left of x, not only on it.
func keepLeft(a, b plane.Vec, x int64, strict bool) (plane.Vec, plane.Vec, bool) {
	if a.X > b.X {
		b, a, ok := keepLeft(b, a, x, strict)
		return a, b, ok
	}
	if a.X > x || strict && a.X == x {
		return a, b, false
	}
	if b.X > x {
		b = plane.Vec{X: x, Y: a.Y + plane.Round((b.Y-a.Y)*(x-a.X), b.X-a.X)}
	}
	return a, b, true
}
