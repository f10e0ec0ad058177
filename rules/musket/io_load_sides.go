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
	i := max(0, slices.IndexFunc(l.f.Sides, func(t sideTable) bool { return t.Army == l.f.First }))
	l.w.id = l.f.Sides[0].Army + "-" + l.f.Sides[1].Army + fmt.Sprintf("-%dx%d", l.w.cols, l.w.rows)
	return l.Parts(l.differ, l.readFirst,
		func() error { return l.readSide(0, rules.Side(i)) },
		func() error { return l.readSide(1, rules.Side(1-i)) })
}

func (l *loader) differ() error {
	if l.f.Sides[0].Army == l.f.Sides[1].Army {
		return l.Fault("side.1.army", "ms.fault.army.same", "both sides lead the army %s: choose another for one of them", rules.Said{ID: l.f.Sides[0].Army})
	}
	return nil
}

func (l *loader) readFirst() error {
	if l.f.First != l.f.Sides[0].Army && l.f.First != l.f.Sides[1].Army {
		return l.Fault("first", "ms.fault.first", "the First Player is %q, not one of the two armies", rules.Said{ID: l.f.First})
	}
	return nil
}

func (l *loader) readSide(i int, s rules.Side) error {
	at, t, a := fmt.Sprintf("side.%d", i), &l.f.Sides[i], &l.w.army[s]
	return l.Parts(
		func() error {
			if a.name = slices.Index(armyNames, t.Army); a.name < 0 {
				return l.Fault(at+".army", "ms.fault.army", "there is no army %q", t.Army)
			}
			return nil
		},
		func() error {
			if !slices.Contains(nations, t.Nation) {
				return l.Fault(at+".nation", "ms.fault.nation", "there are no colours of %q", t.Nation)
			}
			a.nation = t.Nation
			return nil
		},
		func() (err error) {
			a.loc, err = l.hexes(at+".loc", t.LOC)
			return err
		},
		func() error {
			if len(t.LOC) == 0 {
				return l.Fault(at, "ms.fault.loc", "the army %s has no hex for its line of communication (LOC): choose one", rules.Said{ID: t.Army})
			}
			return nil
		},
		func() error {
			if t.Steps < 0 || t.Steps > maxSteps {
				return l.Fault(at+".steps", "ms.fault.steps", "the replacement steps of a turn are %d, not 0 to 9", t.Steps)
			}
			a.steps = int8(t.Steps)
			return nil
		},
		func() (err error) {
			if t.Embarkation != "" {
				a.embarkation, err = l.hex(at+".embarkation", t.Embarkation)
			}
			return err
		},
		func() error { return l.readFormations(at+".formations", t, a) })
}

// maxSteps is the most replacement steps that an army can have a turn.
const maxSteps = 9

// readFormations reads the marks of higher commands. One of an unknown name keeps
// its mark, which units have.
func (l *loader) readFormations(at string, t *sideTable, a *army) error {
	return l.Each(len(t.Formations), func(i int) error {
		f := t.Formations[i]
		n := slices.Index(formationNames, f.Name)
		a.formations = append(a.formations, formation{f.Mark, max(n, 0)})
		if n < 0 {
			return l.Fault(fmt.Sprintf("%s.%d.name", at, i), "ms.fault.formation", "there is no formation %q", f.Name)
		}
		return nil
	})
}

// nations are those that the screen has colours for.
var nations = []string{"fr", "au", "gb", "pr", "ru", "sp", "pt", "ot", "us"}

// sideNamed finds the side of an army named in a file.
func (l *loader) sideNamed(at, army string) (rules.Side, error) {
	for s := rules.First; s <= rules.Second; s++ {
		if army != "" && l.w.armyName(s) == army {
			return s, nil
		}
	}
	return 0, l.Fault(at, "ms.fault.side", "%q is not one of the two armies", rules.Said{ID: army})
}

// counter registers the next counter of the battle.
func (l *loader) counter(at, id string) (int, error) {
	r, ok := refsByName[id]
	switch {
	case !ok || r.Kind() != counterKind:
		return 0, l.Fault(at, "ms.fault.counter", "there is no counter %q in the box", id)
	case l.w.index[r.N()] >= 0:
		return 0, l.Fault(at, "ms.fault.counter.twice", "%s is in the battle twice", rules.Said{ID: id})
	case l.w.counters == maxCounters:
		return 0, l.Fault(at, "ms.fault.counter.many", "the battle has more than %d counters", maxCounters)
	}
	c := l.w.counters
	l.w.counters++
	l.w.index[r.N()] = int8(c)
	l.w.print[c].id = int16(r.N())
	return c, nil
}

// saidCounter is a counter as faults name it.
func (l *loader) saidCounter(c int) rules.Said { return rules.Said{ID: register[l.w.print[c].id]} }

// setUp puts a counter where the set-up has it (part 2).
func (l *loader) setUp(at string, c int, hexName string, turn int, entry []string) error {
	p := &l.b.piece[c]
	if hexName != "" {
		h, err := l.hex(at+".hex", hexName)
		if err != nil {
			return err
		}
		p.place, p.at = onMap, h
		if l.f.Position != nil {
			return nil // the position says where it is now
		}
		return l.stand(at+".hex", c)
	}
	if l.f.Position != nil && turn == 0 {
		return nil // where it is stands in the position
	}
	if turn < 1 || turn > len(l.w.turns) {
		return l.Fault(at, "ms.fault.setup", "%s stands on no hex and has no turn of entry: place it, or let it come later", l.saidCounter(c))
	}
	all, err := l.hexes(at+".entry", entry)
	if err != nil {
		return err
	}
	if len(entry) == 0 {
		return l.Fault(at, "ms.fault.entry", "%s has no hex by which to enter: choose one at the edge", l.saidCounter(c))
	}
	l.w.print[c].entry = all
	p.place, p.box = waiting, int8(turn)
	return nil
}

// stand checks that a counter can stand in its hex: on its ground, and beside
// whoever has been put there before.
func (l *loader) stand(at string, c int) error {
	h, p := l.b.piece[c].at, &l.w.print[c]
	if l.w.ground[h].row().Cost == [3]int{} {
		return l.Fault(at, "ms.fault.closed", "%s stands on %s, where nobody can", rules.Said{ID: register[p.id]}, rules.Said{ID: h.name()})
	}
	if !p.unit() && p.arm != headquarters {
		return nil
	}
	if l.held[1-p.side].Has(h) {
		return l.Fault(at, "ms.fault.both", "%s stands on %s with the enemy", rules.Said{ID: register[p.id]}, rules.Said{ID: h.name()})
	}
	if !l.faulty.Has(c) {
		l.held[p.side].Add(h)
	}
	return nil
}
