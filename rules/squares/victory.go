package squares

import "grognard/rules"

// breaking is how many of so many make a half (NS-C5.1, NS-C5.5).
func breaking(of int) int { return (of + 1) / 2 }

// demoralizedCommands counts those of a side.
func (b *Board) demoralizedCommands(s rules.Side) int {
	n := 0
	for l := range b.commands {
		n += count(b.leaders[l].side == s && b.leader[l].demoralized)
	}
	return n
}

// breakTest is BREAK and TURN_END (section C5).
func (b *Board) breakTest(t *rules.Table) {
	b.tellPhase(t, "NS-C.7")
	for l := range b.commands {
		x := &b.leader[l]
		if !x.demoralized && b.lost(l) >= breaking(b.leaders[l].units.Count()) {
			x.demoralized = true
			t.Say("NS-C5.2", b.leaders[l].side, rules.Text{Key: "ns.log.demoralized", A: b.leaders[l].ref, N: b.lost(l), M: b.leaders[l].units.Count()})
		}
	}
	var broken [2]bool
	for s := range broken {
		broken[s] = b.demoralizedCommands(rules.Side(s)) >= breaking(b.size(rules.Side(s)))
	}
	switch {
	case broken[0] && broken[1]:
		b.endGame(t, rules.Chance, bothBroken)
	case broken[0]:
		b.endGame(t, rules.Second, brokenArmy)
	case broken[1]:
		b.endGame(t, rules.First, brokenArmy)
	default:
		b.endTurn(t)
	}
}

// endTurn notes who holds the objectives, and counts the points after the last
// turn (TURN_END).
func (b *Board) endTurn(t *rules.Table) {
	b.holdObjectives(t)
	b.freshTurn()
	if b.turn >= b.lastTurn() {
		b.score(t)
		return
	}
	b.phase = turnStart
}

// lastTurn is the last turn of the battle (NS-C5.12).
func (b *Board) lastTurn() int {
	if b.rules.night {
		return b.maxTurns + b.nightTurns
	}
	return b.maxTurns
}

// holdObjectives notes who holds the objectives: the side that last had a unit
// there at the end of a turn (NS-C5.11). Troops under a marker take nothing: that
// would tell that they are there.
func (b *Board) holdObjectives(t *rules.Table) {
	for i, o := range b.objectives {
		for s := rules.First; s <= rules.Second; s++ {
			if b.held[i] != s && b.unitsIn(o.at, s) != 0 {
				b.held[i] = s
				t.Say("NS-C5.11", s, rules.Text{Key: "ns.log.objective", A: armyName(s), B: o.at.ref(), N: o.worth})
			}
		}
	}
}

// points are the victory points of a side (NS-C5.11).
func (b *Board) points(s rules.Side) int {
	sum := 0
	for i, o := range b.objectives {
		if b.held[i] == s {
			sum += o.worth
		}
	}
	for rest := b.of[s.Other()]; rest != 0; rest = rest.Rest() {
		sum += b.perUnit * count(b.unit[rest.First()].state == gone)
	}
	return sum + b.perCommand*b.demoralizedCommands(s.Other())
}

// score ends the battle on points (NS-C5.11).
func (b *Board) score(t *rules.Table) {
	switch lead := b.points(rules.First) - b.points(rules.Second); {
	case lead >= b.margin && lead > 0:
		b.endGame(t, rules.First, byPoints)
	case -lead >= b.margin && lead < 0:
		b.endGame(t, rules.Second, byPoints)
	default:
		b.endGame(t, rules.Chance, drawn)
	}
}
