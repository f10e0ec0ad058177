package eagles

import (
	"strconv"

	"grognard/rules"
	"grognard/rules/plane"
)

// viewArmyList shows the army that is put together, with the table of part 2; nil
// once both stand.
func (b *Board) viewArmyList() *rules.ArmyList {
	if b.phase != build {
		return nil
	}
	s := b.active
	m := &rules.ArmyList{Side: s, Points: b.budget(s), Done: rules.Option{Do: "done"}}
	for n := range nations {
		m.Nations = append(m.Nations, rules.Option{Do: "nation", With: nationRef(nation(n))})
	}
	for g := militia; g <= guard; g++ {
		m.Grades = append(m.Grades, priceList(g))
	}
	for f := drummer; f < figures; f++ {
		m.Items = append(m.Items, item(f))
	}
	for i, to := b.roster(s); i < to; i++ {
		m.Units = append(m.Units, b.rosterUnit(i))
	}
	return m
}

// budget is what an army may cost and what it costs so far (ME-4.4).
func (b *Board) budget(s rules.Side) rules.Gauge {
	return rules.Gauge{Key: rules.GaugeSpent, N: b.spent(s), Of: b.scenario.points, Rule: "ME-4.4"}
}

// priceList is the line of the table for a grade (ME-6.1).
func priceList(g grade) rules.GradePrices {
	l := rules.GradePrices{Ref: gradeRef(g), Value: needed(grades[g].activation)}
	for n := leastRankers; n <= mostRankers; n += rankersStep {
		l.Sizes = append(l.Sizes, rules.Recruit{Option: rules.Option{Do: "recruit", With: gradeRef(g), N: n}, Men: n, Price: price(g, n)})
	}
	return l
}

func needed(n int) string { return strconv.Itoa(n) + "+" }

// figureStates are what a stand has the special figures as.
var figureStates = [figures]rules.State{drummer: rules.StateDrummer, sergeant: rules.StateSergeant, standard: rules.StateStandard, officer: rules.StateOfficer}

// item is a kind of special figure (section 8).
func item(f figure) rules.Item {
	x := &figureTable[f]
	return rules.Item{Ref: figureRef(f), Figure: figureStates[f], Most: x.most, Price: x.points, Rule: x.rule}
}

// rosterUnit is a battalion of the roster.
func (b *Board) rosterUnit(i int) rules.RosterUnit {
	u, who := &b.body[i], b.unitRef(i)
	e := rules.RosterUnit{Ref: who, Grade: gradeRef(u.grade), Value: needed(grades[u.grade].activation), Men: u.bought, Price: u.cost(),
		Drop: rules.Option{Do: "disband", Who: who}}
	w, d := size(u.bases, false)
	e.Stands = b.stands(nil, i, plane.Pose{W: w, D: d}, false)
	b.figuresInLine(e.Stands, u)
	for f := drummer; f < figures; f++ {
		x, name := item(f), figureTable[f].name
		x.N = u.had[f]
		x.Add, x.Drop = rules.Option{Do: name, Who: who}, rules.Option{Do: "drop-" + name, Who: who}
		e.Items = append(e.Items, x)
	}
	e.Traits = []rules.Trait{
		{Key: "light", On: u.light, Set: rules.Option{Do: "light", Who: who}, Clear: rules.Option{Do: "heavy", Who: who}},
		{Key: "rifles", On: u.rifles, Price: u.bought, Set: rules.Option{Do: "rifles", Who: who}, Clear: rules.Option{Do: "muskets", Who: who}},
	}
	return e
}

// figuresInLine puts the special figures of a battalion on its stands as they
// would stand in line.
func (b *Board) figuresInLine(stands []rules.Piece, u *battalion) {
	inLine := *u
	inLine.column = false
	b.figuresOn(stands, &inLine)
}
