package squares

import "grognard/rules"

// offerTrains lists what the trains of the active command may do.
func (b *Board) offerTrains(m rules.Menu) {
	if b.act.intervention {
		return
	}
	l := int(b.act.leader)
	for kind := range b.train {
		x := &b.train[kind][l]
		name := b.trainRef(l, kind == pontoonTrain)
		if x.state == due && b.entersTrain(l) {
			b.offerTrainEntry(m, kind, l)
		}
		if x.state != present || x.laid || x.working {
			continue
		}
		if !b.inRadius(x.at, l) && !x.entered {
			m.Offer(rules.Option{Do: "move", Who: name}, rules.No("NS-C4.0.4",
				rules.Text{Key: "ns.why.radius", A: name, B: b.leaders[l].ref}))
			continue
		}
		w := hauler(b.act.side)
		for _, q := range b.findReach(&w, x.at, x.pace, b.act.ap).list {
			m.Offer(rules.Option{Do: "move", Who: name, At: q.ref()})
		}
		if kind == pontoonTrain {
			b.offerBridges(m, x, name)
		}
	}
}

// pontoonAP is what a mobile bridge costs (NS-B.18).
const pontoonAP = 3

// offerBridges offers to bridge a river square beside the pontoon train.
func (b *Board) offerBridges(m rules.Menu, x *train, name rules.Ref) {
	for h := north; h < headings; h += 2 {
		q := b.beside(x.at, h)
		if q == offBoard || !b.ground[q].river() || b.bridged(q) {
			continue
		}
		m.Offer(rules.Option{Do: "bridge", Who: name, At: q.ref()},
			rules.Unless(!x.stepped, "NS-B.18", rules.Text{Key: "ns.why.pontoon.start", A: name}),
			rules.Unless(b.act.ap >= pontoonAP, "NS-B.18", rules.Text{Key: "ns.why.pontoon.points", A: name, N: pontoonAP}),
			rules.Unless(!b.threatened(x.at, b.act.side, false), "NS-B.18", rules.Text{Key: "ns.why.pontoon.enemy", A: name}))
	}
}

// entersTrain reports whether a train may enter now: with its general
// (NS-C4.2.28).
func (b *Board) entersTrain(l int) bool { return b.leader[l].due <= b.turn }

// offerTrainEntry offers a train the squares where its general enters.
func (b *Board) offerTrainEntry(m rules.Menu, kind, l int) {
	w := hauler(b.act.side)
	name := b.trainRef(l, kind == pontoonTrain)
	for _, q := range b.entrySquares(b.act.side, b.entryOf(l), true) {
		next, barred := b.step(&w, b.train[kind][l].pace, offBoard, q, entryHeading)
		if barred == noBar && next.spent > b.act.ap {
			barred = barPoints
		}
		m.Offer(rules.Option{Do: "enter", Who: name, At: q.ref()}, barred.reason(name, q))
	}
}

// trainAction moves a train, brings it on or lets it build its bridge.
func (b *Board) trainAction(t *rules.Table, o rules.Option) {
	x, q, w := &b.train[o.Who.N()%2][b.act.leader], square(o.At.N()), hauler(b.act.side)
	switch o.Do {
	case "bridge":
		x.working, x.bridge, x.spent = true, q, b.act.ap
		t.Say("NS-B.18", b.act.side, rules.Text{Key: "ns.log.bridging", A: o.Who, B: q.ref()})
	case "enter":
		x.pace, _ = b.step(&w, x.pace, offBoard, q, entryHeading)
		x.at, x.state, x.entered = q, present, true
		t.Tell(rules.Event{Kind: rules.EvPlace, Rule: "NS-C4.2.28", Side: b.act.side, Who: o.Who, To: q.ref(),
			Text: rules.Text{Key: "ns.log.enter", A: o.Who, B: q.ref()}})
	case "move":
		reach := b.findReach(&w, x.at, x.pace, b.act.ap)
		path := []rules.Ref{x.at.ref()}
		for _, p := range reach.way(q) {
			path = append(path, p.ref())
		}
		cost := int(reach.pace[q].spent - x.spent)
		t.Tell(rules.Event{Kind: rules.EvMove, Rule: "NS-C4.2.26", Side: b.act.side, Who: o.Who, From: x.at.ref(), To: q.ref(), Path: path,
			N: cost, Text: rules.Text{Key: "ns.log.move", A: o.Who, B: x.at.ref(), C: q.ref(), N: cost}})
		x.at, x.pace = q, reach.pace[q]
	}
}

// takeTrains removes the trains of side s from a square that enemies enter,
// with the bridge that a pontoon train holds (NS-B.18, NS-C4.2.26).
func (b *Board) takeTrains(t *rules.Table, q square, s rules.Side) {
	for kind := range b.train {
		for l := range b.commands {
			x := &b.train[kind][l]
			if b.leaders[l].side != s || x.state != present || x.at != q {
				continue
			}
			name := b.trainRef(l, kind == pontoonTrain)
			*x = train{at: offBoard, state: gone, bridge: offBoard}
			t.Tell(rules.Event{Kind: rules.EvRemove, Rule: "NS-C4.2.26", Side: s, Who: name, From: q.ref(),
				Text: rules.Text{Key: "ns.log.train", A: name, B: q.ref()}})
		}
	}
}

// park notes of a dry battery whether its park stands in its square: it has to
// go to the park, the park does not come to it (NS-C4.2.26).
func (b *Board) park(u int) {
	x, p := &b.unit[u], &b.train[parkTrain][b.units[u].command]
	x.parked = x.dry && p.at == x.at
}

// parkIdle notes which of the units that are activated start with their park.
// An intervention activates nobody who does nothing in it (NS-C2.11).
func (b *Board) parkIdle() {
	for rest := b.act.members; rest != 0; rest = rest.Rest() {
		if u := rest.First(); b.unit[u].state == present {
			b.park(u)
		}
	}
}

// supplyMoved fills up units that have gone to the park of their command and end
// their movement there (NS-C4.2.26); they fire from their next activation on.
func (b *Board) supplyMoved(t *rules.Table) {
	b.supply(t, func(u int) bool {
		p := &b.train[parkTrain][b.units[u].command]
		return b.unit[u].stepped && p.state == present && p.at == b.unit[u].at
	})
}

// supplyIdle fills up those that started with their park and did nothing.
func (b *Board) supplyIdle(t *rules.Table) {
	if !b.act.intervention {
		b.supply(t, func(u int) bool { return !b.unit[u].acted })
	}
}

func (b *Board) supply(t *rules.Table, when func(u int) bool) {
	for rest := b.act.members; rest != 0; rest = rest.Rest() {
		u := rest.First()
		if x := &b.unit[u]; x.state == present && x.dry && x.parked && when(u) {
			x.dry, x.supplied = false, true
			t.Say("NS-C4.2.26", b.act.side, rules.Text{Key: "ns.log.supplied", A: b.unitRef(u)})
		}
	}
}
