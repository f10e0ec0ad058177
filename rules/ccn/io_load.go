package ccn

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
	return l.Read(data, &l.f, l.readFormat, l.readFirst, l.readBanners,
		func() error { return ruleTable.Read(&l.b.rules, l.Index, l.f.Rules) },
		l.readMap, l.readCourses, l.readNames, l.readWorks, l.readEdges, l.readObjectives, l.readPosition, l.readSides, l.readOwn, l.readDiscards, l.readCharge,
		func() error { return ruleTable.Override(&l.b.rules, set) },
		l.finish)
}

// finish draws the map and checks what all parts come to, if none has a fault.
func (l *loader) finish() error {
	for s := range l.b.scenario.nations {
		l.b.scenario.nations[s] = l.b.leadingNation(rules.Side(s))
	}
	l.b.scenario.chart = drawMap(l.b)
	if len(l.Found()) > 0 {
		return nil
	}
	return l.Sound("position", l.b.Check())
}

// loader is the state of reading one file.
type loader struct {
	tomlfile.Loader
	f file
	b *Board
}

// sideNames are the sides as files call them.
var sideNames = [2]string{"french", "allied"}

// side reads the name of a side.
func (l *loader) side(at, name string) (rules.Side, error) {
	if i := slices.Index(sideNames[:], name); i >= 0 {
		return rules.Side(i), nil
	}
	return 0, l.Fault(at, "ccn.fault.side", "%q is not a side: french or allied", name)
}

// hex reads the name of a hex.
func (l *loader) hex(at, name string) (hex, error) {
	if h, ok := parseHex(name); ok {
		return h, nil
	}
	return nowhere, l.Fault(at, "ccn.fault.hex", "%q is not a hex of this map", name)
}

// mostBanners is the greatest target that a file may set.
const mostBanners = 20

func (l *loader) readFormat() error { return l.Format(l.f.Format, fileFormat) }

func (l *loader) readFirst() (err error) {
	l.b.lead, err = l.side("first", l.f.First)
	l.b.active = l.b.lead
	return err
}

func (l *loader) readBanners() error {
	if l.f.Banners < 1 || l.f.Banners > mostBanners {
		return l.Fault("banners", "ccn.fault.banners", "the banners are %d, not 1 to %d", l.f.Banners, mostBanners)
	}
	l.b.target = int8(l.f.Banners)
	return nil
}

// readMap reads nine rows of letters (CCN-2.1).
func (l *loader) readMap() error {
	rows := l.f.Map.Rows
	l.b.scenario.text.seed = l.f.Map.Seed
	if len(rows) != boardRows {
		return l.Fault("map.rows", "ccn.fault.rows", "the map has %d rows, not %d", len(rows), boardRows)
	}
	err := l.Each(len(rows), l.readRow)
	l.b.scenario.joinHills()
	return err
}

func (l *loader) readRow(r int) error {
	row, key := l.f.Map.Rows[r], fmt.Sprintf("map.rows.%d", r)
	if want := boardCols - r%2; len(row) != want {
		return l.Fault(key, "ccn.fault.row", "the row %q of the map does not have %d letters", row, want)
	}
	return l.Each(len(row), func(c int) error {
		g, ok := parseGround(row[c])
		if !ok {
			return l.Fault(key, "ccn.fault.ground", "%q is not a kind of ground; the letters of the map are %s", string(row[c]), letters)
		}
		if g == river && l.f.Map.Fordable {
			g = ford
		}
		l.b.scenario.ground[at(r, c)] = g
		return nil
	})
}

// readCourses reads the rivers as they run: each hex next to the one before.
func (l *loader) readCourses() error {
	return l.Each(len(l.f.Map.Courses), func(i int) error {
		names := l.f.Map.Courses[i]
		var course []hex
		for j, name := range names {
			key := fmt.Sprintf("map.courses.%d.%d", i, j)
			h, err := l.hex(key, name)
			if err != nil {
				return err
			}
			if j > 0 && distance(course[j-1], h) != 1 {
				return l.Fault(key, "ccn.fault.course", "the river jumps to %s, which is not next to %s", rules.Said{ID: name}, rules.Said{ID: names[j-1]})
			}
			course = append(course, h)
		}
		l.b.scenario.text.courses = append(l.b.scenario.text.courses, course)
		return nil
	})
}

// readNames reads the names of places.
func (l *loader) readNames() error {
	return l.Each(len(l.f.Map.Names), func(i int) error {
		n := l.f.Map.Names[i]
		all, err := l.hexes(fmt.Sprintf("map.names.%d.hexes", i), n.Hexes)
		if err != nil {
			return err
		}
		l.b.scenario.text.names = append(l.b.scenario.text.names, placeName{n.Name, all})
		return nil
	})
}

// readWorks reads the protected sides (CCN-45.1); field works lie on clear or
// hill hexes (CCN-40.2).
func (l *loader) readWorks() error {
	return l.Each(len(l.f.Map.Fieldworks), func(i int) error {
		w, key := l.f.Map.Fieldworks[i], fmt.Sprintf("map.fieldworks.%d", i)
		h, err := l.hex(key+".hex", w.Hex)
		if err != nil {
			return err
		}
		if g := l.b.scenario.ground[h]; g != open && g != hill {
			return l.Fault(key+".hex", "ccn.fault.works", "field works on %s: they lie on clear ground and hills alone", rules.Said{ID: w.Hex})
		}
		return l.Each(len(w.Sides), func(j int) error {
			d := slices.Index(directionNames[:], w.Sides[j])
			if d < 0 {
				return l.Fault(fmt.Sprintf("%s.sides.%d", key, j), "ccn.fault.works.side", "%q is not a side of a hex: e, ne, nw, w, sw and se are", w.Sides[j])
			}
			l.b.scenario.works[h] |= 1 << uint(d)
			return nil
		})
	})
}

// readEdges reads who has the top edge as his baseline.
func (l *loader) readEdges() error {
	edges := [2]string{l.f.French.Edge, l.f.Allied.Edge}
	switch edges {
	case [2]string{"top", "bottom"}:
		l.b.top = rules.First
	case [2]string{"bottom", "top"}:
		l.b.top = rules.Second
	default:
		return l.Fault("french.edge", "ccn.fault.edge", "one side must have the top edge and the other the bottom one, not %q and %q", edges[0], edges[1])
	}
	return nil
}

// readObjectives reads the objectives (CCN-64.1).
func (l *loader) readObjectives() error {
	if n := len(l.f.Objective); n > maxObjectives {
		return l.Fault("objective", "ccn.fault.goals", "there are %d objectives; a battle has %d at most", n, maxObjectives)
	}
	return l.Each(len(l.f.Objective), l.readObjective)
}

func (l *loader) readObjective(i int) error {
	o, key := l.f.Objective[i], fmt.Sprintf("objective.%d", i)
	side, err := l.side(key+".side", o.Side)
	if err != nil {
		return err
	}
	g := objective{side: side, all: o.Mode == "all", banners: o.Banners}
	switch {
	case o.Mode != "all" && o.Mode != "each":
		return l.Fault(key+".mode", "ccn.fault.goal.mode", "the objective counts for each hex or for all together, not %q", o.Mode)
	case o.Banners < 1 || o.Banners > mostBanners:
		return l.Fault(key+".banners", "ccn.fault.banners", "the banners are %d, not 1 to %d", o.Banners, mostBanners)
	case len(o.Hexes) == 0:
		return l.Fault(key+".hexes", "ccn.fault.goal.empty", "the objective has no hexes: give it some, or take it away")
	}
	if g.hexes, err = l.hexes(key+".hexes", o.Hexes); err != nil {
		return err
	}
	if l.b.scored[len(l.b.scenario.objectives)], err = l.hexes(key+".scored", o.Scored); err != nil {
		return err
	}
	l.b.scenario.objectives = append(l.b.scenario.objectives, g)
	return nil
}

// readOwn reads what the file calls sides, units and leaders of its own.
func (l *loader) readOwn() error {
	for s, t := range [2]*sideTable{&l.f.French, &l.f.Allied} {
		at := sideNames[s]
		err := l.Parts(
			func() error { return l.Call(at, t.Called, rules.SideRef(rules.Side(s))) },
			func() error {
				return l.Each(len(t.Units), func(i int) error {
					return l.Call(fmt.Sprintf("%s.units.%d", at, i), t.Units[i].Called, refsByName[t.Units[i].Unit])
				})
			},
			func() error {
				return l.Each(len(t.Leaders), func(i int) error {
					return l.Call(fmt.Sprintf("%s.leaders.%d", at, i), t.Leaders[i].Called, refsByName[t.Leaders[i].Leader])
				})
			})
		if err != nil {
			return err
		}
	}
	l.b.scenario.own = l.Own()
	return nil
}

// hexes reads a list of hexes.
func (l *loader) hexes(at string, names []string) (all hexes, err error) {
	for i, name := range names {
		h, err := l.hex(fmt.Sprintf("%s.%d", at, i), name)
		if err != nil {
			return all, err
		}
		all.Add(h)
	}
	return all, nil
}
