package manoeuvre

import "grognard/rules"

// handPlan says how a side comes to its opening hand (SU-8).
type handPlan uint8

const (
	handOption handPlan = iota // as the switch opening_hand says
	handRandom
	handChosen
)

var handPlanNames = []string{"option", "random", "chosen"}

// plan is what a scenario lays down for one side.
type plan struct {
	hand     handPlan
	place    [8]square // fixed deployment, or offBoard
	worn     uint8     // bit u: unit u starts reduced (MAN-3.16)
	redoubts uint8     // free redoubts (MAN-3.17)
}

// nextBlock finds the next block of the set-up up to the edges, in the order
// of part 2; what the scenario fixes is skipped.
func (b *Board) nextBlock() {
	first, second := b.lead, b.lead.Other()
	noArmies := b.force[0].army == noArmy || b.force[1].army == noArmy
	switch {
	case b.lead == rules.Chance:
		b.phase, b.active = rollOff, rules.First
	case b.rules.procedure == tournament && (noArmies || !b.edges):
		b.nextTournamentBlock()
	case b.rules.procedure == beginner && noArmies:
		b.phase, b.active = beginnerArmy, first
	case b.chart == nil:
		b.phase, b.active = layMap, first
	case noArmies && b.offered[0] == noArmy:
		b.phase, b.active = offerArmies, second
	case noArmies:
		b.phase, b.active = takeArmy, first
	case !b.edges:
		b.phase, b.active = chooseEdge, second
	default:
		b.placeFixed()
		b.phase, b.active = openingHand, first
	}
}

// nextTournamentBlock keeps the order of MAN-3.15: the right that the First
// Player took is used first.
func (b *Board) nextTournamentBlock() {
	first, second := b.lead, b.lead.Other()
	type block struct {
		open bool
		p    phase
		s    rules.Side
	}
	firstArmy := block{b.force[first].army == noArmy, takeArmy, first}
	secondArmy := block{b.force[second].army == noArmy, takeArmy, second}
	order := []block{{true, chooseRight, first}}
	switch b.right {
	case edgeRight:
		order = []block{{!b.edges, chooseEdge, first}, secondArmy, firstArmy}
	case armyRight:
		order = []block{firstArmy, {!b.edges, chooseEdge, second}, secondArmy}
	}
	for _, o := range order {
		if o.open {
			b.phase, b.active = o.p, o.s
			return
		}
	}
}

// rollOff is SU-1: the higher of two ten-sided dice is First Player (MAN-3.1).
func (b *Board) rollOff(t *rules.Table) {
	for {
		f := t.Roll("setup.first", "MAN-3.1", rules.D(2, 10))
		if f[0] == f[1] {
			continue // ties are rolled again
		}
		b.lead = rules.First
		if f[1] > f[0] {
			b.lead = rules.Second
		}
		t.Say("MAN-3.1", b.lead, rules.Text{Key: "man.log.first", A: b.armyRef(b.lead)})
		b.nextBlock()
		return
	}
}

// chooseRight is SU-T (MAN-3.15).
func (b *Board) chooseRight(t *rules.Table) {
	o := t.Ask(b.active, "setup.role", "MAN-3.15", 0, func(m rules.Menu) {
		m.Public()
		m.Offer(rules.Option{Do: "take-edge"})
		m.Offer(rules.Option{Do: "take-army"})
	})
	b.right = edgeRight
	if o.Do == "take-army" {
		b.right = armyRight
	}
	t.Say("MAN-3.15", b.active, rules.Text{Key: "man.log." + o.Do, A: rules.SideRef(b.active)})
	b.nextBlock()
}

// beginnerArmy is SU-2: Great Britain or France (MAN-3.2).
func (b *Board) beginnerArmy(t *rules.Table) {
	pair := [2]int{findArmy("gb"), findArmy("fr")}
	o := t.Ask(b.active, "setup.beginner", "MAN-3.2", 0, func(m rules.Menu) {
		m.Public()
		for _, a := range pair {
			m.Offer(rules.Option{Do: "take", Who: armyRef(a)})
		}
	})
	b.shareOut(t, "MAN-3.2", o.Who.N(), pair)
	b.nextBlock()
}

// shareOut gives the active player one army of a pair and the other player
// the other.
func (b *Board) shareOut(t *rules.Table, rule string, mine int, pair [2]int) {
	b.giveArmy(t, b.active, rule, mine)
	b.giveArmy(t, b.active.Other(), rule, pair[0]+pair[1]-mine)
}

// giveArmy gives a side its army and its deck (MAN-1.4.1).
func (b *Board) giveArmy(t *rules.Table, s rules.Side, rule string, a int) {
	b.force[s].army, b.force[s].deck = int8(a), wholeDeck
	t.Say(rule, s, rules.Text{Key: "man.log.army", A: rules.SideRef(s), B: armyRef(a)})
}

// offerArmies is SU-4: the Second Player names two armies (MAN-3.4).
func (b *Board) offerArmies(t *rules.Table) {
	for i := range b.offered {
		o := t.Ask(b.active, "setup.offer", "MAN-3.4", 0, func(m rules.Menu) {
			m.Public()
			for a := range armies {
				m.Offer(rules.Option{Do: "offer", Who: armyRef(a)},
					rules.Unless(int8(a) != b.offered[0], "MAN-3.4", rules.Text{Key: "man.why.offered", A: armyRef(a)}))
			}
		})
		b.offered[i] = int8(o.Who.N())
		t.Say("MAN-3.4", b.active, rules.Text{Key: "man.log.offer", A: rules.SideRef(b.active), B: o.Who})
	}
	b.nextBlock()
}

// takeArmy is SU-5: one of the two that were named (MAN-3.5), in a tournament
// any that is left (MAN-3.15).
func (b *Board) takeArmy(t *rules.Table) {
	if b.rules.procedure == tournament {
		b.takeAny(t)
		return
	}
	pair := [2]int{int(b.offered[0]), int(b.offered[1])}
	o := t.Ask(b.active, "setup.take", "MAN-3.5", 0, func(m rules.Menu) {
		m.Public()
		for _, a := range pair {
			m.Offer(rules.Option{Do: "take", Who: armyRef(a)})
		}
	})
	b.offered = [2]int8{noArmy, noArmy}
	b.shareOut(t, "MAN-3.5", o.Who.N(), pair)
	b.nextBlock()
}

func (b *Board) takeAny(t *rules.Table) {
	theirs := b.force[b.active.Other()].army
	o := t.Ask(b.active, "setup.take", "MAN-3.15", 0, func(m rules.Menu) {
		m.Public()
		for a := range armies {
			m.Offer(rules.Option{Do: "take", Who: armyRef(a)},
				rules.Unless(int8(a) != theirs, "MAN-3.15", rules.Text{Key: "man.why.taken", A: armyRef(a)}))
		}
	})
	b.giveArmy(t, b.active, "MAN-3.15", o.Who.N())
	b.nextBlock()
}

// chooseEdge is SU-6. In the standard and beginner set-up any of the four
// edges, and the board is turned so that it comes to lie north (MAN-3.6,
// MAN-3.14); in a tournament north or south (MAN-3.15).
func (b *Board) chooseEdge(t *rules.Table) {
	turning := b.rules.procedure != tournament
	rule := "MAN-3.6"
	if !turning {
		rule = "MAN-3.15"
	}
	o := t.Ask(b.active, "setup.edge", rule, 0, func(m rules.Menu) {
		m.Public()
		for e := range edgeNames {
			m.Offer(rules.Option{Do: "edge", At: edgeRef(e)},
				rules.Unless(turning || e == north || e == south, "MAN-3.15", rules.Text{Key: "man.why.edge"}))
		}
	})
	t.Say(rule, b.active, rules.Text{Key: "man.log.edge", A: b.armyRef(b.active), B: o.At})
	e := o.At.N()
	if turning {
		if b.seed != "" && e != north { // another picture
			b.seed += "-" + edgeNames[e]
		}
		b.setGround(turnedMap(b.ground, quarterTurns[e]))
		e = north
	}
	b.force[b.active].north = e == north
	b.force[b.active.Other()].north = e != north
	b.edges = true
	b.nextBlock()
}
