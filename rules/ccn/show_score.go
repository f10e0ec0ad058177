package ccn

import "grognard/rules"

// PlayerTurn implements rules.Rulebook.
func (Book) PlayerTurn(board rules.Board) int {
	b := board.(*Board)
	return 2*int(b.turn) + int(b.active)
}

// Score implements rules.Rulebook: see Assets for what is counted.
func (k Book) Score(board rules.Board, s rules.Side) int {
	b := board.(*Board)
	if r := b.Result(); r.Over {
		if r.Winner == s {
			return 100_000
		}
		return -100_000
	}
	return rules.Balance(k, b, s)
}
