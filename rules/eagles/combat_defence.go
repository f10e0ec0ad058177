package eagles

import (
	"grognard/rules"
)

// canDefend reports whether a charged body may fire defensively (ME-24.1).
func (b *Board) canDefend(k int) bool {
	v := &b.body[k]
	return !v.fired && !v.broken && !v.resting() && !v.engaged() && !v.supporting()
}

// lookDefence finds who can fire at a charger where it stood before it moved
// (ME-24.5).
func (b *Board) lookDefence(k, i int) volley {
	x := target{body: i}
	through := b.body[i].side
	v := volley{i: k, by: "defence", x: x}
	v.a = b.bases(k, x, through, 14)
	v.own = b.posts(k, x, through, 14)
	return v
}

// defence is the defensive fire against a charge that arrives (ME-24.13). It
// reports whether the charger comes on.
func (b *Board) defence(t *rules.Table, c *charging, p *path) bool {
	k := c.x.body
	if !b.canDefend(k) {
		return true
	}
	v := rules.Memo(t, func() volley { return b.lookDefence(k, c.i) })
	if v.eligible(b) == 0 {
		return true
	}
	d := &b.body[k]
	o := t.Ask(d.side, "defend", "ME-24.2", b.unitRef(k), func(m rules.Menu) {
		m.Public()
		m.Offer(rules.Option{Do: "fire", Who: b.unitRef(k), At: b.unitRef(c.i)})
		m.Waive(rules.Option{Do: "hold", Who: b.unitRef(k)})
	})
	if o.Do == "hold" {
		return true
	}
	d.fired = true
	t.Tell(rules.Event{Kind: rules.EvDeclare, Rule: "ME-24.1", Side: d.side, Who: b.unitRef(k), To: b.unitRef(c.i),
		Text: rules.Text{Key: "me.log.defends", A: b.unitRef(k), B: b.unitRef(c.i)}})
	since := t.Asked()
	die := rules.D(1, 6).RolledBy(d.side).Alike(0, 0, 1, 1, 1, 2)
	v.since = t.Asked()
	halved := [...]int{2, 2, 1, 1, 1, 0}[t.Roll("me.defend.factor", "ME-24.3", die)[0]-1]
	before := b.strength(c.i)
	b.count(t, &v, true, halved)
	v.factor = halved * one(v.n == 1)
	b.shoot(t, &v)
	if b.destroyed(t, c.i) {
		b.comesTo(t, c.i, "ME-25.8", "shot", rules.Text{B: b.unitRef(k)})
		return false
	}
	stands := b.strength(c.i) == before || b.resolveTest(t, c.i, "ME-24.8", true)
	b.onlyUnderFire(t, since, c.i, before, stands)
	if !stands {
		b.breakOff(t, c, p)
	}
	return stands
}

// onlyUnderFire says what of a charger matters once it has been fired at:
// whether it comes on, its losses, and what its melee turns on.
func (b *Board) onlyUnderFire(t *rules.Table, since, i, before int, stands bool) {
	u := &b.body[i]
	t.MergeOn(since, one(stands), before-b.strength(i), u.rankers, one(b.led(i)), one(stands)*u.has[officer])
}

// strength counts everybody of a body.
func (b *Board) strength(i int) int { return b.body[i].rankers + b.special(i) }

// breakOff breaks a charger where four inches of the straight part were still
// to go (ME-24.9).
func (b *Board) breakOff(t *rules.Table, c *charging, p *path) {
	b.contact(t, c, p, p.wheeled.Straight(max(0, p.ahead-breakOff)), rules.EvMove, "ME-24.9")
	b.rout(t, c.i, "ME-24.9")
	b.body[c.i].safe = true // ME-22.25
}

// rout breaks a battalion (ME-27.12): it leaves its melee (ME-27.25).
func (b *Board) rout(t *rules.Table, i int, rule string) {
	u := &b.body[i]
	u.broken, u.reforming, u.rallying, u.halted = true, false, false, 0
	t.Tell(rules.Event{Kind: rules.EvResult, Rule: rule, Side: u.side, Who: b.unitRef(i), Text: rules.Text{Key: "me.row.breaks", A: b.unitRef(i)}, Rank: rankOf("breaks")})
	if u.engaged() {
		b.endMelee(t, i, u.foe)
	}
	u.helps = -1
	b.shrink(t, i)
}
