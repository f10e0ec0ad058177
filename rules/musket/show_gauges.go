package musket

import (
	"slices"

	"grognard/rules"
)

// viewGauges lists the numbers of a side: its points by their causes, its losses
// and, until the battle is over, who is to come and what supplies it.
func (b *Board) viewGauges(s rules.Side) []rules.Gauge {
	hq, train := b.army[s].hq, b.army[s].train
	all := []rules.Gauge{
		{Key: rules.GaugePoints, N: b.points(s), Rule: "MS-18.0.2"},
		b.objectiveGauge(s),
		b.spoilGauge(s),
	}
	if b.phase != gameOver {
		all = append(all, b.lackGauge(s)...)
	}
	all = append(all, b.gaugeOf(rules.GaugeLost, s, "MS-7.11.4", aside, destroyed, captured, killed),
		b.gaugeOf(rules.GaugeTrack, s, "MS-7.10.3", onTrack, away))
	if b.phase == gameOver {
		return all
	}
	all = append(all, b.gaugeOf(rules.GaugeReinforcements, s, "MS-13.1.1", waiting),
		rules.Gauge{Key: rules.GaugeHQ, N: boolInt(b.activeHQ(s)), Lamp: true, Refs: []rules.Ref{b.pieceRef(hq)}, Rule: "MS-12.1.7"},
		rules.Gauge{Key: rules.GaugeTrains, N: boolInt(b.activeTrains(s)), Lamp: true, Refs: []rules.Ref{b.pieceRef(train)}, Rule: "MS-12.2.8"},
		b.threatGauge(s))
	if b.army[s].steps > 0 {
		all = append(all, rules.Gauge{Key: rules.GaugeSteps, N: int(b.steps[s]), Of: int(b.army[s].steps), Rule: "MS-11.2.2"})
	}
	return all
}

// objectiveGauge is the part of the points that objectives give.
func (b *Board) objectiveGauge(s rules.Side) rules.Gauge {
	g := rules.Gauge{Key: rules.GaugeGoals, Rule: "MS-18.0.3"}
	for i := range b.objectives {
		if b.control[i] == int8(s) {
			g.N += b.objectives[i].vp
			g.Refs = append(g.Refs, b.objectives[i].hex.ref())
		}
	}
	return g
}

// spoilGauge is the part of the points that the losses of the enemy give.
func (b *Board) spoilGauge(s rules.Side) rules.Gauge {
	g := rules.Gauge{Key: rules.GaugeSpoils, Rule: "MS-18.0.2"}
	for c := range b.counters {
		if n := b.victoryPoints(c); b.sideOf(c) != s && n != 0 {
			g.N += n
			g.Refs = append(g.Refs, b.pieceRef(c))
		}
	}
	return g
}

// viewClock tells the light and when it changes, the result if the battle ended
// now, and who enters next (part 9, rows 9 and 12).
func (b *Board) viewClock() []rules.Gauge {
	if b.phase == gameOver {
		return nil
	}
	now := b.light()
	light := rules.Text{Key: "ms.light." + lightNames[now]}
	for n := b.turn; n < len(b.turns); n++ { // place n is turn n+1
		if b.turns[n] != now {
			light = rules.Text{Key: light.Key + "." + lightNames[b.turns[n]], N: n + 1}
			break
		}
	}
	l := &b.levels[b.standing()]
	all := []rules.Gauge{
		{Key: rules.GaugeLight, Text: light, Rule: "MS-14.1.1"},
		{Key: rules.GaugeStanding, Text: rules.Text{Key: "ms.standing." + l.grade, A: b.armyRef(l.winner), N: abs(b.margin())}, Rule: "MS-18.0.4"},
	}
	for s := rules.First; s <= rules.Second; s++ {
		if next := b.nextDue(s); next.Key != "" {
			all = append(all, rules.Gauge{Key: rules.GaugeNext, Text: next, Refs: b.dueOf(s), Rule: "MS-13.1.1"})
		}
	}
	return all
}

// nextDue says who of a side comes onto the map next, when and where; no words
// if nobody does.
func (b *Board) nextDue(s rules.Side) (next rules.Text) {
	for c := range b.counters {
		p := &b.piece[c]
		if b.sideOf(c) != s || p.place != waiting {
			continue
		}
		turn := max(int(p.box), b.turn)
		switch {
		case next.Key == "" || turn < next.M:
			next = rules.Text{Key: "ms.next", A: b.pieceRef(c), B: b.print[c].entry[0].ref(), M: turn}
		case turn == next.M:
			next.N++
		}
	}
	return next
}

// gaugeOf counts the counters of a side that are in some places; leaders only
// where they are killed or on their way.
func (b *Board) gaugeOf(key rules.GaugeKey, s rules.Side, rule string, places ...whereabouts) rules.Gauge {
	g := rules.Gauge{Key: key, Rule: rule}
	for c := range b.counters {
		for _, p := range places {
			if b.sideOf(c) == s && b.piece[c].place == p {
				g.N++
				g.Refs = append(g.Refs, b.pieceRef(c))
			}
		}
	}
	return g
}

// threatGauge counts the threatened units that nobody has attacked yet: the
// FOWs that ending the attacks would give their owner.
func (b *Board) threatGauge(s rules.Side) rules.Gauge {
	g := rules.Gauge{Key: rules.GaugeThreats, Rule: "MS-7.2.4"}
	for c := range b.counters {
		if b.sideOf(c) == s && b.owes(c) {
			g.N++
			g.Refs = append(g.Refs, b.pieceRef(c))
		}
	}
	return g
}

// owes reports whether a unit is threatened and not attacked yet, so that it
// gives its owner a FOW if the attacks end (MS-7.2.4).
func (b *Board) owes(c int) bool { return !b.threat[c].Empty() && !b.is(c, struck) && b.inPlay(c) }

// viewDue lists who is still to come onto the map, by turn: counters that enter
// together in one line (part 9, row 12).
func (b *Board) viewDue() (all []rules.Arrival) {
	for c := range b.counters {
		p := &b.piece[c]
		if p.place != waiting {
			continue
		}
		x := rules.Arrival{Turn: int(p.box), Side: b.sideOf(c), At: refs(b.print[c].entry), Rule: "MS-13.1.1"}
		i := slices.IndexFunc(all, func(a rules.Arrival) bool {
			return a.Turn == x.Turn && a.Side == x.Side && slices.Equal(a.At, x.At)
		})
		if i < 0 {
			i, all = len(all), append(all, x)
		}
		all[i].Who = append(all[i].Who, b.pieceRef(c))
	}
	slices.SortStableFunc(all, func(a, b rules.Arrival) int { return a.Turn - b.Turn })
	return all
}

// dueOf are the counters of a side that are still to come.
func (b *Board) dueOf(s rules.Side) (all []rules.Ref) {
	for c := range b.counters {
		if b.sideOf(c) == s && b.piece[c].place == waiting {
			all = append(all, b.pieceRef(c))
		}
	}
	return all
}

// Course implements rules.Chronicler: what tells the battle of a side is its victory points
// (MS-18.0.2).
func (Book) Course(rules.Board) rules.Course { return rules.Course{Gauge: rules.GaugePoints} }
