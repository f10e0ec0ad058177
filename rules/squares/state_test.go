package squares

import (
	"fmt"
	"reflect"
	"testing"

	"grognard/rules/rulestest"
)

// Two boards that the rules can tell apart have two sums (rules.Board.Hash).
func TestTheSumOfABoardTellsEveryValueApart(t *testing.T) {
	b := fogged(t, "objective D4 red 2\non ammunition pontoon\nC1 red-1\nE1 red-2 gun\nmarker marker-a-1 C1 red-g1 red-1\nC2 blue-1\nphase combat").board().Clone().(*Board)
	b.fight.on = true
	sums := rulestest.NewSums(t, b.Hash)
	sums.Skip = map[string]bool{"shot.aim": true} // what follows from the shot
	for i := range options {
		sums.Skip[fmt.Sprintf("rules.offered[%d]", i)] = true // the scenario's
	}
	for u := range b.units {
		sums.Differ("unit "+Book{}.Format(b.unitRef(u)), reflect.ValueOf(&b.unit[u]).Elem())
	}
	for l := range b.leaders {
		sums.Differ("leader "+Book{}.Format(b.leaders[l].ref), reflect.ValueOf(&b.leader[l]).Elem())
	}
	for i := range b.objectives {
		sums.Differ(fmt.Sprintf("objective %d", i), reflect.ValueOf(&b.held[i]).Elem())
	}
	for l := range b.commands {
		for kind := range b.train {
			sums.Differ(fmt.Sprintf("train %d of %d", kind, l), reflect.ValueOf(&b.train[kind][l]).Elem())
		}
	}
	all := reflect.ValueOf(b).Elem()
	for i := range all.NumField() {
		switch name := all.Type().Field(i).Name; name {
		case "battle", "unit", "leader", "train", "held": // what never changes, and what has been looked at
		case "in": // it follows from where the units stand
		case "pool": // of 0 AP there are none
			for n := 1; n <= 3; n++ {
				sums.Differ(fmt.Sprintf("pool[%d]", n), all.Field(i).Index(n))
			}
		default:
			sums.Differ(name, all.Field(i))
		}
	}
	sums.Done()
}
