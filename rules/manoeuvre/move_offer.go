package manoeuvre

import "grognard/rules"

// offerMoves offers every normal move of every unit but the one that has
// moved already.
func (b *Board) offerMoves(m rules.Menu, moved int) {
	s := b.active
	for u := range b.force[s].at {
		switch {
		case !b.inPlay(s, u):
		case u == moved:
			m.Offer(rules.Option{Do: "move", Who: b.unitRef(s, u)},
				rules.No("MAN-5.11", rules.Text{Key: "man.why.moved", A: b.unitRef(s, u)}))
		default:
			b.offerSteps(m, u, b.moves(s, u), b.unitType(s, u).steps())
		}
	}
	if m.Explaining() {
		b.refuseEnemies(m, "move", "MAN-5.1")
	}
}

// offerSteps offers a unit the squares that it can reach.
func (b *Board) offerSteps(m rules.Menu, u int, reach squares, steps int) {
	s := b.active
	if m.Explaining() {
		b.refuseSquares(m, u, reach, steps)
		if reach == 0 {
			m.Offer(rules.Option{Do: "move", Who: b.unitRef(s, u)}, rules.No("MAN-5.5", rules.Text{Key: "man.why.hemmed", A: b.unitRef(s, u)}))
		}
	}
	for ; reach != 0; reach = reach.Rest() {
		m.Offer(rules.Option{Do: "move", Who: b.unitRef(s, u), At: reach.First().ref()})
	}
}

// refuseSquares says of every other square why the unit cannot go there.
func (b *Board) refuseSquares(m rules.Menu, u int, reach squares, steps int) {
	s := b.active
	from := b.force[s].at[u]
	for q := range square(64) {
		if reach.Has(q) {
			continue
		}
		m.Offer(rules.Option{Do: "move", Who: b.unitRef(s, u), At: q.ref()},
			rules.Unless(q != from, "MAN-5.1", rules.Text{Key: "man.why.stay", A: q.ref()}),
			rules.Unless(q == from || b.unitAt[q] == nobody, "MAN-5.5", rules.Text{Key: "man.why.occupied", A: q.ref()}),
			rules.Unless(b.ground[q].effects().enter, "MAN-5.6", rules.Text{Key: "man.why.lake", A: q.ref()}),
			rules.Unless(distance(from, q) <= steps, allowanceRule(steps), rules.Text{Key: "man.why.far", A: b.unitRef(s, u), N: steps}),
			rules.Unless(distance(from, q) > steps || !b.free(q), "MAN-5.7", rules.Text{Key: "man.why.way", A: q.ref()}))
	}
}

func allowanceRule(steps int) string {
	if steps == 1 {
		return "MAN-5.3"
	}
	return "MAN-5.4"
}
