package musket

import (
	"fmt"
	"slices"

	"grognard/rules"
)

// readPosition reads where a game stands, or begins a scenario (part 2).
func (l *loader) readPosition() error {
	b := l.b
	l.w.sort()
	if l.f.Position != nil {
		err := l.Parts(l.readPhase, l.readTurn, l.readActive, l.readPieces, l.readPairs, l.readHexes, l.readControl, l.readThreats, l.readEnd)
		if err == nil {
			b.survey()
		}
		return err
	}
	b.survey()
	for _, c := range [4]int{b.army[0].train, b.army[0].hq, b.army[1].train, b.army[1].hq} {
		if b.inPlay(c) && !b.unfit(c).OK() {
			b.mark(c, ineffective)
		}
	}
	for c := range b.counters {
		b.piece[c].start = b.piece[c].at
	}
	return nil
}

func (l *loader) readPhase() error {
	p, b := l.f.Position, l.b
	i := slices.Index(phaseNames[:], p.Phase)
	if i < 0 {
		return l.Fault("position.phase", "ms.fault.phase", "there is no phase %q", p.Phase)
	}
	b.phase, b.begun, b.aimed = phase(i), p.Begun, p.Aimed
	return nil
}

func (l *loader) readTurn() error {
	p := l.f.Position
	if p.Turn < 1 || p.Turn > len(l.b.turns) {
		return l.Fault("position.turn", "ms.fault.turn", "the turn is %d, not 1 to %d", p.Turn, len(l.b.turns))
	}
	l.b.turn = p.Turn
	return nil
}

func (l *loader) readActive() (err error) {
	l.b.active, err = l.sideNamed("position.active", l.f.Position.Active)
	return err
}

// readPieces reads where the counters are.
func (l *loader) readPieces() error {
	b := l.b
	for c := range b.counters {
		b.piece[c] = off
	}
	var seen set
	return l.Each(len(l.f.Position.Pieces), func(i int) error {
		t, at := &l.f.Position.Pieces[i], fmt.Sprintf("position.pieces.%d", i)
		c, err := l.known(at+".id", t.ID)
		if err != nil {
			return err
		}
		if seen.Has(c) {
			return l.Fault(at+".id", "ms.fault.counter.twice", "%s is in the battle twice", rules.Said{ID: t.ID})
		}
		seen = seen.With(c)
		return l.parts(c,
			func() error { return l.readPiece(at, t, &b.piece[c]) },
			func() error { return l.settle(at, c) })
	})
}

// settle checks what has been read of a counter.
func (l *loader) settle(at string, c int) error {
	p := &l.b.piece[c]
	switch {
	case l.faulty.Has(c):
		return nil
	case p.place == waiting && len(l.w.print[c].entry) == 0:
		return l.Fault(at, "ms.fault.entry", "%s has no hex by which to enter: choose one at the edge", l.saidCounter(c))
	case p.place == onMap:
		if err := l.stand(at+".at", c); err != nil {
			return err
		}
	}
	return l.Sound(at, l.b.checkPiece(c))
}

func (l *loader) readPiece(at string, t *pieceTable, p *piece) error {
	if t.Place == "" {
		t.Place = placeNames[onMap]
	}
	i := slices.Index(placeNames[:], t.Place)
	if i < 0 {
		return l.Fault(at+".place", "ms.fault.place", "no counter can be in the place %q", t.Place)
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
		return l.Fault(at, "ms.fault.nowhere", "%s stands on no hex though it is on the map, or on one though it is not", rules.Said{ID: t.ID})
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
			return l.Fault(fmt.Sprintf("%s.marks.%d", at, j), "ms.fault.state", "a counter cannot be %q", name)
		}
		p.marks |= 1 << n
	}
	return nil
}

// readPairs reads the numbers that each side has.
func (l *loader) readPairs() error {
	p, b := l.f.Position, l.b
	for _, x := range []struct {
		key, word string
		list      []int
		into      *[2]int8
	}{{"steps", "ms.fault.pair.steps", p.Steps, &b.steps}, {"shock", "ms.fault.pair.shock", p.Shock, &b.shock}} {
		if len(x.list) != 0 && len(x.list) != 2 {
			if err := l.Past(l.Fault("position."+x.key, "ms.fault.pair", "%s must be given for each side, not as %d in all", rules.Said{ID: x.key, Key: x.word}, len(x.list))); err != nil {
				return err
			}
			continue
		}
		for i, n := range x.list {
			x.into[i] = int8(max(0, min(n, maxSteps)))
		}
	}
	return nil
}

// readHexes reads the hexes that have been attacked, and from which.
func (l *loader) readHexes() error {
	p, b := l.f.Position, l.b
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
	return nil
}

// readControl reads who controls the objectives.
func (l *loader) readControl() error {
	p, goals := l.f.Position, len(l.f.Victory.Objectives)
	if n := len(p.Control); n != 0 && n != goals {
		return l.Fault("position.control", "ms.fault.control", "it is said %d times who holds an objective, but the number of objectives is %d", n, goals)
	}
	return l.Each(min(len(p.Control), len(l.w.objectives)), func(i int) error {
		s, err := l.sideNamed(fmt.Sprintf("position.control.%d", i), p.Control[i])
		if err == nil {
			l.b.control[i] = int8(s)
		}
		return err
	})
}

func (l *loader) readThreats() error {
	return l.Each(len(l.f.Position.Threats), func(i int) error {
		t, at := &l.f.Position.Threats[i], fmt.Sprintf("position.threats.%d", i)
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
		err = l.Sound(at, l.b.checkThreat(c))
		if err != nil {
			l.b.threat[c] = set{}
		}
		return err
	})
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
