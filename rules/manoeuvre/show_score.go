package manoeuvre

import "grognard/rules"

// PlayerTurn implements rules.Rulebook.
func (Book) PlayerTurn(board rules.Board) int {
	b := board.(*Board)
	return 2*b.turn + int(b.active)
}

// Score implements rules.Rulebook: units and their strength first, then ground
// that would count at nightfall, then cards.
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
	sum := 0
	if b.force[s].army == noArmy {
		return sum
	}
	for u := range b.force[s].at {
		if b.inPlay(s, u) {
			sum += 300 + 30*b.strengthOf(s, u) + 4*b.groundOf(s, u).defence
		}
	}
	return sum + 12*b.control(s).Count() + 8*b.force[s].hand.Count()
}
