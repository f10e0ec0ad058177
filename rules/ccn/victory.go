package ccn

import "grognard/rules"

// scoreGoals gains the banners of the objectives that a side holds now and has
// not counted (CCN-64.2).
func (b *Board) scoreGoals(t *rules.Table, s rules.Side) {
	for i := range b.field.goals {
		g := &b.field.goals[i]
		if g.side != s {
			continue
		}
		was := b.goalWorth(i)
		held := b.held(g)
		if g.all && held != g.hexes {
			held = hexes{}
		}
		b.scored[i] = held
		if n := b.goalWorth(i) - was; n > 0 {
			t.Tell(rules.Event{Kind: rules.EvSay, Rule: "CCN-64.2", Side: s, N: n, To: held.list()[0].ref(),
				Text: rules.Text{Key: "ccn.log.goal", A: rules.SideRef(s), B: held.list()[0].ref(), N: n}})
			b.testVictory(s) // CCN-64.5
		}
	}
}

// held are the hexes of an objective in which units of its side stand
// (CCN-64.3).
func (b *Board) held(g *goal) (all hexes) {
	for _, h := range g.hexes.list() {
		if b.holdsUnit(h, g.side) {
			all.add(h)
		}
	}
	return all
}

// goalWorth counts the banners that an objective is worth as it is scored.
func (b *Board) goalWorth(i int) int {
	g := &b.field.goals[i]
	n := b.scored[i].count()
	if g.all && n > 0 {
		n = 1
	}
	return n * g.banners
}

// goalBanners counts the banners of a side for objectives.
func (b *Board) goalBanners(s rules.Side) int {
	n := 0
	for i := range b.field.goals {
		if b.field.goals[i].side == s {
			n += b.goalWorth(i)
		}
	}
	return n
}

// leaveGoal loses the banners of a hex that a unit leaves or is eliminated in,
// in whoever's turn (CCN-64.4).
func (b *Board) leaveGoal(t *rules.Table, h hex) {
	for i := range b.field.goals {
		if !b.scored[i].has(h) {
			continue
		}
		g, was := &b.field.goals[i], b.goalWorth(i)
		b.scored[i].remove(h)
		if g.all {
			b.scored[i] = hexes{}
		}
		t.Say("CCN-64.4", g.side, rules.Text{Key: "ccn.log.goal.lost", A: rules.SideRef(g.side), B: h.ref(), N: was - b.goalWorth(i)})
	}
}
