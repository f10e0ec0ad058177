package eagles

import "grognard/rules"

// viewGauges lists the numbers of a side: while armies are built what it has
// spent, then its battalions, objectives and tests.
func (b *Board) viewGauges(s rules.Side) []rules.Gauge {
	from, to := b.roster(s)
	if b.phase == build {
		return []rules.Gauge{b.budget(s), {Key: rules.GaugeBattalions, N: to - from, Rule: "ME-6.4"}}
	}
	var out []rules.Ref
	for i := from; i < to; i++ {
		if u := &b.body[i]; u.state == gone || u.broken {
			out = append(out, b.unitRef(i))
		}
	}
	var all []rules.Gauge
	if b.goalsDecide() {
		all = append(all, rules.Gauge{Key: rules.GaugePoints, N: b.objectivePoints(s), Refs: b.earned(s), Rule: "ME-28.5"})
	}
	all = append(all,
		rules.Gauge{Key: rules.GaugeUnbroken, N: b.standing(s), Of: to - from, Rule: "ME-28.1"},
		rules.Gauge{Key: rules.GaugeOut, N: len(out), Of: to - from, Refs: out, Rule: "ME-28.6"},
		rules.Gauge{Key: rules.GaugeLosses, N: b.losses(s), Rule: "ME-28.3"})
	if due := b.dueTests(s); len(due) > 0 {
		all = append(all, rules.Gauge{Key: rules.GaugeTests, N: len(due), Refs: due, Rule: "ME-27.1", Aside: true})
	}
	return append(all, rules.Gauge{Key: rules.GaugeCommander, N: one(b.cmdOf(s).state != gone), Lamp: true, Rule: "ME-9.23"})
}

// goalsDecide reports whether the battle has objectives, which decide it before all else
// (ME-28.5).
func (b *Board) goalsDecide() bool { return len(b.scenario.objectives) > 0 }

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

// Course implements rules.Chronicler: what tells the battle of a side is its objectives (ME-28.5), or
// else its battalions that are not broken (ME-28.1).
func (Book) Course(board rules.Board) rules.Course {
	if board.(*Board).goalsDecide() {
		return rules.Course{Gauge: rules.GaugePoints}
	}
	return rules.Course{Gauge: rules.GaugeUnbroken}
}
