package table

import (
	"testing"

	"grognard/game/match"
	"grognard/render/screentest"
)

func TestTheTableOfResultsStaysWithItsDieWhenTheCombatIsOver(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		m := screentest.Begin(t, "musket", "training-trebbia-bridge", match.Start{Open: true, Seed: 1})
		b := newDesk(t, size[0], size[1], instant()).begin(m)
		b.orders("move fr-96 @0706", "move fr-gren @0705", "done", "attack fr-gren @0805", "add fr-96", "done", "done")
		b.Long()
		if k := b.t.game.Scene.View().Combat; k == nil || k.Chart == nil || !b.Has("chart.row.1") {
			t.Fatal("there is no table of results before the die")
		}
		b.orders("none", "none")
		if b.t.game.History.Ended() == nil || b.t.game.Scene.View().Combat != nil {
			t.Fatal("the combat is not over")
		}
		b.Point("theatre.slip")
		b.Pictures("kept-chart")
		k := b.t.game.History.ChartOf(b.t.game.History.Result())
		if k == nil || !b.Has("chart.row.1") {
			t.Fatal("the table has gone with the combat")
		}
		if die := b.t.game.Clips.Throws()[0].Event.Faces[0]; k.Rolled != die {
			t.Errorf("lit is %d, the die shows %d", k.Rolled, die)
		}
	}
}
