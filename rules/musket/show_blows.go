package musket

import "grognard/rules"

// gain is what an attack of a differential promises, in tenths of a step.
func gain(differential, mr, theirs int) int {
	o, back := outlookOf(differential, defender, theirs), outlookOf(differential, attacker, mr)
	return int(o.harm) + int(o.ruin)/5 - int(back.harm) - int(back.ruin)/5
}

// Limits of what an attack from a hex is counted as: one that should not be made leaves a Fortune of War
// to the enemy (MS-7.2.4); an HQ or trains alone are a prize.
const (
	worstStrike = -10
	prizeStrike = 25
)

// strike is what the best attack from a hex promises.
func (x *weighing) strike(h hex, charge bool) int {
	b := x.b
	best, any := worstStrike, false
	if b.light() == night && !charge {
		return 0
	}
	targets := &b.occupancy.targets[x.foe]
	for _, n := range b.next[h] {
		if n == noHex || !targets.Has(n) {
			continue
		}
		any = true
		g := b.guardOf(x.foe, n)
		if g.units == 0 {
			return prizeStrike
		}
		own := 0
		for all := x.movers.And(b.unitSet); !all.Empty(); all = all.Rest() {
			own += b.push(all.First(), h, n, charge)
		}
		if own == 0 {
			continue
		}
		if !charge {
			own += b.massed(x.s, n, x.movers, x.who)
		}
		best = max(best, gain(own-g.strength, int(b.face(x.who).mr), g.mr))
	}
	if !any {
		return 0
	}
	return best
}

// massed is about the strength that units of a side beside a hex, without some, can bring against it with a
// unit: those of other formations are halved (MS-7.14.6), and one brigade, one small unit and one battery
// of each hex attack (MS-5.3.1).
func (b *Board) massed(s rules.Side, at hex, without set, with int) (sum int) {
	units := &b.occupancy.units[s]
	for _, h := range b.next[at] {
		if h == noHex || !units.Has(h) {
			continue
		}
		var most [3]int
		for i := b.occupancy.first[h]; i != 0; i = b.occupancy.after[i-1] {
			c := int(i - 1)
			if !b.print[c].unit() || without.Has(c) || b.is(c, attacked|marched|charging|aiming) {
				continue
			}
			n, k := b.push(c, h, at, false), b.print[c].limit()
			if !b.rules.uncoordinated && c != with && b.print[c].arm != artillery && !b.sameFormation(c, with) {
				n = (n + 1) / 2
			}
			most[k] = max(most[k], n)
		}
		sum += most[0] + most[1] + most[2]
	}
	return sum + b.supports(s, at, without)
}

// supports is about the strength of the artillery of a side that can support an attack on a hex from afar.
func (b *Board) supports(s rules.Side, at hex, without set) (sum int) {
	for all := b.present(s).And(b.armSet[artillery]).Minus(without); !all.Empty(); all = all.Rest() {
		c := all.First()
		d := axial[b.piece[c].at].gap(axial[at])
		if d < 2 || d > int(b.face(c).reach) || b.is(c, attacked|marched|aiming|shaken|ineffective) || b.inZone(s.Other(), b.piece[c].at) {
			continue
		}
		sum += b.ground[at].row().bombard.on(int(b.face(c).cf))
	}
	return sum
}

// strongest is a unit that has declared a charge on a hex, or the one named.
func (x *weighing) strongest(at hex) int {
	b := x.b
	if x.who >= 0 {
		return x.who
	}
	best := -1
	for all := b.present(x.s).And(b.unitSet); !all.Empty(); all = all.Rest() {
		if c := all.First(); b.is(c, charging) && b.piece[c].aim == at && (best < 0 || b.face(c).cf > b.face(best).cf) {
			best = c
		}
	}
	return best
}

// blow is for an attack on a hex that a unit begins.
func (x *weighing) blow(at hex, c int, charge bool) {
	b := x.b
	if c < 0 || at == noHex {
		return
	}
	g := b.guardOf(x.foe, at)
	if g.units == 0 {
		x.into[hopeHurt], x.into[hopeRuin] = prizeStrike, 100
		return
	}
	own := 0
	if charge {
		own = b.push(c, b.piece[c].at, at, true)
	} else {
		own = b.massed(x.s, at, set{}, c)
	}
	x.odds(own-g.strength, int(b.face(c).mr), g.mr)
	x.into[hopeFortune] = x.owed(at)
}

// odds counts what an attack of a differential is likely to do to both.
func (x *weighing) odds(differential, mr, theirs int) {
	o, back := outlookOf(differential, defender, theirs), outlookOf(differential, attacker, mr)
	x.into[hopeHurt], x.into[hopeRuin] = int(o.harm), int(o.ruin)
	x.into[fearBack] = int(back.harm) + int(back.ruin)/5
}

// owed counts the units of a hex that gain a Fortune of War if nobody attacks it (MS-7.2.4).
func (x *weighing) owed(at hex) (n int) {
	for all := x.b.units(x.foe, at); !all.Empty(); all = all.Rest() {
		if c := all.First(); !x.b.threat[c].Empty() && !x.b.is(c, struck) {
			n++
		}
	}
	return n
}

// skirmish is for one on a hex: it throws back at most, and costs nothing (MS-7.13.1f).
func (x *weighing) skirmish(at hex) {
	g := x.b.guardOf(x.foe, at)
	n := x.b.ground[at].row().attack[infantry].on(int(x.b.face(x.who).ma))
	x.into[hopeHurt] = int(outlookOf(n-g.strength, defender, g.mr).harm) / 3
	x.into[hopeFortune] = x.owed(at)
}

// fire is for a bombardment of a hex or of a unit in it: horse suffers double (MS-9.2.5).
func (x *weighing) fire(o rules.Option, at hex) {
	b, mr := x.b, 0
	n := int(b.face(x.who).cf)
	if e := b.pieceNamed(o.At); e >= 0 {
		at, mr = b.piece[e].at, int(b.face(e).mr)
		if b.print[e].arm == cavalry {
			n *= 2
		}
	} else {
		mr = b.guardOf(x.foe, at).mr
	}
	out := outlookOf(b.ground[at].row().bombard.on(n), defender, mr)
	x.into[hopeHurt], x.into[hopeRuin] = int(out.harm), int(out.ruin)
}

// done is for the end of a phase: of what nothing has been made.
func (x *weighing) done() {
	b := x.b
	switch x.q.Kind {
	case "move":
		for all := b.present(x.s).And(b.unitSet); !all.Empty(); all = all.Rest() {
			c := all.First()
			if !b.is(c, moved|rallied|mended|guarding|shaken|ineffective) && !b.inZone(x.foe, b.piece[c].at) {
				x.into[fearIdle]++
			}
		}
		x.into[fearIdle] = min(x.into[fearIdle], mostIdle)
	case "combat":
		if b.light() == night {
			return
		}
		foes, own := &b.occupancy.units[x.foe], &b.occupancy.units[x.s]
		for h := foes.Next(0); h != noHex; h = foes.Next(h + 1) {
			if b.targets.Has(h) {
				continue
			}
			c := -1
			for _, n := range b.next[h] {
				for i := first(b, n, own); i != 0 && c < 0; i = b.occupancy.after[i-1] {
					if o := int(i - 1); b.print[o].unit() && !b.is(o, attacked|marched) {
						c = o
					}
				}
			}
			if c < 0 {
				continue
			}
			g := b.guardOf(x.foe, h)
			if gain(b.massed(x.s, h, set{}, c)-g.strength, int(b.face(c).mr), g.mr) > 0 {
				x.into[fearIdle] += goodAttack
			}
			x.into[hopeFortune] -= x.owed(h)
		}
	}
}

// How much of what is left undone counts: units at most, and a good attack as so many units.
const (
	mostIdle   = 12
	goodAttack = 4
)

// first is the first counter of a hex, its number plus 1, if it is one of a set of hexes.
func first(b *Board, h hex, of *hexSet) int8 {
	if h == noHex || !of.Has(h) {
		return 0
	}
	return b.occupancy.first[h]
}
