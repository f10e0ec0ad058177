package musket

import (
	"fmt"
	"slices"

	"grognard/rules"
	"grognard/rules/tomlfile"
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
	err := l.Read(data, &l.f,
		func() error { return l.Format(l.f.Format, fileFormat) },
		func() error { return ruleTable.Read(&l.b.rules, l.Index, &l.f.Rules) },
		func() error { return ruleTable.Override(&l.b.rules, set) },
		l.readMap, l.readTurns, l.readSides, l.readCounters, l.readVictory, l.readEvents, l.readPosition)
	if err != nil {
		return nil, err
	}
	l.w.chart = l.w.drawMap()
	if err := l.Sound("position", l.b.Check()); err != nil {
		return nil, err
	}
	return l.b, nil
}

// loader is the state of reading one file.
type loader struct {
	tomlfile.Loader
	f file
	w *scenario
	b *Board
}

// maxTurns is how long a battle can be.
const maxTurns = 40

func (l *loader) readTurns() error {
	if n := len(l.f.Turns); n < 1 || n > maxTurns {
		return l.Fault("turns", "ms.fault.turns", "the battle has %d turns, not 1 to %d", n, maxTurns)
	}
	for i, name := range l.f.Turns {
		n := slices.Index(lightNames, name)
		if n < 0 {
			return l.Fault(fmt.Sprintf("turns.%d", i), "ms.fault.light", "there is no light %q; a turn is day, twilight or night", name)
		}
		l.w.turns = append(l.w.turns, light(n))
	}
	return nil
}

// hex reads the name of a hex of the map.
func (l *loader) hex(at, name string) (hex, error) {
	h, ok := parseHex(name)
	if !ok || !l.w.onMap(h) {
		return noHex, l.Fault(at, "ms.fault.hex", "%q is not a hex of this map", name)
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
