package eagles

import (
	"slices"

	"grognard/rules"
)

// cost is what a battalion costs (ME-6.3).
func (u *battalion) cost() int {
	n := price(u.grade, u.bought)
	if u.rifles {
		n += u.bought // ME-6.2
	}
	for f, k := range u.had {
		n += k * figureTable[f].points
	}
	return n
}

// spent is what the army of a side costs so far.
func (b *Board) spent(s rules.Side) int {
	n := 0
	for i := range b.body {
		if b.body[i].side == s {
			n += b.body[i].cost()
		}
	}
	return n
}

// buildArmy puts one army together (2.1): First's, then Second's. It is one
// Step however long it takes, so that whoever plays by himself can tell that
// he goes round in circles.
func (b *Board) buildArmy(t *rules.Table) {
	s := b.active
	if b.army[s].nation == noNation {
		o := t.Ask(s, "build.nation", "ME-6.2", 0, func(m rules.Menu) {
			m.Public()
			for n := range nations {
				m.Offer(rules.Option{Do: "nation", With: nationRef(nation(n))})
			}
		})
		b.army[s].nation = nation(o.With.N())
	}
	for b.changeArmy(t, s) {
	}
	t.Say("ME-4.4", s, rules.Text{Key: "me.log.built", A: rules.SideRef(s), N: b.spent(s)})
	if s == rules.First {
		b.active = rules.Second
		return
	}
	b.enter(t, sidesRoll, "ME-10.3")
}

// changeArmy changes one thing of an army. It reports whether that was not
// the last.
func (b *Board) changeArmy(t *rules.Table, s rules.Side) bool {
	o := t.Ask(s, "build", "ME-4.4", nationRef(b.army[s].nation), func(m rules.Menu) {
		m.Public()
		b.offerBuild(m, s)
	})
	switch o.Do {
	case "done":
		return false
	case "nation":
		b.army[s].nation = nation(o.With.N())
	case "recruit":
		b.recruit(s, grade(o.With.N()), o.N)
	case "disband":
		b.disband(b.unitNamed(o.Who))
	default:
		b.equip(b.unitNamed(o.Who), o.Do)
	}
	return true
}

// offerBuild lists what may be done to an army.
func (b *Board) offerBuild(m rules.Menu, s rules.Side) {
	left := b.scenario.points - b.spent(s)
	from, to := b.roster(s)
	enough := func(n int) rules.Reason {
		return rules.Unless(n <= left, "ME-4.4", rules.Text{Key: "me.why.points", N: n, M: left})
	}
	for g := militia; g <= guard; g++ {
		for n := leastRankers; n <= mostRankers; n += rankersStep {
			m.Offer(rules.Option{Do: "recruit", With: gradeRef(g), N: n}, enough(price(g, n)),
				rules.Unless(to-from < maxRoster, "ME-4.4", rules.Text{Key: "me.why.roster"}))
		}
	}
	for n := range nations {
		if nation(n) != b.army[s].nation {
			m.Offer(rules.Option{Do: "nation", With: nationRef(nation(n))}, rules.Unless(to == from, "ME-6.2", rules.Text{Key: "me.why.nation_roster"}))
		}
	}
	for i := from; i < to; i++ {
		u, who := &b.body[i], b.unitRef(i)
		m.Offer(rules.Option{Do: "disband", Who: who})
		for f := drummer; f < figures; f++ {
			x := &figureTable[f]
			m.Offer(rules.Option{Do: x.name, Who: who}, enough(x.points),
				rules.Unless(u.had[f] < x.most, x.rule, rules.Text{Key: "me.why.figures", A: who, B: figureRef(f), N: x.most}))
			if u.had[f] > 0 {
				m.Offer(rules.Option{Do: "drop-" + x.name, Who: who})
			}
		}
		b.offerLight(m, i, enough)
	}
	if to > from {
		m.Quiet(rules.Option{Do: "done"})
	}
}

// offerLight offers to make a battalion light, and riflemen (section 20).
func (b *Board) offerLight(m rules.Menu, i int, enough func(int) rules.Reason) {
	u, who := &b.body[i], b.unitRef(i)
	why := func(ok bool, rule, key string) rules.Reason {
		return rules.Unless(ok, rule, rules.Text{Key: "me.why." + key, A: who, N: mostLight})
	}
	if u.light {
		m.Offer(rules.Option{Do: "heavy", Who: who})
	} else {
		m.Offer(rules.Option{Do: "light", Who: who}, why(u.grade == veteran, "ME-20.2", "light_grade"),
			why(u.bought <= mostLight, "ME-20.3", "light_size"), why(b.lightOf(u.side) < 0, "ME-20.1", "light_one"))
	}
	if u.rifles {
		m.Offer(rules.Option{Do: "muskets", Who: who})
		return
	}
	m.Offer(rules.Option{Do: "rifles", Who: who}, why(u.nation == british, "ME-20.7", "rifles_nation"),
		why(u.light, "ME-6.2", "rifles_light"), enough(u.bought))
}

// lightOf is the light battalion of a side, or -1.
func (b *Board) lightOf(s rules.Side) int {
	for i := range b.body {
		if b.body[i].side == s && b.body[i].light {
			return i
		}
	}
	return -1
}

// recruit adds a battalion at the end of the roster of a side.
func (b *Board) recruit(s rules.Side, g grade, rankers int) {
	from, to := b.roster(s)
	u := battalion{side: s, no: to - from, nation: b.army[s].nation, grade: g, bought: rankers, melee: noMelee}
	u.detach(0)
	b.body = slices.Insert(b.body, to, u)
}

// disband takes a battalion off the roster; those behind it move up.
func (b *Board) disband(i int) {
	s := b.body[i].side
	b.body = slices.Delete(b.body, i, i+1)
	for _, to := b.roster(s); i < to; i++ {
		b.body[i].no--
	}
}

// equip adds or drops a special figure, or makes a battalion light or
// riflemen.
func (b *Board) equip(i int, do string) {
	u := &b.body[i]
	switch do {
	case "light":
		u.light = true
	case "heavy":
		u.light, u.rifles = false, false
	case "rifles":
		u.rifles = true
	case "muskets":
		u.rifles = false
	}
	for f := range u.had {
		switch do {
		case figureTable[f].name:
			u.had[f]++
		case "drop-" + figureTable[f].name:
			u.had[f]--
		}
	}
	u.has = u.had
}

// Remarks implements rules.Remarker: an army may cost less than it might, but
// its owner is told (ME-4.4).
func (Book) Remarks(board rules.Board) (all []*rules.FileError) {
	b := board.(*Board)
	if b.phase == build { // nothing has been bought yet
		return nil
	}
	for s := rules.First; s <= rules.Second; s++ {
		if left := b.scenario.points - b.spent(s); left > 0 {
			all = append(all, rules.Fault("me.remark.unspent", "the army of %s leaves %d of %d points unspent", rules.Said{ID: sideName(s), Ref: rules.SideRef(s)}, left, b.scenario.points))
		}
	}
	return all
}
