package ccn

import "grognard/rules"

// scoreObjectives gains the banners of the objectives that a side holds now and has
// not counted (CCN-64.2).
func (b *Board) scoreObjectives(t *rules.Table, s rules.Side) {
	for i := range b.scenario.objectives {
		g := &b.scenario.objectives[i]
		if g.side != s {
			continue
		}
		was := b.objectiveWorth(i)
		held := b.held(g)
		if g.all && held != g.hexes {
			held = hexes{}
		}
		b.scored[i] = held
		if n := b.objectiveWorth(i) - was; n > 0 {
			t.Tell(rules.Event{Kind: rules.EvSay, Rule: "CCN-64.2", Side: s, N: n, To: held.List()[0].ref(),
				Text: rules.Text{Key: "ccn.log.goal", A: rules.SideRef(s), B: held.List()[0].ref(), N: n}})
			b.testVictory(s) // CCN-64.5
		}
	}
}

// held are the hexes of an objective in which units of its side stand
// (CCN-64.3).
func (b *Board) held(g *objective) (all hexes) {
	for _, h := range g.hexes.List() {
		if b.holdsUnit(h, g.side) {
			all.Add(h)
		}
	}
	return all
}

// objectiveWorth counts the banners that an objective is worth as it is scored.
func (b *Board) objectiveWorth(i int) int {
	g := &b.scenario.objectives[i]
	n := b.scored[i].Count()
	if g.all && n > 0 {
		n = 1
	}
	return n * g.banners
}

// objectiveBanners counts the banners of a side for objectives.
func (b *Board) objectiveBanners(s rules.Side) int {
	n := 0
	for i := range b.scenario.objectives {
		if b.scenario.objectives[i].side == s {
			n += b.objectiveWorth(i)
		}
	}
	return n
}

// leaveObjective loses the banners of a hex that a unit leaves or is eliminated in,
// in whoever's turn (CCN-64.4).
func (b *Board) leaveObjective(t *rules.Table, h hex) {
	for i := range b.scenario.objectives {
		if !b.scored[i].Has(h) {
			continue
		}
		g, was := &b.scenario.objectives[i], b.objectiveWorth(i)
		b.scored[i].Drop(h)
		if g.all {
			b.scored[i] = hexes{}
		}
		t.Say("CCN-64.4", g.side, rules.Text{Key: "ccn.log.goal.lost", A: rules.SideRef(g.side), B: h.ref(), N: was - b.objectiveWorth(i)})
	}
}
