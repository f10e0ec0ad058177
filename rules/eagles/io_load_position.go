package eagles

import (
	"slices"

	"grognard/rules"
)

// readFate reads what has become of a battalion in a position.
func (l *loader) readFate(u *battalion, x *battalionTable, at string) error {
	switch x.State {
	case "":
	case "gone":
		u.state = gone
	default:
		return l.Fault(at+".state", "me.fault.state", "%q does not say where it is: waiting, here or gone", x.State)
	}
	if x.Left != nil {
		if u.rankers = *x.Left; u.rankers < 0 || u.rankers > u.start || u.rankers == 0 && u.state != gone {
			return l.Fault(at+".left", "me.fault.left", "%d Rankers are left; the body began with %d", u.rankers, u.start)
		}
	}
	if x.Figures != nil && len(x.Figures) != len(u.has) {
		return l.Fault(at+".figures", "me.fault.alive", "the figures left are four numbers: drummers, sergeants, standards, officers; none may be more than there were")
	}
	for f, n := range x.Figures {
		if u.has[f] = n; n < 0 || n > u.had[f] {
			return l.Fault(at+".figures", "me.fault.alive", "the figures left are four numbers: drummers, sergeants, standards, officers; none may be more than there were")
		}
	}
	if x.Men != nil && len(x.Men) != u.posts {
		return l.Fault(at+".men", "me.fault.men", "the skirmishers left must be counted for each of the %d groups, none with more than it had", u.posts)
	}
	for g, n := range x.Men {
		if n < 0 || n > u.screen[g].men {
			return l.Fault(at+".men", "me.fault.men", "the skirmishers left must be counted for each of the %d groups, none with more than it had", u.posts)
		}
		if u.screen[g].men = n; n == 0 {
			u.screen[g] = group{}
		}
	}
	if u.state == gone {
		u.bases = 0
		return l.readMarks(u, x, at)
	}
	if x.Bases != 0 {
		u.bases = x.Bases
	} else if u.halved() && x.Foe == "" && x.Helps == "" { // ME-25.2
		u.bases = max(1, u.groups())
	}
	if u.bases < max(1, u.groups()) || u.bases > (u.start+3)/4 {
		return l.Fault(at+".bases", "me.fault.bases", "the bases shown must be %d to %d", max(1, u.groups()), (u.start+3)/4)
	}
	return l.readMarks(u, x, at)
}

// readMarks reads the marks of a battalion.
func (l *loader) readMarks(u *battalion, x *battalionTable, at string) error {
	for _, name := range x.Marks {
		m := u.mark(name)
		if m == nil {
			return l.Fault(at+".marks", "me.fault.mark", "a battalion cannot be marked %q", name)
		}
		*m = true
	}
	along, ok := decimal(x.Along, 2)
	if x.Along != nil && (!ok || along < 0 || along >= 36000) {
		return l.Fault(at+".along", "me.fault.facing", "the facing must be 0 to 359.99 degrees with at most two places")
	}
	i := max(0, slices.Index(coverNames, x.Behind))
	if x.Behind != "" && i == 0 {
		return l.Fault(at+".behind", "me.fault.behind", "its cover is %q, neither light nor heavy", x.Behind)
	}
	u.halted, u.sergeants, u.running = x.Halted, x.Rerolled, x.Running
	u.since, u.behind = x.Since, cover(i)
	if x.Along != nil {
		u.along = int(along)
	}
	return nil
}

// coverNames are the covers in files.
var coverNames = []string{open: "", light: "light", heavy: "heavy"}

// readBonds reads who stands in melee with whom, once all battalions are
// there.
func (l *loader) readBonds() error {
	return l.Each(len(l.b.body), func(k int) error {
		u := &l.b.body[k]
		x := &l.f.Army[u.side].Battalion[u.no]
		for _, bond := range []struct {
			key, id string
			to      *int
			side    rules.Side
		}{{"foe", x.Foe, &u.foe, u.side.Other()}, {"helps", x.Helps, &u.helps, u.side}} {
			if bond.id == "" || l.lost(bond.id) {
				continue
			}
			n := l.body(bond.id)
			if n < 0 || l.b.body[n].side != bond.side || !l.b.body[n].inPlay() {
				return l.Fault(l.b.pathOf(k)+"."+bond.key, "me.fault.bond", "%q is not a battalion that it can fight or help", rules.Said{ID: bond.id})
			}
			*bond.to = n
		}
		return nil
	})
}

// readPosition reads where the game stands; without it a scenario begins.
func (l *loader) readPosition() error {
	b, p := l.b, l.f.Position
	if p == nil {
		switch {
		case b.rules.build:
			b.phase = build
		case b.rules.free:
			b.phase = sidesRoll
		default:
			b.phase = initiative
		}
		return nil
	}
	b.phase = initiative // until it is read
	return l.Parts(l.readPhase, l.readSeats, l.readEnding, l.readyForBattle)
}

// readPhase reads phase and turn.
func (l *loader) readPhase() error {
	b, p := l.b, l.f.Position
	n := slices.Index(phaseNames, p.Phase)
	if n < 0 {
		return l.Fault("position.phase", "me.fault.phase", "there is no phase %q", p.Phase)
	}
	b.phase = phase(n)
	if p.Turn < 1 || p.Turn > b.scenario.turns {
		return l.Fault("position.turn", "me.fault.turn", "the turn is %d, not 1 to %d", p.Turn, b.scenario.turns)
	}
	b.turn = p.Turn
	return nil
}

// readSeats reads who decides next and who has the initiative, and looks whether
// there are armies.
func (l *loader) readSeats() error {
	b, p := l.b, l.f.Position
	var ok bool
	if s, ok := sideNamed(p.Active); ok {
		b.active = s
	} else {
		return l.Fault("position.active", "me.fault.side", "the side is %q, neither the first army (a) nor the second (b)", p.Active)
	}
	if b.lead, ok = sideNamed(p.Lead); !ok && (p.Lead != "" || b.phase > initiative) {
		return l.Fault("position.lead", "me.fault.side", "the side is %q, neither the first army (a) nor the second (b)", p.Lead)
	}
	if b.phase > build && (b.army[0].nation == noNation || b.army[1].nation == noNation) {
		b.phase = build // there is nothing else to be seen
		return l.Fault("position.phase", "me.fault.phase.armies", "the phase %q needs two armies", saidPhase(p.Phase))
	}
	return nil
}

// readEnding reads how a battle that is over ended.
func (l *loader) readEnding() error {
	b, p := l.b, l.f.Position
	if b.phase != over {
		return nil
	}
	e := slices.IndexFunc(endings[:], func(x ended) bool { return x.name == p.Ending })
	if e < 0 {
		return l.Fault("position.ending", "me.fault.ending", "no battle ends with %q", p.Ending)
	}
	b.ending = ending(e)
	var ok bool
	if b.winner, ok = sideNamed(p.Winner); !ok && p.Winner != "" {
		return l.Fault("position.winner", "me.fault.side", "the side is %q, neither the first army (a) nor the second (b)", p.Winner)
	}
	return nil
}

// readyForBattle: nobody waits any more once the battle has begun.
func (l *loader) readyForBattle() error {
	if !l.b.phase.inBattle() {
		return nil
	}
	for i := range l.b.body {
		if l.b.body[i].state == waiting {
			return l.Fault("position.phase", "me.fault.phase.units", "the phase %q comes after the deployment, but not all battalions stand", saidPhase(l.f.Position.Phase))
		}
	}
	for s := range l.b.army {
		if l.b.army[s].cmd.state == waiting {
			return l.Fault("position.phase", "me.fault.phase.units", "the phase %q comes after the deployment, but not all battalions stand", saidPhase(l.f.Position.Phase))
		}
	}
	return nil
}

// saidPhase is a phase as faults name it.
func saidPhase(name string) rules.Said { return rules.Said{ID: name, Key: "me.phase." + name} }
