package squares

import "grognard/rules"

// What a computer player reckons by, without dice and without the words of a sum:
// hits in sixths, what may be destroyed in hundredths of a unit. Arcs, ranges and
// modifiers are the book's; what costs much to look up is left out.

// ordeal is what may come of a morale test, in hundredths (NS-C4.3.67 to NS-C4.3.72).
type ordeal struct{ fails, dies int }

// mostHits is how many hits the table of ordeals knows: who carries more is as badly off.
const mostHits = 9

// ordeals are the chances by the least face that passes and the hits that are carried.
var ordeals = reckonOrdeals()

func reckonOrdeals() (all [d6 + 2][mostHits + 1]ordeal) {
	for need := 1; need <= d6+1; need++ {
		fails, passes := need-1, d6+1-need
		for n := range mostHits + 1 {
			total, none, one, two := 1, 1, 0, 0
			for range n {
				two, one, none, total = two*passes+one*fails, one*passes+none*fails, none*passes, total*d6
			}
			all[need][n] = ordeal{100 * (total - none) / total, 100 * (total - none - one - two) / total}
		}
	}
	return all
}

// mettle is what changes the morale die of a unit (NS-C4.3.68, NS-C4.3.74).
func (b *Board) mettle(u int) int {
	k := &b.units[u]
	n := k.morale() - count(b.demoralized(u))
	return n + count(k.irregular && b.vary.steadyIrregulars)
}

// frail is how likely a unit with so many hits is destroyed when it tests, in hundredths:
// a battery by any failure (NS-C4.3.70).
func (b *Board) frail(u, hits int) int {
	x := ordeals[needed(b.mettle(u))][min(hits, mostHits)]
	if b.units[u].brigade() {
		return x.dies
	}
	return x.fails
}

// fate is how likely a unit that takes so many sixths of a hit must go, and how likely it is
// destroyed, once its side tests.
func (b *Board) fate(u, hurt int) (goes, dies int) {
	own, struck := &ordeals[needed(b.mettle(u))], min(100, 100*hurt/d6)
	n := d6*int(b.unit[u].hits) + max(hurt, d6)
	low, part := min(n/d6, mostHits), n%d6
	high := min(low+1, mostHits)
	fails := (own[low].fails*(d6-part) + own[high].fails*part) / d6 * struck / 100
	if !b.units[u].brigade() {
		return 0, fails
	}
	dies = (own[low].dies*(d6-part) + own[high].dies*part) / d6 * struck / 100
	return fails - dies, dies
}

// sixths is what a die does with a modifier (NS-C4.3.31): a natural 6 always hits.
func sixths(mod int) int { return min(max(d6+1-hitFrom+mod, 1), d6) }

// edge is what changes the dice of a brigade wherever it fights (NS-C4.3.34 to NS-C4.3.38).
func (b *Board) edge(u int) int {
	hits := b.unit[u].hits
	return b.units[u].morale() + count(hits == 0) - count(hits >= fatiguedFrom)
}

// stumbles reports whether broken ground hinders a brigade (NS-C4.3.42).
func (b *Board) stumbles(u int) bool {
	k := &b.units[u]
	light := k.kind == infantry && k.light
	return k.kind == cavalry || k.linear && !light || b.vary.brokenAffectsAll && k.foot() && !light
}

// thrown is how many dice a brigade has in this round (NS-C4.3.78).
func (b *Board) thrown(u int) int { return 2 - count(b.fight.fought.Has(u)) }

// strike is what a unit does that attacks a square from another one. busy attack with it and
// support nobody.
func (b *Board) strike(u int, from, to square, busy, defend unitSet) int {
	x, k := &b.unit[u], &b.units[u]
	if x.dry {
		return 0
	}
	if !k.brigade() {
		return d6 + 1 - k.hitOn()
	}
	mod := b.edge(u) + count(k.cuirass) - count(b.ground[to].wood)
	if !x.garrison {
		if (b.ground[to].broken || b.ground[from].broken) && b.stumbles(u) {
			mod -= 2
		}
		mod -= count(from == x.at && b.exposed(u, busy))
	}
	flank, ride := false, false
	for rest := defend; rest != 0; rest = rest.Rest() {
		v := rest.First()
		flank = flank || b.inFlank(v, from)
		ride = ride || k.kind == cavalry && b.exposed(v, busy)
	}
	return b.thrown(u) * sixths(mod+count(flank)+count(ride))
}

// exposed reports whether a unit is Linear and nobody supports it but who is busy (NS-C4.3.44).
func (b *Board) exposed(u int, busy unitSet) bool {
	return b.faces(u) && b.supporter(u, busy|b.fight.fought) < 0
}

// parry is what a unit does that is attacked from a square.
func (b *Board) parry(v int, attack, defend unitSet, main square) int {
	x, k := &b.unit[v], &b.units[v]
	if x.dry {
		return 0
	}
	if !k.brigade() {
		return d6 + 1 - k.hitOn()
	}
	here, there := &b.ground[x.at], &b.ground[main]
	mod := b.edge(v)
	if !x.garrison {
		if here.broken && b.stumbles(v) {
			mod -= 2
		}
		if b.faces(v) {
			mod -= count(b.exposed(v, attack|defend))
			if b.attackersFlank(v, attack) {
				mod--
			} else if b.horsemen(attack) != 0 {
				mod++
			}
		}
	}
	n := b.thrown(v) * sixths(mod)
	if here.hill && !there.hill || here.river() && !there.river() || here.difficult() && k.kind == infantry && k.light {
		n += n / 4 // NS-C4.3.50: who has missed rolls again
	}
	return n
}

// attackersFlank reports whether a brigade of a set stands in the flank of a unit.
func (b *Board) attackersFlank(v int, attack unitSet) bool {
	for rest := attack; rest != 0; rest = rest.Rest() {
		if u := rest.First(); b.units[u].brigade() && b.inFlank(v, b.unit[u].at) {
			return true
		}
	}
	return false
}

// encounter is what a round is likely to come to: hits in sixths, and in hundredths the units
// destroyed and how many more of the defenders than of the attackers must go.
type encounter struct{ hits, kills, routs, back, backKills int }

// reckon estimates a round of combat.
func (b *Board) reckon(attack, defend unitSet, main, target square) (x encounter) {
	if attack == 0 || defend == 0 {
		return x
	}
	ours, theirs := 0, 0
	for rest := attack; rest != 0; rest = rest.Rest() {
		u := rest.First()
		ours += b.strike(u, b.unit[u].at, target, attack|defend, defend)
	}
	for rest := defend; rest != 0; rest = rest.Rest() {
		theirs += b.parry(rest.First(), attack, defend, main)
	}
	switch b.screen(attack, defend, target) { // NS-C4.3.39
	case 1:
		ours += 2 * b.brigades(attack).Count()
	case -1:
		theirs += 2 * b.brigades(defend).Count()
	}
	ours = b.spared(defend, ours, b.horsemen(attack) == attack)
	x.hits, x.back = ours, theirs
	kills, routs := b.toll(defend, ours, ours-theirs)
	backKills, backRouts := b.toll(attack, theirs, theirs-ours)
	x.kills, x.backKills, x.routs = kills, backKills, routs-backRouts
	return x
}

// screen says who has the skirmish advantage: 1 the attackers, -1 the defenders of a square, 0 nobody
// (NS-C4.3.24 to NS-C4.3.28).
func (b *Board) screen(attack, defend unitSet, target square) int {
	for rest := b.unitsIn(target, b.sideOf(defend.First())); rest != 0; rest = rest.Rest() {
		if k := b.units[rest.First()].kind; k == cavalry || k == mixed {
			return 0
		}
	}
	foot, lightA, x := b.screenOf(attack)
	_, lightD, y := b.screenOf(defend)
	switch {
	case !foot:
		return 0
	case lightA != lightD:
		return count(lightA) - count(lightD)
	}
	return count(x > y) - count(x < y)
}

// screenOf says whether there are foot and light infantry in a set, and how well they skirmish.
func (b *Board) screenOf(set unitSet) (foot, light bool, n int) {
	for rest := set; rest != 0; rest = rest.Rest() {
		if k := &b.units[rest.First()]; k.foot() {
			foot, light, n = true, light || k.kind == infantry && k.light, n+k.skirmish
		}
	}
	return foot, light, n
}

// spared is what is left of the hits on a set of defenders once they have saved (NS-C4.3.53,
// NS-C4.3.54).
func (b *Board) spared(set unitSet, hits int, horse bool) int {
	if set == 0 {
		return 0
	}
	sum := 0
	for rest := set; rest != 0; rest = rest.Rest() {
		v := rest.First()
		k := &b.units[v]
		need := d6 + 1
		switch {
		case b.unit[v].garrison:
			need = b.vary.save
		case horse && k.foot() && !b.ground[b.unit[v].at].difficult():
			need = hitFrom - k.morale()
		}
		sum += min(max(need-1, 0), d6)
	}
	return hits * sum / (d6 * set.Count())
}

// toll is what hits do to a set that shares them evenly (NS-C4.3.56), by how many sixths its
// enemy is ahead: who has lost less need not test (NS-C4.3.63 to NS-C4.3.65).
func (b *Board) toll(set unitSet, hits, ahead int) (kills, routs int) {
	n := set.Count()
	tests := min(max(60+4*ahead, 5), 95)
	most, guns := 0, 0
	for rest := set; rest != 0; rest = rest.Rest() {
		u := rest.First()
		goes, dies := b.fate(u, hits/n)
		kills += dies * tests / 100
		routs += goes * tests / 100
		if k := &b.units[u]; k.brigade() {
			most += (goes + dies) * tests / 100
		} else if !k.horse {
			guns++
		}
	}
	if men := n - guns; guns > 0 && men > 0 { // whom they leave behind is lost (NS-C4.3.100)
		kills += guns * most / men
	}
	return kills, routs
}

// facingWay says how a facing suits those around a square: for each square of the enemy ahead,
// aslant or in flank (NS-A.26).
func (c *throng) facingWay(q square, f heading) (n int) {
	for h := range heading(headings) {
		if c.beside(q, h) {
			n += facingWorth[h.turn(-int(f))]
		}
	}
	return n
}

var facingWorth = [headings]int{2, 1, -2, -2, -2, -2, -2, 1}

// throng is where troops stand, a bit a square; two empty ranks and files lie around the board.
type throng [maxRows + 4]uint32

func (c *throng) add(q square) { c[q.row()+2] |= 1 << (q.col() + 2) }

func (c *throng) beside(q square, h heading) bool {
	return c[q.row()+2+north8[h]]>>(q.col()+2+east8[h])&1 == 1
}

// within reports whether somebody stands at most 1 or 2 squares from one.
func (c *throng) within(q square, far int) bool {
	row, col := q.row()+2, q.col()+2
	mask := uint32(1<<(2*far+1)-1) << (col - far)
	for r := row - far; r <= row+far; r++ {
		if c[r]&mask != 0 {
			return true
		}
	}
	return false
}

// throngOf is where all units of a side stand, the hidden ones too.
func (b *Board) throngOf(s rules.Side) (c throng) {
	for rest := b.of[s]; rest != 0; rest = rest.Rest() {
		if x := &b.unit[rest.First()]; x.state == present {
			c.add(x.at)
		}
	}
	return c
}

// throngSeen is where the enemy of a side sees it: units in the open view, and markers, whatever
// lies under them (NS-A.68).
func (b *Board) throngSeen(s rules.Side) (c throng) {
	for rest := b.of[s]; rest != 0; rest = rest.Rest() {
		if x := &b.unit[rest.First()]; x.state == present && x.marker < 0 {
			c.add(x.at)
		}
	}
	if b.rules.fog {
		for k := range b.marker[s] {
			if x := &b.marker[s][k]; x.standing() {
				c.add(x.at)
			}
		}
	}
	return c
}
