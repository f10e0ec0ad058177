package manoeuvre

import (
	"fmt"
	"slices"

	"grognard/rules"
	"grognard/rules/tomlfile"
)

// Load implements rules.Rulebook: it reads a scenario or a position file. Every
// fault is a *rules.FileError with the line and column where it stands.
func (Book) Load(data []byte, set map[string]string) (rules.Board, error) {
	l := &loader{b: emptyBoard()}
	if err := l.read(data, set); err != nil {
		return nil, err
	}
	return l.b, nil
}

// read reads all parts of a file. What a part says of the board stands on what
// those before it said.
func (l *loader) read(data []byte, set map[string]string) error {
	return l.Read(data, &l.f,
		func() error { return l.Format(l.f.Format, fileFormat) },
		l.readRules, func() error { return l.override(set) }, l.readMap, l.readSeats, l.readFirst, l.readRaised, l.readSides, l.readOwn, l.readPosition,
		l.finish)
}

// loader is the state of reading one file.
type loader struct {
	tomlfile.Loader
	f file
	b *Board

	// What a loader that gathers has noted already; what follows from it is not
	// noted again.
	torn, mapless, leaderless bool // faults of the map, no map under units, faults of armies
}

// finish checks what all parts come to, if none has a fault. What is left of a
// file with faults becomes a board that can be looked at.
func (l *loader) finish() error {
	b := l.b
	if len(l.Found()) == 0 {
		return l.Sound("position", b.Check())
	}
	switch {
	case b.force[0].army == noArmy || b.force[1].army == noArmy:
		b.phase = rollOff
	case b.phase == gameOver && b.winner == rules.Chance:
		b.phase = discardPhase
	}
	return nil
}

// readRules takes the switches that the file sets.
func (l *loader) readRules() error {
	l.b.rules = ruleTable.Defaults()
	return ruleTable.ReadPast(&l.b.rules, l.Index, &l.f.Rules, l.Past)
}

// override takes the switches that the players set. Another set-up than that
// of the file drops what the file fixes.
func (l *loader) override(set map[string]string) error {
	was := l.b.rules.procedure
	if err := ruleTable.Override(&l.b.rules, set); err != nil {
		return err
	}
	now := l.b.rules.procedure
	if now == was {
		return nil
	}
	switch {
	case l.f.Position != nil:
		return rules.Fault("man.fault.setup.behind", "no other set-up can be chosen: the battle has begun")
	case now == scenario:
		return rules.Fault("man.fault.setup.nothing", "the set-up cannot be as the scenario says: it lays nothing down")
	}
	l.f.First, l.f.South, l.f.North = "roll", sideTable{}, sideTable{}
	if now != tournament {
		l.f.Map = mapTable{}
	}
	return nil
}

// readMap reads the map, and notes whether it has faults.
func (l *loader) readMap() error {
	found := len(l.Found())
	err := l.Past(l.readGround())
	l.torn = len(l.Found()) > found
	return err
}

// readGround reads four tiles or eight rows (MAN-1.1.1, MAN-1.1.2).
func (l *loader) readGround() error {
	m := &l.f.Map
	count := 0
	for _, t := range m.slots() {
		if t != nil {
			count++
		}
	}
	if m.Rows != nil || count > 0 {
		l.b.seed = m.Seed
	}
	if m.Rows != nil && count > 0 {
		if err := l.Past(l.Fault("map.rows", "man.fault.map.both", "the map is painted and laid of tiles at once")); err != nil {
			return err
		}
	}
	switch {
	case m.Rows != nil:
		return l.readRows()
	case count == 0:
		return nil
	case count < 4:
		if err := l.Past(l.Fault("map", "man.fault.map.tiles", "the map has %d of its four tiles: lay the others", count)); err != nil {
			return err
		}
	}
	return l.readTiles(m.slots())
}

// slots are the four tiles of a map, as in slotNames.
func (m *mapTable) slots() [4]*tileTable { return [4]*tileTable{m.NW, m.NE, m.SW, m.SE} }

func (l *loader) readTiles(given [4]*tileTable) error {
	slots := noTiles()
	err := l.Each(len(given), func(i int) error {
		t, key := given[i], "map."+slotNames[i]
		if t == nil { // noted before
			return nil
		}
		n := findTile(t.Tile)
		switch {
		case n < 0:
			return l.Fault(key+".tile", "man.fault.tile", "there is no tile %q", t.Tile)
		case slices.ContainsFunc(slots[:i], func(x laid) bool { return x.tile == int8(n) }):
			return l.Fault(key+".tile", "man.fault.tile.twice", "tile %s lies on the map twice: there is one of each", rules.Said{ID: t.Tile})
		case t.Rot < 0 || t.Rot > 3:
			return l.Fault(key+".rot", "man.fault.rot", "the tile is turned by %d quarter turns, not 0 to 3", t.Rot)
		}
		slots[i] = laid{int8(n), int8(t.Rot)}
		return nil
	})
	l.b.setGround(assemble(slots))
	return err
}

func (l *loader) readRows() error {
	rows := l.f.Map.Rows
	if len(rows) != 8 {
		if err := l.Past(l.Fault("map.rows", "man.fault.rows", "the map has %d rows, not 8", len(rows))); err != nil {
			return err
		}
	}
	var g [64]ground
	err := l.Each(min(len(rows), 8), func(i int) error {
		row, key := rows[i], fmt.Sprintf("map.rows.%d", i)
		if len(row) != 8 {
			if err := l.Past(l.Fault(key, "man.fault.row", "row %q has %d letters, not 8", row, len(row))); err != nil {
				return err
			}
		}
		return l.Each(min(len(row), 8), func(col int) error {
			x, ok := parseGround(row[col])
			if !ok {
				return l.Fault(key, "man.fault.ground", "%q is not a kind of ground; the letters of the map are . O F H L M T W", string(row[col]))
			}
			g[at(col, 7-i)] = x
			return nil
		})
	})
	l.b.setGround(g)
	return err
}

// readSeats finds out which seat plays south, and whether that is settled.
func (l *loader) readSeats() error {
	l.b.edges = l.b.rules.procedure == scenario
	l.b.force[rules.Second].north = true
	p := l.f.Position
	if p == nil {
		return nil
	}
	l.b.edges = l.b.edges || p.Edges
	switch p.South {
	case "", "first":
	case "second":
		l.b.force[rules.First].north, l.b.force[rules.Second].north = true, false
	default:
		return l.Fault("position.south", "man.fault.south", "the south is %q, neither the first nor the second player", p.South)
	}
	return nil
}

// side finds the seat that the file calls south or north.
func (l *loader) side(name string) (rules.Side, bool) {
	south := rules.First
	if l.b.force[rules.First].north {
		south = rules.Second
	}
	switch name {
	case "south":
		return south, true
	case "north":
		return south.Other(), true
	}
	return 0, false
}

// readFirst reads who is First Player (MAN-3.1).
func (l *loader) readFirst() error {
	if l.f.First == "" || l.f.First == "roll" {
		return nil
	}
	s, ok := l.side(l.f.First)
	if !ok {
		return l.Fault("first", "man.fault.first", "the First Player is %q, but only the south, the north or a roll can decide it", l.f.First)
	}
	l.b.lead = s
	return nil
}
