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
	l := &loader{b: &Board{scenario: &scenario{}, lead: rules.Chance, winner: rules.Chance, turn: 1}}
	err := l.Read(data, &l.f,
		func() error { return l.Format(l.f.Format, fileFormat) },
		func() error { return ruleTable.Read(&l.b.rules, l.Index, &l.f.Rules) }, func() error { return l.override(set) },
		l.readBattle, l.readZones, l.readTerrain, l.readArmies, l.readObjectives, l.readPosition, l.checkStands)
	if err != nil {
		return nil, err
	}
	l.b.drawMap()
	if err := l.Sound("army", l.b.Check()); err != nil {
		return nil, err
	}
	return l.b, nil
}

// loader is the state of reading one file.
type loader struct {
	tomlfile.Loader
	f    file
	b    *Board
	drop bool // the armies of the file are not used
	seen int  // battalions read so far
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
		return rules.Fault("me.fault.setup", "no other set-up can be chosen: this position has its set-up behind it")
	}
	l.drop = now.build && l.f.Position == nil
	if now.build {
		now.free = true // what is bought in play has no place yet
	}
	if len(l.f.Army) == 0 && !now.build {
		return rules.Fault("me.fault.armies.none", "this scenario has no armies: they must be built")
	}
	return nil
}

// readBattle reads the table and what is laid down for the set-up.
func (l *loader) readBattle() error {
	t, f := &l.f.Battle, l.b.scenario
	f.id, f.turns, f.points = t.Map, t.Turns, t.Points
	f.table = slices.IndexFunc(tableSizes, func(x tableSize) bool { return x.name == t.Table })
	if f.table < 0 {
		return l.Fault("battle.table", "me.fault.table", "there is no table %q; there are large and small", t.Table)
	}
	f.w, f.h = tableSizes[f.table].width, tableSizes[f.table].height
	switch {
	case t.Turns < 1 || t.Turns > 99:
		return l.Fault("battle.turns", "me.fault.turns", "turns is %d, not 1 to 99", t.Turns)
	case t.Points < 8 || t.Points > 999:
		return l.Fault("battle.points", "me.fault.points", "points is %d, not 8 to 999", t.Points)
	case t.Sides != "fixed" && t.Sides != "roll":
		return l.Fault("battle.sides", "me.fault.sides", "sides is %q, not \"fixed\" or \"roll\"", t.Sides)
	}
	f.roll, f.first = t.Sides == "roll", rules.Chance
	if t.First != "roll" {
		s, ok := sideNamed(t.First)
		if !ok {
			return l.Fault("battle.first", "me.fault.first", "first is %q, not \"roll\", \"a\" or \"b\"", t.First)
		}
		f.first = s
	}
	return l.readHome()
}

// readHome reads the home edges: opposite ones, on the large table the long
// ones (ME-10.4, ME-10.5).
func (l *loader) readHome() error {
	f := l.b.scenario
	home := l.f.Battle.Home
	if home == nil && f.roll {
		home = map[string]string{"a": "south", "b": "north"}
	}
	for s, letter := range []string{"a", "b"} {
		e := slices.IndexFunc(edges[:], func(x tableEdge) bool { return x.name == home[letter] })
		if e < 0 || f.w != f.h && edge(e) > north {
			return l.Fault("battle.home", "me.fault.home", "%q cannot be an own edge on this table", home[letter])
		}
		l.b.army[s].home = edge(e)
	}
	if l.b.army[0].home != l.b.army[1].home.opposite() {
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
		return 0, l.Fault(at, "me.fault.length", "a length is a number of inches with at most three places")
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

// simple reads a polygon of any simple shape.
func (l *loader) simple(at string, list [][]any) (plane.Poly, error) {
	p, err := l.points(at, list)
	if err != nil {
		return nil, err
	}
	if !p.Simple() {
		return nil, l.Fault(at, "me.fault.polygon", "the polygon needs three corners or more and may not cross itself")
	}
	return p.Clockwise(), nil
}

// readZones reads the deployment zones (ME-10.13, ME-10.15).
func (l *loader) readZones() error {
	if len(l.f.Zone) > 0 && l.b.scenario.roll {
		return l.Fault("zone", "me.fault.zone.roll", "zones belong to fixed sides, but the sides are rolled for")
	}
	for i, z := range l.f.Zone {
		at := "zone." + itoa(i)
		s, ok := sideNamed(z.Side)
		if !ok {
			return l.Fault(at+".side", "me.fault.side", "side is %q, not \"a\" or \"b\"", z.Side)
		}
		if z.Most < 0 || z.Most > maxRoster {
			return l.Fault(at+".most", "me.fault.most", "most is %d, not 0 to %d battalions", z.Most, maxRoster)
		}
		p, err := l.simple(at+".polygon", z.Polygon)
		if err != nil {
			return err
		}
		l.b.scenario.zones = append(l.b.scenario.zones, zone{s, z.Most, p})
	}
	return nil
}

// readObjectives reads the objectives (ME-28.6).
func (l *loader) readObjectives() error {
	if len(l.f.Objective) > 100 {
		return l.Fault("objective", "me.fault.goal.many", "there are %d objectives, more than 100", len(l.f.Objective))
	}
	for i, x := range l.f.Objective {
		at := "objective." + itoa(i)
		g := objective{side: rules.Chance, points: x.Points, n: x.Battalions, body: -1}
		k := slices.Index(objectiveKinds, x.Kind)
		n := slices.Index(objectiveNames, x.Name)
		if k < 0 {
			return l.Fault(at+".kind", "me.fault.goal", "there is no objective of kind %q", x.Kind)
		}
		g.kind = objectiveKind(k)
		if x.Name == "" {
			n = slices.Index(objectiveNames, [...]string{"field", "unit", "commander", "break"}[k])
		}
		if n < 0 {
			return l.Fault(at+".name", "me.fault.goal.name", "no objective has the name %q", x.Name)
		}
		g.name = uint8(n)
		s, ok := sideNamed(x.Side)
		if ok {
			g.side = s
		} else if g.kind != zoneObjective || x.Side != "" {
			return l.Fault(at+".side", "me.fault.side", "side is %q, not \"a\" or \"b\"", x.Side)
		}
		if x.Points < 1 || x.Points > 99 {
			return l.Fault(at+".points", "me.fault.goal.points", "points is %d, not 1 to 99", x.Points)
		}
		if err := l.readObjective(at, &x, &g); err != nil {
			return err
		}
		l.b.scenario.objectives = append(l.b.scenario.objectives, g)
	}
	return nil
}

// readObjective reads what belongs to the kind of an objective.
func (l *loader) readObjective(at string, x *objectiveTable, g *objective) (err error) {
	switch g.kind {
	case zoneObjective:
		g.pts, err = l.simple(at+".polygon", x.Polygon)
	case unitGoal:
		i := l.body(x.Unit)
		if l.drop {
			return nil
		}
		if i < 0 || l.b.body[i].side != g.side {
			return l.Fault(at+".unit", "me.fault.goal.unit", "%q is not a battalion of that side", x.Unit)
		}
		g.body = l.b.body[i].no
	case breakGoal:
		if g.n < 1 || g.n > maxRoster {
			return l.Fault(at+".battalions", "me.fault.goal.break", "battalions is %d, not 1 to %d", g.n, maxRoster)
		}
	}
	return err
}
