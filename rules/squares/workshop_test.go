package squares

import (
	"testing"

	"grognard/rules/rulestest"
)

func TestTheWorkshopKeepsTheContract(t *testing.T) {
	edits, damages := 200, 2000
	if testing.Short() {
		edits, damages = 12, 120
	}
	rulestest.Workshop(t, Book{}, rulestest.Starts(t, "squares"), edits, damages)
}
