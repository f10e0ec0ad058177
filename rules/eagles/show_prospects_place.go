package eagles

import (
	"grognard/rules"
	"grognard/rules/plane"
)

// prospectStraight is for a move of n mils ahead, or back.
func (b *Board) prospectStraight(i int, n int64, into []int) {
	u := &b.body[i]
	b.prospectPlace(i, u.pose().Straight(n), into)
	h := plane.Sweep(u.quad, plane.Turned(u.phi, 0, n))
	area := h.Poly()
	box := area.Box()
	for k := range b.body {
		v := &b.body[k]
		if k != i && v.inPlay() && v.side == u.side && !v.disordered && !v.box.Far(box, 0) && v.quad.Poly().Overlaps(area) { // ME-15.4
			into[fearUnsettle]++
		}
	}
	into[fearUnsettle] += one(!u.disordered && b.scenario.difficult(area)) // ME-15.2
}

// prospectPlace is for a pose in which a body may come to stand, beside that in which it stands.
func (b *Board) prospectPlace(i int, p plane.Pose, into []int) {
	u := &b.body[i]
	was := u.pose()
	near, then := int64(nowhere), int64(nowhere)
	foe := -1
	best, before, friends := 0, 0, 0
	for k := range b.body {
		v := &b.body[k]
		if k == i || !v.inPlay() {
			continue
		}
		q := v.pose()
		if v.side == u.side {
			if !v.broken {
				friends += one(plane.Within(p.C, v.at, helpReach)) - one(plane.Within(was.C, v.at, helpReach))
			}
			continue
		}
		d := was.C.Sub(q.C).Square()
		if d < near {
			near, foe = d, k
		}
		then = min(then, p.C.Sub(q.C).Square())
		if d > farOff && p.C.Sub(q.C).Square() > farOff || v.engaged() || v.supporting() {
			continue
		}
		best, before = max(best, b.shot(i, p, k, q)), max(before, b.shot(i, was, k, q))
		if b.canShoot(v) {
			into[fearExposed] += b.shot(k, q, i, p) - b.shot(k, q, i, was)
		}
		if b.toAct(v) && !v.resting() {
			into[fearExposed] += b.charged(k, q, i, p) - b.charged(k, q, i, was)
		}
	}
	into[hopeFriends] = friends
	into[hopeBear] = best - before
	into[hopeCover] = int(b.scenario.pointCover(p.C)) - int(b.scenario.pointCover(was.C))
	if foe >= 0 {
		into[hopeNear] = int((max(plane.Root(near), closeBy) - max(plane.Root(then), closeBy)) / inch)
		into[hopeFront] = offFrom(was, b.body[foe].at) - offFrom(p, b.body[foe].at)
	}
	b.prospectGoal(u.side, was.C, p.C, into)
}

// charged is about how many tenths of a Ranker a charge of k costs body i where it would stand in a
// pose: a melee that is lost costs six (ME-23.14).
func (b *Board) charged(k int, q plane.Pose, i int, p plane.Pose) int {
	g := glanceAt(q, p)
	if g.bases == 0 || g.square > chargeReach {
		return 0
	}
	return 6 * b.chargeOf(k, i, run{far: plane.Root(g.square)}).win / 10
}

// What counts as far and as near, for fire and for those who come into it.
const (
	farOff  = 26 * inch * 26 * inch
	closeBy = 8 * inch // from middle to middle: musket range, and half of the depths
)

// prospectGoal is for who goes from one place to another with a view to the zones that his side could earn.
func (b *Board) prospectGoal(s rules.Side, from, to plane.Vec, into []int) {
	most := 0
	for k := range b.scenario.objectives {
		g := &b.scenario.objectives[k]
		if g.kind != zoneObjective || g.side == s.Other() {
			continue
		}
		goal := middle(g.pts)
		n := int((min(from.Sub(goal).Length(), zoneFar) - min(to.Sub(goal).Length(), zoneFar)) / inch)
		in, out := g.pts.Contains(to), g.pts.Contains(from)
		into[hopeEnter] += min(g.points, 9) * (one(in) - one(out))
		if in && out {
			n = 0
		}
		if most == 0 || n > most {
			most = n
		}
	}
	into[hopeGoal] = most
}

// offFrom is how many tens of degrees a front is turned away from a place.
func offFrom(p plane.Pose, at plane.Vec) int {
	along, right := plane.Bearing(p.Phi, at.Sub(p.C))
	right = max(right, -right)
	switch {
	case along <= 0:
		if right <= -along {
			return 15 // it lies behind
		}
		return 11
	case right > along:
		return 7
	}
	return int(45*right/along) / 10 // a little less than it is between
}

// off is how far a body would be turned away from the nearest enemy.
func (b *Board) off(i int, p plane.Pose) int {
	least, at := int64(nowhere), p.C
	for k := range b.body {
		if v := &b.body[k]; v.inPlay() && v.side != b.body[i].side {
			if d := v.at.Sub(p.C).Square(); d < least {
				least, at = d, v.at
			}
		}
	}
	if least == nowhere {
		return 0
	}
	return offFrom(p, at)
}

// prospectForm is for another formation.
func (b *Board) prospectForm(i int, into []int) {
	u := &b.body[i]
	near := false
	for k := range b.body {
		v := &b.body[k]
		near = near || v.inPlay() && !v.broken && v.side != u.side && v.at.Sub(u.at).Square() < 20*inch*20*inch
	}
	into[hopeForm] = b.suits(i, !u.column, near) - b.suits(i, u.column, near)
}

// suits says how a formation suits a body: a line fires, a column marches and charges.
func (b *Board) suits(i int, column, near bool) int {
	u := &b.body[i]
	n := 0
	if charger := !u.rifles && u.has[officer]+one(u.grade >= veteran) > 0; charger == column {
		n++
	}
	if near != column {
		n++
	}
	return n
}

// prospectGroup is for the place of a skirmish group: between its body and the enemy.
func (b *Board) prospectGroup(i int, o rules.Option, into []int) {
	u := &b.body[i]
	p := u.pose()
	at := plane.Of(o.Pt)
	switch o.Do {
	case "drape":
		at = p.At(0, p.D/2+int64(o.N)+groupRadius)
	case "keep":
		at = u.screen[o.Who.N()&15].at
	}
	aside, ahead := plane.Local(p.Phi, at.Sub(p.C))
	ahead -= p.D / 2
	into[hopeScreen] = one(ahead > 0 && max(aside, -aside) <= p.W/2+u.tether())
	into[hopeCover] = int(b.scenario.pointCover(at))
	near := 0
	for k := range b.body {
		v := &b.body[k]
		if !v.inPlay() || v.broken || v.side == u.side {
			continue
		}
		d := v.box.Misses(at, bands[one(u.rifles)][0].to+groupRadius)
		near += one(!d)
		into[fearExposed] += 2 * one(!v.box.Misses(at, separation+groupRadius))
	}
	into[hopeBear] = min(near, 1) * b.faces(i, 0)
}

// prospectDeploy is for the place and facing of a battalion before the battle.
func (b *Board) prospectDeploy(q *rules.Request, i int, o rules.Option, into []int) {
	u := &b.body[i]
	f, ok := q.Field.(*deploying)
	if !ok {
		return
	}
	p := f.pose(o)
	beside, ahead := 0, 0
	for k := range b.body {
		v := &b.body[k]
		if k == i || !v.inPlay() || v.side != u.side {
			continue
		}
		aside, along := plane.Local(p.Phi, v.at.Sub(p.C))
		aside, along = max(aside, -aside), max(along, -along)
		beside += one(aside < p.W/2+v.pose().W/2+3*inch && along < 4*inch)
		ahead += one(aside < p.W/2+v.pose().W/2 && along < 8*inch) // one hampers the other
	}
	into[hopeFriends] = 2*beside - 2*ahead
	into[hopeCover] = int(b.scenario.pointCover(p.C))
	quad := p.Quad()
	into[fearUnsettle] = one(b.scenario.difficult(quad.Poly()))
	away := vec(b.scenario.w/2, b.scenario.h/2)
	into[hopeFront] = -offFrom(p, p.C.Add(plane.Turned(f.home(), 0, 10*inch)))
	into[hopeNear] = int((zoneFar - min(zoneFar, p.C.Sub(away).Length())) / inch)
	from := p.C.Add(plane.Turned(f.home(), 0, -zoneFar))
	b.prospectGoal(u.side, from, p.C, into)
	if u.light { // on the flanks
		into[hopeGoal] /= 2
	}
}

// prospectPosted is for the first place of a Commander: behind the middle of his line.
func (b *Board) prospectPosted(s rules.Side, o rules.Option, into []int) {
	into[hopeFriends] = b.company(s, plane.Of(o.Pt))
	into[hopeGoal] = -int(plane.Of(o.Pt).Sub(b.centre(s)).Length() / inch)
}

// company counts the battalions that a Commander at a place is likely to reach (ME-9.16).
func (b *Board) company(s rules.Side, at plane.Vec) (n int) {
	for k := range b.body {
		v := &b.body[k]
		n += one(v.side == s && v.inPlay() && !v.broken && plane.Within(at, v.at, 14*inch))
	}
	return n
}

// centre is the middle of the battalions of a side.
func (b *Board) centre(s rules.Side) plane.Vec {
	var sum plane.Vec
	n := int64(0)
	for k := range b.body {
		if v := &b.body[k]; v.side == s && v.inPlay() {
			sum = sum.Add(v.at)
			n++
		}
	}
	if n == 0 {
		return vec(b.scenario.w/2, b.scenario.h/2)
	}
	return vec(sum.X/n, sum.Y/n)
}

// prospectCommander is for what a Commander does: who is led passes every test, all others work a
// grade lower meanwhile (ME-9.6, ME-9.11).
func (b *Board) prospectCommander(q *rules.Request, o rules.Option, into []int) {
	s := q.To
	c := b.cmdOf(s)
	led := c.state == inPlay && c.with >= 0
	now := 0
	if led {
		now = b.craves(c.with)
	}
	switch o.Do {
	case "stay", "done":
		into[fearIdle] = one(q.Kind == "command")
	case "command":
		most := 0
		for k := range b.body {
			if v := &b.body[k]; v.side == s && v.inPlay() && !v.broken {
				most = max(most, b.craves(k))
			}
		}
		into[hopeLead] = max(most-now, 0)
		into[fearIdle] = one(most <= now)
	case "attach":
		k := b.unitNamed(o.At)
		if k < 0 {
			return
		}
		into[hopeLead] = b.craves(k) - now
		if !led {
			into[hopeSpare] = -b.others(s, k)
		}
	case "ride":
		into[hopeFriends] = b.company(s, plane.Of(o.Pt))
		if led {
			into[hopeLead] = -now
			into[hopeSpare] = b.others(s, c.with)
		}
	}
}

// craves is what the Commander would do for a battalion, in hundredths of a test passed.
func (b *Board) craves(i int) int {
	u := &b.body[i]
	if u.broken {
		return 0
	}
	n := 0
	miss := (min(b.needs(i), 6) - 1) * 100 / 6 // whether he is there or not
	if b.phase == activations && !u.activated {
		n += miss + 10*u.groups()*one(b.canShoot(u))/4
	}
	if u.mustTest() {
		n += 2 * miss
	}
	if u.engaged() {
		n += 60 // ME-23.12
	}
	return n
}

// others counts the battalions that a Commander with one of them lowers, if they have a test to come.
func (b *Board) others(s rules.Side, but int) (n int) {
	for k := range b.body {
		v := &b.body[k]
		n += one(k != but && v.side == s && v.inPlay() && (v.mustTest() || b.phase == activations && !v.activated))
	}
	return n
}
