package eagles

import (
	"math/bits"

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
	p, axes := u.pose(), plane.AxesOf(u.phi)
	w, d := p.W/2, p.D/2
	put := func(x, y int64) {
		all[n] = p.C.Add(axes.Turned(x, y))
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

// points looks up the aim points of the target, and for a screen the group of each.
func (a *aimer) points() {
	u := &a.b.body[a.x.body]
	if !a.x.screen {
		a.pts, a.n = u.aimPoints()
		return
	}
	for g := range u.posts {
		if u.screen[g].men > 0 {
			a.pts[a.n], a.group[a.n] = u.screen[g].at, uint8(g)
			a.n++
		}
	}
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
	group   [64]uint8
	n       int
	level   int // of the target's body
	result  aim
	reaches bool // find every group of the target that is seen
}

// start looks up what all who fire have in common.
func (a *aimer) start(b *Board, i int, x target, through rules.Side, enough int) {
	a.b, a.i, a.x, a.enough, a.reaches = b, i, x, enough, x.screen && enough > 1
	a.points()
	a.level = b.scenario.levelAt(b.body[x.body].at)
	a.bar = barrier{bodies: [2]int{-1, -1}, screens: [2]int{-1, -1}, through: through}
	if x.screen {
		a.bar.screens[0] = x.body
	} else {
		a.bar.bodies[0] = x.body
	}
}

// bases finds the lines of the front row of the body (ME-17.1, ME-34.1).
func (b *Board) bases(i int, x target, through rules.Side, enough int) aim {
	var a aimer
	u := &b.body[i]
	a.start(b, i, x, through, enough)
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
	var a aimer
	u := &b.body[i]
	a.start(b, i, x, through, enough)
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
	var square [64]int64 // of the way to each point
	left := uint64(0)    // the points in the arc that have not been tried
	for m := range a.n {
		if way := a.pts[m].Sub(from); phi < 0 || plane.InArc(phi, way) {
			square[m] = way.Square()
			left |= 1 << uint(m)
		}
	}
	level = max(level, a.b.scenario.levelAt(from))
	for found := false; left != 0; {
		m := a.nearest(from, phi, &square, left)
		left &^= 1 << uint(m)
		if !a.free(from, a.pts[m], level) {
			continue
		}
		a.result.seen |= 1 << uint(a.group[m])
		if !found {
			a.result.lines[a.result.n] = sighting{from, a.pts[m], int(a.group[m])}
			a.result.n++
			a.result.shooters |= 1 << uint(k)
			found = true
		}
		if !a.reaches {
			return
		}
	}
}

// nearest returns the aim point that is nearest, then least aside, then first, of
// those left.
func (a *aimer) nearest(from plane.Vec, phi int, square *[64]int64, left uint64) int {
	best := bits.TrailingZeros64(left)
	for left &= left - 1; left != 0; left &= left - 1 {
		m := bits.TrailingZeros64(left)
		if d := square[m] - square[best]; d < 0 || d == 0 && phi >= 0 && aside(phi, a.pts[m].Sub(from)) < aside(phi, a.pts[best].Sub(from)) {
			best = m
		}
	}
	return best
}

// aside is how far aside of a facing a way leads.
func aside(phi int, way plane.Vec) int64 {
	_, right := plane.Bearing(phi, way)
	return max(right, -right)
}

// free reports whether nothing blocks a line that begins at a level (ME-34.4).
func (a *aimer) free(from, to plane.Vec, level int) bool {
	f := a.b.scenario
	end := a.level
	if a.x.screen {
		end = 0
	}
	end = max(end, f.levelAt(to))
	return f.sees(from, to, max(level, end)) && a.b.clear(from, to, &a.bar)
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
