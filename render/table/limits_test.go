package table

import (
	"context"
	"slices"
	"testing"

	"grognard/game/boardtest"
	"grognard/game/odds"
	"grognard/render/table/foresee"
)

// againstTwo opens the duel with a second brigade beside the
// defender.
func againstTwo(t *testing.T) *battle {
	t.Helper()
	return onSquares(t, boardtest.Duel().And("blue-2", "C3", `cls = ["elite"]`))
}

func TestTheCardHasTheWorstAndTheBestCaseOverTheChoicesOfTheDefender(t *testing.T) {
	b := againstTwo(t)
	attack := b.acts("attack")
	if len(attack) != 1 {
		t.Fatalf("%d attacks are offered", len(attack))
	}
	card, err := odds.Card(b.m.Position(), attack[0])
	if err != nil || card.Range == nil {
		t.Fatalf("%v: the card has no range", err)
	}
	sheet := foresee.NewCard(foresee.Act{Pos: b.m.Position(), Option: attack[0]}, card, nil)
	i := slices.IndexFunc(sheet.Spread, func(x foresee.Limit) bool { return x.Text.Key == "ns.row.combat.cleared" })
	if i < 0 || sheet.Spread[i].Low == sheet.Spread[i].High || sheet.Spread[i].High != odds.Percent(card.Range.Rows[len(card.Range.Rows)-1].Chance.High) {
		t.Fatalf("the limits are %+v", sheet.Spread)
	}
	b.t.game.Ahead.Odds.Want(b.t.game.Scene.Pos, attack[0])
	b.Long()
	b.Key("O") // all details
	for _, key := range []string{"odds.range", "odds.range.edge", "ns.log.may.counter.name"} {
		if _, ok := b.says(b.t.game.Words.Word(key)); !ok {
			t.Errorf("the panel does not say %q", b.t.game.Words.Word(key))
		}
	}
}

func TestACardThatLeavesChoicesOfTheDefenderOutSaysHowMany(t *testing.T) {
	b := againstTwo(t)
	o := b.acts("attack")[0]
	card, err := odds.Card(b.m.Position(), o)
	if err != nil {
		t.Fatal(err)
	}
	card.Range.Left = 4
	b.t.game.Ahead.Odds.Put(foresee.Act{Pos: b.t.game.Scene.Pos, Option: o}, func(_ context.Context, a foresee.Act) *foresee.Card { return foresee.NewCard(a, card, nil) })
	b.t.game.Ahead.Odds.Picked = true
	b.Long()
	b.Key("O")
	part := b.t.game.Words.Word("odds.range.part", "3", "7")
	if _, ok := b.says(part[:20]); !ok {
		t.Errorf("the panel does not say %q", part)
	}
}
