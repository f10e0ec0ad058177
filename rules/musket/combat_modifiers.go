package musket

import "grognard/rules"

// term is one term of a unit's factor: its word, its clause, what it adds and
// what causes it.
type term struct {
	key, rule string
	n         int
	by        [2]rules.Ref
}

// factor is the modified factor of a unit in the combat (part 5.4).
func (b *Board) factor(c int, r role, add func(term)) int {
	base, key, rule := b.baseFactor(c, r)
	add(term{key: key, rule: rule, n: base})
	value := base
	if b.doubled(c, r) {
		add(term{key: "double", rule: b.doubleRule(), n: base})
		value += base
	}
	if base == 0 {
		return 0 // MS-7.7.4
	}
	less, halves := b.causes(c, r)
	for _, by := range less {
		if value > 1 { // MS-7.7.6
			add(term{key: "minus1", rule: "MS-7.7.6", n: -1, by: [2]rules.Ref{by}})
			value--
		}
	}
	switch n := len(halves); {
	case n == 1: // MS-7.7.3
		lost := value / 2
		add(term{key: "half", rule: halves[0].rule, n: -lost, by: [2]rules.Ref{halves[0].by}})
		value -= lost
	case n > 1: // MS-7.7.4
		key := "halved_twice"
		if n > 2 {
			key = "halved_more"
		}
		add(term{key: key, rule: "MS-7.7.4", n: 1 - value, by: [2]rules.Ref{halves[0].by, halves[1].by}})
		value = 1
	}
	return value
}

// baseFactor is the printed factor that counts (MS-7.7.1, MS-7.13.1e,
// MS-8.1.1, MS-9.3.5).
func (b *Board) baseFactor(c int, r role) (n int, key, rule string) {
	f, p, x := b.face(c), &b.print[c], &b.fight
	switch {
	case p.arm == artillery && (r == attacker || x.support.Has(c)):
		return int(f.cf), "attack", "MS-8.1.1"
	case p.arm == artillery:
		return int(f.defence), "defence", "MS-8.1.1"
	case x.form == skirmish && !x.swapped && p.arm == infantry:
		if f.maParen || f.ma == variable {
			return 0, "ma", "MS-7.13.1e"
		}
		return int(f.ma), "ma", "MS-7.13.1e"
	case p.arm == cavalry && b.usesCharge(r):
		return int(f.charge), "charge", "MS-9.3.5"
	}
	return int(f.cf), "cf", "MS-7.7.1"
}

// usesCharge reports whether cavalry of a role fights with its charge factor.
func (b *Board) usesCharge(r role) bool {
	x := &b.fight
	if r == defender {
		return x.duel
	}
	return x.swapped || x.form == cavalryCharge && x.charge != failed
}

// doubled reports whether a factor is doubled: supporting and bombarding
// artillery against cavalry (MS-9.2.5), a charge by FOW (MS-12.4.8).
func (b *Board) doubled(c int, r role) bool {
	x := &b.fight
	if x.support.Has(c) {
		against := x.units[defender]
		if x.swapped {
			against = x.units[attacker]
		}
		return !against.And(b.armSet[cavalry]).Empty()
	}
	return x.fortune && x.charge == passed && r == attacker && !x.swapped
}

func (b *Board) doubleRule() string {
	if b.fight.fortune {
		return "MS-12.4.8"
	}
	return "MS-9.2.5"
}

// cause is a reason to halve a factor (MS-7.7.2).
type cause struct {
	by   rules.Ref
	rule string
}

// causes are the reductions of a unit's factor: what takes 1 off it, and what
// halves it.
func (b *Board) causes(c int, r role) (less []rules.Ref, halves []cause) {
	x := &b.fight
	if x.support.Has(c) {
		if !x.swapped && b.ground[x.target].row().bombard == half {
			halves = append(halves, cause{groundRef(b.ground[x.target]), "MS-7.7.11"})
		}
		return nil, halves
	}
	if r == attacker {
		less, halves = b.groundCauses(c)
	}
	weak := b.face(c).paren && r == attacker
	switch {
	case b.is(c, shaken):
		halves = append(halves, cause{causeRef(causeShaken), "MS-7.7.5"})
	case weak:
		halves = append(halves, cause{causeRef(causeParen), "MS-2.4.4"})
	}
	if b.overstacked(b.sideOf(c), b.piece[c].at) {
		halves = append(halves, cause{causeRef(causeStack), "MS-5.3.5"})
	}
	if r == attacker && !x.swapped && b.scattered(c) {
		halves = append(halves, cause{causeRef(causeScattered), "MS-7.14.6"})
	}
	if x.charge == failed && (r == attacker) != x.swapped {
		halves = append(halves, cause{causeRef(causeCharge), "MS-7.13.3i"})
	}
	return less, halves
}

// groundCauses are those of the hex attacked and of the hexsides crossed
// (MS-7.7.11, MS-7.13.1j).
func (b *Board) groundCauses(c int) (less []rules.Ref, halves []cause) {
	x := &b.fight
	from, to := b.piece[c].at, x.target
	switch {
	case x.swapped:
		to = b.strokeAt(int(x.primary[defender]))
	case x.form == skirmish:
		from = b.piece[c].aim
	}
	a := b.print[c].arm
	count := func(e effect, by rules.Ref, rule string) {
		switch e {
		case minus1:
			less = append(less, by)
		case half:
			halves = append(halves, cause{by, rule})
		}
	}
	count(b.ground[to].row().attack[a], groundRef(b.ground[to]), "MS-7.7.2")
	s := b.sideToward(from, to)
	for i := range tec.Hexside {
		if s >= 0 && b.hexsides[from][s]>>i&1 == 1 {
			count(tec.Hexside[i].attack[a], causeRef(i), "MS-7.7.11")
		}
	}
	return less, halves
}

// strokeAt is the hex where a countercharge meets a unit: its own, or the
// intermediate hex of a skirmisher.
func (b *Board) strokeAt(c int) hex {
	if b.fight.form == skirmish && b.piece[c].aim != noHex {
		return b.piece[c].aim
	}
	return b.piece[c].at
}

// total adds up a role's strength; add, if not nil, hears every term.
func (b *Board) total(r role, add func(sum rules.SumKey, why rules.Text, rule string, n int)) (sum int) {
	x := &b.fight
	name := [2]rules.SumKey{rules.SumAttack, rules.SumDefence}[r]
	hear := func(a rules.Ref, x term) {
		if add != nil && x.n != 0 {
			add(name, rules.Text{Key: "ms.mod." + x.key, A: a, B: x.by[0], C: x.by[1], N: x.n}, x.rule, x.n)
		}
	}
	units := x.units[r]
	if x.swapped && r == defender || !x.swapped && r == attacker {
		units = units.Or(x.support)
	}
	for all := units; !all.Empty(); all = all.Rest() {
		c := all.First()
		sum += b.factor(c, r, func(x term) { hear(b.pieceRef(c), x) })
	}
	for all := x.leaders[r]; !all.Empty(); all = all.Rest() {
		l := all.First()
		hear(b.pieceRef(l), term{key: "leader", rule: "MS-7.7.8", n: int(b.face(l).cf)})
		sum += int(b.face(l).cf)
	}
	switch x.tactic[r] {
	case frontalAttack:
		hear(0, term{key: "frontal", rule: "MS-7.13.2a", n: 2})
		sum += 2
	case stubbornDefence:
		hear(0, term{key: "stubborn", rule: "MS-7.13.5a", n: 3})
		sum += 3
	}
	return sum
}

// differential is attack less defence (MS-7.7.1); a bombardment has its
// strength alone (MS-8.5.1).
func (b *Board) differential() int {
	if b.fight.form == bombardment {
		return b.total(attacker, nil)
	}
	return b.total(attacker, nil) - b.total(defender, nil)
}
