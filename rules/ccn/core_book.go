package ccn

import "grognard/rules"

// Book is the rulebook of Commands & Colors: Napoleonics.
type Book struct{}

// Name implements rules.Rulebook.
func (Book) Name() string { return "ccn" }

// Version implements rules.Rulebook.
func (Book) Version() int { return 1 }

// Prefix implements rules.Rulebook.
func (Book) Prefix() string { return "ccn" }

// Forms implements rules.Former: a unit forms a square (CCN-35.6).
func (Book) Forms(e rules.Event) bool { return e.Text.Key == "ccn.log.square" }

// Switches implements rules.Rulebook.
func (Book) Switches() []rules.Switch { return ruleTable.Switches() }

// Switch implements rules.Rulebook.
func (Book) Switch(b rules.Board, key string) string {
	return ruleTable.Value(&b.(*Board).rules, key)
}
