package eagles

import (
	"slices"

	"grognard/rules"
)

// rollSides is ME-10.3: a roll for the choice of side, or for the first
// placement alone where the sides are fixed (ME-10.7).
func (b *Board) rollSides(t *rules.Table) {
	if b.scenario.first != rules.Chance && !b.scenario.roll {
		b.lead, b.active = b.scenario.first, b.scenario.first
		b.enter(t, deployment, "ME-10.13")
		return
	}
	rule := "ME-10.7"
	if b.scenario.roll {
		rule = "ME-10.3"
	}
	b.lead, _ = b.rollOff(t, "setup.roll", rule, [2]int{})
	t.Say(rule, b.lead, rules.Text{Key: "me.log.roll_won", A: rules.SideRef(b.lead)})
	b.active = b.lead
	if b.scenario.roll {
		b.enter(t, chooseEdge, "ME-10.3")
		return
	}
	b.enter(t, chooseFirst, "ME-10.7")
}

// takeEdge is ME-10.3 to ME-10.5: the winner takes an edge, the other the one
// across.
func (b *Board) takeEdge(t *rules.Table) {
	o := t.Ask(b.lead, "setup.edge", "ME-10.5", 0, func(m rules.Menu) {
		m.Public()
		for e := south; e <= east; e++ {
			m.Offer(rules.Option{Do: "edge", At: edgeRef(e)},
				rules.Unless(b.scenario.w == b.scenario.h || e <= north, "ME-10.5", rules.Text{Key: "me.why.short_edge", A: edgeRef(e)}))
		}
	})
	e := edge(o.At.N())
	b.army[b.lead].home, b.army[b.lead.Other()].home = e, e.opposite()
	b.drawMap()
	t.Say("ME-10.4", b.lead, rules.Text{Key: "me.log.edge", A: rules.SideRef(b.lead), B: o.At})
	b.enter(t, chooseFirst, "ME-10.7")
}

// takeFirst is ME-10.7: the winner of the roll decides who places first.
func (b *Board) takeFirst(t *rules.Table) {
	b.active = b.lead
	if b.turnOrder(t, "setup.first", "ME-10.7") == "second" {
		b.active = b.lead.Other()
	}
	b.enter(t, deployment, "ME-10.8")
}

// zonesOf are the deployment zones along the home edges, where the scenario
// gives none (ME-10.6).
func (b *Board) zonesOf(s rules.Side) (all []zone) {
	for _, z := range b.scenario.zones {
		if z.side == s {
			all = append(all, z)
		}
	}
	if all == nil {
		all = append(all, b.strip(s))
	}
	return all
}

// hasZone reports whether the scenario gives a side zones of its own.
func (b *Board) hasZone(s rules.Side) bool {
	return slices.ContainsFunc(b.scenario.zones, func(z zone) bool { return z.side == s })
}

// strip is the ground from the home edge to twelve inches short of the centre
// line.
func (b *Board) strip(s rules.Side) zone {
	w, h := b.scenario.w, b.scenario.h
	lo, hi := vec(0, 0), vec(w, h)
	switch b.army[s].home {
	case south:
		hi.Y = h/2 - deployDepth
	case north:
		lo.Y = h/2 + deployDepth
	case west:
		hi.X = w/2 - deployDepth
	case east:
		lo.X = w/2 + deployDepth
	}
	return zone{side: s, pts: box(lo, hi)}
}
