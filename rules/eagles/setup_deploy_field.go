package eagles

import (
	"math/rand/v2"

	"grognard/rules"
	"grognard/rules/plane"
)

// deploying is the choice of the place and facing of a body (ME-10.9). Its
// answers are {deploy, body, centre, N}: N cents clockwise from facing away
// from the home edge, -17999 to 18000.
type deploying struct {
	b      *Board
	i      int
	column bool
	safe   plane.Pose
}

func (b *Board) newDeploying(i int, column bool) *deploying {
	return &deploying{b: b, i: i, column: column}
}

// ask asks for the place.
func (x *deploying) ask(t *rules.Table) plane.Pose {
	o := t.Ask(x.b.body[x.i].side, "deploy", "ME-10.9", x.b.unitRef(x.i), func(m rules.Menu) {
		m.Public()
		m.SetUp()
		x.safe, _ = x.b.room(x.i, x.column)
		m.Field(x)
	})
	return x.pose(o)
}

func (x *deploying) home() int { return edges[x.b.army[x.b.body[x.i].side].home].away }

// pose is the pose that an option means.
func (x *deploying) pose(o rules.Option) plane.Pose {
	w, d := size(x.b.body[x.i].bases, x.column)
	return plane.Pose{C: plane.Of(o.Pt), Phi: plane.Facing(x.home() + o.N), W: w, D: d}
}

func (x *deploying) option(p plane.Pose) rules.Option {
	n := plane.Facing(p.Phi - x.home())
	if n > 18000 {
		n -= 36000
	}
	return rules.Option{Do: "deploy", Who: x.b.unitRef(x.i), Pt: p.C.Point(), N: n}
}

// Check implements rules.Field.
func (x *deploying) Check(o rules.Option) rules.Reason {
	if r := x.b.amiss("deploy", "ME-10.9", x.b.body[x.i].side, x.b.unitRef(x.i), o); !r.OK() {
		return r
	}
	if r := noPlace("ME-10.9", o); !r.OK() {
		return r
	}
	p := x.pose(o)
	if r := x.b.mayStand(x.i, p); !r.OK() {
		return r
	}
	return rules.Unless(o == x.option(p), "ME-10.9", rules.Text{Key: "me.why.declared", A: x.b.unitRef(x.i)})
}

// Nearest implements rules.Field.
func (x *deploying) Nearest(o rules.Option) rules.Option {
	p := x.pose(o)
	if o.Pt == (rules.Point{}) {
		if p.C = x.safe.C; x.b.mayStand(x.i, p).OK() {
			return x.option(p)
		}
		return x.option(x.safe)
	}
	at := p
	ok := func(c plane.Vec) bool {
		at.C = c
		return x.b.mayStand(x.i, at).OK()
	}
	c := x.inside(p)
	if best, found := roughly(c, ok); found {
		p.C = best
		return x.option(p)
	}
	if p.C = x.safe.C; x.b.mayStand(x.i, p).OK() {
		return x.option(p)
	}
	return x.option(x.safe)
}

// inside brings a centre so far into the nearest zone that the body has room
// in its upright box.
func (x *deploying) inside(p plane.Pose) plane.Vec {
	at := p.C
	p.C = plane.Vec{}
	q := p.Quad()
	var w, h int64
	for _, c := range q {
		w, h = max(w, c.X), max(h, c.Y)
	}
	best, least := at, int64(1)<<62
	for _, z := range x.b.zonesOf(x.b.body[x.i].side) {
		lo, hi := z.bounds()
		c := vec(min(max(at.X, lo.X+w), hi.X-w), min(max(at.Y, lo.Y+h), hi.Y-h))
		if d := c.Sub(at).Square(); d < least && x.b.admits(&z, x.i) {
			best, least = c, d
		}
	}
	return best
}

// Sample implements rules.Field.
func (x *deploying) Sample(r *rand.Rand) rules.Option {
	o := rules.Option{Pt: vec(r.Int64N(x.b.scenario.w), r.Int64N(x.b.scenario.h)).Point()}
	if r.IntN(4) == 0 {
		o.N = r.IntN(36000) - 17999
	}
	return x.Nearest(o)
}

// Ghost implements rules.Field.
func (x *deploying) Ghost(o rules.Option) []rules.Piece {
	m := march{b: x.b, i: x.i}
	return m.ghost(x.pose(o), x.column)
}

// Does implements rules.Doer.
func (x *deploying) Does(who rules.Ref) []string { return does(who, x.b.unitRef(x.i), "deploy") }

// posted is the choice of the first place of a Commander. Its answers are
// {post, Commander, place}.
type posted struct {
	b    *Board
	s    rules.Side
	safe plane.Vec
}

// legal says why he may not stand there.
func (x *posted) legal(c plane.Vec) rules.Reason {
	who := x.b.commanderRef(x.s)
	in := false
	for _, z := range x.b.zonesOf(x.s) {
		in = in || z.holdsDisc(c, cmdRadius)
	}
	switch {
	case !in:
		return rules.No("ME-10.11", rules.Text{Key: "me.why.zone", A: who})
	case !x.b.cmdFits(c):
		return rules.No("ME-9.18", rules.Text{Key: "me.why.cmd_place", A: who})
	}
	return rules.Reason{}
}

func (x *posted) ok(c plane.Vec) bool { return x.legal(c).OK() }

// find looks for some legal place, from the middle of the first zone.
func (x *posted) find() {
	x.safe, _ = x.b.cmdSite().nearest(middle(x.b.zonesOf(x.s)[0].pts), x.ok, x.b.scenario.w)
}

// middle is where the corners of an area lie on average.
func middle(p plane.Poly) plane.Vec {
	var sum plane.Vec
	for _, c := range p {
		sum = sum.Add(c)
	}
	n := int64(len(p))
	return vec(sum.X/n, sum.Y/n)
}

func (x *posted) option(c plane.Vec) rules.Option {
	return rules.Option{Do: "post", Who: x.b.commanderRef(x.s), Pt: c.Point()}
}

// Check implements rules.Field.
func (x *posted) Check(o rules.Option) rules.Reason {
	if r := x.b.amiss("deploy.commander", "ME-10.11", x.s, x.b.commanderRef(x.s), o); !r.OK() {
		return r
	}
	if r := noPlace("ME-10.11", o); !r.OK() {
		return r
	}
	if r := x.legal(plane.Of(o.Pt)); !r.OK() {
		return r
	}
	return rules.Unless(o == x.option(plane.Of(o.Pt)), "ME-10.11", rules.Text{Key: "me.why.declared", A: x.b.commanderRef(x.s)})
}

// Nearest implements rules.Field.
func (x *posted) Nearest(o rules.Option) rules.Option {
	if c, ok := roughly(plane.Of(o.Pt), x.ok); ok && o.Pt != (rules.Point{}) {
		return x.option(c)
	}
	return x.option(x.safe)
}

// Sample implements rules.Field.
func (x *posted) Sample(r *rand.Rand) rules.Option {
	return x.Nearest(rules.Option{Pt: vec(1+r.Int64N(x.b.scenario.w), 1+r.Int64N(x.b.scenario.h)).Point()})
}

// Ghost implements rules.Field.
func (x *posted) Ghost(o rules.Option) []rules.Piece {
	p := x.b.viewCommander(x.s)
	p.Pt = o.Pt
	return []rules.Piece{p}
}

// Does implements rules.Doer.
func (x *posted) Does(who rules.Ref) []string { return does(who, x.b.commanderRef(x.s), "post") }
