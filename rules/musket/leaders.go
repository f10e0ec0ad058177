package musket

import "grognard/rules"

// mayHelp says why a leader may not assist a unit (MS-10.3.1, MS-10.2.2). Where
// he must stand is up to the caller.
func (b *Board) mayHelp(l, c int) rules.Reason {
	who, whom := b.pieceRef(l), b.pieceRef(c)
	switch {
	case b.is(l, ineffective):
		return rules.No("MS-10.2.2", rules.Text{Key: "ms.why.leader_ineffective", A: who})
	case !b.inSpan(l, c):
		return rules.No("MS-10.3.1", rules.Text{Key: "ms.why.span", A: who, B: whom})
	case b.piece[l].helps >= 0 && int(b.piece[l].helps) != c:
		return rules.No("MS-10.3.1", rules.Text{Key: "ms.why.helps_other", A: who, B: b.pieceRef(int(b.piece[l].helps))})
	}
	return rules.Reason{}
}

// inSpan reports whether a unit is in the command span of a leader: a
// unit of formation A belongs to any.
func (b *Board) inSpan(l, c int) bool {
	f := b.print[c].formation
	for _, x := range b.spanOf(l) {
		if x == "all" || f == "A" || x == f && f != "0" {
			return true
		}
	}
	return false
}

// spanOf is the span of a leader; an exclusive rule may have given him a new
// one.
func (b *Board) spanOf(l int) []string {
	for i := range b.events {
		e := &b.events[i]
		if e.kind == leaderLeaves && e.heir == l && b.due(e) {
			return e.span
		}
	}
	return b.print[l].span
}

// due reports whether the Movement Phase in which a leader leaves has begun.
func (b *Board) due(e *event) bool {
	s := b.sideOf(e.leader)
	return b.turn > e.turns[0] || b.turn == e.turns[0] && (s == rules.First || b.active == rules.Second)
}

// assistants are the effective leaders who stand with a unit that they have
// assisted in this game turn.
func (b *Board) assistants(c int) (all set) {
	for rest := b.leaders(b.sideOf(c), b.piece[c].at); !rest.Empty(); rest = rest.Rest() {
		if l := rest.First(); int(b.piece[l].helps) == c && !b.is(l, ineffective) {
			all = all.With(l)
		}
	}
	return all
}

// testHelpers are the leaders who add their MR to a test outside close combat:
// who assists the unit already, and of those who stand with it and are free whom
// the owner names (MS-10.3.1 to MS-10.3.3, MS-10.3.6).
func (b *Board) testHelpers(t *rules.Table, x morale) set {
	x.leaders = b.assistants(x.unit)
	for {
		free := b.freeHelpers(x)
		if free.Empty() {
			return x.leaders
		}
		o := ask(t, b.sideOf(x.unit), "test.help", "MS-10.3.6", b.pieceRef(x.unit), func(m rules.Menu) {
			m.Always()
			m.Quiet(rules.Option{Do: "done"})
			for all := free; !all.Empty(); all = all.Rest() {
				m.Offer(rules.Option{Do: "help", Who: b.pieceRef(all.First()), At: b.pieceRef(x.unit)})
			}
		})
		if o.Do == "done" {
			return x.leaders
		}
		l := b.pieceNamed(o.Who)
		b.assist(t, l, x.unit)
		x.leaders = x.leaders.With(l)
	}
}

// freeHelpers are the leaders beside those of a test who assist nobody yet, stand
// with the unit and would better its chances.
func (b *Board) freeHelpers(x morale) (free set) {
	for rest := b.leaders(b.sideOf(x.unit), b.piece[x.unit].at).Minus(x.leaders); !rest.Empty(); rest = rest.Rest() {
		l, with := rest.First(), x
		with.leaders = x.leaders.With(l)
		if b.mayHelp(l, x.unit).OK() && b.passing(with) > b.passing(x) {
			free = free.With(l)
		}
	}
	return free
}

// assist makes a leader help a unit for the rest of the game turn
// (MS-10.3.3).
func (b *Board) assist(t *rules.Table, l, c int) {
	if int(b.piece[l].helps) == c {
		return
	}
	b.piece[l].helps = int8(c)
	t.Say("MS-10.3.1", b.sideOf(l), rules.Text{Key: "ms.log.helps", A: b.pieceRef(l), B: b.pieceRef(c)})
}

// alone reports whether a leader stands in a hex without combat units of his
// side.
func (b *Board) alone(l int) bool { return !b.occupancy.units[b.sideOf(l)].Has(b.piece[l].at) }

// checkLeaders displaces the leaders of both sides that are alone in an EZOC
// (MS-10.1.8). Leaders of a move in progress go on first.
func (b *Board) checkLeaders(t *rules.Table) {
	for all := b.strayLeaders(); !all.Empty(); all = all.Rest() {
		if l := all.First(); b.inPlay(l) && b.alone(l) {
			b.displace(t, l)
		}
	}
}

// strayLeaders are the leaders who are alone in an EZOC.
func (b *Board) strayLeaders() (all set) {
	for rest := b.occupancy.on.And(b.armSet[leader]).Minus(b.move.members); !rest.Empty(); rest = rest.Rest() {
		l := rest.First()
		if b.inZone(b.sideOf(l).Other(), b.piece[l].at) && b.alone(l) {
			all = all.With(l)
		}
	}
	return all
}

// displace is MS-10.1.4 to MS-10.1.7: a leader alone among enemies goes to the
// nearest friendly unit, dies or is captured.
func (b *Board) displace(t *rules.Table, l int) { b.displaceTo(t, l, set{}) }

// displaceTo displaces a leader; with a safe line he goes to one of group, if
// any of it is on the map (MS-10.4.5).
func (b *Board) displaceTo(t *rules.Table, l int, group set) {
	switch b.seeLine(t, l) {
	case noLine:
		b.loseLeader(t, l, captured, "MS-10.1.6")
		return
	case safe:
		if !group.Empty() {
			b.join(t, l, b.askUnit(t, l, group), "MS-10.4.5")
			return
		}
	default:
		die := t.Roll("leader.unsafe", "MS-10.1.5", b.die(l, 1, 6).Alike(0, 0, 0, 0, 0, 1))
		if die[0] == 6 {
			b.loseLeader(t, l, killed, "MS-10.1.5")
			return
		}
	}
	b.toNearest(t, l)
}

// toNearest places a leader with the nearest friendly unit (MS-10.1.7).
func (b *Board) toNearest(t *rules.Table, l int) {
	s := b.sideOf(l)
	near := rules.Memo(t, func() set { return b.nearestUnits(l) })
	if !near.Empty() {
		b.join(t, l, b.askUnit(t, l, near), "MS-10.1.7")
		return
	}
	for _, c := range [2]int{b.army[s].hq, b.army[s].train} {
		if b.inPlay(c) {
			b.join(t, l, c, "MS-10.1.7")
			return
		}
	}
	b.loseLeader(t, l, captured, "MS-10.1.7")
}

// nearestUnits are the units of a leader's side that are nearest to him.
func (b *Board) nearestUnits(l int) (near set) {
	best := allHexes
	for all := b.present(b.sideOf(l)).And(b.unitSet); !all.Empty(); all = all.Rest() {
		c := all.First()
		if d := distance(b.piece[l].at, b.piece[c].at); d <= best {
			if d < best {
				best, near = d, set{}
			}
			near = near.With(c)
		}
	}
	return near
}

// askUnit is DC-23: which unit a leader goes to, asked only where the units
// stand in different hexes.
func (b *Board) askUnit(t *rules.Table, l int, among set) int {
	one := among.First()
	choice := false
	for all := among.Rest(); !all.Empty(); all = all.Rest() {
		choice = choice || b.piece[all.First()].at != b.piece[one].at
	}
	if !choice {
		return one
	}
	o := ask(t, b.sideOf(l), "leader.place", "MS-10.1.7", b.pieceRef(l), func(m rules.Menu) {
		for all := among; !all.Empty(); all = all.Rest() {
			m.Offer(rules.Option{Do: "place", At: b.pieceRef(all.First())})
		}
	})
	return b.pieceNamed(o.At)
}

// join puts a leader into the hex of another counter.
func (b *Board) join(t *rules.Table, l, c int, rule string) {
	from, to := b.piece[l].at, b.piece[c].at
	if from == to {
		return
	}
	t.Tell(rules.Event{Kind: rules.EvMove, Rule: rule, Side: b.sideOf(l), Who: b.pieceRef(l), From: from.ref(), To: to.ref(),
		Path: refs([]hex{from, to}), Text: rules.Text{Key: "ms.log.leader_joins", A: b.pieceRef(l), B: b.pieceRef(c)}})
	b.station(l, onMap, to)
}

// loseLeader takes a leader out of the game (MS-10.4.4).
func (b *Board) loseLeader(t *rules.Table, l int, to whereabouts, rule string) {
	s := b.sideOf(l)
	t.Tell(rules.Event{Kind: rules.EvRemove, Rule: rule, Side: s, Who: b.pieceRef(l), From: b.piece[l].at.ref(), N: 1,
		Text: rules.Text{Key: "ms.log.leader_" + placeNames[to], A: b.pieceRef(l)}})
	b.lift(l, to, 0)
	b.piece[l].helps = -1
	for i := range b.events {
		if e := &b.events[i]; e.kind == hqShock && e.leader == l {
			b.deactivate(t, b.army[s].hq, "MS-1.1.2")
			b.shock[s] = 1
		}
	}
}

// casualty is one leader to roll for after an L result.
type casualty struct {
	leader int
	killed int // the least roll that kills
}

// leaderCasualties rolls for leaders (MS-10.4.1, MS-10.4.2).
func (b *Board) leaderCasualties(t *rules.Table, list []casualty) {
	for _, x := range list {
		if !b.inPlay(x.leader) {
			continue
		}
		d := b.die(x.leader, 1, 6).Alike(0, 0, 0, 0, 0, 1)
		if x.killed == 5 {
			d = d.Alike(0, 0, 0, 0, 1, 1)
		}
		if t.Roll("leader", "MS-10.4.2", d)[0] >= x.killed {
			b.loseLeader(t, x.leader, killed, "MS-10.4.2")
		}
	}
}
