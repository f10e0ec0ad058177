package squares

import (
	"slices"

	"grognard/rules"
)

// viewGauges lists the numbers of a side as viewer sees them: of the decision
// in hand, its points, the losses of its commands.
func (b *Board) viewGauges(s, viewer rules.Side) []rules.Gauge {
	var broken, waits []rules.Ref
	for l := range b.commands {
		if b.leaders[l].side != s {
			continue
		}
		if b.leader[l].demoralized {
			broken = append(broken, b.leaders[l].ref)
		}
		if b.phase >= chiefs && b.phase < breakTest && b.waits(l) {
			waits = append(waits, b.leaders[l].ref)
		}
	}
	all := b.decisionGauges(s, viewer)
	for i := range all {
		all[i].Aside = true
	}
	all = append(all,
		rules.Gauge{Key: rules.GaugePoints, N: b.points(s), Rule: "NS-C5.11"},
		rules.Gauge{Key: rules.GaugeCommands, N: len(broken), Of: breaking(b.size(s)), Refs: broken, Rule: "NS-C5.5"})
	if b.phase == gameOver {
		all = append(all, b.pointGauges(s)...)
	} else {
		all = append(all, rules.Gauge{Key: rules.GaugeWaiting, N: len(waits), Refs: waits, Rule: "NS-C3.10"})
	}
	for l := range b.commands {
		if b.leaders[l].side == s {
			all = append(all, rules.Gauge{Key: rules.GaugeLosses, N: b.lost(l), Of: breaking(b.leaders[l].units.Count()),
				Refs: []rules.Ref{b.leaders[l].ref}, Rule: "NS-C5.1", Ends: true, Aside: true})
		}
	}
	return all
}

// decisionGauges count what belongs to the decision in hand: markers set up, attackers and defenders, hits shared out.
func (b *Board) decisionGauges(s, viewer rules.Side) []rules.Gauge {
	f := &b.fight
	switch {
	case b.phase == fogSetup && s == viewer && s == b.active:
		key, picks := rules.GaugeDummies, "fog.dummy"
		if b.undecided {
			key, picks = rules.GaugeCovered, "fog.cover"
		}
		return []rules.Gauge{{Key: key, N: b.markersUp(s), Of: b.side[s].markers, Picks: picks, Rule: "NS-A.55"}}
	case !f.on:
	case f.toShare > 0 && s == f.sharer:
		return []rules.Gauge{{Key: rules.GaugeShare, N: int(f.shared), Of: int(f.toShare), Picks: "share", Rule: "NS-C4.3.56"}}
	case f.rolled[f.attacker]:
	case s == f.attacker && f.round == 0:
		return []rules.Gauge{{Key: rules.GaugeAttackers, N: f.attack.Count(), Picks: "attack.units", Rule: "NS-C4.3.6"},
			{Key: rules.GaugeBudget, N: b.mainBudget(), Of: attackBudget, Rule: "NS-C4.3.7"}}
	case s == f.attacker:
		return []rules.Gauge{{Key: rules.GaugeSecondAttack, N: f.attack.Count(), Picks: "second.attack", Rule: "NS-C4.3.77"}}
	case f.round == 0:
		return []rules.Gauge{{Key: rules.GaugeDefenders, N: f.defend.Count(), Picks: "defend", Rule: "NS-C4.3.16"}}
	default:
		return []rules.Gauge{{Key: rules.GaugeSecondDefence, N: f.defend.Count(), Picks: "second.defend", Rule: "NS-C4.3.80"}}
	}
	return nil
}

// attackBudget is what the brigades of the main square may cost together: each
// as much as one of its bases (NS-C4.3.6, NS-C4.3.7).
const attackBudget = 6

// mainBudget is what the brigades cost that attack from the main square.
func (b *Board) mainBudget() int {
	n := 0
	for rest := b.standing(b.brigades(b.fight.attack), b.fight.main); rest != 0; rest = rest.Rest() {
		if b.units[rest.First()].linear {
			n += linearCost
		} else {
			n += massedCost
		}
	}
	return n
}

// markersUp counts the markers of a side on the board.
func (b *Board) markersUp(s rules.Side) int {
	n := 0
	for k := range b.marker[s] {
		n += count(b.marker[s][k].standing())
	}
	return n
}

// pointGauges tell how the victory points of a side came about (NS-C5.11).
func (b *Board) pointGauges(s rules.Side) []rules.Gauge {
	goals := rules.Gauge{Key: rules.GaugePointsGoals, Rule: "NS-C5.11", Aside: true}
	for i, o := range b.objectives {
		if b.held[i] == s {
			goals.N += o.worth
			goals.Refs = append(goals.Refs, o.at.ref())
		}
	}
	units := rules.Gauge{Key: rules.GaugePointsUnits, Rule: "NS-C5.11", Aside: true}
	for rest := b.of[s.Other()]; rest != 0; rest = rest.Rest() {
		if u := rest.First(); b.unit[u].state == gone {
			units.N += b.perUnit
			units.Refs = append(units.Refs, b.unitRef(u))
		}
	}
	return []rules.Gauge{goals, units,
		{Key: rules.GaugePointsCommands, N: b.perCommand * b.demoralizedCommands(s.Other()), Rule: "NS-C5.11", Aside: true},
		{Key: rules.GaugeMargin, N: b.margin, Rule: "NS-C5.11", Aside: true}}
}

// commonGauges belong to both sides: the clock, the weather, and the tokens
// left, the highest first.
func (b *Board) commonGauges() []rules.Gauge {
	if b.turn == 0 {
		return nil
	}
	now := b.clock() % wholeDay
	time := rules.Text{Key: "ns.gauge.clock.value", N: now / hour, M: now % hour}
	if b.night {
		time.Key = "ns.gauge.clock.night"
	}
	all := []rules.Gauge{
		{Key: rules.GaugeClock, N: now, Text: time, Rule: "NS-A.2"},
		{Key: rules.GaugeDusk, N: b.dusk / hour, Text: rules.Text{Key: "ns.gauge.dusk.value", N: b.dusk / hour, M: b.dusk % hour}, Rule: "NS-C0.18"},
		{Key: rules.GaugeWeather, Text: rules.Text{Key: "ns.gauge.weather.value", A: weatherRef(b.weather)}, Refs: []rules.Ref{weatherRef(b.weather)}, Rule: "NS-C0.2"},
		{Key: rules.GaugeTokens, N: b.tokens(), Rule: "NS-C1.4"},
	}
	for n := 3; n > 0; n-- {
		for range b.pool[n] {
			all[3].Refs = append(all[3].Refs, tokenRef(n))
		}
	}
	return all
}

// viewDue lists the units and leaders that are still to enter, by turn, as far
// as s may know of them: not what lies under the markers of the other side
// (NS-C4.1.37).
func (b *Board) viewDue(s rules.Side) (all []rules.Arrival) {
	add := func(who rules.Ref, x rules.Side, turn int, entry []square) {
		a := rules.Arrival{Turn: turn, Side: x, Rule: "NS-C4.1.37"}
		for _, q := range entry {
			a.At = append(a.At, q.ref())
		}
		i := slices.IndexFunc(all, func(o rules.Arrival) bool {
			return o.Turn == a.Turn && o.Side == a.Side && slices.Equal(o.At, a.At)
		})
		if i < 0 {
			i, all = len(all), append(all, a)
		}
		all[i].Who = append(all[i].Who, who)
	}
	for l := range b.leaders {
		if x := &b.leader[l]; x.state == due {
			add(b.leaders[l].ref, b.leaders[l].side, x.due, b.entryOf(l))
		}
	}
	for u := range b.units {
		if k := &b.units[u]; b.unit[u].state == due && (!b.hidden(u) || s == b.sideOf(u)) {
			add(k.ref, b.sideOf(u), k.turn, k.entry)
		}
	}
	slices.SortStableFunc(all, func(a, b rules.Arrival) int { return a.Turn - b.Turn })
	return all
}

// Course implements rules.Chronicler: what tells the battle of a side is its victory points
// (NS-C5.11).
func (Book) Course(rules.Board) rules.Course { return rules.Course{Gauge: rules.GaugePoints} }
