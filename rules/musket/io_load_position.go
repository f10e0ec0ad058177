package musket

import (
	"fmt"
	"slices"

	"grognard/rules"
)

// readPosition reads where a game stands, or begins a scenario (part 2).
func (l *loader) readPosition() error {
	b, p := l.b, l.f.Position
	l.w.sort()
	if p == nil {
		b.survey()
		for _, c := range [4]int{b.army[0].train, b.army[0].hq, b.army[1].train, b.army[1].hq} {
			if !b.unfit(c).OK() {
				b.mark(c, ineffective)
			}
		}
		for c := range b.counters {
			b.piece[c].start = b.piece[c].at
		}
		return nil
	}
	if err := l.Parts(l.readPhase, l.readPieces, l.readState, l.readThreats, l.readEnd); err != nil {
		return err
	}
	b.survey()
	return nil
}

func (l *loader) readPhase() (err error) {
	p, b := l.f.Position, l.b
	i := slices.Index(phaseNames[:], p.Phase)
	if i < 0 {
		return l.Fault("position.phase", "ms.fault.phase", "there is no phase %q", p.Phase)
	}
	if p.Turn < 1 || p.Turn > len(b.turns) {
		return l.Fault("position.turn", "ms.fault.turn", "turn is %d, not 1 to %d", p.Turn, len(b.turns))
	}
	b.phase, b.turn, b.begun, b.aimed = phase(i), p.Turn, p.Begun, p.Aimed
	b.active, err = l.sideNamed("position.active", p.Active)
	return err
}

// readPieces reads where the counters are.
func (l *loader) readPieces() error {
	b := l.b
	for c := range b.counters {
		b.piece[c] = piece{at: noHex, start: noHex, aim: noHex, helps: -1}
	}
	var seen set
	for i, t := range l.f.Position.Pieces {
		at := fmt.Sprintf("position.pieces.%d", i)
		c, err := l.known(at+".id", t.ID)
		if err != nil {
			return err
		}
		if seen.Has(c) {
			return l.Fault(at+".id", "ms.fault.counter.twice", "counter %s is there twice", t.ID)
		}
		seen = seen.With(c)
		if err := l.readPiece(at, &t, &b.piece[c]); err != nil {
			return err
		}
	}
	return nil
}

func (l *loader) readPiece(at string, t *pieceTable, p *piece) error {
	if t.Place == "" {
		t.Place = placeNames[onMap]
	}
	i := slices.Index(placeNames[:], t.Place)
	if i < 0 {
		return l.Fault(at+".place", "ms.fault.place", "there is no place %q", t.Place)
	}
	p.place = whereabouts(i)
	if t.Box < 0 || t.Box > len(l.b.turns)+2 {
		return l.Fault(at+".box", "ms.fault.box", "box %d is not on the turn track", t.Box)
	}
	p.box = int8(t.Box)
	for _, x := range []struct {
		key, name string
		h         *hex
	}{{"at", t.At, &p.at}, {"start", t.Start, &p.start}, {"aim", t.Aim, &p.aim}} {
		if x.name == "" {
			continue
		}
		h, err := l.hex(at+"."+x.key, x.name)
		if err != nil {
			return err
		}
		*x.h = h
	}
	if (p.place == onMap) != (p.at != noHex) {
		return l.Fault(at, "ms.fault.nowhere", "%s stands nowhere, or stands though it is off the map", t.ID)
	}
	if t.Helps != "" {
		c, err := l.known(at+".helps", t.Helps)
		if err != nil {
			return err
		}
		p.helps = int8(c)
	}
	for j, name := range t.Marks {
		n := slices.Index(markNames[:], name)
		if n < 0 {
			return l.Fault(fmt.Sprintf("%s.marks.%d", at, j), "ms.fault.state", "there is no mark %q", name)
		}
		p.marks |= 1 << n
	}
	return nil
}

// readState reads steps, targets and control.
func (l *loader) readState() (err error) {
	p, b := l.f.Position, l.b
	for _, x := range []struct {
		key  string
		list []int
		into *[2]int8
	}{{"steps", p.Steps, &b.steps}, {"shock", p.Shock, &b.shock}} {
		if len(x.list) != 0 && len(x.list) != 2 {
			return l.Fault("position."+x.key, "ms.fault.pair", "%s has %d numbers, not one for each side", x.key, len(x.list))
		}
		for i, n := range x.list {
			x.into[i] = int8(max(0, min(n, 9)))
		}
	}
	for _, x := range []struct {
		key  string
		list []string
		into *hexSet
	}{{"targets", p.Targets, &b.targets}, {"bases", p.Bases, &b.bases}} {
		all, err := l.hexes("position."+x.key, x.list)
		if err != nil {
			return err
		}
		for _, h := range all {
			x.into.Add(h)
		}
	}
	if n := len(p.Control); n != 0 && n != len(b.objectives) {
		return l.Fault("position.control", "ms.fault.control", "control has %d armies for %d objectives", n, len(b.objectives))
	}
	for i, army := range p.Control {
		s, err := l.sideNamed(fmt.Sprintf("position.control.%d", i), army)
		if err != nil {
			return err
		}
		b.control[i] = int8(s)
	}
	return nil
}

func (l *loader) readThreats() error {
	for i, t := range l.f.Position.Threats {
		at := fmt.Sprintf("position.threats.%d", i)
		c, err := l.known(at+".unit", t.Unit)
		if err != nil {
			return err
		}
		for j, id := range t.By {
			o, err := l.known(fmt.Sprintf("%s.by.%d", at, j), id)
			if err != nil {
				return err
			}
			l.b.threat[c] = l.b.threat[c].With(o)
		}
	}
	return nil
}

// readEnd finds the result of a game that is over.
func (l *loader) readEnd() error {
	b := l.b
	if b.phase == gameOver {
		b.over = int8(b.standing())
		b.winner = b.levels[b.over].winner
	} else {
		b.winner = rules.Chance
	}
	return nil
}
