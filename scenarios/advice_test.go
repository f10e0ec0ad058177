package scenarios

import (
	"testing"

	"grognard/rules"
)

// TestTheWorkshopHasNothingToSayOfTheBattlesOfTheGame opens them all in it.
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
				if f.Err.Key == "me.remark.aimless" { // the battle of the book itself, of which this says what decides
					continue
				}
				t.Errorf("%s: %v", info.ID, f.Err)
			}
		}
	}
}
