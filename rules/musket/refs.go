package musket

import (
	"fmt"

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
)

func groundRef(g ground) rules.Ref { return rules.MakeRef(groundKind, int(g)) }
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
		return "ground." + groundArt[r.N()]
	}
	return ""
}

// groundArt are the keys of art and words of the grounds of the chart.
var groundArt = [...]string{"open", "fields", "woods", "rough", "marsh", "town", "strongpoint", "impassable"}
