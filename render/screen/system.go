package screen

import (
	"grognard/rules"
	"grognard/scenarios"
)

// system is one of the five rulebooks as the title shows it, whether it can be
// played yet or not. Its words are ui.system.<id>.*.
type system struct {
	id   string // name of the rulebook
	book rules.Rulebook
	n    int // scenarios
}

// systemIDs are the five systems in the order of the title.
var systemIDs = [...]string{"manoeuvre", "ccn", "musket", "squares", "eagles"}

// systems lists the five with what can be played.
func systems() []system {
	all := make([]system, 0, len(systemIDs))
	for _, id := range systemIDs {
		s := system{id: id}
		if book, ok := scenarios.Book(id); ok {
			s.book, s.n = book, len(scenarios.List(id))
		}
		all = append(all, s)
	}
	return all
}
