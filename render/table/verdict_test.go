package table

import (
	"testing"
)

func TestOldDiceGoWhenAnotherBodyActsWithoutAny(t *testing.T) {
	b := onFarm(t)
	if b.t.game.History.Outdated() {
		t.Fatal("the dice of the initiative are outdated at once")
	}
	o := b.offers("pass", nil)
	if _, err := b.m.Answer(o); err != nil {
		t.Fatal(err)
	}
	b.Long()
	if !b.t.game.History.Outdated() {
		t.Error("they stay beside what has been ordered since")
	}
}
