package weigh

import (
	"slices"
	"testing"

	"grognard/rules"
)

// TestEvenTellsHowManyGamesWerePlayed hears of each round, and never of fewer games.
func TestEvenTellsHowManyGamesWerePlayed(t *testing.T) {
	var asked []rules.Wish
	var told []int
	e, err := EvenTold(t.Context(), dealer{strong: rules.First, enough: 60, asked: &asked}, rules.Wish{Seed: 3}, func(n int) { told = append(told, n) })
	if err != nil {
		t.Fatal(err)
	}
	if n := len(told); n == 0 || !slices.IsSorted(told) || told[n-1] < e.Games || !slices.Contains(told, FirstWord) {
		t.Errorf("told of %v, of %d decided games", told, e.Games)
	}
}
