package eagles

import (
	"grognard/rules"
	"grognard/rules/plane"
)

// leastMove is the shortest move that may be ordered: less is no more than the
// tolerance.
const leastMove = tolerance + 1

// manoeuvreDice is how many dice a straight move has, and whether the whole of
// them may be rolled (ME-14.5, ME-14.6, ME-14.11 to ME-14.13).
func (b *Board) manoeuvreDice(m *march, t int64) (n int, rule string) {
	u := &b.body[m.i]
	if m.sign < 0 {
		return 1, "ME-14.6"
	}
	n = 2
	if u.column {
		n = 3
	}
	if b.led(m.i) {
		return n, "ME-9.7"
	}
	if b.slowed(m.quad.Poly(), m.start.Front(), m.start.Straight(t).Front(), t) {
		return 1, "ME-14.11"
	}
	return n, "ME-14.5"
}

// slowed reports whether difficult ground or a slope leaves one die (ME-14.12,
// ME-14.13, ME-22.10).
func (b *Board) slowed(start plane.Poly, from, to plane.Vec, t int64) bool {
	f := b.scenario
	return f.difficult(start) || 2*f.rough(from, to) > t || f.uphill(from, to)
}

// mostAhead is the farthest that a straight move may be ordered.
func (b *Board) mostAhead(i int, sign int64) int64 {
	switch {
	case sign < 0:
		return 6 * inch
	case b.body[i].column:
		return 18 * inch
	}
	return 12 * inch
}

// mayManoeuvre says why a battalion may not be given an order to move
// (ME-13.2).
func (b *Board) mayManoeuvre(i int, do string) rules.Reason {
	u := &b.body[i]
	why := func(rule, key string) rules.Reason {
		return rules.No(rule, rules.Text{Key: "me.why." + key, A: b.unitRef(i)})
	}
	switch {
	case u.activated:
		return why("ME-13.1", "activated")
	case u.broken:
		return why("ME-27.21", "broken")
	case u.engaged():
		return why("ME-23.32", "engaged")
	case u.supporting() && do != "retire":
		return why("ME-23.29", "supporting")
	case u.resting():
		return why("ME-22.14", "halted")
	}
	return rules.Reason{}
}

// straight is the order Advance (sign 1) or Retire (-1): test, dice, move, screen
// (4.2.1).
func (b *Board) straight(t *rules.Table, i int, sign, declared int64) {
	u := &b.body[i]
	do := "advance"
	if sign < 0 {
		do = "retire"
	}
	m := b.newMarch(i, sign)
	b.declare(t, i, do, inches("me.log."+do, declared, b.unitRef(i), 0))
	known := t.WhatIf(rules.Unmeasured) == 0 // odds by eye end with the test (ME-39.3)
	if !b.manoeuvreTest(t, i, known) || !known {
		return
	}
	roll, dice := b.straightRoll(t, m, declared)
	limit := min(m.limit(declared), roll)
	if limit < leastMove { // an enemy is nearer than it could be known (ME-39.3)
		limit = 0
	}
	cross := b.scenario.crossings(m.leading(), declared)
	cost := b.obstacleDice(t, m, cross)
	x := &marching{m: m, do: do, most: limit, roll: roll, cross: cross, cost: cost}
	x.find()
	b.reaches(t, i, x.best(), declared, cross)
	o := rules.Option{Do: "stand", Who: b.unitRef(i)}
	if x.best() > 0 {
		o = t.Ask(u.side, "move", "ME-14.19", b.unitRef(i), func(menu rules.Menu) {
			menu.Public()
			menu.Waive(o)
			menu.Offer(x.option(x.best()))
			menu.Field(x)
		})
	}
	if o.N > 0 { // he does not stand
		b.goStraight(t, m, int64(o.N))
	}
	b.moveScreen(t, i, max(dice, 4*inch))
}

// reaches tells how far the dice let a battalion go of what was declared, and
// whether that takes it over an obstacle.
func (b *Board) reaches(t *rules.Table, i int, n, declared int64, cross []crossing) {
	row := "part"
	switch {
	case n <= 0:
		row = "none"
	case n+tolerance >= declared && b.led(i): // ME-9.7
		row = "led"
	case n+tolerance >= declared:
		row = "full"
	case len(cross) > 0 && n <= cross[0].at+tolerance: // ME-14.17
		row = "before"
	case len(cross) > 0:
		row = "over"
	}
	b.comesTo(t, i, "ME-14.19", "reach."+row, inches("", n, 0, 0))
}

// straightRoll is the distance rolled: what limits the body, and what the
// screen may go (ME-14.15, ME-19.9).
func (b *Board) straightRoll(t *rules.Table, m *march, declared int64) (net, dice int64) {
	n, rule := b.manoeuvreDice(m, declared)
	if b.led(m.i) { // ME-9.7
		return int64(n) * 6 * inch, int64(n) * 6 * inch
	}
	u := &b.body[m.i]
	d := rules.D(n, 6).RolledBy(u.side).Summed()
	roll := int64(rules.Total(t.Roll("me.distance", rule, d))) * inch
	if m.sign < 0 && b.scenario.difficult(m.quad.Poly()) { // ME-14.15
		return roll / 2, roll
	}
	return roll, roll
}

// obstacleDice rolls one die for each obstacle on the declared path (ME-14.16,
// ME-38.2).
func (b *Board) obstacleDice(t *rules.Table, m *march, cross []crossing) []int {
	if len(cross) == 0 || b.led(m.i) {
		return make([]int, len(cross))
	}
	return t.Roll("me.obstacle", "ME-14.16", rules.D(len(cross), 6).RolledBy(b.body[m.i].side))
}

// goStraight carries out a straight move of n mils.
func (b *Board) goStraight(t *rules.Table, m *march, n int64) {
	end := m.start.Straight(m.sign * n)
	h := m.sweep(n)
	b.moved(t, m.i, end, rules.EvMove, "ME-14.5", m.start, end)
	b.swept(t, m.i, h.Poly())
	b.left(t, m.i)
	b.makeRoom(t, m.i, true)
}

// swept is what a body does to what it passes: enemy groups are removed,
// friends and the body itself disordered (ME-19.11, ME-15.4, ME-15.2).
func (b *Board) swept(t *rules.Table, i int, area plane.Poly) {
	b.trampled(t, i, area)
	b.passed(t, i, area)
	if b.scenario.difficult(area) {
		b.disorder(t, i, "ME-15.2")
	}
}

// left ends the support of a battalion that moves away (ME-23.29).
func (b *Board) left(t *rules.Table, i int) {
	if u := &b.body[i]; u.supporting() {
		u.helps = -1
		b.shrink(t, i)
	}
}

// moved puts a body where a move has led it, and tells so.
func (b *Board) moved(t *rules.Table, i int, end plane.Pose, kind rules.EventKind, rule string, track ...plane.Pose) {
	u := &b.body[i]
	u.stand(end)
	u.reforming = false // ME-15.11
	e := rules.Event{Kind: kind, Rule: rule, Side: u.side, Who: b.unitRef(i)}
	for _, p := range track {
		e.Track = append(e.Track, rules.Pose{Pt: p.C.Point(), Facing: p.Phi})
	}
	t.Tell(e)
}

// wheel is the order Wheel (ME-14.7).
func (b *Board) wheel(t *rules.Table, i, declared int) {
	u := &b.body[i]
	m := b.newMarch(i, 1)
	arc := m.start.Arc(declared)
	b.declare(t, i, "wheel", inches("me.log.wheel", arc, b.unitRef(i), 0))
	known := t.WhatIf(rules.Unmeasured) == 0 // odds by eye end with the test (ME-39.3)
	if !b.manoeuvreTest(t, i, known) || !known {
		return
	}
	roll := int64(6 * inch) // ME-9.7
	if !b.led(i) {
		roll = int64(t.Roll("me.distance", "ME-14.7", rules.D(1, 6).RolledBy(u.side))[0]) * inch
	}
	x := &wheeling{m: m, sign: 1, most: min(plane.MostCents(m.start.W, roll), max(declared, -declared))}
	if declared < 0 {
		x.sign = -1
	}
	x.find()
	b.reaches(t, i, m.start.Arc(int(x.best())), arc, nil)
	o := rules.Option{Do: "stand", Who: b.unitRef(i)}
	if x.best() > 0 {
		o = t.Ask(u.side, "move", "ME-14.19", b.unitRef(i), func(menu rules.Menu) {
			menu.Public()
			menu.Waive(o)
			menu.Offer(x.option(x.best()))
			menu.Field(x)
		})
	}
	if o.N != 0 {
		end := m.start.Wheeled(o.N)
		b.moved(t, i, end, rules.EvMove, "ME-14.7", m.start, end)
		m.swing(o.N, func(q plane.Poly) { b.swept(t, i, q) })
		b.makeRoom(t, i, true)
	}
	b.moveScreen(t, i, max(roll, 4*inch))
}

// changeFormation is the order Change formation (ME-14.9).
func (b *Board) changeFormation(t *rules.Table, i int) {
	u := &b.body[i]
	end, _ := b.reshape(i)
	do := "form_column"
	if u.column {
		do = "form_line"
	}
	b.declare(t, i, do, rules.Text{Key: "me.log." + do, A: b.unitRef(i)})
	if !b.manoeuvreTest(t, i, false) {
		return
	}
	u.column = !u.column
	b.moved(t, i, end, rules.EvMove, "ME-14.9")
	b.makeRoom(t, i, true)
	b.moveScreen(t, i, 4*inch)
}

// reform is the order Reform (ME-15.9).
func (b *Board) reform(t *rules.Table, i int) {
	b.declare(t, i, "reform", rules.Text{Key: "me.log.reform", A: b.unitRef(i)})
	if b.manoeuvreTest(t, i, false) {
		b.body[i].reforming = true
	}
}

// declare marks a battalion activated by an order (ME-13.1) and tells of it
// (ME-13.3).
func (b *Board) declare(t *rules.Table, i int, do string, text rules.Text) {
	b.body[i].activated = true
	laid := b.rules.byEye && (do == "advance" || do == "retire" || do == "wheel") // how far that is (ME-39.3)
	t.Tell(rules.Event{Kind: rules.EvSay, Measured: laid, Rule: "ME-13.3", Side: b.body[i].side, Who: b.unitRef(i), Text: text})
}
