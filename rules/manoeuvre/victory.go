package manoeuvre

import "grognard/rules"

// enemyHalf is the half whose squares count for a side at nightfall
// (MAN-2.2.2).
func (b *Board) enemyHalf(s rules.Side) squares {
	if b.force[s].north {
		return southHalf
	}
	return northHalf
}

// stands and touches are the squares that the units of a side occupy, and
// those next to them.
func (b *Board) stands(s rules.Side) (all squares) {
	for _, q := range b.force[s].at {
		if q != offBoard {
			all.Add(q)
		}
	}
	return all
}

func (b *Board) touches(s rules.Side) squares { return around(b.stands(s)) }

// control is the set of squares of the enemy half that a side controls:
// occupied (MAN-2.2.3), or next to an own unit and free of enemies on and
// around them (MAN-2.2.4). Lakes count (MAN-2.2.6).
func (b *Board) control(s rules.Side) squares {
	return controlled(b.stands(s), b.stands(s.Other())) & b.enemyHalf(s)
}

// controlled are the squares that units control, wherever they lie, by where they and their
// enemies stand.
func controlled(own, foe squares) squares { return own | around(own)&^foe&^around(foe) }

// rank is the place of an army in the list of the last tie-break (MAN-2.2.11), the higher the
// better: one that a battle has of its own stands behind that of the book which it is like.
func (b *Board) rank(s rules.Side) int {
	a := b.armyAt(int(b.force[s].army))
	return -(ownArmies+1)*a.tie - a.behind
}

// nightfall ends the game (MAN-2.2.1), with its tie-breaks.
func (b *Board) nightfall(t *rules.Table) {
	own := [2]int{b.control(rules.First).Count(), b.control(rules.Second).Count()}
	t.Say("MAN-2.3.1", b.lead, rules.Text{Key: "man.log.night",
		A: b.armyRef(rules.First), B: b.armyRef(rules.Second), N: own[0], M: own[1]})
	tests := []struct {
		first, second int // the higher wins
		e             ending
	}{
		{own[0], own[1], night},
		{b.losses(rules.Second), b.losses(rules.First), nightLosses},               // MAN-2.2.9
		{b.count(rules.Second, reduced), b.count(rules.First, reduced), nightWorn}, // MAN-2.2.10
		{b.rank(rules.First), b.rank(rules.Second), nightList},                     // MAN-2.2.11
	}
	for _, x := range tests {
		switch {
		case x.first > x.second:
			b.endGame(t, rules.First, x.e)
			return
		case x.second > x.first:
			b.endGame(t, rules.Second, x.e)
			return
		}
	}
}
