package musket

import "grognard/rules"

// dueThreats returns the threatened units that nobody has attacked and whose
// threatening units have completed their actions (MS-7.2.4, MS-7.2.7); once the
// attacks have ended that is all of them.
func (b *Board) dueThreats(ended bool) (due set) {
	for c := range b.counters {
		if b.threat[c].Empty() || b.is(c, struck) || !b.inPlay(c) {
			continue
		}
		open := false
		for all := b.threat[c]; !all.Empty() && !ended; all = all.Rest() {
			open = open || !b.doneThreatening(all.First(), c)
		}
		if !open {
			due = due.With(c)
		}
	}
	return due
}

// doneThreatening reports whether unit o threatens c no longer: it has attacked, or
// left the map or c's ZOC (MS-7.2.8).
func (b *Board) doneThreatening(o, c int) bool {
	return !b.inPlay(o) || b.is(o, attacked) || !b.reaches(c, b.piece[o].at)
}

// meetThreat gives the inactive player the FOW of one threatened unit, which
// he chooses (part 3.4 DC-18).
func (b *Board) meetThreat(t *rules.Table, due set) {
	s := b.active.Other()
	c := due.First()
	if !due.Rest().Empty() {
		o := ask(t, s, "fow.order", "MS-7.2.7", b.pieceRef(c), func(m rules.Menu) {
			for all := due; !all.Empty(); all = all.Rest() {
				m.Offer(rules.Option{Do: "fow.take", Who: b.pieceRef(all.First())})
			}
		})
		c = b.pieceNamed(o.Who)
	}
	b.mark(c, struck)
	b.fortune(t, fow{owner: s, unit: c, rule: "MS-7.2.4"})
	b.fight, b.move = fight{}, move{}
	b.settleGround(t)
}

// strike notes that everybody in a hex has been attacked (MS-7.2.6).
func (b *Board) strike(h hex) {
	foe := b.fight.side.Other()
	if f := &b.fight; !f.fortune && !f.later { // MS-7.4.4: these charges do not use the hex up
		b.targets.Add(h)
	}
	for all := b.units(foe, h); !all.Empty(); all = all.Rest() {
		b.mark(all.First(), struck|fought)
	}
}
