package manoeuvre

import (
	"slices"

	"grognard/rules"
	"grognard/rules/tomlfile"
)

// Save implements rules.Rulebook: the board between two Steps as a position.
func (Book) Save(board rules.Board) []byte {
	b := board.(*Board)
	f := file{Format: fileFormat, First: "roll", Position: b.positionTable()}
	if b.lead != rules.Chance {
		f.First = b.edgeOf(b.lead)
	}
	ruleTable.Fill(&b.rules, &f.Rules)
	f.Army = b.armyTables()
	if b.chart != nil {
		f.Map.Rows, f.Map.Seed = b.groundRows(), b.seed
	}
	south := rules.First
	if b.force[rules.First].north {
		south = rules.Second
	}
	f.South, f.North = b.sideTable(south), b.sideTable(south.Other())
	return tomlfile.Write(f, tomlfile.Lists{Line: 6})
}

// edgeOf is the edge of a side, as files call it.
func (b *Board) edgeOf(s rules.Side) string {
	if b.force[s].north {
		return "north"
	}
	return "south"
}

func (b *Board) groundRows() (rows []string) {
	for rank := 7; rank >= 0; rank-- {
		row := make([]byte, 0, 8)
		for file := range 8 {
			row = append(row, b.ground[at(file, rank)].effects().letter)
		}
		rows = append(rows, string(row))
	}
	return rows
}

func (b *Board) positionTable() *positionTable {
	p := &positionTable{Phase: phaseNames[b.phase], Turn: b.turn, Active: b.edgeOf(b.active), Edges: b.edges}
	if b.force[rules.First].north {
		p.South = "second"
	}
	if b.right != noRight {
		p.Right = [...]string{edgeRight: "edge", armyRight: "army"}[b.right]
	}
	if b.offered[0] != noArmy {
		p.Offer = []string{armyName(int(b.offered[0])), armyName(int(b.offered[1]))}
	}
	if b.moved >= 0 {
		p.Moved = b.unitType(b.active, int(b.moved)).id
	}
	if b.began != offBoard {
		p.From = b.began.name()
	}
	if b.phase == gameOver {
		p.Winner, p.Ending = b.edgeOf(b.winner), endings[b.ending].name
	}
	return p
}

func (b *Board) sideTable(s rules.Side) sideTable {
	f, p := &b.force[s], &b.plan[s]
	t := sideTable{Called: b.calledBeside(s, rules.SideRef(s)), Opening: handPlanNames[p.hand], FreeRedoubts: int(p.redoubts)}
	if f.army == noArmy {
		return t
	}
	t.Army = armyName(int(f.army))
	for u := range 8 {
		if hasBit(p.worn, u) {
			t.StartReduced = append(t.StartReduced, b.unitType(s, u).id)
		}
	}
	t.Units = b.unitTables(s)
	for _, c := range f.pile[:f.piled] {
		t.Discards = append(t.Discards, b.card(s, int(c)).id)
	}
	t.Hand, t.Known, t.Finished = b.cardNames(s, f.hand), b.cardNames(s, f.known), f.finished
	return t
}

// armyTables are the armies that the battle has of its own, as its file had them.
func (b *Board) armyTables() (all []armyTable) {
	for _, own := range b.raised {
		if own == nil {
			continue
		}
		t := *own.table
		t.Called, t.Units, t.Commanders = again(t.Called), slices.Clone(t.Units), slices.Clone(t.Commanders)
		for i := range t.Units {
			t.Units[i].Called = again(t.Units[i].Called)
		}
		for i := range t.Commanders {
			t.Commanders[i].Called = again(t.Commanders[i].Called)
		}
		all = append(all, t)
	}
	return all
}

// calledBeside is what a thing of a side is called otherwise than where its army is raised, nil if
// it is not.
func (b *Board) calledBeside(s rules.Side, r rules.Ref) any {
	c := b.own.Of(r)
	if a := int(b.force[s].army); isOwn(a) {
		t := b.raised[a-len(armies)].table
		given := t.Called
		if r.Kind() == unitKind {
			given = t.Units[r.N()%8].Called
		}
		if was, _ := tomlfile.ReadCalled(given); was == c {
			return nil
		}
	}
	return tomlfile.WriteCalled(c)
}

// again is a name that was read, as it is written.
func again(called any) any {
	c, _ := tomlfile.ReadCalled(called)
	return tomlfile.WriteCalled(c)
}

// unitTables lists the units that stand on the board, or will by the plan.
func (b *Board) unitTables(s rules.Side) []unitTable {
	f := &b.force[s]
	all := []unitTable{}
	for u := range 8 {
		q := f.at[u]
		if q == offBoard {
			q = b.plan[s].place[u]
		}
		called := b.calledBeside(s, unitRef(int(f.army), u))
		switch {
		case q != offBoard:
			all = append(all, unitTable{b.unitType(s, u).id, called, q.name(), f.state[u] == reduced, b.inRedoubt(s, u)})
		case called != nil:
			all = append(all, unitTable{Unit: b.unitType(s, u).id, Called: called})
		}
	}
	return all
}

// cardNames lists a set of cards of a side.
func (b *Board) cardNames(s rules.Side, set cards) (ids []string) {
	for ; set != 0; set = set.Rest() {
		ids = append(ids, b.card(s, set.First()).id)
	}
	return ids
}
