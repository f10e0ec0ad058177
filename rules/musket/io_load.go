package musket

import (
	"fmt"
	"slices"

	"grognard/rules"
	"grognard/rules/place"
)

// Load implements rules.Rulebook: it reads a scenario or a position file.
// Every fault is a *rules.FileError with the line and column where it stands.
func (Book) Load(data []byte, set map[string]string) (rules.Board, error) {
	l := &loader{w: &scenario{}}
	l.b = &Board{scenario: l.w, winner: rules.Chance, active: rules.First, turn: 1}
	for c := range l.b.piece {
		l.b.piece[c] = piece{at: noHex, start: noHex, aim: noHex, helps: -1}
	}
	for i := range l.w.index {
		l.w.index[i] = -1
	}
	var err error
	if l.x, err = place.Read(data, &l.f); err != nil {
		return nil, err
	}
	for _, read := range []func() error{l.readFormat, func() error { return ruleTable.Read(&l.b.rules, l.x, &l.f.Rules) },
		func() error { return ruleTable.Override(&l.b.rules, set) }, l.readMap, l.readTurns, l.readSides, l.readCounters, l.readVictory, l.readEvents, l.readPosition} {
		if err := read(); err != nil {
			return nil, err
		}
	}
	l.w.chart = l.w.drawMap()
	if err := l.b.Check(); err != nil {
		f := rules.Fault("ms.fault.check", "the position is not sound")
		return nil, l.x.At("position", f.Adding(err.Error()))
	}
	return l.b, nil
}

// loader is the state of reading one file.
type loader struct {
	x *place.Index
	f file
	w *scenario
	b *Board
}

// fault is one at a place of the file, see rules.Fault.
func (l *loader) fault(at, key, format string, args ...any) error {
	return l.x.At(at, rules.Fault(key, format, args...))
}

func (l *loader) readFormat() error {
	if l.f.Format != fileFormat {
		return l.fault("format", "ms.fault.format", "format is %d; this game reads format %d", l.f.Format, fileFormat)
	}
	return nil
}

// maxTurns is how long a battle can be.
const maxTurns = 40

func (l *loader) readTurns() error {
	if n := len(l.f.Turns); n < 1 || n > maxTurns {
		return l.fault("turns", "ms.fault.turns", "the battle has %d turns, not 1 to %d", n, maxTurns)
	}
	for i, name := range l.f.Turns {
		n := slices.Index(lightNames, name)
		if n < 0 {
			return l.fault(fmt.Sprintf("turns.%d", i), "ms.fault.light", "there is no light %q; a turn is day, twilight or night", name)
		}
		l.w.turns = append(l.w.turns, light(n))
	}
	return nil
}

// hex reads the name of a hex of the map.
func (l *loader) hex(at, name string) (hex, error) {
	h, ok := parseHex(name)
	if !ok || !l.w.onMap(h) {
		return noHex, l.fault(at, "ms.fault.hex", "%q is not a hex of this map", name)
	}
	return h, nil
}

// hexes reads a list of hexes.
func (l *loader) hexes(at string, names []string) (all []hex, err error) {
	for i, name := range names {
		h, err := l.hex(fmt.Sprintf("%s.%d", at, i), name)
		if err != nil {
			return nil, err
		}
		all = append(all, h)
	}
	return all, nil
}
