package manoeuvre

import (
	"strconv"

	"grognard/rules"
)

// ownArmies is how many armies of its own a battle may have: one a side. They are counted after
// the eight of the book (MAN-1.3.1).
const ownArmies = 2

var ownNames = [ownArmies]string{"own-1", "own-2"}

// ownLetters name the units of an army of a battle's own, by their places.
const ownLetters = "abcdefgh"

// unitCards is how many cards of a deck are Unit cards, five of each unit; in an army of a battle's
// own they come before those of the headquarters.
const unitCards = 40

// ownForce is an army that a battle has of its own: eight units and sixty cards such as the book
// has, under other names. It never changes once it is loaded.
type ownForce struct {
	army
	deck  deck
	table *armyTable // as the file has it
	sum   uint64     // of its values

	differs bool // a card of it was printed otherwise elsewhere (MAN-S.6)
}

// isOwn reports whether an army is one of the battle's own.
func isOwn(a int) bool { return a >= len(armies) }

// armyAt returns an army of the book or of the battle.
func (b *Board) armyAt(a int) *army {
	if isOwn(a) {
		return &b.raised[a-len(armies)].army
	}
	return &armies[a]
}

// deckAt returns the deck of an army, as the rules in force have it printed.
func (b *Board) deckAt(a int) *deck {
	switch {
	case isOwn(a):
		return &b.raised[a-len(armies)].deck
	case b.rules.publicFaces:
		return &publicDecks[a]
	}
	return &decks[a]
}

// cardNamed finds a card of an army by its name, or -1.
func (b *Board) cardNamed(army int, id string) int {
	if c := cardIndex(army, id); c >= 0 && b.fields(army) && b.deckAt(army).card[c].id == id {
		return c
	}
	return -1
}

// fields reports whether an army can be led in this battle.
func (b *Board) fields(a int) bool {
	return a != noArmy && (!isOwn(a) || b.raised[a-len(armies)] != nil)
}

// armyOfUnit and armyOfCard are the armies that those belong to.
func armyOfUnit(r rules.Ref) int { return r.N() / 8 }
func armyOfCard(r rules.Ref) int {
	a := r.N() / deckSize
	if isOwn(a) {
		a = len(armies) + (a-len(armies))%ownArmies
	}
	return a
}

// ownCardRef names a card of an army of a battle's own. What kind of card lies at a place of its
// headquarters is a matter of the battle: so the name has it in it.
func ownCardRef(army int, k cardKind, c int) rules.Ref {
	return rules.MakeRef(cardRefKind, deckSize*(army+ownArmies*int(k))+c)
}

// kindOfOwn is the kind of card that such a name is of.
func kindOfOwn(n int) cardKind { return cardKind((n/deckSize - len(armies)) / ownArmies) }

// allCards is how many names of cards there are.
const allCards = deckSize * (8 + ownArmies*int(kinds))

// noCard reports whether a number below allCards names no card.
func noCard(n int) bool {
	return isOwn(n/deckSize) && (kindOfOwn(n) == unitCard) != (n%deckSize < unitCards)
}

// armyName, unitName and cardName are what things are called in files.
func armyName(a int) string {
	if isOwn(a) {
		return ownNames[a-len(armies)]
	}
	return armies[a].id
}

func unitName(n int) string {
	if isOwn(n / 8) {
		return ownNames[n/8-len(armies)] + "-" + ownLetters[n%8:n%8+1]
	}
	return armies[n/8].units[n%8].id
}

func cardName(n int) string {
	a, c := armyOfCard(rules.MakeRef(cardRefKind, n)), n%deckSize
	switch {
	case !isOwn(a):
		return decks[a].card[c].id
	case c < unitCards:
		return unitName(8*a+c/cardsOfUnit) + "-" + number(c%cardsOfUnit+1)
	}
	return armyName(a) + "-hq-" + kindNames[kindOfOwn(n)] + "-" + number(c-unitCards+1)
}

// The words of what a battle has of its own and gives no name: those of its kind.
func armyWord(a int) string {
	if isOwn(a) {
		return "man.own.army"
	}
	return "nation." + armies[a].id
}

func unitWord(n int) string {
	if isOwn(n / 8) {
		return "man.own.unit"
	}
	return "man.unit." + armies[n/8].units[n%8].id
}

// number is a number from 1 to 20 as part of a name.
func number(n int) string { return strconv.Itoa(n) }
