package squares

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"grognard/rules"
	"grognard/rules/tomlfile"
)

// Load implements rules.Rulebook: it reads a scenario or a position file. Every
// fault is a *rules.FileError with the line and column where it stands.
func (Book) Load(data []byte, set map[string]string) (rules.Board, error) {
	l := newLoader()
	if err := l.read(data, set); err != nil {
		return nil, err
	}
	return l.b, nil
}

// loader is the state of reading one file. Where it gathers faults, things are
// left out: then they have other numbers in the battle than in the file.
type loader struct {
	tomlfile.Loader
	f file
	b *Board

	unitRow, commandRow, goalRow []int   // where the things of the battle stand in the lists of the file
	named                        unitSet // commands of which the file names units, by their number
	crowded                      squareSet
}

func newLoader() *loader {
	x := &scenario{vary: defaultVariants()}
	for s := range x.side {
		x.side[s].chief = noChief
	}
	return &loader{b: &Board{scenario: x}}
}

// read reads all parts of a file. What a part says of the board stands on what
// those before it said.
func (l *loader) read(data []byte, set map[string]string) error {
	return l.Read(data, &l.f,
		func() error { return l.Format(l.f.Format, fileFormat) },
		l.readBoard, l.readTime, l.readVariants, l.readForces, l.readOwn, l.readVictory,
		func() error { return l.readOptions(set) }, l.readTrains, l.readStart, l.readPosition, l.finish)
}

// finish draws the map and checks what all parts come to, if none has a fault.
func (l *loader) finish() error {
	l.b.scenario.chart = l.b.scenario.drawMap()
	if len(l.Found()) > 0 {
		return nil
	}
	return l.Sound("position", l.b.Check())
}

// readOwn reads what the file calls sides, leaders and units of its own.
func (l *loader) readOwn() error {
	f := &l.f.Forces
	err := l.Parts(
		func() error { return l.Each(len(f.Sides), l.readOwnSide) },
		func() error {
			return l.Each(len(f.Commands), func(i int) error {
				return l.Call(fmt.Sprintf("forces.commands.%d", i), f.Commands[i].Called, refsByName[f.Commands[i].ID])
			})
		},
		func() error {
			return l.Each(len(f.Units), func(i int) error {
				return l.Call(fmt.Sprintf("forces.units.%d", i), f.Units[i].Called, refsByName[f.Units[i].ID])
			})
		})
	l.b.scenario.own = l.Own()
	return err
}

func (l *loader) readOwnSide(i int) error {
	t, at := &l.f.Forces.Sides[i], fmt.Sprintf("forces.sides.%d", i)
	if err := l.Past(l.Call(at+".cinc", t.Chief.Called, refsByName[t.Chief.ID])); err != nil {
		return err
	}
	side := rules.Ref(0)
	if len(l.f.Forces.Sides) == 2 {
		side = rules.SideRef(l.seatOf(i))
	}
	return l.Call(at, t.Called, side)
}

// readOptions takes the options that the battle offers, and those switched on.
func (l *loader) readOptions(set map[string]string) error {
	o := &l.b.rules
	err := l.Each(len(l.f.Options), func(i int) error {
		if f := o.offers(l.f.Options[i]); f != nil {
			return l.At(fmt.Sprintf("options.%d", i), f)
		}
		return nil
	})
	if err != nil {
		return err
	}
	if p := l.f.Position; p != nil {
		err = l.Each(len(p.On), func(i int) error {
			if f := o.set(p.On[i], "on"); f != nil {
				return l.At(fmt.Sprintf("position.on.%d", i), f)
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	was := *o
	for _, key := range slices.Sorted(maps.Keys(set)) {
		if f := o.set(key, set[key]); f != nil {
			return f
		}
	}
	if l.f.Position != nil && *o != was {
		return rules.Fault("ns.fault.begun", "no option can be switched: the battle has begun")
	}
	return nil
}

// number checks a number against its bounds.
func (l *loader) number(key string, n, low, high int) error {
	if n < low || n > high {
		return l.Fault(key, "ns.fault.number", "%s must be a number from %d to %d", saidKey(key), low, high)
	}
	return nil
}

// square reads the name of a square on the board.
func (l *loader) square(key, name string) (square, error) {
	q, _ := parseSquare(name)
	if !l.b.onBoard(q) {
		return offBoard, l.Fault(key, "ns.fault.square", "%q is not a square of this board", name)
	}
	return q, nil
}

// saidRef is a thing as faults name it.
func saidRef(r rules.Ref) rules.Said { return rules.Said{ID: Book{}.Format(r), Ref: r} }

// said are the keys of words of values whose key in a file is another.
var said = map[string]string{"points_per_enemy_unit": "ns.prop.per_unit", "points_per_enemy_command": "ns.prop.per_command", "bombard_short_only_until_turn": "ns.prop.mist",
	"save": "ns.prop.variant.save", "spent": "ns.said.spent", "extra": "ns.said.extra", "shots": "ns.said.shots", "state": "ns.said.state", "pool": "ns.said.pool",
	"day": "ns.said.day", "squares": "ns.prop.areas", "dawn": "ns.said.dawn", "dusk": "ns.said.dusk", "day_start": "ns.said.day_start", "day_turn": "ns.said.day_turn", "winner": "ns.said.winner"}

// saidKey is a value of a file as faults name it.
func saidKey(path string) rules.Said {
	parts := strings.Split(path, ".")
	last := parts[len(parts)-1]
	if _, err := strconv.Atoi(last); err == nil && len(parts) > 1 { // of a list
		last = parts[len(parts)-2]
	}
	if key := said[last]; key != "" {
		return rules.Said{ID: path, Key: key}
	}
	return rules.Said{ID: path, Key: "ns.prop." + last}
}

// nationKey is the key of the words of a nation, "" for one that nobody knows.
func nationKey(nation string) string {
	if slices.Contains(nationIDs, nation) {
		return "nation." + nation
	}
	return ""
}

// word finds a word in a list.
func (l *loader) word(key, word string, list []string) (int, error) {
	i := slices.Index(list, word)
	if i < 0 || word == "" {
		return 0, l.Fault(key, "ns.fault.word", "%s cannot be %q", saidKey(key), word)
	}
	return i, nil
}

// ranged is a number of a file with its bounds.
type ranged struct {
	key          string
	n, low, high int
	into         *int
}

// numbers reads numbers. A draft has the nearest that may be.
func (l *loader) numbers(all ...ranged) error {
	return l.Each(len(all), func(i int) error {
		n := all[i]
		*n.into = min(max(n.n, n.low), n.high)
		return l.number(n.key, n.n, n.low, n.high)
	})
}

// readBoard reads the size of the board and its ground.
func (l *loader) readBoard() error {
	t, x := &l.f.Board, l.b.scenario
	x.seed = t.Seed
	err := l.numbers(ranged{"board.cols", t.Cols, 3, maxCols, &x.cols}, ranged{"board.rows", t.Rows, 3, maxRows, &x.rows},
		ranged{"board.square_m", t.SquareM, 100, 2000, &x.squareM}, ranged{"board.turn_minutes", t.TurnMinutes, 10, 240, &x.turnMinutes})
	if err != nil {
		return err
	}
	var seen squareSet
	err = l.Each(len(t.Squares), func(i int) error {
		key := fmt.Sprintf("board.squares.%d", i)
		q, err := l.square(key+".at", t.Squares[i].At)
		if err != nil {
			return err
		}
		if seen.Has(q) {
			return l.Fault(key, "ns.fault.square.twice", "the ground of %s is given twice", rules.Said{ID: q.name()})
		}
		seen.Add(q)
		return l.readGround(key, &t.Squares[i], &x.ground[q])
	})
	if err != nil {
		return err
	}
	return l.checkRivers()
}

// readGround reads the features of one square.
func (l *loader) readGround(key string, t *squareTable, g *terrain) error {
	g.hill, g.wood, g.broken, g.fields = t.Hill, t.Wood, t.Broken, t.Fields
	return l.Parts(func() error { return l.readRiver(key, t, g) }, func() error { return l.readTown(key, t, g) })
}

func (l *loader) readRiver(key string, t *squareTable, g *terrain) error {
	switch t.River {
	case "":
	case "fordable":
		g.fordable = true
	case "unfordable":
		g.unfordable = true
	default:
		return l.Fault(key+".river", "ns.fault.river", "the river is %q, neither fordable nor unfordable", t.River)
	}
	if t.Bridge && !g.river() {
		return l.Fault(key+".bridge", "ns.fault.bridge", "a bridge stands where there is no river")
	}
	g.bridge = t.Bridge
	return nil
}

func (l *loader) readTown(key string, t *squareTable, g *terrain) error {
	town, fort := t.Town, t.Fort != nil
	switch {
	case fort && town != nil:
		return l.Fault(key+".fort", "ns.fault.fort", "a square cannot have both a town and a fortification: take one away")
	case fort:
		town = t.Fort
	case town == nil:
		return nil
	}
	if err := l.number(key, town.Areas, 1, mostAreas); err != nil {
		return err
	}
	g.name, g.areas, g.fort = town.Name, town.Areas, fort
	return nil
}

// mostAreas is how many garrisons a town can take at most.
const mostAreas = 3

// checkRivers checks that the squares of a river are connected by sides
// (NS-B.10).
func (l *loader) checkRivers() error {
	b := l.b
	var told squareSet
	return l.Each(len(l.f.Board.Squares), func(i int) error {
		q, _ := parseSquare(l.f.Board.Squares[i].At)
		if !b.onBoard(q) || !b.ground[q].river() {
			return nil
		}
		for h := heading(1); h < headings; h += 2 {
			if d := b.beside(q, h); !told.Has(d) && b.leaps(q, h) {
				told.Add(q)
				return l.Fault(fmt.Sprintf("board.squares.%d", i), "ns.fault.river.gap", "the river leaps over a corner from %s to %s", rules.Said{ID: q.name()}, rules.Said{ID: d.name()})
			}
		}
		return nil
	})
}

// leaps reports whether a river goes on over a corner, and beside it nowhere.
func (x *scenario) leaps(q square, h heading) bool {
	d := x.beside(q, h)
	return d != offBoard && x.ground[d].river() && !x.ground[x.beside(q, h.turn(1))].river() && !x.ground[x.beside(q, h.turn(-1))].river()
}
