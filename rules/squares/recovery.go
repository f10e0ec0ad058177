package squares

import "grognard/rules"

// Field recovery (NS-C4.4.4 to NS-C4.4.6).
const (
	recoverFrom = 2 // hits
	recoverOn   = 3
	mostFear    = 3
)

// recoveryPhase is RECOVERY: one attempt of one unit, or the end of the
// activation.
func (b *Board) recoveryPhase(t *rules.Table) {
	if !b.canRecover() {
		b.endActivation(t)
		return
	}
	s := b.act.side
	o := b.ask(t, s, "recover", "NS-C4.4.3", b.leaders[b.act.leader].ref, func(m rules.Menu) {
		b.public(m)
		m.Quiet(rules.Option{Do: "done"})
		b.offerRecovery(m)
	})
	switch {
	case o.Do == "done":
		b.endActivation(t)
	case o.Who.Kind() == markerKind:
		b.recoverHidden(t, o.Who.N()%16)
	default:
		u, _ := b.unitNamed(o.Who)
		b.recoverUnit(t, u)
	}
}

// canRecover reports whether an attempt is possible. A marker with 2 hits may
// hide a unit that could try, or it may not.
func (b *Board) canRecover() bool {
	for rest := b.act.members; rest != 0; rest = rest.Rest() {
		if u := rest.First(); b.mayRecover(u).OK() {
			return true
		}
	}
	for k := range b.marker[b.act.side] {
		if b.markerActive(b.act.side, k) && !b.marker[b.act.side][k].acted && b.total(b.act.side, k) >= recoverFrom {
			return true
		}
	}
	return false
}

// mayRecover says why a unit cannot try to recover. It need not be in radius,
// but in an intervention (NS-C4.0.5).
func (b *Board) mayRecover(u int) rules.Reason {
	x, name := &b.unit[u], b.unitRef(u)
	switch {
	case x.state != present:
		return rules.No("NS-C4.4.1", rules.Text{Key: "ns.why.offboard", A: name})
	case x.spent > 0 || x.tried || x.stepped:
		return rules.No("NS-C4.4.9", rules.Text{Key: "ns.why.busy", A: name})
	case x.hits < recoverFrom:
		return rules.No("NS-C4.4.4", rules.Text{Key: "ns.why.onehit", A: name})
	case b.act.intervention:
		return b.maySpend(u)
	}
	return rules.Reason{}
}

// offerRecovery lists the units that may try, and the markers under which one
// may.
func (b *Board) offerRecovery(m rules.Menu) {
	s := b.act.side
	for rest := b.act.members; rest != 0; rest = rest.Rest() {
		u := rest.First()
		if !b.hidden(u) {
			m.Offer(rules.Option{Do: "recover", Who: b.unitRef(u)}, b.mayRecover(u))
		}
	}
	for k := range b.marker[s] {
		x := &b.marker[s][k]
		if b.markerActive(s, k) && !x.acted && x.units != 0 && b.total(s, k) >= recoverFrom {
			m.Offer(rules.Option{Do: "recover", Who: markerRef(s, k)})
		}
	}
	if m.Explaining() {
		b.refuseStrangers(m, "recover")
	}
}

// recoverHidden lets a unit under a marker try (NS-A.64): the hits of the
// marker are shared out secretly first (NS-A.74).
func (b *Board) recoverHidden(t *rules.Table, k int) {
	s := b.act.side
	x := &b.marker[s][k]
	x.proved, x.acted = true, true
	pending := int(x.hits)
	x.hits = 0
	b.shareOut(t, s, x.units, pending, true)
	var ready unitSet
	for rest := x.units; rest != 0; rest = rest.Rest() {
		if b.unit[rest.First()].hits >= recoverFrom {
			ready |= oneUnit(rest.First())
		}
	}
	b.actedUnits(s, k)
	if ready == 0 {
		return
	}
	o := b.ask(t, s, "recover.unit", "NS-A.64", markerRef(s, k), func(m rules.Menu) {
		m.Secret()
		m.Always()
		m.Own()
		for rest := ready; rest != 0; rest = rest.Rest() {
			m.Offer(rules.Option{Do: "recover", Who: b.unitRef(rest.First())})
		}
	})
	u, _ := b.unitNamed(o.Who)
	b.tryRecovery(t, u)
}

// recoverUnit spends all AP of a unit on one attempt (NS-C4.4.3).
func (b *Board) recoverUnit(t *rules.Table, u int) {
	x := &b.unit[u]
	x.spent, x.acted = b.act.ap, true
	b.tryRecovery(t, u)
}

// tryRecovery rolls for a field recovery (NS-C4.4.5).
func (b *Board) tryRecovery(t *rules.Table, u int) {
	s, who := b.sideOf(u), b.shown(u)
	b.unit[u].tried = true
	sums := t
	if b.hidden(u) {
		sums = &rules.Table{} // its terms would tell who is under the marker
	}
	need := min(max(recoverOn-b.spirit(sums, u), 1), d6+1)
	dice := rules.Dice{Side: s, Of: []rules.Die{{N: 1, Sides: d6, For: who}}}
	face := t.Roll("ns.recover", "NS-C4.4.5", dice.Alike(faceClasses[need]...))[0]
	if face < need {
		t.Tell(rules.Event{Kind: rules.EvResult, Rule: "NS-C4.4.5", Side: s, Who: who, Mods: sums.Mods(),
			Text: rules.Text{Key: "ns.row.recover.no", A: who}})
		return
	}
	t.Tell(rules.Event{Kind: rules.EvResult, Rule: "NS-C4.4.5", Side: s, Who: who, Mods: sums.Mods(),
		Text: rules.Text{Key: "ns.row.recover.yes", A: who}})
	b.restore(t, u, 1, "NS-C4.4.5")
}

// restore takes hits off a unit.
func (b *Board) restore(t *rules.Table, u, n int, rule string) {
	b.unit[u].hits -= uint8(n)
	e := rules.Event{Kind: rules.EvRestore, Rule: rule, Side: b.sideOf(u), Who: b.unitRef(u), N: n,
		Text: rules.Text{Key: "ns.log.restored", A: b.unitRef(u), N: n, M: int(b.unit[u].hits)}}
	if b.hidden(u) {
		e.Hidden = rules.HideFrom(e.Side.Other())
	}
	t.Tell(e)
}

// spirit adds up what changes a recovery die (NS-C4.4.6 to NS-C4.4.10).
func (b *Board) spirit(t *rules.Table, u int) int {
	s := b.sideOf(u)
	general, chief := b.units[u].command, b.chief(s)
	q := b.unit[u].at
	total := 0
	mod := func(on bool, rule, key string, who rules.Ref, n int) {
		if on {
			total += t.Mod("recover", rule, rules.Text{Key: "ns.mod." + key, A: who}, n)
		}
	}
	mod(true, "NS-C4.4.6", "enemies", b.unitRef(u), -min(mostFear, b.engaged(u, offBoard)))
	near, nearChief := b.inRadius(q, general), b.inRadius(q, chief)
	mod(near, "NS-C4.4.7", "ability", b.leaders[general].ref, b.leaders[general].ability)
	mod(nearChief && chief != general, "NS-C4.4.7", "ability", b.leaders[chief].ref, b.leaders[chief].ability)
	mod(!near && !nearChief, "NS-C4.4.8", "outside", b.unitRef(u), -1)
	return total
}
