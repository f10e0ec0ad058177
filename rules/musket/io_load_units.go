package musket

import (
	"fmt"
	"slices"

	"grognard/rules"
)

// readCounters reads units first, so that they lie below their leaders, then
// HQ, trains and leaders.
func (l *loader) readCounters() error {
	return l.Parts(
		func() error { return l.Each(len(l.f.Sides), l.readDepots) },
		func() error { l.missing(); return nil },
		func() error { return l.Each(len(l.f.Units), l.readUnit) },
		func() error { return l.Each(len(l.f.Leaders), l.readLeader) })
}

// parts reads the parts of a counter. Where one has a fault, the counter stands
// nowhere.
func (l *loader) parts(c int, parts ...func() error) error {
	for _, read := range parts {
		n := len(l.Found())
		if err := l.Past(read()); err != nil {
			return err
		}
		if len(l.Found()) > n {
			l.faulty = l.faulty.With(c)
		}
	}
	if l.faulty.Has(c) {
		l.b.piece[c] = off
	}
	return nil
}

// missing makes up HQ and trains that could not be read: what asks for them finds
// counters that are not in the game.
func (l *loader) missing() {
	for s := range l.w.army {
		a := &l.w.army[s]
		for i, c := range [2]*int{&a.hq, &a.train} {
			if *c >= 0 {
				continue
			}
			*c = min(l.w.counters, maxCounters-1)
			l.w.counters = *c + 1
			l.w.print[*c] = print{id: int16(i), side: uint8(s), arm: headquarters + arm(i), steps: 1, backIs: backIneffective}
			l.faulty = l.faulty.With(*c)
		}
	}
}

func (l *loader) readDepots(i int) error {
	at, t := fmt.Sprintf("side.%d", i), &l.f.Sides[i]
	s, err := l.sideNamed(at+".army", t.Army)
	if err != nil {
		return err
	}
	a := &l.w.army[s]
	return l.Parts(
		func() (err error) { return l.readDepot(at+".hq", &t.HQ, s, headquarters, &a.hq) },
		func() (err error) { return l.readDepot(at+".trains", &t.Trains, s, trains, &a.train) })
}

func (l *loader) readDepot(at string, t *depotTable, s rules.Side, a arm, into *int) error {
	c, err := l.counter(at+".id", t.ID)
	if err != nil {
		return err
	}
	*into = c
	p := &l.w.print[c]
	p.side, p.arm, p.steps, p.backIs = uint8(s), a, 1, backIneffective
	return l.parts(c,
		func() error {
			p.faces[0].ma, p.faces[1].ma = int8(t.MA), int8(t.MA)
			return l.value(at+".ma", t.MA)
		},
		func() error { return l.setUp(at, c, t.Hex, 0, nil) })
}

// maxValue is the highest number on a counter.
const maxValue = 30

// value checks a number on a counter.
func (l *loader) value(at string, n int) error {
	if n < 0 || n > maxValue {
		return l.Fault(at, "ms.fault.number", "%d cannot stand on a counter; its values go from 0 to %d", n, maxValue)
	}
	return nil
}

func (l *loader) readLeader(i int) error {
	at, t := fmt.Sprintf("leader.%d", i), &l.f.Leaders[i]
	c, err := l.counter(at+".id", t.ID)
	if err != nil {
		return err
	}
	p := &l.w.print[c]
	p.arm, p.steps, p.backIs, p.span = leader, 1, backIneffective, t.Span
	p.faces[0] = face{cf: int8(t.CF), mr: int8(t.MR), ma: int8(t.Movement)}
	p.faces[1] = p.faces[0]
	return l.parts(c,
		func() error {
			s, err := l.sideNamed(at+".side", t.Side)
			p.side = uint8(s)
			return err
		},
		func() error { return l.value(at+".cf", t.CF) },
		func() error { return l.value(at+".mr", t.MR) },
		func() error { return l.value(at+".movement", t.Movement) },
		func() error {
			return l.Each(len(t.Span), func(j int) error { return l.mark(fmt.Sprintf("%s.span.%d", at, j), p.side, t.Span[j], true) })
		},
		func() error { return l.setUp(at, c, t.Hex, t.Turn, t.Entry) })
}

// mark checks the mark of a formation; a span may also be "all".
func (l *loader) mark(at string, s uint8, mark string, span bool) error {
	known := slices.ContainsFunc(l.w.army[s].formations, func(f formation) bool { return f.mark == mark })
	if known || mark == "0" || mark == "A" || span && mark == "all" {
		return nil
	}
	return l.Fault(at, "ms.fault.mark", "the army %s has no formation %q; every leader and unit belongs to one of its army", rules.Said{ID: l.w.armyName(rules.Side(s))}, mark)
}

func (l *loader) readUnit(i int) error {
	at, t := fmt.Sprintf("unit.%d", i), &l.f.Units[i]
	c, err := l.counter(at+".id", t.ID)
	if err != nil {
		return err
	}
	p := &l.w.print[c]
	p.formation, p.identity, p.figure = t.Formation, t.Identity, figure(t.Figure)
	return l.parts(c,
		func() error {
			s, err := l.sideNamed(at+".side", t.Side)
			p.side = uint8(s)
			return err
		},
		func() error { return l.mark(at+".formation", p.side, t.Formation, false) },
		func() error { return l.readKind(at, t, p) },
		func() error { return l.readFace(at+".front", &t.Front, p, &p.faces[0]) },
		func() error {
			if p.backIs == backBlank {
				return nil
			}
			return l.readFace(at+".back", &t.Reverse, p, &p.faces[1])
		},
		func() error { return l.setUp(at, c, t.Hex, t.Turn, t.Entry) },
		func() error { return l.readState(at, t, c) })
}

// readKind reads what sort of unit it is (MS-2.5 to MS-2.7).
func (l *loader) readKind(at string, t *unitTable, p *print) error {
	a := slices.Index(armNames[:artillery+1], t.Type)
	if a < 0 {
		return l.Fault(at+".type", "ms.fault.type", "there is no type %q; a unit is infantry, cavalry or artillery", t.Type)
	}
	n := slices.Index(sizeNames[:], t.Size)
	if n < 0 {
		return l.Fault(at+".size", "ms.fault.size", "there is no size %q; a unit is a brigade, battalion or squadron", t.Size)
	}
	i := slices.Index(backNames[:], t.Back)
	if i < 0 {
		return l.Fault(at+".back_is", "ms.fault.back", "the back of the counter is %q, neither reduced, ineffective nor blank", t.Back)
	}
	if t.Steps < 1 || t.Steps > 2 || (t.Steps == 2) != (back(i) == backReduced) {
		return l.Fault(at+".steps", "ms.fault.unit.steps", "%s has %d steps, which does not go with the back of its counter (%s)", rules.Said{ID: t.ID}, t.Steps, rules.Said{ID: t.Back, Key: "ms.prop.back_is." + t.Back})
	}
	p.arm, p.size, p.backIs, p.steps = arm(a), size(n), back(i), int8(t.Steps)
	return nil
}

// readState reads the state in which a unit begins the battle.
func (l *loader) readState(at string, t *unitTable, c int) error {
	if l.f.Position != nil {
		return nil // the position says what it is now
	}
	p := &l.b.piece[c]
	for j, name := range t.State {
		n := slices.Index(markNames[:len(stateNames)], name)
		if n < 0 {
			return l.Fault(fmt.Sprintf("%s.state.%d", at, j), "ms.fault.state", "a counter cannot be %q", name)
		}
		p.marks |= 1 << n
	}
	if l.faulty.Has(c) {
		return nil
	}
	return l.Sound(at+".state", l.b.checkPiece(c))
}

// stateNames are the marks that a unit may begin a battle with.
var stateNames = markNames[:4]

func (l *loader) readFace(at string, t *faceTable, p *print, f *face) error {
	ma, isNumber := t.MA.(int64)
	if !isNumber && t.MA != "V" {
		return l.Fault(at, "ms.fault.ma", "the movement allowance is neither a number nor \"V\"")
	}
	for _, v := range []struct {
		key string
		n   int
	}{{"cf", t.CF}, {"charge", t.Charge}, {"attack", t.Attack}, {"defence", t.Defence}, {"range", t.Range}, {"mr", t.MR}, {"ma", int(ma)}} {
		if err := l.Past(l.value(at+"."+v.key, v.n)); err != nil {
			return err
		}
	}
	*f = face{cf: int8(t.CF), paren: t.Paren, charge: int8(t.Charge), defence: int8(t.Defence), reach: int8(t.Range), mr: int8(t.MR),
		ma: int8(ma), maParen: t.MAParen, dot: t.Dot}
	if !isNumber {
		f.ma = variable
	}
	if p.arm == artillery {
		f.cf, f.mr = int8(t.Attack), artilleryMR
	}
	return nil
}

// artilleryMR is the MR of all artillery (MS-8.1.3).
const artilleryMR = 6
