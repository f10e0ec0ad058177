package eagles

import (
	"grognard/rules"
	"grognard/rules/plane"
)

// sees reports whether terrain leaves the line between two points clear, ends
// at these levels (ME-34.6 to ME-34.8).
func (f *scenario) sees(from, to plane.Vec, level int) bool {
	woods, box := int64(0), plane.Across(from, to)
	for i := range f.scene {
		s := &f.scene[i]
		if s.box.Far(box, 1) {
			continue
		}
		switch s.kind {
		case wood:
			woods += s.pts.Inside(from, to)
		case building:
			if s.pts.Inside(from, to) > tolerance {
				return false
			}
		case hill:
			if s.level > level && s.pts.Inside(from, to) > tolerance {
				return false
			}
		}
	}
	return woods <= woodSight+tolerance
}

// barrier says what does not stop a line of fire (ME-34.5, ME-34.9).
type barrier struct {
	bodies  [2]int     // that do not stop it, or -1
	screens [2]int     // of these battalions do not stop it, or -1
	through rules.Side // whose screens do not stop it (ME-24.5); Chance: nobody's
}

// clear reports whether troops leave the line between two points clear
// (ME-34.5, ME-34.9).
func (b *Board) clear(from, to plane.Vec, x *barrier) bool {
	box := plane.Across(from, to)
	for i := range b.body {
		u := &b.body[i]
		if !u.inPlay() {
			continue
		}
		if i != x.bodies[0] && i != x.bodies[1] && !u.box.Far(box, 1) && u.quad.Poly().Inside(from, to) > tolerance {
			return false
		}
		if u.posts > 0 && i != x.screens[0] && i != x.screens[1] && u.side != x.through && u.stops(from, to) {
			return false
		}
	}
	return true
}

// stops reports whether the screen stops a line: it passes too near to a group
// or crosses a curtain (ME-34.9, ME-37.3).
func (u *battalion) stops(from, to plane.Vec) bool {
	box := plane.Across(from, to)
	for g := range u.posts {
		if u.screen[g].men == 0 || box.Misses(u.screen[g].at, curtainReach) {
			continue
		}
		p := u.screen[g].at
		if plane.Nearer(p, from, to, groupRadius) {
			return true
		}
		for h := range g {
			q := u.screen[h].at
			if u.screen[h].men > 0 && curtain(p, q) && plane.Meet(p, q, from, to) {
				return true
			}
		}
	}
	return false
}

// curtain reports whether two groups of a screen are joined (ME-37.3).
func curtain(p, q plane.Vec) bool { return plane.Within(p, q, curtainReach) }

// curtainReach is the length of the longest curtain, from centre to centre.
const curtainReach = curtainGap + 2*groupRadius + tolerance

// aimPoints are the aim points of a body: every 0.8 inches of its border,
// clockwise from the front left corner (ME-34.3).
func (u *battalion) aimPoints() (all [64]plane.Vec, n int) {
	p := u.pose()
	w, d := p.W/2, p.D/2
	put := func(x, y int64) {
		all[n] = p.At(x, y)
		n++
	}
	for x := -w; x < w; x += aimStep {
		put(x, d)
	}
	for y := d; y > -d; y -= aimStep {
		put(w, y)
	}
	for x := w; x > -w; x -= aimStep {
		put(x, -d)
	}
	for y := -d; y < d; y += aimStep {
		put(-w, y)
	}
	return all, n
}

// target is what is fired at: the body or the screen of a battalion.
type target struct {
	body   int
	screen bool
}

// points are the aim points of a target, and for a screen the group of each.
func (b *Board) points(x target) (all [64]plane.Vec, group [64]int, n int) {
	u := &b.body[x.body]
	if !x.screen {
		all, n = u.aimPoints()
		return all, group, n
	}
	for g := range u.posts {
		if u.screen[g].men > 0 {
			all[n], group[n] = u.screen[g].at, g
			n++
		}
	}
	return all, group, n
}

// sighting is the line that a base or group fires along (ME-34.11).
type sighting struct {
	from, to plane.Vec
	group    int // of a screen aimed at
}

// aim is all that can fire at a target.
type aim struct {
	lines    [14]sighting
	n        int    // E before it is limited by G (ME-17.4)
	seen     uint16 // groups of the target that some line reaches
	shooters uint16 // bases or groups with a line
}

// aimer looks for lines at one target.
type aimer struct {
	b       *Board
	i       int // who fires
	x       target
	bar     barrier
	enough  int // stop when so many can fire
	pts     [64]plane.Vec
	group   [64]int
	n       int
	level   int // of the target's body
	result  aim
	reaches bool // find every group of the target that is seen
}

func (b *Board) newAimer(i int, x target, through rules.Side, enough int) *aimer {
	a := &aimer{b: b, i: i, x: x, enough: enough, reaches: x.screen && enough > 1}
	a.pts, a.group, a.n = b.points(x)
	a.level = b.scenario.levelAt(b.body[x.body].at)
	a.bar = barrier{bodies: [2]int{-1, -1}, screens: [2]int{-1, -1}, through: through}
	if x.screen {
		a.bar.screens[0] = x.body
	} else {
		a.bar.bodies[0] = x.body
	}
	return a
}

// bases finds the lines of the front row of the body (ME-17.1, ME-34.1).
func (b *Board) bases(i int, x target, through rules.Side, enough int) aim {
	a, u := b.newAimer(i, x, through, enough), &b.body[i]
	a.bar.bodies[1] = i
	p, n := u.pose(), u.front()
	level := b.scenario.levelAt(u.at)
	for k := 0; k < n && a.result.n < enough; k++ {
		a.look(k, p.At(-p.W/2+baseSide*int64(k)+baseSide/2, p.D/2), level, u.phi)
	}
	return a.result
}

// posts finds the lines of the groups of the screen (ME-19.15).
func (b *Board) posts(i int, x target, through rules.Side, enough int) aim {
	a, u := b.newAimer(i, x, through, enough), &b.body[i]
	a.bar.screens[1] = i
	for g := 0; g < u.posts && a.result.n < enough; g++ {
		if u.screen[g].men > 0 {
			a.look(g, u.screen[g].at, 0, -1)
		}
	}
	return a.result
}

// look finds the clear line of one base or group to the nearest aim point in
// its arc; phi -1 looks all round.
func (a *aimer) look(k int, from plane.Vec, level, phi int) {
	var done uint64
	found := false
	for {
		m := a.nearest(from, phi, done)
		if m < 0 {
			return
		}
		done |= 1 << uint(m)
		if !a.free(from, a.pts[m], level) {
			continue
		}
		a.result.seen |= 1 << uint(a.group[m])
		if !found {
			a.result.lines[a.result.n] = sighting{from, a.pts[m], a.group[m]}
			a.result.n++
			a.result.shooters |= 1 << uint(k)
			found = true
		}
		if !a.reaches {
			return
		}
	}
}

// nearest returns the aim point in the arc that is nearest, then least aside,
// then first, of those not done; -1 if none is left.
func (a *aimer) nearest(from plane.Vec, phi int, done uint64) int {
	best := -1
	var least, leastAside int64
	for m := range a.n {
		way := a.pts[m].Sub(from)
		if done>>uint(m)&1 == 1 || phi >= 0 && !plane.InArc(phi, way) {
			continue
		}
		d, aside := way.Square(), int64(0)
		if phi >= 0 && best >= 0 && d == least {
			_, aside = plane.Bearing(phi, way)
			aside = max(aside, -aside)
		}
		if best < 0 || d < least || d == least && aside < leastAside {
			best, least = m, d
			if phi >= 0 {
				_, leastAside = plane.Bearing(phi, way)
				leastAside = max(leastAside, -leastAside)
			}
		}
	}
	return best
}

// free reports whether nothing blocks a line (ME-34.4).
func (a *aimer) free(from, to plane.Vec, level int) bool {
	f := a.b.scenario
	end := a.level
	if a.x.screen {
		end = 0
	}
	end = max(end, f.levelAt(to))
	return f.sees(from, to, max(level, f.levelAt(from), end)) && a.b.clear(from, to, &a.bar)
}

// vision reports whether a vision line runs from the front-centre of a body to
// some aim point of a target (ME-22.6, ME-34.12).
func (b *Board) vision(i, k int) bool {
	u := &b.body[i]
	f, from := b.scenario, u.pose().Front()
	level := max(f.levelAt(u.at), f.levelAt(from))
	end := f.levelAt(b.body[k].at)
	pts, n := b.body[k].aimPoints()
	for _, to := range pts[:n] {
		if f.sees(from, to, max(level, end, f.levelAt(to))) {
			return true
		}
	}
	return false
}

// sighted reports whether a vision line runs between two centres (ME-27.8).
func (b *Board) sighted(from, to plane.Vec) bool {
	return b.scenario.sees(from, to, max(b.scenario.levelAt(from), b.scenario.levelAt(to)))
}
