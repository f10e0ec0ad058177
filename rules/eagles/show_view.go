package eagles

import (
	"strconv"

	"grognard/rules"
	"grognard/rules/plane"
)

// View implements rules.Rulebook. Both sides see everything (ME-1.2).
func (Book) View(board rules.Board, _ rules.Side) *rules.View {
	b := board.(*Board)
	v := &rules.View{Turns: b.scenario.turns, Active: b.active, TurnUndecided: b.phase <= initiative && b.turn <= 1, Map: b.chart, Blind: b.rules.byEye, Combat: b.viewCombat(), ArmyList: b.viewArmyList(),
		Phase: rules.Text{Key: "me.phase." + phaseNames[b.phase]}}
	if b.phase >= initiative {
		v.Turn = b.turn
	}
	for s := rules.First; s <= rules.Second; s++ {
		v.Sides[s] = b.viewArmy(s)
	}
	for i := range b.body {
		v.Pieces = b.viewBody(v.Pieces, i)
	}
	for s := rules.First; s <= rules.Second; s++ {
		if st := b.cmdOf(s).state; st == inPlay || st == waiting && b.phase == commanders { // beside the table
			v.Pieces = append(v.Pieces, b.viewCommander(s))
		}
	}
	return v
}

func (b *Board) viewArmy(s rules.Side) rules.Army {
	a := rules.Army{Edge: edges[b.army[s].home].view}
	if b.army[s].nation == noNation {
		return a
	}
	a.Nation = nations[b.army[s].nation]
	from, to := b.roster(s)
	if b.phase == build {
		a.Gauges = []rules.Gauge{{Key: "spent", N: b.spent(s), Of: b.scenario.points, Rule: "ME-4.4"}, {Key: "battalions", N: to - from, Rule: "ME-6.4"}}
		return a
	}
	var out []rules.Ref
	for i := from; i < to; i++ {
		if u := &b.body[i]; u.state == gone || u.broken {
			out = append(out, b.unitRef(i))
		}
	}
	a.Gauges = []rules.Gauge{
		{Key: "unbroken", N: b.standing(s), Of: to - from, Rule: "ME-28.1"},
		{Key: "out", N: len(out), Of: to - from, Refs: out, Rule: "ME-28.6"},
		{Key: "losses", N: b.losses(s), Rule: "ME-28.3"},
	}
	if len(b.scenario.objectives) > 0 {
		a.Gauges = append(a.Gauges, rules.Gauge{Key: "points", N: b.objectivePoints(s), Refs: b.earned(s), Rule: "ME-28.5"})
	}
	if due := b.dueTests(s); len(due) > 0 {
		a.Gauges = append(a.Gauges, rules.Gauge{Key: "tests", N: len(due), Refs: due, Rule: "ME-27.1"})
	}
	a.Gauges = append(a.Gauges, rules.Gauge{Key: "commander", N: one(b.cmdOf(s).state != gone), Lamp: true, Rule: "ME-9.23"})
	return a
}

// dueTests names the battalions that roll a Resolve test at the end of the turn
// as things stand (ME-27.1).
func (b *Board) dueTests(s rules.Side) (all []rules.Ref) {
	for i := range b.body {
		if u := &b.body[i]; u.side == s && u.mustTest() {
			all = append(all, b.unitRef(i))
		}
	}
	return all
}

// standing is unbroken, those that wait to be placed included.
func (b *Board) standing(s rules.Side) int {
	n := b.unbroken(s)
	for i := range b.body {
		n += one(b.body[i].side == s && b.body[i].state == waiting)
	}
	return n
}

// earned names the objectives that a side would earn now.
func (b *Board) earned(s rules.Side) (all []rules.Ref) {
	for i := range b.scenario.objectives {
		if b.earns(&b.scenario.objectives[i], s) {
			all = append(all, b.scenario.objectiveRef(i))
		}
	}
	return all
}

// face is the look of a battalion.
func (u *battalion) face() rules.Face {
	switch {
	case u.rifles:
		return rules.FaceRifles
	case u.light:
		return rules.FaceLight
	case u.grade == guard:
		return rules.FaceGuard
	case u.grade == militia:
		return rules.FaceMilitia
	}
	return rules.FaceInfantry
}

// viewBody adds the stands and groups of a battalion.
func (b *Board) viewBody(all []rules.Piece, i int) []rules.Piece {
	u := &b.body[i]
	switch u.state {
	case gone:
		return all
	case waiting: // beside the table
		return append(all, rules.Piece{Ref: b.unitRef(i), Side: u.side, Nation: nations[u.nation], Form: rules.Base, Face: u.face(),
			Wide: baseSide, Deep: baseSide, N: u.rankers, Of: u.bought, Value: strconv.Itoa(b.needs(i)) + "+"})
	}
	from := len(all)
	all = b.stands(all, i, u.pose(), u.column)
	all[from].Value = strconv.Itoa(b.needs(i)) + "+"
	all[from].State = append(all[from].State, u.marks()...)
	b.figuresOn(all[from:], u)
	for g := range u.posts {
		if u.screen[g].men > 0 {
			all = append(all, b.viewGroup(i, g))
		}
	}
	return all
}

// stands adds one piece for each base of a body at a pose: the front row from
// the left, then the next. The last rank of a column stands in the middle if
// it is a single base (1.4).
func (b *Board) stands(all []rules.Piece, i int, p plane.Pose, column bool) []rules.Piece {
	u := &b.body[i]
	wide := u.bases
	if column {
		wide = min(2, u.bases)
	}
	for k := range u.bases {
		row, at := k/wide, k%wide
		in := min(wide, u.bases-row*wide) // bases in this row
		x := baseSide*int64(at) + baseSide/2 - baseSide*int64(in)/2
		y := p.D/2 - baseSide*int64(row) - baseSide/2
		all = append(all, rules.Piece{Ref: b.unitRef(i), Side: u.side, Nation: nations[u.nation], Form: rules.Base, Face: u.face(),
			Pt: p.At(x, y).Point(), Facing: p.Phi, Wide: baseSide, Deep: baseSide, N: min(figuresABase, max(0, u.rankers-figuresABase*k)), Of: figuresABase})
	}
	all[len(all)-1].Of += u.start - figuresABase*u.bases // those of bases that have left the table too
	return all
}

// figuresOn puts the special figures on the stands: the colours in the middle
// of the front row, drummers and sergeants beside them.
func (b *Board) figuresOn(stands []rules.Piece, u *battalion) {
	n := u.front()
	put := func(k, count int, what rules.State) {
		for range count {
			s := &stands[min(max(k, 0), n-1)]
			s.State = append(s.State, what)
		}
	}
	middle := n / 2
	put(middle, u.has[standard], rules.StateStandard)
	put(middle, u.has[officer], rules.StateOfficer)
	put(0, min(1, u.has[sergeant]), rules.StateSergeant)
	put(n-1, max(0, u.has[sergeant]-1), rules.StateSergeant)
	put(middle-1, min(1, u.has[drummer]), rules.StateDrummer)
	put(middle+1, max(0, u.has[drummer]-1), rules.StateDrummer)
}

// marks are the marks of a battalion.
func (u *battalion) marks() (all []rules.State) {
	for _, m := range []struct {
		on bool
		is rules.State
	}{{u.disordered, rules.StateDisordered}, {u.broken, rules.StateBroken}, {u.resting(), rules.StateHalted}, {u.reforming, rules.StateReforming}, {u.rallying, rules.StateRallying},
		{u.mustTest(), rules.StateShaken}, {u.engaged(), rules.StateEngaged}, {u.supporting(), rules.StateSupporting}, {u.fired, rules.StateFired}, {u.activated, rules.StateActivated}} {
		if m.on {
			all = append(all, m.is)
		}
	}
	return all
}

// viewGroup is the piece of a skirmish group.
func (b *Board) viewGroup(i, g int) rules.Piece {
	u := &b.body[i]
	return rules.Piece{Ref: b.groupRef(i, g), Side: u.side, Nation: nations[u.nation], Form: rules.Base, Face: rules.FaceSkirmishers, Cell: b.unitRef(i),
		Pt: u.screen[g].at.Point(), Wide: 2 * groupRadius, N: u.screen[g].men, Of: menAGroup}
}

// viewCommander is the piece of a Commander.
func (b *Board) viewCommander(s rules.Side) rules.Piece {
	c := b.cmdOf(s)
	p := rules.Piece{Ref: b.commanderRef(s), Side: s, Nation: nations[b.army[s].nation], Form: rules.Leader, Face: rules.FaceCommander,
		Pt: c.at.Point(), Wide: 2 * cmdRadius, N: 1, Of: 1}
	if c.state == inPlay && c.with >= 0 {
		p.Cell, p.Pt = b.unitRef(c.with), b.body[c.with].at.Point()
	}
	return p
}

// ghost is what a body would look like at a pose.
func (m *march) ghost(p plane.Pose, column bool) []rules.Piece {
	return m.b.stands(nil, m.i, p, column)
}

// ghostsPassed are the friends whom a move would disorder (ME-14.22).
func (b *Board) ghostsPassed(i int, swept plane.Poly) (all []rules.Piece) {
	for k := range b.body {
		u := &b.body[k]
		if k == i || !u.inPlay() || u.side != b.body[i].side || u.disordered || !u.quad.Poly().Overlaps(swept) {
			continue
		}
		from := len(all)
		all = b.stands(all, k, u.pose(), u.column)
		for n := range all[from:] {
			all[from+n].State = append(all[from+n].State, rules.StateDisordered)
		}
	}
	return all
}

// sceneryAreas and obstacleLines are what the map has scenery as.
var (
	sceneryAreas = [...]rules.AreaKind{wood: rules.AreaWood, orchard: rules.AreaOrchard, marsh: rules.AreaMarsh, hill: rules.AreaHill,
		building: rules.AreaBuilding, road: rules.AreaRoad}
	obstacleLines = [...]rules.LineKind{wall: rules.LineWall, hedge: rules.LineHedge, fence: rules.LineFence}
)

// drawMap makes the picture of the table, once the home edges are known.
func (b *Board) drawMap() {
	f := b.scenario
	m := &rules.Map{ID: "eagles-" + f.id, Shape: rules.Tabletop, Width: int32(f.w), Height: int32(f.h), Unit: inch}
	for level := range 10 { // hills from the lowest, under everything else
		for i := range f.scene {
			if s := &f.scene[i]; s.kind == hill && s.level == level {
				m.Areas = append(m.Areas, rules.Area{Kind: rules.AreaHill, Side: rules.Chance, Ref: f.sceneryRef(i), Pts: pointsOf(s.pts)})
			}
		}
	}
	for i := range f.scene {
		s := &f.scene[i]
		if grounds[s.kind].line {
			m.Lines = append(m.Lines, rules.MapLine{Kind: obstacleLines[s.kind], Pts: pointsOf(s.pts)})
		} else if s.kind != hill {
			m.Areas = append(m.Areas, rules.Area{Kind: sceneryAreas[s.kind], Side: rules.Chance, Ref: f.sceneryRef(i), Pts: pointsOf(s.pts)})
		}
	}
	for i := range f.objectives {
		if g := &f.objectives[i]; g.kind == zoneObjective {
			m.Areas = append(m.Areas, rules.Area{Kind: rules.AreaObjective, Side: g.side, Ref: f.objectiveRef(i), Pts: pointsOf(g.pts)})
		}
	}
	if b.phase < initiative {
		for s := rules.First; s <= rules.Second; s++ {
			for _, z := range b.zonesOf(s) {
				m.Areas = append(m.Areas, rules.Area{Kind: rules.AreaZone, Side: s, Pts: pointsOf(z.pts)})
			}
		}
	}
	b.chart = m
}

func pointsOf(all plane.Poly) []rules.Point {
	pts := make([]rules.Point, len(all))
	for i, p := range all {
		pts[i] = p.Point()
	}
	return pts
}
