package musket

import "grognard/rules"

// PlayerTurn implements rules.Rulebook.
func (Book) PlayerTurn(board rules.Board) int {
	b := board.(*Board)
	return 2*b.turn + int(b.active)
}

// Score implements rules.Rulebook: victory points first, then the strength of
// the armies and how near they stand to the objectives.
func (Book) Score(board rules.Board, s rules.Side) int {
	b := board.(*Board)
	if r := b.Result(); r.Over {
		if r.Winner == s {
			return 100_000
		}
		return -100_000
	}
	return b.worth(s) - b.worth(s.Other())
}

func (b *Board) worth(s rules.Side) int {
	sum := 100 * b.points(s)
	b.each(s, func(c int) {
		if !b.print[c].unit() {
			return
		}
		f := b.face(c)
		sum += 20 + 12*int(f.cf) + 4*int(f.mr) + 5*int(f.charge)
		if b.is(c, shaken) {
			sum -= 20
		}
		sum -= b.farFromObjectives(c, s)
	})
	return sum
}

// farFromObjectives is the way of a unit to the nearest objective that the enemy
// controls.
func (b *Board) farFromObjectives(c int, s rules.Side) int {
	best := 0
	for i := range b.objectives {
		if d := distance(b.piece[c].at, b.objectives[i].hex); b.control[i] != int8(s) && (best == 0 || d < best) {
			best = d
		}
	}
	return best
}
