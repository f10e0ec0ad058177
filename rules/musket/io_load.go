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
	l := newLoader()
	if err := l.read(data, set); err != nil {
		return nil, err
	}
	return l.b, nil
}

// newLoader returns a loader with an empty board.
func newLoader() *loader {
	l := &loader{w: &scenario{index: make([]int8, len(register))}}
	l.b = &Board{scenario: l.w, winner: rules.Chance, active: rules.First, turn: 1}
	for c := range l.b.piece {
		l.b.piece[c] = off
	}
	for i := range l.w.index {
		l.w.index[i] = -1
	}
	for s := range l.w.army {
		l.w.army[s] = army{name: -1, hq: -1, train: -1, embarkation: noHex}
	}
	for i := range l.b.control {
		l.b.control[i] = -1
	}
	return l
}

// off is the state of a counter that is not in the game.
var off = piece{at: noHex, start: noHex, aim: noHex, helps: -1}

// read reads all parts of a file. What a part says stands on what those before it
// said.
func (l *loader) read(data []byte, set map[string]string) error {
	return l.Read(data, &l.f,
		func() error { return l.Format(l.f.Format, fileFormat) },
		func() error { return ruleTable.Read(&l.b.rules, l.Index, &l.f.Rules) },
		func() error { return ruleTable.Override(&l.b.rules, set) },
		l.readMap, l.readTurns, l.readSides, l.readCounters, l.readVictory, l.readEvents, l.readOwn, l.readPosition, l.finish)
}

// finish draws the map and checks what all parts come to, if none has a fault.
func (l *loader) finish() error {
	l.w.chart = l.w.drawMap()
	if len(l.Found()) > 0 {
		return nil
	}
	return l.Sound("position", l.b.Check())
}

// readOwn reads what the file calls armies, formations, leaders and other counters of
// its own.
func (l *loader) readOwn() error {
	err := l.Parts(
		func() error { return l.Each(len(l.f.Sides), l.readOwnSide) },
		func() error {
			return l.Each(len(l.f.Leaders), func(i int) error {
				return l.Call(fmt.Sprintf("leader.%d", i), l.f.Leaders[i].Called, refsByName[l.f.Leaders[i].ID])
			})
		},
		func() error {
			return l.Each(len(l.f.Units), func(i int) error {
				return l.Call(fmt.Sprintf("unit.%d", i), l.f.Units[i].Called, refsByName[l.f.Units[i].ID])
			})
		})
	l.w.own = l.Own()
	return err
}

func (l *loader) readOwnSide(i int) error {
	t, at := &l.f.Sides[i], fmt.Sprintf("side.%d", i)
	return l.Parts(
		func() error {
			s := l.w.sideCalled(t.Army)
			if s == rules.Chance {
				return l.Call(at, t.Called)
			}
			return l.Call(at, t.Called, rules.SideRef(s), refsByName[t.Army])
		},
		func() error { return l.Call(at+".hq", t.HQ.Called, refsByName[t.HQ.ID]) },
		func() error { return l.Call(at+".trains", t.Trains.Called, refsByName[t.Trains.ID]) },
		func() error {
			return l.Each(len(t.Formations), func(j int) error {
				return l.Call(fmt.Sprintf("%s.formations.%d", at, j), t.Formations[j].Called, refsByName["fm-"+t.Formations[j].Name])
			})
		})
}

// loader is the state of reading one file.
type loader struct {
	tomlfile.Loader
	f file
	w *scenario
	b *Board

	faulty set       // counters of which something could not be read: they stand nowhere
	held   [2]hexSet // hexes in which units or the HQ of a side have been put
}

// maxTurns is how long a battle can be.
const maxTurns = 40

func (l *loader) readTurns() error {
	if n := len(l.f.Turns); n < 1 || n > maxTurns {
		return l.Fault("turns", "ms.fault.turns", "the battle has %d turns, not 1 to %d", n, maxTurns)
	}
	l.w.turns = make([]light, len(l.f.Turns))
	return l.Each(len(l.f.Turns), func(i int) error {
		n := slices.Index(lightNames, l.f.Turns[i])
		if n < 0 {
			return l.Fault(fmt.Sprintf("turns.%d", i), "ms.fault.light", "there is no light %q; a turn is day, twilight or night", l.f.Turns[i])
		}
		l.w.turns[i] = light(n)
		return nil
	})
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
	err = l.Each(len(names), func(i int) error {
		h, err := l.hex(fmt.Sprintf("%s.%d", at, i), names[i])
		if err == nil {
			all = append(all, h)
		}
		return err
	})
	return all, err
}
