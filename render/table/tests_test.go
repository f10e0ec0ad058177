package table

import (
	"testing"

	"grognard/game/match"
	"grognard/render/screentest"
)

func TestAResultTellsHowTheTestAfterItFellOut(t *testing.T) {
	m := screentest.Begin(t, "musket", "training-trebbia-bridge", match.Start{Open: true, Seed: 1})
	b := newDesk(t, 1280, 720, instant()).begin(m)
	b.orders("move fr-96 @0706", "move fr-gren @0705", "done", "attack fr-gren @0805", "add fr-96", "done", "done", "none", "none")
	if b.t.ended() == nil {
		t.Fatal("no result is shown")
	}
	if told := b.t.history.Tests(); len(told) != 1 || told[0].Key != "ms.log.passes" {
		t.Errorf("%+v, want the test that was passed", told)
	}
}
