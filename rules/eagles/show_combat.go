package eagles

import (
	"grognard/rules"
	"grognard/rules/plane"
)

// combat is what the screen shows of a volley, charge or melee in progress.
type combat struct {
	kind     string // "" for none, or "fire", "charge", "melee"
	from, to rules.Ref
	by       [2]rules.Side
	sum      [2]int // dice and what they need; totals of a melee
	way      path   // of a charge, once it is chosen
	chosen   bool
	rolled   bool
	rounded  string // of fire: how the dice were rounded, see roundedBy
	unsure   bool   // of fire: the dice turn on a range that nobody may know yet (ME-39.3)
}

// aimAt shows a volley of a body as soon as its target is named: its dice, all that is
// known of them; by eye only who fires at whom.
func (b *Board) aimAt(v volley, at rules.Ref) {
	if b.rules.byEye {
		side := b.body[v.i].side
		b.combat = combat{kind: "fire", from: b.unitRef(v.i), to: at, by: [2]rules.Side{side, side}, unsure: true}
		return
	}
	halved, _ := bandOf(v.rifle, v.away)       // out of range nobody is offered
	b.count(&rules.Table{}, &v, false, halved) // it is seen while the screen is asked for its target, which has the rifles (ME-18.5)
	b.showVolley(&v)
}

// showVolley shows the dice of a volley.
func (b *Board) showVolley(v *volley) {
	b.combat = combat{kind: "fire", from: b.unitRef(v.i), to: b.named(v), sum: [2]int{v.n, b.needs(v.i) - v.toHit}}
	b.combat.by, b.combat.rounded = [2]rules.Side{b.body[v.i].side, b.body[v.i].side}, v.rounded
}

// showCharge shows a charge: nil before its path is chosen.
func (b *Board) showCharge(c *charging, p *path) {
	b.combat = combat{kind: "charge", from: b.unitRef(c.i), to: c.name(), by: [2]rules.Side{b.body[c.i].side, b.body[c.x.body].side}}
	if p != nil {
		b.combat.way, b.combat.chosen = *p, true
	}
}

// viewCharge puts a charge into a view: the totals of the melee before the
// dice, the inches to go and the dice for them.
func (b *Board) viewCharge(c *rules.Combat) {
	x := &b.combat
	i := b.unitNamed(x.from)
	q := b.newCharging(i, x.to)
	p := x.way
	if !x.chosen {
		best, ok := q.shortest()
		if !ok {
			return
		}
		p = best
	}
	cross := b.chargeCrossings(&p)
	if k := q.x.body; q.g < 0 && !b.body[k].engaged() && !b.body[k].broken {
		b.viewContact(c, i, k, &p, cross)
	}
	if !b.rules.byEye {
		c.Sums = append(c.Sums, rules.Tally{Key: "inches", Side: x.by[0], N: int((p.length() + inch - 1 - tolerance) / inch),
			Text: inches("me.sum.inches.far", p.length(), 0, 0)})
	}
	if n, _ := b.chargeDice(i, &p); b.led(i) {
		c.Sums = append(c.Sums, rules.Tally{Key: "roll", Side: x.by[0], Text: rules.Text{Key: "me.sum.roll.led", N: 6 * n}})
	} else {
		roll := itoa(n) + "d6"
		if len(cross) > 0 {
			roll += " − " + itoa(len(cross)) + "d6"
		}
		c.Sums = append(c.Sums, rules.Tally{Key: "roll", Side: x.by[0], Dice: roll})
	}
}

// viewContact adds the totals of the melee that a charge would lead to, as the
// battalions will stand then, and what they are made of.
func (b *Board) viewContact(c *rules.Combat, i, k int, p *path, cross []crossing) {
	t := &rules.Table{}
	b.chargeTerms(t, i)
	w := b.Clone().(*Board)
	u, v := &w.body[i], &w.body[k]
	way := plane.Sweep(p.wheeled.Quad(), p.end.C.Sub(p.wheeled.C))
	u.disordered = u.disordered || len(cross) > 0 || b.scenario.difficult(way.Poly()) // ME-15.5, ME-15.2
	u.stand(p.end)
	u.melee = melee{foe: k, helps: -1, bonus: true}
	v.melee = melee{foe: i, helps: -1, defends: true, behind: b.obstacleBefore(p.strip(), p.ahead+tolerance, cross, v.quad.Poly())}
	first, second := w.score(t, i, "attack", u.groups()), w.score(t, k, "defence", v.groups())
	c.Sums = append(c.Sums, rules.Tally{Key: "attack", Side: u.side, N: first, Dice: "1d6"},
		rules.Tally{Key: "defence", Side: v.side, N: second, Dice: "1d6"})
	c.Mods = t.Mods()
}

// showMelee shows the totals of a round before the dice.
func (b *Board) showMelee(i, k, first, second int) {
	b.combat = combat{kind: "melee", from: b.unitRef(i), to: b.unitRef(k), sum: [2]int{first, second},
		by: [2]rules.Side{b.body[i].side, b.body[k].side}}
}

// viewCombat puts it into a view.
func (b *Board) viewCombat() *rules.Combat {
	x := &b.combat
	if x.kind == "" {
		return nil
	}
	c := &rules.Combat{Kind: rules.Text{Key: "me.combat." + x.kind}, From: []rules.Ref{x.from}, To: x.to}
	tally := func(key rules.SumKey, k int, dice string) {
		c.Sums = append(c.Sums, rules.Tally{Key: key, Side: x.by[k], N: x.sum[k], Dice: dice})
	}
	switch {
	case x.unsure:
		return c
	case x.kind == "fire":
		tally("dice", 0, "")
		if x.rounded != "" {
			c.Sums[0].Text = rules.Text{Key: "me.sum.dice." + x.rounded, N: x.sum[0]}
		}
		tally("needs", 1, "")
		c.Sums[1].Text = rules.Text{Key: "me.sum.needs.more", N: x.sum[1]}
		return c
	case x.rolled:
		tally("attack", 0, "")
		tally("defence", 1, "")
		return c
	}
	if x.kind == "charge" {
		b.viewCharge(c)
		return c
	}
	tally("attack", 0, "1d6")
	tally("defence", 1, "1d6")
	return c
}
