package squares

import "grognard/rules"

// The assets of a side, in the order in which they are listed. Threats are counted for
// whoever may carry them out next: those of the command that is active as its own asset,
// those of the commands that wait as what they endanger. Both directions are in it, since
// assets of the other side are taken off.
const (
	assetPoints = iota
	assetBroken
	assetBases
	assetMorale
	assetHits
	assetUnsupported
	assetFar
	assetHorse
	assetGuns
	assetFresh
	assetBrittle
	assetCracking
	assetLed
	assetPrize
	assetLoose
	assetLate
	assetFlanked
	assetTrapped
	assetPressing
	assetPrey
	assetPressed
	assetDoomed
	assetMarching
	assetLone
	assetCount
)

var assets = []rules.Feature{
	assetPoints:      {Key: "points", Worth: 60},
	assetBroken:      {Key: "broken", Worth: -400},
	assetBases:       {Key: "bases", Worth: 120},
	assetMorale:      {Key: "morale", Worth: 20},
	assetHits:        {Key: "hits", Worth: -25},
	assetUnsupported: {Key: "unsupported", Worth: -6},
	assetFar:         {Key: "far", Worth: -3},
	assetHorse:       {Key: "horse", Worth: 0},
	assetGuns:        {Key: "guns", Worth: 0},
	assetFresh:       {Key: "fresh", Worth: 0},
	assetBrittle:     {Key: "brittle", Worth: 0},
	assetCracking:    {Key: "cracking", Worth: 0},
	assetLed:         {Key: "led", Worth: 0},
	assetPrize:       {Key: "prize", Worth: 0},
	assetLoose:       {Key: "loose", Worth: 0},
	assetLate:        {Key: "late", Worth: 0, Good: 1},
	assetFlanked:     {Key: "flanked", Worth: 0},
	assetTrapped:     {Key: "trapped", Worth: 0},
	assetPressing:    {Key: "pressing", Worth: 0, Good: 1},
	assetPrey:        {Key: "prey", Worth: 0},
	assetPressed:     {Key: "pressed", Worth: 0},
	assetDoomed:      {Key: "doomed", Worth: 0},
	assetMarching:    {Key: "marching", Worth: 0},
	assetLone:        {Key: "lone", Worth: 0}, // leaders before the enemy without troops
}

// Assets implements rules.Judge.
func (Book) Assets() []rules.Feature { return assets }

// CountAssets implements rules.Judge.
func (Book) CountAssets(board rules.Board, s rules.Side, into []int) {
	b := board.(*Board)
	blank(into)
	foes := b.throngOf(s.Other())
	b.countTroops(s, &foes, into)
	b.countCommands(s, into)
	b.countLeaders(s, &foes, into)
	b.countGround(s, &foes, into)
	switch by := s.Other(); {
	case !b.phase.activation():
		set, ap := b.waitingUnits(by)
		own := b.throngOf(s)
		into[assetPressed], into[assetDoomed] = b.threat(by, set, ap, movement, &own)
	case b.act.side == s:
		into[assetPressing], into[assetPrey] = b.threat(s, b.act.members, int(b.act.ap), b.phase, &foes)
	}
}

// countTroops counts what a side has in its units: those that are still to come as well.
func (b *Board) countTroops(s rules.Side, foes *throng, into []int) {
	var goals [maxObjectives]square // that the side does not hold
	n := 0
	for i := range b.objectives {
		if b.held[i] != s {
			goals[n] = b.objectives[i].at
			n++
		}
	}
	for rest := b.of[s]; rest != 0; rest = rest.Rest() {
		u := rest.First()
		x, k := &b.unit[u], &b.units[u]
		if x.state == gone {
			continue
		}
		into[assetBases] += k.bases()
		into[assetMorale] += k.morale()
		into[assetHits] += int(x.hits)
		into[assetBrittle] += b.frail(u, int(x.hits)+1)
		switch k.kind {
		case cavalry:
			into[assetHorse] += k.bases()
		case artillery:
			if !x.dry {
				into[assetGuns] += d6 + 1 - k.hitOn()
			}
		}
		if x.state != present {
			continue
		}
		if k.brigade() && x.hits == 0 {
			into[assetFresh]++
		}
		if b.faces(u) && !x.march && b.supporter(u, 0) < 0 {
			into[assetUnsupported]++
		}
		if x.march && foes.within(x.at, 2) {
			into[assetMarching]++
		}
		near := maxCols
		for _, q := range goals[:n] {
			near = min(near, distance(x.at, q))
		}
		into[assetFar] += near
		if b.inRadius(x.at, k.command) {
			into[assetLed]++
		}
		if foes.within(x.at, 1) {
			b.countContact(u, s, foes, into)
		}
	}
}

// countContact counts how badly a unit stands that has enemies around it: they are in its flank
// (NS-A.26), or leave it no square to retreat to (NS-C4.3.92).
func (b *Board) countContact(u int, s rules.Side, foes *throng, into []int) {
	x := &b.unit[u]
	flank, trapped := false, false
	for h := range heading(headings) {
		if !foes.beside(x.at, h) {
			continue
		}
		if b.faces(u) && facingWorth[h.turn(-int(x.facing))] < 0 {
			flank = true
		}
		back := h.turn(4)
		trapped = trapped || b.shut(x.at, back, foes) && b.shut(x.at, back.turn(1), foes) && b.shut(x.at, back.turn(-1), foes)
	}
	into[assetFlanked] += count(flank)
	into[assetTrapped] += count(trapped)
}

// shut reports whether nobody retreats from a square in a direction.
func (b *Board) shut(q square, h heading, foes *throng) bool {
	to := b.beside(q, h)
	return to == offBoard || foes.beside(q, h) || b.barrier(to)
}

// countCommands counts the commands that are broken, and how near to a broken army a side is, in
// hundredths (NS-C5.1 to NS-C5.5).
func (b *Board) countCommands(s rules.Side, into []int) {
	size, worn := 0, 0
	for l := range b.commands {
		if b.leaders[l].side != s {
			continue
		}
		size++
		half, lost := max(1, breaking(b.leaders[l].units.Count())), b.lost(l)
		if b.leader[l].demoralized || lost >= half {
			into[assetBroken]++
			lost = half
		}
		worn += 100 * lost / half
	}
	into[assetCracking] = worn / max(1, breaking(size))
}

// countLeaders counts generals and Commanders-in-Chief who stand before the enemy without troops (NS-A.48).
func (b *Board) countLeaders(s rules.Side, foes *throng, into []int) {
	for l := range b.leaders {
		if x := &b.leader[l]; b.leaders[l].side == s && x.state == present {
			into[assetLone] += b.lone(s, x.at, foes)
		}
	}
}

// countGround counts victory points (NS-C5.11): those that are held, that will be taken at the end
// of the turn, that are held by nobody who stands there while enemies are near, and how late it is.
func (b *Board) countGround(s rules.Side, foes *throng, into []int) {
	for i := range b.objectives {
		o := &b.objectives[i]
		switch {
		case b.held[i] != s:
			if b.in[o.at]&b.of[s] != 0 && b.unitsIn(o.at, s) != 0 {
				into[assetPrize] += o.worth
			}
		case b.in[o.at]&b.of[s] == 0 && foes.within(o.at, 2):
			into[assetLoose] += o.worth
		}
	}
	into[assetPoints] = b.points(s)
	into[assetLate] = 10 * into[assetPoints] * b.turn / max(1, b.lastTurn())
}

// someAP is the token that is expected while nobody knows it (NS-C1.3).
const someAP = 2

// waitingUnits are the units of a side that may act before they have been activated, and the AP
// that the next command has: where no command is left this turn all may act in the next one.
func (b *Board) waitingUnits(s rules.Side) (set unitSet, ap int) {
	if b.phase == breakTest || b.phase < actionPoints {
		return b.of[s], someAP
	}
	for l := range b.commands {
		if b.leaders[l].side != s || b.leader[l].activated {
			continue
		}
		for rest := b.leaders[l].units; rest != 0; rest = rest.Rest() {
			if u := rest.First(); !b.unit[u].activated {
				set |= oneUnit(u)
			}
		}
	}
	if ap = b.highest(); ap == 0 {
		ap = someAP
	}
	return set, ap
}

// threat is what units of a side could do that have so many AP, from a phase of their activation
// on: sixths of a hit, and in hundredths the units that they could destroy. Each brigade joins the
// largest attack that it can, each battery fires where it hits most.
func (b *Board) threat(by rules.Side, set unitSet, ap int, from phase, foes *throng) (hits, doom int) {
	var on [maxSquares]int16
	var at [maxUnits]square
	n := 0
	for rest := set; rest != 0; rest = rest.Rest() {
		u := rest.First()
		x, k := &b.unit[u], &b.units[u]
		if x.state != present || x.marker >= 0 || x.dry || !foes.within(x.at, 2) {
			continue
		}
		left := ap - int(x.spent)
		if !k.brigade() {
			if from <= bombardment && !b.night {
				hits += b.cannonade(u, left, foes)
			}
			continue
		}
		if from > combat || left < attackAP || x.march || b.demoralized(u) || b.outOfTouch(u, k.command) {
			continue
		}
		q, n1 := b.aimAt(u, by.Other(), left > attackAP && from <= movement, foes, &on)
		if n1 == 0 {
			continue
		}
		if on[q] == 0 {
			at[n] = q
			n++
		}
		on[q] += int16(n1)
	}
	for _, q := range at[:n] {
		defend := b.in[q] & b.of[by.Other()]
		back := 0
		for rest := defend; rest != 0; rest = rest.Rest() {
			back += 2 * sixths(b.edge(rest.First()))
		}
		blow := b.spared(defend, int(on[q]), false)
		kills, _ := b.toll(defend, blow, blow-back)
		hits, doom = hits+blow, doom+kills
	}
	return hits, doom
}

// outOfTouch reports whether a unit stands beyond the radius even of a general who rides to it first
// (NS-C4.0.1, NS-C4.0.4).
func (b *Board) outOfTouch(u, l int) bool {
	x := &b.leader[l]
	return x.state != present || distance(x.at, b.unit[u].at) > commandRadius+generalReach
}

// aimAt is the square that a brigade would attack, the one on which most is coming already, and what
// it does there. With a step first, straight ahead, it does half.
func (b *Board) aimAt(u int, foe rules.Side, steps bool, foes *throng, on *[maxSquares]int16) (to square, blow int) {
	x, k := &b.unit[u], &b.units[u]
	to = offBoard
	best := int16(-1)
	for h := range heading(headings) {
		if k.linear && (h.diagonal() || b.faces(u) && h != x.facing) {
			continue
		}
		q, share := b.beside(x.at, h), 1
		if steps && !h.diagonal() && q != offBoard && !foes.beside(x.at, h) {
			q, share = b.beside(q, h), 2
		}
		if q == offBoard || b.in[q]&b.of[foe] == 0 || share == 1 && on[q] <= best || share == 2 && to != offBoard {
			continue
		}
		defend := b.in[q] & b.of[foe]
		if k.cavalryBarred(b.outside(defend)) {
			continue
		}
		n := b.strike(u, b.beside(q, h.turn(4)), q, 0, defend) / share
		to, blow, best = q, n, on[q]
	}
	return to, blow
}

// cavalryBarred reports whether a brigade is cavalry and finds only garrisons (NS-C4.3.59).
func (u *unitType) cavalryBarred(outside unitSet) bool { return u.kind == cavalry && outside == 0 }

// cannonade is what a battery could do with so many AP, a die each (NS-C4.2.6).
func (b *Board) cannonade(u, shots int, foes *throng) int {
	x, k := &b.unit[u], &b.units[u]
	best := 0
	for dy := -2; dy <= 2 && shots > 0; dy++ {
		for dx := -2; dx <= 2; dx++ {
			if foes[x.at.row()+2+dy]>>(x.at.col()+2+dx)&1 == 0 {
				continue
			}
			q := at(x.at.col()+dx, x.at.row()+dy)
			if r := b.rangeTo(x.at, q); r != outOfReach && (r == shortRange || b.turn > b.shortOnlyTill) {
				best = max(best, b.shotSixths(u, k.weight, r, q))
			}
		}
	}
	return best * shots
}

// shotSixths is what a bombardment die does (NS-C4.2.7 to NS-C4.2.11): nothing above 6.
func (b *Board) shotSixths(u int, w weight, r gunRange, q square) int {
	aim := rangeBonus(w, r) - count(b.ground[q].cover()) - count(b.weather.rainy())
	if b.unit[u].hits >= fatiguedFrom {
		aim -= 2
	}
	return d6 + 1 - b.shotNeeds(aim)
}

// blank sets all counts to 0: clear is a weather in this package.
func blank(into []int) {
	for i := range into {
		into[i] = 0
	}
}
