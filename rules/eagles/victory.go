package eagles

import "grognard/rules"

// reckon decides a game that has run its course (section 28).
func (b *Board) reckon(t *rules.Table) {
	if len(b.scenario.objectives) > 0 { // ME-28.5
		a, c := b.objectivePoints(rules.First), b.objectivePoints(rules.Second)
		if a != c {
			b.endGame(t, greater(a, c), points)
			return
		}
	}
	a, c := b.unbroken(rules.First), b.unbroken(rules.Second)
	if a != c && !(b.whole(rules.First) && b.whole(rules.Second)) { // ME-28.1
		b.endGame(t, greater(a, c), units)
		return
	}
	a, c = b.losses(rules.First), b.losses(rules.Second)
	if a != c { // ME-28.2
		b.endGame(t, greater(c, a), fewest)
		return
	}
	b.endGame(t, rules.Chance, undecided)
}

// greater is the side with the greater of two numbers that differ.
func greater(a, c int) rules.Side {
	if a > c {
		return rules.First
	}
	return rules.Second
}

// whole reports whether all battalions of a side stand unbroken (ME-28.2).
func (b *Board) whole(s rules.Side) bool {
	from, to := b.roster(s)
	return b.unbroken(s) == to-from
}

// endGame ends the game.
func (b *Board) endGame(t *rules.Table, winner rules.Side, e ending) {
	b.phase, b.winner, b.ending = over, winner, e
	r := b.Result()
	t.Tell(rules.Event{Kind: rules.EvEnd, Rule: r.Rule, Side: winner, Text: r.Why})
}

// objectivePoints are the objective points of a side (ME-28.6).
func (b *Board) objectivePoints(s rules.Side) int {
	n := 0
	for i := range b.scenario.objectives {
		if b.earns(&b.scenario.objectives[i], s) {
			n += b.scenario.objectives[i].points
		}
	}
	return n
}

// earns reports whether a side would earn an objective now (ME-28.6).
func (b *Board) earns(g *objective, s rules.Side) bool {
	if g.side != rules.Chance && g.side != s {
		return false
	}
	switch g.kind {
	case zoneObjective:
		return b.inside(g, s) && !b.inside(g, s.Other())
	case unitGoal:
		i := b.find(s, g.body)
		return i >= 0 && b.body[i].inPlay() && !b.body[i].broken
	case commanderGoal:
		return b.cmdOf(s).state == inPlay
	}
	n := 0
	for i := range b.body {
		if u := &b.body[i]; u.side != s && (u.state == gone || u.broken) {
			n++
		}
	}
	return n >= g.n
}

// inside reports whether an unbroken body of a side has its centre in a zone.
func (b *Board) inside(g *objective, s rules.Side) bool {
	for i := range b.body {
		if u := &b.body[i]; u.side == s && u.inPlay() && !u.broken && g.pts.Contains(u.at) {
			return true
		}
	}
	return false
}
