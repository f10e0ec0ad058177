package manoeuvre

import (
	"fmt"

	"grognard/rules"
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
func cardRef(army, c int) rules.Ref { return rules.MakeRef(cardRefKind, deckSize*army+c) }
func tileRef(t int) rules.Ref       { return rules.MakeRef(tileKind, t) }
func slotRef(s int) rules.Ref       { return rules.MakeRef(slotKind, s) }
func armyRef(a int) rules.Ref       { return rules.MakeRef(armyKind, a) }
func edgeRef(e int) rules.Ref       { return rules.MakeRef(edgeKind, e) }
func groundRef(g ground) rules.Ref  { return rules.MakeRef(groundKind, int(g)) }

var edgeNames = [4]string{north: "north", east: "east", south: "south", west: "west"}

// Format implements rules.Rulebook: "d4", "fr-ig", "fr-ig-1", "T03", "nw",
// "fr", "north", "ground-woods".
func (Book) Format(r rules.Ref) string {
	n := r.N()
	switch r.Kind() {
	case squareKind:
		return square(n).name()
	case unitKind:
		return armies[n/8].units[n%8].id
	case cardRefKind:
		return decks[n/deckSize].card[n%deckSize].id
	case tileKind:
		return tiles[n].id
	case slotKind:
		return slotNames[n]
	case armyKind:
		return armies[n].id
	case edgeKind:
		return edgeNames[n]
	case groundKind:
		return "ground-" + string(terrain[n].name)
	}
	return ""
}

var refsByName = nameRefs()

// nameRefs lists every name once, for Parse.
func nameRefs() map[string]rules.Ref {
	all := map[string]rules.Ref{}
	name := func(r rules.Ref) { all[Book{}.Format(r)] = r }
	for q := range square(64) {
		name(q.ref())
	}
	for a := range armies {
		name(armyRef(a))
		for u := range 8 {
			name(unitRef(a, u))
		}
		for c := range deckSize {
			name(cardRef(a, c))
		}
	}
	for t := range tiles {
		name(tileRef(t))
	}
	for i := range 4 {
		name(slotRef(i))
		name(edgeRef(i))
	}
	for g := open; g <= woods; g++ {
		name(groundRef(g))
	}
	return all
}

// Parse implements rules.Rulebook.
func (Book) Parse(s string) (rules.Ref, error) {
	if r, ok := refsByName[s]; ok {
		return r, nil
	}
	return 0, fmt.Errorf("nothing in Manoeuvre is called %q", s)
}

// Word implements rules.Rulebook. Squares are shown by their chess names;
// Unit cards are called by their unit, events by their kind.
func (Book) Word(r rules.Ref) string {
	n := r.N()
	switch r.Kind() {
	case unitKind:
		return "man.unit." + armies[n/8].units[n%8].id
	case cardRefKind:
		c := &decks[n/deckSize].card[n%deckSize]
		switch c.kind {
		case unitCard:
			return "man.unit." + armies[n/deckSize].units[c.unit].id
		case commander:
			return "man.card." + c.id
		}
		return "man.card." + kindNames[c.kind]
	case tileKind:
		return "man.tile." + tiles[n].id
	case slotKind:
		return "man.slot." + slotNames[n]
	case armyKind:
		return "nation." + armies[n].id
	case edgeKind:
		return "man.edge." + edgeNames[n]
	case groundKind:
		return "ground." + string(terrain[n].name)
	}
	return ""
}

// cardIndex finds a card of an army by its name, or -1.
func cardIndex(army int, id string) int {
	r := refsByName[id]
	if r.Kind() != cardRefKind || r.N()/deckSize != army {
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
