package musket

import (
	"math/rand/v2"

	"grognard/rules"
)

// Book is the rulebook of Musket & Saber.
type Book struct{}

// Name implements rules.Rulebook.
func (Book) Name() string { return "musket" }

// Version implements rules.Rulebook. 3: a free leader is asked for help in the
// morale tests of bombardments and Fortunes of War (MS-10.3.6), and which of two
// recoveries a Fortune of War is for (MS-12.4.11).
func (Book) Version() int { return 3 }

// Prefix implements rules.Rulebook.
func (Book) Prefix() string { return "ms" }

// Switches implements rules.Rulebook.
func (Book) Switches() []rules.Switch { return ruleTable.Switches() }

// Switch implements rules.Rulebook.
func (Book) Switch(b rules.Board, key string) string {
	return ruleTable.Value(&b.(*Board).rules, key)
}

// Resample implements rules.Rulebook: nothing is hidden, so nothing is dealt
// anew.
func (Book) Resample(rules.Board, rules.Side, *rand.Rand) {}

// Conceals implements rules.Concealer.
func (Book) Conceals(rules.Board) bool { return false }

// Forms implements rules.Former: a test may have a unit form a square (MS-9.5.2).
func (Book) Forms(e rules.Event) bool { return e.Text.Key == "ms.log.square" }
