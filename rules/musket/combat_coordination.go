package musket

import "grognard/rules"

// sameFormation reports whether two units share a formation (MS-7.14.3).
func (b *Board) sameFormation(c, o int) bool {
	x, y := b.print[c].formation, b.print[o].formation
	return x != "0" && y != "0" && (x == y || x == "A" || y == "A")
}

// oneFormation reports whether all infantry and cavalry of a set share one
// formation (MS-7.14.2). Artillery needs no coordination (MS-7.14.4).
func (b *Board) oneFormation(units set) bool {
	name := ""
	n := 0
	for ; !units.Empty(); units = units.Rest() {
		p := &b.print[units.First()]
		if p.arm == artillery {
			continue
		}
		n++
		switch {
		case p.formation == "0":
			name = "0"
		case p.formation == "A" || p.formation == name:
		case name == "":
			name = p.formation
		default:
			return false
		}
		if name == "0" && n > 1 {
			return false
		}
	}
	return true
}

// coordinated reports whether the attack is coordinated (7.14).
func (b *Board) coordinated() bool {
	f := &b.fight
	if b.rules.uncoordinated || b.oneFormation(f.units[attacker]) {
		return true
	}
	for all := f.leaders[attacker].Or(f.heads); !all.Empty(); all = all.Rest() {
		if b.mayCoordinate(all.First()).OK() {
			return true
		}
	}
	return false
}

// mayCoordinate says why a leader does not coordinate the attack: all who
// attack must be in his span (MS-7.14.5), and it must be light (MS-14.3.2).
func (b *Board) mayCoordinate(l int) rules.Reason {
	if b.light() == twilight {
		return rules.No("MS-14.3.2", rules.Text{Key: "ms.why.twilight"})
	}
	for all := b.fight.units[attacker]; !all.Empty(); all = all.Rest() {
		if c := all.First(); b.print[c].arm != artillery && !b.inSpan(l, c) {
			return rules.No("MS-7.14.5", rules.Text{Key: "ms.why.span", A: b.pieceRef(l), B: b.pieceRef(c)})
		}
	}
	return rules.Reason{}
}

// nearAttack reports whether a leader is stacked with or adjacent to a unit
// that attacks (MS-7.14.5).
func (b *Board) nearAttack(l int) bool {
	for all := b.fight.units[attacker]; !all.Empty(); all = all.Rest() {
		if distance(b.piece[l].at, b.piece[all.First()].at) <= 1 {
			return true
		}
	}
	return false
}

// scattered reports whether a unit is halved because the attack is not
// coordinated (MS-7.14.6).
func (b *Board) scattered(c int) bool {
	f := &b.fight
	return b.print[c].arm != artillery && c != int(f.primary[attacker]) && !b.sameFormation(c, int(f.primary[attacker])) && !b.coordinated()
}
