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

// Waives implements rules.Waiver.
func (Book) Waives(kind, do string) bool {
	switch do {
	case "stand", "stay", "end": // a second round is offered once (NS-C4.3.76, NS-C4.3.82)
		return true
	case "done":
		switch kind { // what is left where it stands stays there until the next impulse (NS-C4.3.88)
		case "pursuit", "face", "reset":
			return true
		}
	}
	return false
}
