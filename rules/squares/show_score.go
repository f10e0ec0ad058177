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

// Score implements rules.Rulebook: victory points, commands near to breaking and
// the state of the troops, then ground gained towards objectives.
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
	return b.worth(s) - b.worth(s.Other())
}

// worth judges one side.
func (b *Board) worth(s rules.Side) int {
	sum := 60 * b.points(s)
	for l := range b.commands {
		if b.leaders[l].side != s {
			continue
		}
		n := b.leaders[l].units.Count()
		if b.leader[l].demoralized || b.lost(l) >= breaking(n) {
			sum -= 400
		}
	}
	for rest := b.of[s]; rest != 0; rest = rest.Rest() {
		sum += b.unitWorth(rest.First(), s)
	}
	return sum
}

// unitWorth judges a unit by its bases, morale and hits, and how near it is to
// an objective that its side does not hold.
func (b *Board) unitWorth(u int, s rules.Side) int {
	x, k := &b.unit[u], &b.units[u]
	if x.state == gone {
		return 0
	}
	sum := 120*k.bases() + 20*k.morale() - 25*int(x.hits)
	if x.state != present {
		return sum
	}
	if b.faces(u) && !x.march && b.supporter(u, 0) < 0 {
		sum -= 6
	}
	near := maxCols
	for i, o := range b.objectives {
		if b.held[i] != s {
			near = min(near, distance(x.at, o.at))
		}
	}
	return sum - 3*near
}
