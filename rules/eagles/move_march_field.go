package eagles

import (
	"math/rand/v2"

	"grognard/rules"
	"grognard/rules/plane"
)

// marching is D-MOVE of a straight move: how far the body goes (ME-14.19). Its
// answers are {advance or retire, body, N mils}.
type marching struct {
	m     *march
	do    string
	most  int64 // by the order, the dice and the way
	cross []crossing
	cost  []int // of each crossing, in inches
	roll  int64 // the dice of the move
	far   int64 // the farthest legal move
}

// find works out the farthest legal move.
func (x *marching) find() {
	x.far = x.below(x.most)
}

// best is the farthest legal move.
func (x *marching) best() int64 { return x.far }

func (x *marching) option(n int64) rules.Option {
	return rules.Option{Do: x.do, Who: x.m.b.unitRef(x.m.i), N: int(n)}
}

// legal says why the body may not go just so far.
func (x *marching) legal(n int64) rules.Reason {
	who := x.m.b.unitRef(x.m.i)
	if n < 0 || n > x.most {
		return rules.No("ME-14.19", inches("me.why.too_far", x.most, who, 0))
	}
	if n > 0 && n > x.allowed(n) {
		return rules.No("ME-14.16", inches("me.why.obstacle_dice", x.allowed(n), who, 0))
	}
	return x.m.straightEnd(n)
}

// allowed is how far a move of n may go, the obstacles crossed on it paid for
// (ME-14.16).
func (x *marching) allowed(n int64) int64 {
	left := x.roll
	for k, c := range x.cross {
		if c.at < n-tolerance {
			left -= int64(x.cost[k]) * inch
		}
	}
	return left
}

// below is the farthest legal move that is not beyond n; 0 always is legal.
func (x *marching) below(n int64) int64 {
	for n > 0 && !x.legal(n).OK() {
		if a := x.allowed(n); n > a { // what is left does not pay for the last obstacle
			n = max(a, x.stop(n))
			continue
		}
		n = x.short(n)
	}
	return max(0, n)
}

// stop is the farthest move that does not cross the last obstacle crossed
// within n.
func (x *marching) stop(n int64) int64 {
	for k := len(x.cross) - 1; k >= 0; k-- {
		if x.cross[k].at < n-tolerance {
			return x.cross[k].at + tolerance
		}
	}
	return n
}

// short is the farthest move short of n that does not end on the body on which
// n ends.
func (x *marching) short(n int64) int64 {
	ends := func(t int64) bool { return x.m.straightEnd(t).OK() }
	lo := n
	for step := int64(50); lo > 0 && !ends(lo); step *= 2 {
		lo = max(0, lo-step)
	}
	for hi := n; lo+1 < hi; {
		if mid := (lo + hi) / 2; ends(mid) {
			lo = mid
		} else {
			hi = mid
		}
	}
	return lo
}

// Check implements rules.Field.
func (x *marching) Check(o rules.Option) rules.Reason {
	if r := x.m.amiss(o); !r.OK() {
		return r
	}
	n := int64(o.N)
	if o.Pt != (rules.Point{}) {
		n = x.wished(o)
	}
	if o.Who != x.m.b.unitRef(x.m.i) || o.Do != x.do && o.Do != "" {
		return rules.No("ME-13.3", rules.Text{Key: "me.why.declared", A: x.m.b.unitRef(x.m.i)})
	}
	if r := x.legal(n); !r.OK() {
		return r
	}
	if o != x.option(n) {
		return rules.No("ME-14.5", rules.Text{Key: "me.why.axis", A: o.Who})
	}
	return rules.Reason{}
}

// amiss is Board.amiss for D-MOVE.
func (m *march) amiss(o rules.Option) rules.Reason {
	return m.b.amiss("move", "ME-14.19", m.b.body[m.i].side, m.b.unitRef(m.i), o)
}

// wished is how far along its axis a place lies.
func (x *marching) wished(o rules.Option) int64 {
	_, v := plane.Local(x.m.start.Phi, plane.Of(o.Pt).Sub(x.m.start.C))
	return v * x.m.sign
}

// Nearest implements rules.Field.
func (x *marching) Nearest(o rules.Option) rules.Option {
	n := int64(o.N)
	switch {
	case o.Pt != (rules.Point{}):
		n = x.wished(o)
	case o.N == 0:
		n = x.far
	}
	n = min(max(n, 0), x.most)
	return x.option(x.below(n))
}

// Sample implements rules.Field.
func (x *marching) Sample(r *rand.Rand) rules.Option {
	if r.IntN(2) == 0 {
		return x.option(x.far)
	}
	return x.option(x.below(r.Int64N(x.most + 1)))
}

// Ghost implements rules.Field.
func (x *marching) Ghost(o rules.Option) []rules.Piece {
	n := int64(o.N)
	if o.Pt != (rules.Point{}) {
		n = x.wished(o)
	}
	return x.m.ghost(x.m.start.Straight(x.m.sign*clamp(n)), x.m.b.body[x.m.i].column)
}

// clamp keeps a wished length on the table.
func clamp(n int64) int64 { return min(max(n, -100*inch), 100*inch) }

// Measure implements rules.Measurer.
func (x *marching) Measure(o rules.Option) []rules.Ruler {
	return x.m.tape(int64(o.N))
}

// tape is the ruler along a straight move, by eye too: the order has been given
// (ME-14.19, ME-39.3).
func (m *march) tape(n int64) []rules.Ruler {
	s := m.leading()
	return []rules.Ruler{{Pts: []rules.Point{s.mid.Point(), s.mid.Add(plane.Turned(s.phi, 0, clamp(n))).Point()},
		Text: inches("me.ruler.distance", max(0, clamp(n)), 0, 0)}}
}

// Does implements rules.Doer.
func (x *marching) Does(who rules.Ref) []string { return does(who, x.m.b.unitRef(x.m.i), x.do) }

// wheeling is D-MOVE of a wheel. Its answers are {wheel, body, N cents}, to
// the right if positive, like the order.
type wheeling struct {
	m    *march
	sign int
	most int // cents, by the order and the die
	bar  int // the first barred step, without sign; more than most if none is
	far  int
}

// find works out the widest legal wheel.
func (x *wheeling) find() {
	x.bar = x.most + 1
	if bad := x.m.wheelBar(x.sign * x.most); bad != 0 {
		x.bar = max(bad, -bad)
	}
	x.far = x.below(x.most)
}

func (x *wheeling) best() int64 { return int64(x.far) }

func (x *wheeling) option(n int64) rules.Option {
	return rules.Option{Do: "wheel", Who: x.m.b.unitRef(x.m.i), N: x.sign * int(n)}
}

// legal says why the body may not wheel just so far; n has no sign.
func (x *wheeling) legal(n int) rules.Reason {
	switch {
	case n < 0 || n > x.most:
		return rules.No("ME-14.19", inches("me.why.too_far", x.m.start.Arc(x.most), x.m.b.unitRef(x.m.i), 0))
	case n > x.bar:
		q := x.m.start.Wheeled(x.sign * x.bar).Quad()
		return x.m.turned(q.Poly())
	case n == 0:
		return rules.Reason{}
	}
	return x.m.wheelEnd(x.sign * n)
}

// below is a legal wheel not wider than n: the widest, to a step.
func (x *wheeling) below(n int) int {
	n = min(n, x.bar)
	if x.legal(n).OK() {
		return max(0, n)
	}
	step := x.m.step()
	for k := (n - 1) / step * step; k > 0; k -= step {
		if x.legal(k).OK() {
			for lo, hi := k, min(n, k+step); ; { // between a legal end and one that is not
				if lo+1 >= hi {
					return lo
				}
				if mid := (lo + hi) / 2; x.legal(mid).OK() {
					lo = mid
				} else {
					hi = mid
				}
			}
		}
	}
	return 0
}

// Check implements rules.Field.
func (x *wheeling) Check(o rules.Option) rules.Reason {
	if r := x.m.amiss(o); !r.OK() {
		return r
	}
	if o.Who != x.m.b.unitRef(x.m.i) || o.Do != "wheel" && o.Do != "" || o.N*x.sign < 0 {
		return rules.No("ME-13.3", rules.Text{Key: "me.why.declared", A: x.m.b.unitRef(x.m.i)})
	}
	if r := x.legal(o.N * x.sign); !r.OK() {
		return r
	}
	if o != x.option(int64(o.N*x.sign)) {
		return rules.No("ME-14.7", rules.Text{Key: "me.why.wheel_only", A: o.Who})
	}
	return rules.Reason{}
}

// Nearest implements rules.Field.
func (x *wheeling) Nearest(o rules.Option) rules.Option {
	n := o.N * x.sign
	switch {
	case o.Pt != (rules.Point{}):
		n = x.m.toward(plane.Of(o.Pt)) * x.sign
	case o.N == 0:
		n = x.far
	}
	return x.option(int64(x.below(min(max(n, 0), x.most))))
}

// Sample implements rules.Field.
func (x *wheeling) Sample(r *rand.Rand) rules.Option {
	return x.option(int64(x.below(r.IntN(x.most + 1))))
}

// Ghost implements rules.Field.
func (x *wheeling) Ghost(o rules.Option) []rules.Piece {
	return x.m.ghost(x.m.start.Wheeled(o.N), x.m.b.body[x.m.i].column)
}

// Measure implements rules.Measurer.
func (x *wheeling) Measure(o rules.Option) []rules.Ruler {
	return x.m.arcTape(o.N, inches("me.ruler.arc", x.m.start.Arc(o.N%36000), 0, 0))
}

// Does implements rules.Doer.
func (x *wheeling) Does(who rules.Ref) []string { return does(who, x.m.b.unitRef(x.m.i), "wheel") }

// toward is the wheel, in cents, that brings the middle of the body nearest to
// a place: the turn of the middle about the inner front corner, found by
// halving on the side where the place lies.
func (m *march) toward(p plane.Vec) int {
	u, _ := plane.Local(m.start.Phi, p.Sub(m.start.C))
	sign := 1
	if u < 0 {
		sign = -1
	}
	best, least := 0, m.start.C.Sub(p).Square()
	for c := 100; c <= wheelMax; c += 100 {
		if d := m.start.Wheeled(sign * c).C.Sub(p).Square(); d < least {
			best, least = sign*c, d
		}
	}
	return best
}

// arcTape is the ruler along the way of the outer front corner (ME-30.12).
func (m *march) arcTape(cents int, text rules.Text) []rules.Ruler {
	cents %= 36000
	corner := 0
	if cents < 0 {
		corner = 1
	}
	r := rules.Ruler{Text: text}
	for k := range 13 {
		q := m.start.Wheeled(cents * k / 12).Quad()
		r.Pts = append(r.Pts, q[corner].Point())
	}
	return []rules.Ruler{r}
}
