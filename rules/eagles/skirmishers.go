package eagles

import (
	"math/rand/v2"

	"grognard/rules"
	"grognard/rules/plane"
)

// drapes are the distances at which a screen may be draped by itself, the
// first one unless another is chosen (ME-37.5).
var drapes = []int64{2 * inch, inch / 2, inch, 3 * inch, 4 * inch, 6 * inch}

// moveScreen is D-SCREEN: after a passed order the groups of a battalion are
// taken up and put down one by one (ME-19.8, ME-19.9, ME-19.22).
func (b *Board) moveScreen(t *rules.Table, i int, reach int64) {
	if b.body[i].men() > 0 {
		b.screenDown(t, i, placement{b: b, i: i, reach: reach, march: true}, "screen")
	}
}

// screenDown puts the groups of a battalion down. base says what they are bound
// by.
func (b *Board) screenDown(t *rules.Table, i int, base placement, kind string) {
	u := &b.body[i]
	drape := int64(0) // asked until a distance is chosen
	for g := range u.posts {
		if u.screen[g].men == 0 {
			continue
		}
		base.g, base.from = g, u.screen[g].at
		rule := "ME-19.22"
		safe, ok := b.settled(&base, drape)
		if !ok {
			b.loseGroup(t, i, g, "ME-36.6")
			continue
		}
		if drape == 0 {
			o := b.askGroup(t, &base, safe, kind)
			switch o.Do {
			case "drape":
				drape = int64(o.N)
				safe, _ = b.settled(&base, drape)
				rule = "ME-37.5"
			case "post":
				safe = plane.Of(o.Pt)
			case "keep":
				safe = u.screen[g].at
			}
		}
		b.post(t, i, g, safe, rule)
		base.down |= 1 << uint(g)
	}
	b.clearCommanders(t)
}

// settled is the place of the next group of a screen that drapes itself: near
// its place in the drape, or in the usual one; else where it must go (ME-19.9,
// ME-37.6).
func (b *Board) settled(p *placement, drape int64) (plane.Vec, bool) {
	if drape != 0 {
		if c, ok := p.near(b.draped(p, drape), nearReach); ok {
			return c, true
		}
	}
	if drape != drapes[0] {
		if c, ok := p.near(b.draped(p, drapes[0]), nearReach); ok {
			return c, true
		}
	}
	if p.zones != nil {
		return p.near(b.body[p.i].pose().Front(), nearReach)
	}
	return p.forced()
}

// draped is where a group of a draped screen belongs, before anything is in
// its way (ME-37.5).
func (b *Board) draped(p *placement, drape int64) plane.Vec {
	u := &b.body[p.i]
	k, n := int64(0), int64(0)
	for g := range u.posts {
		if u.screen[g].men > 0 {
			if g < p.g {
				k++
			}
			n++
		}
	}
	q := u.pose()
	// spacing = max(1.7, min(4.4, W/n)), kept as a fraction of n
	spacing := max(1700*n, min(4400*n, q.W))
	return q.At(plane.Round(spacing*(2*k-n+1), 2*n), q.D/2+drape+groupRadius)
}

// askGroup asks where a group goes.
func (b *Board) askGroup(t *rules.Table, p *placement, safe plane.Vec, kind string) rules.Option {
	u := &b.body[p.i]
	if p.down != 0 {
		kind += ".group"
	}
	return t.Ask(u.side, kind, "ME-19.9", b.unitRef(p.i), func(m rules.Menu) {
		m.Public()
		if p.zones != nil {
			m.SetUp()
		}
		for k, d := range drapes {
			if d > u.tether() {
				continue
			}
			o := rules.Option{Do: "drape", Who: b.unitRef(p.i), N: int(d)}
			if k == 0 {
				m.Quiet(o)
			} else {
				m.Offer(o)
			}
		}
		if p.zones == nil {
			m.Offer(rules.Option{Do: "keep", Who: b.groupRef(p.i, p.g)}, p.fits(p.from))
		}
		x := *p
		m.Field(&groupPlace{x, safe})
	})
}

// groupPlace is the choice of the place of a group. Its answers are {post,
// group, place}.
type groupPlace struct {
	p    placement
	safe plane.Vec
}

func (x *groupPlace) option(c plane.Vec) rules.Option {
	return rules.Option{Do: "post", Who: x.p.b.groupRef(x.p.i, x.p.g), Pt: c.Point()}
}

// Check implements rules.Field. The place that the rules propose is legal even
// where it is farther than the group could go (ME-19.9).
func (x *groupPlace) Check(o rules.Option) rules.Reason {
	kind := "screen"
	if x.p.zones != nil {
		kind = "deploy.screen"
	}
	if r := x.p.b.amiss(kind, "ME-19.22", x.p.b.body[x.p.i].side, x.p.b.unitRef(x.p.i), o); !r.OK() {
		return r
	}
	if r := noPlace("ME-19.22", o); !r.OK() {
		return r
	}
	c := plane.Of(o.Pt)
	if r := x.p.fits(c); !r.OK() && c != x.safe {
		return r
	}
	return rules.Unless(o == x.option(c), "ME-19.22", rules.Text{Key: "me.why.next_group", A: x.p.b.groupRef(x.p.i, x.p.g)})
}

// Nearest implements rules.Field.
func (x *groupPlace) Nearest(o rules.Option) rules.Option {
	if o.Pt == (rules.Point{}) {
		return x.option(x.safe)
	}
	to := plane.Of(o.Pt)
	if x.p.ok(to) {
		return x.option(to)
	}
	to = x.leashed(to)
	if c, ok := roughly(to, x.p.ok); ok {
		return x.option(c)
	}
	return x.option(x.safe)
}

// leashed brings a place within reach and tether.
func (x *groupPlace) leashed(to plane.Vec) plane.Vec {
	u := &x.p.b.body[x.p.i]
	for range 3 {
		if x.p.reach >= 0 && !plane.Within(x.p.from, to, x.p.reach) {
			to = along(x.p.from, to, x.p.reach)
		}
		if near := u.quad.Poly().Nearest(to); !plane.Within(near, to, u.tether()+groupRadius) {
			to = along(near, to, u.tether()+groupRadius)
		}
	}
	return to
}

// roughly is nearestPlace with fewer looks, for a ghost under the pointer.
func roughly(c plane.Vec, ok func(plane.Vec) bool) (plane.Vec, bool) {
	if ok(c) {
		return c, true
	}
	for r := int64(nearStep); r <= 4*inch; r += r/4 + nearStep {
		for phi := 0; phi < 36000; phi += 1500 {
			if p := c.Add(plane.Turned(phi, 0, r)); ok(p) {
				return p, true
			}
		}
	}
	return plane.Vec{}, false
}

// Sample implements rules.Field.
func (x *groupPlace) Sample(r *rand.Rand) rules.Option {
	for range 8 {
		if c := x.safe.Add(plane.Turned(r.IntN(36000), 0, r.Int64N(5*inch))); x.p.ok(c) {
			return x.option(c)
		}
	}
	return x.option(x.safe)
}

// Ghost implements rules.Field.
func (x *groupPlace) Ghost(o rules.Option) []rules.Piece {
	p := x.p.b.viewGroup(x.p.i, x.p.g)
	p.Pt = o.Pt
	return []rules.Piece{p}
}

// Measure implements rules.Measurer: how far the group is from its body.
func (x *groupPlace) Measure(o rules.Option) []rules.Ruler {
	if x.p.b.rules.byEye && x.p.zones != nil { // no order has been given yet (ME-39.3)
		return nil
	}
	c := plane.Of(o.Pt)
	near := x.p.b.body[x.p.i].quad.Poly().Nearest(c)
	return []rules.Ruler{{Pts: []rules.Point{near.Point(), o.Pt}, // ME-37.2
		Text: inches("me.ruler.tether", plane.Apart(near, c).Less(groupRadius).Down, 0, 0)}}
}

// Does implements rules.Doer.
func (x *groupPlace) Does(who rules.Ref) []string {
	return does(who, x.p.b.groupRef(x.p.i, x.p.g), "post")
}
