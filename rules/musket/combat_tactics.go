package musket

import "grognard/rules"

// chooseTactic is DC-7: Skirmish and Charge were stated before.
func (b *Board) chooseTactic(t *rules.Table) {
	f := &b.fight
	if f.form != ordinary {
		return
	}
	o := ask(t, f.side, "combat.tactic", "MS-7.13.0", b.pieceRef(int(f.primary[attacker])), func(m rules.Menu) {
		m.Always()
		m.Waive(rules.Option{Do: "none"})
		m.Offer(rules.Option{Do: "frontal"}, rules.Unless(b.onlyArms(f.units[attacker], infantry, artillery), "MS-7.13.2a", rules.Text{Key: "ms.why.frontal"}))
		m.Offer(rules.Option{Do: "disengage"})
	})
	b.setTactic(t, attacker, o.Do)
}

// onlyArms reports whether all units of a set are of one of two arms, and at
// least one of the first.
func (b *Board) onlyArms(units set, one, two arm) bool {
	any := false
	for ; !units.Empty(); units = units.Rest() {
		a := b.print[units.First()].arm
		if a != one && a != two {
			return false
		}
		any = any || a == one
	}
	return any
}

func (b *Board) setTactic(t *rules.Table, r role, do string) {
	f := &b.fight
	for i, name := range tacticNames {
		if name == do {
			f.tactic[r] = tactic(i)
		}
	}
	if f.tactic[r] != noTactic {
		t.Say("MS-7.13.0", f.player(r), rules.Text{Key: "ms.log.tactic." + do, A: b.armyRef(f.player(r)), B: b.pieceRef(int(f.primary[r]))})
	}
}

// chooseReaction is DC-8: one reaction of the defender.
func (b *Board) chooseReaction(t *rules.Table) {
	f := &b.fight
	o := ask(t, f.player(defender), "combat.reaction", "MS-7.13.0", b.pieceRef(int(f.primary[defender])), func(m rules.Menu) {
		m.Always()
		m.Waive(rules.Option{Do: "none"})
		m.Offer(rules.Option{Do: "disengage"})
		m.Offer(rules.Option{Do: "stubborn"}, rules.Unless(b.stubborn(), "MS-7.13.5a", rules.Text{Key: "ms.why.stubborn"}))
		b.offerCountercharge(m)
		b.offerSquare(m)
	})
	b.setTactic(t, defender, o.Do)
	switch o.Do {
	case "countercharge":
		b.countercharge(o)
	case "square":
		f.square = int8(b.pieceNamed(o.Who))
	}
}

// stubborn reports whether all chosen defenders are infantry or artillery
// (MS-7.13.5a).
func (b *Board) stubborn() bool {
	return b.fight.units[defender].And(b.armSet[cavalry]).Empty()
}

// offerSquare lists the chosen infantry that may form square against a cavalry
// charge (MS-9.5.1, MS-9.5.2).
func (b *Board) offerSquare(m rules.Menu) {
	f := &b.fight
	if f.squared {
		return
	}
	for all := f.units[defender]; !all.Empty(); all = all.Rest() {
		if c := all.First(); b.print[c].arm == infantry {
			m.Offer(rules.Option{Do: "square", Who: b.pieceRef(c)},
				rules.Unless(f.form == cavalryCharge, "MS-9.5.1", rules.Text{Key: "ms.why.no_charge", A: b.pieceRef(c)}))
		}
	}
}

// testCharge is the first half of DC-9: the charging primary tests
// (MS-7.13.3h). A countercharge against anything but a cavalry charge makes it
// void (MS-9.4.3); against one that fails its test too (MS-9.4.8).
func (x *resolution) testCharge() {
	b, f := x.b, &x.b.fight
	counter := f.tactic[defender] == countercharge
	if f.form == cavalryCharge || f.form == infantryCharge && !counter {
		p := int(f.primary[attacker])
		test := morale{kind: "morale.charge", rule: "MS-7.13.3h", unit: p, leaders: b.ofHex(f.leaders[attacker], b.piece[p].at)}
		if b.test(x.t, test) {
			f.charge = passed
		} else {
			f.charge = failed
		}
	}
	if !counter {
		return
	}
	if f.form == cavalryCharge && f.charge == passed {
		f.duel = true
		return
	}
	x.exchangeRoles()
}

// testSquare is the second half of DC-9 (MS-9.5.2). Formed or not, the unit
// alone defends the hex now (MS-9.5.4).
func (x *resolution) testSquare() {
	b, f := x.b, &x.b.fight
	if f.tactic[defender] != formingSquare {
		return
	}
	c := int(f.square)
	f.units[defender], f.primary[defender] = only(c), int8(c)
	leaders := b.ofHex(f.leaders[defender], f.target)
	for all := leaders; !all.Empty(); all = all.Rest() {
		if l := all.First(); int(b.piece[l].helps) != c {
			f.leaders[defender] = f.leaders[defender].Without(l)
		}
	}
	if !b.test(x.t, morale{kind: "morale.square", rule: "MS-9.5.2", unit: c, leaders: f.leaders[defender]}) {
		b.shake(x.t, c, "MS-9.5.2")
		return
	}
	f.squared = true
	b.mark(c, square)
	x.t.Tell(rules.Event{Kind: rules.EvMark, Rule: "MS-9.5.2", Side: f.player(defender), Who: b.pieceRef(c), To: b.piece[c].at.ref(), N: 1,
		Text: rules.Text{Key: "ms.log.square", A: b.pieceRef(c)}})
}
