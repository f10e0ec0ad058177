package manoeuvre

import (
	"fmt"

	"grognard/rules"
)

// Check implements rules.Board: the invariants of part 3.5.
func (b *Board) Check() error {
	for s := rules.First; s <= rules.Second; s++ {
		if b.force[s].army == noArmy {
			continue
		}
		if err := b.checkCards(s); err != nil {
			return err
		}
		if err := b.checkUnits(s); err != nil {
			return err
		}
	}
	for q, n := range b.unitAt {
		if n != nobody && b.force[n/8].at[n%8] != square(q) {
			return fmt.Errorf("%s holds a unit that stands elsewhere", square(q).name())
		}
	}
	if b.force[0].army != noArmy && b.force[0].army == b.force[1].army {
		return fmt.Errorf("both sides lead the army %s", armyName(int(b.force[0].army)))
	}
	if b.phase.inPlayerTurn() && (b.chart == nil || b.lead == rules.Chance) {
		return fmt.Errorf("phase %s without a map or a First Player", phaseNames[b.phase])
	}
	return nil
}

// checkCards: deck, hand, discards and cards in play are 60 different cards
// (MAN-S.2), and no hand has more than five (MAN-1.4.5).
func (b *Board) checkCards(s rules.Side) error {
	f := &b.force[s]
	nation := armyName(int(f.army))
	sum := f.deck.Count() + f.hand.Count() + int(f.piled) + int(f.played)
	all := f.deck | f.hand | f.discards() | f.inPlay()
	switch {
	case sum != deckSize || all != wholeDeck:
		return fmt.Errorf("%s has %d cards, %d of them different, not %d", nation, sum, all.Count(), deckSize)
	case f.hand.Count() > handSize:
		return fmt.Errorf("%s holds %d cards", nation, f.hand.Count())
	case f.shown > f.played:
		return fmt.Errorf("%s has shown %d of %d cards in play", nation, f.shown, f.played)
	}
	return nil
}

// checkUnits: every unit stands where its state says, none on a lake or a
// square of another, every redoubt under a unit.
func (b *Board) checkUnits(s rules.Side) error {
	f := &b.force[s]
	for u, q := range f.at {
		id := b.unitType(s, u).id
		onBoard := f.state[u] == full || f.state[u] == reduced
		switch {
		case onBoard != (q != offBoard):
			return fmt.Errorf("%s is in state %d on square %d", id, f.state[u], q)
		case onBoard && b.unitAt[q] != int8(8*int(s)+u):
			return fmt.Errorf("%s is not the unit on %s", id, q.name())
		case onBoard && !b.ground[q].effects().enter:
			return fmt.Errorf("%s stands on %s, %s", id, q.name(), b.ground[q].effects().name)
		case !onBoard && b.inRedoubt(s, u):
			return fmt.Errorf("%s has a redoubt but no square", id)
		case b.phase.inPlayerTurn() && f.state[u] == waiting:
			return fmt.Errorf("%s has not been deployed", id)
		}
	}
	return nil
}
