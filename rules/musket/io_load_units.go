package musket

import (
	"fmt"
	"slices"

	"grognard/rules"
)

// readCounters reads units first, so that they lie below their leaders, then
// HQ, trains and leaders.
func (l *loader) readCounters() error {
	for i := range l.f.Sides {
		at := fmt.Sprintf("side.%d", i)
		t := &l.f.Sides[i]
		s, err := l.sideNamed(at+".army", t.Army)
		if err != nil {
			return err
		}
		if l.w.army[s].hq, err = l.readDepot(at+".hq", &t.HQ, s, headquarters); err != nil {
			return err
		}
		if l.w.army[s].train, err = l.readDepot(at+".trains", &t.Trains, s, trains); err != nil {
			return err
		}
	}
	for i := range l.f.Units {
		if err := l.readUnit(fmt.Sprintf("unit.%d", i), &l.f.Units[i]); err != nil {
			return err
		}
	}
	for i := range l.f.Leaders {
		if err := l.readLeader(fmt.Sprintf("leader.%d", i), &l.f.Leaders[i]); err != nil {
			return err
		}
	}
	return nil
}

func (l *loader) readDepot(at string, t *depotTable, s rules.Side, a arm) (int, error) {
	c, err := l.counter(at+".id", t.ID)
	if err != nil {
		return 0, err
	}
	if t.MA < 0 || t.MA > maxValue {
		return 0, l.value(at+".ma", t.MA)
	}
	p := &l.w.print[c]
	p.side, p.arm, p.steps, p.backIs = uint8(s), a, 1, backIneffective
	p.faces[0].ma, p.faces[1].ma = int8(t.MA), int8(t.MA)
	return c, l.setUp(at, c, t.Hex, 0, nil)
}

// maxValue is the highest number on a counter.
const maxValue = 30

func (l *loader) value(at string, n int) error {
	return l.Fault(at, "ms.fault.number", "%d is not a value of a counter; they go from 0 to %d", n, maxValue)
}

func (l *loader) readLeader(at string, t *leaderTable) error {
	c, err := l.counter(at+".id", t.ID)
	if err != nil {
		return err
	}
	s, err := l.sideNamed(at+".side", t.Side)
	if err != nil {
		return err
	}
	for _, v := range []struct {
		key string
		n   int
	}{{"cf", t.CF}, {"mr", t.MR}, {"movement", t.Movement}} {
		if v.n < 0 || v.n > maxValue {
			return l.value(at+"."+v.key, v.n)
		}
	}
	for i, mark := range t.Span {
		if err := l.mark(fmt.Sprintf("%s.span.%d", at, i), s, mark, true); err != nil {
			return err
		}
	}
	p := &l.w.print[c]
	p.side, p.arm, p.steps, p.backIs, p.span = uint8(s), leader, 1, backIneffective, t.Span
	p.faces[0] = face{cf: int8(t.CF), mr: int8(t.MR), ma: int8(t.Movement)}
	p.faces[1] = p.faces[0]
	return l.setUp(at, c, t.Hex, t.Turn, t.Entry)
}

// mark checks the mark of a formation; a span may also be "all".
func (l *loader) mark(at string, s rules.Side, mark string, span bool) error {
	known := slices.ContainsFunc(l.w.army[s].formations, func(f formation) bool { return f.mark == mark })
	if known || mark == "0" || mark == "A" || span && mark == "all" {
		return nil
	}
	return l.Fault(at, "ms.fault.mark", "the army %s has no formation %q", armyNames[l.w.army[s].name], mark)
}

func (l *loader) readUnit(at string, t *unitTable) error {
	c, err := l.counter(at+".id", t.ID)
	if err != nil {
		return err
	}
	s, err := l.sideNamed(at+".side", t.Side)
	if err != nil {
		return err
	}
	p := &l.w.print[c]
	p.side, p.formation, p.identity, p.figure = uint8(s), t.Formation, t.Identity, figure(t.Figure)
	if err := l.mark(at+".formation", s, t.Formation, false); err != nil {
		return err
	}
	if err := l.readKind(at, t, p); err != nil {
		return err
	}
	for i, f := range []*faceTable{&t.Front, &t.Reverse} {
		if i == 1 && p.backIs == backBlank {
			break
		}
		if err := l.readFace(at+"."+[2]string{"front", "back"}[i], f, p, &p.faces[i]); err != nil {
			return err
		}
	}
	return l.setUp(at, c, t.Hex, t.Turn, t.Entry)
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
		return l.Fault(at+".back_is", "ms.fault.back", "the back is %q, not reduced, ineffective or blank", t.Back)
	}
	p.arm, p.size, p.backIs, p.steps = arm(a), size(n), back(i), int8(t.Steps)
	if t.Steps < 1 || t.Steps > 2 || (t.Steps == 2) != (p.backIs == backReduced) {
		return l.Fault(at+".steps", "ms.fault.unit.steps", "%s has %d steps and a back that is %s", t.ID, t.Steps, t.Back)
	}
	return nil
}

func (l *loader) readFace(at string, t *faceTable, p *print, f *face) error {
	ma, isNumber := t.MA.(int64)
	if !isNumber && t.MA != "V" {
		return l.Fault(at, "ms.fault.ma", "the MA is neither a number nor \"V\"")
	}
	numbers := []int{t.CF, t.Charge, t.Attack, t.Defence, t.Range, t.MR, int(ma)}
	for _, n := range numbers {
		if n < 0 || n > maxValue {
			return l.value(at, n)
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
