package manoeuvre

import (
	"grognard/rules"
	"grognard/rules/lexicon"
)

// The kinds of things that have a name. Their numbers: squares 0 (a1) to 63
// (h8), units and cards counted through all armies, tiles, slots, armies and
// edges as in their tables.
const (
	squareKind uint8 = 1 + iota
	unitKind
	cardRefKind
	tileKind
	slotKind
	armyKind
	edgeKind
	groundKind
)

func (q square) ref() rules.Ref {
	if q == offBoard {
		return 0
	}
	return rules.MakeRef(squareKind, int(q))
}

func unitRef(army, u int) rules.Ref { return rules.MakeRef(unitKind, 8*army+u) }
func tileRef(t int) rules.Ref       { return rules.MakeRef(tileKind, t) }
func slotRef(s int) rules.Ref       { return rules.MakeRef(slotKind, s) }
func armyRef(a int) rules.Ref       { return rules.MakeRef(armyKind, a) }
func edgeRef(e int) rules.Ref       { return rules.MakeRef(edgeKind, e) }
func groundRef(g ground) rules.Ref  { return rules.MakeRef(groundKind, int(g)) }

var edgeNames = [4]string{north: "north", east: "east", south: "south", west: "west"}

// things are the names. Squares are shown by their chess names; Unit cards are
// called by their unit, events by their kind.
var things = lexicon.New("Manoeuvre",
	lexicon.Kind{Kind: squareKind, Count: 64, Name: func(n int) string { return square(n).name() }},
	lexicon.Kind{Kind: unitKind, Count: 8 * (len(armies) + ownArmies), Name: unitName, WordOf: unitWord},
	lexicon.Kind{Kind: cardRefKind, Count: allCards, Skip: noCard, Name: cardName, WordOf: cardWord},
	lexicon.Kind{Kind: tileKind, Count: len(tiles), Name: func(n int) string { return tiles[n].id }, Word: "man.tile."},
	lexicon.Kind{Kind: slotKind, Count: 4, Name: func(n int) string { return slotNames[n] }, Word: "man.slot."},
	lexicon.Kind{Kind: armyKind, Count: len(armies) + ownArmies, Name: armyName, WordOf: armyWord},
	lexicon.Kind{Kind: edgeKind, Count: 4, Name: func(n int) string { return edgeNames[n] }, Word: "man.edge."},
	lexicon.Kind{Kind: groundKind, Count: int(woods) + 1, Skip: func(n int) bool { return n < int(open) }, Prefix: "ground-", Name: func(n int) string { return string(terrain[n].name) }, Word: "ground."},
)

func cardWord(n int) string {
	if isOwn(n / deckSize) {
		if k := kindOfOwn(n); k > commander {
			return "man.card." + kindNames[k]
		}
		return "man.own.card"
	}
	c := &decks[n/deckSize].card[n%deckSize]
	switch c.kind {
	case unitCard:
		return "man.unit." + armies[n/deckSize].units[c.unit].id
	case commander:
		return "man.card." + c.id
	}
	return "man.card." + kindNames[c.kind]
}

// Format implements rules.Rulebook: "d4", "fr-ig", "fr-ig-1", "T03", "nw",
// "fr", "north", "ground-woods".
func (Book) Format(r rules.Ref) string { return things.Format(r) }

// Parse implements rules.Rulebook.
func (Book) Parse(s string) (rules.Ref, error) { return things.Parse(s) }

// Word implements rules.Rulebook.
func (Book) Word(r rules.Ref) string { return things.Word(r) }

var refsByName = things.ByName()

// cardIndex finds a card of an army by its name, or -1.
func cardIndex(army int, id string) int {
	r := refsByName[id]
	if r.Kind() != cardRefKind || armyOfCard(r) != army {
		return -1
	}
	return r.N() % deckSize
}

// unitIndex finds a unit of an army by its name, or -1.
func unitIndex(army int, id string) int {
	r := refsByName[id]
	if r.Kind() != unitKind || r.N()/8 != army {
		return -1
	}
	return r.N() % 8
}
