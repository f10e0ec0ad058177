package musket

import (
	"fmt"
	"slices"
)

// readVictory reads schedule, objectives and results (18.0).
func (l *loader) readVictory() (err error) {
	t := &l.f.Victory
	if l.w.marginOf, err = l.sideNamed("victory.margin_of", t.MarginOf); err != nil {
		return err
	}
	l.w.schedule = schedule{eliminated: t.Eliminated, destroyed: t.Destroyed, captured: t.Captured, off: t.OffMap,
		leaderKilled: t.LeaderKilled, leaderCaptured: t.LeaderCaptured, headquartersCaptured: t.HQCaptured, trainsCaptured: t.TrainsCaptured}
	if n := len(t.Objectives); n > maxObjectives {
		return l.Fault("victory", "ms.fault.objectives", "the battle has %d objectives, more than %d", n, maxObjectives)
	}
	for i := range l.b.control {
		l.b.control[i] = -1
	}
	for i, o := range t.Objectives {
		at := fmt.Sprintf("victory.objective.%d", i)
		g := objective{name: o.Name, vp: o.VP}
		if g.hex, err = l.hex(at+".hex", o.Hex); err != nil {
			return err
		}
		if g.start, err = l.sideNamed(at+".held", o.Held); err != nil {
			return err
		}
		l.w.objectives = append(l.w.objectives, g)
		l.b.control[i] = int8(g.start)
	}
	return l.readLevels()
}

// grades are how a battle can be won.
var grades = []string{"decisive", "marginal"}

func (l *loader) readLevels() (err error) {
	if len(l.f.Victory.Levels) == 0 {
		return l.Fault("victory", "ms.fault.levels", "the battle has no results")
	}
	last := -1 << 30
	for i, t := range l.f.Victory.Levels {
		at := fmt.Sprintf("victory.level.%d", i)
		v := level{from: t.From, grade: t.Grade}
		if v.winner, err = l.sideNamed(at+".winner", t.Winner); err != nil {
			return err
		}
		if !slices.Contains(grades, t.Grade) {
			return l.Fault(at+".grade", "ms.fault.grade", "%q is neither decisive nor marginal", t.Grade)
		}
		if t.From <= last {
			return l.Fault(at+".from", "ms.fault.level", "the results do not rise: %d after %d", t.From, last)
		}
		last = t.From
		l.w.levels = append(l.w.levels, v)
	}
	return nil
}

// readEvents reads the exclusive rules.
func (l *loader) readEvents() (err error) {
	for i, t := range l.f.Events {
		at := fmt.Sprintf("event.%d", i)
		n := slices.Index(eventNames, t.Kind)
		if n < 0 {
			return l.Fault(at+".kind", "ms.fault.event", "there is no event %q", t.Kind)
		}
		e := event{kind: eventKind(n), turns: t.Turns, value: t.Value, noMarch: t.NoMarch, bonus: t.Bonus, span: t.Span, leader: -1, heir: -1}
		for j, id := range t.Units {
			c, err := l.known(fmt.Sprintf("%s.units.%d", at, j), id)
			if err != nil {
				return err
			}
			e.counters = e.counters.With(c)
		}
		for _, who := range []struct {
			key, id string
			c       *int
		}{{"leader", t.Leader, &e.leader}, {"heir", t.Heir, &e.heir}} {
			if who.id == "" {
				continue
			}
			if *who.c, err = l.known(at+"."+who.key, who.id); err != nil {
				return err
			}
		}
		if needs := e.kind == leaderLeaves || e.kind == hqShock; needs && e.leader < 0 || e.kind == leaderLeaves && (e.heir < 0 || len(e.turns) == 0) {
			return l.Fault(at, "ms.fault.event.lacks", "the event %s does not say who or when", t.Kind)
		}
		l.w.events = append(l.w.events, e)
	}
	return nil
}

// known finds a counter of the battle.
func (l *loader) known(at, id string) (int, error) {
	r := refsByName[id]
	if r.Kind() != counterKind || l.w.index[r.N()] < 0 {
		return 0, l.Fault(at, "ms.fault.counter.absent", "%q is not a counter of this battle", id)
	}
	return int(l.w.index[r.N()]), nil
}
