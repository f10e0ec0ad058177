package ccn

import "grognard/rules"

// PlayerTurn implements rules.Rulebook.
func (Book) PlayerTurn(board rules.Board) int {
	b := board.(*Board)
	return 2*int(b.turn) + int(b.active)
}

// Score implements rules.Rulebook: banners first, then blocks, then how far the
// troops stand forward, then leaders.
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
	sum := 1500 * b.banners(s)
	for u := range b.unitCount() {
		if !b.inPlay(u) || b.sideOf(u) != s {
			continue
		}
		x := &b.units[u]
		sum += 120*int(x.blocks) + 40 + 4*abs(x.at.row()-b.baseline(s))
		if b.leaderOf(u) >= 0 {
			sum += 25
		}
		if b.supports(u) >= 2 {
			sum += 10
		}
	}
	for i := range b.scenario.objectives {
		if g := &b.scenario.objectives[i]; g.side == s {
			sum += 120 * b.held(g).Count()
		}
	}
	for l := range b.leaderCount() {
		if b.lone(l) && b.leaderSide(l) == s {
			sum -= 60
		}
	}
	return sum + 30*b.handSize(s)
}
