package ccn

import (
	"fmt"
	"slices"

	"grognard/rules"
)

// readPosition reads where in the game a position stands.
func (l *loader) readPosition() (err error) {
	p, b := l.f.Position, l.b
	if p == nil {
		return nil
	}
	i := slices.Index(phaseNames[:], p.Phase)
	if i < 0 {
		return l.Fault("position.phase", "ccn.fault.phase", "there is no phase %q", p.Phase)
	}
	b.phase = phase(i)
	if p.Turn < 1 || p.Turn > 9999 {
		return l.Fault("position.turn", "ccn.fault.turn", "the turn is %d, not 1 or more", p.Turn)
	}
	b.turn = int16(p.Turn)
	if b.active, err = l.side("position.active", p.Active); err != nil {
		return err
	}
	if b.phase == gameOver {
		if b.over.winner, err = l.side("position.winner", p.Winner); err != nil {
			return err
		}
	}
	return l.readCard()
}

// saidPhase is a phase as faults name it.
func saidPhase(p phase) rules.Said {
	return rules.Said{ID: phaseNames[p], Key: "ccn.phase." + p.printed()}
}

// readCard reads the command card of this turn.
func (l *loader) readCard() error {
	c := &l.f.Position.Card
	played := l.b.phase > commandPhase && l.b.phase < gameOver
	if c.Played == "" {
		if played && l.b.phase != endOfTurn {
			return l.Fault("position.card", "ccn.fault.card.none", "no card has been played, which the phase %q needs", saidPhase(l.b.phase))
		}
		return nil
	}
	n, err := l.card("position.card.played", c.Played, inPlay)
	if err != nil {
		return err
	}
	b := l.b
	b.play.card, b.play.level, b.play.plain = int8(n), int8(c.Level), c.Plain
	if b.play.acts, err = l.kind("position.card.acts", c.Acts, deckKinds[n]); err != nil {
		return err
	}
	if c.Level < 1 || c.Level > deckSize {
		return l.Fault("position.card.level", "ccn.fault.level", "the command level of the card is %d, not 1 to %d", c.Level, deckSize)
	}
	if c.Section != "" {
		s := slices.Index(sectionNames[:], c.Section)
		if s < 0 {
			return l.Fault("position.card.section", "ccn.fault.section", "the card is played to no section of the map: there is no %q", c.Section)
		}
		b.play.section = int8(s)
	}
	if b.play.acts == forceMarch && !c.Plain && b.play.section == nobody {
		return l.Fault("position.card", "ccn.fault.section", "the card is played to no section of the map: there is no %q", "")
	}
	if c.Rolled != nil && len(c.Rolled) != symbols {
		return l.Fault("position.card.rolled", "ccn.fault.rolled", "the dice of the card show %d of their %d numbers", len(c.Rolled), symbols)
	}
	for i, k := range c.Rolled {
		b.play.rolled[i] = int8(k)
	}
	return nil
}

// kind reads a kind of card; "" is its default and "none" no card at all.
func (l *loader) kind(at, id string, own kind) (kind, error) {
	switch id {
	case "":
		return own, nil
	case "none":
		return noCard, nil
	}
	if k, ok := parseKind(id); ok {
		return k, nil
	}
	return noCard, l.Fault(at, "ccn.fault.kind", "there is no kind of card %q", id)
}

// card takes a card out of the deck for another place.
func (l *loader) card(at, id string, to cardPlace) (int, error) {
	c := cardNamed(id)
	switch {
	case c < 0:
		return 0, l.Fault(at, "ccn.fault.card", "there is no card %q", id)
	case l.b.where[c] != inDeck:
		return 0, l.Fault(at, "ccn.fault.card.twice", "the card %q lies in two places", rules.Said{ID: id})
	}
	l.b.where[c] = to
	return c, nil
}

// readDiscards reads the pile, from the bottom.
func (l *loader) readDiscards() error {
	if l.f.Position == nil {
		return nil
	}
	return l.Each(len(l.f.Position.Discards), func(i int) error {
		c, err := l.card(fmt.Sprintf("position.discards.%d", i), l.f.Position.Discards[i], discarded)
		if err != nil {
			return err
		}
		l.b.pile[l.b.piled] = int8(c)
		l.b.piled++
		return nil
	})
}

// readCharge reads a combat whose winner may still go on.
func (l *loader) readCharge() error {
	p := l.f.Position
	if p == nil {
		return nil
	}
	open := l.b.phase == takeGround || l.b.phase == breakthrough || l.b.phase == bonusMelee
	if p.Charge == nil {
		if open {
			return l.Fault("position.phase", "ccn.fault.charge", "the phase %q has no unit that continues after its combat", saidPhase(l.b.phase))
		}
		return nil
	}
	u := l.b.unitNamed(refsByName[p.Charge.Unit])
	if u < 0 || !l.b.inPlay(u) || l.b.sideOf(u) != l.b.active {
		return l.Fault("position.charge.unit", "ccn.fault.charge.unit", "%q is not a unit of the side whose turn it is, or not on the map", rules.Said{ID: p.Charge.Unit})
	}
	h, err := l.hex("position.charge.vacated", p.Charge.Vacated)
	if err != nil {
		return err
	}
	if l.b.phase == takeGround && (distance(l.b.units[u].at, h) != 1 || l.b.barsAdvance(u, h) != "") {
		return l.Fault("position.charge.vacated", "ccn.fault.charge.hex", "%s cannot advance to %s", rules.Said{ID: p.Charge.Unit}, rules.Said{ID: p.Charge.Vacated})
	}
	if l.b.phase != takeGround && l.b.typeOf(u).arm != cavalry {
		return l.Fault("position.charge.unit", "ccn.fault.charge.arm", "%s is not cavalry, and cannot continue after its combat", rules.Said{ID: p.Charge.Unit})
	}
	l.b.charge = charge{unit: int8(u), vacated: h, bonus: p.Charge.Bonus}
	return nil
}

// readSides reads both sides, the French first.
func (l *loader) readSides() error {
	for s := rules.First; s <= rules.Second; s++ {
		r := sideReader{l, s, sideNames[s], [2]*sideTable{&l.f.French, &l.f.Allied}[s]}
		if err := r.Parts(r.readUnits, r.readLeaders, r.readHand, r.readTrack, r.readMemory); err != nil {
			return err
		}
	}
	return nil
}
