package musket

import (
	"math/rand/v2"

	"grognard/rules"
)

// Resample implements rules.Rulebook: nothing is hidden, so nothing is dealt
// anew.
func (Book) Resample(rules.Board, rules.Side, *rand.Rand) {}

// Conceals implements rules.Concealer.
func (Book) Conceals(rules.Board) bool { return false }
