package eagles

import (
	"grognard/rules"
	"grognard/rules/plane"
)

// mayCharge says why a battalion may not charge (ME-22.5).
func (b *Board) mayCharge(i int) rules.Reason {
	u := &b.body[i]
	why := func(rule, key string) rules.Reason {
		return rules.No(rule, rules.Text{Key: "me.why." + key, A: b.unitRef(i)})
	}
	switch {
	case u.activated:
		return why("ME-13.1", "activated")
	case u.broken:
		return why("ME-22.5", "broken")
	case u.engaged():
		return why("ME-22.5", "engaged")
	case u.supporting():
		return why("ME-22.5", "supporting")
	case u.resting():
		return why("ME-22.5", "halted")
	}
	return rules.Reason{}
}

// mayBeCharged says why a body may not be charged by another (ME-22.6,
// ME-22.25, ME-23.24 to ME-23.30).
func (b *Board) mayBeCharged(i, k int) rules.Reason {
	u, v := &b.body[i], &b.body[k]
	no := func(rule, key string) rules.Reason {
		return rules.No(rule, rules.Text{Key: "me.why." + key, A: b.unitRef(i), B: b.unitRef(k)})
	}
	if v.safe && v.broken {
		return no("ME-22.25", "running")
	}
	if !v.engaged() {
		return rules.Reason{}
	}
	switch {
	case v.since == b.turn:
		return no("ME-23.24", "join_now")
	case b.supporter(v.foe) >= 0:
		return no("ME-23.30", "join_two")
	case v.zoneOf(u.pose().Front()) == front:
		return no("ME-23.26", "join_front")
	}
	return rules.Reason{}
}

// supporter is the battalion that supports a principal, or -1.
func (b *Board) supporter(i int) int {
	for k := range b.body {
		if b.body[k].inPlay() && b.body[k].helps == i {
			return k
		}
	}
	return -1
}

// bearing is the side of a body from which something comes (1.5).
type bearing uint8

const (
	front bearing = iota
	leftFlank
	rightFlank
	rear
)

// zoneOf tells in which zone of the body a point lies (ME-32.2 to ME-32.4).
func (u *battalion) zoneOf(p plane.Vec) bearing {
	q := u.pose()
	x, y := plane.Local(q.Phi, p.Sub(q.C))
	edge := q.D/2 + max(0, max(x, -x)-q.W/2)
	switch {
	case y+tolerance >= edge:
		return front
	case -y > edge:
		return rear
	case x < 0:
		return leftFlank
	}
	return rightFlank
}

// offerCharges offers the charges of a battalion (ME-22.6, ME-22.24).
func (b *Board) offerCharges(m rules.Menu, i int) {
	may := b.mayCharge(i)
	if !may.OK() && !m.Explaining() {
		return
	}
	c := b.newCharger(i) // for all targets
	for k := range b.body {
		v := &b.body[k]
		if !v.inPlay() || v.side == b.body[i].side {
			continue
		}
		b.offerCharge(m, c, b.unitRef(k), may, b.mayBeCharged(i, k))
		for g := range v.posts {
			if v.screen[g].men > 0 {
				b.offerCharge(m, c, b.groupRef(k, g), may, rules.Reason{})
			}
		}
	}
}

// offerCharge offers one charge.
func (b *Board) offerCharge(m rules.Menu, c *charging, at rules.Ref, may, open rules.Reason) {
	if !open.OK() && !m.Explaining() {
		return
	}
	c.aim(at)
	sight := rules.Unless(b.charges(c), "ME-22.6", rules.Text{Key: "me.why.no_sight", A: b.unitRef(c.i), B: at})
	if !sight.OK() && !m.Explaining() {
		return
	}
	if m.Offer(rules.Option{Do: "charge", Who: b.unitRef(c.i), At: at}, may, open, sight, c.exists()) {
		if c.unreachable() || c.hopeless() {
			m.Sign(rules.Vain)
			return
		}
		m.Sign(rules.Distant)
	}
}

// unreachable reports whether the target stands so far off that no dice can get the charger there
// by any path. By eye nobody knows (ME-39.3).
func (c *charging) unreachable() bool {
	if c.g >= 0 || c.b.rules.byEye {
		return false
	}
	u, v := &c.b.body[c.i], &c.b.body[c.x.body]
	most := int64(2+one(u.column))*6*inch + 2*tolerance + 1 // ME-22.9
	return u.box.Far(v.box, most) || !u.quad.Poly().Near(v.quad.Poly(), most)
}

// hopeless reports whether no dice can get the charger to the target by any of the paths that
// there are, of which exists has found one: the ground on them may cost more than the distance. By
// eye nobody knows (ME-39.3).
func (c *charging) hopeless() bool {
	if c.b.rules.byEye || !c.inVain(&c.found) {
		return false
	}
	vain := true
	c.wheels(func(p *path) bool {
		vain = c.inVain(p)
		return vain
	})
	return vain
}

// inVain reports whether no dice can get a charge along a path to its end (ME-22.9,
// ME-22.15).
func (c *charging) inVain(p *path) bool {
	n, _ := c.b.chargeDice(c.i, p)
	less := 0
	if !c.b.led(c.i) {
		less = len(c.b.chargeCrossings(p))
	}
	return int64(6*n-less)*inch+tolerance < p.length()
}

// charges reports whether the charger sees the target.
func (b *Board) charges(c *charging) bool {
	if c.g < 0 {
		return b.vision(c.i, c.x.body)
	}
	u := &b.body[c.i]
	from, to := u.pose().Front(), b.body[c.x.body].screen[c.g].at
	f := b.scenario
	return f.sees(from, to, max(f.levelAt(u.at), f.levelAt(from), f.levelAt(to)))
}

// charge is the order Charge, step by step (4.2.3).
func (b *Board) charge(t *rules.Table, i int, o rules.Option) {
	u := &b.body[i]
	c := b.newCharging(i, o.At)
	// 1 the path
	b.showCharge(c, nil)
	o = b.askPath(t, c)
	p := rules.Memo(t, func() path { return c.chosen(o.N) })
	b.showCharge(c, &p)
	u.activated = true
	far := c.far(t, &p)
	t.Tell(rules.Event{Kind: rules.EvDeclare, Measured: b.rules.byEye, Rule: "ME-22.7", Side: u.side, Who: o.Who, To: o.At, N: o.N,
		Text: inches("me.log.charge", far, o.Who, o.At)})
	// 2 the Charge test
	if !b.chargeTest(t, i) { // ME-22.4
		return
	}
	// 3 the distance, 4 falling short
	cross := rules.Memo(t, func() []crossing { return b.chargeCrossings(&p) })
	if len(cross) > 0 {
		b.disorder(t, i, "ME-15.5")
	}
	net, arrives := b.chargeDistance(t, i, &p, far, len(cross))
	if !arrives {
		b.fallShort(t, c, &p, net)
		return
	}
	t.Tell(rules.Event{Kind: rules.EvResult, Rule: "ME-22.9", Side: u.side, Who: o.Who, To: o.At, Text: inches("me.row.arrives", far, o.Who, o.At), Stage: true})
	// 5 a broken target is dispersed
	if c.g < 0 && b.body[c.x.body].broken {
		b.contact(t, c, &p, p.end, rules.EvMove, "ME-22.18")
		b.remove(t, c.x.body, "ME-22.18", "")
		b.comesTo(t, i, "ME-22.18", "dispersed", rules.Text{B: o.At})
		return
	}
	// 6 and 7 defensive fire
	groups := u.groups() // ME-24.11
	if !b.defence(t, c, &p) {
		return
	}
	// 8 contact, 9 melee
	b.arrive(t, c, &p, groups, cross)
}

// askPath asks for the path, unless only one is legal.
func (b *Board) askPath(t *rules.Table, c *charging) rules.Option {
	return t.Ask(b.body[c.i].side, "charge.path", "ME-22.7", b.unitRef(c.i), func(m rules.Menu) {
		m.Public()
		best, _ := c.shortest()
		c.ready()
		x := &chargePath{c, best}
		m.Quiet(x.option(best.cents))
		m.Field(x)
	})
}

// far is L, or what odds by eye take it to be (ME-22.7, ME-39.3).
func (c *charging) far(t *rules.Table, p *path) int64 {
	if n := t.WhatIf(rules.Unmeasured); n > 0 {
		return int64(n) * inch
	}
	return p.length()
}

// chargeDistance rolls the distance of a charge of so many mils, less the dice
// of the obstacles on its path, and says whether that is enough (ME-22.9 to
// ME-22.11, ME-22.15). What is rolled beyond them does not count, and less than
// nothing is nothing (ME-22.12).
func (b *Board) chargeDistance(t *rules.Table, i int, p *path, far int64, obstacles int) (net int64, arrives bool) {
	u := &b.body[i]
	n, rule := b.chargeDice(i, p)
	if b.led(i) { // ME-9.7
		net = int64(n) * 6 * inch
		return net, net+tolerance >= far
	}
	d := rules.D(n, 6).RolledBy(u.side).Summed()
	if obstacles == 0 { // whatever arrives is alike
		class := make([]int, 5*n+1)
		for k := range class {
			class[k] = k
			if int64(k+n)*inch+tolerance >= far {
				class[k] = len(class)
			}
		}
		d = d.Alike(class...)
	}
	since := t.Asked()
	net = int64(rules.Total(t.Roll("me.charge.distance", rule, d))) * inch
	if obstacles > 0 {
		net -= int64(rules.Total(t.Roll("me.obstacle", "ME-22.15", rules.D(obstacles, 6).RolledBy(u.side).Summed()))) * inch
	}
	if arrives = net+tolerance >= far; arrives { // however much more than far it is
		net = far
	}
	net = max(0, net)
	t.MergeOn(since, int(net), one(arrives))
	return net, arrives
}

// chargeDice is how many dice the distance of a charge has, and why.
func (b *Board) chargeDice(i int, p *path) (n int, rule string) {
	u := &b.body[i]
	n = 2 + one(u.column)
	if !b.led(i) && b.slowed(u.quad.Poly(), p.wheeled.Front(), p.end.Front(), p.ahead) {
		return 1, "ME-22.10"
	}
	return n, "ME-22.9"
}

// chargeCrossings are the obstacles on the path of a charge (ME-22.15).
func (b *Board) chargeCrossings(p *path) []crossing {
	return b.scenario.crossings(p.strip(), p.ahead+2*tolerance+1)
}

// fallShort halts a charge that does not arrive (ME-22.12).
func (b *Board) fallShort(t *rules.Table, c *charging, p *path, net int64) {
	u := &b.body[c.i]
	for !b.onNobody(c.i, p.after(net).Quad()) {
		net -= 10 // between two looks at a wheel a corner may slip by (ME-36.3, ME-33.4)
	}
	if net > 0 && t.WhatIf(rules.Unmeasured) == 0 { // whom it runs into, odds by eye do not know
		b.contact(t, c, p, p.after(net), rules.EvMove, "ME-22.12")
	}
	u.halted = b.turn + 1
	b.comesTo(t, c.i, "ME-22.12", "short", inches("", net, 0, 0))
}

// comesTo tells what an order has come to, where no dice of a fight say so.
func (b *Board) comesTo(t *rules.Table, i int, rule, row string, text rules.Text) {
	text.Key, text.A = "me.row."+row, b.unitRef(i)
	t.Tell(rules.Event{Kind: rules.EvResult, Rule: rule, Side: b.body[i].side, Who: b.unitRef(i), To: text.B, Text: text, Rank: rankOf(row)})
}

// contact moves a charger along its path to a pose: groups touched are
// removed, its own come with it, difficult ground disorders it.
func (b *Board) contact(t *rules.Table, c *charging, p *path, end plane.Pose, kind rules.EventKind, rule string) {
	track := []plane.Pose{p.start}
	wheel := plane.Facing(end.Phi - p.start.Phi)
	if wheel > 18000 {
		wheel -= 36000
	}
	if wheel != 0 {
		track = append(track, p.start.Wheeled(wheel))
	}
	if ahead := end.C.Sub(track[len(track)-1].C); ahead != (plane.Vec{}) {
		track = append(track, end)
	}
	b.moved(t, c.i, end, kind, rule, track...)
	if wheel != 0 {
		c.m.swing(wheel, func(q plane.Poly) { b.swept(t, c.i, q) })
	}
	from := p.start
	if wheel != 0 {
		from = p.start.Wheeled(wheel)
	}
	if by := end.C.Sub(from.C); by != (plane.Vec{}) {
		h := plane.Sweep(from.Quad(), by)
		b.swept(t, c.i, h.Poly())
	}
	if by := end.C.Sub(p.start.C); by != (plane.Vec{}) || wheel != 0 {
		b.shift(t, c.i, by)
		b.makeRoom(t, c.i, false)
	}
}

// arrive makes the contact of a charge and what follows from it.
func (b *Board) arrive(t *rules.Table, c *charging, p *path, groups int, cross []crossing) {
	u, v := &b.body[c.i], &b.body[c.x.body]
	k := c.x.body
	behind := open
	if c.g < 0 {
		behind = rules.Memo(t, func() cover { return b.obstacleBefore(p.strip(), p.ahead+tolerance, cross, v.quad.Poly()) })
	}
	b.contact(t, c, p, p.end, rules.EvMove, "ME-24.10")
	switch {
	case c.g >= 0: // ME-22.24
		if v.screen[c.g].men > 0 {
			b.loseGroup(t, k, c.g, "ME-22.24")
		}
		b.shrink(t, c.i)
		b.comesTo(t, c.i, "ME-22.24", "overruns", rules.Text{B: b.unitRef(k)})
	case v.engaged(): // ME-23.25
		u.helps = v.foe
		b.disorder(t, k, "ME-23.26")
		b.comesTo(t, c.i, "ME-23.25", "joins", rules.Text{B: b.unitRef(v.foe)})
	default:
		v.activated = true // ME-23.28
		u.melee = melee{foe: k, helps: -1, since: b.turn, along: p.end.Phi, charger: true, bonus: true}
		v.melee = melee{foe: c.i, helps: -1, since: b.turn, along: p.end.Phi, defends: true, behind: behind} // who supported does so no more (ME-22.19)
		b.resolveRound(t, c.i, k, groups)
	}
}

// obstacleBefore is the best obstacle crossed whose part within the strip lies
// near the footprint of the defender (ME-35.9).
func (b *Board) obstacleBefore(s strip, ahead int64, cross []crossing, defender plane.Poly) cover {
	best := open
	for _, x := range cross {
		o := &b.scenario.scene[x.scene]
		for k := range len(o.pts) - 1 {
			p, q, ok := s.part(o.pts[k], o.pts[k+1])
			if !ok || min(p.Y, q.Y) > ahead {
				continue
			}
			if p.Y > q.Y {
				p, q = q, p
			}
			if q.Y > ahead {
				q = plane.Vec{X: p.X + plane.Round((q.X-p.X)*(ahead-p.Y), q.Y-p.Y), Y: ahead}
			}
			from, to := s.mid.Add(plane.Turned(s.phi, p.X, p.Y)), s.mid.Add(plane.Turned(s.phi, q.X, q.Y))
			if defender.ToLine(from, to).Within(coverReach + tolerance) {
				best = max(best, grounds[o.kind].cover)
			}
		}
	}
	return best
}
