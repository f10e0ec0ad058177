package eagles

import "grognard/rules"

// combat is what the screen shows of a volley, charge or melee in progress.
type combat struct {
	kind     string // "" for none, or "fire", "charge", "melee"
	from, to rules.Ref
	by       [2]rules.Side
	sum      [2]int // dice and what they need; distance and dice; totals
	length   int64
	rolled   bool
}

// aimAt shows a volley as soon as its target is named: its dice, all that is
// known of them.
func (b *Board) aimAt(v volley) {
	halved, ok := bandOf(v.rifle, v.away)
	if v.a.n == 0 || !ok {
		v.n = 0
	} else {
		b.count(&rules.Table{}, &v, v.by == "screen" || b.body[v.i].men() == 0, halved)
	}
	b.showVolley(&v)
}

// showVolley shows the dice of a volley.
func (b *Board) showVolley(v *volley) {
	b.combat = combat{kind: "fire", from: b.unit(v.i), to: b.nameOf(v.x), sum: [2]int{v.n, b.needs(v.i) - v.toHit}}
	b.combat.by = [2]rules.Side{b.body[v.i].side, b.body[v.i].side}
}

// showCharge shows a charge: how far it is once the path is chosen, and what
// the melee would bring.
func (b *Board) showCharge(c *charging, length int64) {
	b.combat = combat{kind: "charge", from: b.unit(c.i), to: c.name(), length: length,
		by: [2]rules.Side{b.body[c.i].side, b.body[c.x.body].side}}
}

// viewCharge puts a charge into a view: the totals of the melee before the
// dice, and the whole inches to roll.
func (b *Board) viewCharge(c *rules.Combat) {
	x := &b.combat
	i := b.bodyNamed(x.from)
	q := b.newCharging(i, x.to)
	length := x.length
	if best, ok := q.shortest(); ok && length == 0 {
		length = best.length()
	}
	if k := q.x.body; q.g < 0 && !b.body[k].engaged() && !b.body[k].broken {
		w := b.Clone().(*Board)
		u, v := &w.body[i], &w.body[k]
		u.melee = melee{foe: k, helps: -1, bonus: true}
		v.melee = melee{foe: i, helps: -1, defends: true}
		var sum [2]int
		w.meleeTerms(i, u.groups(), func(_ string, _ rules.Text, n int) { sum[0] += n })
		w.meleeTerms(k, v.groups(), func(_ string, _ rules.Text, n int) { sum[1] += n })
		c.Sums = append(c.Sums, rules.Tally{Key: "attack", Side: x.by[0], N: sum[0], Dice: "1d6"},
			rules.Tally{Key: "defence", Side: x.by[1], N: sum[1], Dice: "1d6"})
	}
	if !b.rules.byEye {
		c.Sums = append(c.Sums, rules.Tally{Key: "inches", Side: x.by[0], N: int((length + inch - 1 - tolerance) / inch),
			Text: inches("me.sum.inches.far", length, 0, 0)})
	}
}

// showMelee shows the totals of a round before the dice.
func (b *Board) showMelee(i, k, first, second int) {
	b.combat = combat{kind: "melee", from: b.unit(i), to: b.unit(k), sum: [2]int{first, second},
		by: [2]rules.Side{b.body[i].side, b.body[k].side}}
}

// viewCombat puts it into a view.
func (b *Board) viewCombat() *rules.Combat {
	x := &b.combat
	if x.kind == "" {
		return nil
	}
	c := &rules.Combat{Kind: rules.Text{Key: "me.combat." + x.kind}, From: []rules.Ref{x.from}, To: x.to}
	tally := func(key string, k int, dice string) {
		c.Sums = append(c.Sums, rules.Tally{Key: key, Side: x.by[k], N: x.sum[k], Dice: dice})
	}
	switch {
	case x.kind == "fire":
		tally("dice", 0, "")
		tally("needs", 1, "")
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
