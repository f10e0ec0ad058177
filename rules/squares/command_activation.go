package squares

import "grognard/rules"

// activate begins the activation of a command with a token (NS-C3.8).
func (b *Board) activate(t *rules.Table, l, token int) {
	b.takeToken(token)
	s := b.leaders[l].side
	b.act = activation{side: s, leader: int8(l), ap: uint8(token)}
	b.act.members = b.ableToAct()
	b.parkIdle()
	t.Say("NS-C3.8", s, rules.Text{Key: "ns.log.activate", A: b.leaders[l].ref, N: token})
	b.enter(t, generalMove, "NS-C4.0.1")
}

// ableToAct are the units that the active leader activates: those of his command
// not activated before, on the board or still to enter (NS-C4.0.9). A unit
// under a marker acts with its marker (NS-A.65).
func (b *Board) ableToAct() (set unitSet) {
	if b.act.intervention {
		return b.inReach(b.act.side, int(b.act.leader))
	}
	for rest := b.leaders[b.act.leader].units; rest != 0; rest = rest.Rest() {
		u := rest.First()
		if x := &b.unit[u]; x.state != gone && !x.activated && !b.hidden(u) {
			set |= oneUnit(u)
		}
	}
	return set
}

// endActivation is ACTIVATION_END: the units count as activated (NS-C4.0.14,
// NS-C2.11), and the turn goes on.
func (b *Board) endActivation(t *rules.Table) {
	s := b.act.side
	idle := b.idle(s)
	b.supplyIdle(t)
	b.finishBridges(t)
	b.endMarkers(s)
	for rest := b.act.members; rest != 0; rest = rest.Rest() {
		x := &b.unit[rest.First()]
		if !b.act.intervention || x.acted {
			x.activated = true
		}
	}
	for u := range b.units {
		b.unit[u].pace, b.unit[u].supplied = pace{}, false
	}
	byChief := b.act.intervention
	if idle {
		t.Say("NS-C4.0.14", s, rules.Text{Key: "ns.log.idle", A: b.leaders[b.act.leader].ref, N: int(b.act.ap)})
	}
	if !byChief {
		b.leader[b.act.leader].activated = true
	}
	b.act = activation{leader: -1}
	if byChief && b.willing[s.Other()] {
		b.active, b.phase = s.Other(), intervention
		return
	}
	b.startContest(t)
}

// idle reports whether nobody of the active command has spent AP or tried to
// recover: no unit, no marker and no train.
func (b *Board) idle(s rules.Side) bool {
	for rest := b.act.members; rest != 0; rest = rest.Rest() {
		if b.unit[rest.First()].acted {
			return false
		}
	}
	for k := range b.marker[s] {
		if b.marker[s][k].acted {
			return false
		}
	}
	for kind := range b.train {
		if x := &b.train[kind][b.act.leader]; !b.act.intervention && (x.acted || x.spent > 0) {
			return false
		}
	}
	return true
}

// endMarkers ends the activation of the markers that could act: their units
// count as activated too (NS-A.65).
func (b *Board) endMarkers(s rules.Side) {
	for k := range b.marker[s] {
		x := &b.marker[s][k]
		if !x.standing() {
			continue
		}
		if x.acted || !b.act.intervention && x.general == b.act.leader {
			x.active = true
			for rest := x.units; rest != 0; rest = rest.Rest() {
				b.unit[rest.First()].activated = true
			}
		}
		x.pace = pace{}
	}
}

// finishBridges lays the bridge that a pontoon train has worked on (NS-B.18).
func (b *Board) finishBridges(t *rules.Table) {
	for _, l := range b.pontoons {
		x := &b.train[pontoonTrain][l]
		if x.working && x.state == present {
			x.working, x.laid = false, true
			t.Tell(rules.Event{Kind: rules.EvMark, Rule: "NS-B.18", Side: b.leaders[l].side, Who: b.trainRef(l, true), To: x.bridge.ref(), N: 1,
				Text: rules.Text{Key: "ns.log.bridge", A: x.bridge.ref()}})
		}
	}
	for kind := range b.train {
		for l := range b.commands {
			b.train[kind][l].pace = pace{}
		}
	}
}
