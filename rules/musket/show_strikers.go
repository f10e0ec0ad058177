package musket

import "grognard/rules"

// striker is a unit that may attack in the next turn of its side.
type striker struct {
	at         axes
	arm        arm
	cf, charge int8
	goes       int8 // hexes that it may come nearer before
	reach      int8 // of artillery that supports from where it stands
}

// host are the strikers of a side.
type host struct {
	n   int
	all [maxCounters]striker
}

// comes tells of the next turn in which a side may attack: whether it moves before, and the light; over:
// there is none any more.
func (b *Board) comes(s rules.Side) (moves bool, l light, over bool) {
	if s == b.active {
		return b.phase <= movement, b.light(), b.phase == gameOver
	}
	turn := b.turn
	if s == rules.First {
		turn++
	}
	if turn > len(b.turns) {
		return false, day, true
	}
	return true, b.turns[turn-1], false
}

// callUp collects the strikers of a side. Marks of a turn that is over say nothing.
func (b *Board) callUp(s rules.Side, x *host) {
	x.n = 0
	moves, l, over := b.comes(s)
	if over {
		return
	}
	done, spent := marks(0), marks(0)
	switch {
	case s != b.active || b.phase == movementStart:
	case b.phase == movement:
		done, spent = marched, moved|rallied|mended|guarding
	default:
		done = marched | attacked
	}
	ordered := b.activeHQ(s)
	for all := b.present(s).And(b.unitSet); !all.Empty(); all = all.Rest() {
		c := all.First()
		f, p := b.face(c), &b.piece[c]
		if f.cf == 0 || p.marks&done != 0 || l == night && b.print[c].arm != infantry || len(b.events) > 0 && b.barred(c) {
			continue
		}
		k := &x.all[x.n]
		x.n++
		*k = striker{at: axial[p.at], arm: b.print[c].arm, cf: f.cf, charge: f.cf}
		if p.marks&shaken != 0 || f.paren {
			k.cf = (f.cf + 1) / 2
			k.charge = k.cf
			continue // it enters no EZOC unaccompanied (MS-6.2.3)
		}
		if f.reach > 0 && p.marks&ineffective == 0 {
			k.reach = f.reach
		}
		if moves && p.marks&spent == 0 && !b.inZone(s.Other(), p.at) {
			k.goes = b.pace(c, ordered)
			k.charge = max(f.cf, f.charge)
		}
	}
}

// pace is about how many hexes a unit goes: without orders it rolls (MS-12.1.9).
func (b *Board) pace(c int, ordered bool) int8 {
	ma := b.face(c).ma
	switch {
	case ma == variable:
		return 3
	case b.print[c].arm == cavalry:
		ma = ma * 3 / 4 // all but open ground costs horse more
	}
	if !ordered {
		ma = (ma + 1) / 2
	}
	return ma
}

// against is about the strength with which strikers can come together against a hex: the best three.
func (x *host) against(b *Board, h hex) int {
	g, at := b.ground[h].row(), axial[h]
	first, second, third := 0, 0, 0
	for i := range x.n {
		k := &x.all[i]
		n, far := int(k.cf), k.at.gap(at)
		switch {
		case far <= 1+int(k.goes):
			if k.arm == cavalry && g.Charge[cavalry] {
				n = int(k.charge)
			}
			if n = g.attack[k.arm].on(n); far > 1 {
				n = (3*n + 2) / 4 // he may not come
			}
		case far <= int(k.reach):
			n = g.bombard.on(n)
		default:
			continue
		}
		switch {
		case n > first:
			first, second, third = n, first, second
		case n > second:
			second, third = n, second
		case n > third:
			third = n
		}
	}
	return first + second + third
}

// peril is what a hex so defended has to fear of strikers who attack where that does more harm than it
// costs them: in tenths of a step, and how likely, in hundredths, it is the end of the primary.
func (x *host) peril(b *Board, h hex, g guard, cornered bool) (harm, ruin int) {
	n := x.against(b, h)
	if n <= g.strength {
		return 0, 0
	}
	o := outlookOf(n-g.strength, defender, g.mr)
	if harm = int(o.harm - outlookOf(n-g.strength, attacker, usualMR).harm); harm <= 0 {
		return 0, 0
	}
	if ruin = int(o.ruin); cornered { // who cannot go back is captured (MS-7.9.8)
		ruin = min(100, ruin+3*int(o.harm))
	}
	return harm, ruin
}

// comesTo reports whether a striker can come to a hex or next to it.
func (x *host) comesTo(h hex) bool {
	for i := range x.n {
		if k := &x.all[i]; k.at.gap(axial[h]) <= 1+int(k.goes) {
			return true
		}
	}
	return false
}

// stake is what a counter that is no unit is worth to the enemy who seizes it.
func (b *Board) stake(c int) int {
	switch b.print[c].arm {
	case headquarters:
		return max(1, b.schedule.headquartersCaptured)
	case trains:
		return max(1, b.schedule.trainsCaptured)
	case leader: // he gets away more often than not (MS-10.1.5)
		return max(1, b.schedule.leaderCaptured/3)
	}
	return 0
}
