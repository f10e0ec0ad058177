package eagles

import (
	"grognard/rules"
	"grognard/rules/plane"
)

// resolveMelee is the order Fight: one round of the melee a battalion stands in; both
// its principals are activated (ME-23.28).
func (b *Board) resolveMelee(t *rules.Table, i int) {
	k := b.body[i].foe
	b.declare(t, i, "fight", rules.Text{Key: "me.log.fight", A: b.unitRef(i), B: b.unitRef(k)})
	b.body[k].activated = true
	b.resolveRound(t, i, k, b.body[i].groups())
}

// resolveRound is one round of melee of i, with so many fire groups, against k
// (ME-23.1).
func (b *Board) resolveRound(t *rules.Table, i, k, groups int) {
	u := &b.body[i]
	u.reforming, b.body[k].reforming = false, false // ME-15.11
	first, second := b.score(t, i, "attack", groups), b.score(t, k, "defence", b.body[k].groups())
	b.showMelee(i, k, first, second)
	diff := first - second
	d := rules.Dice{Of: []rules.Die{{N: 1, Sides: 6, For: b.unitRef(i)}, {N: 1, Sides: 6, For: b.unitRef(k)}}}
	faces := t.Roll("me.melee", "ME-23.1", d.RolledBy(u.side).Opposed().Alike(meleeClasses(diff)...))
	diff += faces[0] - faces[1]
	b.combat.rolled, b.combat.sum = true, [2]int{first + faces[0], second + faces[1]}
	u.bonus, b.body[k].bonus = false, false // ME-23.21, ME-23.22
	row := "tie"
	switch {
	case diff > 0:
		row = "won"
	case diff < 0:
		row = "lost"
	}
	t.Tell(rules.Event{Kind: rules.EvResult, Rule: "ME-23.13", Side: u.side, Who: b.unitRef(i), To: b.unitRef(k), N: diff,
		Text: rules.Text{Key: "me.row.melee." + row, A: b.unitRef(i), B: b.unitRef(k), N: first + faces[0], M: second + faces[1]}, Mods: termsOf(t, 0, "attack", "defence"), Rank: rankOf(row)})
	switch {
	case diff > 0:
		b.applyResult(t, i, k, diff)
	case diff < 0:
		b.applyResult(t, k, i, -diff)
	}
}

// meleeClasses puts together the differences of two dice that mean the same:
// lost by 3 or more, lost, equal, won, won by 3 or more.
func meleeClasses(ahead int) []int {
	class := make([]int, 11)
	for k := range class {
		switch d := ahead + k - 5; {
		case d <= -3:
			class[k] = 0
		case d < 0:
			class[k] = 1
		case d == 0:
			class[k] = 2
		case d < 3:
			class[k] = 3
		default:
			class[k] = 4
		}
	}
	return class
}

// score is the total of one side before its die (ME-23.2 to ME-23.12).
func (b *Board) score(t *rules.Table, i int, sum rules.SumKey, groups int) int {
	n := 0
	b.meleeTerms(i, groups, func(rule string, why rules.Text, k int) { n += t.Mod(sum, rule, why, k) })
	return n
}

// meleeTerms tells every term of the total of one side.
func (b *Board) meleeTerms(i, groups int, term func(rule string, why rules.Text, n int)) {
	u, foe := &b.body[i], &b.body[b.body[i].foe]
	who := b.unitRef(i)
	mod := func(rule, key string, n int) { term(rule, rules.Text{Key: "me.mod." + key, A: who}, n) }
	mod("ME-23.2", "groups", groups)
	switch {
	case u.bonus && u.column:
		mod("ME-23.4", "charged_column", 6)
	case u.bonus:
		mod("ME-23.3", "charged_line", 3)
	}
	mod("ME-23.5", "officer", 3*u.has[officer])
	mod("ME-23.6", "supported", 2*one(b.supporter(i) >= 0))
	mod("ME-23.7", "higher", 2*one(b.scenario.levelAt(u.at) > b.scenario.levelAt(foe.at)))
	mod("ME-23.8", "figures", u.has[drummer]+u.has[sergeant]+u.has[standard])
	switch b.defended(u.foe) {
	case light:
		mod("ME-23.9", "against_light", -1)
	case heavy:
		mod("ME-23.11", "against_heavy", -4)
	}
	mod("ME-23.10", "disorder", -2*one(u.disordered))
	mod("ME-23.12", "commander_melee", 3*one(b.led(i)))
}

// defended is the cover that a principal defends (ME-35.9, ME-23.35).
func (b *Board) defended(i int) cover {
	u := &b.body[i]
	if !u.defends {
		return open
	}
	return max(u.behind, b.scenario.areaCover(u.quad.Poly()))
}

// applyResult settles a round that i has won over k by a margin (4.2.4).
func (b *Board) applyResult(t *rules.Table, i, k, margin int) {
	u, v := &b.body[i], &b.body[k]
	v.beaten = true
	dead, since, led := 0, t.Asked(), b.led(k)
	if margin >= 3 { // ME-26.1
		dead = b.risk(t, k)
	}
	b.loseRankers(t, i, 2, "ME-23.13", false)
	b.loseRankers(t, k, 6-dead, "ME-23.14", false)
	lostLoser, lostWinner := b.destroyed(t, k), b.destroyed(t, i) // ME-23.33
	if lostLoser || lostWinner {
		return
	}
	if t.Asked() > since { // of those who fell at risk nothing in this round turns on but the Commander
		t.MergeOn(since, v.groups(), one(v.halved()), one(led == b.led(k)))
	}
	by := b.pushedBack(t, k, i)
	if b.pursues(t, i, k, by) {
		u.bonus = true // ME-23.21
		u.defends, u.behind = false, open
		b.freeSupporter(t, k) // ME-23.29
		return
	}
	b.endMelee(t, i, k) // ME-23.18
}

// risk rolls for the special figures of a loser (section 26) and tells how
// many fell.
func (b *Board) risk(t *rules.Table, i int) int {
	all, n := b.present(i)
	if n == 0 {
		return 0
	}
	dead := 0
	roll := func(some []figure) {
		d := rules.D(len(some), 6).RolledBy(b.body[i].side.Other()).Alike(0, 0, 0, 1, 1, 1).Counted()
		if n := len(some) - 1; n > 0 && some[n] == commander { // nothing in this round turns on who else falls
			d.By, d.Of = rules.Sets, []rules.Die{{N: n, Sides: 6}, {N: 1, Sides: 6}}
		}
		for k, f := range t.Roll("me.risk", "ME-26.2", d) {
			if f <= 3 {
				b.killFigure(t, i, some[k], "ME-26.3", false)
				dead++
			}
		}
	}
	roll(all[:min(n, 6)])
	if n > 6 && dead < 6 { // ME-26.4
		roll(all[6:n])
	}
	return dead
}

// pushedBack drives the loser back along the line of the charge (ME-23.15,
// ME-23.31) and tells by how much.
func (b *Board) pushedBack(t *rules.Table, k, winner int) plane.Vec {
	v := &b.body[k]
	sign := int64(1)
	if v.charger {
		sign = -1
	}
	way := func(n int64) plane.Vec { return plane.Turned(v.along, 0, sign*n) }
	n := greatest(pushBack, func(n int64) bool { return b.slides(k, winner, way(n)) })
	if n < pushBack {
		h := plane.Sweep(v.quad, way(n+1))
		b.passed(t, k, h.Poly())
	}
	t.Say("ME-23.15", v.side, inches("me.log.pushed", n, b.unitRef(k), 0))
	b.slide(t, k, way(n), rules.EvRetreat, "ME-23.15")
	return way(n)
}

// slides reports whether a body may be moved by a way: over no body but one,
// no building, and not off the table.
func (b *Board) slides(i, but int, by plane.Vec) bool {
	u := &b.body[i]
	end := u.quad.Moved(by)
	h := plane.Sweep(u.quad, by)
	if !b.scenario.onTable(end.Poly()) || b.scenario.blocked(h.Poly()) {
		return false
	}
	for k := range b.body {
		if o := &b.body[k]; k != i && k != but && o.inPlay() && o.quad.Poly().Overlaps(h.Poly()) {
			return false
		}
	}
	return true
}

// slide moves a body and its screen by a way, without turning it.
func (b *Board) slide(t *rules.Table, i int, by plane.Vec, kind rules.EventKind, rule string) {
	u := &b.body[i]
	if by == (plane.Vec{}) {
		return
	}
	h := plane.Sweep(u.quad, by)
	from := u.pose()
	b.moved(t, i, from.Moved(by), kind, rule, from, from.Moved(by))
	b.trampled(t, i, h.Poly())
	if b.scenario.difficult(h.Poly()) {
		b.disorder(t, i, "ME-15.2")
	}
	b.shift(t, i, by)
	b.makeRoom(t, i, false)
}

// extent is how far a footprint reaches to the left, to the right and ahead as
// seen from a pose.
func extent(p plane.Pose, q plane.Quad) (lo, hi, top int64) {
	for k, c := range q {
		u, v := plane.Local(p.Phi, c.Sub(p.C))
		if k == 0 {
			lo, hi, top = u, u, v
		}
		lo, hi, top = min(lo, u), max(hi, u), max(top, v)
	}
	return lo, hi, top
}

// freeSupporter ends the support of a principal (ME-23.29).
func (b *Board) freeSupporter(t *rules.Table, i int) {
	if s := b.supporter(i); s >= 0 {
		b.body[s].helps = -1
		b.shrink(t, s)
	}
}

// endMelee ends a melee: both principals are disordered (ME-15.6), supporters
// free.
func (b *Board) endMelee(t *rules.Table, i, k int) {
	b.leaveMelee(t, i)
	b.leaveMelee(t, k)
}

// leaveMelee ends the melee for one principal.
func (b *Board) leaveMelee(t *rules.Table, i int) {
	b.freeSupporter(t, i)
	b.body[i].melee = noMelee
	b.disorder(t, i, "ME-15.6")
	b.shrink(t, i)
}
