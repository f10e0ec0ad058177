package eagles

import (
	"math/rand/v2"

	"grognard/rules"
)

// Book is the rulebook of The March of Eagles.
type Book struct{}

// Name implements rules.Rulebook.
func (Book) Name() string { return "eagles" }

// Version implements rules.Rulebook. Since 2 one of seven special figures is
// drawn with two dice (ME-21.3).
func (Book) Version() int { return 2 }

// Prefix implements rules.Rulebook.
func (Book) Prefix() string { return "me" }

// Switches implements rules.Rulebook.
func (Book) Switches() []rules.Switch { return ruleTable.Switches() }

// Switch implements rules.Rulebook.
func (Book) Switch(b rules.Board, key string) string {
	return ruleTable.Value(&b.(*Board).rules, key)
}

// Resample implements rules.Rulebook: nothing is hidden (ME-1.2).
func (Book) Resample(rules.Board, rules.Side, *rand.Rand) {}

// Conceals implements rules.Concealer.
func (Book) Conceals(rules.Board) bool { return false }
