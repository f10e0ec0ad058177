package scenarios

import (
	"testing"

	"grognard/rules"
)

// TestTheWorkshopHasNothingToSayOfTheBattlesOfTheGame opens them all in it. A beach is named where
// the map ends in open ground.
func TestTheWorkshopHasNothingToSayOfTheBattlesOfTheGame(t *testing.T) {
	for _, b := range Books() {
		book := b.(rules.Workshop)
		for _, info := range List(book.Name()) {
			_, text, err := Open(book.Name(), info.ID)
			if err != nil {
				t.Fatal(err)
			}
			d, err := book.Draft(string(text))
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range d.Flaws {
				if info.ID != "maida-1806" || f.Err.Key != "ms.advice.bare" {
					t.Errorf("%s: %v", info.ID, f.Err)
				}
			}
		}
	}
}
