package ccn

import "grognard/rules"

// barsAdvance is the clause by which a unit cannot enter a hex that its enemy
// has left, or "" (CCN-30.3 to CCN-30.5, CCN-31.5).
func (b *Board) barsAdvance(u int, h hex) string {
	switch k := b.typeOf(u); {
	case k.arm == artillery:
		return "CCN-30.5"
	case b.units[u].square > 0:
		return "CCN-30.4"
	case !b.enterable(u, h, b.leaderOf(u) >= 0):
		return "CCN-30.3"
	}
	return ""
}

// takeGround is D12, and D13 for the vacated hex: it is optional.
func (b *Board) takeGround(t *rules.Table) {
	u, h := int(b.charge.unit), b.charge.vacated
	name := b.unitRef(u)
	rider := b.typeOf(u).arm == cavalry
	rule := "CCN-30.2"
	switch {
	case b.charge.bonus:
		rule = "CCN-31.12"
	case rider:
		rule = "CCN-31.2"
	}
	o := t.Ask(b.active, "advance", rule, name, func(m rules.Menu) {
		m.Public()
		m.Offer(rules.Option{Do: "advance", Who: name, At: h.ref()})
		m.Waive(rules.Option{Do: "stay", Who: name})
	})
	if o.Do == "stay" {
		b.closeCharge() // CCN-31.9
		return
	}
	from := b.units[u].at
	b.advance(t, rule, u, h)
	switch {
	case !rider || b.charge.bonus: // CCN-30.7, CCN-31.12
		b.closeCharge()
	case b.scenario.stops(from, h): // CCN-31.5
		b.openBonus()
	default:
		b.phase = breakthrough
	}
}

// advance takes a unit into a hex after its combat. That is no move
// (CCN-30.9); its leader goes with it.
func (b *Board) advance(t *rules.Table, rule string, u int, h hex) {
	from := b.units[u].at
	l := b.leaderOf(u)
	b.tellGoing(t, rules.Event{Kind: rules.EvAdvance, Rule: rule, Side: b.active, Who: b.unitRef(u), From: from.ref(), To: h.ref(),
		Path: []rules.Ref{from.ref(), h.ref()}, Text: rules.Text{Key: "ccn.log.advance", A: b.unitRef(u), B: from.ref(), C: h.ref()}}, l, "CCN-30.2")
	b.relocate(t, u, h, l)
}

// breakThrough is the second hex of D13: any adjacent hex that the cavalry may
// enter, or none (CCN-31.3).
func (b *Board) breakThrough(t *rules.Table) {
	u := int(b.charge.unit)
	name, led := b.unitRef(u), b.leaderOf(u) >= 0
	o := t.Ask(b.active, "breakthrough", "CCN-31.3", name, func(m rules.Menu) {
		m.Public()
		for _, h := range neighbours[b.units[u].at] {
			if h != nowhere {
				offered := m.Offer(rules.Option{Do: "advance", Who: name, At: h.ref()},
					rules.Unless(b.unitAt[h] == nobody && !b.holdsLeader(h, b.active.Other()), "CCN-31.3", rules.Text{Key: "ccn.why.occupied", A: h.ref()}),
					rules.Unless(!b.scenario.ground[h].bars(cavalry), "CCN-31.5", rules.Text{Key: "ccn.why.impassable", A: h.ref()}),
					rules.Unless(b.unitAt[h] != nobody || b.enterable(u, h, led) || b.scenario.ground[h].bars(cavalry) || b.holdsLeader(h, b.active.Other()),
						"CCN-31.7", rules.Text{Key: "ccn.why.leader", A: h.ref()}))
				if offered && len(b.bonusTargets(u, h)) == 0 {
					m.Sign(rules.Ends)
				}
			}
		}
		m.Waive(rules.Option{Do: "stay", Who: name})
	})
	if o.Do == "advance" {
		b.advance(t, "CCN-31.3", u, hex(o.At.N()))
	}
	b.openBonus()
}

// openBonus goes to the bonus melee, unless the cavalry has come into a forest
// or town (CCN-31.6) or has nobody to attack (CCN-31.8).
func (b *Board) openBonus() {
	u := int(b.charge.unit)
	if len(b.bonusTargets(u, b.units[u].at)) == 0 {
		b.closeCharge()
		return
	}
	b.phase = bonusMelee
}

// bonusTargets lists whom a cavalry unit that breaks through to a hex, empty or
// its own, could attack from there.
func (b *Board) bonusTargets(u int, h hex) (all []rules.Ref) {
	if b.barsEntrant(u, h) != "" {
		return nil
	}
	c := b
	if from := b.units[u].at; from != h {
		c = b.Clone().(*Board)
		c.lift(u)
		c.put(u, h) // its leader gives no dice and may stay behind
	}
	for e := range c.unitCount() {
		if c.inPlay(e) && c.sideOf(e) != c.active && c.meleeAt(u, e, -1, true).OK() {
			all = append(all, c.unitRef(e))
		}
	}
	for l := range c.leaderCount() {
		if c.lone(l) && c.leaderSide(l) != c.active && c.meleeAt(u, -1, l, true).OK() {
			all = append(all, c.leaderRef(l))
		}
	}
	return all
}

// bonusMelee is D14: one further melee of the cavalry (CCN-31.8), with all the
// rules of a melee (CCN-31.11).
func (b *Board) bonusMelee(t *rules.Table) {
	u := int(b.charge.unit)
	o := t.Ask(b.active, "bonus", "CCN-31.8", b.unitRef(u), func(m rules.Menu) {
		m.Public()
		b.offerMelee(m, u, true)
		m.Waive(rules.Option{Do: "pass"})
	})
	if o.Do == "pass" {
		b.closeCharge()
		return
	}
	b.phase = combatPhase
	b.charge.bonus = true
	b.resolveMelee(t, u, o.At)
	b.fight = noFight()
}

// closeCharge ends a combat and all that belongs to it (CCN-31.13).
func (b *Board) closeCharge() { b.charge, b.phase = noCharge(), combatPhase }
