package ccn

import "grognard/rules"

// reach is where a mover can get to: the hexes entered on the shortest way to
// each hex (0: it cannot be reached), and by the number of hexes entered where
// it came from.
type reach struct {
	steps [boardSize]int8
	from  [farthestMove + 1][boardSize]hex
}

// path returns the hexes of the way to a hex, both ends included.
func (r *reach) path(to hex) []rules.Ref {
	n := int(r.steps[to])
	all := make([]rules.Ref, n+1)
	for h := to; ; n-- {
		all[n] = h.ref()
		if n == 0 {
			return all
		}
		h = r.from[n][h]
	}
}

// spread fills r from a hex: pass says whether a hex may be entered at all,
// halt whether the mover must stop in it (CCN-11.13).
func (r *reach) spread(from hex, limit int, pass func(h hex) bool, halt func(before, h hex) bool) {
	var front, seen hexes // those from which the mover may go on
	front.Add(from)
	seen.Add(from)
	for n := 1; n <= limit; n++ {
		var next hexes
		for _, h := range front.List() {
			for _, x := range neighbours[h] {
				if x == nowhere || x == from || !pass(x) {
					continue
				}
				if r.steps[x] == 0 {
					r.steps[x], r.from[n][x] = int8(n), h
				}
				if !seen.Has(x) && !halt(h, x) {
					seen.Add(x)
					next.Add(x)
					r.from[n][x] = h
				}
			}
		}
		front = next
	}
}

// moveLimit is the farthest that an ordered unit may move in this turn
// (CCN-12, CCN-13, CCN-14, and the cards).
func (b *Board) moveLimit(u int) int {
	k := b.typeOf(u)
	if b.play.plain {
		return k.move
	}
	switch b.play.acts {
	case bayonetCharge, forceMarch, bombard: // CCN-51.2, CCN-58.3, CCN-52.2
		return 2
	case cavalryCharge:
		if k.heavy { // CCN-53.3
			return 3
		}
	case fireAndHold, coldSteel: // CCN-56.3, CCN-59.2
		return 0
	case grandeManoeuvre: // CCN-61.1
		return 4
	}
	return k.move
}

// leaderLimit is the farthest that an ordered leader may move alone.
func (b *Board) leaderLimit() int {
	if b.effect(grandeManoeuvre) { // CCN-61.4
		return 4
	}
	return 3 // CCN-15.1
}

// enterable reports whether a unit may enter a hex as it moves (CCN-11.4 to
// CCN-11.9); led: with a leader.
func (b *Board) enterable(u int, h hex, led bool) bool {
	if b.unitAt[h] != nobody || b.scenario.ground[h].bars(b.typeOf(u).arm) {
		return false
	}
	l := b.leaderOn(h)
	return l < 0 || !led && b.leaderSide(l) == b.sideOf(u) // CCN-11.6, CCN-11.7
}

// unitReach is where a unit may move to (CCN-11).
func (b *Board) unitReach(u, steps int) *reach {
	r := &reach{}
	led := b.takesLeader(u)
	r.spread(b.units[u].at, steps,
		func(h hex) bool { return b.enterable(u, h, led) },
		func(before, h hex) bool { return b.leaderAt[h] != nobody || b.scenario.stops(before, h) })
	return r
}

// leaderReach is where a leader may move to alone (CCN-15.4 to CCN-15.8). Hexes
// with another leader are passed, not ended in.
func (b *Board) leaderReach(l int) *reach {
	r := &reach{}
	foe := b.leaderSide(l).Other()
	r.spread(b.leaders[l].at, b.leaderLimit(),
		func(h hex) bool {
			return !terrains[b.scenario.ground[h]].impassable && !b.holdsUnit(h, foe) && !b.holdsLeader(h, foe)
		},
		b.scenario.stops)
	return r
}

// farthestMove is the longest move of any piece (CCN-61.1).
const farthestMove = 4
