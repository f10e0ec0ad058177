package musket

import "grognard/rules"

// Inspect implements rules.Rulebook.
func (Book) Inspect(board rules.Board, _ rules.Side, r rules.Ref) []rules.Note {
	b := board.(*Board)
	switch r.Kind() {
	case counterKind:
		if c := b.pieceNamed(r); c >= 0 {
			return b.inspectCounter(c)
		}
	case hexKind:
		return b.inspectHex(hex(r.N()))
	case groundKind:
		return groundNotes(ground(r.N()))
	}
	return nil
}

func note(rule, key string, args rules.Text) rules.Note {
	args.Key = "ms.inspect." + key
	return rules.Note{Rule: rule, Text: args}
}

// groundNotes say what a ground does (part 6.3).
func groundNotes(g ground) (all []rules.Note) {
	row := g.row()
	all = append(all, note("MS-2.2.5", "ground."+string(groundArt[g]), rules.Text{A: groundRef(g)}))
	for a, cost := range row.Cost {
		key := "cost." + armNames[a]
		if cost == 0 {
			key = "barred." + armNames[a]
		}
		all = append(all, note("MS-4.5.1", key, rules.Text{N: cost}))
	}
	return all
}

func (b *Board) inspectHex(h hex) []rules.Note {
	if !b.onMap(h) {
		return nil
	}
	all := groundNotes(b.ground[h])
	if b.heights.Has(h) {
		all = append(all, note("MS-8.6.4", "height", rules.Text{}))
	}
	for i := range b.objectives {
		if b.objectives[i].hex == h {
			all = append(all, note("MS-18.0.3", "objective", rules.Text{A: b.armyRef(rules.Side(b.control[i])), N: b.objectives[i].vp}))
		}
	}
	for s := rules.First; s <= rules.Second; s++ {
		for _, l := range b.army[s].loc {
			if l == h {
				key := "loc_closed"
				if b.functions(s, h) {
					key = "loc"
				}
				all = append(all, note("MS-12.3.1", key, rules.Text{A: b.armyRef(s)}))
			}
		}
		if b.inZone(s, h) {
			all = append(all, note("MS-6.1.1", "zone", rules.Text{A: b.armyRef(s)}))
		}
		if b.overstacked(s, h) {
			all = append(all, note("MS-5.2.1", "overstacked", rules.Text{A: b.armyRef(s), N: b.stacking(s, h)}))
		}
	}
	return all
}

// inspectCounter tells both faces, what the counter is and what it has done.
func (b *Board) inspectCounter(c int) (all []rules.Note) {
	p := &b.print[c]
	switch {
	case p.unit():
		all = b.inspectUnit(c)
	case p.arm == leader:
		all = b.inspectLeader(c)
	default:
		if why := b.depotState(c); why.Rule != "" {
			all = append(all, why)
		}
	}
	for _, x := range []struct {
		m         marks
		rule, key string
	}{{shaken, "MS-11.1.1", "shaken"}, {ineffective, "MS-2.6.2", "ineffective"}, {square, "MS-9.5.4", "square"}, {moved, "MS-4.2.4", "moved"},
		{marched, "MS-4.7.2", "marched"}, {crowded, "MS-5.2.3", "crowded"}, {guarding, "MS-6.3.2", "guarding"}, {charging, "MS-7.13.3k", "charging"},
		{aiming, "MS-8.4.5", "aiming"}, {attacked, "MS-7.5.8", "attacked"}, {hauled, "MS-12.4.5", "hauled"}} {
		if b.is(c, x.m) && (p.unit() || x.m != ineffective || p.arm == leader) {
			all = append(all, note(x.rule, x.key, rules.Text{A: b.pieceRef(c), B: b.piece[c].aim.ref()}))
		}
	}
	if b.inPlay(c) {
		all = append(all, note("MS-7.6.1", "line."+classNames[b.lineOf(c)], rules.Text{A: b.pieceRef(c)}))
	}
	all = append(all, b.inspectWaiting(c)...)
	all = append(all, b.inspectWorth(c)...)
	return append(all, b.inspectThreat(c)...)
}

// inspectUnit tells the printed values of both faces and the formation.
func (b *Board) inspectUnit(c int) (all []rules.Note) {
	p := &b.print[c]
	a := &b.army[p.side]
	for _, f := range a.formations {
		if f.mark == p.formation {
			all = append(all, note("MS-2.4.2", "formation", rules.Text{A: formationRef(f.name)}))
		}
	}
	switch p.formation {
	case "0":
		all = append(all, note("MS-2.4.2", "formation_none", rules.Text{}))
	case "A":
		all = append(all, note("MS-2.4.2", "formation_any", rules.Text{}))
	}
	if p.small() {
		all = append(all, note("MS-2.7.2", sizeNames[p.size], rules.Text{}))
	}
	up, other := 0, 1
	if b.is(c, reduced|ineffective) {
		up, other = 1, 0
	}
	all = append(all, p.tellFace(up)...)
	if p.backIs != backBlank {
		key := "back." + backNames[p.backIs]
		if other == 0 {
			key = "front"
		}
		all = append(all, note(p.faceRule(), key, rules.Text{}))
		all = append(all, p.tellFace(other)...)
	}
	if b.face(c).paren {
		all = append(all, note("MS-2.4.4", "paren_cf", rules.Text{}))
	}
	if b.face(c).maParen {
		all = append(all, note("MS-2.4.9", "paren_ma", rules.Text{}))
	}
	if b.face(c).dot {
		all = append(all, note("MS-11.2.8", "dot", rules.Text{}))
	}
	if why := b.rollReason(c); !why.OK() {
		all = append(all, rules.Note{Rule: why.Rule, Text: why.Text})
	}
	return all
}

// faceRule is the clause that says what the two sides of a unit mean.
func (p *print) faceRule() string {
	if p.arm == infantry {
		return "MS-2.5.1"
	}
	return "MS-2.6.1"
}

// tellFace tells the values on a side of a unit, two in a line.
func (p *print) tellFace(side int) []rules.Note {
	f := &p.faces[side]
	two := func(key string, n, m int8) rules.Note {
		if m == variable {
			key += ".variable"
		}
		return note(p.faceRule(), key, rules.Text{N: int(n), M: int(m)})
	}
	switch p.arm {
	case cavalry:
		return []rules.Note{two("face.cf_charge", f.cf, f.charge), two("face.mr_ma", f.mr, f.ma)}
	case artillery:
		return []rules.Note{two("face.guns", f.cf, f.defence), two("face.reach", f.reach, 0), two("face.mr_ma", f.mr, f.ma)}
	}
	return []rules.Note{two("face.cf", f.cf, 0), two("face.mr_ma", f.mr, f.ma)}
}

// inspectWaiting tells when and where a counter comes onto the map.
func (b *Board) inspectWaiting(c int) (all []rules.Note) {
	p := &b.piece[c]
	switch p.place {
	case waiting:
		for _, h := range b.print[c].entry {
			all = append(all, note("MS-13.1.1", "due", rules.Text{A: b.pieceRef(c), B: h.ref(), N: max(int(p.box), b.turn)}))
		}
	case onTrack:
		all = append(all, note("MS-13.2.2", "returns", rules.Text{A: b.pieceRef(c), N: int(p.box)}))
	}
	return all
}

// inspectWorth tells the points that a counter has given the enemy.
func (b *Board) inspectWorth(c int) []rules.Note {
	if n := b.victoryPoints(c); n != 0 {
		return []rules.Note{note("MS-18.0.2", "worth", rules.Text{A: b.pieceRef(c), N: n})}
	}
	return nil
}

// inspectLeader tells his span and whom he assists.
func (b *Board) inspectLeader(c int) (all []rules.Note) {
	f := b.face(c)
	all = append(all, note("MS-10.3.9", "leader", rules.Text{N: int(f.cf), M: int(f.mr)}), note("MS-10.3.4", "bonus", rules.Text{N: int(f.ma)}))
	for _, mark := range b.spanOf(c) {
		if mark == "all" {
			all = append(all, note("MS-7.14.5", "span_all", rules.Text{}))
		}
		for _, x := range b.army[b.print[c].side].formations {
			if x.mark == mark {
				all = append(all, note("MS-7.14.5", "span", rules.Text{A: formationRef(x.name)}))
			}
		}
	}
	if h := int(b.piece[c].helps); h >= 0 {
		all = append(all, note("MS-10.3.1", "helps", rules.Text{A: b.pieceRef(h)}))
	}
	return all
}

// depotState tells whether HQ or trains are active and, if not, why they cannot
// be.
func (b *Board) depotState(c int) rules.Note {
	if !b.inPlay(c) {
		return rules.Note{}
	}
	if !b.is(c, ineffective) {
		return note("MS-12.1.7", "active", rules.Text{A: b.pieceRef(c)})
	}
	if why := b.unfit(c); !why.OK() {
		return rules.Note{Rule: why.Rule, Text: why.Text}
	}
	return note("MS-12.1.8", "inactive", rules.Text{A: b.pieceRef(c)})
}

// inspectThreat tells of a unit that its owner gains a FOW by unless it is
// attacked.
func (b *Board) inspectThreat(c int) []rules.Note {
	if !b.owes(c) {
		return nil
	}
	all := []rules.Note{note("MS-7.2.4", "threatened", rules.Text{A: b.pieceRef(c)})}
	for by := b.threat[c]; !by.Empty(); by = by.Rest() {
		all = append(all, note("MS-7.2.1", "threatens", rules.Text{A: b.pieceRef(by.First())}))
	}
	return all
}
