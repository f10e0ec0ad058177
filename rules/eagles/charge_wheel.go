package eagles

import (
	"grognard/rules"
	"grognard/rules/plane"
)

// turn is what a charger can do with a wheel to one side, whomever it charges.
type turn struct {
	pivot plane.Vec
	known bool // who and what stands near has been looked up
	room  bool // nothing does
	edge  bool // the edge of the table does
	body  []int
	scene []int
	free  int // steps short of so many cents are free
	bar   int // the first step that is barred, if one is known
}

// wheelable says why no charge of the body may begin with a wheel, or with one of
// so many cents (ME-22.7, ME-22.20).
func (c *charging) wheelable(cents int) rules.Reason {
	who := c.b.unitRef(c.i)
	switch {
	case cents == 0:
		return rules.Reason{}
	case cents%chargeStep != 0 || cents > chargeWheel || cents < -chargeWheel:
		return rules.No("ME-22.7", rules.Text{Key: "me.why.charge_wheel", A: who, N: chargeWheel / 100})
	case !c.startsFirm():
		return rules.No("ME-22.20", rules.Text{Key: "me.why.in_difficult", A: who})
	}
	return rules.Reason{}
}

// startsFirm reports whether the charger starts clear of difficult ground.
func (c *charging) startsFirm() bool {
	if c.firm == 0 {
		c.firm = 1
		if c.b.scenario.difficult(c.m.quad.Poly()) {
			c.firm = -1
		}
	}
	return c.firm > 0
}

// sideOf is the turn of a wheel, and its sign.
func (c *charging) sideOf(cents int) (t *turn, sign int) {
	if cents < 0 {
		t, sign = &c.turn[1], -1
	} else {
		t, sign = &c.turn[0], 1
	}
	if !t.known {
		c.look(t, sign)
	}
	return t, sign
}

// ready looks up all that copies of c have in common.
func (c *charging) ready() {
	c.startsFirm()
	c.sideOf(1)
	c.sideOf(-1)
}

// look finds who and what a wheel to one side can come near at all.
func (c *charging) look(t *turn, sign int) {
	p, f := c.m.start, c.b.scenario
	t.known, t.free = true, c.m.step()
	t.pivot = p.At(int64(sign)*(p.W/2), p.D/2)
	far := plane.Vec{X: p.W, Y: p.D}.Length() + 3 // no corner comes farther away, however rounded
	box := plane.Box{Lo: t.pivot.Sub(plane.Vec{X: far, Y: far}), Hi: t.pivot.Add(plane.Vec{X: far, Y: far})}
	for k := range c.b.body {
		if u := &c.b.body[k]; k != c.i && u.inPlay() && !u.box.Far(box, tolerance+1) {
			t.body = append(t.body, k)
		}
	}
	for k := range f.scene {
		if s := &f.scene[k]; (s.kind == building || grounds[s.kind].line || grounds[s.kind].difficult) && !s.box.Far(box, 1) {
			t.scene = append(t.scene, k)
		}
	}
	t.edge = !f.onTable(plane.Poly{box.Lo, box.Hi})
	t.room = len(t.body) == 0 && len(t.scene) == 0 && !t.edge
}

// wheel says why the wheel of a path is barred (ME-22.7).
func (c *charging) wheel(p *path) rules.Reason {
	if p.cents == 0 {
		return rules.Reason{}
	}
	t, sign := c.sideOf(p.cents)
	if t.room {
		return rules.Reason{}
	}
	end := p.wheeled.Quad()
	if c.barred(t, sign, sign*p.cents) || !c.swings(t, end.Poly()) {
		return rules.No("ME-22.7", rules.Text{Key: "me.why.sweep", A: c.b.unitRef(c.i)})
	}
	return rules.Reason{}
}

// barred reports whether a step of a wheel short of so many cents is barred.
func (c *charging) barred(t *turn, sign, cents int) bool {
	for step := c.m.step(); t.bar == 0 && t.free < cents; t.free += step {
		if q := c.m.start.Wheeled(sign * t.free).Quad(); !c.swings(t, q.Poly()) {
			t.bar = t.free
		}
	}
	return t.bar > 0 && t.bar < cents
}

// swings reports whether the wheel of a charge may come by a pose: it touches
// no enemy body, overlaps no friend's, and is clear of building, table edge,
// obstacle and difficult ground.
func (c *charging) swings(t *turn, q plane.Poly) bool {
	box, side := q.Box(), c.b.body[c.i].side
	for _, k := range t.body {
		u := &c.b.body[k]
		switch {
		case u.box.Far(box, tolerance+1):
		case u.side == side && u.quad.Poly().Overlaps(q), u.side != side && !u.quad.Poly().Keeps(q, tolerance+1):
			return false
		}
	}
	for _, k := range t.scene {
		if s := &c.b.scenario.scene[k]; !s.box.Far(box, 1) && s.under(q) {
			return false
		}
	}
	return !t.edge || c.b.scenario.onTable(q)
}

// wheels calls do for the legal paths that begin with a wheel, the least first,
// then to the right, until do has had enough.
func (c *charging) wheels(do func(*path) bool) {
	if !c.startsFirm() {
		return
	}
	next := [2]int{chargeStep, chargeStep} // no wheel short of it turns the front to the target
	for n := chargeStep; n <= chargeWheel; n += chargeStep {
		for k, cents := range [2]int{n, -n} {
			if n < next[k] {
				continue
			}
			if more := c.aside(cents); more > 0 {
				next[k] = n + more
				continue
			}
			var r rules.Reason
			if c.found, r = c.way(cents); r.OK() && !do(&c.found) {
				return
			}
			if t := &c.turn[k]; t.bar > 0 && t.bar < n { // all that are wider are barred
				next[k] = chargeWheel + 1
			}
		}
	}
}

// Of a wheel that leaves the target aside:
const (
	aCent  = 5729 // how far away, at least, a thing is that a cent moves by a mil, less the rest
	blurry = 4    // by how many mils a place may err that has been rounded twice
)

// aside is how many cents at least a body must be turned, from a wheel of so many,
// until before can find the target before its front; 0 if it may lie there now. No
// corner of the target moves faster about the pivot than the farthest one.
func (c *charging) aside(cents int) int {
	t, sign := c.sideOf(cents)
	m, u := c.m, &c.b.body[c.x.body]
	axes, half := plane.AxesOf(m.start.Phi+cents), m.start.W/2
	middle := int64(sign) * half // of the front, left of the pivot
	var far, gap int64
	if c.g >= 0 {
		way := u.screen[c.g].at.Sub(t.pivot)
		x, y := axes.Local(way)
		x += middle
		far, gap = way.Square(), max(max(x, -x)-half-groupRadius-1, -y-m.start.D/2)
	} else {
		lo, hi, ahead := int64(nowhere), int64(-nowhere), int64(-nowhere)
		for _, corner := range u.quad {
			way := corner.Sub(t.pivot)
			x, y := axes.Local(way)
			lo, hi, ahead, far = min(lo, x+middle), max(hi, x+middle), max(ahead, y), max(far, way.Square())
		}
		gap = max(clipping-half-hi, lo-half+clipping, -baseSide-ahead)
	}
	if gap -= blurry; gap <= 0 {
		return 0
	}
	return int(gap * aCent / (plane.Root(far) + 1))
}
