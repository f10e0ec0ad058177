package musket

import (
	"fmt"
	"slices"
	"strings"

	"grognard/rules"
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

// Format implements rules.Rulebook: "0405", "fr-1leg-a", "france",
// "fm-compere", "ground-woods".
func (Book) Format(r rules.Ref) string {
	n := r.N()
	switch r.Kind() {
	case hexKind:
		return hex(n).name()
	case counterKind:
		return register[n]
	case armyKind:
		return armyNames[n]
	case formationKind:
		return "fm-" + formationNames[n]
	case groundKind:
		return "ground-" + tec.Hex[n].ID
	case causeKind:
		return "cause-" + causeNames[n]
	case cellKind:
		return "crt-" + strings.ReplaceAll(cellTexts[n], " ", "+")
	case lineKind:
		return "line-" + classNames[n]
	}
	return ""
}

var refsByName = nameRefs()

// nameRefs lists every name but those of hexes once, for Parse.
func nameRefs() map[string]rules.Ref {
	all := map[string]rules.Ref{}
	name := func(r rules.Ref) { all[Book{}.Format(r)] = r }
	for n := range register {
		name(registered(n))
	}
	for n := range armyNames {
		name(rules.MakeRef(armyKind, n))
	}
	for n := range formationNames {
		name(formationRef(n))
	}
	for g := range tec.Hex {
		name(groundRef(ground(g)))
	}
	for n := range causeNames {
		name(causeRef(n))
	}
	for n := range cellTexts {
		name(rules.MakeRef(cellKind, n))
	}
	for n := range classNames {
		name(lineRef(class(n)))
	}
	return all
}

// Parse implements rules.Rulebook.
func (Book) Parse(s string) (rules.Ref, error) {
	if h, ok := parseHex(s); ok {
		return h.ref(), nil
	}
	if r, ok := refsByName[s]; ok {
		return r, nil
	}
	return 0, fmt.Errorf("nothing in Musket & Saber is called %q", s)
}

// Word implements rules.Rulebook. Hexes are shown by their numbers.
func (Book) Word(r rules.Ref) string {
	switch r.Kind() {
	case counterKind:
		return "ms.unit." + register[r.N()]
	case armyKind:
		return "ms.army." + armyNames[r.N()]
	case formationKind:
		return "ms.formation." + formationNames[r.N()]
	case groundKind:
		return "ground." + string(groundArt[r.N()])
	case causeKind:
		return "ms.cause." + causeNames[r.N()]
	case lineKind:
		return "ms.line." + classNames[r.N()]
	}
	return ""
}

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
