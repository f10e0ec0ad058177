package musket

import (
	"slices"
	"strings"

	"grognard/rules"
	"grognard/rules/lexicon"
)

// The kinds of things that have a name. Their numbers: hexes as in type hex,
// the others as in their tables.
const (
	hexKind uint8 = 1 + iota
	counterKind
	armyKind
	formationKind
	groundKind
	causeKind // what reduces a factor: hexsides as in tec, then those below
	cellKind  // a cell of the combat results chart
	lineKind  // a class of line of retreat
)

// What halves a factor beside terrain (MS-7.7.2), after the hexsides.
const (
	causeShaken = sides + iota
	causeParen
	causeStack
	causeScattered
	causeCharge
)

var causeNames = [...]string{"river", "stream", "bridge", "ford", "slope", "steep", "wall", "shaken", "paren", "stack", "uncoordinated", "charge"}

func groundRef(g ground) rules.Ref { return rules.MakeRef(groundKind, int(g)) }
func causeRef(n int) rules.Ref     { return rules.MakeRef(causeKind, n) }
func lineRef(c class) rules.Ref    { return rules.MakeRef(lineKind, int(c)) }
func formationRef(n int) rules.Ref { return rules.MakeRef(formationKind, n) }
func registered(n int) rules.Ref   { return rules.MakeRef(counterKind, n) }

// things are the names, but those of hexes, which are shown by their numbers.
var things = lexicon.New("Musket & Saber",
	lexicon.Kind{Kind: hexKind, Name: func(n int) string { return hex(n).name() }},
	lexicon.Kind{Kind: counterKind, Count: len(register), Name: func(n int) string { return register[n] }, Word: "ms.unit."},
	lexicon.Kind{Kind: armyKind, Count: len(armyNames), Name: func(n int) string { return armyNames[n] }, Word: "ms.army."},
	lexicon.Kind{Kind: formationKind, Count: len(formationNames), Prefix: "fm-", Name: func(n int) string { return formationNames[n] }, Word: "ms.formation."},
	lexicon.Kind{Kind: groundKind, Count: len(tec.Hex), Prefix: "ground-", Name: func(n int) string { return tec.Hex[n].ID },
		WordOf: func(n int) string { return "ground." + string(groundArt[n]) }},
	lexicon.Kind{Kind: causeKind, Count: len(causeNames), Prefix: "cause-", Name: func(n int) string { return causeNames[n] }, Word: "ms.cause."},
	lexicon.Kind{Kind: cellKind, Count: len(cellTexts), Prefix: "crt-", Name: func(n int) string { return strings.ReplaceAll(cellTexts[n], " ", "+") }},
	lexicon.Kind{Kind: lineKind, Count: len(classNames), Prefix: "line-", Name: func(n int) string { return classNames[n] }, Word: "ms.line."},
)

// Format implements rules.Rulebook: "0405", "fr-1leg-a", "france",
// "fm-compere", "ground-woods".
func (Book) Format(r rules.Ref) string { return things.Format(r) }

// Parse implements rules.Rulebook.
func (Book) Parse(s string) (rules.Ref, error) {
	if h, ok := parseHex(s); ok {
		return h.ref(), nil
	}
	return things.Parse(s)
}

// Word implements rules.Rulebook.
func (Book) Word(r rules.Ref) string { return things.Word(r) }

var refsByName = things.ByName()

// Label implements rules.Labeler: cells of the chart are shown as it prints
// them.
func (Book) Label(r rules.Ref) string {
	if r.Kind() == cellKind {
		return cellTexts[r.N()]
	}
	return ""
}

// cellTexts are the cells of the chart, each once.
var cellTexts = textsOfCells()

func textsOfCells() (all []string) {
	for _, x := range crt {
		for _, text := range x.Results {
			if !slices.Contains(all, text) {
				all = append(all, text)
			}
		}
	}
	return all
}

// cellRef names a cell of the chart; 0 if it prints no such cell.
func cellRef(o outcome) rules.Ref {
	i := slices.IndexFunc(cellTexts, func(text string) bool { return parseOutcome(text) == o })
	if i < 0 {
		return 0
	}
	return rules.MakeRef(cellKind, i)
}

// groundArt are the keys of art and words of the grounds of the chart.
var groundArt = [...]rules.Ground{rules.GroundOpen, rules.GroundFields, rules.GroundWoods, rules.GroundRough, rules.GroundMarsh, rules.GroundTown,
	rules.GroundStrong, rules.GroundImpassable}
