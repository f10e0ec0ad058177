package musket

import "grognard/rules"

// chooseDefenders is DC-5: up to one artillery, one battalion or squadron and
// one other unit of the hex defend (MS-7.4.2), with leaders.
func (b *Board) chooseDefenders(t *rules.Table) {
	f := &b.fight
	f.units[defender] = b.defaultDefenders()
	b.choosePrimary(defender)
	if !b.defenceOpen() {
		return
	}
	for {
		o := ask(t, f.player(defender), "combat.defend", "MS-7.4.2", b.pieceRef(int(f.primary[defender])), func(m rules.Menu) {
			m.Always()
			m.Course(rules.Text{Key: "ms.course.units", N: f.units[defender].Count()})
			if !f.units[defender].Empty() { // somebody must defend (part 3.4 DC-5)
				m.Quiet(rules.Option{Do: "done"})
			}
			b.offerDefenders(m)
			b.offerLeaders(m, defender)
			b.offerPrimary(m, defender)
		})
		c := b.pieceNamed(o.Who)
		switch o.Do {
		case "done":
			return
		case "defend":
			f.units[defender] = f.units[defender].With(c)
			b.choosePrimary(defender)
		case "drop":
			f.units[defender] = f.units[defender].Without(c)
			b.dismissLeaders(defender)
			b.choosePrimary(defender)
		default:
			b.appoint(t, defender, o.Do, c, b.pieceNamed(o.At))
		}
	}
}

// squareHolder returns the unit in square of a hex that alone defends it
// against cavalry (MS-9.5.4), or -1.
func (b *Board) squareHolder(h hex) int {
	f := &b.fight
	if !b.cavalryAlone() {
		return -1
	}
	for all := b.units(f.player(defender), h); !all.Empty(); all = all.Rest() {
		if c := all.First(); b.is(c, square) {
			return c
		}
	}
	return -1
}

// cavalryAlone reports whether all close attackers are cavalry (MS-9.5.10).
func (b *Board) cavalryAlone() bool {
	all := b.fight.units[attacker]
	return !all.Empty() && all.Minus(b.armSet[cavalry]).Empty()
}

// defaultDefenders is the strongest defence that a hex can make; units that a
// FOW moved there come first (MS-12.4.5).
func (b *Board) defaultDefenders() (chosen set) {
	f := &b.fight
	if c := b.squareHolder(f.target); c >= 0 {
		f.squared, f.square = true, int8(c)
		return only(c)
	}
	for rest := b.units(f.player(defender), f.target); !rest.Empty(); {
		best := -1
		for all := rest; !all.Empty(); all = all.Rest() {
			c := all.First()
			if best < 0 || b.defends(c) > b.defends(best) {
				best = c
			}
		}
		rest = rest.Without(best)
		if b.withinLimits(chosen.With(best)) {
			chosen = chosen.With(best)
		}
	}
	return chosen
}

// defends is how much a unit is worth in defence.
func (b *Board) defends(c int) int {
	n := int(b.face(c).cf)
	if b.print[c].arm == artillery {
		n = int(b.face(c).defence)
	}
	if b.is(c, shaken) {
		n = (n + 1) / 2
	}
	n = 8*n + int(b.face(c).mr)
	if b.is(c, hauled) {
		n += 1000
	}
	if b.is(c, ineffective) {
		n -= 500
	}
	return n
}

// defenceOpen reports whether the defender has anything to choose.
func (b *Board) defenceOpen() bool {
	f := &b.fight
	if b.units(f.player(defender), f.target).Count() > 1 && !f.squared {
		return true
	}
	for all := b.leaders(f.player(defender), f.target); !all.Empty(); all = all.Rest() {
		for units := f.units[defender]; !units.Empty(); units = units.Rest() {
			if b.mayHelp(all.First(), units.First()).OK() {
				return true
			}
		}
	}
	return false
}

// offerDefenders lists who may join the defence or stay out of it: the last
// one too, where another could take its place (MS-5.3.2).
func (b *Board) offerDefenders(m rules.Menu) {
	f := &b.fight
	here := b.units(f.player(defender), f.target)
	for all := here; !all.Empty(); all = all.Rest() {
		c := all.First()
		who := b.pieceRef(c)
		if !f.units[defender].Has(c) {
			m.Offer(rules.Option{Do: "defend", Who: who},
				rules.Unless(!f.squared, "MS-9.5.4", rules.Text{Key: "ms.why.square_alone", A: who}),
				rules.Unless(b.withinLimits(f.units[defender].With(c)), "MS-7.4.2", rules.Text{Key: "ms.why.limit", A: f.target.ref()}))
			continue
		}
		if here.Count() > 1 && !f.squared { // a square alone defends (MS-9.5.4)
			m.Offer(rules.Option{Do: "drop", Who: who}, rules.Unless(!b.is(c, hauled), "MS-12.4.5", rules.Text{Key: "ms.why.hauled", A: who}))
		}
	}
}

// newPrimary is DC-21 (MS-7.3.4).
func (b *Board) newPrimary(t *rules.Table) {
	f := &b.fight
	f.primary[defender] = -1
	b.choosePrimary(defender)
	if f.units[defender].Count() < 2 {
		return
	}
	b.askPrimary(t, defender, "MS-7.3.4")
}

// askPrimary asks for the primary of a role among several.
func (b *Board) askPrimary(t *rules.Table, r role, rule string) {
	f := &b.fight
	o := ask(t, f.player(r), "combat.primary", rule, b.pieceRef(int(f.primary[r])), func(m rules.Menu) {
		for all := f.units[r]; !all.Empty(); all = all.Rest() {
			c := all.First()
			m.Offer(rules.Option{Do: "primary", Who: b.pieceRef(c)}, rules.Unless(b.canLead(r, c), "MS-7.4.3", rules.Text{Key: "ms.why.primary", A: b.pieceRef(c)}))
		}
	})
	f.primary[r] = int8(b.pieceNamed(o.Who))
}
