package musket

import "grognard/rules"

// threeHexes is how far a rout goes (MS-7.10.2).
const threeHexes = 3

// rout routs units, each by its own line (7.10). In a second or later charge
// the defenders may stand, Shaken (MS-9.3.10).
func (x *resolution) rout(units set, r role, rule string) {
	b := x.b
	x.eachHex(units, func(h hex, group set) {
		went := group
		for !group.Empty() {
			c := x.nextRetreat(group)
			group = group.Without(c)
			if r == defender {
				x.routed = x.routed.With(c)
			}
			if r == defender && x.canStand(c) && x.standsGround(c) {
				x.stood = x.stood.With(c)
				b.shake(x.t, c, "MS-9.3.10")
				went = went.Without(c)
				continue
			}
			x.left[r] = x.left[r].With(c)
			x.run(c, r, rule)
		}
		x.followers(h, went, r, false)
	})
}

// canStand reports whether a routed unit may stand: only the charged side may,
// whoever is the attacker of record, and only in the hex that was charged
// (MS-9.3.10).
func (x *resolution) canStand(c int) bool {
	f := &x.b.fight
	return f.later && !f.swapped && x.b.piece[c].at == f.target
}

// standsGround asks whether a unit that would rout stands its ground (DC-22).
func (x *resolution) standsGround(c int) bool {
	o := ask(x.t, x.b.sideOf(c), "charge.stand", "MS-9.3.10", x.b.pieceRef(c), func(m rules.Menu) {
		m.Offer(rules.Option{Do: "rout"})
		m.Offer(rules.Option{Do: "stand"})
	})
	return o.Do == "stand"
}

// run routs one unit (MS-7.10.1 to MS-7.10.6).
func (x *resolution) run(c int, r role, rule string) {
	b := x.b
	b.unmark(c, charging)
	b.breakSquare(x.t, c, "MS-9.5.7")
	x.t.Say(rule, b.sideOf(c), rules.Text{Key: "ms.log.routs", A: b.pieceRef(c)})
	switch b.seeLine(x.t, c) {
	case noLine:
		x.capture(c, r, "MS-7.10.4")
	case safe:
		if !x.retreat(c, r, threeHexes) {
			x.leave(c, r, "MS-7.10.6")
			return
		}
		if !b.inPlay(c) {
			return
		}
		b.shake(x.t, c, "MS-7.10.2")
		if b.print[c].fragile() {
			b.weaken(x.t, c, "MS-7.9.9")
		}
	default:
		x.leave(c, r, "MS-7.10.3")
	}
}
