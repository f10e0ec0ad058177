// Package prototype holds pieces of two rulebooks that are still to be written,
// as tests that the contract carries them: a charge of March of Eagles, on a
// table without cells, and a melee of Commands & Colors: Napoleonics, with
// hidden hands and battle dice. They are cut down and belong to no game.
package prototype

import (
	"grognard/rules"
)

// Step plays one activation, or the end of a turn.
func (eagles) Step(rb rules.Board, t *rules.Table) {
	b := rb.(*cloth)
	if !b.canAct(rules.First) && !b.canAct(rules.Second) {
		b.endTurn(t)
		return
	}
	if !b.canAct(b.active) {
		b.active = b.active.Other()
	}
	me := b.active
	o := t.Ask(me, "eagles.order", "ME-13.1", 0, func(m rules.Menu) {
		m.Public()
		for i := range b.bodies {
			b.offerOrders(m, me, i)
		}
	})
	i := o.Who.N()
	switch o.Do {
	case "charge":
		b.charge(t, i, o.At.N())
	case "fight":
		b.melee(t, i, b.bodies[i].foe-1)
	}
	b.bodies[i].active = true
	b.active = me.Other()
}

func (b *cloth) offerOrders(m rules.Menu, me rules.Side, i int) {
	u := &b.bodies[i]
	if u.side != me || u.gone() || u.active {
		return
	}
	m.Offer(rules.Option{Do: "stand", Who: body(i)})
	if u.foe > 0 {
		m.Offer(rules.Option{Do: "fight", Who: body(i)})
	}
	for j := range b.bodies {
		if v := &b.bodies[j]; v.side != me && !v.gone() {
			m.Offer(rules.Option{Do: "charge", Who: body(i), At: body(j)},
				rules.Unless(!u.halted, "ME-22.14", rules.Text{Key: "eagles.no.halted", A: body(i)}),
				rules.Unless(u.foe == 0, "ME-23.32", rules.Text{Key: "eagles.no.engaged", A: body(i)}),
				rules.Unless(v.foe == 0, "ME-22.6", rules.Text{Key: "eagles.no.target", A: body(j)}),
				rules.Unless(path{b, i, j}.exists(), "ME-22.7", rules.Text{Key: "eagles.no.path", A: body(i), B: body(j)}))
		}
	}
}

// charge follows 4.2.3 step by step.
func (b *cloth) charge(t *rules.Table, i, j int) {
	u, v := &b.bodies[i], &b.bodies[j]

	// 1 ME-22.7 the path: a wheel, then straight
	o := t.Ask(u.side, "eagles.charge.path", "ME-22.7", body(i), func(m rules.Menu) {
		m.Public()
		m.Field(path{b, i, j})
	})
	w, _ := path{b, i, j}.way(o.N)
	t.Tell(rules.Event{Kind: rules.EvDeclare, Rule: "ME-22.7", Side: u.side, Who: body(i), To: body(j), N: o.N,
		Text: rules.Text{Key: "eagles.charges", A: body(i), B: body(j), N: o.N}})

	// 2 ME-22.1 the Charge test
	if !b.test(t, i, "eagles.charge.test", "ME-22.1", u.officer) {
		t.Say("ME-22.4", u.side, rules.Text{Key: "eagles.charge.refused", A: body(i)})
		return
	}
	// 3 ME-22.9 the distance, and 4 ME-22.12 falling short
	net := int64(1000 * rules.Total(t.Roll("eagles.charge.distance", "ME-22.9", u.chargeDice(w.length).RolledBy(u.side))))
	if net+5 < w.length {
		b.move(t, i, w.after(net), rules.EvMove, "ME-22.12")
		u.halted = true
		return
	}
	// 6 and 7: defensive fire
	strength := u.groups() // ME-24.11 losses by this fire do not change the melee
	if !b.defend(t, i, j) {
		b.move(t, i, w.breakOff(), rules.EvMove, "ME-24.9")
		return
	}
	// 8 and 9: contact and melee
	v.active = true
	b.move(t, i, w.end, rules.EvMove, "ME-24.10")
	u.foe, v.foe, u.along, v.along = j+1, i+1, w.end.phi, w.end.phi
	u.bonus, u.charger = true, true
	b.round(t, i, j, strength)
}

// test is D6 and modifiers against the grade, with a re-roll if the right
// special figure lives. ME-22.1 ME-22.3 ME-27.1
func (b *cloth) test(t *rules.Table, i int, kind, rule string, again bool) bool {
	u := &b.bodies[i]
	mod := t.Mod(kind, "ME-22.3", rules.Text{Key: "eagles.mod.half"}, -btoi(2*u.rankers <= u.start))
	mod += t.Mod(kind, "ME-22.3", rules.Text{Key: "eagles.mod.lost"}, -btoi(u.lost))
	mod += t.Mod(kind, "ME-27.11", rules.Text{Key: "eagles.mod.officer"}, 2*btoi(u.officer))
	d := rules.D(1, 6).RolledBy(u.side).Alike(from(6, u.grade-mod)...)
	if t.Roll(kind, rule, d)[0]+mod >= u.grade {
		return true
	}
	// ME-8.13 after seeing the die; ME-8.18 declining never helps, so it is the quiet answer to roll again
	if !again || t.Ask(u.side, "eagles.reroll", "ME-8.13", body(i), func(m rules.Menu) {
		m.Public()
		m.Quiet(rules.Option{Do: "reroll"})
		m.Offer(rules.Option{Do: "keep"})
	}).Do == "keep" {
		return false
	}
	return t.Roll(kind, "ME-8.13", d)[0]+mod >= u.grade
}

// defend is the defensive fire of j at i. It reports whether i comes on.
func (b *cloth) defend(t *rules.Table, i, j int) bool {
	u, v := &b.bodies[i], &b.bodies[j]
	bases := min(v.pose().seen(u.pose()), v.groups())
	if bases == 0 || v.fired || v.halted || v.broken {
		return true // ME-24.1
	}
	if t.Ask(v.side, "eagles.defend", "ME-24.2", body(j), func(m rules.Menu) {
		m.Public()
		m.Offer(rules.Option{Do: "fire"})
		m.Quiet(rules.Option{Do: "hold"})
	}).Do == "hold" {
		return true
	}
	v.fired = true
	n := bases + t.Mod("volley", "ME-18.2", rules.Text{Key: "eagles.mod.column"}, 2*btoi(u.column))
	n += t.Mod("volley", "ME-18.3", rules.Text{Key: "eagles.mod.british"}, 2*btoi(v.british && !v.column))
	n *= [...]int{1, 1, 2, 2, 2, 4}[t.Roll("eagles.defend.factor", "ME-24.3", rules.D(1, 6).RolledBy(v.side).Alike(0, 0, 1, 1, 1, 2))[0]-1]
	n = max(1, (2*n+4)/8) // ME-18.14 to the nearest, halves up
	hits := 0
	// ME-24.6 less one on every die
	for _, f := range t.Roll("eagles.defend.volley", "ME-24.7", rules.D(n, 6).RolledBy(v.side).Counted().Alike(from(6, v.grade+1)...)) {
		hits += btoi(f-1 >= v.grade)
	}
	b.lose(t, i, hits, "ME-24.7")
	if u.gone() || hits == 0 {
		return !u.gone()
	}
	if !b.test(t, i, "eagles.resolve", "ME-24.8", false) {
		u.broken = true
		t.Say("ME-24.9", u.side, rules.Text{Key: "eagles.broken", A: body(i)})
		return false
	}
	return true
}

// melee is a later round. ME-23.20
func (b *cloth) melee(t *rules.Table, i, j int) {
	b.bodies[j].active = true
	b.round(t, i, j, b.bodies[i].groups())
}

// round is one round of melee between i, with so many groups, and j. ME-23
func (b *cloth) round(t *rules.Table, i, j, groups int) {
	u, v := &b.bodies[i], &b.bodies[j]
	d := rules.Dice{Of: []rules.Die{{N: 1, Sides: 6, For: body(i)}, {N: 1, Sides: 6, For: body(j)}}}
	sum := b.score(t, i, "first", groups) - b.score(t, j, "second", v.groups())
	f := t.Roll("eagles.melee", "ME-23.1", d.RolledBy(u.side).Opposed())
	sum += f[0] - f[1]
	u.bonus, v.bonus = false, false
	t.Tell(rules.Event{Kind: rules.EvResult, Rule: "ME-23.13", Side: u.side, Who: body(i), N: sum,
		Text: rules.Text{Key: "eagles.melee.result", A: body(i), B: body(j), N: sum}, Mods: t.Mods()})
	switch {
	case sum > 0:
		b.won(t, i, j)
	case sum < 0:
		b.won(t, j, i)
	} // ME-23.22 equal: still engaged
}

func (b *cloth) score(t *rules.Table, i int, sum string, groups int) int {
	u := &b.bodies[i]
	n := t.Mod(sum, "ME-23.2", rules.Text{Key: "eagles.mod.groups"}, groups)
	bonus := 0
	if u.bonus {
		bonus = 3 + 3*btoi(u.column)
	}
	n += t.Mod(sum, "ME-23.3", rules.Text{Key: "eagles.mod.charge"}, bonus)
	n += t.Mod(sum, "ME-23.5", rules.Text{Key: "eagles.mod.officer"}, 3*btoi(u.officer))
	return n + t.Mod(sum, "ME-23.10", rules.Text{Key: "eagles.mod.disorder"}, -2*btoi(u.disorder))
}

// won settles losses, push-back and pursuit.
func (b *cloth) won(t *rules.Table, i, j int) {
	u, v := &b.bodies[i], &b.bodies[j]
	b.lose(t, i, 2, "ME-23.13")
	b.lose(t, j, 6, "ME-23.14")
	v.lost = true
	if u.gone() || v.gone() {
		b.part(i, j)
		return
	}
	// ME-23.15 pushed back along the line of the charge
	dir := int64(1)
	if v.charger {
		dir = -1
	}
	back, went := b.pushed(j, dir)
	b.move(t, j, back, rules.EvRetreat, "ME-23.15")
	// ME-23.17 the winner chooses
	o := t.Ask(u.side, "eagles.pursue", "ME-23.17", body(i), func(m rules.Menu) {
		m.Public()
		m.Quiet(rules.Option{Do: "hold"})
		m.Offer(rules.Option{Do: "pursue"}, rules.Unless(b.free(i, u.pose().slid(u.along, dir*went), j), "ME-23.19",
			rules.Text{Key: "eagles.no.room", A: body(i)}))
	})
	if o.Do == "hold" {
		b.part(i, j)
		u.disorder, v.disorder = true, true // ME-23.18
		return
	}
	b.move(t, i, u.pose().slid(u.along, dir*went), rules.EvAdvance, "ME-23.19")
	u.bonus = true // ME-23.21
}

// part ends the melee of i and j.
func (b *cloth) part(i, j int) {
	for _, k := range []int{i, j} {
		b.bodies[k].foe, b.bodies[k].bonus, b.bodies[k].charger = 0, false, false
	}
}
