package screen

import (
	"grognard/rules"
	"grognard/scenarios"
)

// system is a rulebook as the title shows it. Its words are ui.system.<id>.*.
type system struct {
	id   string // name of the rulebook
	book rules.Rulebook
	n    int // scenarios
}

// systems lists them in the order of the title.
func systems() (all []system) {
	for _, b := range scenarios.Books() {
		all = append(all, system{id: b.Name(), book: b, n: len(scenarios.List(b.Name()))})
	}
	return all
}
