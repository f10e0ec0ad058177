package musket

import "grognard/rules"

// What an attack is likely to come to before anything is rolled: estimates for those who judge a
// position or an answer, very often. They go by factors, ground and the chart; tactics, and what a
// charge makes of a result, are left out.

// outlook is what a column of the chart does to a role, on average over the die.
type outlook struct {
	harm int16 // tenths of a step
	ruin int16 // hundredths: how likely the primary routs
}

// Harm in tenths of a step: a retreat or to be Shaken, a step, a rout, what follows from a passed test of
// an e result, and a Fortune of War that the enemy gains.
const (
	backHarm    = 4
	stepHarm    = 10
	routHarm    = 24
	mauledHarm  = 14
	fortuneHarm = 3
)

// mostMR is from where on a better MR changes nothing: a 6 fails (MS-2.4.6).
const mostMR = 6

// usualMR is that of attackers who are not known yet.
const usualMR = 4

// outlooks are by column, role and MR.
var outlooks = readOutlooks()

func readOutlooks() (all [][2][mostMR + 1]outlook) {
	for i := range crt {
		var col [2][mostMR + 1]outlook
		for r := range col {
			for mr := range col[r] {
				col[r][mr] = crt[i].outlook(role(r), mr)
			}
		}
		all = append(all, col)
	}
	return all
}

// outlook adds up the faces of the die.
func (k *column) outlook(r role, mr int) outlook {
	pass := 0
	for die := 1; die <= 6; die++ {
		if passes(die, mr, 0) {
			pass++
		}
	}
	harm, ruin := 0, 0
	for i := range k.cells {
		o := &k.cells[i]
		h, n := o.does(r, pass)
		if harm, ruin = harm+h, ruin+n; o.df && r == attacker {
			harm += 6 * fortuneHarm
		}
	}
	return outlook{int16(harm / 36), int16(100 * ruin / 36)}
}

// does is the harm of a cell to a role and whether it is ruined, six times both, where so many faces pass
// a test.
func (o *outcome) does(r role, pass int) (harm, ruin int) {
	fail := 6 - pass
	rest := o.bracket.plain(r)
	switch {
	case o.code == exchange || o.hits(r) && o.code <= exposed && o.code != tested:
		return 6 * o.result.plain(r), 0
	case !o.hits(r) && o.bracket.code == exchange: // the other may pass his test
		return 3 * stepHarm, 0
	case !o.hits(r):
		return 0, 0
	case o.code == tested:
		return fail*backHarm + pass*rest, 0
	case o.code == broken: // all stacked with it rout too (MS-7.8.10)
		return fail*(routHarm+fortuneHarm) + pass*rest, fail
	}
	return fail*routHarm + pass*mauledHarm, fail
}

// plain is the harm of a result without a test to a role.
func (x result) plain(r role) int {
	switch {
	case x.code == exchange || x.code == exposed && x.on == r:
		return stepHarm
	case x.code == retreats && x.on == r:
		return backHarm
	}
	return 0
}

// The differentials between which columns differ.
const (
	leastDiffers = -7
	mostDiffers  = 15
)

var columnOf = func() (all [mostDiffers - leastDiffers + 1]int8) {
	for i := range all {
		all[i] = int8(columnFor(leastDiffers + i))
	}
	return all
}()

// outlookOf is what a differential means for a role whose primary has such an MR.
func outlookOf(differential int, r role, mr int) outlook {
	n := columnOf[max(leastDiffers, min(mostDiffers, differential))-leastDiffers]
	return outlooks[n][r][max(0, min(mostMR, mr))]
}

// axes are those of a hex by which distance counts.
type axes struct{ x, z int8 }

var axial = func() (all [allHexes]axes) {
	for h := range all {
		all[h] = axes{int8(hex(h).col()), int8(hex(h).row() - hex(h).col()/2)}
	}
	return all
}()

// gap is the distance of two hexes.
func (a axes) gap(o axes) int {
	dx, dz := int(a.x)-int(o.x), int(a.z)-int(o.z)
	return max(abs(dx), abs(dz), abs(dx+dz))
}

// on is what terrain leaves of a factor (MS-7.7.3, MS-7.7.6).
func (e effect) on(n int) int {
	switch e {
	case minus1:
		return max(n-1, min(n, 1))
	case half:
		return (n + 1) / 2
	case no:
		return 0
	}
	return n
}

// push is about the factor with which a unit attacks from a hex, which may be any, across a hexside.
func (b *Board) push(c int, from, to hex, charge bool) int {
	f, a := b.face(c), b.print[c].arm
	n := int(f.cf)
	if charge && a == cavalry {
		n = int(f.charge)
	}
	if n = b.ground[to].row().attack[a].on(n); n > 0 && (b.is(c, shaken) || f.paren) {
		n = (n + 1) / 2
	}
	s := b.sideTo(from, to)
	if s < 0 || b.hexsides[from][s] == 0 {
		return n
	}
	for i := range tec.Hexside {
		if b.hexsides[from][s]>>i&1 == 1 {
			n = tec.Hexside[i].attack[a].on(n)
		}
	}
	return n
}

// holds is about the factor with which a unit defends.
func (b *Board) holds(c int) int {
	n := int(b.face(c).cf)
	if b.print[c].arm == artillery {
		n = int(b.face(c).defence)
	}
	if b.is(c, shaken) {
		n = (n + 1) / 2
	}
	return n
}

// guard is how a hex is defended.
type guard struct {
	strength, mr int
	units        int
	exerting     int // of them, those with a ZOC
	kind         [3]int
}

// guardOf is the defence of a hex by who stands in it, at the limits of MS-5.3.1.
func (b *Board) guardOf(s rules.Side, h hex) (g guard) {
	for i := b.occupancy.first[h]; i != 0; i = b.occupancy.after[i-1] {
		if c := int(i - 1); b.print[c].unit() && b.sideOf(c) == s {
			b.post(&g, c)
		}
	}
	return g
}

// post adds a unit to the defence of a hex.
func (b *Board) post(g *guard, c int) {
	k, n := b.print[c].limit(), b.holds(c)
	if n > g.kind[k] {
		g.strength, g.kind[k] = g.strength+n-g.kind[k], n
	}
	mr := int(b.face(c).mr)
	if b.is(c, shaken) {
		mr -= 2
	}
	if g.units++; mr > g.mr {
		g.mr = mr
	}
	if b.occupancy.exerts.Has(c) {
		g.exerting++
	}
}

// limit is which of the limits of a hex a unit comes under (MS-5.3.1): one brigade, one battalion or
// squadron, one artillery unit.
func (p *print) limit() int {
	switch {
	case p.arm == artillery:
		return 2
	case p.small():
		return 1
	}
	return 0
}

// cornered reports whether no hex beside one is free to retreat to: enemies stand there, or their ZOC is
// open (MS-7.6.2, MS-7.6.4). Friends in the hex itself do not help (MS-7.6.5).
func (b *Board) cornered(s rules.Side, h hex, exerting int) bool {
	l := &b.occupancy
	for _, n := range b.next[h] {
		switch {
		case n == noHex || l.held[s.Other()].Has(n) || b.ground[n].row().Cost[infantry] == 0:
		case !l.zone[s.Other()].Has(n) || l.units[s].Has(n) || int(l.by[s][n]) > exerting:
			return false
		}
	}
	return true
}
