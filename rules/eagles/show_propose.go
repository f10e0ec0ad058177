package eagles

import (
	"slices"

	"grognard/rules"
	"grognard/rules/plane"
)

// plan is a manoeuvre that a player thinks of, and how much speaks for it.
type plan struct {
	i     int
	do    string
	n     int // mils or cents
	merit int
}

// plans are the manoeuvres that a player thinks of for a battalion.
type plans struct {
	b   *Board
	i   int
	all []plan
}

// Lengths at which a march stops short of an enemy, from front to footprint: so that nothing is
// lost by rounding, a little within a band of range (ME-18.10).
const (
	musketShot = 6*inch - 100
	longRange  = 12*inch - 100
)

// add adds a plan, unless it comes to little or to what has been thought of.
func (x *plans) add(do string, n int) {
	least := inch
	if do == "wheel" {
		least = 500
	}
	if max(n, -n) < least {
		return
	}
	for k := range x.all {
		p := &x.all[k]
		if p.i == x.i && p.do == do && max(p.n-n, n-p.n) < least {
			return
		}
	}
	x.all = append(x.all, plan{i: x.i, do: do, n: n})
}

// think adds what a player thinks of for body i.
func (x *plans) think(i int) {
	x.i = i
	b, u := x.b, &x.b.body[i]
	from, p := len(x.all), u.pose()
	most := b.mostAhead(i, 1)
	x.add("advance", int(most))
	least, nearest := int64(nowhere), -1
	for k := range b.body {
		v := &b.body[k]
		if !v.inPlay() || v.side == u.side {
			continue
		}
		d := v.at.Sub(p.C).Square()
		if d < least {
			least, nearest = d, k
		}
		g := glanceAt(p, v.pose())
		if g.bases == 0 || g.square == nowhere {
			continue
		}
		far := plane.Root(g.square)
		for _, shot := range [2]int64{musketShot, longRange} {
			if n := far - shot; n > 0 && n < most {
				x.add("advance", int(n))
			}
		}
	}
	if nearest >= 0 {
		x.add("wheel", turnTo(p, b.body[nearest].at))
		if least < farOff {
			x.add("retire", 6*inch)
		}
	}
	if goal, ok := b.goalOf(u.side, p.C); ok {
		x.add("wheel", turnTo(p, goal))
		if _, v := plane.Local(p.Phi, goal.Sub(p.C)); v < most {
			x.add("advance", int(v))
		}
	}
	for k := range b.body { // any other enemy near by
		if v := &b.body[k]; k != nearest && v.inPlay() && v.side != u.side && v.at.Sub(p.C).Square() < farOff {
			x.add("wheel", turnTo(p, v.at))
		}
	}
	x.all = slices.DeleteFunc(x.all, func(p plan) bool { return p.i == i && p.do == "advance" && p.n < inch })
	for k := from; k < len(x.all); k++ {
		x.judge(&x.all[k])
	}
}

// judge weighs a plan by what speaks for it.
func (x *plans) judge(p *plan) {
	if p.do == "wheel" { // no farther than it can be ordered
		most := plane.MostCents(x.b.body[p.i].pose().W, 6*inch)
		p.n = min(max(p.n, -most), most)
	}
	var count [prospectCount]int
	b := x.b
	switch p.do {
	case "wheel":
		b.prospectPlace(p.i, b.body[p.i].pose().Wheeled(p.n), count[:])
	case "retire":
		b.prospectStraight(p.i, -int64(p.n), count[:])
	default:
		b.prospectStraight(p.i, int64(p.n), count[:])
	}
	p.merit = 0
	for k, n := range count {
		p.merit += n * prospects[k].Worth
	}
}

// turnTo is the wheel, in cents, that would turn a front to a place if the body turned about its middle.
func turnTo(p plane.Pose, at plane.Vec) int {
	if at == p.C {
		return 0
	}
	n := plane.Facing(plane.Direction(at.Sub(p.C)) - p.Phi)
	if n > 18000 {
		n -= 36000
	}
	return n
}

// goalOf is the middle of the nearest zone that a side could earn and does not hold, if there is one.
func (b *Board) goalOf(s rules.Side, from plane.Vec) (goal plane.Vec, ok bool) {
	least := int64(nowhere)
	for k := range b.scenario.objectives {
		g := &b.scenario.objectives[k]
		if g.kind != zoneObjective || g.side == s.Other() || g.pts.Contains(from) {
			continue
		}
		c := middle(g.pts)
		if d := c.Sub(from).Square(); d < least {
			goal, least, ok = c, d, true
		}
	}
	return goal, ok
}

// Propose implements rules.Proposer: the best plan of each battalion, the best first, then the
// second best of each, and so on.
func (x *ordering) Propose(n int) []rules.Option {
	own := *x // others may look at the same time
	own.m = nil
	t := plans{b: x.b}
	for i := range x.b.body {
		if u := &x.b.body[i]; u.inPlay() && u.side == x.side && x.b.mayManoeuvre(i, "retire").OK() {
			t.think(i)
		}
	}
	t.rank()
	var all []rules.Option
	for k := range t.all {
		if len(all) >= n {
			break
		}
		if o, ok := own.carried(&t.all[k]); ok && !slices.Contains(all, o) {
			all = append(all, o)
		}
	}
	return all
}

// rank sorts plans: by how many better ones their battalions have, one more where nothing speaks for
// a plan, then by merit.
func (x *plans) rank() {
	slices.SortStableFunc(x.all, func(p, q plan) int { return q.merit - p.merit })
	var before [2 * maxRoster]int
	for k := range x.all {
		p := &x.all[k]
		p.merit -= mostMerit * (before[p.i] + one(p.merit <= 0))
		before[p.i]++
	}
	slices.SortStableFunc(x.all, func(p, q plan) int { return q.merit - p.merit })
}

// mostMerit is more than ever speaks for a plan.
const mostMerit = 100000

// carried is the order that a plan comes to, if it can be ordered and comes to something.
func (x *ordering) carried(p *plan) (rules.Option, bool) {
	v, why := x.verb(p.i, p.do)
	if !why.OK() {
		return rules.Option{}, false
	}
	o := rules.Option{Do: p.do, Who: x.b.unitRef(p.i), N: p.n}
	if !x.legal(v, p.n).OK() {
		o = x.nearest(v, p.n)
	}
	if p.do != "wheel" {
		if n := int(x.carry(v, int64(o.N))); n < o.N {
			o = x.nearest(v, n)
		}
	}
	least := inch
	if p.do == "wheel" {
		least = 300
	}
	return o, o.N*p.n > 0 && max(o.N, -o.N) >= least
}

// Propose implements rules.Proposer: all the way, then to where it is well placed to fire, to an
// objective, and to the edge of cover.
func (x *marching) Propose(n int) []rules.Option {
	b, p := x.m.b, x.m.start
	t := plans{b: b, i: x.m.i}
	t.add(x.do, int(x.far))
	if x.m.sign > 0 {
		for k := range b.body {
			v := &b.body[k]
			if !v.inPlay() || v.side == b.body[x.m.i].side {
				continue
			}
			if g := glanceAt(p, v.pose()); g.bases > 0 {
				far := plane.Root(g.square)
				x.stops(&t, far-musketShot)
				x.stops(&t, far-longRange)
			}
		}
		if goal, ok := b.goalOf(b.body[x.m.i].side, p.C); ok {
			_, v := plane.Local(p.Phi, goal.Sub(p.C))
			x.stops(&t, v)
		}
	}
	x.stops(&t, x.lastCover())
	x.stops(&t, x.far/2)
	return t.options(n, func(p *plan) rules.Option { return x.option(int64(p.n)) })
}

// stops adds a move of about n mils, if it is one.
func (x *marching) stops(t *plans, n int64) {
	if n >= inch && n < x.far {
		if n = x.below(n); n >= inch {
			t.add(x.do, int(n))
		}
	}
}

// lastCover is the farthest place on its way where the middle of the body has cover, to an inch; 0
// if there is none.
func (x *marching) lastCover() int64 {
	for n := x.far / inch * inch; n > 0; n -= inch {
		if x.m.b.scenario.pointCover(x.m.start.Straight(x.m.sign*n).C) > open {
			return n
		}
	}
	return 0
}

// options are the best plans as answers, each judged.
func (x *plans) options(n int, option func(*plan) rules.Option) (all []rules.Option) {
	for k := range x.all {
		x.judge(&x.all[k])
	}
	slices.SortStableFunc(x.all, func(p, q plan) int { return q.merit - p.merit })
	for k := range x.all {
		if len(all) < n {
			all = append(all, option(&x.all[k]))
		}
	}
	return all
}

// Propose implements rules.Proposer: as far as it goes, or until it faces an enemy or an objective.
func (x *wheeling) Propose(n int) []rules.Option {
	b, p := x.m.b, x.m.start
	t := plans{b: b, i: x.m.i}
	t.add("wheel", x.sign*x.far)
	turn := func(at plane.Vec) {
		if c := x.sign * turnTo(p, at); c > 0 && c < x.far {
			t.add("wheel", x.sign*x.below(c))
		}
	}
	for k := range b.body {
		if v := &b.body[k]; v.inPlay() && v.side != b.body[x.m.i].side {
			turn(v.at)
		}
	}
	if goal, ok := b.goalOf(b.body[x.m.i].side, p.C); ok {
		turn(goal)
	}
	return t.options(n, func(p *plan) rules.Option { return x.option(int64(x.sign * p.n)) })
}

// Propose implements rules.Proposer: the shortest path, straight on, square on, and at the middle of
// the target; those that are likeliest to get there first.
func (x *chargePath) Propose(n int) []rules.Option {
	u := &x.c.b.body[x.c.x.body]
	at := u.at
	if x.c.g >= 0 {
		at = u.screen[x.c.g].at
	}
	own := *x.c
	ways := []path{x.best}
	try := func(cents int) {
		cents = wholeStep(cents)
		if slices.ContainsFunc(ways, func(p path) bool { return p.cents == cents }) {
			return
		}
		if p, why := own.way(cents); why.OK() {
			ways = append(ways, p)
		}
	}
	try(0)
	try(turnTo(x.c.m.start, at))
	if x.c.g < 0 {
		for turn := 0; turn < 36000; turn += 9000 { // one of its sides
			square := plane.Facing(u.phi + turn - x.c.m.start.Phi)
			if square > 18000 {
				square -= 36000
			}
			for _, more := range [...]int{0, 500, -500} {
				if max(square, -square) <= chargeWheel {
					try(square + more)
				}
			}
		}
	}
	slices.SortStableFunc(ways, func(p, q path) int {
		if d := int(p.length()/inch - q.length()/inch); d != 0 {
			return d
		}
		return x.slant(&p) - x.slant(&q)
	})
	var all []rules.Option
	for k := range min(n, len(ways)) {
		all = append(all, x.option(ways[k].cents))
	}
	return all
}

// slant is by how many cents a charge would come at a slant to the side of the target that it meets.
func (x *chargePath) slant(p *path) int {
	n := plane.Facing(p.wheeled.Phi-x.c.b.body[x.c.x.body].phi) % 9000
	return min(n, 9000-n)
}
