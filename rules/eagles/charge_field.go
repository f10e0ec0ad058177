package eagles

import (
	"math/rand/v2"

	"grognard/rules"
	"grognard/rules/plane"
)

// chargePath is the choice of the path of a charge (ME-22.7). Its answers are
// {charge, body, target, N cents of the wheel}, to the right if positive, in
// whole degrees.
type chargePath struct {
	c    *charging
	best path
}

func (x *chargePath) option(cents int) rules.Option {
	return rules.Option{Do: "charge", Who: x.c.b.unitRef(x.c.i), At: x.c.name(), N: cents}
}

// way is charging.way for who may look while others do: what is found out about the
// charger is not kept.
func (x *chargePath) way(cents int) (path, rules.Reason) {
	own := *x.c
	return own.way(cents)
}

// Check implements rules.Field.
func (x *chargePath) Check(o rules.Option) rules.Reason {
	b, i := x.c.b, x.c.i
	if r := b.amiss("charge.path", "ME-22.7", b.body[i].side, b.unitRef(i), o); !r.OK() {
		return r
	}
	if o.Pt != (rules.Point{}) {
		_, r := x.way(x.wished(o.Pt))
		if r.OK() {
			r = rules.No("ME-22.7", rules.Text{Key: "me.why.axis", A: x.c.b.unitRef(x.c.i)})
		}
		return r
	}
	if o != x.option(o.N) {
		return rules.No("ME-22.6", rules.Text{Key: "me.why.declared", A: x.c.b.unitRef(x.c.i)})
	}
	_, r := x.way(o.N)
	return r
}

// wished is the wheel, in whole degrees, that turns the front towards a place.
func (x *chargePath) wished(p rules.Point) int {
	return wholeStep(x.c.m.bearing(plane.Of(p)))
}

// wholeStep is the wheel of a charge that is nearest to a wish.
func wholeStep(cents int) int {
	half := chargeStep / 2
	if cents < 0 {
		half = -half
	}
	return (min(max(cents, -chargeWheel), chargeWheel) + half) / chargeStep * chargeStep
}

// bearing is the angle between the facing and the way from the front-centre to
// a place, in cents, found by halving.
func (m *march) bearing(p plane.Vec) int {
	way := p.Sub(m.start.Front())
	if way == (plane.Vec{}) {
		return 0
	}
	lo, hi := -18000, 18000
	for lo+1 < hi {
		mid := (lo + hi) / 2
		if _, right := plane.Bearing(m.start.Phi+mid, way); right > 0 {
			lo = mid
		} else {
			hi = mid
		}
	}
	return hi
}

// Nearest implements rules.Field.
func (x *chargePath) Nearest(o rules.Option) rules.Option {
	want := o.N
	switch {
	case o.Pt != (rules.Point{}):
		want = x.wished(o.Pt)
	case o.N == 0 && o.At == 0:
		return x.option(x.best.cents)
	}
	want = wholeStep(want)
	own := *x.c
	for n := 0; n <= 2*chargeWheel; n += chargeStep {
		for _, cents := range [2]int{want + n, want - n} {
			if _, r := own.way(cents); r.OK() {
				return x.option(cents)
			}
		}
	}
	return x.option(x.best.cents)
}

// Sample implements rules.Field.
func (x *chargePath) Sample(r *rand.Rand) rules.Option {
	if r.IntN(2) == 0 {
		return x.option(x.best.cents)
	}
	return x.Nearest(rules.Option{At: x.c.name(), N: r.IntN(2*chargeWheel+1) - chargeWheel})
}

// Ghost implements rules.Field: the body after its wheel, then in contact.
func (x *chargePath) Ghost(o rules.Option) []rules.Piece {
	cents := o.N
	switch {
	case o.Pt != (rules.Point{}) && x.c.b.rules.byEye: // how far it may wheel is not shown beforehand (ME-39.3)
		cents = x.c.m.bearing(plane.Of(o.Pt)) / chargeStep * chargeStep
	case o.Pt != (rules.Point{}):
		cents = x.wished(o.Pt)
	}
	p, r := x.way(cents)
	column := x.c.b.body[x.c.i].column
	if !r.OK() {
		return x.c.m.ghost(x.c.m.start.Wheeled(cents), column)
	}
	all := x.c.m.ghost(p.wheeled, column)
	for k := range all {
		all[k].State = append(all[k].State, rules.StateWay)
	}
	return append(all, x.c.m.ghost(p.end, column)...)
}

// Measure implements rules.Measurer.
func (x *chargePath) Measure(o rules.Option) []rules.Ruler {
	p, r := x.way(o.N)
	if !r.OK() || x.c.b.rules.byEye {
		return nil
	}
	key := "me.ruler.charge"
	if x.c.inVain(&p) {
		key = "me.ruler.charge.vain"
	}
	all := []rules.Ruler{{Pts: []rules.Point{p.wheeled.Front().Point(), p.end.Front().Point()},
		Text: inches(key, p.length(), 0, 0)}}
	if p.cents != 0 {
		all = append(all, x.c.m.arcTape(p.cents, degrees(p.cents))...)
	}
	return append(all, x.c.b.obstacleTapes(p.strip(), x.c.b.chargeCrossings(&p))...)
}

// Does implements rules.Doer.
func (x *chargePath) Does(who rules.Ref) []string { return does(who, x.c.b.unitRef(x.c.i), "charge") }
