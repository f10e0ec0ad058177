package eagles

import (
	"slices"

	"grognard/rules"
	"grognard/rules/plane"
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

// emptyBoard is the board before anything is read: a large table, with nobody.
func emptyBoard() *Board {
	b := &Board{scenario: &scenario{first: rules.Chance}, lead: rules.Chance, winner: rules.Chance, turn: 1}
	b.scenario.w, b.scenario.h = tableSizes[0].width, tableSizes[0].height
	for s := range b.army {
		b.army[s] = army{nation: noNation, home: edge(s), cmd: commanderState{with: -1}}
	}
	return b
}

// read reads all parts of a file. What a part says of the board stands on what
// those before it said.
func (l *loader) read(data []byte, set map[string]string) error {
	return l.Read(data, &l.f,
		func() error { return l.Format(l.f.Format, fileFormat) },
		func() error { return ruleTable.Read(&l.b.rules, l.Index, &l.f.Rules) }, func() error { return l.override(set) },
		l.readBattle, l.readZones, l.readTerrain, l.readArmies, l.readObjectives, l.readOwn, l.readPosition, l.checkStands, l.finish)
}

// finish draws the map and checks what all parts come to, if none has a fault.
func (l *loader) finish() error {
	l.b.drawMap()
	if len(l.Found()) > 0 {
		return nil
	}
	return l.Sound("army", l.b.Check())
}

// loader is the state of reading one file.
type loader struct {
	tomlfile.Loader
	f      file
	b      *Board
	drop   bool  // the armies of the file are not used
	scenes []int // where in the file the scenery of the board stands
	goals  []int // and its objectives
}

// override takes the switches that the players set. A set-up that lies behind
// a position cannot be chosen anew.
func (l *loader) override(set map[string]string) error {
	was := l.b.rules
	if err := ruleTable.Override(&l.b.rules, set); err != nil {
		return err
	}
	now := &l.b.rules
	if l.f.Position != nil && (now.build != was.build || now.free != was.free) {
		return rules.Fault("me.fault.setup", "no other set-up can be chosen: the battle has begun")
	}
	l.drop = now.build && l.f.Position == nil
	if now.build {
		now.free = true // what is bought in play has no place yet
	}
	if len(l.f.Army) == 0 && !now.build {
		return rules.Fault("me.fault.armies.none", "there are no armies here to choose: they must be built")
	}
	return nil
}

// readBattle reads the table and what is laid down for the set-up.
func (l *loader) readBattle() error {
	l.b.scenario.id = l.f.Battle.Map
	return l.Parts(l.readTable, l.readLimits, l.readFirst, l.readHome)
}

func (l *loader) readTable() error {
	f, name := l.b.scenario, l.f.Battle.Table
	n := slices.IndexFunc(tableSizes, func(x tableSize) bool { return x.name == name })
	if n < 0 {
		return l.Fault("battle.table", "me.fault.table", "there is no table %q: a table is large or small", name)
	}
	f.table, f.w, f.h = n, tableSizes[n].width, tableSizes[n].height
	return nil
}

// readLimits reads turns, points and whether sides are rolled for.
func (l *loader) readLimits() error {
	t, f := &l.f.Battle, l.b.scenario
	f.turns, f.points, f.roll = t.Turns, t.Points, t.Sides == "roll"
	return l.Parts(func() error {
		if t.Turns < 1 || t.Turns > mostTurns {
			f.turns = 1
			return l.Fault("battle.turns", "me.fault.turns", "the battle has %d turns, not 1 to 99", t.Turns)
		}
		return nil
	}, func() error {
		if t.Points < leastPoints || t.Points > mostPoints {
			f.points = mostPoints
			return l.Fault("battle.points", "me.fault.points", "each army may cost %d points, which is not 8 to 999", t.Points)
		}
		return nil
	}, func() error {
		if t.Sides != "fixed" && t.Sides != "roll" {
			return l.Fault("battle.sides", "me.fault.sides", "the sides of the table are %q, neither fixed nor rolled for", t.Sides)
		}
		return nil
	})
}

// What a file may set.
const (
	mostTurns               = 99
	leastPoints, mostPoints = 8, 999
	mostWorth               = 99
)

func (l *loader) readFirst() error {
	t := &l.f.Battle
	s, ok := sideNamed(t.First)
	if !ok && t.First != "roll" {
		return l.Fault("battle.first", "me.fault.first", "who deploys first is %q, neither a roll, nor the first army (a), nor the second (b)", t.First)
	}
	l.b.scenario.first = s
	return nil
}

// readHome reads the home edges: opposite ones, on the large table the long
// ones (ME-10.4, ME-10.5).
func (l *loader) readHome() error {
	f := l.b.scenario
	home := l.f.Battle.Home
	if home == nil && f.roll {
		home = map[string]string{"a": "south", "b": "north"}
	}
	var of [2]edge
	for s, letter := range []string{"a", "b"} {
		e := slices.IndexFunc(edges[:], func(x tableEdge) bool { return x.name == home[letter] })
		if e < 0 || f.w != f.h && edge(e) > north {
			return l.Fault("battle.home", "me.fault.home", "the own edge cannot be %q on this table", home[letter])
		}
		of[s] = edge(e)
	}
	l.b.army[0].home, l.b.army[1].home = of[0], of[0].opposite()
	if of[1] != of[0].opposite() {
		return l.Fault("battle.home", "me.fault.home.across", "the own edges of the two sides do not lie across from each other")
	}
	return nil
}

// sideNamed is the seat that a file calls a or b.
func sideNamed(s string) (rules.Side, bool) {
	switch s {
	case "a":
		return rules.First, true
	case "b":
		return rules.Second, true
	}
	return rules.Chance, false
}

// mils reads a length of the file.
func (l *loader) mils(at string, v any) (int64, error) {
	n, ok := decimal(v, 3)
	if !ok {
		return 0, l.Fault(at, "me.fault.length", "the place must be in inches with at most three places")
	}
	return n, nil
}

// points reads a list of points.
func (l *loader) points(at string, list [][]any) (plane.Poly, error) {
	var all plane.Poly
	for i, p := range list {
		key := at + "." + itoa(i)
		if len(p) != 2 {
			return nil, l.Fault(key, "me.fault.point", "a point has two numbers, not %d", len(p))
		}
		x, err := l.mils(key, p[0])
		if err != nil {
			return nil, err
		}
		y, err := l.mils(key, p[1])
		if err != nil {
			return nil, err
		}
		if f := l.b.scenario; x < 0 || y < 0 || x > f.w || y > f.h {
			return nil, l.Fault(key, "me.fault.outside", "the point lies off the table")
		}
		all = append(all, vec(x, y))
	}
	return all, nil
}

// turn reads how a shape is turned, in hundredths of a degree; 0 where the file does not say it.
func (l *loader) turn(at string, facing any) (int, error) {
	if facing == nil {
		return 0, nil
	}
	phi, ok := decimal(facing, 2)
	if !ok || phi < 0 || phi >= 36000 {
		return 0, l.Fault(at+".facing", "me.fault.facing", "the facing must be 0 to 359.99 degrees with at most two places")
	}
	return int(phi), nil
}

// simple reads a polygon of any simple shape.
func (l *loader) simple(at string, list [][]any) (plane.Poly, error) {
	p, err := l.points(at, list)
	if err != nil {
		return nil, err
	}
	if !p.Simple() {
		return nil, l.Fault(at, "me.fault.polygon", "the area needs three corners or more, and its edge may not cross itself")
	}
	return p.Clockwise(), nil
}

// readZones reads the deployment zones (ME-10.13, ME-10.15).
func (l *loader) readZones() error {
	if len(l.f.Zone) > 0 && l.b.scenario.roll {
		return l.Fault("zone", "me.fault.zone.roll", "deployment zones belong to fixed sides of the table, but the sides are rolled for")
	}
	return l.Each(len(l.f.Zone), func(i int) error {
		z, at := &l.f.Zone[i], "zone."+itoa(i)
		s, ok := sideNamed(z.Side)
		if !ok {
			return l.Fault(at+".side", "me.fault.side", "the side is %q, neither the first army (a) nor the second (b)", z.Side)
		}
		if z.Most < 0 || z.Most > maxRoster {
			return l.Fault(at+".most", "me.fault.most", "the zone holds at most %d battalions, which is not 0 to %d", z.Most, maxRoster)
		}
		p, err := l.simple(at+".polygon", z.Polygon)
		if err != nil {
			return err
		}
		turn, err := l.turn(at, z.Facing)
		l.b.scenario.zones = append(l.b.scenario.zones, zone{s, z.Most, p, turn})
		return err
	})
}

// readObjectives reads the objectives (ME-28.6).
func (l *loader) readObjectives() error {
	if len(l.f.Objective) > mostGoals {
		err := l.Fault("objective", "me.fault.goal.many", "there are %d objectives; a battle has 100 at most", len(l.f.Objective))
		if err := l.Past(err); err != nil {
			return err
		}
	}
	return l.Each(min(len(l.f.Objective), mostGoals), l.readGoal)
}

// mostGoals is how many objectives a file may have.
const mostGoals = 100

// readGoal reads one objective.
func (l *loader) readGoal(i int) error {
	x, at := &l.f.Objective[i], "objective."+itoa(i)
	g := objective{side: rules.Chance, points: x.Points, n: x.Battalions, body: -1}
	k := slices.Index(objectiveKinds, x.Kind)
	if k < 0 {
		return l.Fault(at+".kind", "me.fault.goal", "there is no objective of kind %q", x.Kind)
	}
	g.kind = objectiveKind(k)
	name := x.Name
	if name == "" {
		name = plainGoals[k]
	}
	n := slices.Index(objectiveNames, name)
	if n < 0 {
		return l.Fault(at+".name", "me.fault.goal.name", "no objective can be called %q", x.Name)
	}
	g.name = uint8(n)
	s, ok := sideNamed(x.Side)
	if ok {
		g.side = s
	} else if g.kind != zoneObjective || x.Side != "" {
		return l.Fault(at+".side", "me.fault.side", "the side is %q, neither the first army (a) nor the second (b)", x.Side)
	}
	if x.Points < 1 || x.Points > mostWorth {
		return l.Fault(at+".points", "me.fault.goal.points", "the objective is worth %d points, not 1 to 99", x.Points)
	}
	if err := l.readObjective(at, x, &g); err != nil {
		return err
	}
	turn, err := l.turn(at, x.Facing)
	if err != nil {
		return err
	}
	g.turn = turn
	l.b.scenario.objectives = append(l.b.scenario.objectives, g)
	l.goals = append(l.goals, i)
	return nil
}

// plainGoals are the names of objectives of each kind that have no other.
var plainGoals = [...]string{"field", "unit", "commander", "break"}

// readObjective reads what belongs to the kind of an objective.
func (l *loader) readObjective(at string, x *objectiveTable, g *objective) (err error) {
	switch g.kind {
	case zoneObjective:
		g.pts, err = l.simple(at+".polygon", x.Polygon)
	case unitGoal:
		i := l.body(x.Unit)
		if l.drop || l.lost(x.Unit) {
			return nil
		}
		if i < 0 || l.b.body[i].side != g.side {
			return l.Fault(at+".unit", "me.fault.goal.unit", "%q is not a battalion of that side: choose another", rules.Said{ID: x.Unit})
		}
		g.body = l.b.body[i].no
	case breakGoal:
		if g.n < 1 || g.n > maxRoster {
			return l.Fault(at+".battalions", "me.fault.goal.break", "the enemy battalions to break are %d, not 1 to %d", g.n, maxRoster)
		}
	}
	return err
}
