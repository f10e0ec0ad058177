package squares

import (
	"fmt"

	"grognard/rules"
)

// presence reads the state of a thing: "" is present.
func (l *loader) presence(key, state string, q square) (presence, error) {
	if state == "" {
		state = "present"
	}
	i, err := l.word(key+".state", state, presenceNames)
	if err == nil && (presence(i) == present) != (q != offBoard) {
		err = l.Fault(key, "ns.fault.presence", "it is %s, which does not go with its square", rules.Said{ID: state, Key: "ns.said.state." + state})
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
		return l.At(key+".did", f)
	}
	return nil
}

// readUnitStates reads the units; those that are not listed are eliminated.
func (l *loader) readUnitStates() error {
	return l.Each(len(l.f.Position.Units), func(i int) error {
		t, key := &l.f.Position.Units[i], fmt.Sprintf("position.units.%d", i)
		u, err := l.unitOf(key+".id", t.ID)
		if err != nil {
			return err
		}
		x := &l.b.unit[u]
		if x.state != gone {
			return l.Fault(key+".id", "ns.fault.twice", "%s is in the battle twice", rules.Said{ID: t.ID})
		}
		was := *x
		if err = l.readUnitState(key, t, u); err != nil {
			if x.at != offBoard {
				l.b.lift(u)
			}
			*x = was
		}
		return err
	})
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
		return l.At(key+".marks", f)
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
	return l.Each(len(l.f.Position.Leaders), func(i int) error {
		t, key := &l.f.Position.Leaders[i], fmt.Sprintf("position.leaders.%d", i)
		g, ok := l.b.scenario.leaderNumber[refsByName[t.ID]]
		if !ok {
			return l.Fault(key+".id", "ns.fault.leader", "%q does not lead in this battle", rules.Said{ID: t.ID})
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
			return l.At(key+".marks", f)
		}
		l.b.leader[g] = x
		return nil
	})
}

// readMarkers reads the representative markers that still stand.
func (l *loader) readMarkers() error {
	return l.Each(len(l.f.Position.Markers), func(i int) error {
		t, key := &l.f.Position.Markers[i], fmt.Sprintf("position.markers.%d", i)
		ref, ok := registered(markerKind, t.ID)
		if !ok {
			return l.Fault(key+".id", "ns.fault.marker", "there is no marker %q", t.ID)
		}
		s, k := rules.Side(ref.N()/16), ref.N()%16
		x := l.b.marker[s][k]
		if err := l.readMarker(key, t, &x); err != nil {
			return err
		}
		l.b.marker[s][k] = x
		for rest := x.units; rest != 0; rest = rest.Rest() {
			l.b.unit[rest.First()].marker = int8(k)
		}
		return nil
	})
}

func (l *loader) readMarker(key string, t *markerTable, x *marker) error {
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
	if x.dummy = len(t.Units) == 0; x.dummy {
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
		return l.At(key+".marks", f)
	}
	return l.readPace(key, &t.paceTable, &x.pace)
}

// readTrainStates reads parks and pontoon trains.
func (l *loader) readTrainStates() error {
	if l.Has("position.trains") { // those that are not listed are gone
		l.b.clearTrains()
	}
	return l.Each(len(l.f.Position.Trains), l.readTrainState)
}

func (l *loader) readTrainState(i int) error {
	t, key := &l.f.Position.Trains[i], fmt.Sprintf("position.trains.%d", i)
	ref, ok := registered(trainKind, t.ID)
	g, in := l.b.scenario.leaderNumber[rules.MakeRef(generalKind, ref.N()/2)]
	if !ok || !in {
		return l.Fault(key+".id", "ns.fault.train", "%q is not a train of this battle", rules.Said{ID: t.ID})
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
		return l.At(key+".marks", f)
	}
	if err := l.readPace(key, &t.paceTable, &x.pace); err != nil {
		return err
	}
	l.b.train[ref.N()%2][g] = x
	return nil
}

// readActivation reads the activation in progress. A draft in which it has a
// fault stands at the beginning of a turn.
func (l *loader) readActivation() error {
	err := l.readActive()
	if err != nil {
		l.b.phase, l.b.act = turnStart, activation{leader: -1}
	}
	return err
}

func (l *loader) readActive() error {
	p, b := l.f.Position, l.b
	t := p.Activation
	if b.phase.activation() != (t != nil) {
		return l.Fault("position.phase", "ns.fault.activation", "the phase %q does not go with who is active", rules.Said{ID: p.Phase, Key: "ns.phase." + p.Phase + ".short"})
	}
	if t == nil {
		return nil
	}
	g, ok := b.leaderNumber[refsByName[t.Leader]]
	if !ok {
		return l.Fault("position.activation.leader", "ns.fault.leader", "%q does not lead in this battle", rules.Said{ID: t.Leader})
	}
	if err := l.number("position.activation.ap", t.AP, 1, 3); err != nil {
		return err
	}
	b.act = activation{side: b.leaders[g].side, leader: int8(g), intervention: t.Intervention, ap: uint8(t.AP)}
	if !l.Has("position.activation.members") {
		b.act.members = b.ableToAct()
		return nil
	}
	var err error
	b.act.members, err = l.unitSet("position.activation.members", t.Members)
	return err
}
