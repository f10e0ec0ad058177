package ccn

import (
	"strconv"
	"strings"

	"grognard/rules"
	"grognard/rules/lexicon"
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

// things are the names. Hexes are shown by their labels; units are called by
// their type, cards by their kind.
var things = lexicon.New("Commands & Colors: Napoleonics",
	lexicon.Kind{Kind: hexKind, Count: boardSize, Skip: func(n int) bool { return !hex(n).real() }, Name: func(n int) string { return hex(n).name() }},
	lexicon.Kind{Kind: unitKind, Count: sameType * len(unitTypes), Skip: func(n int) bool { return n%sameType == 0 },
		Name:   func(n int) string { return unitTypes[n/sameType].id + "-" + strconv.Itoa(n%sameType) },
		WordOf: func(n int) string { return "ccn.unit." + unitTypes[n/sameType].id }},
	lexicon.Kind{Kind: leaderKind, Count: len(leaderTypes), Name: func(n int) string { return leaderTypes[n].id }, Word: "ccn.leader."},
	lexicon.Kind{Kind: cardRefKind, Count: deckSize, Name: func(n int) string { return deckNames[n] },
		WordOf: func(n int) string { return "ccn.card." + cardKinds[deckKinds[n]].id }},
	lexicon.Kind{Kind: sectionKind, Count: int(sections), Name: func(n int) string { return sectionNames[n] }, Word: "ccn.section."},
	lexicon.Kind{Kind: groundKind, Count: int(grounds), Prefix: "ground-", Name: func(n int) string { return terrains[n].name }, Word: "ground."},
	lexicon.Kind{Kind: flankKind, Count: len(flankNames), Prefix: "flank-", Name: func(n int) string { return flankNames[n] }, Word: "ccn.flank."},
)

// Format implements rules.Rulebook: "e5", "fr-ln-1", "fr-ney",
// "c-probe-left-2", "west", "ground-woods", "flank-left".
func (Book) Format(r rules.Ref) string { return things.Format(r) }

// Parse implements rules.Rulebook.
func (Book) Parse(s string) (rules.Ref, error) { return things.Parse(s) }

// Word implements rules.Rulebook.
func (Book) Word(r rules.Ref) string { return things.Word(r) }

var refsByName = things.ByName()

// Label implements rules.Labeler: hexes are called as the map prints them,
// "E5".
func (Book) Label(r rules.Ref) string {
	if r.Kind() == hexKind {
		return strings.ToUpper(hex(r.N()).name())
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
