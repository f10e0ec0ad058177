package eagles

import (
	"grognard/rules"
	"grognard/rules/plane"
)

// pursues asks the winner whether he pursues, and moves him (ME-23.17,
// ME-23.19).
func (b *Board) pursues(t *rules.Table, i, k int, by plane.Vec) bool {
	u := &b.body[i]
	room := b.slides(i, k, by)
	o := t.Ask(u.side, "pursue", "ME-23.17", b.unitRef(i), func(m rules.Menu) {
		m.Public()
		m.Waive(rules.Option{Do: "hold", Who: b.unitRef(i)})
		m.Sign(rules.Binds) // ME-23.18
		m.Offer(rules.Option{Do: "pursue", Who: b.unitRef(i), At: b.unitRef(k)},
			rules.Unless(room, "ME-23.19", rules.Text{Key: "me.why.no_pursuit", A: b.unitRef(i), B: b.unitRef(k)}))
	})
	if o.Do == "hold" {
		t.Say("ME-23.18", u.side, rules.Text{Key: "me.log.holds", A: b.unitRef(i)})
		return false
	}
	t.Say("ME-23.19", u.side, inches("me.log.pursues", by.Length(), b.unitRef(i), b.unitRef(k)))
	v := &b.body[k]
	v.defends, v.behind = true, b.pursuedOver(i, k, by) // ME-23.35
	b.slide(t, i, by, rules.EvAdvance, "ME-23.19")
	if s := b.supporter(i); s >= 0 { // ME-23.29
		if b.slides(s, -1, by) {
			b.slide(t, s, by, rules.EvAdvance, "ME-23.29")
		} else {
			b.freeSupporter(t, i)
		}
	}
	return true
}

// pursuedOver is the best obstacle near the loser that the pursuit crosses.
func (b *Board) pursuedOver(i, k int, by plane.Vec) cover {
	u := &b.body[i]
	if by == (plane.Vec{}) {
		return open
	}
	phi, p := b.body[k].along, u.pose()
	if b.body[k].charger {
		phi = plane.Facing(phi + 18000)
	}
	lo, hi, top := extent(plane.Pose{C: p.C, Phi: phi}, u.quad)
	s := strip{p.C.Add(plane.Turned(phi, (lo+hi)/2, top)), phi, (hi - lo) / 2}
	ahead := by.Length()
	return b.obstacleBefore(s, ahead+tolerance, b.scenario.crossings(s, ahead+2*tolerance+1), b.body[k].quad.Poly())
}
