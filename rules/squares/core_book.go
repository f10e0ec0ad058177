package squares

import "grognard/rules"

// Book is the rulebook of Napoleon Squares.
type Book struct{}

// Name implements rules.Rulebook.
func (Book) Name() string { return "squares" }

// Version implements rules.Rulebook.
func (Book) Version() int { return 5 }

// Prefix implements rules.Rulebook.
func (Book) Prefix() string { return "ns" }

// Switches implements rules.Rulebook.
func (Book) Switches() []rules.Switch { return ruleTable.Switches() }

// Switch implements rules.Rulebook.
func (Book) Switch(b rules.Board, key string) string { return ruleTable.Value(&b.(*Board).rules, key) }
