package table

import (
	"testing"

	"grognard/rules"
)

func TestAResultTellsOnlyTheSumsOfItsOwnCombat(t *testing.T) {
	b := onFarm(t)
	e := &rules.Event{Mods: []rules.Mod{{Sum: "dice", N: 2}, {Sum: "attack", N: 6}, {Sum: "halvings", N: 1}, {Sum: "defence", N: 4}}}
	if n := len(b.t.sumsOf(e)); n != 4 {
		t.Errorf("%d terms without a combat", n)
	}
	v := *b.t.scene.View()
	v.Combat = &rules.Combat{Sums: []rules.Tally{{Key: "attack"}, {Key: "defence"}}}
	b.t.clips.Settle(&v)
	if all := b.t.sumsOf(e); len(all) != 2 || all[0].Sum != "attack" || all[1].Sum != "defence" {
		t.Errorf("told are %+v", all)
	}
}

func TestOldDiceGoWhenAnotherBodyActsWithoutAny(t *testing.T) {
	b := onFarm(t)
	if b.t.history.Outdated() {
		t.Fatal("the dice of the initiative are outdated at once")
	}
	o := b.offers("pass", nil)
	if _, err := b.m.Answer(o); err != nil {
		t.Fatal(err)
	}
	b.Long()
	if !b.t.history.Outdated() {
		t.Error("they stay beside what has been ordered since")
	}
}
