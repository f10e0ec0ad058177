package squares

import (
	"math/rand/v2"
	"slices"

	"grognard/rules"
)

// Resample implements rules.Rulebook: what is under the markers that s does not
// see is dealt anew. Units change places only between markers that follow one
// general, whom both players know; a marker that is known to be real stays
// real, and hits are known by markers, not by units. The deal does not depend
// on what really lies there.
func (Book) Resample(board rules.Board, s rules.Side, r *rand.Rand) {
	b := board.(*Board)
	for x := rules.First; x <= rules.Second; x++ {
		if x == s {
			continue
		}
		b.poolHits(x)
		for l := range b.commands {
			b.dealUnits(x, l, r)
		}
		for k := range b.marker[x] {
			b.disguise(x, k, r)
		}
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

// dealUnits takes all units under the markers that follow a general and puts each
// under one of these, by lot: those left with none are the dummies.
func (b *Board) dealUnits(s rules.Side, general int, r *rand.Rand) {
	d := unitDeal{b: b, side: s, rand: r}
	for k := range b.marker[s] {
		x := &b.marker[s][k]
		if !x.standing() || int(x.general) != general {
			continue
		}
		d.markers = append(d.markers, k)
		d.empty += count(x.proved)
		for rest := x.units; rest != 0; rest = rest.Rest() {
			d.units = append(d.units, rest.First())
		}
		x.units = 0
	}
	slices.Sort(d.units)
	for _, u := range d.units {
		b.lift(u)
		x := &b.unit[u]
		x.garrison, x.march, x.rear, x.facing = false, false, false, 0
	}
	r.Shuffle(len(d.units), func(i, j int) { d.units[i], d.units[j] = d.units[j], d.units[i] })
	d.from(0)
	for _, k := range d.markers {
		x := &b.marker[s][k]
		x.dummy, x.pretends = x.units == 0, 0
		b.bringUp(x, k)
	}
}

// unitDeal is a deal of the units of markers that follow one general.
type unitDeal struct {
	b       *Board
	side    rules.Side
	rand    *rand.Rand
	units   []int
	markers []int
	empty   int // of the markers that are known to be real
}

// from puts the i-th unit and those after it under markers, and reports whether
// there is room for all of them. What really lies there is such a deal.
func (d *unitDeal) from(i int) bool {
	if i == len(d.units) {
		return true
	}
	u := oneUnit(d.units[i])
	for _, n := range d.rand.Perm(len(d.markers)) {
		x := &d.b.marker[d.side][d.markers[n]]
		first := x.proved && x.units == 0
		if !first && d.empty >= len(d.units)-i || !d.b.canLie(x.units|u, x.at) {
			continue
		}
		x.units |= u
		d.empty -= count(first)
		if d.from(i + 1) {
			return true
		}
		x.units &^= u
		d.empty += count(first)
	}
	return false
}

// bringUp puts the units of a marker where it stands. They have done what it has.
func (b *Board) bringUp(x *marker, k int) {
	for rest := x.units; rest != 0; rest = rest.Rest() {
		u := rest.First()
		b.put(u, x.at)
		b.unit[u].marker, b.unit[u].pace, b.unit[u].activated = int8(k), x.pace, x.active
		b.rank(u)
	}
}

// disguise deals anew how those under a marker stand (NS-A.70), or what it
// pretends to be if it is a dummy (NS-A.57).
func (b *Board) disguise(s rules.Side, k int, r *rand.Rand) {
	x := &b.marker[s][k]
	if x.standing() && x.dummy {
		x.pretends = uint8(r.IntN(len(pretenceNames)))
		for b.pretendsWrong(x, x.at) {
			x.pretends = uint8(r.IntN(len(pretenceNames)))
		}
	}
	b.dealStances(s, k, r)
}

// dealStances deals anew what units under a marker may have changed unseen
// (NS-A.70): who is in the town, who is in March Column, where Linear units look
// and who stands in front. It keeps to what the square has room for.
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

// dealTown has a unit enter the town of its square, or not (NS-A.47).
func (b *Board) dealTown(u int, r *rand.Rand) {
	x := &b.unit[u]
	if b.units[u].canGarrison() && b.garrisons(x.at) < b.ground[x.at].areas && r.IntN(2) == 0 {
		x.garrison, x.rear = true, false
	}
}

// dealColumn forms March Column, or not (NS-C4.1.13).
func (b *Board) dealColumn(u int, r *rand.Rand) {
	x := &b.unit[u]
	if b.faces(u) && (b.units[u].kind == infantry || b.units[u].kind == mixed) && r.IntN(2) == 0 && b.mayColumn(u).OK() {
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

// canLie reports whether units could stand in a square under a marker. Nobody
// has to be in the town for that: who is takes as much room.
func (b *Board) canLie(set unitSet, q square) bool {
	var r room
	for rest := set; rest != 0; rest = rest.Rest() {
		u := rest.First()
		if b.units[u].kind == artillery && b.ground[q].difficult() {
			return false
		}
		b.add(&r, u, q)
	}
	return r.within()
}

// pretendsWrong reports whether a dummy could not be what it pretends there. Who
// is no dummy pretends to be infantry.
func (b *Board) pretendsWrong(x *marker, q square) bool {
	w := pretender(rules.First, x.pretends)
	return w.guns && b.ground[q].difficult()
}
