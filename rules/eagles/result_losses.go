package eagles

import (
	"grognard/rules"
	"grognard/rules/plane"
)

// special counts the special figures with a body, an attached Commander
// included (ME-21.6).
func (b *Board) special(i int) int {
	n := one(b.led(i))
	for _, k := range b.body[i].has {
		n += k
	}
	return n
}

// present lists them in the order of ME-21.3.
func (b *Board) present(i int) (all [7]figure, n int) {
	for f := drummer; f <= officer; f++ {
		for range b.body[i].has[f] {
			all[n] = f
			n++
		}
	}
	if b.led(i) {
		all[n] = commander
		n++
	}
	return all, n
}

// drawSpecial decides which special figure falls: those present are numbered,
// and a die is rolled again while it shows a number that is not used. Of seven
// two dice decide, 36 rolled again (ME-21.3). With one nothing is rolled.
func (b *Board) drawSpecial(t *rules.Table, by rules.Side, i int) figure {
	all, n := b.present(i)
	if n == 1 {
		return all[0]
	}
	d := rules.D(1, 6).Upto(n)
	if n > 6 {
		d = rules.D(2, 6).Upto(36 / n * n)
	}
	class := make([]int, d.Used)
	for k := range class {
		class[k] = int(all[k%n])
	}
	faces := t.Roll("me.special", "ME-21.3", d.RolledBy(by).Alike(class...))
	return all[(d.Number(faces)-1)%n]
}

// tellSpecialLosses tells that so many special figures are to fall, before it is known
// which.
func (b *Board) tellSpecialLosses(t *rules.Table, i, n int, rule string) {
	if n > 0 {
		t.Tell(rules.Event{Kind: rules.EvMark, Rule: rule, Side: b.body[i].side, Who: b.unitRef(i), N: n,
			Text: rules.Text{Key: "me.log.special", A: b.unitRef(i), N: n}})
	}
}

// killFigure kills a special figure (ME-8.19) or the attached Commander (ME-9.13).
// covered says that the charger's test under defensive fire covers the loss
// (ME-27.23).
func (b *Board) killFigure(t *rules.Table, i int, f figure, rule string, covered bool) {
	u := &b.body[i]
	u.lost = u.lost || !covered
	who := figureRef(f)
	if f == commander {
		who = b.commanderRef(u.side)
		c := b.cmdOf(u.side)
		c.state, c.with = gone, -1
		u.bereft = u.bereft || !covered
		t.Tell(rules.Event{Kind: rules.EvRemove, Rule: "ME-9.14", Side: u.side, Who: who,
			Text: rules.Text{Key: "me.log.commander_killed", A: who, B: b.unitRef(i)}})
		return
	}
	u.has[f]--
	t.Tell(rules.Event{Kind: rules.EvHit, Rule: rule, Side: u.side, Who: b.unitRef(i), N: 1,
		Text: rules.Text{Key: "me.log.figure_killed", A: who, B: b.unitRef(i)}})
}

// loseRankers kills Rankers of a body (ME-16.5). The dead stay on the table
// until half are lost (ME-25.1); a body without Rankers is destroyed
// (ME-25.8).
func (b *Board) loseRankers(t *rules.Table, i, n int, rule string, covered bool) {
	u := &b.body[i]
	if n = min(n, u.rankers); n <= 0 {
		return
	}
	u.rankers -= n
	u.lost = u.lost || !covered
	t.Tell(rules.Event{Kind: rules.EvHit, Rule: rule, Side: u.side, Who: b.unitRef(i), N: n,
		Text: rules.Text{Key: "me.log.rankers_lost", A: b.unitRef(i), N: n}})
	if !covered { // a charger under fire closes its ranks when the charge is over
		b.shrink(t, i)
	}
}

// shrink takes the dead off the table once half are lost (ME-25.2 to ME-25.6).
func (b *Board) shrink(t *rules.Table, i int) {
	u := &b.body[i]
	bases := max(1, u.groups())
	if !u.inPlay() || !u.halved() || bases >= u.bases || u.engaged() || u.supporting() {
		return
	}
	w, d := size(bases, u.column)
	p := u.pose().Reshaped(w, d)
	u.bases = bases
	u.stand(p)
	b.settle(i)
	t.Say("ME-25.2", u.side, rules.Text{Key: "me.log.shrinks", A: b.unitRef(i), N: bases})
}

// settle puts a body that has lost bases a mil or two aside where its corners,
// rounded anew, would lie more than the tolerance inside what it touched
// (ME-33.4, ME-30.5).
func (b *Board) settle(i int) {
	u := &b.body[i]
	p := u.pose()
	for r := int64(1); !b.standsClear(i); r++ {
		if r > tolerance {
			u.stand(p)
			return
		}
		for phi := 0; phi < 36000 && !b.standsClear(i); phi += 4500 {
			u.stand(p.Moved(plane.Turned(phi, 0, r)))
		}
	}
}

// standsClear reports whether a body stands on the table, and on nobody and
// nothing that bars it.
func (b *Board) standsClear(i int) bool {
	q := b.body[i].quad.Poly()
	if !b.scenario.onTable(q) || b.scenario.blocked(q) || !b.onNobody(i, b.body[i].quad) {
		return false
	}
	for k := range b.body {
		u := &b.body[k]
		if !u.inPlay() {
			continue
		}
		for g := range u.posts {
			if u.screen[g].men > 0 && !q.Clears(u.screen[g].at, groupRadius-tolerance) {
				return false
			}
		}
	}
	return true
}

// onNobody reports whether a body would lie on no other with this footprint
// (ME-33.4).
func (b *Board) onNobody(i int, q plane.Quad) bool {
	for k := range b.body {
		if u := &b.body[k]; k != i && u.inPlay() && u.quad.Poly().Overlaps(q.Poly()) {
			return false
		}
	}
	return true
}

// destroyed removes a body that has no Rankers left, its special figures and
// its screen (ME-25.8, ME-19.17). It reports whether it did.
func (b *Board) destroyed(t *rules.Table, i int) bool {
	if b.body[i].rankers > 0 {
		return false
	}
	b.remove(t, i, "ME-25.8", "me.log.destroyed")
	return true
}

// remove takes a battalion out of play for good. Its Commander is left where
// it stood (ME-9.20).
func (b *Board) remove(t *rules.Table, i int, rule, key string) {
	u := &b.body[i]
	who := b.unitRef(i)
	foe := u.foe
	if c := b.cmdOf(u.side); b.led(i) {
		c.with, c.at = -1, u.at
	}
	u.state = gone
	u.screen = [14]group{}
	u.at, u.phi, u.bases, u.column, u.quad, u.box = plane.Vec{}, 0, 0, false, plane.Quad{}, plane.Box{}
	u.status = status{activated: true}
	u.melee = noMelee
	for k := range b.body {
		if b.body[k].helps == i {
			b.body[k].helps = -1
			b.shrink(t, k)
		}
	}
	t.Tell(rules.Event{Kind: rules.EvRemove, Rule: rule, Side: u.side, Who: who, Text: rules.Text{Key: key, A: who}})
	if foe >= 0 {
		b.leaveMelee(t, foe)
	}
	b.clearCommanders(t)
}
