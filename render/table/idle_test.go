package table

import (
	"slices"
	"testing"

	"grognard/render/paint"
	"grognard/rules"
)

func TestAClickOnAUnitThatHasMovedSaysSoAndPicksNobodyElse(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		b := training(t)
		b.words.Use(lang)
		var o rules.Option
		for _, x := range b.acts("move") { // to where another one could go too
			others := slices.ContainsFunc(b.m.Request().Options, func(y rules.Option) bool { return y.At == x.At && y.Who != x.Who })
			if _, on := b.t.game.Scene.Cell(x.Who); x.At != 0 && on && others && !b.t.game.Scene.Hostile(x.At) {
				o = x
				break
			}
		}
		b.t.commit(&b.ui, o)
		b.Long()
		for b.m.Request().About == o.Who { // hex by hex: it goes no farther
			b.Key("Enter")
			b.Long()
		}
		b.piece(o.Who)
		if len(b.t.game.Choice.Picks) > 0 {
			t.Fatalf("%s: %v is picked", lang, b.t.game.Choice.Picks)
		}
		why := b.t.bar.Refusal().Why
		if x := why.Text; b.t.bar.Refusal().Say != "" || x.A != o.Who && x.B != o.Who || why.Rule == "" {
			t.Errorf("%s: it says %+v %q", lang, why, b.t.bar.Refusal().Say)
		}
		b.Pictures("moved-" + lang)
	}
}

func TestUndoAtDiceAsksBothPlayersAtOnce(t *testing.T) {
	b := onFarm(t)
	rolling := func() bool {
		all := b.t.game.Clips.Throws()
		return len(all) > 0 && b.t.game.Clips.Rolling(&all[len(all)-1])
	}
	for range 12 {
		b.t.commit(&b.ui, b.offers("charge", nil))
		for range 30 {
			if b.Tick(); rolling() {
				break
			}
		}
		if rolling() {
			break
		}
		b.Long()
	}
	if !rolling() {
		t.Fatal("nobody rolls dice")
	}
	b.In.Held.Ctrl = true
	b.In.Keys = []paint.Key{"Z"}
	n := b.m.Len()
	b.Tick()
	if !b.t.consent.Shown() || b.m.Len() != n || !slices.Contains(b.Last.Sounds, "select") {
		t.Errorf("both are asked: %t; %d answers of %d, sounds %v", b.t.consent.Shown(), b.m.Len(), n, b.Last.Sounds)
	}
}

func TestTabGoesThroughTheCardsWhereTheyAreChosen(t *testing.T) {
	b := newBlocks(t, 1280, 720, "ccn-01-rolica-first")
	b.Key("Tab")
	if len(b.t.game.Choice.Picks) != 1 || b.t.game.Scene.Card(b.t.game.Choice.Picks[0]) == nil || b.ui.Ringed() && b.ui.Focused("button.zoomin") {
		t.Fatalf("%v is picked", b.t.game.Choice.Picks)
	}
	first := b.t.game.Choice.Picks[0]
	b.Key("Tab")
	if len(b.t.game.Choice.Picks) != 1 || b.t.game.Choice.Picks[0] == first {
		t.Error("Tab does not go on to the next card")
	}
	b.Pictures("tab-cards")
	card := b.t.game.Choice.Picks[0]
	b.Key("Enter")
	b.Long()
	if b.t.game.Scene.Card(card).Place == rules.Hand {
		t.Error("Enter does not play the card")
	}
}
