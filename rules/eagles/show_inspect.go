package eagles

import "grognard/rules"

// Inspect implements rules.Rulebook.
func (Book) Inspect(board rules.Board, _ rules.Side, r rules.Ref) []rules.Note {
	b := board.(*Board)
	switch r.Kind() {
	case groupRefKind:
		if i, g := b.unitNamed(r), r.N()&15; i >= 0 && g < b.body[i].posts {
			return b.inspectGroup(i, g)
		}
	case bodyKind:
		if i := b.unitNamed(r); i >= 0 {
			return b.inspectBody(i)
		}
	case commanderKind:
		return b.inspectCommander(rules.Side(r.N() & 1))
	case sceneryKind:
		return inspectGround(groundKind(r.N() >> 8))
	case goalRefKind:
		if i := r.N() & 255; i < len(b.scenario.objectives) {
			return b.inspectObjective(i)
		}
	case gradeKind:
		g := grade(r.N())
		return []rules.Note{note("ME-13.4", "grade", rules.Text{A: r, N: grades[g].activation})}
	}
	return nil
}

func note(rule, key string, args rules.Text) rules.Note {
	args.Key = "me.inspect." + key
	return rules.Note{Rule: rule, Text: args}
}

// inspectBody tells grade, men, figures and status of a battalion.
func (b *Board) inspectBody(i int) (all []rules.Note) {
	u, who := &b.body[i], b.unitRef(i)
	add := func(on bool, rule, key string, args rules.Text) {
		if on {
			args.A = who
			all = append(all, note(rule, key, args))
		}
	}
	add(true, "ME-13.4", "needs", rules.Text{B: gradeRef(b.grade(i)), N: b.needs(i)})
	rule, why := "ME-9.11", "away"
	if b.cmdOf(u.side).state == gone {
		rule, why = "ME-9.15", "fallen"
	}
	add(b.dropped(i) && u.grade > militia, rule, "dropped."+why, rules.Text{B: gradeRef(u.grade)})
	add(b.burden(i) < 0, "ME-9.12", "burden."+why, rules.Text{})
	if u.mustTest() {
		all = b.inspectTest(all, i)
	}
	add(true, "ME-16.2", "men", rules.Text{N: u.rankers, M: u.start})
	add(true, "ME-16.2", "groups", rules.Text{N: u.groups()})
	add(u.men() > 0, "ME-19.1", "screen", rules.Text{N: u.men()})
	for f := drummer; f < figures; f++ {
		add(u.has[f] > 0, figureTable[f].rule, "has", rules.Text{B: figureRef(f), N: u.has[f]})
	}
	add(b.led(i), "ME-9.6", "led", rules.Text{})
	add(u.light, "ME-20.5", "light", rules.Text{})
	add(u.rifles, "ME-18.11", "rifles", rules.Text{})
	if !u.inPlay() {
		add(u.state == gone, "ME-28.3", "gone", rules.Text{})
		return all
	}
	if u.column {
		add(true, "ME-31.3", "column", rules.Text{})
	} else {
		add(true, "ME-31.2", "line", rules.Text{})
	}
	add(u.disordered, "ME-15.1", "disordered", rules.Text{})
	add(u.broken, "ME-27.21", "broken", rules.Text{})
	add(u.resting(), "ME-22.14", "halted", rules.Text{N: u.halted})
	add(u.reforming, "ME-15.10", "reforming", rules.Text{})
	if u.engaged() {
		add(true, "ME-23.32", "engaged", rules.Text{B: b.unitRef(u.foe)})
	}
	if u.supporting() {
		add(true, "ME-23.25", "supporting", rules.Text{B: b.unitRef(u.helps)})
	}
	if b.rules.byEye && !u.fired {
		for _, x := range bands[one(u.rifles)] {
			add(true, "ME-39.3", "dice", rules.Text{N: b.openDice(i, x.halved), M: int(x.to / inch)})
		}
	}
	add(u.fired, "ME-16.4", "fired", rules.Text{})
	add(u.halved(), "ME-27.9", "halved", rules.Text{})
	switch b.groundCover(target{body: i}) {
	case light:
		add(true, "ME-35.7", "cover_light", rules.Text{})
	case heavy:
		add(true, "ME-35.7", "cover_heavy", rules.Text{})
	}
	if level := b.scenario.levelAt(u.at); level > 0 {
		add(true, "ME-35.4", "level", rules.Text{N: level})
	}
	return all
}

// openDice is how many dice a body has whose whole front sees an enemy line in
// the open, at a range that halves them so often (ME-18.1).
func (b *Board) openDice(i, halved int) int {
	u := &b.body[i]
	n := min(u.front(), u.groups()) + 2*one(u.nation == british && !u.column && b.grade(i) > militia) + 2*one(b.grade(i) == guard) + 2*one(u.rifles)
	return dice(n, halved+one(u.disordered))
}

// inspectGroup tells what a group of skirmishers is and may do.
func (b *Board) inspectGroup(i, g int) []rules.Note {
	u, who := &b.body[i], b.unitRef(i)
	all := []rules.Note{
		note("ME-19.4", "group", rules.Text{A: who, N: u.screen[g].men}),
		note("ME-19.1", "screen", rules.Text{A: who, N: u.men()}),
		note("ME-37.2", "tether", rules.Text{A: who, N: int(u.tether() / inch)}),
		note("ME-13.4", "needs", rules.Text{A: who, B: gradeRef(b.grade(i)), N: b.needs(i)}),
		note("ME-19.15", "around", rules.Text{A: who}),
		note("ME-18.9", "thin", rules.Text{A: who}),
	}
	if u.rifles {
		all = append(all, note("ME-18.11", "rifles", rules.Text{A: who}))
	}
	if u.fired {
		all = append(all, note("ME-16.4", "fired", rules.Text{A: who}))
	}
	return all
}

// inspectTest tells of a Resolve test that is due: why, and what the die needs.
func (b *Board) inspectTest(all []rules.Note, i int) []rules.Note {
	u, who := &b.body[i], b.unitRef(i)
	for _, x := range [...]struct {
		on        bool
		rule, why string
	}{{u.broken, "ME-27.6", "rally"}, {u.beaten, "ME-27.3", "beaten"}, {u.lost, "ME-27.2", "lost"}, {u.saw, "ME-27.4", "saw"}, {u.bereft, "ME-27.5", "bereft"}} {
		if x.on {
			all = append(all, note(x.rule, "test."+x.why, rules.Text{A: who}))
		}
	}
	if b.led(i) {
		return append(all, note("ME-9.10", "test.led", rules.Text{A: who}))
	}
	need := b.needs(i) - b.resolution(&rules.Table{}, i, "resolve", [3]string{"ME-27.9", "ME-27.10", "ME-27.11"})
	all = append(all, note("ME-27.1", "test.needs", rules.Text{A: who, N: max(1, need), M: min(6, max(0, 7-need))}))
	if n := u.has[standard]; n > 0 {
		all = append(all, note("ME-8.10", "test.again", rules.Text{A: who, N: n}))
	}
	return all
}

func (b *Board) inspectCommander(s rules.Side) (all []rules.Note) {
	c, who := b.cmdOf(s), b.commanderRef(s)
	switch {
	case c.state == gone:
		return []rules.Note{note("ME-9.15", "cmd_dead", rules.Text{A: who})}
	case c.with >= 0:
		all = append(all, note("ME-9.11", "cmd_with", rules.Text{A: who, B: b.unitRef(c.with)}))
	default:
		all = append(all, note("ME-9.2", "cmd_alone", rules.Text{A: who}))
	}
	if c.moved {
		all = append(all, note("ME-9.16", "cmd_moved", rules.Text{A: who}))
	}
	return all
}

// inspectGround says what a kind of scenery does (1.8).
func inspectGround(k groundKind) []rules.Note {
	rule := [...]string{wood: "ME-35.6", orchard: "ME-35.6", marsh: "ME-35.2", hill: "ME-35.4", building: "ME-35.3", road: "ME-35.1",
		wall: "ME-35.6", hedge: "ME-35.6", fence: "ME-35.6"}[k]
	return []rules.Note{note(rule, "ground."+grounds[k].name, rules.Text{})}
}

func (b *Board) inspectObjective(i int) []rules.Note {
	g := &b.scenario.objectives[i]
	all := []rules.Note{note("ME-28.6", "goal."+objectiveKinds[g.kind], rules.Text{A: b.scenario.objectiveRef(i), N: g.points, M: g.n})}
	for s := rules.First; s <= rules.Second; s++ {
		if b.army[s].nation != noNation && b.earns(g, s) {
			all = append(all, note("ME-28.6", "earned", rules.Text{A: rules.SideRef(s)}))
		}
	}
	return all
}
