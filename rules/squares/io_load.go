package squares

import (
	"fmt"
	"maps"
	"slices"

	"grognard/rules"
	"grognard/rules/tomlfile"
)

// Load implements rules.Rulebook: it reads a scenario or a position file. Every
// fault is a *rules.FileError with the line and column where it stands.
func (Book) Load(data []byte, set map[string]string) (rules.Board, error) {
	l := &loader{b: &Board{scenario: &scenario{vary: defaultVariants()}}}
	err := l.Read(data, &l.f,
		func() error { return l.Format(l.f.Format, fileFormat) },
		l.readBoard, l.readTime, l.readVariants, l.readForces, l.readVictory,
		func() error { return l.readOptions(set) }, l.readTrains, l.readStart, l.readPosition,
		func() error { return l.Sound("position", l.b.Check()) })
	if err != nil {
		return nil, err
	}
	return l.b, nil
}

// loader is the state of reading one file.
type loader struct {
	tomlfile.Loader
	f file
	b *Board
}

// readOptions takes the options that the battle offers, and those switched on.
func (l *loader) readOptions(set map[string]string) error {
	o := &l.b.rules
	for i, key := range l.f.Options {
		if f := o.offers(key); f != nil {
			return l.At(fmt.Sprintf("options.%d", i), f)
		}
	}
	if p := l.f.Position; p != nil {
		for i, key := range p.On {
			if f := o.set(key, "on"); f != nil {
				return l.At(fmt.Sprintf("position.on.%d", i), f)
			}
		}
	}
	was := *o
	for _, key := range slices.Sorted(maps.Keys(set)) {
		if f := o.set(key, set[key]); f != nil {
			return f
		}
	}
	if l.f.Position != nil && *o != was {
		return rules.Fault("ns.fault.begun", "no option can be switched: this battle has begun")
	}
	return nil
}

// number checks a number against its bounds.
func (l *loader) number(key string, n, low, high int) error {
	if n < low || n > high {
		return l.Fault(key, "ns.fault.number", "%s is not a number from %d to %d", key, low, high)
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

// word finds a word in a list.
func (l *loader) word(key, word string, list []string) (int, error) {
	i := slices.Index(list, word)
	if i < 0 || word == "" {
		return 0, l.Fault(key, "ns.fault.word", "%s cannot be %q", key, word)
	}
	return i, nil
}

// readBoard reads the size of the board and its ground.
func (l *loader) readBoard() error {
	t, x := &l.f.Board, l.b.scenario
	for _, n := range []struct {
		key          string
		n, low, high int
	}{{"board.cols", t.Cols, 3, maxCols}, {"board.rows", t.Rows, 3, maxRows}, {"board.square_m", t.SquareM, 100, 2000},
		{"board.turn_minutes", t.TurnMinutes, 10, 240}} {
		if err := l.number(n.key, n.n, n.low, n.high); err != nil {
			return err
		}
	}
	x.cols, x.rows, x.squareM, x.turnMinutes = t.Cols, t.Rows, t.SquareM, t.TurnMinutes
	var seen squareSet
	for i := range t.Squares {
		key := fmt.Sprintf("board.squares.%d", i)
		q, err := l.square(key+".at", t.Squares[i].At)
		if err != nil {
			return err
		}
		if seen.Has(q) {
			return l.Fault(key, "ns.fault.square.twice", "square %s is listed twice", q.name())
		}
		seen.Add(q)
		if err := l.readGround(key, &t.Squares[i], &x.ground[q]); err != nil {
			return err
		}
	}
	return l.checkRivers()
}

// readGround reads the features of one square.
func (l *loader) readGround(key string, t *squareTable, g *terrain) error {
	g.hill, g.wood, g.broken, g.fields, g.bridge = t.Hill, t.Wood, t.Broken, t.Fields, t.Bridge
	switch t.River {
	case "":
	case "fordable":
		g.fordable = true
	case "unfordable":
		g.unfordable = true
	default:
		return l.Fault(key+".river", "ns.fault.river", "river is %q, not \"fordable\" or \"unfordable\"", t.River)
	}
	if g.bridge && !g.river() {
		return l.Fault(key+".bridge", "ns.fault.bridge", "a bridge stands where there is no river")
	}
	town := t.Town
	if t.Fort != nil {
		if town != nil {
			return l.Fault(key+".fort", "ns.fault.fort", "a square has a town and a fortification")
		}
		town, g.fort = t.Fort, true
	}
	if town == nil {
		return nil
	}
	g.name, g.areas = town.Name, town.Areas
	return l.number(key, town.Areas, 1, 3)
}

// checkRivers checks that the squares of a river are connected by sides
// (NS-B.10).
func (l *loader) checkRivers() error {
	b := l.b
	for i := range l.f.Board.Squares {
		q, _ := parseSquare(l.f.Board.Squares[i].At)
		if !b.ground[q].river() {
			continue
		}
		for h := heading(1); h < headings; h += 2 {
			d := b.beside(q, h)
			if d == offBoard || !b.ground[d].river() || b.ground[b.beside(q, h.turn(1))].river() || b.ground[b.beside(q, h.turn(-1))].river() {
				continue
			}
			return l.Fault(fmt.Sprintf("board.squares.%d", i), "ns.fault.river.gap", "the river leaps over a corner from %s to %s", q.name(), d.name())
		}
	}
	return nil
}
