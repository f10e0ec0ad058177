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
	v.Call(b.scenario.own)
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
	a.Gauges = b.viewGauges(s)
	return a
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
