package manoeuvre

import "grognard/rules"

// reach is the set of squares that a move of some steps from a square can end
// on (MAN-5.3 to MAN-5.8, MAN-5.23).
func (b *Board) reach(from square, steps int) (all squares) {
	for _, n := range adjacent[from] {
		if !b.free(n) {
			continue
		}
		all.Add(n)
		if steps < 2 || b.ground[n].effects().stop { // MAN-5.7
			continue
		}
		for _, m := range adjacent[n] {
			if b.free(m) { // never back to from: the mover still stands there
				all.Add(m)
			}
		}
	}
	return all
}

// path returns the squares of one way from a square to one within reach.
func (b *Board) path(from, to square) []rules.Ref {
	if distance(from, to) == 1 {
		return []rules.Ref{from.ref(), to.ref()}
	}
	for _, n := range adjacent[from] {
		if b.free(n) && !b.ground[n].effects().stop && distance(n, to) == 1 {
			return []rules.Ref{from.ref(), n.ref(), to.ref()}
		}
	}
	return []rules.Ref{from.ref(), to.ref()}
}

// moves is where a unit can go with its normal move.
func (b *Board) moves(s rules.Side, u int) squares {
	if !b.inPlay(s, u) {
		return 0
	}
	return b.reach(b.force[s].at[u], b.unitType(s, u).steps())
}
