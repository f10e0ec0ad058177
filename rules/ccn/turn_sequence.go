package ccn

import "grognard/rules"

// startTurn is phase 0: the objectives of the active side are scored and
// victory is tested (CCN-6.4, CCN-64.2).
func (b *Board) startTurn(t *rules.Table) {
	s := b.active
	t.Tell(rules.Event{Kind: rules.EvTurn, Rule: "CCN-6.1", Side: s, N: int(b.turn),
		Text: rules.Text{Key: "ccn.log.turn", A: rules.SideRef(s), N: int(b.turn)}})
	b.scoreObjectives(t, s)
	if b.phase != gameOver {
		b.enter(t, commandPhase)
	}
}

// endTurn is phase 5 (CCN-32).
func (b *Board) endTurn(t *rules.Table) {
	s, foe := b.active, b.active.Other()
	if b.play.card != nobody {
		b.discard(t, s, "CCN-32.1", int(b.play.card))
	}
	if b.play.acts == elan {
		b.shuffle(t, s, "CCN-32.2")
	}
	for range b.strikes[foe] {
		b.drawCard(t, foe, "CCN-32.3")
	}
	if b.play.acts != noCard && cardKinds[b.play.acts].scout {
		b.scout(t)
	} else {
		b.drawCard(t, s, "CCN-32.4")
	}
	b.strikes = [2]int8{}
	b.play = noPlay()
	b.restPieces()
	if foe == b.lead {
		b.turn++
	}
	b.active, b.phase = foe, startOfTurn // CCN-32.8
}

// restPieces forgets what the pieces have done this turn.
func (b *Board) restPieces() {
	for u := range b.unitCount() {
		x := &b.units[u]
		x.moved, x.ordered, x.fought, x.led, x.unfolded = 0, false, false, false, false
	}
	for l := range b.leaderCount() {
		b.leaders[l].ordered, b.leaders[l].moved = false, false
	}
}

// scout is D17: of two cards drawn one is kept (CCN-32.4).
func (b *Board) scout(t *rules.Table) {
	s := b.active
	first := b.drawTo(t, s, "CCN-32.4", offered)
	second := b.drawTo(t, s, "CCN-32.7", offered)
	switch {
	case first < 0:
		return
	case second < 0: // CCN-32.6
		b.where[first] = handOf(s)
		return
	}
	o := t.Ask(s, "scout", "CCN-50.1", 0, func(m rules.Menu) {
		m.Secret()
		m.Offer(rules.Option{Do: "keep", With: cardRef(first)})
		m.Offer(rules.Option{Do: "keep", With: cardRef(second)})
	})
	kept, other := first, second
	if o.With == cardRef(second) {
		kept, other = second, first
	}
	b.where[kept] = handOf(s)
	b.discard(t, s, "CCN-50.1", other)
}

// banners counts the victory banners of a side (CCN-5.2, CCN-64.2).
func (b *Board) banners(s rules.Side) int {
	n := 0
	for u := range b.unitCount() {
		if !b.inPlay(u) && b.sideOf(u) != s {
			n++
		}
	}
	for l := range b.leaderCount() {
		if b.leaders[l].state == killed && b.leaderSide(l) != s {
			n++
		}
	}
	return n + b.objectiveBanners(s)
}

// testVictory ends the game when a side has the banners it needs (CCN-5.6,
// CCN-33.2). Nothing after it is resolved.
func (b *Board) testVictory(s rules.Side) {
	if b.phase == gameOver || b.banners(s) < int(b.target) {
		return
	}
	b.phase, b.over = gameOver, ending{s}
}

// tellEnd says who has won, at the end of the Step in which it happened.
func (b *Board) tellEnd(t *rules.Table) {
	r := b.Result()
	t.Tell(rules.Event{Kind: rules.EvEnd, Rule: r.Rule, Side: r.Winner, Text: r.Why})
}

// ended reports whether the game is over.
func (b *Board) ended() bool { return b.phase == gameOver }
