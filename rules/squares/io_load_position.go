package squares

import (
	"slices"

	"grognard/rules"
)

// readPosition reads where a game stands that has begun.
func (l *loader) readPosition() error {
	if l.f.Position == nil {
		return nil
	}
	b := l.b
	for u := range b.units { // only what the position lists is on the board
		if b.unit[u].state == present {
			b.lift(u)
		}
		b.unit[u].state, b.unit[u].garrison, b.unit[u].rear = gone, false, false
	}
	if err := l.Parts(l.readTurn, l.readLists, l.readEnd, l.readUnitStates, l.readLeaderStates, l.readMarkers,
		l.readTrainStates, l.readActivation); err != nil {
		return err
	}
	l.noteParked()
	return nil
}

// noteParked works out which dry batteries have started the activation with
// their park, where nothing has moved: earlier versions did not write it down.
func (l *loader) noteParked() {
	b := l.b
	if !b.phase.activation() || b.act.intervention {
		return
	}
	for rest := b.act.members; rest != 0; rest = rest.Rest() {
		u := rest.First()
		x, p := &b.unit[u], &b.train[parkTrain][b.units[u].command]
		if x.state == present && !x.acted && !x.stepped && !p.stepped && !p.entered {
			b.park(u)
		}
	}
}

// readTurn reads phase, clock and tokens.
func (l *loader) readTurn() error {
	p, b := l.f.Position, l.b
	return l.Parts(func() error {
		i, err := l.word("position.phase", p.Phase, phaseNames[:])
		if err == nil {
			b.phase = phase(i)
		}
		return err
	}, l.readClock, func() error {
		if !l.Has("position.weather") {
			return nil
		}
		w, err := l.word("position.weather", p.Weather, weatherWords)
		b.weather = weather(w)
		return err
	}, func() error {
		b.undecided = false
		if f := setMarks(b.marks(), p.State); f != nil {
			return l.At("position.state", f)
		}
		return nil
	}, func() error {
		if len(p.Pool) != 0 && len(p.Pool) != 3 {
			return l.Fault("position.pool", "ns.fault.pool", "the tokens of 1, 2 and 3 action points are not all counted")
		}
		return l.Each(len(p.Pool), func(i int) error {
			if err := l.number("position.pool", p.Pool[i], 0, maxLeaders); err != nil {
				return err
			}
			b.pool[i+1] = int8(p.Pool[i])
			return nil
		})
	})
}

// readClock reads turn, day and hours.
func (l *loader) readClock() error {
	p, b := l.f.Position, l.b
	all := []ranged{{"turn", p.Turn, 1, 200, &b.turn}, {"day", p.Day, 1, 9, &b.day}, {"day_turn", p.DayTurn, 1, 200, &b.dayTurn},
		{"day_start", p.DayStart, b.start, wholeDay, &b.dayStart}, {"dawn", p.Dawn, b.dawn, wholeDay, &b.dawn}, {"dusk", p.Dusk, b.dusk, wholeDay, &b.dusk}}
	return l.Each(len(all), func(i int) error {
		x := all[i]
		if *x.into = x.low; !l.Has("position." + x.key) { // what goes without saying
			return nil
		}
		err := l.number("position."+x.key, x.n, 0, x.high)
		if err == nil {
			*x.into = x.n
		}
		return err
	})
}

// seat reads "first" or "second".
func (l *loader) seat(key, name string) (rules.Side, error) {
	i, err := l.word(key, name, []string{"first", "second"})
	return rules.Side(i), err
}

// readLists reads who decides, the generals named and helped, and the holders
// of the objectives.
func (l *loader) readLists() error {
	p, b := l.f.Position, l.b
	return l.Parts(
		func() error { return l.readSeat("position.active", p.Active, &b.active) },
		func() error { return l.readSeat("position.namer", p.Namer, &b.namer) },
		func() error { return l.readPair("position.named", p.Named, &b.named) },
		func() error { return l.readPair("position.helped", p.Helped, &b.helped) },
		func() error { return l.Each(len(p.Held), l.readHolder) },
		func() (err error) {
			b.hemmed, err = l.unitSet("position.hemmed", p.Hemmed)
			return err
		},
		func() (err error) {
			b.placed, err = l.unitSet("position.placed", p.Placed)
			return err
		})
}

// readSeat reads who does something, if the file says it.
func (l *loader) readSeat(key, name string, into *rules.Side) error {
	if name == "" {
		return nil
	}
	s, err := l.seat(key, name)
	if err == nil {
		*into = s
	}
	return err
}

// readPair reads the generals of both sides, "" for nobody.
func (l *loader) readPair(key string, ids []string, into *[2]int8) error {
	return l.Each(min(len(ids), 2), func(i int) error {
		if ids[i] == "" {
			return nil
		}
		g, err := l.command(key, ids[i])
		if err == nil {
			into[i] = int8(g)
		}
		return err
	})
}

// readHolder reads who holds an objective.
func (l *loader) readHolder(i int) error {
	nation := l.f.Position.Held[i]
	if i >= len(l.f.Victory.Objectives) {
		return l.Fault("position.held", "ns.fault.held", "there are more holders than objectives")
	}
	o := slices.Index(l.goalRow, i)
	if o < 0 { // the objective has a fault
		return nil
	}
	l.b.held[o] = rules.Chance
	if nation == "" {
		return nil
	}
	s, err := l.side("position.held", nation)
	l.b.held[o] = s
	return err
}

// unitOf finds a unit of this battle.
func (l *loader) unitOf(key, id string) (int, error) {
	ref, ok := registered(unitKind, id)
	u, in := l.b.scenario.unitNumber[ref]
	if !ok || !in {
		return 0, l.Fault(key, "ns.fault.stranger", "%q is not a unit of this battle", rules.Said{ID: id})
	}
	return u, nil
}

func (l *loader) unitSet(key string, ids []string) (set unitSet, err error) {
	err = l.Each(len(ids), func(i int) error {
		u, err := l.unitOf(key, ids[i])
		if err == nil {
			set |= oneUnit(u)
		}
		return err
	})
	return set, err
}

// readEnd reads how a game that is over ended.
func (l *loader) readEnd() error {
	p, b := l.f.Position, l.b
	if b.phase != gameOver {
		return nil
	}
	i := slices.IndexFunc(endings[:], func(e struct{ name, rule string }) bool { return e.name == p.Ending })
	if i < 0 {
		return l.Fault("position.ending", "ns.fault.ending", "no battle ends with %q", p.Ending)
	}
	b.ending = ending(i)
	if p.Winner == "" {
		return nil
	}
	var err error
	b.winner, err = l.seat("position.winner", p.Winner)
	return err
}
