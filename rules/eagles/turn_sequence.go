package eagles

import "grognard/rules"

// enter opens a phase (ME-12.1).
func (b *Board) enter(t *rules.Table, p phase, rule string) {
	b.phase = p
	t.Tell(rules.Event{Kind: rules.EvPhase, Rule: rule, Side: rules.Chance, N: int(p)})
}

// initiativePhase is P1 (section 11).
func (b *Board) initiativePhase(t *rules.Table) {
	t.Tell(rules.Event{Kind: rules.EvTurn, Rule: "ME-12.1", Side: rules.Chance, N: b.turn,
		Text: rules.Text{Key: "me.log.turn", N: b.turn, M: b.scenario.turns}})
	add := [2]int{b.initiativeOf(t, rules.First, "initiative.first"), b.initiativeOf(t, rules.Second, "initiative.second")}
	lead, total := b.rollOff(t, "initiative", "ME-11.1", add)
	b.lead, b.active = lead, lead
	t.Tell(rules.Event{Kind: rules.EvResult, Rule: "ME-11.2", Side: b.lead, Who: rules.SideRef(b.lead),
		Text: rules.Text{Key: "me.row.initiative", A: rules.SideRef(b.lead), N: total[lead], M: total[lead.Other()]}, Mods: t.Mods()})
	if b.turnOrder(t, "initiative", "ME-11.3") == "second" {
		b.active = b.lead.Other()
	}
	t.Say("ME-11.3", b.active, rules.Text{Key: "me.log.first", A: rules.SideRef(b.active)})
	b.enter(t, activations, "ME-11.4")
}

// turnOrder asks the winner of a roll whether he is first or second.
func (b *Board) turnOrder(t *rules.Table, kind, rule string) string {
	return t.Ask(b.lead, kind, rule, 0, func(m rules.Menu) {
		m.Public()
		m.Offer(rules.Option{Do: "first"})
		m.Offer(rules.Option{Do: "second"})
	}).Do
}

// initiativeOf is what a side adds to its die: its living Officers and its
// Commander (ME-11.1, ME-11.8).
func (b *Board) initiativeOf(t *rules.Table, s rules.Side, sum rules.SumKey) int {
	n := 0
	for i := range b.body {
		if u := &b.body[i]; u.side == s && u.inPlay() {
			n += u.has[officer]
		}
	}
	who := rules.SideRef(s)
	n = t.Mod(sum, "ME-8.16", rules.Text{Key: "me.mod.officers", A: who}, n)
	return n + t.Mod(sum, "ME-9.23", rules.Text{Key: "me.mod.commander", A: who}, one(b.cmdOf(s).state == inPlay))
}

// rollOff rolls a die for each side until the totals differ, and returns the
// winner and the totals (ME-38.1).
func (b *Board) rollOff(t *rules.Table, kind, rule string, add [2]int) (winner rules.Side, total [2]int) {
	for {
		d := rules.Dice{Of: []rules.Die{{N: 1, Sides: 6, For: rules.SideRef(rules.First)}, {N: 1, Sides: 6, For: rules.SideRef(rules.Second)}}}
		d.Side = rules.Chance
		f := t.Roll("me."+kind, rule, d.Opposed())
		total = [2]int{f[0] + add[0], f[1] + add[1]}
		switch {
		case total[0] > total[1]:
			return rules.First, total
		case total[0] < total[1]:
			return rules.Second, total
		}
		t.Say("ME-38.1", rules.Chance, rules.Text{Key: "me.log.duel_tie", N: total[0], M: total[1]})
	}
}

// closingPhase is D-CMD-END: each side that has not moved its Commander may do
// so (ME-9.17).
func (b *Board) closingPhase(t *rules.Table) {
	s := b.active
	if c := b.cmdOf(s); c.state == inPlay && !c.moved {
		o := t.Ask(s, "command.end", "ME-9.17", b.commanderRef(s), func(m rules.Menu) {
			m.Public()
			m.Offer(rules.Option{Do: "command", Who: b.commanderRef(s)})
			m.Quiet(rules.Option{Do: "done"})
		})
		if o.Do == "command" {
			b.command(t, s)
		}
	}
	if s == b.lead {
		b.active = s.Other()
		return
	}
	b.active = b.lead
	b.enter(t, resolve, "ME-12.2")
}

// upkeepPhase is P5, in the order of ME-12.4.
func (b *Board) upkeepPhase(t *rules.Table) {
	for i := range b.body {
		u := &b.body[i]
		if !u.inPlay() {
			continue
		}
		if u.reforming && u.disordered && !u.broken && !u.engaged() { // ME-15.11
			b.order(t, i)
		}
		if u.halted > 0 && u.halted <= b.turn { // ME-22.14
			u.halted = 0
		}
		u.status = status{disordered: u.disordered, broken: u.broken, halted: u.halted, saw: u.sees && !u.broken}
	}
	for s := range b.army {
		b.army[s].cmd.moved = false
	}
	standing := [2]int{b.unbroken(rules.First), b.unbroken(rules.Second)}
	switch {
	case standing[0] > 0 && standing[1] == 0:
		b.endGame(t, rules.First, swept)
	case standing[1] > 0 && standing[0] == 0:
		b.endGame(t, rules.Second, swept)
	case standing[0] == 0 || b.turn >= b.scenario.turns:
		b.reckon(t)
	default:
		b.turn++
		b.enter(t, initiative, "ME-12.1")
	}
}
