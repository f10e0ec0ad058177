package manoeuvre

import "grognard/rules"

// tellPhase opens a phase of the player turn.
func (b *Board) tellPhase(t *rules.Table) {
	t.Tell(rules.Event{Kind: rules.EvPhase, Rule: "MAN-4.2", Side: b.active, N: int(b.phase),
		Text: rules.Text{}, Who: b.armyRef(b.active)})
}

// ask puts a decision to the active player, who may first play Scout/Spy
// (MAN-4.11) and is then asked the same again.
func (b *Board) ask(t *rules.Table, kind, rule string, about rules.Ref, list func(rules.Menu)) rules.Option {
	s := b.active
	spies := b.deckOf(s).of[spy]
	for {
		o := t.Ask(s, kind, rule, about, func(m rules.Menu) {
			list(m)
			if spies != 0 && b.force[s].hand != 0 {
				m.Always() // MAN-S.1: being asked at all would tell of a Scout/Spy in the hand
			}
			for rest := b.force[s].hand & spies; rest != 0; rest = rest.Rest() {
				m.Offer(rules.Option{Do: "spy", With: b.cardRef(s, rest.First())})
			}
		})
		if o.Do != "spy" {
			return o
		}
		b.playSpy(t, o.With.N()%deckSize)
	}
}

// playSpy discards a Scout/Spy and shows the enemy hand once (MAN-9.2.40).
func (b *Board) playSpy(t *rules.Table, c int) {
	s, foe := b.active, b.active.Other()
	f, e := &b.force[s], &b.force[foe]
	t.Tell(rules.Event{Kind: rules.EvPlay, Rule: "MAN-9.2.40", Side: s, Who: b.cardRef(s, c),
		Text: rules.Text{Key: "man.log.spy", A: b.armyRef(s), N: e.hand.Count()}})
	for rest := e.hand; rest != 0; rest = rest.Rest() {
		name := b.cardRef(foe, rest.First())
		t.Tell(rules.Event{Kind: rules.EvReveal, Rule: "MAN-9.2.40", Side: s, Who: name, Hidden: rules.HideFrom(foe),
			Text: rules.Text{Key: "man.log.spied", A: name}})
	}
	e.known |= e.hand
	if b.phase == discardPhase {
		b.bury(s)
	}
	f.hand = f.hand.Without(c)
	f.discard(c, true)
	t.Tell(rules.Event{Kind: rules.EvDiscard, Rule: "MAN-9.2.40", Side: s, Who: b.cardRef(s, c)})
}

// discardPhase is DP-1: any number of cards, in an order the player chooses
// (MAN-4.5). They lie face down until the player ends the phase; then only
// the last one is seen (MAN-1.4.8).
func (b *Board) discardPhase(t *rules.Table) {
	s := b.active
	f := &b.force[s]
	// That the other player's Restoration Phase is over tells something of the
	// other hand: nothing before is taken back (MAN-S.5).
	t.Tell(rules.Event{Kind: rules.EvReveal, Rule: "MAN-S.5", Side: s})
	t.Tell(rules.Event{Kind: rules.EvTurn, Rule: "MAN-4.1", Side: s, N: b.turn,
		Text: rules.Text{Key: "man.log.turn", A: b.armyRef(s), N: b.turn}})
	b.tellPhase(t)
	for {
		o := b.ask(t, "discard", "MAN-4.5", 0, func(m rules.Menu) {
			m.Secret()
			m.Waive(rules.Option{Do: "done"})
			for rest := f.hand; rest != 0; rest = rest.Rest() {
				m.Offer(rules.Option{Do: "discard", With: b.cardRef(s, rest.First())})
			}
		})
		if o.Do == "done" {
			break
		}
		f.lay(o.With.N() % deckSize)
		// MAN-S.8: not even the owner reads again what lies below the top card; the last line tells of all
		t.Tell(rules.Event{Kind: rules.EvDiscard, Rule: "MAN-4.5", Side: s, Who: o.With, N: 1, Hidden: rules.HideFrom(s.Other())})
	}
	b.coverDiscards(t, s)
	b.phase = drawPhase
}

// bury puts what has been thrown away so far on the pile, for a Scout/Spy that
// comes to lie on top of it (MAN-1.4.10): nobody sees any of it.
func (b *Board) bury(s rules.Side) {
	f := &b.force[s]
	f.putUnder(false)
}

// coverDiscards puts what was thrown away on the pile; the other side sees the
// top card only.
func (b *Board) coverDiscards(t *rules.Table, s rules.Side) {
	f := &b.force[s]
	if f.played == 0 {
		return
	}
	n := int(f.played)
	f.putUnder(true)
	t.Say("MAN-1.4.8", s, rules.Text{Key: "man.log.top", A: b.armyRef(s), B: b.cardRef(s, int(f.pile[f.piled-1])), N: n})
}

// drawPhase is DP-2: draw to five (MAN-4.6), and DP-2a: a Scout/Spy played now
// is replaced (MAN-9.2.41).
func (b *Board) drawPhase(t *rules.Table) {
	s := b.active
	f := &b.force[s]
	b.tellPhase(t)
	for {
		b.drawTo(t, s, "MAN-4.6", handSize)
		spies := f.hand & b.deckOf(s).of[spy]
		if spies == 0 {
			break
		}
		o := t.Ask(s, "draw.spy", "MAN-9.2.41", 0, func(m rules.Menu) {
			m.Own()
			m.Waive(rules.Option{Do: "done"})
			for rest := spies; rest != 0; rest = rest.Rest() {
				m.Offer(rules.Option{Do: "spy", With: b.cardRef(s, rest.First())})
			}
		})
		if o.Do == "done" {
			break
		}
		b.playSpy(t, o.With.N()%deckSize)
	}
	b.phase = baseMove
}

// endTurn is DP-19: the other player's turn, or nightfall, or the next game
// turn (MAN-4.1, MAN-2.3.6).
func (b *Board) endTurn(t *rules.Table) {
	b.moved = -1
	b.phase = discardPhase
	if b.active == b.lead {
		b.active = b.lead.Other()
		return
	}
	dusk := b.force[0].finished && b.force[1].finished // MAN-2.3.1
	limit := b.rules.turnLimit > 0 && b.turn >= b.rules.turnLimit
	if dusk || limit {
		b.nightfall(t)
		return
	}
	b.turn++
	b.active = b.lead
}

// endGame ends the game.
func (b *Board) endGame(t *rules.Table, winner rules.Side, e ending) {
	b.phase, b.winner, b.ending, b.moved = gameOver, winner, e, -1
	r := b.Result()
	t.Tell(rules.Event{Kind: rules.EvEnd, Rule: r.Rule, Side: winner, Text: r.Why})
}
