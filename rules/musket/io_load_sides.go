package musket

import (
	"fmt"
	"slices"

	"grognard/rules"
)

// readSides reads the two armies: the First Player's has the First seat.
func (l *loader) readSides() error {
	if len(l.f.Sides) != 2 {
		return l.Fault("side", "ms.fault.sides", "the battle has %d sides, not two", len(l.f.Sides))
	}
	if l.f.Sides[0].Army == l.f.Sides[1].Army {
		return l.Fault("side.1.army", "ms.fault.army.same", "both sides are the army %s", l.f.Sides[0].Army)
	}
	i := slices.IndexFunc(l.f.Sides, func(t sideTable) bool { return t.Army == l.f.First })
	if i < 0 {
		return l.Fault("first", "ms.fault.first", "first is %q, not one of the two armies", l.f.First)
	}
	for j := range l.f.Sides {
		s := rules.First
		if j != i {
			s = rules.Second
		}
		if err := l.readSide(fmt.Sprintf("side.%d", j), &l.f.Sides[j], s); err != nil {
			return err
		}
	}
	l.w.id = l.f.Sides[0].Army + "-" + l.f.Sides[1].Army + fmt.Sprintf("-%dx%d", l.w.cols, l.w.rows)
	return nil
}

func (l *loader) readSide(at string, t *sideTable, s rules.Side) (err error) {
	a := &l.w.army[s]
	if a.name = slices.Index(armyNames[:], t.Army); a.name < 0 {
		return l.Fault(at+".army", "ms.fault.army", "there is no army %q", t.Army)
	}
	if !slices.Contains(nations, t.Nation) {
		return l.Fault(at+".nation", "ms.fault.nation", "there is no nation %q", t.Nation)
	}
	a.nation = t.Nation
	if a.loc, err = l.hexes(at+".loc", t.LOC); err != nil {
		return err
	}
	if len(a.loc) == 0 {
		return l.Fault(at, "ms.fault.loc", "the army %s has no LOC hex", t.Army)
	}
	if t.Steps < 0 || t.Steps > 9 {
		return l.Fault(at+".steps", "ms.fault.steps", "steps is %d, not 0 to 9", t.Steps)
	}
	a.steps, a.embarkation = int8(t.Steps), noHex
	if t.Embarkation != "" {
		if a.embarkation, err = l.hex(at+".embarkation", t.Embarkation); err != nil {
			return err
		}
	}
	for i, f := range t.Formations {
		n := slices.Index(formationNames[:], f.Name)
		if n < 0 {
			return l.Fault(fmt.Sprintf("%s.formations.%d.name", at, i), "ms.fault.formation", "there is no formation %q", f.Name)
		}
		a.formations = append(a.formations, formation{f.Mark, n})
	}
	return nil
}

// nations are those that the screen has colours for.
var nations = []string{"fr", "au", "gb", "pr", "ru", "sp", "pt", "ot", "us"}

// sideNamed finds the side of an army named in a file.
func (l *loader) sideNamed(at, army string) (rules.Side, error) {
	for s := rules.First; s <= rules.Second; s++ {
		if armyNames[l.w.army[s].name] == army {
			return s, nil
		}
	}
	return 0, l.Fault(at, "ms.fault.side", "%q is not one of the two armies", army)
}

// counter registers the next counter of the battle.
func (l *loader) counter(at, id string) (int, error) {
	r, ok := refsByName[id]
	switch {
	case !ok || r.Kind() != counterKind:
		return 0, l.Fault(at, "ms.fault.counter", "there is no counter %q", id)
	case l.w.index[r.N()] >= 0:
		return 0, l.Fault(at, "ms.fault.counter.twice", "counter %s is there twice", id)
	case l.w.counters == maxCounters:
		return 0, l.Fault(at, "ms.fault.counter.many", "the battle has more than %d counters", maxCounters)
	}
	c := l.w.counters
	l.w.counters++
	l.w.index[r.N()] = int8(c)
	l.w.print[c].id = int16(r.N())
	return c, nil
}

// setUp puts a counter where the set-up has it (part 2).
func (l *loader) setUp(at string, c int, hexName string, turn int, entry []string) error {
	p := &l.b.piece[c]
	if hexName != "" {
		h, err := l.hex(at+".hex", hexName)
		if err != nil {
			return err
		}
		p.place, p.at = onMap, h
		return nil
	}
	if l.f.Position != nil && turn == 0 {
		return nil // where it is stands in the position
	}
	if turn < 1 || turn > len(l.w.turns) {
		return l.Fault(at, "ms.fault.setup", "%s has neither a hex nor a turn of entry", register[l.w.print[c].id])
	}
	all, err := l.hexes(at+".entry", entry)
	if err != nil {
		return err
	}
	if len(all) == 0 {
		return l.Fault(at, "ms.fault.entry", "%s has no hex of entry", register[l.w.print[c].id])
	}
	l.w.print[c].entry = all
	p.place, p.box = waiting, int8(turn)
	return nil
}
