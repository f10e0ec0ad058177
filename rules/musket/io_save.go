package musket

import (
	"grognard/rules"
	"grognard/rules/tomlfile"
)

// Save implements rules.Rulebook: the board between two Steps as a position.
func (Book) Save(board rules.Board) []byte {
	b := board.(*Board)
	f := file{Format: fileFormat, First: b.armyName(rules.First), Map: b.mapTable(), Victory: b.victoryTable(), Events: b.eventTables(), Position: b.positionTable()}
	for _, x := range b.turns {
		f.Turns = append(f.Turns, lightNames[x])
	}
	ruleTable.Fill(&b.rules, &f.Rules)
	for s := range b.army {
		f.Sides = append(f.Sides, b.sideTable(&b.army[s]))
	}
	for c := range b.counters {
		switch p := &b.print[c]; {
		case p.unit():
			f.Units = append(f.Units, b.unitTable(c, p))
		case p.arm == leader:
			f.Leaders = append(f.Leaders, b.leaderTable(c, p))
		}
	}
	return tomlfile.Write(f, tomlfile.Lists{Line: 12, Short: true})
}

// called is what the battle calls a thing of its own.
func (b *Board) called(r rules.Ref) any { return tomlfile.WriteCalled(b.scenario.own.Of(r)) }

// id is the name of a counter.
func (b *Board) id(c int) string { return register[b.print[c].id] }

func hexNames(all []hex) (names []string) {
	for _, h := range all {
		names = append(names, h.name())
	}
	return names
}

// namesIn lists a set of hexes.
func namesIn(s *hexSet) (names []string) {
	for h := s.Next(0); h != noHex; h = s.Next(h + 1) {
		names = append(names, h.name())
	}
	return names
}

func (b *Board) mapTable() mapTable {
	t := mapTable{Seed: b.seed, Heights: namesIn(&b.heights), Hexsides: hexsideTable{River: b.sidesWith(river), Stream: b.sidesWith(stream), Bridge: b.sidesWith(bridge),
		Ford: b.sidesWith(ford), Slope: b.sidesWith(slope), Steep: b.sidesWith(steep), Wall: b.sidesWith(wall)}}
	for r := range b.rows {
		row := ""
		for c := range b.cols {
			row += b.ground[hexAt(c, r)].row().Letter
		}
		t.Terrain = append(t.Terrain, row)
	}
	for _, l := range b.lines {
		t.Roads = append(t.Roads, roadTable{[...]string{trail: "trail", road: "road"}[l.kind], hexNames(l.hexes)})
	}
	for _, l := range b.labels {
		t.Places = append(t.Places, placeTable{l.name, l.hex.name()})
	}
	return t
}

// sidesWith lists the hexsides with a feature, slopes from below, others once.
func (b *Board) sidesWith(bit hexside) (names []string) {
	up := bit == slope || bit == steep
	b.hexesOf(func(h hex) {
		for s, n := range b.next[h] {
			switch {
			case n == noHex || b.hexsides[h][s]&bit == 0:
			case up:
				names = append(names, h.name()+">"+n.name())
			case n > h:
				names = append(names, h.name()+"-"+n.name())
			}
		}
	})
	return names
}

func (b *Board) sideTable(a *army) sideTable {
	depot := func(c int) depotTable {
		return depotTable{ID: b.id(c), Called: b.called(registered(int(b.print[c].id))), MA: int(b.print[c].faces[0].ma)}
	}
	t := sideTable{Army: armyNames[a.name], Called: b.called(refsByName[armyNames[a.name]]), Nation: a.nation, LOC: hexNames(a.loc), Steps: int(a.steps), HQ: depot(a.hq), Trains: depot(a.train)}
	if a.embarkation != noHex {
		t.Embarkation = a.embarkation.name()
	}
	for _, f := range a.formations {
		t.Formations = append(t.Formations, formationTable{f.mark, formationNames[f.name], b.called(formationRef(int(f.name)))})
	}
	return t
}

func (b *Board) unitTable(c int, p *print) unitTable {
	t := unitTable{ID: b.id(c), Called: b.called(registered(int(p.id))), Side: b.armyName(rules.Side(p.side)), Type: armNames[p.arm], Size: sizeNames[p.size], Figure: string(p.figure),
		Formation: p.formation, Identity: p.identity, Steps: int(p.steps), Back: backNames[p.backIs], Front: p.faceTable(0)}
	if p.backIs != backBlank {
		t.Reverse = p.faceTable(1)
	}
	t.Turn, t.Entry = p.setUp()
	return t
}

// faceTable is a side of a unit.
func (p *print) faceTable(i int) faceTable {
	f := &p.faces[i]
	t := faceTable{CF: int(f.cf), Paren: f.paren, Charge: int(f.charge), Attack: int(f.cf), Defence: int(f.defence), Range: int(f.reach), MR: int(f.mr),
		MA: int(f.ma), MAParen: f.maParen, Dot: f.dot, guns: p.arm == artillery}
	if f.ma == variable {
		t.MA = "V"
	}
	return t
}

// setUp is where a counter comes in; where it is now stands in the position.
func (p *print) setUp() (turn int, entry []string) {
	if len(p.entry) == 0 {
		return 0, nil
	}
	return 1, hexNames(p.entry)
}

func (b *Board) leaderTable(c int, p *print) leaderTable {
	f := &p.faces[0]
	t := leaderTable{ID: b.id(c), Called: b.called(registered(int(p.id))), Side: b.armyName(rules.Side(p.side)), CF: int(f.cf), MR: int(f.mr), Movement: int(f.ma), Span: p.span}
	t.Turn, t.Entry = p.setUp()
	return t
}
