package squares

import "grognard/rules"

// declareChief is CINC.DECLARE for one side: the C-in-C stays, moves, helps a
// general or is going to intervene (section C2).
func (b *Board) declareChief(t *rules.Table) {
	s := b.active
	l := b.chief(s)
	if b.chiefAsked(s) {
		name := b.leaders[l].ref
		o := b.ask(t, s, "chief", "NS-C2.1", name, func(m rules.Menu) {
			m.Waive(rules.Option{Do: "stay"})
			b.offerChief(m, s, l)
		})
		b.obeyChief(t, s, l, o)
	}
	if s == rules.First {
		b.active = rules.Second
		return
	}
	switch {
	case b.willing[rules.First] && b.willing[rules.Second]:
		b.phase = chiefOrder
	case b.willing[rules.First] || b.willing[rules.Second]:
		if b.active = rules.First; b.willing[rules.Second] {
			b.active = rules.Second
		}
		b.phase = intervention
	default:
		b.startContest(t)
	}
}

// chiefAsked reports whether a C-in-C is on the board, or enters in this phase
// (NS-C2.15).
func (b *Board) chiefAsked(s rules.Side) bool {
	l := b.chief(s)
	x := &b.leader[l]
	return x.state == present || x.state == due && !b.isCommand(l) && x.due <= b.turn
}

// offerChief lists what a C-in-C may do.
func (b *Board) offerChief(m rules.Menu, s rules.Side, l int) {
	x, name := &b.leader[l], b.leaders[l].ref
	ways := b.leaderWays(l)
	for _, q := range ways {
		m.Offer(rules.Option{Do: "move", At: q.ref()})
	}
	if x.state == present {
		b.offerHelp(m, s, l, x.at, 0)
		if m.Offer(rules.Option{Do: "intervene"}, rules.Unless(b.inReach(s, l) != 0, "NS-C2.6", rules.Text{Key: "ns.why.intervene", A: name})) {
			m.Sign(rules.Binds) // he does nothing else this turn
			m.Course(rules.Text{Key: "ns.course.intervene", N: b.inReach(s, l).Count()})
		}
	}
	for _, q := range ways {
		b.offerHelp(m, s, l, q, q.ref())
	}
	if m.Explaining() {
		b.refuseGeneral(m, l, rules.Option{Do: "move"}, "NS-C2.1")
	}
}

// offerHelp offers to help each general in a square where the C-in-C is or goes
// (NS-C2.3 to NS-C2.5).
func (b *Board) offerHelp(m rules.Menu, s rules.Side, l int, q square, at rules.Ref) {
	for g := range b.commands {
		if b.leaders[g].side != s || g == l || b.leader[g].at != q {
			continue
		}
		m.Offer(rules.Option{Do: "help", Who: b.leaders[g].ref, At: at},
			rules.Unless(!b.isCommand(l), "NS-C2.4", rules.Text{Key: "ns.why.help.command", A: b.leaders[l].ref}),
			rules.Unless(b.leaders[l].ability > 0, "NS-C2.5", rules.Text{Key: "ns.why.help.ability", A: b.leaders[l].ref}),
			rules.Unless(b.waits(g), "NS-C2.5", rules.Text{Key: "ns.why.help.idle", A: b.leaders[g].ref}))
	}
}

// obeyChief carries out what a C-in-C does.
func (b *Board) obeyChief(t *rules.Table, s rules.Side, l int, o rules.Option) {
	if o.At != 0 {
		b.moveLeader(t, l, square(o.At.N()), "NS-C2.1")
		b.leader[l].moved = true
	}
	switch o.Do {
	case "stay":
		t.Say("NS-C2.1", s, rules.Text{Key: "ns.log.stay", A: b.leaders[l].ref})
	case "help":
		g, _ := b.leaderNamed(o.Who)
		b.helped[s] = int8(g)
		t.Say("NS-C2.5", s, rules.Text{Key: "ns.log.help", A: b.leaders[l].ref, B: o.Who, N: b.leaders[l].ability})
	case "intervene":
		b.willing[s], b.leader[l].moved = true, true // NS-C2.7, NS-C2.14
		t.Tell(rules.Event{Kind: rules.EvResult, Rule: "NS-C2.6", Side: s, Who: b.leaders[l].ref,
			Text: rules.Text{Key: "ns.row.intervene", A: b.leaders[l].ref, N: b.inReach(s, l).Count()}})
	}
}

// inReach are the units that an intervention could activate: those in the
// C-in-C's radius not activated before (NS-C2.12), under markers or not.
func (b *Board) inReach(s rules.Side, l int) (set unitSet) {
	for rest := b.of[s]; rest != 0; rest = rest.Rest() {
		u := rest.First()
		if x := &b.unit[u]; x.state == present && !x.activated && b.inRadius(x.at, l) {
			set |= oneUnit(u)
		}
	}
	return set
}

// rollOrder decides which of two intervening C-in-Cs acts first (NS-C2.9); on
// a tie of totals and abilities the Step comes again.
func (b *Board) rollOrder(t *rules.Table) {
	first, second := b.leaders[b.chief(rules.First)], b.leaders[b.chief(rules.Second)]
	winner := b.rollOff(t, "ns.order", "NS-C2.9", &[2]rival{{first.ref, first.ability}, {second.ref, second.ability}})
	if winner == rules.Chance {
		return
	}
	b.active = winner
	b.phase = intervention
	t.Say("NS-C2.9", winner, rules.Text{Key: "ns.log.order", A: b.leaders[b.chief(winner)].ref})
}

// intervene rolls the AP of an intervention and begins it (NS-C2.6, NS-C2.11).
func (b *Board) intervene(t *rules.Table) {
	s := b.active
	l := b.chief(s)
	b.willing[s] = false
	face := t.Roll("ns.intervene.ap", "NS-C2.6", apDice(1, s))[0]
	b.act = activation{side: s, leader: int8(l), intervention: true, ap: uint8(apByFace[face-1]), members: b.inReach(s, l) &^ b.covered(s)}
	t.Say("NS-C2.6", s, rules.Text{Key: "ns.log.intervention", A: b.leaders[l].ref, N: int(b.act.ap)})
	b.enter(t, movement, "NS-C2.12")
}

// covered are the units of a side under markers.
func (b *Board) covered(s rules.Side) (set unitSet) {
	for k := range b.marker[s] {
		set |= b.marker[s][k].units
	}
	return set
}
