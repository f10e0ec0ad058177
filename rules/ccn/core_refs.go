package ccn

import (
	"fmt"
	"strconv"
	"strings"

	"grognard/rules"
)

// The kinds of things that have a name. Their numbers: hexes row by row, units
// 32 times their type plus their number, leaders and grounds as in their
// tables, cards through the deck, sections from the west, flanks as a player
// sees them from the left.
const (
	hexKind uint8 = 1 + iota
	unitKind
	leaderKind
	cardRefKind
	sectionKind
	groundKind
	flankKind
)

// sameType is how many units of one type a game may have.
const sameType = 32

func unitRef(typ, n int) rules.Ref { return rules.MakeRef(unitKind, sameType*typ+n) }
func leaderRef(id int) rules.Ref   { return rules.MakeRef(leaderKind, id) }
func cardRef(c int) rules.Ref      { return rules.MakeRef(cardRefKind, c) }
func (s section) ref() rules.Ref   { return rules.MakeRef(sectionKind, int(s)) }
func groundRef(g ground) rules.Ref { return rules.MakeRef(groundKind, int(g)) }

// flankRef names what a section is to a side (CCN-2.2).
func (b *Board) flankRef(s rules.Side, of section) rules.Ref {
	return rules.MakeRef(flankKind, b.flank(s, of))
}

// Format implements rules.Rulebook: "e5", "fr-ln-1", "fr-ney",
// "c-probe-left-2", "west", "ground-woods", "flank-left".
func (Book) Format(r rules.Ref) string {
	n := r.N()
	switch r.Kind() {
	case hexKind:
		return hex(n).name()
	case unitKind:
		return unitTypes[n/sameType].id + "-" + strconv.Itoa(n%sameType)
	case leaderKind:
		return leaderTypes[n].id
	case cardRefKind:
		return deckNames[n]
	case sectionKind:
		return sectionNames[n]
	case groundKind:
		return "ground-" + terrains[n].name
	case flankKind:
		return "flank-" + flankNames[n]
	}
	return ""
}

// Label implements rules.Labeler: hexes are called as the map prints them,
// "E5".
func (Book) Label(r rules.Ref) string {
	if r.Kind() == hexKind {
		return strings.ToUpper(hex(r.N()).name())
	}
	return ""
}

var refsByName = nameRefs()

// nameRefs lists every name once, for Parse.
func nameRefs() map[string]rules.Ref {
	all := map[string]rules.Ref{}
	name := func(r rules.Ref) { all[Book{}.Format(r)] = r }
	for h := range hex(boardSize) {
		if h.real() {
			name(h.ref())
		}
	}
	for t := range unitTypes {
		for n := 1; n < sameType; n++ {
			name(unitRef(t, n))
		}
	}
	for l := range leaderTypes {
		name(leaderRef(l))
	}
	for c := range deckSize {
		name(cardRef(c))
	}
	for s := range sections {
		name(s.ref())
	}
	for g := range grounds {
		name(groundRef(g))
	}
	for f := range flankNames {
		name(rules.MakeRef(flankKind, f))
	}
	return all
}

// Parse implements rules.Rulebook.
func (Book) Parse(s string) (rules.Ref, error) {
	if r, ok := refsByName[s]; ok {
		return r, nil
	}
	return 0, fmt.Errorf("nothing in Commands & Colors: Napoleonics is called %q", s)
}

// Word implements rules.Rulebook. Hexes are shown by their labels; units are
// called by their type, cards by their kind.
func (Book) Word(r rules.Ref) string {
	n := r.N()
	switch r.Kind() {
	case unitKind:
		return "ccn.unit." + unitTypes[n/sameType].id
	case leaderKind:
		return "ccn.leader." + leaderTypes[n].id
	case cardRefKind:
		return "ccn.card." + cardKinds[deckKinds[n]].id
	case sectionKind:
		return "ccn.section." + sectionNames[n]
	case groundKind:
		return "ground." + terrains[n].name
	case flankKind:
		return "ccn.flank." + flankNames[n]
	}
	return ""
}

// cardNamed finds a card by its name, or -1.
func cardNamed(id string) int {
	if r, ok := refsByName[id]; ok && r.Kind() == cardRefKind {
		return r.N()
	}
	return -1
}
