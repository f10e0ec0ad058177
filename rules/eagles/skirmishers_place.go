package eagles

import (
	"grognard/rules"
	"grognard/rules/plane"
)

// placement is the search for the place of a skirmish group (sections 19, 37).
type placement struct {
	b     *Board
	i, g  int
	down  uint16 // groups of the same screen that lie already; the others are taken up
	from  plane.Vec
	reach int64  // how far it may go from there; -1: any distance
	march bool   // the four-inch rule holds (ME-19.21)
	zones []zone // in one of which it must lie, if it is deployed (ME-10.15)
}

// fits says why a group may not lie at a place, if so (ME-36.6, ME-37.1).
func (p *placement) fits(c plane.Vec) rules.Reason {
	rule, key := p.amiss(c)
	if rule == "" {
		return rules.Reason{}
	}
	r := rules.No(rule, rules.Text{Key: key, A: p.b.groupRef(p.i, p.g), B: p.b.unitRef(p.i)})
	if rule == "ME-19.10" {
		r.Text.N = int(p.b.body[p.i].tether() / inch)
	}
	return r
}

// ok is fits without the reason.
func (p *placement) ok(c plane.Vec) bool {
	rule, _ := p.amiss(c)
	return rule == ""
}

// amiss is the clause that forbids a place, and the words for it; none if the
// group fits there.
func (p *placement) amiss(c plane.Vec) (rule, key string) {
	u, f := &p.b.body[p.i], p.b.scenario
	switch {
	case !u.quad.Poly().Reaches(c, u.tether()+groupRadius+tolerance):
		return "ME-19.10", "me.why.tether"
	case p.reach >= 0 && !plane.Within(p.from, c, p.reach+tolerance):
		return "ME-19.9", "me.why.group_far"
	case !f.discOnTable(c, groupRadius):
		return "ME-37.1", "me.why.group_table"
	case p.zones != nil && !p.inZone(c):
		return "ME-10.6", "me.why.group_zone"
	case p.covered(c):
		return "ME-37.1", "me.why.group_taken"
	case p.crowded(c):
		return "ME-19.21", "me.why.group_enemy"
	case p.reach >= 0 && p.barred(c):
		return "ME-37.4", "me.why.group_way"
	}
	return "", ""
}

// covered reports whether the disc would overlap a body, a group or a
// building.
func (p *placement) covered(c plane.Vec) bool {
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
		if !u.box.Misses(c, 2*groupRadius) && !u.quad.Poly().Clears(c, least) {
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

// strict reports whether the four-inch rule binds the group (ME-19.21).
func (p *placement) strict() bool {
	u := &p.b.body[p.i]
	return p.march && !u.engaged() && !u.supporting()
}

// crowded reports whether an enemy is too near to a place.
func (p *placement) crowded(c plane.Vec) bool {
	side := p.b.body[p.i].side
	for k := range p.b.body {
		u := &p.b.body[k]
		if !u.inPlay() || u.side == side {
			continue
		}
		if !u.box.Misses(c, separation+2*groupRadius) && !u.quad.Poly().Clears(c, p.fromBody(u)) {
			return true
		}
		for g := range u.posts {
			q := u.screen[g].at
			if u.screen[g].men > 0 && !plane.Keeps(c, q, separation+2*groupRadius) && !plane.Keeps(c, q, p.fromGroup(u, g)) {
				return true
			}
		}
	}
	return false
}

// fromBody is how far from an enemy body the middle of the group must stay: four
// inches or, if it was nearer before, that; always more than contact.
func (p *placement) fromBody(u *battalion) int64 {
	switch {
	case !p.strict():
		return groupRadius + tolerance + 1
	case u.quad.Poly().Clears(p.from, groupRadius+separation-tolerance):
		return groupRadius + separation - tolerance
	}
	return asBefore(u.quad.Poly().ToPoint(p.from), groupRadius)
}

// fromGroup is how far from an enemy group it must stay.
func (p *placement) fromGroup(u *battalion, g int) int64 {
	if !p.strict() || u.engaged() || u.supporting() {
		return 2*groupRadius + tolerance + 1
	}
	return asBefore(plane.Apart(p.from, u.screen[g].at), 2*groupRadius)
}

// asBefore is what must be kept from who was so far away.
func asBefore(before plane.Span, radii int64) int64 {
	if before = before.Less(radii); !before.Keeps(separation - tolerance) {
		return radii + max(before.Down-tolerance, tolerance+1)
	}
	return radii + separation - tolerance
}

// barred reports whether something stands in the way of the group (ME-37.4).
func (p *placement) barred(c plane.Vec) bool {
	way := plane.Across(p.from, c)
	for i := range p.b.scenario.scene {
		if s := &p.b.scenario.scene[i]; s.kind == building && !s.box.Far(way, 1) && s.pts.Inside(p.from, c) > tolerance {
			return true
		}
	}
	side := p.b.body[p.i].side
	for k := range p.b.body {
		u := &p.b.body[k]
		if !u.inPlay() || u.side == side {
			continue
		}
		if !u.box.Far(way, separation+groupRadius) && (u.quad.Poly().Inside(p.from, c) > tolerance ||
			p.strict() && !u.quad.Poly().ClearsLine(p.from, c, p.fromBody(u))) {
			return true
		}
		for g := range u.posts {
			q := u.screen[g].at
			if p.strict() && u.screen[g].men > 0 && !u.engaged() && !u.supporting() && !way.Misses(q, separation+2*groupRadius) &&
				plane.Nearer(q, p.from, c, p.fromGroup(u, g)) {
				return true
			}
		}
	}
	return false
}

// site is what is known of the places where the group fits.
func (p *placement) site() *site {
	b, u := p.b, &p.b.body[p.i]
	const least = groupRadius - tolerance
	s := &site{leash: []bound{{quad: u.quad.Poly(), n: u.tether() + groupRadius + tolerance}}}
	if p.reach >= 0 {
		s.leash = append(s.leash, bound{at: p.from, n: p.reach + tolerance})
	}
	for i := range b.scenario.scene {
		if x := &b.scenario.scene[i]; x.kind == building {
			s.keep(x.pts, x.box, least)
		}
	}
	for k := range b.body {
		v := &b.body[k]
		if !v.inPlay() && k != p.i {
			continue
		}
		n, enemy := int64(least), v.side != u.side
		if enemy {
			n = p.fromBody(v)
		}
		s.keep(v.quad.Poly(), v.box, n)
		for g := range v.posts {
			switch {
			case v.screen[g].men == 0 || k == p.i && p.down>>uint(g)&1 == 0:
			case enemy:
				s.keepFrom(v.screen[g].at, p.fromGroup(v, g))
			default:
				s.keepFrom(v.screen[g].at, 2*groupRadius-tolerance)
			}
		}
	}
	return s
}

// near is the place nearest to a point, and no farther than reach from it, where
// the group fits.
func (p *placement) near(c plane.Vec, reach int64) (plane.Vec, bool) {
	if p.ok(c) {
		return c, true
	}
	return p.site().nearest(c, p.ok, reach)
}

// forced is the place within the tether that is nearest to where a group was,
// however far (ME-19.9); false if there is none.
func (p *placement) forced() (plane.Vec, bool) {
	q := *p
	q.reach = -1
	return q.near(p.from, 3*nearReach)
}

// shift moves the whole screen with its body by a way (ME-19.16).
func (b *Board) shift(t *rules.Table, i int, by plane.Vec) {
	u := &b.body[i]
	down := uint16(0)
	for g := range u.posts {
		if u.screen[g].men == 0 {
			continue
		}
		p := placement{b: b, i: i, g: g, down: down, reach: -1}
		c, ok := makeWay(t, func() (plane.Vec, bool) { return p.near(u.screen[g].at.Add(by), nearReach) })
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
			p := placement{b: b, i: k, g: g, down: ^uint16(1 << uint(g)), from: u.screen[g].at, reach: -1, march: march}
			if u.screen[g].men == 0 || b.body[i].quad.Poly().Clears(u.screen[g].at, groupRadius-tolerance) {
				continue
			}
			if c, ok := makeWay(t, func() (plane.Vec, bool) { return p.near(u.screen[g].at, nearReach) }); ok {
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
		c.at, _ = makeWay(t, func() (plane.Vec, bool) { return b.cmdSite().nearest(was, b.cmdFits, b.scenario.w+b.scenario.h) })
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
		if !u.box.Misses(c, 2*cmdRadius) && !u.quad.Poly().Clears(c, least) {
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

// cmdSite is what is known of the places where a Commander alone may stand.
func (b *Board) cmdSite() *site {
	const least = cmdRadius - tolerance
	s := &site{}
	for i := range b.scenario.scene {
		if x := &b.scenario.scene[i]; x.kind == building {
			s.keep(x.pts, x.box, least)
		}
	}
	for i := range b.body {
		u := &b.body[i]
		if !u.inPlay() {
			continue
		}
		s.keep(u.quad.Poly(), u.box, least)
		for g := range u.posts {
			if u.screen[g].men > 0 {
				s.keepFrom(u.screen[g].at, groupRadius+cmdRadius-tolerance)
			}
		}
	}
	return s
}
