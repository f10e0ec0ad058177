package manoeuvre

import "grognard/rules"

// PlayerTurn implements rules.Rulebook.
func (Book) PlayerTurn(board rules.Board) int {
	b := board.(*Board)
	return 2*b.turn + int(b.active)
}

// Score implements rules.Rulebook: units and their strength first, then ground
// that would count at nightfall, then cards. Assets say what each is worth.
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
