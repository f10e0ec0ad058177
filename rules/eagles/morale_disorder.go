package eagles

import (
	"grognard/rules"
	"grognard/rules/plane"
)

// disorder puts a battalion in disorder (ME-15.8); a Reform under way is lost
// (ME-15.11).
func (b *Board) disorder(t *rules.Table, i int, rule string) {
	u := &b.body[i]
	u.reforming = false
	if u.disordered || !u.inPlay() {
		return
	}
	u.disordered = true
	t.Say(rule, u.side, rules.Text{Key: "me.log.disordered", A: b.unitRef(i)})
}

// order gives a battalion its order back (ME-15.9).
func (b *Board) order(t *rules.Table, i int) {
	u := &b.body[i]
	u.disordered = false
	t.Say("ME-15.9", u.side, rules.Text{Key: "me.log.ordered", A: b.unitRef(i)})
}

// passed disorders every friend that a body passes through (ME-14.22,
// ME-15.4).
func (b *Board) passed(t *rules.Table, i int, swept plane.Poly) {
	for k := range b.body {
		u := &b.body[k]
		if k != i && u.inPlay() && u.side == b.body[i].side && u.quad.Poly().Overlaps(swept) {
			b.disorder(t, k, "ME-15.4")
		}
	}
}

// trampled removes the enemy groups that a body touches on its way (ME-19.11).
func (b *Board) trampled(t *rules.Table, i int, swept plane.Poly) {
	for k := range b.body {
		u := &b.body[k]
		if !u.inPlay() || u.side == b.body[i].side {
			continue
		}
		for g := range u.posts {
			if u.screen[g].men > 0 && swept.Reaches(u.screen[g].at, groupRadius+tolerance) {
				b.loseGroup(t, k, g, "ME-19.11")
			}
		}
	}
}

// loseGroup removes a skirmish group.
func (b *Board) loseGroup(t *rules.Table, i, g int, rule string) {
	u := &b.body[i]
	n := u.screen[g].men
	u.screen[g] = group{}
	t.Tell(rules.Event{Kind: rules.EvRemove, Rule: rule, Side: u.side, Who: b.groupRef(i, g), N: n,
		Text: rules.Text{Key: "me.log.group_lost", A: b.unitRef(i), B: b.groupRef(i, g), N: n}})
}
