package squares

import "grognard/rules"

// PlayerTurn implements rules.Rulebook: it is an activation, or what lies between two.
func (Book) PlayerTurn(board rules.Board) int {
	b := board.(*Board)
	n := b.turn * maxLeaders
	for l := range b.leader {
		if b.leader[l].activated {
			n++
		}
	}
	if n *= 4; b.phase.activation() {
		n += 2
	}
	if b.act.intervention {
		n++
	}
	return n
}

// Score implements rules.Rulebook.
func (Book) Score(board rules.Board, s rules.Side) int {
	b := board.(*Board)
	if r := b.Result(); r.Over {
		switch r.Winner {
		case s:
			return 100_000
		case s.Other():
			return -100_000
		}
		return 0
	}
	return b.worth(s)
}

// worth judges a side against the other: see Assets for what is counted.
func (b *Board) worth(s rules.Side) int { return rules.Balance(Book{}, b, s) }
