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
	i, err := l.word("position.phase", p.Phase, phaseNames[:])
	if err != nil {
		return err
	}
	b.phase = phase(i)
	for _, n := range []struct {
		key       string
		n, most   int
		into      *int
		otherwise int
	}{{"turn", p.Turn, 200, &b.turn, 1}, {"day", p.Day, 9, &b.day, 1}, {"day_turn", p.DayTurn, 200, &b.dayTurn, 1},
		{"day_start", p.DayStart, wholeDay, &b.dayStart, b.start}, {"dawn", p.Dawn, wholeDay, &b.dawn, b.dawn}, {"dusk", p.Dusk, wholeDay, &b.dusk, b.dusk}} {
		if !l.Has("position." + n.key) {
			*n.into = n.otherwise
			continue
		}
		if err := l.number("position."+n.key, n.n, 0, n.most); err != nil {
			return err
		}
		*n.into = n.n
	}
	if l.Has("position.weather") {
		w, err := l.word("position.weather", p.Weather, weatherWords)
		if err != nil {
			return err
		}
		b.weather = weather(w)
	}
	b.undecided = false
	if f := setMarks(b.marks(), p.State); f != nil {
		return l.At("position.state", f)
	}
	if len(p.Pool) != 0 && len(p.Pool) != 3 {
		return l.Fault("position.pool", "ns.fault.pool", "pool does not give the tokens of 1, 2 and 3 AP")
	}
	for i, n := range p.Pool {
		if err := l.number("position.pool", n, 0, maxLeaders); err != nil {
			return err
		}
		b.pool[i+1] = int8(n)
	}
	return nil
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
	var err error
	for _, x := range []struct {
		key, name string
		into      *rules.Side
	}{{"active", p.Active, &b.active}, {"namer", p.Namer, &b.namer}} {
		if x.name == "" {
			continue
		}
		if *x.into, err = l.seat("position."+x.key, x.name); err != nil {
			return err
		}
	}
	for _, x := range []struct {
		key  string
		ids  []string
		into *[2]int8
	}{{"position.named", p.Named, &b.named}, {"position.helped", p.Helped, &b.helped}} {
		for i, id := range x.ids {
			if i > 1 || id == "" {
				continue
			}
			g, err := l.command(x.key, id)
			if err != nil {
				return err
			}
			x.into[i] = int8(g)
		}
	}
	for i, nation := range p.Held {
		if i >= len(b.objectives) {
			return l.Fault("position.held", "ns.fault.held", "more holders than objectives")
		}
		b.held[i] = rules.Chance
		if nation != "" {
			if b.held[i], err = l.side("position.held", nation); err != nil {
				return err
			}
		}
	}
	if b.hemmed, err = l.unitSet("position.hemmed", p.Hemmed); err != nil {
		return err
	}
	b.placed, err = l.unitSet("position.placed", p.Placed)
	return err
}

// unitOf finds a unit of this battle.
func (l *loader) unitOf(key, id string) (int, error) {
	ref, ok := registered(unitKind, id)
	u, in := l.b.scenario.unitNumber[ref]
	if !ok || !in {
		return 0, l.Fault(key, "ns.fault.stranger", "%q is not a unit of this battle", id)
	}
	return u, nil
}

func (l *loader) unitSet(key string, ids []string) (set unitSet, err error) {
	for _, id := range ids {
		u, err := l.unitOf(key, id)
		if err != nil {
			return 0, err
		}
		set |= oneUnit(u)
	}
	return set, nil
}

// readEnd reads how a game that is over ended.
func (l *loader) readEnd() error {
	p, b := l.f.Position, l.b
	if b.phase != gameOver {
		return nil
	}
	i := slices.IndexFunc(endings[:], func(e struct{ name, rule string }) bool { return e.name == p.Ending })
	if i < 0 {
		return l.Fault("position.ending", "ns.fault.ending", "there is no ending %q", p.Ending)
	}
	b.ending = ending(i)
	if p.Winner == "" {
		return nil
	}
	var err error
	b.winner, err = l.seat("position.winner", p.Winner)
	return err
}
