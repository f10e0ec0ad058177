package musket

import "grognard/rules"

// PlayerTurn implements rules.Rulebook.
func (Book) PlayerTurn(board rules.Board) int {
	b := board.(*Board)
	return 2*b.turn + int(b.active)
}

// Score implements rules.Rulebook: victory points first, then the strength of
// the armies and how near they stand to the objectives.
func (k Book) Score(board rules.Board, s rules.Side) int {
	if r := board.Result(); r.Over {
		if r.Winner == s {
			return 100_000
		}
		return -100_000
	}
	return rules.Balance(k, board, s)
}
