package eagles

import (
	"grognard/rules"
	"grognard/rules/plane"
)

func vec(x, y int64) plane.Vec { return plane.Vec{X: x, Y: y} }

// box is an upright rectangle.
func box(lo, hi plane.Vec) plane.Poly {
	return plane.Poly{lo, vec(lo.X, hi.Y), hi, vec(hi.X, lo.Y)}
}

// deploy is one battalion of the deployment (ME-10.8 to ME-10.10).
func (b *Board) deploy(t *rules.Table) {
	if !b.waits(b.active) {
		if b.active = b.active.Other(); !b.waits(b.active) {
			b.active = b.lead
			b.enter(t, commanders, "ME-10.11")
			return
		}
	}
	s := b.active
	fit := b.fitting(s)
	if len(fit) == 0 { // ME-10.14
		b.leaveOut(t, s)
		return
	}
	o := t.Ask(s, "deploy.body", "ME-10.8", 0, func(m rules.Menu) {
		m.Public()
		m.SetUp()
		for _, i := range fit {
			for k, do := range []string{"line", "column"} {
				_, ok := b.room(i, k == 1)
				m.Offer(rules.Option{Do: do, Who: b.unitRef(i)}, rules.Unless(ok, "ME-10.14", rules.Text{Key: "me.why.no_room", A: b.unitRef(i)}))
			}
		}
	})
	i := b.unitNamed(o.Who)
	u := &b.body[i]
	x := b.newDeploying(i, o.Do == "column")
	p := x.ask(t)
	u.state, u.column = inPlay, x.column
	u.stand(p)
	t.Tell(rules.Event{Kind: rules.EvPlace, Rule: "ME-10.9", Side: s, Who: o.Who, Text: rules.Text{Key: "me.log.deploys", A: o.Who},
		Track: []rules.Pose{{Pt: p.C.Point(), Facing: p.Phi}}})
	b.detach(t, i)
	b.active = s.Other()
}

// waits reports whether a side has battalions to place.
func (b *Board) waits(s rules.Side) bool {
	for i := range b.body {
		if b.body[i].side == s && b.body[i].state == waiting {
			return true
		}
	}
	return false
}

// leaveOut leaves the battalions out for which there is no room (ME-10.14).
func (b *Board) leaveOut(t *rules.Table, s rules.Side) {
	for i := range b.body {
		if u := &b.body[i]; u.side == s && u.state == waiting {
			b.remove(t, i, "ME-10.14", "me.log.left_out")
		}
	}
}

// detach decides how many skirmishers a battalion puts out, and where
// (ME-19.1, ME-19.2, ME-10.10).
func (b *Board) detach(t *rules.Table, i int) {
	u := &b.body[i]
	o := t.Ask(u.side, "deploy.men", "ME-19.1", b.unitRef(i), func(m rules.Menu) {
		m.Public()
		m.SetUp()
		m.Waive(rules.Option{Do: "detach", Who: b.unitRef(i)})
		for n := 1; n <= mostSkirmishers(u.bought, u.light); n++ {
			m.Offer(rules.Option{Do: "detach", Who: b.unitRef(i), N: n})
			m.LetsGo()
		}
	})
	if o.N == 0 {
		return
	}
	p := u.pose()
	u.detach(o.N)
	w, d := size(u.bases, u.column)
	u.stand(p.Reshaped(w, d))
	for g := range u.posts { // with the body until they are put down
		u.screen[g].at = u.at
	}
	b.screenDown(t, i, placement{b: b, i: i, reach: -1, zones: b.zonesOf(u.side)}, "deploy.screen")
}

// detach splits so many skirmishers off, two by two (ME-19.4, ME-19.5).
func (u *battalion) detach(men int) {
	u.screen = [14]group{}
	u.start = u.bought - men
	u.rankers = u.start
	u.bases = u.groups()
	u.posts = (men + menAGroup - 1) / menAGroup
	for g := range u.posts {
		u.screen[g].men = min(menAGroup, men-menAGroup*g)
	}
}

// inZone reports whether a group may lie in some zone of its side (ME-10.15).
func (p *placement) inZone(c plane.Vec) bool {
	for k := range p.zones {
		if z := &p.zones[k]; z.holdsDisc(c, groupRadius) && p.b.admits(z, p.i) {
			return true
		}
	}
	return false
}

// admits reports whether a zone has room for one more battalion, or holds part
// of this one already.
func (b *Board) admits(z *zone, i int) bool {
	if z.most == 0 {
		return true
	}
	n := 0
	for k := range b.body {
		u := &b.body[k]
		if k == i || u.side != z.side || !u.inPlay() {
			continue
		}
		in := z.holds(u.quad.Poly())
		for g := range u.posts {
			in = in || u.screen[g].men > 0 && z.holdsDisc(u.screen[g].at, groupRadius)
		}
		n += one(in)
	}
	return n < z.most
}

// mayStand says why a body may not be deployed so (ME-10.6, ME-10.9).
func (b *Board) mayStand(i int, p plane.Pose) rules.Reason {
	who := b.unitRef(i)
	q := p.Quad()
	in := false
	for _, z := range b.zonesOf(b.body[i].side) {
		in = in || z.holds(q.Poly()) && b.admits(&z, i)
	}
	switch {
	case !in:
		return rules.No("ME-10.6", rules.Text{Key: "me.why.zone", A: who})
	case b.scenario.blocked(q.Poly()):
		return rules.No("ME-10.9", rules.Text{Key: "me.why.building", A: who})
	}
	for k := range b.body {
		u := &b.body[k]
		if k == i || !u.inPlay() {
			continue
		}
		if u.quad.Poly().Overlaps(q.Poly()) {
			return rules.No("ME-10.9", rules.Text{Key: "me.why.room", A: who, B: b.unitRef(k)})
		}
		for g := range u.posts {
			if u.screen[g].men > 0 && !q.Poly().Clears(u.screen[g].at, groupRadius-tolerance) {
				return rules.No("ME-10.9", rules.Text{Key: "me.why.room", A: who, B: b.groupRef(k, g)})
			}
		}
	}
	return rules.Reason{}
}

// fitting lists the battalions of a side for which there is room (ME-10.14).
func (b *Board) fitting(s rules.Side) (all []int) {
	for i := range b.body {
		if u := &b.body[i]; u.side == s && u.state == waiting {
			if _, ok := b.room(i, false); ok {
				all = append(all, i)
			} else if _, ok := b.room(i, true); ok {
				all = append(all, i)
			}
		}
	}
	return all
}

// room looks for a legal pose of a body in a formation, facing one of the four
// edges, on whole tenths of an inch; first facing away from home, from the
// front of the zone backwards, and from its middle to its ends.
func (b *Board) room(i int, column bool) (plane.Pose, bool) {
	u := &b.body[i]
	w, d := size(u.bases, column)
	away := edges[b.army[u.side].home].away
	for turn := 0; turn < 36000; turn += 9000 {
		p := plane.Pose{Phi: (away + turn) % 36000, W: w, D: d}
		for _, z := range b.zonesOf(u.side) {
			if c, ok := b.roomIn(i, &z, p); ok {
				return c, true
			}
		}
	}
	return plane.Pose{}, false
}

// roomIn looks through one zone: by inches first, then by tenths.
func (b *Board) roomIn(i int, z *zone, p plane.Pose) (plane.Pose, bool) {
	lo, hi := z.bounds()
	w, d := p.W/2, p.D/2
	if p.Phi%18000 != 0 {
		w, d = d, w
	}
	lo, hi = vec(lo.X+w, lo.Y+d), vec(hi.X-w, hi.Y-d)
	home := b.army[b.body[i].side].home
	sideways := home == west || home == east // rows run from south to north
	if sideways {
		lo, hi = vec(lo.Y, lo.X), vec(hi.Y, hi.X)
	}
	from := (lo.X + 99) / 100 * 100
	if from > hi.X {
		return p, false
	}
	for _, step := range []int64{1600, 100} {
		n := (hi.X - from) / step
		for row := (lo.Y + 99) / 100 * 100; row <= hi.Y; row += step {
			y := row
			if home == south || home == west { // from the front of the zone
				y = hi.Y/100*100 - (row - (lo.Y+99)/100*100)
			}
			for k := range n + 1 {
				if p.C = vec(from+step*outward(k, n), y); sideways {
					p.C = vec(p.C.Y, p.C.X)
				}
				if y >= lo.Y && b.mayStand(i, p).OK() {
					return p, true
				}
			}
		}
	}
	return p, false
}

// outward is the place of step k among those from 0 to n, taken from the middle
// to the ends.
func outward(k, n int64) int64 {
	middle := n / 2
	if k%2 == 0 {
		return middle - k/2
	}
	return middle + (k+1)/2
}

// placeCommander is ME-10.11: the Commanders come last, alone, in their own
// zone.
func (b *Board) placeCommander(t *rules.Table) {
	s := b.active
	c := b.cmdOf(s)
	if c.state == waiting {
		o := t.Ask(s, "deploy.commander", "ME-10.11", b.commanderRef(s), func(m rules.Menu) {
			m.Public()
			m.SetUp()
			x := &posted{b: b, s: s}
			x.find()
			m.Field(x)
		})
		c.state, c.at, c.with = inPlay, plane.Of(o.Pt), -1
		t.Tell(rules.Event{Kind: rules.EvPlace, Rule: "ME-10.11", Side: s, Who: b.commanderRef(s), Track: []rules.Pose{{Pt: o.Pt}}})
	}
	if b.active = s.Other(); b.active == b.lead {
		b.turn = 1
		b.enter(t, initiative, "ME-12.1")
		b.drawMap() // the zones have served
	}
}
