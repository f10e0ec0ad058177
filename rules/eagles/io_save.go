package eagles

import (
	"grognard/rules"
	"grognard/rules/plane"
	"grognard/rules/tomlfile"
)

// Save implements rules.Rulebook: the board between two Steps as a position.
func (Book) Save(board rules.Board) []byte {
	b := board.(*Board)
	f := file{Format: fileFormat, Battle: b.battleTable(), Position: b.positionTable()}
	ruleTable.Fill(&b.rules, &f.Rules)
	b.scenario.file(&f)
	for s := rules.First; s <= rules.Second; s++ {
		f.Army = append(f.Army, b.armyTable(s))
	}
	return tomlfile.Write(f, tomlfile.Lists{})
}

// sideName is the name of a seat; "" for nobody.
func sideName(s rules.Side) string {
	if s == rules.Chance {
		return ""
	}
	return sideLetters[s : s+1]
}

// bodyName is side and roster number of a battalion; "" for nobody.
func (b *Board) bodyName(i int) string {
	if i < 0 {
		return ""
	}
	return sideLetters[b.body[i].side:b.body[i].side+1] + itoa(b.body[i].no+1)
}

// inInches and inDegrees are numbers as files have them.
func inInches(n int64) tomlfile.Literal { return tomlfile.Literal(inDecimals(n, 3)) }

func inDegrees(n int64) tomlfile.Literal { return tomlfile.Literal(inDecimals(n, 2)) }

// inTurn is the facing of a shape; nil: its corners say it.
func inTurn(cents int) any {
	if cents == 0 {
		return nil
	}
	return inDegrees(int64(cents))
}

func pointOf(p plane.Vec) []any { return []any{inInches(p.X), inInches(p.Y)} }

func pointList(all plane.Poly) (pts [][]any) {
	for _, p := range all {
		pts = append(pts, pointOf(p))
	}
	return pts
}

func (b *Board) battleTable() battleTable {
	f := b.scenario
	t := battleTable{Map: f.id, Table: tableSizes[f.table].name, Turns: f.turns, Points: f.points, Sides: "fixed", First: "roll",
		Home: map[string]string{"a": edges[b.army[0].home].name, "b": edges[b.army[1].home].name}}
	if f.roll {
		t.Sides = "roll"
	}
	if f.first != rules.Chance {
		t.First = sideName(f.first)
	}
	return t
}

// file puts down what lies on the table.
func (x *scenario) file(f *file) {
	for _, z := range x.zones {
		f.Zone = append(f.Zone, zoneTable{Side: sideName(z.side), Most: z.most, Polygon: pointList(z.pts), Facing: inTurn(z.turn)})
	}
	for _, s := range x.scene {
		t := terrainTable{ID: s.id, Kind: grounds[s.kind].name, Level: s.level, Facing: inTurn(s.turn)}
		if grounds[s.kind].line {
			t.Line = pointList(s.pts)
		} else {
			t.Polygon = pointList(s.pts)
		}
		f.Terrain = append(f.Terrain, t)
	}
	for i, g := range x.objectives {
		t := objectiveTable{Kind: objectiveKinds[g.kind], Name: objectiveNames[g.name], Called: tomlfile.WriteCalled(x.own.Of(x.objectiveRef(i))), Points: g.points, Side: sideName(g.side), Facing: inTurn(g.turn)}
		switch g.kind {
		case zoneObjective:
			t.Polygon = pointList(g.pts)
		case unitGoal:
			t.Unit = sideName(g.side) + itoa(g.body+1)
		case breakGoal:
			t.Battalions = g.n
		}
		f.Objective = append(f.Objective, t)
	}
}

func (b *Board) positionTable() *positionTable {
	p := &positionTable{Phase: phaseNames[b.phase], Turn: b.turn, Active: sideName(b.active), Lead: sideName(b.lead)}
	if b.phase == over {
		p.Winner, p.Ending = sideName(b.winner), endings[b.ending].name
	}
	return p
}

func (b *Board) armyTable(s rules.Side) armyTable {
	a := &b.army[s]
	t := armyTable{Side: sideName(s), Called: b.called(rules.SideRef(s))}
	if a.nation == noNation {
		return t
	}
	t.Nation = nations[a.nation]
	c := &a.cmd
	t.Commander.Moved, t.Commander.Called = c.moved, b.called(b.commanderRef(s))
	switch {
	case c.state != inPlay:
		t.Commander.State = stateNames[c.state]
	case c.with >= 0:
		t.Commander.With = b.bodyName(c.with)
	default:
		t.Commander.X, t.Commander.Y = inInches(c.at.X), inInches(c.at.Y)
	}
	for i, to := b.roster(s); i < to; i++ {
		t.Battalion = append(t.Battalion, b.battalionTable(i))
	}
	return t
}

// called is what the battle calls a thing of its own.
func (b *Board) called(r rules.Ref) any { return tomlfile.WriteCalled(b.scenario.own.Of(r)) }

// asBought is a battalion before anything has become of it.
func (u *battalion) asBought() battalionTable {
	return battalionTable{Grade: grades[u.grade].name, Rankers: u.bought, Light: u.light, Rifles: u.rifles,
		Drummers: u.had[drummer], Sergeants: u.had[sergeant], Standards: u.had[standard], Officers: u.had[officer]}
}

func (b *Board) battalionTable(i int) battalionTable {
	u := &b.body[i]
	t := u.asBought()
	t.ID, t.Name, t.Called = b.bodyName(i), unitNames[u.name], b.called(b.unitRef(i))
	if u.nation != b.army[u.side].nation {
		t.Nation = nations[u.nation]
	}
	if u.state != inPlay {
		t.State = stateNames[u.state]
	}
	if u.state == waiting {
		return t
	}
	t.Skirmishers, t.Left, t.Figures = u.bought-u.start, &u.rankers, u.has[:]
	for _, name := range markNames {
		if *u.mark(name) {
			t.Marks = append(t.Marks, name)
		}
	}
	t.Halted, t.Rerolled, t.Running = u.halted, u.sergeants, u.running
	if u.state == gone {
		t.Men = make([]int, u.posts)
		return t
	}
	t.Formation = "line"
	if u.column {
		t.Formation = "column"
	}
	t.X, t.Y, t.Facing, t.Bases = inInches(u.at.X), inInches(u.at.Y), inDegrees(int64(u.phi)), u.bases
	for _, x := range u.screen[:u.posts] {
		t.Men, t.Groups = append(t.Men, x.men), append(t.Groups, pointOf(x.at))
	}
	t.Foe, t.Helps, t.Since, t.Behind = b.bodyName(u.foe), b.bodyName(u.helps), u.since, coverNames[u.behind]
	if u.along != 0 {
		t.Along = inDegrees(int64(u.along))
	}
	return t
}
