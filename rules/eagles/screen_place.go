package eagles

import (
	"grognard/rules"
	"grognard/rules/plane"
)

// posting is the search for the place of a skirmish group (sections 19, 37).
type posting struct {
	b     *Board
	i, g  int
	down  uint16 // groups of the same screen that lie already; the others are taken up
	from  plane.Vec
	reach int64 // how far it may go from there; -1: any distance
	march bool  // the four-inch rule holds (ME-19.21)
	zoned bool  // it must lie in a deployment zone (ME-10.15)
}

// fits says why a group may not lie at a place, if so (ME-36.6, ME-37.1).
func (p *posting) fits(c plane.Vec) rules.Reason {
	u, f := &p.b.body[p.i], p.b.scenario
	no := func(rule, key string) rules.Reason {
		return rules.No(rule, rules.Text{Key: "me.why." + key, A: p.b.groupRef(p.i, p.g), B: p.b.unitRef(p.i)})
	}
	switch {
	case !u.quad.Poly().Reaches(c, u.tether()+groupRadius+tolerance):
		r := no("ME-19.10", "tether")
		r.Text.N = int(u.tether() / inch)
		return r
	case p.reach >= 0 && !plane.Within(p.from, c, p.reach+tolerance):
		return no("ME-19.9", "group_far")
	case !f.discOnTable(c, groupRadius):
		return no("ME-37.1", "group_table")
	case p.zoned && !p.b.inZone(p.i, c):
		return no("ME-10.6", "group_zone")
	case p.covered(c):
		return no("ME-37.1", "group_taken")
	case p.crowded(c):
		return no("ME-19.21", "group_enemy")
	case p.reach >= 0 && p.barred(c):
		return no("ME-37.4", "group_way")
	}
	return rules.Reason{}
}

// covered reports whether the disc would overlap a body, a group or a
// building.
func (p *posting) covered(c plane.Vec) bool {
	const least = groupRadius - tolerance
	for i := range p.b.scenario.scene {
		if s := &p.b.scenario.scene[i]; s.kind == building && !s.pts.Clears(c, least) {
			return true
		}
	}
	for k := range p.b.body {
		u := &p.b.body[k]
		if !u.inPlay() && !(k == p.i) {
			continue
		}
		if near(c, u, 2*groupRadius) && !u.quad.Poly().Clears(c, least) {
			return true
		}
		for g := range u.posts {
			lies := u.screen[g].men > 0 && (k != p.i || p.down>>uint(g)&1 == 1)
			if lies && !plane.Keeps(c, u.screen[g].at, 2*groupRadius-tolerance) {
				return true
			}
		}
	}
	return false
}

// near reports at a glance whether a body may lie within n mils of a point.
func near(c plane.Vec, u *battalion, n int64) bool {
	w := max(u.quad[0].Sub(u.quad[2]).X, u.quad[2].Sub(u.quad[0]).X, u.quad[1].Sub(u.quad[3]).X, u.quad[3].Sub(u.quad[1]).X)/2 + n
	h := max(u.quad[0].Sub(u.quad[2]).Y, u.quad[2].Sub(u.quad[0]).Y, u.quad[1].Sub(u.quad[3]).Y, u.quad[3].Sub(u.quad[1]).Y)/2 + n
	d := c.Sub(u.at)
	return d.X <= w && d.X >= -w && d.Y <= h && d.Y >= -h
}

// strict reports whether the four-inch rule binds the group (ME-19.21).
func (p *posting) strict() bool {
	u := &p.b.body[p.i]
	return p.march && !u.engaged() && !u.supporting()
}

// crowded reports whether an enemy is too near to a place.
func (p *posting) crowded(c plane.Vec) bool {
	side := p.b.body[p.i].side
	for k := range p.b.body {
		u := &p.b.body[k]
		if !u.inPlay() || u.side == side {
			continue
		}
		if near(c, u, separation+2*groupRadius) && !p.keeps(u.quad.Poly().ToPoint(c), u.quad.Poly().ToPoint(p.from), groupRadius, true) {
			return true
		}
		for g := range u.posts {
			if q := u.screen[g].at; u.screen[g].men > 0 &&
				!p.keeps(plane.Apart(c, q), plane.Apart(p.from, q), 2*groupRadius, !u.engaged() && !u.supporting()) {
				return true
			}
		}
	}
	return false
}

// keeps compares the distance from an enemy with what must be kept: four
// inches or, if it was nearer before, that; always more than contact.
func (p *posting) keeps(now, before plane.Span, radii int64, imposes bool) bool {
	if !p.strict() || !imposes {
		return now.Keeps(radii + tolerance + 1)
	}
	if before = before.Less(radii); !before.Keeps(separation - tolerance) {
		return now.Keeps(radii+before.Down-tolerance) && now.Keeps(radii+tolerance+1)
	}
	return now.Keeps(radii + separation - tolerance)
}

// barred reports whether something stands in the way of the group (ME-37.4).
func (p *posting) barred(c plane.Vec) bool {
	for i := range p.b.scenario.scene {
		if s := &p.b.scenario.scene[i]; s.kind == building && s.pts.Inside(p.from, c) > tolerance {
			return true
		}
	}
	side := p.b.body[p.i].side
	for k := range p.b.body {
		u := &p.b.body[k]
		if !u.inPlay() || u.side == side {
			continue
		}
		if u.quad.Poly().Inside(p.from, c) > tolerance ||
			p.strict() && !p.keeps(u.quad.Poly().ToLine(p.from, c), u.quad.Poly().ToPoint(p.from), groupRadius, true) {
			return true
		}
		for g := range u.posts {
			q := u.screen[g].at
			if p.strict() && u.screen[g].men > 0 && !u.engaged() && !u.supporting() &&
				!p.keeps(plane.ToSegment(q, p.from, c), plane.Apart(p.from, q), 2*groupRadius, true) {
				return true
			}
		}
	}
	return false
}

// ok is fits without the reason.
func (p *posting) ok(c plane.Vec) bool { return p.fits(c).OK() }

// nearestPlace is the legal place nearest to a point: the point itself, then
// circles about it (ME-36.6).
func nearestPlace(c plane.Vec, ok func(plane.Vec) bool, reach int64) (plane.Vec, bool) {
	if ok(c) {
		return c, true
	}
	for r := int64(nearStep); r <= reach; r += nearStep {
		for phi := 0; phi < 36000; phi += 500 {
			if p := c.Add(plane.Turned(phi, 0, r)); ok(p) {
				return p, true
			}
		}
	}
	return plane.Vec{}, false
}

// spot is a place that has been looked for, if there is one.
type spot struct {
	at plane.Vec
	ok bool
}

// makeWay is nearestPlace for what must give way to a move: odds look once for
// all that may follow from it.
func makeWay(t *rules.Table, c plane.Vec, ok func(plane.Vec) bool, reach int64) (plane.Vec, bool) {
	s := rules.Memo(t, func() spot {
		at, found := nearestPlace(c, ok, reach)
		return spot{at, found}
	})
	return s.at, s.ok
}

// forced is the place within the tether that is nearest to where a group was,
// however far (ME-19.9); false if there is none.
func (p *posting) forced() (plane.Vec, bool) {
	q := *p
	q.reach = -1
	return nearestPlace(p.from, q.ok, 3*nearReach)
}

// shift moves the whole screen with its body by a way (ME-19.16).
func (b *Board) shift(t *rules.Table, i int, by plane.Vec) {
	u := &b.body[i]
	down := uint16(0)
	for g := range u.posts {
		if u.screen[g].men == 0 {
			continue
		}
		p := posting{b: b, i: i, g: g, down: down, reach: -1}
		c, ok := makeWay(t, u.screen[g].at.Add(by), p.ok, nearReach)
		if !ok {
			b.loseGroup(t, i, g, "ME-19.16")
			continue
		}
		b.post(t, i, g, c, "ME-19.16")
		down |= 1 << uint(g)
	}
}

// post puts a group down.
func (b *Board) post(t *rules.Table, i, g int, c plane.Vec, rule string) {
	u := &b.body[i]
	was := u.screen[g].at
	u.screen[g].at = c
	if was != c {
		t.Tell(rules.Event{Kind: rules.EvMove, Rule: rule, Side: u.side, Who: b.groupRef(i, g),
			Track: []rules.Pose{{Pt: was.Point()}, {Pt: c.Point()}}})
	}
}

// makeRoom moves the groups and Commanders on which a body has come to stand,
// in a manoeuvre or not (ME-19.20, ME-9.19). The groups of the body itself are
// moved elsewhere.
func (b *Board) makeRoom(t *rules.Table, i int, march bool) {
	for k := range b.body {
		u := &b.body[k]
		if k == i || !u.inPlay() {
			continue
		}
		for g := range u.posts {
			p := posting{b: b, i: k, g: g, down: ^uint16(1 << uint(g)), from: u.screen[g].at, reach: -1, march: march}
			if u.screen[g].men == 0 || b.body[i].quad.Poly().Clears(u.screen[g].at, groupRadius-tolerance) {
				continue
			}
			if c, ok := makeWay(t, u.screen[g].at, p.ok, nearReach); ok {
				b.post(t, k, g, c, "ME-19.20")
			} else {
				b.loseGroup(t, k, g, "ME-19.20")
			}
		}
	}
	b.clearCommanders(t)
}

// clearCommanders shifts every Commander alone on whom something has come to
// lie (ME-9.19).
func (b *Board) clearCommanders(t *rules.Table) {
	for s := rules.First; s <= rules.Second; s++ {
		c := b.cmdOf(s)
		if c.state != inPlay || c.with >= 0 || b.cmdFits(c.at) {
			continue
		}
		was := c.at
		c.at, _ = makeWay(t, c.at, b.cmdFits, b.scenario.w+b.scenario.h)
		t.Tell(rules.Event{Kind: rules.EvMove, Rule: "ME-9.19", Side: s, Who: b.commanderRef(s),
			Track: []rules.Pose{{Pt: was.Point()}, {Pt: c.at.Point()}}})
	}
}

// cmdFits reports whether a Commander alone may stand at a place (ME-9.18).
func (b *Board) cmdFits(c plane.Vec) bool {
	const least = cmdRadius - tolerance
	if !b.scenario.discOnTable(c, cmdRadius) {
		return false
	}
	for i := range b.scenario.scene {
		if s := &b.scenario.scene[i]; s.kind == building && !s.pts.Clears(c, least) {
			return false
		}
	}
	for i := range b.body {
		u := &b.body[i]
		if !u.inPlay() {
			continue
		}
		if near(c, u, 2*cmdRadius) && !u.quad.Poly().Clears(c, least) {
			return false
		}
		for g := range u.posts {
			if u.screen[g].men > 0 && !plane.Keeps(c, u.screen[g].at, groupRadius+cmdRadius-tolerance) {
				return false
			}
		}
	}
	return true
}
