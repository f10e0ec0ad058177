package musket

import (
	"fmt"
	"slices"

	"grognard/rules"
)

// readVictory reads schedule, objectives and results (18.0).
func (l *loader) readVictory() error {
	return l.Parts(l.readMargin, l.countObjectives,
		func() error { return l.Each(min(len(l.f.Victory.Objectives), maxObjectives), l.readObjective) },
		l.readLevels)
}

func (l *loader) readMargin() (err error) {
	t := &l.f.Victory
	l.w.schedule = schedule{eliminated: t.Eliminated, destroyed: t.Destroyed, captured: t.Captured, off: t.OffMap,
		leaderKilled: t.LeaderKilled, leaderCaptured: t.LeaderCaptured, headquartersCaptured: t.HQCaptured, trainsCaptured: t.TrainsCaptured}
	l.w.marginOf, err = l.sideNamed("victory.margin_of", t.MarginOf)
	return err
}

func (l *loader) countObjectives() error {
	if n := len(l.f.Victory.Objectives); n > maxObjectives {
		return l.Fault("victory", "ms.fault.objectives", "the battle has %d objectives, more than %d", n, maxObjectives)
	}
	return nil
}

func (l *loader) readObjective(i int) (err error) {
	o, at := &l.f.Victory.Objectives[i], fmt.Sprintf("victory.objective.%d", i)
	g := objective{name: o.Name, vp: o.VP}
	if g.hex, err = l.hex(at+".hex", o.Hex); err != nil {
		return err
	}
	if g.start, err = l.sideNamed(at+".held", o.Held); err != nil {
		return err
	}
	l.b.control[len(l.w.objectives)] = int8(g.start)
	l.w.objectives = append(l.w.objectives, g)
	return nil
}

// grades are how a battle can be won.
var grades = []string{"decisive", "marginal"}

func (l *loader) readLevels() error {
	if len(l.f.Victory.Levels) == 0 {
		if err := l.Past(l.Fault("victory", "ms.fault.levels", "nobody can win: the battle has no levels of victory")); err != nil {
			return err
		}
	}
	last := -1 << 30
	err := l.Each(len(l.f.Victory.Levels), func(i int) (err error) {
		t, at := &l.f.Victory.Levels[i], fmt.Sprintf("victory.level.%d", i)
		v := level{from: t.From, grade: t.Grade}
		if v.winner, err = l.sideNamed(at+".winner", t.Winner); err != nil {
			return err
		}
		if !slices.Contains(grades, t.Grade) {
			return l.Fault(at+".grade", "ms.fault.grade", "%q is neither decisive nor marginal", t.Grade)
		}
		if t.From <= last {
			return l.Fault(at+".from", "ms.fault.level", "the results must rise, but %d follows %d", t.From, last)
		}
		last = t.From
		l.w.levels = append(l.w.levels, v)
		return nil
	})
	if len(l.w.levels) == 0 { // screens tell who would win now
		l.w.levels = []level{{winner: rules.First, grade: "marginal"}}
	}
	return err
}

// readEvents reads the exclusive rules.
func (l *loader) readEvents() error { return l.Each(len(l.f.Events), l.readEvent) }

func (l *loader) readEvent(i int) error {
	t, at := &l.f.Events[i], fmt.Sprintf("event.%d", i)
	n := slices.Index(eventNames, t.Kind)
	if n < 0 {
		return l.Fault(at+".kind", "ms.fault.event", "there is no special rule %q", t.Kind)
	}
	e := event{kind: eventKind(n), turns: t.Turns, value: t.Value, noMarch: t.NoMarch, bonus: t.Bonus, span: t.Span, leader: -1, heir: -1}
	found := len(l.Found())
	err := l.Each(len(t.Units), func(j int) error {
		c, err := l.known(fmt.Sprintf("%s.units.%d", at, j), t.Units[j])
		if err == nil {
			e.counters = e.counters.With(c)
		}
		return err
	})
	if err != nil {
		return err
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
		return l.Fault(at, "ms.fault.event.lacks", "it does not say which leader, who takes over or in which turn")
	}
	if found == len(l.Found()) {
		l.w.events = append(l.w.events, e)
	}
	return nil
}

// known finds a counter of the battle.
func (l *loader) known(at, id string) (int, error) {
	r := refsByName[id]
	if r.Kind() != counterKind || l.w.index[r.N()] < 0 {
		return 0, l.Fault(at, "ms.fault.counter.absent", "%q is not in this battle", rules.Said{ID: id})
	}
	return int(l.w.index[r.N()]), nil
}
