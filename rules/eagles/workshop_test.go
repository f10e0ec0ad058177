package eagles

import (
	"testing"

	"grognard/rules/rulestest"
)

func TestTheWorkshopKeepsTheContract(t *testing.T) {
	edits, damages := 40, 2000
	if testing.Short() {
		edits, damages = 2, 120
	}
	rulestest.Workshop(t, Book{}, rulestest.Starts(t, "eagles"), edits, damages)
}
