package ccn

import "grognard/rules"

// react is M4: the defender may answer the declaration in one way at most
// (CCN-21.3), and the melee goes on as he chose.
func (b *Board) react(t *rules.Table, a *assault) {
	switch o := b.askReaction(t, a); o.Do {
	case "strike":
		b.strikeFirst(t, a, b.strikeCard(o))
	case "reform":
		b.retireAndReform(t, a)
	case "square":
		b.formSquare(t, a)
		b.againstSquare(t, a)
	default:
		if b.struckBySquare(a) {
			b.againstSquare(t, a)
			return
		}
		b.stand(t, a)
	}
}

// struckBySquare reports whether the target is in square and cavalry attacks
// it (CCN-36.1).
func (b *Board) struckBySquare(a *assault) bool {
	return b.units[a.at].square > 0 && b.typeOf(a.by).arm == cavalry
}

// askReaction is D8. Whether First Strike is in the hand must not show: as
// long as it could be, the question is asked (part 10.2).
func (b *Board) askReaction(t *rules.Table, a *assault) rules.Option {
	side := b.sideOf(a.at)
	strikes := b.mayStrike(a)
	secret := strikes.OK() && b.strikeUnseen(side)
	reform, square := b.mayReform(a), b.mayFormSquare(a)
	if !secret && !reform.OK() && !square.OK() {
		return rules.Option{Do: "stand"}
	}
	return t.Ask(side, "reaction", "CCN-21.3", b.unitRef(a.at), func(m rules.Menu) {
		if secret {
			m.Always()
		} else {
			m.Public()
		}
		m.Waive(rules.Option{Do: "stand"})
		m.Offer(rules.Option{Do: "square"}, square)
		m.Offer(rules.Option{Do: "reform"}, reform)
		for c, k := range deckKinds {
			if k == firstStrike && b.where[c] == handOf(side) {
				m.Offer(rules.Option{Do: "strike", With: cardRef(c)}, strikes)
			}
		}
		if secret && t.WhatIf(rules.UnseenHand) > 0 { // part 10.4: "if First Strike is played"
			m.Offer(rules.Option{Do: "strike"})
		}
	})
}

// strikeCard returns the card of an answer "strike": in the odds, where nobody
// knows who holds one, any that is not lying open.
func (b *Board) strikeCard(o rules.Option) int {
	if o.With != 0 {
		return o.With.N()
	}
	return b.unseenStrike()
}

// unseenStrike returns a First Strike that does not lie open, or -1.
func (b *Board) unseenStrike() int {
	for c, k := range deckKinds {
		if k == firstStrike && b.where[c] != discarded && b.where[c] != inPlay {
			return c
		}
	}
	return -1
}

// strikeUnseen reports whether, for all that everybody sees, a side may hold a
// First Strike: it has cards, and not all of them lie open.
func (b *Board) strikeUnseen(s rules.Side) bool {
	return b.handSize(s) > 0 && b.unseenStrike() >= 0
}

// mayStrike tells why First Strike cannot be played (CCN-57.12, CCN-36.12).
func (b *Board) mayStrike(a *assault) rules.Reason {
	name := b.unitRef(a.at)
	if b.struckBySquare(a) {
		return rules.No("CCN-36.12", rules.Text{Key: "ccn.why.square", A: name})
	}
	n := b.dice(b.answerOf(a, firstBlow))
	return rules.Unless(n > 0, "CCN-57.12", rules.Text{Key: "ccn.why.dice", A: name, B: b.unitRef(a.by)})
}

// strikeFirst is M5: the card is played, and the defender rolls first
// (CCN-57).
func (b *Board) strikeFirst(t *rules.Table, a *assault, c int) {
	side := b.sideOf(a.at)
	t.Tell(rules.Event{Kind: rules.EvPlay, Rule: "CCN-57.1", Side: side, Who: cardRef(c), To: b.unitRef(a.at),
		Text: rules.Text{Key: "ccn.log.strike", A: rules.SideRef(side), B: b.unitRef(a.at)}})
	b.discard(t, side, "CCN-57.8", c)
	b.strikes[side]++
	x := b.answerOf(a, firstBlow)
	n := b.mods(t, "strike", x)
	b.fight.answer(striking, n, side)
	since := t.Asked()
	hits, flags := count(t, "strike.roll", "CCN-57.2", battleDice(side, b.unitRef(a.at), n), b.hitsOn(x), true)
	b.resume(a)
	if !b.applyResult(t, x, hits, flags) { // CCN-57.3
		b.tellRepelled(t, "CCN-57.3", a)
		return
	}
	b.onlyLeft(t, since, a.by)
	b.stand(t, a)
}

// mayReform tells why the target cannot retire and reform (CCN-34.1, CCN-34.3,
// CCN-34.4).
func (b *Board) mayReform(a *assault) rules.Reason {
	name := b.unitRef(a.at)
	switch {
	case b.typeOf(a.at).arm != cavalry || b.typeOf(a.by).arm != infantry:
		return rules.No("CCN-34.1", rules.Text{Key: "ccn.why.reform", A: name})
	case b.reformHexes(a.at) == [2]hex{nowhere, nowhere}:
		return rules.No("CCN-34.3", rules.Text{Key: "ccn.why.reform.way", A: name})
	}
	return rules.Reason{}
}

// reformHexes are the first hexes by which a cavalry unit can retreat exactly
// two: it may not stop in the first one with a leader (CCN-34.4).
func (b *Board) reformHexes(u int) [2]hex {
	led := b.leaderOf(u) >= 0
	all := [2]hex{nowhere, nowhere}
	for i, h := range b.retreatHexes(b.units[u].at, b.sideOf(u)) {
		if h != nowhere && (led || b.leaderAt[h] == nobody) && b.makes(u, h, 2, led) == 2 {
			all[i] = h
		}
	}
	return all
}

// retireAndReform is M6: the attacker rolls the dice that it would have had;
// only cavalry symbols hit, and the cavalry then retreats two hexes
// (CCN-34.5, CCN-34.6, CCN-34.8).
func (b *Board) retireAndReform(t *rules.Table, a *assault) {
	t.Say("CCN-34.2", b.sideOf(a.at), rules.Text{Key: "ccn.log.reform", A: b.unitRef(a.at)})
	d := b.attackDice(t, a)
	b.fight.kind = reforming
	hits, _ := count(t, "reform.roll", "CCN-34.6", d, 1<<cavalry, false)
	hits = min(hits, int(b.units[a.at].blocks))
	b.lose(t, a.at, hits, "CCN-34.6")
	b.tellResult(t, "CCN-34.6", b.blowOf(a), false, hits)
	if b.ended() {
		return
	}
	b.charge.vacated = a.to
	if b.inPlay(a.at) {
		b.reform(t, a.at)
	}
}

// reform is the retreat of two hexes that is not optional (CCN-34.8).
func (b *Board) reform(t *rules.Table, u int) {
	first := b.reformHexes(u)
	var fit [2]hex
	n := 0
	for _, h := range first {
		if h != nowhere {
			fit[n] = h
			n++
		}
	}
	if n == 0 { // its leader fell in the check: one who stands behind stops it
		b.retreat(t, u, 2)
		return
	}
	l := b.leaderOf(u)
	from, h := b.units[u].at, b.chooseRetreat(t, u, fit[:n])
	b.tellGoing(t, rules.Event{Kind: rules.EvRetreat, Rule: "CCN-34.8", Side: b.sideOf(u), Who: b.unitRef(u), From: from.ref(), To: h.ref(),
		Path: []rules.Ref{from.ref(), h.ref()}, N: 1,
		Text: rules.Text{Key: "ccn.log.retreat", A: b.unitRef(u), B: from.ref(), C: h.ref()}}, l, "CCN-26.7")
	b.relocate(t, u, h, l)
	b.retreatWith(t, u, l, 1)
}
