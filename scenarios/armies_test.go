package scenarios

import (
	"testing"

	"grognard/rules"
)

func TestEveryArmyOfTheGameIsLegalAndSpendsAllItsPoints(t *testing.T) {
	n := 0
	for _, book := range Books() {
		a, isArmory := book.(rules.Armory)
		all := Armies(book.Name())
		if !isArmory {
			if len(all) > 0 {
				t.Errorf("%s cannot read its %d armies", book.Name(), len(all))
			}
			continue
		}
		depot := a.View(a.Depot(), rules.First).Muster
		for _, x := range all {
			n++
			note, err := a.ReadArmy(x.Data)
			if err != nil || note.Points != depot.Purse.Of {
				t.Errorf("%s/%s: %d of %d points, %v", book.Name(), x.ID, note.Points, depot.Purse.Of, err)
			}
		}
	}
	if n == 0 {
		t.Error("there are no armies")
	}
}
