package squares

import (
	"math/rand/v2"

	"grognard/rules"
)

// Resample implements rules.Rulebook: what is under the markers that s does not
// see is dealt anew. Contents change places only between markers that follow
// one general, whom both players know; a marker that is known to be real stays
// real, and hits are known by markers, not by units.
func (Book) Resample(board rules.Board, s rules.Side, r *rand.Rand) {
	b := board.(*Board)
	for x := rules.First; x <= rules.Second; x++ {
		if x == s {
			continue
		}
		b.poolHits(x)
		for i := range b.marker[x] {
			j := r.IntN(len(b.marker[x]))
			b.swapContents(x, i, j)
		}
		b.disguise(x, r)
	}
	if s != rules.First && b.active == rules.Second { // the answers of a night are secret until both are given
		switch b.phase {
		case nightChoice:
			b.fightsOn[rules.First] = r.IntN(2) == 0
		case nightLeave:
			b.leaves[rules.First] = r.IntN(2) == 0
		}
	}
}

// disguise deals anew how those under markers stand (NS-A.70), and what dummies
// pretend to be (NS-A.57).
func (b *Board) disguise(s rules.Side, r *rand.Rand) {
	for k := range b.marker[s] {
		x := &b.marker[s][k]
		if x.standing() && x.dummy {
			was := x.pretends
			if x.pretends = uint8(r.IntN(len(pretenceNames))); b.pretendsWrong(x, x.at) {
				x.pretends = was
			}
		}
		b.dealStances(s, k, r)
	}
}

// dealStances deals anew what units under a marker may have changed unseen
// (NS-A.70): who is in the town, who is in March Column, where Linear units look
// and who stands in front. It keeps to what the square has room for, and to what
// the march of the marker has shown.
func (b *Board) dealStances(s rules.Side, k int, r *rand.Rand) {
	x := &b.marker[s][k]
	for rest := x.units; rest != 0; rest = rest.Rest() {
		u := rest.First()
		b.dealTown(u, r)
		b.dealColumn(u, r)
		if b.faces(u) {
			b.unit[u].facing = facingOf(1 + r.IntN(facingCount))
		}
	}
	b.dealRanks(x.units, r)
}

// dealTown has a unit enter the town of its square or leave it (NS-A.47).
func (b *Board) dealTown(u int, r *rand.Rand) {
	x := &b.unit[u]
	if !b.units[u].canGarrison() || x.march || r.IntN(2) == 0 {
		return
	}
	if x.garrison {
		x.garrison = false
		b.rank(u)
	} else if b.garrisons(x.at) < b.ground[x.at].areas {
		x.garrison, x.rear = true, false
	}
}

// dealColumn changes the formation of a unit (NS-C4.1.13). While its marker is on
// the move it stays: the steps were seen, and may be beyond another formation.
func (b *Board) dealColumn(u int, r *rand.Rand) {
	x := &b.unit[u]
	if !b.faces(u) || b.units[u].kind != infantry && b.units[u].kind != mixed || x.stepped || r.IntN(2) == 0 {
		return
	}
	if x.march {
		x.march, x.turned = false, false
	} else if b.mayColumn(u).OK() {
		x.march, x.rear = true, false
	}
}

// dealRanks makes some of the Linear units under a marker Lead and the others
// Rear: one or two Leads, with whoever is in March Column (NS-A.42). Nobody else
// stands in their square.
func (b *Board) dealRanks(set unitSet, r *rand.Rand) {
	var lines []int
	leads := 0
	for rest := set; rest != 0; rest = rest.Rest() {
		u := rest.First()
		switch {
		case b.unit[u].march:
			leads++
		case b.faces(u):
			lines = append(lines, u)
		}
	}
	for _, i := range r.Perm(len(lines)) {
		x := &b.unit[lines[i]]
		x.rear = leads >= 2 || leads == 1 && r.IntN(2) == 0
		leads += count(!x.rear)
	}
}

// Conceals implements rules.Concealer: only fog of war hides anything (NS-A.50).
func (Book) Conceals(board rules.Board) bool { return board.(*Board).rules.fog }

// poolHits takes the hits of hidden units back to their markers.
func (b *Board) poolHits(s rules.Side) {
	for k := range b.marker[s] {
		x := &b.marker[s][k]
		x.hits = uint8(b.total(s, k))
		for rest := x.units; rest != 0; rest = rest.Rest() {
			b.unit[rest.First()].hits = 0
		}
	}
}

// swapContents exchanges what is under two markers, where both places allow it.
func (b *Board) swapContents(s rules.Side, i, j int) {
	x, y := &b.marker[s][i], &b.marker[s][j]
	if i == j || !x.standing() || x.general != y.general || x.proved != y.proved ||
		!b.canLie(x.units, y.at) || !b.canLie(y.units, x.at) || b.pretendsWrong(x, y.at) || b.pretendsWrong(y, x.at) {
		return
	}
	mine, yours := x.units, y.units
	b.moveContents(mine, y.at, int8(j), y.pace, y.active)
	b.moveContents(yours, x.at, int8(i), x.pace, x.active)
	x.units, y.units = yours, mine
	x.dummy, y.dummy = y.dummy, x.dummy
	x.pretends, y.pretends = y.pretends, x.pretends
}

// canLie reports whether units could stand in a square under a marker.
func (b *Board) canLie(set unitSet, q square) bool {
	garrisons := 0
	var r room
	for rest := set; rest != 0; rest = rest.Rest() {
		u := rest.First()
		if b.units[u].kind == artillery && b.ground[q].difficult() {
			return false
		}
		garrisons += count(b.unit[u].garrison)
		b.add(&r, u, q)
	}
	return garrisons <= b.ground[q].areas && r.within()
}

// pretendsWrong reports whether a dummy could not be what it pretends there. Who
// is no dummy pretends to be infantry.
func (b *Board) pretendsWrong(x *marker, q square) bool {
	w := pretender(rules.First, x.pretends)
	return w.guns && b.ground[q].difficult()
}

// moveContents takes units to the square of another marker.
func (b *Board) moveContents(set unitSet, q square, k int8, p pace, active bool) {
	for rest := set; rest != 0; rest = rest.Rest() {
		u := rest.First()
		b.lift(u)
		b.put(u, q)
		own := b.unit[u].pace
		b.unit[u].marker, b.unit[u].pace = k, p
		b.unit[u].ranked, b.unit[u].turned = own.ranked, own.turned
		b.unit[u].activated = active
	}
}
