package eagles

import (
	"grognard/rules"
	"grognard/rules/plane"
)

// What fire, charges, melees and tests are likely to come to, at a glance: the computer player asks
// for it far too often to have it worked out. Hits count in tenths, chances in hundredths.

// passing is how likely a test with a modifier is passed, all re-rolls taken (ME-13.5, ME-8.17).
func (b *Board) passing(i, mod, again int) int {
	if b.led(i) { // ME-9.6, ME-9.10
		return 100
	}
	miss := min(max(b.needs(i)-mod-1, 0), 6)
	n, of := miss, 6
	for range again {
		n, of = n*miss, of*6
	}
	return 100 - (100*n+of/2)/of
}

// obeys is how likely a battalion passes a Manoeuvre test (ME-14.2).
func (b *Board) obeys(i int) int { return b.passing(i, b.burden(i), b.body[i].has[drummer]) }

// wavers is how likely a battalion fails a Resolve test (ME-27.9 to ME-27.11).
func (b *Board) wavers(i int, beaten bool) int {
	u := &b.body[i]
	return 100 - b.passing(i, 2*u.has[officer]-one(u.halved())-one(beaten)+b.burden(i), u.has[standard])
}

// faces is how many faces of a die of its fire hit, with a modifier (ME-16.3).
func (b *Board) faces(i, mod int) int {
	return min(max(7-b.needs(i)+one(b.led(i))+b.burden(i)+mod, 0), 6)
}

// glance is a body as another one has it before its front.
type glance struct {
	bases  int   // of the front row of the other that have it in their arc (ME-17.1)
	square int64 // of how far it is from that front
}

// glanceAt is how a body in one pose has another before its front. It takes both for upright
// rectangles in the frame of the first.
func glanceAt(p, q plane.Pose) glance {
	axes := plane.AxesOf(p.Phi)
	u, v := axes.Local(q.C.Sub(p.C))
	sin, cos := plane.Sin(q.Phi-p.Phi), plane.Cos(q.Phi-p.Phi)
	sin, cos = max(sin, -sin), max(cos, -cos)
	across, along := (q.W*cos+q.D*sin)>>31, (q.W*sin+q.D*cos)>>31
	v -= p.D / 2
	if v+along <= 0 {
		return glance{0, nowhere}
	}
	ahead, half := max(0, v-along), p.W/2
	beside := max(0, max(u, -u)-across-half)
	wide := max(ahead, v) // as far as that the arc opens to either side
	lo, hi := max(-half, u-across-wide), min(half, u+across+wide)
	return glance{max(0, int((hi-lo+baseSide/2)/baseSide)), ahead*ahead + beside*beside}
}

// halvedAt returns how often a range halves the dice, and whether it is within the last band, by
// the square of the range.
func halvedAt(rifles bool, square int64) (halved int, ok bool) {
	for _, x := range bands[one(rifles)] {
		if square <= x.to*x.to {
			return x.halved, true
		}
	}
	return 0, false
}

// canShoot reports whether a body may still fire before the turn is over, or in the next one.
func (b *Board) canShoot(u *battalion) bool {
	return b.toAct(u) && !u.fired && !u.resting() && !u.engaged() && !u.supporting()
}

// toAct reports whether a battalion that stands may still be given an order: in this turn or,
// between the orders of two, in the next.
func (b *Board) toAct(u *battalion) bool {
	return !u.broken && (b.phase != activations || !u.activated)
}

// shot is about how many tenths of a hit a volley of body i does from a pose to body k, where that
// stands in another (ME-18.1). Of obstacles before the target it knows nothing.
func (b *Board) shot(i int, p plane.Pose, k int, q plane.Pose) int {
	g := glanceAt(p, q)
	halved, ok := halvedAt(b.body[i].rifles, g.square)
	if !ok || g.bases == 0 || !b.opens(i, p.Front(), k, q.C) {
		return 0
	}
	return b.volleyOf(i, min(g.bases, b.body[i].groups()), k, b.scenario.pointCover(q.C), halved)
}

// volleyOf is the same for so many dice before they are changed.
func (b *Board) volleyOf(i, n, k int, cover cover, halved int) int {
	u := &b.body[i]
	n += 2 * (one(b.body[k].column) + one(u.rifles) - one(cover == light))
	n += 2 * one(u.nation == british && !u.column && b.grade(i) > militia) // ME-18.3
	n += 2 * one(b.grade(i) == guard)                                      // ME-18.4
	n = dice(n, halved+one(u.disordered)+one(cover == heavy))
	hits := b.faces(i, 0)
	again := min(u.has[sergeant]-u.sergeants, n) // ME-8.7
	return (10*n*hits + 10*again*hits*(6-hits)/6) / 6
}

// opens reports whether nothing hides body k from the front of body i: ground, others, or screens
// other than its own, which goes where it goes (ME-34.5, ME-34.9).
func (b *Board) opens(i int, from plane.Vec, k int, to plane.Vec) bool {
	f := b.scenario
	bar := barrier{bodies: [2]int{k, i}, screens: [2]int{i, -1}, through: rules.Chance}
	return f.sees(from, to, max(f.levelAt(from), f.levelAt(to))) && b.clear(from, to, &bar)
}

// snipes is about how many tenths of a hit a volley of the screen of i does to body k (ME-19.15).
func (b *Board) snipes(i, k int) int {
	u, v := &b.body[i], &b.body[k]
	near := band{halved: 3}
	n := 0
	for g := range u.posts {
		if u.screen[g].men == 0 {
			continue
		}
		for _, x := range bands[one(u.rifles)] {
			if !v.box.Misses(u.screen[g].at, x.to+groupRadius) {
				n++
				near.halved = min(near.halved, x.halved)
				break
			}
		}
	}
	if n == 0 {
		return 0
	}
	n = dice(n+2*one(v.column)+2*one(u.rifles), near.halved)
	return 10 * n * b.faces(i, 0) / 6
}

// some is how likely any of so many tenths of a hit falls.
func some(tenths int) int {
	k := tenths / 5
	if k >= len(someHit)-1 {
		return someHit[len(someHit)-1]
	}
	return someHit[k] + (someHit[k+1]-someHit[k])*(tenths%5)/5
}

// someHit is that for each half of a hit.
var someHit = [...]int{0, 39, 63, 78, 86, 92, 95, 97, 98, 99}

// routs is how likely so many tenths of a hit break a body: those who have nobody lost yet in this turn have no
// test to pass (ME-27.2).
func (b *Board) routs(k, tenths int) int {
	if u := &b.body[k]; u.broken || u.mustTest() {
		return 0
	}
	return some(tenths) * b.wavers(k, false) / 100
}

// blows is about the total of one side of a melee before its die (ME-23.2 to ME-23.12).
func (b *Board) blows(i, k, bonus int) int {
	u, v, f := &b.body[i], &b.body[k], b.scenario
	n := u.groups() + bonus + 3*u.has[officer] + u.has[drummer] + u.has[sergeant] + u.has[standard]
	n += 3*one(b.led(i)) - 2*one(u.disordered)
	if u.engaged() {
		n += 2 * one(b.supporter(i) >= 0)
	}
	n += 2 * one(f.levelAt(u.at) > f.levelAt(v.at))
	return n
}

// shelter is what the cover that a body stands in costs who charges it (ME-23.9, ME-23.11).
func (b *Board) shelter(k int) int {
	v := &b.body[k]
	switch max(v.behind, b.scenario.pointCover(v.at)) {
	case light:
		return 1
	case heavy:
		return 4
	}
	return 0
}

// margin is how far body i is ahead of body k in the melee that they stand in.
func (b *Board) margin(i, k int) int {
	u, v := &b.body[i], &b.body[k]
	n := b.blows(i, k, chargeBonus(u)*one(u.bonus)) - b.blows(k, i, chargeBonus(v)*one(v.bonus))
	if v.defends {
		n -= b.shelter(k)
	}
	if u.defends {
		n += b.shelter(i)
	}
	return n
}

// chargeBonus is what a charge brings in its first round (ME-23.3, ME-23.4).
func chargeBonus(u *battalion) int { return 3 + 3*one(u.column) }

// wonBy is how likely a die with a lead beats another one.
func wonBy(lead int) int { return (beaten[min(max(lead, -6), 6)+6] + 5) / 10 }

// beaten is beats for a lead of -6 to 6.
var beaten = func() (all [13]int) {
	for k := range all {
		all[k] = beats(k - 6)
	}
	return all
}()

// outcome is what a charge is likely to come to.
type outcome struct{ win, lose, short int }

// run is how a charge would come to its target.
type run struct {
	far       int64 // mils
	slow      bool  // one die (ME-22.10)
	obstacles int   // that it crosses
}

// chargeOf is what a charge of i on k is likely to come to (4.2.3).
func (b *Board) chargeOf(i, k int, r run) outcome {
	u, v := &b.body[i], &b.body[k]
	test := b.passing(i, 2*u.has[officer]-one(u.halved())-one(u.beaten)+b.burden(i), u.has[officer])
	n := 2 + one(u.column)
	if r.slow && !b.led(i) {
		n = 1
	}
	need := int((r.far + inch - 1) / inch)
	arrives := 0
	switch need += 4 * r.obstacles; {
	case b.led(i): // ME-9.7
		arrives = 100 * one(r.far <= int64(6*n)*inch)
	case need < len(thrown[n]):
		arrives = thrown[n][max(need, 0)]
	}
	o := outcome{short: test * (100 - arrives) / 100}
	comes := test * arrives / 100
	if v.broken { // ME-22.18
		o.win = comes
		return o
	}
	shot := 0
	if b.canDefend(k) { // ME-24.1: half of the dice on average, one face less
		shot = 10 * dice(min(v.front(), v.groups())+2*one(u.column), 1+one(v.disordered)) * b.faces(k, -1) / 6
	}
	breaks := some(shot) * b.wavers(i, false) / 100
	won := wonBy(b.blows(i, k, chargeBonus(u)) - shot/40 - b.shelter(k) - 2*one(r.obstacles > 0 && !u.disordered) - b.blows(k, i, 0))
	o.win = comes * (100 - breaks) * won / 10000
	o.lose = comes*breaks/100 + comes*(100-breaks)*(100-won)/10000
	return o
}

// thrown is how likely so many dice show a number of inches or more.
var thrown = tableOfThrows()

func tableOfThrows() (all [4][19]int) {
	ways := [19]int{1} // to throw just so much
	of := 1
	for dice := range all {
		for least := range all[dice] {
			n := 0
			for _, k := range ways[least:] {
				n += k
			}
			all[dice][least] = (100*n + of/2) / of
		}
		var next [19]int
		for total, k := range ways {
			for face := 1; face <= 6 && total+face < len(next); face++ {
				next[total+face] += k
			}
		}
		ways, of = next, 6*of
	}
	return all
}

// runAt is how body i would come to body k if it charged now: straight, turned towards it first.
func (b *Board) runAt(i, k int) run {
	u, v, f := &b.body[i], &b.body[k], b.scenario
	p := u.pose()
	g := glanceAt(p, v.pose())
	r := run{far: nowhere}
	if g.square < nowhere {
		r.far = plane.Root(g.square)
		if aside, ahead := plane.Local(p.Phi, v.at.Sub(p.C)); max(aside, -aside) > p.W/2+max(v.box.Hi.X-v.box.Lo.X, v.box.Hi.Y-v.box.Lo.Y)/2 {
			r.far += p.W * max(aside, -aside) / max(inch, 2*ahead) // the wheel, a little short
		}
	}
	if r.far <= 18*inch {
		r.slow = b.slowed(u.quad.Poly(), p.Front(), v.at, r.far)
		r.obstacles = f.between(p.Front(), v.at)
	}
	return r
}

// between counts the linear obstacles on a line.
func (f *scenario) between(from, to plane.Vec) (n int) {
	way := plane.Across(from, to)
	for i := range f.scene {
		s := &f.scene[i]
		if !grounds[s.kind].line || s.box.Far(way, 1) {
			continue
		}
		for k := range len(s.pts) - 1 {
			if plane.Meet(from, to, s.pts[k], s.pts[k+1]) {
				n++
				break
			}
		}
	}
	return n
}
