package eagles

import (
	"slices"

	"grognard/rules"
	"grognard/rules/plane"
)

// places collects places, each once.
type places struct {
	all []plane.Vec
	ok  func(plane.Vec) bool
}

// add adds a place, or one close by, if there is a legal one that is new.
func (x *places) add(c plane.Vec) {
	for k := range 9 {
		at := c
		if k > 0 { // round it
			at = c.Add(plane.Turned(4500*k, 0, 1500))
		}
		if x.ok(at) {
			if !slices.ContainsFunc(x.all, func(o plane.Vec) bool { return plane.Within(o, at, inch/2) }) {
				x.all = append(x.all, at)
			}
			return
		}
	}
}

// options are the first places as answers.
func (x *places) options(n int, option func(plane.Vec) rules.Option) (all []rules.Option) {
	for _, c := range x.all[:min(n, len(x.all))] {
		all = append(all, option(c))
	}
	return all
}

// Propose implements rules.Proposer: behind the battalion that craves him most, behind the middle of
// the line, and behind the others.
func (x *riding) Propose(n int) []rules.Option {
	b := x.b
	found := places{ok: func(c plane.Vec) bool { return x.ok(c) && !b.threatens(x.s, c) }}
	var who [2 * maxRoster]int
	rank := who[:0]
	for k := range b.body {
		if u := &b.body[k]; u.side == x.s && u.inPlay() {
			rank = append(rank, k)
		}
	}
	slices.SortStableFunc(rank, func(i, k int) int { return b.troubled(k) - b.troubled(i) })
	for m, k := range rank {
		x.toward(&found, b.behind(k))
		if m == 0 {
			x.toward(&found, b.rearOf(x.s))
		}
	}
	if len(found.all) == 0 {
		found.ok = x.ok
		found.add(x.safe)
	}
	return found.options(n, x.option)
}

// toward adds a place, or as far towards it as he may ride.
func (x *riding) toward(found *places, c plane.Vec) {
	if from := x.b.cmdStart(x.s, c); !plane.Within(from, c, x.reach) {
		c = along(from, c, x.reach)
	}
	found.add(c)
}

// troubled says how much a battalion needs its Commander near by, whether or not he may join it.
func (b *Board) troubled(i int) int {
	u := &b.body[i]
	return b.craves(i) + 100*one(u.broken) + 40*one(u.disordered) + 60*one(u.engaged())
}

// behind is a place an inch behind a body.
func (b *Board) behind(i int) plane.Vec {
	p := b.body[i].pose()
	return p.At(0, -p.D/2-inch-cmdRadius)
}

// rearOf is a place behind the middle of the line of a side.
func (b *Board) rearOf(s rules.Side) plane.Vec {
	return b.centre(s).Add(plane.Turned(edges[b.army[s].home].away, 0, -3*inch))
}

// threatens reports whether an enemy body is so near to a place that its next move could come there.
func (b *Board) threatens(s rules.Side, c plane.Vec) bool {
	for k := range b.body {
		if u := &b.body[k]; u.side != s && u.inPlay() && !u.broken && !u.box.Misses(c, separation) {
			return true
		}
	}
	return false
}

// Propose implements rules.Proposer: behind the middle of his line, then behind each battalion.
func (x *posted) Propose(n int) []rules.Option {
	found := places{ok: x.ok}
	found.add(x.b.rearOf(x.s))
	for k := range x.b.body {
		if u := &x.b.body[k]; u.side == x.s && u.inPlay() {
			found.add(x.b.behind(k))
		}
	}
	found.add(x.safe)
	return found.options(n, x.option)
}

// Propose implements rules.Proposer: where it is draped, nearer to the enemy, in cover, and where it was.
func (x *groupPlace) Propose(n int) []rules.Option {
	b, p := x.p.b, &x.p
	u := &b.body[p.i]
	found := places{ok: func(c plane.Vec) bool { return p.ok(c) || c == x.safe }}
	found.add(b.draped(p, drapes[0]))
	found.add(x.safe)
	front := u.pose().Front()
	if k := b.nearestTo(u.side, front); k >= 0 {
		found.add(along(front, b.body[k].at, u.tether()))
	}
	for k := range b.scenario.scene {
		s := &b.scenario.scene[k]
		if grounds[s.kind].cover > open && !grounds[s.kind].line && !s.box.Misses(front, u.tether()+groupRadius) {
			found.add(s.pts.Nearest(front))
			found.add(along(s.pts.Nearest(front), middle(s.pts), inch))
		}
	}
	found.add(b.draped(p, inch))
	found.add(b.draped(p, min(u.tether(), 4*inch)))
	if p.zones == nil {
		found.add(p.from)
	}
	return found.options(n, x.option)
}

// nearestTo is the enemy body in play that is nearest to a place, or -1.
func (b *Board) nearestTo(s rules.Side, c plane.Vec) int {
	best, least := -1, int64(nowhere)
	for k := range b.body {
		if u := &b.body[k]; u.side != s && u.inPlay() {
			if d := u.at.Sub(c).Square(); d < least {
				best, least = k, d
			}
		}
	}
	return best
}

// Of the line of battle:
const (
	lineGap   = 2 * inch // between two battalions
	secondRow = 8 * inch // behind the front of the first
	rowStep   = inch
)

// Propose implements rules.Proposer: a line of battle that faces away from home, at the front of the
// zone and before the nearest objective. Its battalions stand side by side, light ones at its ends;
// a second line stands behind them.
func (x *deploying) Propose(n int) []rules.Option {
	w, d := size(x.b.body[x.i].bases, x.column)
	axes := plane.AxesOf(x.home())
	first, second := x.slots(axes, w)
	var all []rules.Option
	for row, slots := range [2][]int64{first, second} {
		for _, at := range slots {
			if len(all) >= n {
				return all
			}
			p, ok := x.frontMost(axes, at, int64(row)*secondRow, w, d)
			if o := x.option(p); ok && !slices.Contains(all, o) {
				all = append(all, o)
			}
		}
	}
	if len(all) == 0 && n > 0 && x.b.mayStand(x.i, x.safe).OK() {
		all = append(all, x.option(x.safe))
	}
	return all
}

// slots are places along the line: those of the first row that friends leave free, the best first,
// and those of the second, behind them.
func (x *deploying) slots(axes plane.Axes, w int64) (first, second []int64) {
	b, s := x.b, x.b.body[x.i].side
	home := middle(b.zonesOf(s)[0].pts)
	focus := vec(b.scenario.w/2, b.scenario.h/2)
	if goal, ok := b.goalOf(s, home); ok {
		focus = goal
	}
	midst, _ := axes.Local(focus)
	lo, hi := midst, midst // of the line as it stands
	var taken [][2]int64
	for k := range b.body {
		if u := &b.body[k]; k != x.i && u.side == s && u.inPlay() {
			at, _ := axes.Local(u.at)
			half := u.pose().W/2 + w/2
			taken = append(taken, [2]int64{at - half, at + half})
			second = append(second, at)
			lo, hi = min(lo, at-half-lineGap), max(hi, at+half+lineGap)
		}
	}
	wish := []int64{midst, lo, hi}
	for _, t := range taken {
		wish = append(wish, t[0]-lineGap, t[1]+lineGap)
	}
	off := func(at int64) int64 { return max(at-midst, midst-at) }
	slices.SortStableFunc(wish, func(p, q int64) int { return int(off(p) - off(q)) })
	if b.body[x.i].light { // so far out that others have room between
		wish = append([]int64{lo - w - lineGap, hi + w + lineGap}, wish...)
	}
	left, right := x.ends(axes, w)
	for _, at := range wish {
		at = min(max(at, left), right)
		free := !slices.ContainsFunc(taken, func(t [2]int64) bool { return at > t[0]-lineGap/2 && at < t[1]+lineGap/2 })
		if free && !slices.Contains(first, at) {
			first = append(first, at)
		}
	}
	slices.SortStableFunc(second, func(p, q int64) int { return int(off(p) - off(q)) })
	return first, second
}

// ends are the places of a body at the left and right end of its zones.
func (x *deploying) ends(axes plane.Axes, w int64) (left, right int64) {
	left, right = nowhere, -nowhere
	for _, z := range x.b.zonesOf(x.b.body[x.i].side) {
		for _, c := range z.pts {
			u, _ := axes.Local(c)
			left, right = min(left, u+w/2), max(right, u-w/2)
		}
	}
	return left, max(left, right)
}

// frontMost is the pose at a place along the line that stands farthest forward in some zone, so far
// behind its front, on open ground.
func (x *deploying) frontMost(axes plane.Axes, at, depth, w, d int64) (plane.Pose, bool) {
	p := plane.Pose{Phi: x.home(), W: w, D: d}
	for _, z := range x.b.zonesOf(x.b.body[x.i].side) {
		top, bottom := int64(-nowhere), int64(nowhere)
		for _, c := range z.pts {
			_, v := axes.Local(c)
			top, bottom = max(top, v), min(bottom, v)
		}
		for v := top - d/2 - depth; v >= bottom+d/2; v -= rowStep {
			p.C = axes.Turned(at, v)
			if q := p.Quad(); x.b.mayStand(x.i, p).OK() && !x.b.scenario.difficult(q.Poly()) {
				return p, true
			}
		}
	}
	return p, false
}

// All free answers of the book are proposed.
var _ = []rules.Proposer{(*ordering)(nil), (*marching)(nil), (*wheeling)(nil), (*chargePath)(nil), (*riding)(nil), (*groupPlace)(nil), (*deploying)(nil), (*posted)(nil)}
