package squares

import (
	"fmt"
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
	for _, read := range []func() error{l.readTurn, l.readLists, l.readEnd, l.readUnitStates, l.readLeaderStates, l.readMarkers,
		l.readTrainStates, l.readActivation} {
		if err := read(); err != nil {
			return err
		}
	}
	return nil
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
		if !l.x.Has("position." + n.key) {
			*n.into = n.otherwise
			continue
		}
		if err := l.number("position."+n.key, n.n, 0, n.most); err != nil {
			return err
		}
		*n.into = n.n
	}
	if l.x.Has("position.weather") {
		w, err := l.word("position.weather", p.Weather, weatherWords)
		if err != nil {
			return err
		}
		b.weather = weather(w)
	}
	b.undecided = false
	if f := setMarks(b.marks(), p.State); f != nil {
		return l.x.At("position.state", f)
	}
	if len(p.Pool) != 0 && len(p.Pool) != 3 {
		return l.fault("position.pool", "ns.fault.pool", "pool does not give the tokens of 1, 2 and 3 AP")
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
			return l.fault("position.held", "ns.fault.held", "more holders than objectives")
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
	u, in := l.b.battle.unitNumber[ref]
	if !ok || !in {
		return 0, l.fault(key, "ns.fault.stranger", "%q is not a unit of this battle", id)
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
		return l.fault("position.ending", "ns.fault.ending", "there is no ending %q", p.Ending)
	}
	b.ending = ending(i)
	if p.Winner == "" {
		return nil
	}
	var err error
	b.winner, err = l.seat("position.winner", p.Winner)
	return err
}

// presence reads the state of a thing: "" is present.
func (l *loader) presence(key, state string, q square) (presence, error) {
	if state == "" {
		state = "present"
	}
	i, err := l.word(key+".state", state, presenceNames)
	if err == nil && (presence(i) == present) != (q != offBoard) {
		err = l.fault(key, "ns.fault.presence", "it is %s, but its square says otherwise", state)
	}
	return presence(i), err
}

// optionalSquare reads a square name that may be missing.
func (l *loader) optionalSquare(key, name string) (square, error) {
	if name == "" {
		return offBoard, nil
	}
	return l.square(key, name)
}

// readPace reads what somebody has done in the activation.
func (l *loader) readPace(key string, t *paceTable, p *pace) error {
	if err := l.number(key+".spent", t.Spent, 0, 4); err != nil {
		return err
	}
	if err := l.number(key+".extra", t.Extra, 0, 1); err != nil {
		return err
	}
	*p = pace{spent: uint8(t.Spent), extra: uint8(t.Extra)}
	if f := setMarks(p.marks(), t.Did); f != nil {
		return l.x.At(key+".did", f)
	}
	return nil
}

// readUnitStates reads the units; those that are not listed are eliminated.
func (l *loader) readUnitStates() error {
	for i := range l.f.Position.Units {
		t := &l.f.Position.Units[i]
		key := fmt.Sprintf("position.units.%d", i)
		u, err := l.unitOf(key+".id", t.ID)
		if err != nil {
			return err
		}
		if l.b.unit[u].state != gone {
			return l.fault(key+".id", "ns.fault.twice", "%s is listed twice", t.ID)
		}
		if err := l.readUnitState(key, t, u); err != nil {
			return err
		}
	}
	return nil
}

func (l *loader) readUnitState(key string, t *stateTable, u int) error {
	x := &l.b.unit[u]
	q, err := l.optionalSquare(key+".at", t.At)
	if err != nil {
		return err
	}
	if x.state, err = l.presence(key, t.State, q); err != nil {
		return err
	}
	if err := l.number(key+".hits", t.Hits, 0, 99); err != nil {
		return err
	}
	if err := l.number(key+".shots", t.Shots, 0, 99); err != nil {
		return err
	}
	x.hits, x.shots = uint8(t.Hits), uint8(t.Shots)
	if t.Facing != "" {
		f, err := l.word(key+".facing", t.Facing, facingNames[:])
		if err != nil {
			return err
		}
		x.facing = facingOf(f + 1)
	}
	if f := setMarks(x.marks(), t.Marks); f != nil {
		return l.x.At(key+".marks", f)
	}
	if x.closed, err = l.optionalSquare(key+".closed", t.Closed); err != nil {
		return err
	}
	if q != offBoard {
		l.b.put(u, q)
	}
	return l.readPace(key, &t.paceTable, &x.pace)
}

// readLeaderStates reads the leaders; those not listed stand as in the
// scenario.
func (l *loader) readLeaderStates() error {
	for i := range l.f.Position.Leaders {
		t := &l.f.Position.Leaders[i]
		key := fmt.Sprintf("position.leaders.%d", i)
		g, ok := l.b.battle.leaderNumber[refsByName[t.ID]]
		if !ok {
			return l.fault(key+".id", "ns.fault.leader", "there is no leader %q in this battle", t.ID)
		}
		q, err := l.optionalSquare(key+".at", t.At)
		if err != nil {
			return err
		}
		x := leader{at: q, due: t.Due}
		if x.state, err = l.presence(key, t.State, q); err != nil {
			return err
		}
		if f := setMarks(x.marks(), t.Marks); f != nil {
			return l.x.At(key+".marks", f)
		}
		l.b.leader[g] = x
	}
	return nil
}

// readMarkers reads the representative markers that still stand.
func (l *loader) readMarkers() error {
	for i := range l.f.Position.Markers {
		t := &l.f.Position.Markers[i]
		key := fmt.Sprintf("position.markers.%d", i)
		ref, ok := registered(markerKind, t.ID)
		if !ok || ref.N()/16 > 1 || ref.N()%16 >= maxMarkers {
			return l.fault(key+".id", "ns.fault.marker", "there is no marker %q", t.ID)
		}
		s, k := rules.Side(ref.N()/16), ref.N()%16
		x := &l.b.marker[s][k]
		var err error
		if x.at, err = l.square(key+".at", t.At); err != nil {
			return err
		}
		g, err := l.command(key+".general", t.General)
		if err != nil {
			return err
		}
		x.general = int8(g)
		if x.units, err = l.unitSet(key+".units", t.Units); err != nil {
			return err
		}
		for rest := x.units; rest != 0; rest = rest.rest() {
			l.b.unit[rest.first()].marker = int8(k)
		}
		if x.dummy = x.units == 0; x.dummy {
			p, err := l.word(key+".pretends", t.Pretends, pretenceNames)
			if err != nil {
				return err
			}
			x.pretends = uint8(p)
		}
		if err := l.number(key+".hits", t.Hits, 0, 99); err != nil {
			return err
		}
		x.hits = uint8(t.Hits)
		if f := setMarks(x.marks(), t.Marks); f != nil {
			return l.x.At(key+".marks", f)
		}
		if err := l.readPace(key, &t.paceTable, &x.pace); err != nil {
			return err
		}
	}
	return nil
}

// readTrainStates reads parks and pontoon trains.
func (l *loader) readTrainStates() error {
	if l.x.Has("position.trains") { // those that are not listed are gone
		l.b.clearTrains()
	}
	for i := range l.f.Position.Trains {
		t := &l.f.Position.Trains[i]
		key := fmt.Sprintf("position.trains.%d", i)
		ref, ok := registered(trainKind, t.ID)
		g, in := l.b.battle.leaderNumber[rules.MakeRef(generalKind, ref.N()/2)]
		if !ok || !in {
			return l.fault(key+".id", "ns.fault.train", "there is no train %q in this battle", t.ID)
		}
		x := train{}
		var err error
		if x.at, err = l.optionalSquare(key+".at", t.At); err != nil {
			return err
		}
		if x.state, err = l.presence(key, t.State, x.at); err != nil {
			return err
		}
		if x.bridge, err = l.optionalSquare(key+".bridge", t.Bridge); err != nil {
			return err
		}
		if f := setMarks(x.marks(), t.Marks); f != nil {
			return l.x.At(key+".marks", f)
		}
		if err := l.readPace(key, &t.paceTable, &x.pace); err != nil {
			return err
		}
		l.b.train[ref.N()%2][g] = x
	}
	return nil
}

// readActivation reads the activation in progress.
func (l *loader) readActivation() error {
	p, b := l.f.Position, l.b
	t := p.Activation
	if b.phase.activation() != (t != nil) {
		return l.fault("position.phase", "ns.fault.activation", "phase %q does not go with what is active", p.Phase)
	}
	if t == nil {
		return nil
	}
	g, ok := b.leaderNumber[refsByName[t.Leader]]
	if !ok {
		return l.fault("position.activation.leader", "ns.fault.leader", "there is no leader %q in this battle", t.Leader)
	}
	if err := l.number("position.activation.ap", t.AP, 1, 3); err != nil {
		return err
	}
	b.act = activation{side: b.leaders[g].side, leader: int8(g), intervention: t.Intervention, ap: uint8(t.AP)}
	if !l.x.Has("position.activation.members") {
		b.act.members = b.mayAct()
		return nil
	}
	var err error
	b.act.members, err = l.unitSet("position.activation.members", t.Members)
	return err
}
