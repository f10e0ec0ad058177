package eagles

import "grognard/rules"

// PlayerTurn implements rules.Rulebook: it is an order to one battalion.
func (Book) PlayerTurn(board rules.Board) int {
	b := board.(*Board)
	done := 0
	for i := range b.body {
		done += one(b.body[i].activated)
	}
	return (b.turn*int(phases)+int(b.phase))*len(b.body) + done
}

// Score implements rules.Rulebook: objectives, battalions that stand, and what
// they are worth; before the battle what the armies have cost.
func (Book) Score(board rules.Board, s rules.Side) int {
	b := board.(*Board)
	if b.phase == over {
		switch b.winner {
		case s:
			return 10000
		case s.Other():
			return -10000
		}
		return 0
	}
	return rules.Balance(Book{}, b, s)
}

// worthOfPoint is what a point of an army's price is worth: two Rankers cost
// the price of a pair.
const worthOfPoint = 2

// near is a little for every battalion near the middle.
func (b *Board) near(s rules.Side) (n int) {
	for i := range b.body {
		if u := &b.body[i]; u.side == s && u.inPlay() {
			n += b.approach(i)
		}
	}
	return n
}

// approach is a little for being near the middle of an objective, or of the
// table.
func (b *Board) approach(i int) int {
	u := &b.body[i]
	if u.broken {
		return 0
	}
	goal := vec(b.scenario.w/2, b.scenario.h/2)
	for k := range b.scenario.objectives {
		if g := &b.scenario.objectives[k]; g.kind == zoneObjective {
			goal = middle(g.pts)
			break
		}
	}
	return int(max(0, 40*inch-u.at.Sub(goal).Length())) / 2000
}
