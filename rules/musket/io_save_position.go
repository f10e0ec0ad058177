package musket

import (
	"grognard/rules"
)

func (b *Board) victoryTable() victoryTable {
	v := &b.schedule
	t := victoryTable{MarginOf: b.armyName(b.marginOf), Eliminated: v.eliminated, Destroyed: v.destroyed, Captured: v.captured, OffMap: v.off,
		LeaderKilled: v.leaderKilled, LeaderCaptured: v.leaderCaptured, HQCaptured: v.headquartersCaptured, TrainsCaptured: v.trainsCaptured}
	for _, g := range b.objectives {
		t.Objectives = append(t.Objectives, objectiveTable{g.name, g.hex.name(), g.vp, b.armyName(g.start)})
	}
	for _, l := range b.levels {
		t.Levels = append(t.Levels, levelTable{l.from, b.armyName(l.winner), l.grade})
	}
	return t
}

func (b *Board) eventTables() (all []eventTable) {
	for _, e := range b.events {
		t := eventTable{Kind: eventNames[e.kind], Turns: e.turns, Units: b.ids(e.counters), Span: e.span, Value: e.value, NoMarch: e.noMarch, Bonus: e.bonus}
		if e.leader >= 0 {
			t.Leader = b.id(e.leader)
		}
		if e.heir >= 0 {
			t.Heir = b.id(e.heir)
		}
		all = append(all, t)
	}
	return all
}

// ids lists the counters of a set.
func (b *Board) ids(all set) (names []string) {
	for ; !all.Empty(); all = all.Rest() {
		names = append(names, b.id(all.First()))
	}
	return names
}

func (b *Board) positionTable() *positionTable {
	p := &positionTable{Phase: phaseNames[b.phase], Turn: b.turn, Active: b.armyName(b.active), Begun: b.begun, Aimed: b.aimed, Steps: []int{int(b.steps[0]), int(b.steps[1])},
		Shock:   []int{int(b.shock[0]), int(b.shock[1])},
		Targets: namesIn(&b.targets), Bases: namesIn(&b.bases)}
	for i := range b.objectives {
		p.Control = append(p.Control, b.armyName(rules.Side(b.control[i])))
	}
	for c := range b.counters {
		if !b.threat[c].Empty() {
			p.Threats = append(p.Threats, threatTable{b.id(c), b.ids(b.threat[c])})
		}
		p.Pieces = append(p.Pieces, b.pieceTable(c))
	}
	return p
}

// pieceTable is the state of a counter.
func (b *Board) pieceTable(c int) pieceTable {
	p := &b.piece[c]
	t := pieceTable{ID: b.id(c), Box: int(p.box)}
	if p.place != onMap {
		t.Place = placeNames[p.place]
	}
	for _, x := range []struct {
		is  *string
		hex hex
	}{{&t.At, p.at}, {&t.Start, p.start}, {&t.Aim, p.aim}} {
		if x.hex != noHex {
			*x.is = x.hex.name()
		}
	}
	if p.helps >= 0 {
		t.Helps = b.id(int(p.helps))
	}
	for i, name := range markNames {
		if p.marks>>i&1 == 1 {
			t.Marks = append(t.Marks, name)
		}
	}
	return t
}
