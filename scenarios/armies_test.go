package scenarios

import (
	"testing"

	"grognard/rules"
)

func TestEveryArmyOfTheGameIsLegalAndSpendsAllItsPoints(t *testing.T) {
	n := 0
	for _, book := range Books() {
		a, isArmory := book.(rules.ArmyBuilder)
		all := Armies(book.Name())
		if !isArmory {
			if len(all) > 0 {
				t.Errorf("%s cannot read its %d armies", book.Name(), len(all))
			}
			continue
		}
		list := a.View(a.NewArmy(), rules.First).ArmyList
		for _, x := range all {
			n++
			note, err := a.ReadArmy(x.Data)
			if err != nil || note.Points != list.Points.Of {
				t.Errorf("%s/%s: %d of %d points, %v", book.Name(), x.ID, note.Points, list.Points.Of, err)
			}
		}
	}
	if n == 0 {
		t.Error("there are no armies")
	}
}
