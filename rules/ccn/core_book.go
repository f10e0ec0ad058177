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

// Waives implements rules.Waiver.
func (Book) Waives(kind, do string) bool {
	switch do {
	case "hold", "ignore", "pass", "stand", "stay":
		return true
	case "done":
		switch kind { // who does not join now does not join this attack (CCN-39.1)
		case "support":
			return true
		}
	}
	return false
}
