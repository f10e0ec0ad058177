package manoeuvre

import "grognard/rules"

// discard puts a card on the pile of a side, face up; open tells whether the
// other side has seen it go there (MAN-1.4.8).
func (f *force) discard(c int, open bool) {
	f.pile[f.piled] = uint8(c)
	f.piled++
	f.known = f.known.Without(c)
	if open {
		f.known = f.known.With(c)
	}
}

// putUnder puts the cards that lie face down on the pile, one by one; open tells
// whether the other side sees the last of them. Of those below it nobody knows
// which they were, so that a hand that had been seen is unknown again
// (MAN-1.4.8, MAN-9.2.40: it is looked at once).
func (f *force) putUnder(open bool) {
	below := f.played
	if open {
		below--
	}
	for i, c := range f.play[:f.played] {
		f.discard(int(c), i >= int(below))
	}
	if below > 0 {
		f.known &^= f.hand
	}
	f.play, f.played = [8]uint8{}, 0
}

// lay takes a card from the hand into play.
func (f *force) lay(c int) {
	f.hand = f.hand.Without(c)
	f.play[f.played] = uint8(c)
	f.played++
}

// inPlay is the set of cards in play.
func (f *force) inPlay() cards {
	var all cards
	for _, c := range f.play[:f.played] {
		all = all.With(int(c))
	}
	return all
}

// discards is the set of cards on the pile.
func (f *force) discards() cards {
	var all cards
	for _, c := range f.pile[:f.piled] {
		all = all.With(int(c))
	}
	return all
}

// play lays a card face up for a thing and tells so. MAN-6.0.6: it cannot be
// taken back by the rules.
func (b *Board) play(t *rules.Table, s rules.Side, rule string, c int, for_ rules.Ref) {
	b.force[s].lay(c)
	b.reveal(t, s, rule, for_)
}

// reveal turns the cards that a side has laid face up, and tells so.
func (b *Board) reveal(t *rules.Table, s rules.Side, rule string, for_ rules.Ref) {
	f := &b.force[s]
	for _, c := range f.play[f.shown:f.played] {
		name := b.cardRef(s, int(c))
		t.Tell(rules.Event{Kind: rules.EvPlay, Rule: rule, Side: s, Who: name, To: for_, Text: b.playText(s, rule, int(c), for_)})
	}
	f.shown = f.played
}

// playText says in the log what a card is played for.
func (b *Board) playText(s rules.Side, rule string, c int, for_ rules.Ref) rules.Text {
	text := rules.Text{Key: "man.log.play", A: b.armyRef(s), B: b.cardRef(s, c), C: for_}
	p := b.card(s, c)
	own, _, ok := b.unitNamed(for_)
	switch {
	case rule == "MAN-6.1.11": // a Unit card tried for a withdrawal
		text.Key, text.N = "man.log.play.withdraw", p.withdraw
	case p.kind == unitCard && b.fight.form != noCombat:
		b.dicePlayed(s, c, &text)
	case p.kind == commander && b.fight.form == assault || p.kind == commander && b.fight.form == ambushed:
		text.Key, text.N = "man.log.play.combat", p.combat
		if s == b.active && b.fight.use == forCommand {
			text.Key, text.N = "man.log.play.command", p.command
		}
	case for_.Kind() == cardRefKind: // a card of the enemy
		text.Key = "man.log.play.against.card"
	case ok && own != s:
		text.Key = "man.log.play.against"
	case for_ != 0 && p.kind != unitCard:
		text.Key = "man.log.play.for"
	}
	return text
}

// dicePlayed adds to the text of a Unit card what it brings to the combat:
// dice, or defence.
func (b *Board) dicePlayed(s rules.Side, c int, text *rules.Text) {
	p := b.card(s, c)
	if s != b.active {
		text.Key, text.N = "man.log.play.defence", p.defence
		return
	}
	d := p.attack
	if f := &b.force[s]; int(f.play[0]) == c {
		d = b.openingDice(p)
	}
	if d.n > 0 {
		text.Key, text.N, text.M = "man.log.play.dice", d.n, d.sides
	}
}

// putAway discards the cards a side has in play, in the order in which they
// were played (MAN-1.4.7, MAN-1.4.10).
func (b *Board) putAway(t *rules.Table, s rules.Side, rule string) {
	f := &b.force[s]
	for _, c := range f.play[:f.played] {
		f.discard(int(c), true)
		t.Tell(rules.Event{Kind: rules.EvDiscard, Rule: rule, Side: s, Who: b.cardRef(s, int(c))})
	}
	f.play, f.played, f.shown = [8]uint8{}, 0, 0
}

// drawTo draws until the hand of a side holds n cards (MAN-4.6). A deck that
// runs out is built anew at once from the discards (MAN-2.3.4); the order of
// cards in it is decided when they are drawn.
func (b *Board) drawTo(t *rules.Table, s rules.Side, rule string, n int) {
	f := &b.force[s]
	for f.hand.Count() < n {
		if f.deck == 0 && !b.reshuffle(t, s) {
			return
		}
		bag := make([]rules.Ref, 0, f.deck.Count())
		for rest := f.deck; rest != 0; rest = rest.Rest() {
			bag = append(bag, b.cardRef(s, rest.First()))
		}
		b.take(t, s, rule, bag[t.Draw(s, "draw", rule, bag)].N()%deckSize)
		if f.deck == 0 {
			b.finishDeck(t, s)
			b.reshuffle(t, s)
		}
	}
}

// take brings a card from the deck to the hand; only its owner learns which.
func (b *Board) take(t *rules.Table, s rules.Side, rule string, c int) {
	f := &b.force[s]
	f.deck, f.hand = f.deck.Without(c), f.hand.With(c)
	t.Tell(rules.Event{Kind: rules.EvDraw, Rule: rule, Side: s, Who: b.cardRef(s, c), N: 1,
		Text:   rules.Text{Key: "man.log.draw", A: b.armyRef(s), B: b.cardRef(s, c)},
		Hidden: rules.HideFrom(s.Other()), Veiled: rules.Text{Key: "man.log.draw.veiled", A: b.armyRef(s)}})
}

// finishDeck notes the end of the first deck (MAN-2.3.2, MAN-2.3.3).
func (b *Board) finishDeck(t *rules.Table, s rules.Side) {
	if !b.force[s].finished {
		b.force[s].finished = true
		t.Say("MAN-2.3.3", s, rules.Text{Key: "man.log.finished", A: b.armyRef(s)})
	}
}

// reshuffle makes the discards the new deck; false if there are none.
func (b *Board) reshuffle(t *rules.Table, s rules.Side) bool {
	f := &b.force[s]
	if f.piled == 0 {
		return false
	}
	f.deck = f.discards()
	f.known &^= f.deck
	f.pile, f.piled = [deckSize]uint8{}, 0
	t.Say("MAN-2.3.4", s, rules.Text{Key: "man.log.reshuffle", A: b.armyRef(s)})
	return true
}

// guerrillas is DP-4r, DP-5r and DP-17r: the reacting player may cancel the
// card that the active player has just played (MAN-9.2.17, MAN-9.2.18). It is
// asked whenever that army could hold Guerrillas and the hand is not empty,
// whatever the hand holds (MAN-S.7). If it cancels, both cards are discarded.
func (b *Board) guerrillas(t *rules.Table, kind string, against rules.Ref) bool {
	s, foe := b.active, b.active.Other()
	all := b.deckOf(foe).of[guerrillas]
	if all == 0 || b.force[foe].hand == 0 {
		return false
	}
	o := t.Ask(foe, kind, "MAN-9.2.17", against, func(m rules.Menu) {
		m.Always()
		m.Waive(rules.Option{Do: "pass"})
		for rest := b.force[foe].hand; rest != 0; rest = rest.Rest() {
			c := rest.First()
			m.Offer(rules.Option{Do: "guerrillas", With: b.cardRef(foe, c)},
				rules.Unless(all.Has(c), "MAN-9.2.17", rules.Text{Key: "man.why.guerrillas_only", A: b.cardRef(foe, c)}))
		}
	})
	if o.Do == "pass" {
		return false
	}
	b.play(t, foe, "MAN-9.2.17", o.With.N()%deckSize, against)
	t.Say("MAN-9.2.20", foe, rules.Text{Key: "man.log.cancelled", A: against})
	b.putAway(t, s, "MAN-9.2.20")
	b.putAway(t, foe, "MAN-9.2.20")
	return true
}
