package manoeuvre

import "grognard/rules"

// Book is the rulebook of Manoeuvre.
type Book struct{}

// Name implements rules.Rulebook.
func (Book) Name() string { return "manoeuvre" }

// Version implements rules.Rulebook. 2: a unit may march on from fields and marsh
// on which it ended its move (MAN-5.16), unless a switch forbids it.
func (Book) Version() int { return 2 }

// Prefix implements rules.Rulebook.
func (Book) Prefix() string { return "man" }

// Switches implements rules.Rulebook.
func (Book) Switches() []rules.Switch { return ruleTable.Switches() }

// Switch implements rules.Rulebook.
func (Book) Switch(b rules.Board, key string) string {
	return ruleTable.Value(&b.(*Board).rules, key)
}
