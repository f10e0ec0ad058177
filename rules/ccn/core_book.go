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

// Switches implements rules.Rulebook.
func (Book) Switches() []rules.Switch { return ruleTable.Switches() }

// Switch implements rules.Rulebook.
func (Book) Switch(b rules.Board, key string) string {
	return ruleTable.Value(&b.(*Board).rules, key)
}
