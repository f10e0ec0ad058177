package eagles

import (
	"math/rand/v2"

	"grognard/rules"
	"grognard/rules/plane"
)

// verb is a battalion with a manoeuvre that it can make.
type verb struct {
	i  int
	do string
	m  *march
}

// ordering is the part of D-ACT that has no list: the manoeuvres, each with the
// pose that is declared for it (ME-13.3). Its answers are {advance or retire,
// body, N mils} and {wheel, body, N cents}, to the right if positive.
type ordering struct {
	b     *Board
	side  rules.Side
	next  int    // verbs of all battalions that have been looked at
	m     *march // of the battalion that was looked at last
	verbs []verb // those that can be ordered
}

// manoeuvres are the verbs in the order of their buttons.
var manoeuvres = [...]string{"advance", "retire", "wheel"}

// look finds out about one more verb.
func (x *ordering) look() {
	i, do := x.next/len(manoeuvres), manoeuvres[x.next%len(manoeuvres)]
	x.next++
	if u := &x.b.body[i]; !u.inPlay() || u.side != x.side {
		return
	}
	if v, why := x.verb(i, do); why.OK() {
		x.verbs = append(x.verbs, v)
	}
}

// done reports whether nothing is left to look at.
func (x *ordering) done() bool { return x.next == len(manoeuvres)*len(x.b.body) }

// some reports whether there is some verb.
func (x *ordering) some() bool {
	for len(x.verbs) == 0 && !x.done() {
		x.look()
	}
	return len(x.verbs) > 0
}

// all returns the verbs.
func (x *ordering) all() []verb {
	for !x.done() {
		x.look()
	}
	return x.verbs
}

// refuse says what manoeuvres a battalion cannot make, and why.
func (x *ordering) refuse(menu rules.Menu, i int) {
	for _, do := range manoeuvres {
		if _, why := x.verb(i, do); !why.OK() {
			menu.Offer(rules.Option{Do: do, Who: x.b.unitRef(i)}, why)
		}
	}
}

// verb says whether a battalion can make a manoeuvre at all.
func (x *ordering) verb(i int, do string) (verb, rules.Reason) {
	if r := x.b.mayManoeuvre(i, do); !r.OK() {
		return verb{}, r
	}
	v := verb{i: i, do: do, m: x.march(i)}
	switch do {
	case "wheel":
		if x.b.scenario.difficult(v.m.quad.Poly()) {
			return v, rules.No("ME-14.14", rules.Text{Key: "me.why.in_difficult", A: x.b.unitRef(i)})
		}
		least := plane.MostCents(v.m.start.W, leastMove) + 1
		if r := v.m.wheel(least); !r.OK() {
			return v, v.m.wheel(-least)
		}
		return v, rules.Reason{}
	case "retire":
		back := *v.m
		back.sign, v.m = -1, &back
	}
	if r := v.m.path(leastMove); !r.OK() {
		return v, r
	}
	return v, v.m.straightEnd(leastMove)
}

// march looks at a move ahead that is to be ordered, or at a wheel. By eye nobody
// may know beforehand where it comes too near to an enemy, or to him: that ends it
// when it is made (ME-39.3).
func (x *ordering) march(i int) *march {
	if x.m == nil || x.m.i != i {
		x.m = x.b.newMarch(i, 1)
		if x.b.rules.byEye {
			x.m.avoided, x.m.blind = nil, true
		}
	}
	return x.m
}

// of finds the verb of an option.
func (x *ordering) of(who rules.Ref, do string) (verb, bool) {
	for _, v := range x.all() {
		if x.b.unitRef(v.i) == who && v.do == do {
			return v, true
		}
	}
	return verb{}, false
}

// legal says why a battalion may not be ordered to go just so far.
func (x *ordering) legal(v verb, n int) rules.Reason {
	b, who := x.b, x.b.unitRef(v.i)
	if v.do == "wheel" {
		if n == 0 {
			return rules.No("ME-13.3", rules.Text{Key: "me.why.no_angle", A: who})
		}
		if arc := v.m.start.Arc(n); arc < leastMove || arc > 6*inch {
			return rules.No("ME-14.7", rules.Text{Key: "me.why.wheel_far", A: who, N: 6})
		}
		return v.m.wheel(n)
	}
	if n < leastMove {
		return rules.No("ME-13.3", rules.Text{Key: "me.why.no_distance", A: who})
	}
	most := b.mostAhead(v.i, v.m.sign)
	if int64(n) > most {
		return rules.No("ME-14.5", rules.Text{Key: "me.why.straight_far", A: who, N: int(most / inch)})
	}
	if r := v.m.path(int64(n)); !r.OK() {
		return r
	}
	return v.m.straightEnd(int64(n))
}

// nearest is the legal parameter of a verb that is nearest to a wish.
func (x *ordering) nearest(v verb, n int) rules.Option {
	o := rules.Option{Do: v.do, Who: x.b.unitRef(v.i)}
	if v.do == "wheel" {
		w := &wheeling{m: v.m, sign: 1, most: plane.MostCents(v.m.start.W, 6*inch)}
		if n < 0 {
			w.sign = -1
		}
		w.find()
		least := plane.MostCents(v.m.start.W, leastMove) + 1
		if o.N = w.sign * w.below(min(max(w.sign*n, least), w.most)); x.legal(v, o.N).OK() {
			return o
		}
		if o.N = w.sign * least; !x.legal(v, o.N).OK() {
			o.N = -o.N
		}
		return o
	}
	w := &marching{m: v.m, do: v.do, most: v.m.limit(x.b.mostAhead(v.i, v.m.sign)), roll: 100 * inch}
	o.N = int(max(leastMove, w.below(min(max(int64(n), leastMove), w.most))))
	return o
}

// wish works out which verb a wish means, and how much of it.
func (x *ordering) wish(o rules.Option) (verb, int) {
	do := o.Do
	if v, ok := x.of(o.Who, do); ok && o.Pt == (rules.Point{}) {
		n := o.N
		if n == 0 {
			n = 100 * inch // propose all there is
			if do == "wheel" {
				n = wheelMax
			}
		}
		return v, n
	}
	i := x.b.unitNamed(o.Who)
	if i < 0 || o.Pt == (rules.Point{}) && o.N == 0 {
		v, ok := x.of(o.Who, "advance")
		if !ok {
			v = x.first(o.Who)
		}
		return v, 100 * inch
	}
	u := &x.b.body[i]
	p := u.pose()
	_, ahead := plane.Local(p.Phi, plane.Of(o.Pt).Sub(p.C))
	if do == "" {
		switch {
		case o.N != 0:
			do = "wheel"
		case ahead < 0:
			do = "retire"
		default:
			do = "advance"
		}
	}
	v, ok := x.of(o.Who, do)
	switch {
	case !ok:
		return x.first(o.Who), leastMove
	case do == "wheel" && o.N != 0:
		return v, o.N
	case do == "wheel":
		return v, v.m.toward(plane.Of(o.Pt))
	}
	return v, int(clamp(ahead * v.m.sign))
}

// first is some verb of a battalion, or of any.
func (x *ordering) first(who rules.Ref) verb {
	for _, v := range x.all() {
		if x.b.unitRef(v.i) == who {
			return v
		}
	}
	return x.all()[0]
}

// Check implements rules.Field.
func (x *ordering) Check(o rules.Option) rules.Reason {
	if r := x.b.amiss("order", "ME-11.7", x.side, 0, o); !r.OK() {
		return r
	}
	i := x.b.unitNamed(o.Who)
	if i < 0 {
		return rules.No("ME-11.7", rules.Text{Key: "me.why.nobody", A: o.Who})
	}
	if o.Do != "" && o.Do != "advance" && o.Do != "retire" && o.Do != "wheel" {
		if _, ok := dutyOf(o.Do); ok {
			return rules.No("ME-13.3", rules.Text{Key: "me.why.not_so"})
		}
		return rules.No("ME-14.1", rules.Text{Key: "me.why.no_order", A: o.Who})
	}
	if o.Pt == (rules.Point{}) && o.At == 0 && o.With == 0 {
		if v, ok := x.of(o.Who, o.Do); ok {
			return x.legal(v, o.N)
		}
	}
	v, n := x.wish(o)
	if v.i != i || o.Do != "" && v.do != o.Do {
		own := *x                               // others may look at the same time
		if _, r := own.verb(i, o.Do); !r.OK() { // without a word it is ahead
			return r
		}
		return rules.No("ME-14.1", rules.Text{Key: "me.why.no_order", A: o.Who})
	}
	if aside, ahead := plane.Local(v.m.start.Phi, plane.Of(o.Pt).Sub(v.m.start.C)); o.Pt == (rules.Point{}) || v.do == "wheel" || max(aside, -aside) <= max(ahead, -ahead) {
		if r := x.legal(v, n); !r.OK() { // else it is not on its way at any distance
			return r
		}
	}
	return rules.No("ME-14.10", rules.Text{Key: "me.why.axis", A: o.Who})
}

// Nearest implements rules.Field.
func (x *ordering) Nearest(o rules.Option) rules.Option {
	v, n := x.wish(o)
	if l := (rules.Option{Do: v.do, Who: x.b.unitRef(v.i), N: n}); x.legal(v, n).OK() {
		return l
	}
	if n == 100*inch && v.do != "wheel" { // nobody named a length: no farther than the dice carry
		return x.nearest(v, int(x.carry(v, int64(x.nearest(v, n).N))))
	}
	return x.nearest(v, n)
}

// carry is the longest order up to n mils that its dice can carry out: on a slope or difficult ground
// a longer one may be given, but never gets there (ME-14.5, ME-14.11).
func (x *ordering) carry(v verb, n int64) int64 {
	for n > 6*inch {
		if dice, _ := x.b.manoeuvreDice(v.m, n); n <= int64(dice)*6*inch {
			break
		}
		n = max(6*inch, (n-1)/inch*inch)
	}
	return n
}

// Sample implements rules.Field: mostly moves as far as they go.
func (x *ordering) Sample(r *rand.Rand) rules.Option {
	all := x.all()
	v := all[r.IntN(len(all))]
	switch {
	case v.do == "wheel":
		return x.nearest(v, r.IntN(8001)-4000)
	case r.IntN(3) > 0:
		return x.nearest(v, 100*inch)
	}
	return x.nearest(v, r.IntN(int(x.b.mostAhead(v.i, v.m.sign))))
}

// Ghost implements rules.Field: the body at the end, after the friends whom it
// would disorder.
func (x *ordering) Ghost(o rules.Option) []rules.Piece {
	i := x.b.unitNamed(o.Who)
	if i < 0 {
		return nil
	}
	v, n := x.wish(o)
	if v.i != i {
		return nil
	}
	if v.do == "wheel" {
		return v.m.ghost(v.m.start.Wheeled(n), x.b.body[i].column)
	}
	end := v.m.start.Straight(v.m.sign * clamp(int64(n)))
	h := v.m.sweep(clamp(int64(n)))
	return append(x.b.ghostsPassed(i, h.Poly()), v.m.ghost(end, x.b.body[i].column)...)
}

// Measure implements rules.Measurer.
func (x *ordering) Measure(o rules.Option) []rules.Ruler {
	v, n := x.wish(o)
	switch {
	case x.b.unitRef(v.i) != o.Who:
		return nil
	case v.do == "wheel":
		return v.m.wheelTapes(n)
	}
	return v.m.orderTapes(int64(n))
}

// Does implements rules.Doer.
func (x *ordering) Does(who rules.Ref) (all []string) {
	for _, v := range x.all() {
		if x.b.unitRef(v.i) == who {
			all = append(all, v.do)
		}
	}
	return all
}

// does is what a thing can do where one alone is asked, and for one thing.
func does(who, asked rules.Ref, do string) []string {
	if who != asked {
		return nil
	}
	return []string{do}
}
